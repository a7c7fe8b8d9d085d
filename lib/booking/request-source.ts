import { createTranslator } from 'next-intl'
import { type Catalogue, isUpcoming } from '../catalogue/build/catalogue.ts'
import type { Product } from '../catalogue/shape/trip.ts'
import { maxGroup, startTimeText } from '../catalogue/text/fact-formats.ts'
import { factWords } from '../catalogue/text/fact-translators.ts'
import { chatAddress, detailBookingLink, draftTitle } from '../chat/drafts.ts'
import type { Locale } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import type { StartAndEnd } from '../planning/day.ts'
import { type Terrain, terrainOf } from '../planning/year.ts'
import { draftLocales } from '../wish/wish-draft.ts'
import type { RequestSubject, TripDraft } from './trip-request.ts'

/** All that the composer of a trip is given: plain data. */
export interface RequestSource {
  subject: RequestSubject
  /** Portuguese, and English on English pages. */
  drafts: readonly TripDraft[]
  /** Start times as the page's language says them, and as the sun is compared with them. */
  starts: readonly string[]
  clock: readonly StartAndEnd[]
  terrain: Terrain
  /** The chat's address, without a text. */
  chat: string
  /** The link that works without scripts. */
  plainHref: string
}

/**
 * What the composer of a trip's page needs.
 * @param now milliseconds since 1970: dates that are over are left out
 */
export function tripRequestSource(
  catalogue: Catalogue,
  product: Product,
  locale: Locale,
  now: number,
): RequestSource {
  const { detail, kind, dates } = product
  const startsIn = (language: Locale): string[] =>
    detail.startTimes.map((time) => startTimeText(time, language, factWords(language).facts))
  const { group } = detail
  return {
    subject: {
      price: detail.price,
      group: group && { min: group.min, max: maxGroup[locale](group) },
      dates: dates.filter(({ date }) => isUpcoming(date, now)).map(({ date, state }) => ({ date, state })),
    },
    drafts: draftLocales(locale).map((language) => {
      const t = createTranslator({
        locale: language,
        messages: wordsOf(language).interface,
        namespace: 'chat',
      })
      return {
        locale: language,
        opening: t(kind, { title: draftTitle(catalogue, product, language) }),
        starts: startsIn(language),
      }
    }),
    starts: startsIn(locale),
    clock: detail.startTimes.map(({ start, end }) => ({ start, end })),
    terrain: terrainOf(product),
    chat: chatAddress(catalogue),
    plainHref: detailBookingLink(catalogue, product, locale),
  }
}
