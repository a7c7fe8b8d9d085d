import { difficultyRank } from '../shape/difficulty.ts'
import type { Product } from '../shape/trip.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * How hard a trip is, for comparing it with others: a boat trip without a level is as easy as one marked so (spec §2.4),
 * one that is settled with its guests lies in the middle.
 */
function level({ detail: { difficulty = 'Fácil' } }: Product): number {
  return difficultyRank(difficulty === 'Personalizável' ? 'Intermediário' : difficulty)
}

/**
 * Trips that someone who reads this one may like: the same category first, then the nearest difficulty, then
 * the same kind (a day or several); ties keep the catalogue's order.
 */
export function relatedProducts({ trips }: Catalogue, product: Product, count = 3): Product[] {
  const distance = (other: Product): number =>
    (other.category === product.category ? 0 : 10) +
    Math.abs(level(other) - level(product)) * 2 +
    (other.kind === product.kind ? 0 : 1)
  return trips
    .filter((other) => other.slug !== product.slug && other.listed)
    .map((other) => ({ other, distance: distance(other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ other }) => other)
}
