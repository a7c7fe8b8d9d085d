import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { findProduct } from '../catalogue/build/trip-view.ts'
import type { Product } from '../catalogue/shape/trip.ts'
import {
  activeText,
  altitudeText,
  distanceText,
  durationText,
  groupText,
  startTimeText,
} from '../catalogue/text/fact-formats.ts'
import { factWords } from '../catalogue/text/fact-translators.ts'
import { extrasText, priceText, rateRows } from '../catalogue/text/price-text.ts'
import { fillCounted } from '../i18n/fill.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Words, wordsOf } from '../i18n/words.ts'

export type ComparedFact = keyof Words['choosing']['compare']['rows']

export interface ComparisonRow {
  name: ComparedFact
  label: string
  /** For each trip its lines: one, or one for each reading; none where nobody has said it. */
  cells: readonly (readonly string[])[]
  /** Whether the trips differ in it; "open" where a missing value of one of them could decide it. */
  verdict: 'differs' | 'same' | 'open'
}

/** One fact of a trip as lines: a single one, or two that name the list and the page where they differ (spec §9). */
function readings(
  { listed }: Product,
  list: string | undefined,
  page: string | undefined,
  { both }: Words['choosing'],
): string[] {
  if (!listed || list === page) return page === undefined ? [] : [page]
  return [
    ...(list === undefined ? [] : [`${list} (${both.list})`]),
    ...(page === undefined ? [] : [`${page} (${both.page})`]),
  ]
}

/** What a trip says of one fact. */
type Formatter = (trip: Product, locale: Locale, words: Words['choosing']) => string[]

const said = (text: string | undefined): string[] => (text === undefined ? [] : [text])

/** Experience that a trip requires. Empty where the catalogue states none: that does not mean none is required. */
function experience(
  { experience: needed, treksRequired }: Product,
  { compare }: Words['choosing'],
): string[] {
  if (treksRequired !== undefined) return [fillCounted(compare.experienceTreks, { count: treksRequired })]
  if (!needed) return []
  return [needed === 'kayak' ? compare.experienceKayak : compare.experienceMountain]
}

const formatters: Record<ComparedFact, Formatter> = {
  activity: ({ category }, locale) => [wordsOf(locale).interface.category[category]],
  price: (trip, locale, words) => [
    ...readings(trip, priceText(trip.listing.price, locale), priceText(trip.detail.price, locale), words),
    ...extrasText(trip.detail.price, locale),
    ...rateRows(trip.detail.price, locale).map(({ label, text }) => `${label}: ${text}`),
  ],
  duration: (trip, locale, words) => {
    const { facts } = factWords(locale)
    return readings(
      trip,
      durationText(trip.listing.duration, facts),
      durationText(trip.detail.duration, facts),
      words,
    )
  },
  active: ({ detail: { activeHours } }, locale) =>
    said(activeHours && activeText(activeHours, factWords(locale).facts)),
  distance: ({ detail: { distanceKm } }, locale) =>
    said(distanceKm && distanceText(distanceKm, locale, factWords(locale).facts)),
  altitude: ({ detail: { altitudeM } }, locale) =>
    said(altitudeM && altitudeText(altitudeM, locale, factWords(locale).facts)),
  difficulty: (trip, locale, words) => {
    const { difficulty } = wordsOf(locale).interface
    const { listing, detail } = trip
    return readings(
      trip,
      listing.difficulty && difficulty[listing.difficulty],
      detail.difficulty && difficulty[detail.difficulty],
      words,
    )
  },
  group: (trip, locale, words) => {
    const { facts } = factWords(locale)
    const { listing, detail } = trip
    return readings(
      trip,
      listing.group && groupText(listing.group, locale, facts),
      detail.group && groupText(detail.group, locale, facts),
      words,
    )
  },
  age: ({ minimumAge }, locale) => {
    const { facts } = factWords(locale)
    return said(
      minimumAge &&
        facts(minimumAge.recommended ? 'recommendedAge' : 'minimumAge', { years: minimumAge.years }),
    )
  },
  experience: (trip, _, words) => experience(trip, words),
  startTimes: ({ detail: { startTimes } }, locale) =>
    startTimes.map((time) => startTimeText(time, locale, factWords(locale).facts)),
  meetingPoint: ({ detail: { meetingPoint } }) => said(meetingPoint),
}

const factNames: readonly ComparedFact[] = [
  'price',
  'duration',
  'active',
  'distance',
  'altitude',
  'difficulty',
  'group',
  'age',
  'experience',
  'startTimes',
  'meetingPoint',
  'activity',
]

function verdictOn(cells: ComparisonRow['cells']): ComparisonRow['verdict'] {
  const known = cells.filter(({ length }) => length > 0)
  if (new Set(known.map((lines) => lines.join('\n'))).size > 1) return 'differs'
  return known.length === cells.length ? 'same' : 'open'
}

/**
 * Facts of trips in rows, both readings where list and page differ. A fact that none of them has is left
 * out.
 */
export function compareTrips(trips: readonly Product[], locale: Locale): ComparisonRow[] {
  const words = wordsOf(locale).choosing
  return factNames.flatMap((name) => {
    const cells = trips.map((trip) => formatters[name](trip, locale, words))
    if (cells.every(({ length }) => length === 0)) return []
    return { name, label: words.compare.rows[name], cells, verdict: verdictOn(cells) }
  })
}

/** What a fact of one trip says, as a comparison has it. */
export const factLines = (trip: Product, name: ComparedFact, locale: Locale): string[] =>
  formatters[name](trip, locale, wordsOf(locale).choosing)

/** The trips of an address, and how many of its names no visitor can open. */
export function chosenTrips(
  catalogue: Catalogue,
  slugs: readonly string[],
): { trips: Product[]; unknown: number } {
  const trips = slugs.flatMap((slug) => findProduct(catalogue, slug) ?? [])
  return { trips, unknown: slugs.length - trips.length }
}
