import type { Category } from '../catalogue/shape/trip-facts.ts'
/** The year on this coast: rains from December to March, the dry months from June to August, and what lies between. */
export const yearParts = ['rainy', 'drying', 'dry', 'wetting'] as const
export type YearPart = (typeof yearParts)[number]

/**
 * The one table of the seasons, which everything that speaks of them reads. No schema library and no astronomy here,
 * because the finder uses it in the browser.
 */
const partOfMonth: Record<number, YearPart> = {
  1: 'rainy',
  2: 'rainy',
  3: 'rainy',
  4: 'drying',
  5: 'drying',
  6: 'dry',
  7: 'dry',
  8: 'dry',
  9: 'wetting',
  10: 'wetting',
  11: 'wetting',
  12: 'rainy',
}

/** The part of the year of a month, 1 to 12. */
export function yearPart(month: number): YearPart {
  const part = partOfMonth[month]
  if (!part) throw new RangeError(`Not a month: ${month}`)
  return part
}

/** The mountain season of the ranges between São Paulo and Rio: about May to September. */
export const isMountainSeason = (month: number): boolean => month >= 5 && month <= 9

/**
 * The sea's usual temperature off Paraty in each month, in whole degrees Celsius, January first: about 22 in the cold
 * months, 27 in February and March. It says what a month is like, not what a day brings.
 */
const degrees: readonly number[] = [26, 27, 27, 26, 25, 23, 22, 22, 22, 23, 24, 25]

/** The sea's usual temperature in a month, 1 to 12. */
export const seaTemperature = (month: number): number => degrees[month - 1] ?? 24

/** What a trip is on: the water, paths by the coast, or high mountains, which have a season of their own. */
export const terrains = ['water', 'coast', 'mountain'] as const
export type Terrain = (typeof terrains)[number]

/** Treks that are not in the mountains, and short hikes that are. */
const terrainOfTrek: Partial<Record<string, Terrain>> = {
  'joatinga-trekking': 'coast',
  'trekking-pedra-macela': 'mountain',
}

interface TripKind {
  slug: string
  category: Category
  kind: 'tour' | 'expedition'
}

/** The terrain of a trip: kayaks and boats are on the water, treks of several days in the mountains, others by the coast. */
export function terrainOf({ slug, category, kind }: TripKind): Terrain {
  if (category !== 'Trekking') return 'water'
  return terrainOfTrek[slug] ?? (kind === 'expedition' ? 'mountain' : 'coast')
}
