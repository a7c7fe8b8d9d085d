import type { useTranslations } from 'next-intl'
import { capitalised } from '../../i18n/fill.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import type { SiteContent } from '../shape/site-content.ts'
import type { Product } from '../shape/trip.ts'
import type { RefundRule } from '../shape/trip-facts.ts'
import {
  activeText,
  altitudeText,
  clockText,
  distanceText,
  durationText,
  type FactsTranslator,
  groupText,
  maxGroup,
  numberText,
  startTimeText,
} from './fact-formats.ts'
import { formatAmount } from './money.ts'
import { amountsText } from './price-text.ts'
import { cancellationRules, importantRules, leadTimeText, type RefundWords } from './refund-text.ts'

/** What is needed to format facts in a language. */
export interface FactWords {
  locale: Locale
  facts: FactsTranslator
  price: ReturnType<typeof useTranslations<'price'>>
  refunds: RefundWords
}

export interface FactContext extends FactWords {
  content: SiteContent
}

const optionAmount =
  (option: 'camping' | 'chalet' | 'extension') =>
  ({ detail: { price } }: Product, { locale }: FactContext): string | undefined => {
    if (price.kind === 'onRequest') return undefined
    const amount = price.amounts.find((candidate) => candidate.option === option)
    return amount && formatAmount(amount.reais, locale)
  }

const clock =
  (index: number, end: 'start' | 'end') =>
  ({ detail: { startTimes } }: Product, { locale }: FactContext): string | undefined => {
    const time = startTimes[index]?.[end]
    return time && clockText(time, locale)
  }

/** "24 horas" of "até 24 horas antes": the shortest notice that the trip's own rules refund in full. */
function freeNotice(rules: readonly RefundRule[], { refunds }: FactContext): string | undefined {
  const free = rules.find(({ refund, notice }) => refund === 100 && notice.by === 'atLeast')?.notice
  return free?.by === 'atLeast' ? leadTimeText(free, refunds) : undefined
}

const ownRules = (product: Product, { content }: FactContext): readonly RefundRule[] => {
  const important = importantRules(content['policy-figures'], product)
  return important.length > 0 ? important : cancellationRules(content['policy-figures'], product)
}

const wholeDays = ({ detail: { duration } }: Product): number | undefined =>
  duration.unit === 'days' ? duration.range.max : undefined

/** What each name in braces stands for; undefined where the trip has no such fact. */
const facts = {
  price: ({ detail }: Product, context: FactContext) => amountsText(detail.price, context),
  'price.camping': optionAmount('camping'),
  'price.chalet': optionAmount('chalet'),
  'price.extension': optionAmount('extension'),
  duration: ({ detail }: Product, { facts: t }: FactContext) => durationText(detail.duration, t),
  durationAdjective: ({ detail: { duration } }: Product, { facts: t }: FactContext) =>
    t(duration.unit === 'hours' ? 'hoursAdjective' : 'daysAdjective', {
      range:
        duration.range.min === duration.range.max
          ? String(duration.range.max)
          : `${duration.range.min}–${duration.range.max}`,
    }),
  days: (product: Product) => wholeDays(product)?.toString(),
  hours: ({ detail: { duration } }: Product, { locale }: FactContext) =>
    duration.unit === 'hours' ? numberText(duration.range.max, locale) : undefined,
  nights: (product: Product, { facts: t }: FactContext) => {
    const days = wholeDays(product)
    return days !== undefined && days > 1 ? t('nights', { count: days - 1 }) : undefined
  },
  activeTime: ({ detail }: Product, { facts: t }: FactContext) =>
    detail.activeHours && activeText(detail.activeHours, t),
  distance: ({ detail }: Product, { locale, facts: t }: FactContext) =>
    detail.distanceKm && distanceText(detail.distanceKm, locale, t),
  distancePerDay: (product: Product, { locale, facts: t }: FactContext) => {
    const days = wholeDays(product)
    const { distanceKm } = product.detail
    if (days === undefined || !distanceKm) return undefined
    return t('kilometres', { value: numberText(Math.round(distanceKm.max / days), locale) })
  },
  altitude: ({ detail }: Product, { locale, facts: t }: FactContext) =>
    detail.altitudeM && altitudeText(detail.altitudeM, locale, t),
  group: ({ detail }: Product, { locale, facts: t }: FactContext) =>
    detail.group && groupText(detail.group, locale, t),
  groupMin: ({ detail }: Product) => detail.group?.min?.toString(),
  groupMax: ({ detail }: Product, { locale }: FactContext) =>
    detail.group && String(maxGroup[locale](detail.group)),
  minimumAge: ({ minimumAge }: Product, { facts: t }: FactContext) =>
    minimumAge && t('years', { count: minimumAge.years }),
  age: ({ minimumAge }: Product) => minimumAge?.years.toString(),
  startTimes: ({ detail: { startTimes } }: Product, { locale, facts: t }: FactContext) =>
    startTimes.length === 0
      ? undefined
      : new Intl.ListFormat(locale, { type: 'disjunction' }).format(
          startTimes.map((time) => startTimeText(time, locale, t)),
        ),
  start: clock(0, 'start'),
  end: clock(0, 'end'),
  start2: clock(1, 'start'),
  end2: clock(1, 'end'),
  meetingPoint: ({ detail }: Product) => detail.meetingPoint,
  treksRequired: ({ treksRequired }: Product) => treksRequired?.toString(),
  freeCancellation: (product: Product, context: FactContext) =>
    freeNotice(ownRules(product, context), context),
  laterRefund: (product: Product, context: FactContext) => {
    const later = ownRules(product, context).find(({ refund }) => refund > 0 && refund < 100)
    return later && `${later.refund}%`
  },
  wind: (_: Product, { content, locale, facts: t }: FactContext) => {
    const { windKnots, windKmh } = content['policy-figures'].expeditions
    return t('wind', { knots: numberText(windKnots, locale), kmh: numberText(windKmh, locale) })
  },
  waves: (_: Product, { content, locale, facts: t }: FactContext) =>
    t('metres', { value: numberText(content['policy-figures'].expeditions.waveMetres, locale) }),
  moveNotice: ({ cancellation }: Product, { content, refunds }: FactContext) => {
    const figures = content['policy-figures']
    const hours = cancellation === 'tour' ? figures.tours.moveHours : figures.expeditions.moveHours
    return leadTimeText({ unit: 'hours', count: hours }, refunds)
  },
  students: (_: Product, { content }: FactContext) => String(content.courses.students),
} as const satisfies Record<string, (product: Product, context: FactContext) => string | undefined>

export type FactName = keyof typeof facts
/** The names that words may use, in the order in which the panel offers them. */
export const factNames: readonly FactName[] = Object.keys(facts).filter((name): name is FactName =>
  Object.hasOwn(facts, name),
)

const isFactName = (name: string): name is FactName => Object.hasOwn(facts, name)

/** "{price}" of the trip itself, "{saco-mamangua:duration}" of another. */
const placeholder = /\{(?:([a-z0-9-]+):)?([A-Za-z0-9.]+)\}/g

/** One fact of a trip as a sentence has it; undefined where there is no such name, or the trip has no such fact. */
export function factText(name: string, product: Product, context: FactContext): string | undefined {
  return isFactName(name) ? facts[name](product, context) : undefined
}

/** Whether a new sentence begins after this text. */
const beginsSentence = (before: string): boolean => /(?:^|[.!?…:]\s+|^[“‘"']|[.!?]\s+[“‘"'])$/.test(before)

export interface TextFacts {
  product: Product
  /** Trips by slug, hidden ones as well: words may name their facts. */
  tripOf: (slug: string) => Product | undefined
  context: FactContext
}

/**
 * A text with the facts that it names filled in, in its language. A fact that a trip no longer has reads "we confirm this
 * in the chat"; publishing refuses texts that name a missing fact of their own trip.
 * @param onMissing is called with each name for which there is no fact
 */
export function fillFacts(
  text: string,
  { product, tripOf, context }: TextFacts,
  onMissing: (name: string) => void = () => {},
): string {
  return text.replace(placeholder, (whole, slug: string | undefined, name: string, at: number) => {
    const about = slug === undefined ? product : tripOf(slug)
    const said = about && factText(name, about, context)
    if (said === undefined) onMissing(whole)
    const shown = said ?? context.facts('unknown').toLocaleLowerCase(context.locale)
    return at === 0 || beginsSentence(text.slice(0, at)) ? capitalised(shown, context.locale) : shown
  })
}

/** Every text of a tree of words, changed by `change`. */
export function mapTexts(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, `${path}.${index}`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, path ? `${path}.${key}` : key)]),
  )
}

/** Names in braces for which there is no fact, each with the path of its text. */
export function missingFacts(
  product: Product,
  tripOf: TextFacts['tripOf'],
  contextOf: (locale: Locale) => FactContext,
): { path: string; name: string }[] {
  const missing: { path: string; name: string }[] = []
  for (const locale of locales) {
    const context = contextOf(locale)
    // The same few facts are named again and again, and formatting one takes time.
    const known = new Map<string, boolean>()
    const isMissing = (whole: string): boolean => {
      const before = known.get(whole)
      if (before !== undefined) return before
      let found = false
      fillFacts(whole, { product, tripOf, context }, () => {
        found = true
      })
      known.set(whole, found)
      return found
    }
    mapTexts(product.words[locale], (text, path) => {
      if (!text.includes('{')) return text
      for (const [name] of text.matchAll(placeholder)) {
        if (isMissing(name)) missing.push({ path: `words.${locale}.${path}`, name })
      }
      return text
    })
  }
  return missing
}
