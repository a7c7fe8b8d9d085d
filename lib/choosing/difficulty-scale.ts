import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { fallbackLang, productView } from '../catalogue/build/trip-view.ts'
import { difficultyOrder } from '../catalogue/shape/difficulty.ts'
import type { Product } from '../catalogue/shape/trip.ts'
import type { Difficulty } from '../catalogue/shape/trip-facts.ts'
import { durationText } from '../catalogue/text/fact-formats.ts'
import { factWords } from '../catalogue/text/fact-translators.ts'
import type { Locale } from '../i18n/locales.ts'

export interface ScaleLevel {
  level: Difficulty
  /** What the trips of this level measure: "4–8 horas", "2–4 dias", "3–30 km". */
  facts: string[]
  trips: { slug: string; title: string; href: string; lang?: string }[]
}

const hasLevel = ({ listing, detail }: Product, level: Difficulty): boolean =>
  listing.difficulty === level || detail.difficulty === level

/** The shortest and longest of the trips' durations in a unit, of both readings. */
function durationSpan(trips: readonly Product[], unit: 'hours' | 'days', locale: Locale): string[] {
  const durations = trips
    .flatMap(({ listing, detail }) => [listing.duration, detail.duration])
    .filter((duration) => duration.unit === unit)
  const ranges = durations.map(({ range }) => range)
  if (ranges.length === 0) return []
  const range = {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  }
  const upTo = durations.every((duration) => duration.upTo)
  return [durationText({ unit, range, upTo }, factWords(locale).facts)]
}

function distanceSpan(trips: readonly Product[], locale: Locale): string[] {
  const distances = trips.flatMap(({ detail: { distanceKm } }) =>
    distanceKm && !distanceKm.ascentOnly ? [distanceKm] : [],
  )
  if (distances.length === 0) return []
  const shortest = Math.min(...distances.map(({ min }) => min))
  const longest = Math.max(...distances.map(({ max }) => max))
  const [min, max] = [shortest, longest].map((value) => value.toLocaleString(locale))
  return [
    factWords(locale).facts('kilometres', {
      value: min === max ? String(min) : `${min}–${max}`,
    }),
  ]
}

/** The whole scale of difficulty that cards and pages use, with what the trips of each level measure. */
export const difficultyScale = (catalogue: Catalogue, locale: Locale): ScaleLevel[] =>
  difficultyOrder.map((level) => {
    const trips = catalogue.trips.filter((trip) => hasLevel(trip, level))
    return {
      level,
      facts: [
        ...durationSpan(trips, 'hours', locale),
        ...durationSpan(trips, 'days', locale),
        ...distanceSpan(trips, locale),
      ],
      trips: trips.map((trip) => {
        const { words, href, fallbacks } = productView(catalogue, trip, locale)
        return { slug: trip.slug, title: words.title, href, lang: fallbackLang(fallbacks, 'title') }
      }),
    }
  })
