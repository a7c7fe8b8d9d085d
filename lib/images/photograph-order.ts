/** What staff said about a photograph, by its address on this site. */
export interface PhotographNote {
  address: string
  /** Alternative text in the page's language. */
  alt?: string
  /** CSS object-position. */
  position?: string
}

/**
 * Puts photographs in the order that staff gave them; those that nobody has placed follow as they came, newest first
 * (spec §7).
 */
export function arranged(addresses: readonly string[], notes: readonly PhotographNote[]): PhotographNote[] {
  const there = new Set(addresses)
  const placed = notes.filter(({ address }) => there.has(address))
  const named = new Set(placed.map(({ address }) => address))
  return [...placed, ...addresses.filter((address) => !named.has(address)).map((address) => ({ address }))]
}
