import type { useTranslations } from 'next-intl'
import type { Locale } from '../../i18n/locales.ts'
import type { Product } from '../shape/trip.ts'
import { durationText, groupText } from './fact-formats.ts'
import { factWords } from './fact-translators.ts'
import { priceText } from './price-text.ts'

type Translator = ReturnType<typeof useTranslations<never>>

/** What one place says of a trip where the other says something else, such as "3 dias, R$ 4.300 por pessoa". */
export interface ReadingDifferences {
  list: string
  page: string
}

/**
 * Where list and page read a fact of a trip differently (spec §9, both readings stand), what each of them says, so
 * that either place can name the other's reading. A fact that only one of them states is no difference.
 * @param t the messages of the page's language, from their root
 */
export function readingDifferences(
  { listing, detail }: Product,
  locale: Locale,
  t: Translator,
): ReadingDifferences | undefined {
  const { facts } = factWords(locale)
  const readings: ((reading: Product['listing']) => string | undefined)[] = [
    ({ duration }) => durationText(duration, facts),
    ({ group }) => group && groupText(group, locale, facts),
    ({ difficulty }) => difficulty && t(`difficulty.${difficulty}`).toLocaleLowerCase(locale),
    ({ price }) => priceText(price, locale),
  ]
  const differing = readings.flatMap((read) => {
    const list = read(listing)
    const page = read(detail)
    return list === undefined || page === undefined || list === page ? [] : [{ list, page }]
  })
  if (differing.length === 0) return undefined
  return {
    list: differing.map(({ list }) => list).join(', '),
    page: differing.map(({ page }) => page).join(', '),
  }
}
