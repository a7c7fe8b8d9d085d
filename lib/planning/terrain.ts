import type { Category } from '../catalogue/shape/trip-facts.ts'

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
