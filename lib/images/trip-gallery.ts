/*
 * The pictures of a trip as pages show them: photographs that staff uploaded, in their order, or else the drawings.
 */

import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ProductView } from '../catalogue/read.ts'
import type { Category } from '../catalogue/schema.ts'
import type { Product, TripPicture } from '../catalogue/trip.ts'
import { defaultLocale, type Locale } from '../locales.ts'
import { arranged, type PhotographNote } from './photograph-order.ts'
import { staffGallery } from './photograph-source.ts'
import { type GalleryPicture, hasIllustration, illustration, productPictureIds } from './pictures.ts'

/** The scene that stands for a trip until it has pictures of its own. */
const defaultScene: Record<Category, string> = {
  Caiaque: 'hero-tours',
  Barco: 'ilhas-da-baia',
  Trekking: 'hero-expeditions',
}

/** The drawings of a trip: its own, or the default scene of its category. */
function drawings({ product, words }: ProductView): GalleryPicture[] {
  const own = productPictureIds(product.slug).filter(hasIllustration)
  if (own.length === 0) return [{ picture: illustration(defaultScene[product.category]), alt: words.title }]
  return own.map((id, index) => ({
    picture: illustration(id),
    alt: words.details.pictures?.[index] ?? words.title,
  }))
}

const addressOfFile = (file: string): string => `/media/${file}`

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`

const note = ({ file, focus, alt }: TripPicture, locale: Locale): PhotographNote => ({
  address: addressOfFile(file),
  alt: alt?.[locale] || alt?.[defaultLocale],
  position: focus && `${percent(focus.x)} ${percent(focus.y)}`,
})

/** What staff said about a trip's photographs, in their order. */
const photographNotes = ({ pictures }: Product, locale: Locale): PhotographNote[] =>
  pictures.items.map((picture) => note(picture, locale))

export interface TripGallery {
  /** What a trip shows: its staff photographs where there are any, otherwise its drawings. */
  shown: GalleryPicture[]
  /** What cards, other sites and the page itself show first. */
  cover: GalleryPicture
  /** The cover's file where it is a photograph. */
  coverAddress?: string
  drawings: GalleryPicture[]
  /** Addresses of the photographs on this site, newest first. */
  photographs: readonly string[]
  notes: PhotographNote[]
}

/**
 * The pictures of a trip as the catalogue has them.
 * @param staffAlt alternative text of a photograph that nobody has described
 */
export function tripGallery(
  catalogue: Catalogue,
  view: ProductView,
  { locale, staffAlt }: { locale: Locale; staffAlt: string },
): TripGallery {
  const { product } = view
  const drawn = drawings(view)
  const photographs = (catalogue.photographs.get(product.slug) ?? []).map(addressOfFile)
  const notes = photographNotes(product, locale)
  const [firstDrawing] = drawn
  if (!firstDrawing) throw new Error(`No picture for ${product.slug}`)
  const ordered = arranged(photographs, notes)
  const [firstPhotograph] = ordered
  if (!firstPhotograph) {
    return { shown: drawn, cover: firstDrawing, drawings: drawn, photographs, notes }
  }
  const { cover } = product.pictures
  const chosen = ordered.find(({ address }) => cover && address === addressOfFile(cover)) ?? firstPhotograph
  const [coverPicture = firstDrawing] = staffGallery([chosen], staffAlt)
  return {
    shown: staffGallery(ordered, staffAlt),
    cover: coverPicture,
    coverAddress: chosen.address,
    drawings: drawn,
    photographs,
    notes,
  }
}
