import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { fallbackLang, productView } from '../catalogue/build/trip-view.ts'
import { categoryStyle } from '../catalogue/shape/category.ts'
import { isSameValue } from '../catalogue/shape/change.ts'
import { isBeginnerFriendly } from '../catalogue/shape/difficulty.ts'
import type { Product } from '../catalogue/shape/trip.ts'
import type { Category, Difficulty, Price } from '../catalogue/shape/trip-facts.ts'
import { durationText, groupText, maxGroup } from '../catalogue/text/fact-formats.ts'
import { factWords } from '../catalogue/text/fact-translators.ts'
import { lowestAmount } from '../catalogue/text/money.ts'
import { monthsText, priceText } from '../catalogue/text/price-text.ts'
import type { Locale } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import { type Activity, type Effort, efforts } from '../wish/wish.ts'

/** What one place, the list or the trip's own page, says of a trip (spec §9: both readings stand). */
export interface Reading {
  duration: { text: string; unit: 'hours' | 'days'; min: number; max: number; isUpTo: boolean }
  /** The rank of its level among the choices of effort; "adjusts" where the effort is settled with the guests. */
  effort?: number | 'adjusts'
  /** The level in words, in lower case. */
  level?: string
  group?: { text: string; min?: number; max: number }
  /** Integer reais; none where the price is given on request. */
  price: {
    text: string
    lowest?: { reais: number; per: 'person' | 'group' }
    /** The price itself, where it depends on the day or on the people. */
    rated?: Price
  }
}

/** A trip as the finder compares it, in one language. Plain data: it travels to the browser. */
export interface FinderTrip {
  slug: string
  title: string
  lang?: string
  href: string
  kind: Product['kind']
  activity: Activity
  minimumAge?: { years: number; isRecommended: boolean }
  /** What a guest must have done before; the number of treks where the catalogue says one. */
  experience?: { in: 'kayak' | 'mountain'; treks?: number }
  /** The months in which it runs, in words; none where it runs in all of them. */
  months?: string
  /** Only where a list shows the trip and says something else than its page. */
  list?: Reading
  page: Reading
}

/** Which choice of effort covers a level. */
const effortOf: Record<Difficulty, Effort | 'adjusts'> = {
  Fácil: 'easy',
  Intermediário: 'moderate',
  'Moderado/Técnico': 'moderate',
  Avançado: 'hard',
  Extremo: 'extreme',
  Personalizável: 'adjusts',
}

function effortRank(level: Difficulty): number | 'adjusts' {
  const effort = effortOf[level]
  return effort === 'adjusts' ? effort : efforts.indexOf(effort)
}

/** A boat without a level is one for beginners, as its card says (spec §2.4). */
const levelOf = (category: Category, difficulty: Difficulty | undefined): Difficulty | undefined =>
  difficulty ?? (isBeginnerFriendly(category, difficulty) ? 'Fácil' : undefined)

function reading(
  category: Category,
  { duration, group, difficulty, price }: Product['listing'],
  locale: Locale,
): Reading {
  const { facts } = factWords(locale)
  const level = levelOf(category, difficulty)
  const reais = lowestAmount(price)
  return {
    duration: {
      text: durationText(duration, facts),
      unit: duration.unit,
      min: duration.range.min,
      max: duration.range.max,
      isUpTo: duration.upTo ?? false,
    },
    effort: level && effortRank(level),
    level: level && wordsOf(locale).interface.difficulty[level].toLocaleLowerCase(locale),
    group: group && {
      text: groupText(group, locale, facts),
      min: group.min,
      max: maxGroup[locale](group),
    },
    price: {
      text: priceText(price, locale),
      lowest: reais === undefined ? undefined : { reais, per: price.per },
      ...(price.rates && { rated: price }),
    },
  }
}

/** A trip as the finder compares it. */
export function finderTrip(catalogue: Catalogue, product: Product, locale: Locale): FinderTrip {
  const { category, kind, slug, minimumAge, experience, treksRequired, listed } = product
  const { words, fallbacks, href } = productView(catalogue, product, locale)
  const list = reading(category, product.listing, locale)
  const page = reading(category, product.detail, locale)
  const months = monthsText(product.detail.price, locale)
  return {
    slug,
    title: words.title,
    lang: fallbackLang(fallbacks, 'title'),
    href,
    kind,
    activity: categoryStyle[category].anchor,
    minimumAge: minimumAge && {
      years: minimumAge.years,
      isRecommended: minimumAge.recommended ?? false,
    },
    experience: experience && { in: experience, treks: treksRequired },
    ...(months && { months }),
    list: listed && !isSameValue(list, page) ? list : undefined,
    page,
  }
}

/** Every trip that visitors can open, as the finder compares it: those without a card on a list as well. */
export const finderTrips = (catalogue: Catalogue, locale: Locale): FinderTrip[] =>
  catalogue.trips.map((product) => finderTrip(catalogue, product, locale))
