import { baseDocuments } from '../catalogue/base/documents.ts'
import type { Category } from '../catalogue/shape/trip-facts.ts'

/** One picture ready for `<img>`: a poster is a single file, a photograph has sizes. */
export interface PictureSource {
  /** What is shown where the browser chooses none of the sizes. */
  src: string
  /** A photograph's files with their widths, as for `<img srcset>`. */
  srcSet?: string
  /** The largest file: what the full-screen viewer shows, and what a visitor without scripts opens. */
  full: string
  /** Of the picture, or for a photograph of the frame that it is shown in. */
  width: number
  height: number
  /** CSS object-position, where staff chose what must stay visible. */
  position?: string
  /** A photograph is shown as a print, never in a window. */
  isPhotograph?: true
}

/** A picture of a gallery with its alternative text in the page's language. */
export interface GalleryPicture {
  picture: PictureSource
  alt: string
}

/** Where a poster stands on disk below the folder of what is served, and on the site. */
export const posterAddress = (name: string): string => `/posters/${name}.svg`

/** The posters that open a page are wider than the others. */
const wide: ReadonlySet<string> = new Set(['home', 'tours', 'expeditions'])

/** A drawing of the project (`public/posters/README.md`). */
export function poster(name: string): PictureSource {
  const src = posterAddress(name)
  return { src, full: src, width: wide.has(name) ? 1600 : 1200, height: 900 }
}

/** The poster of a course; one that staff added has none. */
export const coursePoster = (id: string): PictureSource | undefined =>
  baseDocuments.aca_courses.has(id) ? poster(`course-${id}`) : undefined

/** What a trip that staff added shows until it has photographs: still life and chart of its kind, no trip's own scene. */
const ofKind: Record<Category, readonly [still: string, chart: string]> = {
  Caiaque: ['saco-mamangua', 'baia-paraty'],
  Barco: ['passeio-veleiro', 'experiencia-caicara'],
  Trekking: ['trekking-pedra-macela', 'trekking-sete-regraus'],
}

const isShipped = (slug: string): boolean =>
  baseDocuments.tours.has(slug) || baseDocuments.expeditions.has(slug)

/** A trip's drawings in their order: poster, still life and chart, or those of its kind. The first is its sign. */
export function tripPosters(slug: string, category: Category): readonly [string, ...string[]] {
  if (isShipped(slug)) return [slug, `${slug}-still`, `${slug}-chart`]
  const [still, chart] = ofKind[category]
  return [`${still}-still`, `${chart}-chart`]
}
