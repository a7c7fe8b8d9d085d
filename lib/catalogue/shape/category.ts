import type { Category } from './trip-facts.ts'

interface CategoryStyle {
  badge: 'kayak' | 'boat' | 'trekking'
  /** Section of the lists; the English anchor lands on the same section (spec §2.2). */
  anchor: 'caiaque' | 'barco' | 'trekking'
  /** CSS colour of the painted frame. */
  frame: string
  paint: string
}

/** How a category looks and where its section is (spec §9: kayak blue, boat cyan, trekking green). */
export const categoryStyle = {
  Caiaque: {
    badge: 'kayak',
    anchor: 'caiaque',
    frame: 'var(--color-paint-cobalt)',
    paint: 'bg-paint-cobalt',
  },
  Barco: { badge: 'boat', anchor: 'barco', frame: 'var(--color-paint-cyan)', paint: 'bg-paint-cyan' },
  Trekking: {
    badge: 'trekking',
    anchor: 'trekking',
    frame: 'var(--color-paint-green)',
    paint: 'bg-paint-green',
  },
} as const satisfies Record<Category, CategoryStyle>

/** The header's anchors of the lists: the spec's #kayak and #boat beside the Portuguese ones of the page. */
export const menuAnchor: Record<Category, string> = { Caiaque: 'kayak', Barco: 'boat', Trekking: 'trekking' }

/** The paint of a category where no style sheet reaches: on share pictures. */
export const categoryPaint: Record<Category, string> = {
  Caiaque: '#1b4b9b',
  Barco: '#0b7083',
  Trekking: '#1d6341',
}
