import type { Catalogue } from './catalogue.ts'
import type { Difficulty } from './schema.ts'
import type { Product } from './trip.ts'

/** How hard a level is, for comparing trips. */
const rank: Record<Difficulty, number> = {
  Fácil: 0,
  Personalizável: 1,
  Intermediário: 1,
  'Moderado/Técnico': 1.5,
  Avançado: 2,
  Extremo: 3,
}

/** A boat trip without a level is as easy as one marked so (spec §2.4). */
const level = ({ detail }: Product): number => (detail.difficulty ? rank[detail.difficulty] : 0)

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
