import type { Product } from '@/lib/catalogue/trip'

/**
 * How the top of a trip's page is composed: a wide picture over boats, a tall arch beside a summit, night ground under
 * a mountain crossing, a camp beside its facts, the dawn ahead of a sunrise walk, a picture with its timetable, or a
 * window under the title.
 */
export type Composition = 'sea' | 'summit' | 'ridge' | 'camp' | 'dawn' | 'timetable' | 'window'

/** Chosen by what the trip is, so that a trip that staff add gets one, too. */
export function compositionOf({ category, kind, detail }: Product): Composition {
  if (category === 'Barco') return 'sea'
  if (detail.startTimes.some(({ option }) => option === 'sunrise')) return 'dawn'
  if (detail.altitudeM) return 'summit'
  if (kind === 'expedition') return category === 'Trekking' ? 'ridge' : 'camp'
  return detail.startTimes.length > 0 ? 'timetable' : 'window'
}
