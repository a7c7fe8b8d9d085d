/*
 * The pictures of a trip as pages show them: photographs that staff uploaded, in their order, then the drawings.
 */

import type { Catalogue } from '../catalogue/build/catalogue.ts'
import type { ProductView } from '../catalogue/build/trip-view.ts'
import type { Product, TripPicture } from '../catalogue/shape/trip.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { arranged, type PhotographNote, staffGallery } from './photograph-source.ts'
import { type GalleryPicture, poster, tripPosters } from './pictures.ts'

/** The drawings of a trip. Those of its kind, which a new trip shows, only decorate its title. */
const drawings = ({ product, words }: ProductView): GalleryPicture[] =>
  tripPosters(product.slug, product.category).map((name, index) => ({
    picture: poster(name),
    alt: words.details.pictures?.[index] ?? words.title,
  }))

const addressOfFile = (file: string): string => `/media/${file}`

/** Addresses of a trip's photographs on this site, newest first; none where it has none or is none. */
export const photographAddresses = ({ photographs }: Catalogue, slug: string): string[] =>
  (photographs.get(slug) ?? []).map(addressOfFile)

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
  /** What a trip shows: its staff photographs, then its drawings. */
  shown: GalleryPicture[]
  /** The trip's sign on cards, in lists and on other sites: its poster, unless staff chose a photograph. */
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
  const photographs = photographAddresses(catalogue, product.slug)
  const notes = photographNotes(product, locale)
  const [firstDrawing] = drawn
  if (!firstDrawing) throw new Error(`No picture for ${product.slug}`)
  const ordered = arranged(photographs, notes)
  const { cover } = product.pictures
  const chosen = ordered.find(({ address }) => cover && address === addressOfFile(cover))
  const [chosenCover] = chosen ? staffGallery([chosen], staffAlt) : []
  return {
    shown: [...staffGallery(ordered, staffAlt), ...drawn],
    cover: chosenCover ?? firstDrawing,
    coverAddress: chosen?.address,
    drawings: drawn,
    photographs,
    notes,
  }
}
