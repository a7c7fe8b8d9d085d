import { isVector, mediaWidths, sizedAddress } from './media.ts'
import type { GalleryPicture, PictureSource } from './pictures.ts'

/** Prints are 4:3. */
const frame = { width: 1600, height: 1200 }

/**
 * A photograph that staff uploaded, in the widths that `/media` makes of it. A vector is shown as it is.
 * @param address of the site's own, such as `/media/tour-images/passeio-veleiro--1.jpg`
 */
export function staffPicture(address: string): PictureSource {
  const shared = { ...frame, position: '50% 50%', isPhotograph: true } as const
  if (isVector(address)) return { src: address, full: address, ...shared }
  return {
    src: sizedAddress(address, 1200),
    srcSet: mediaWidths.map((width) => `${sizedAddress(address, width)} ${width}w`).join(', '),
    full: sizedAddress(address, 1920),
    ...shared,
  }
}

/**
 * Staff photographs as a gallery shows them.
 * @param alt for those that nobody has described
 */
export const staffGallery = (images: readonly PhotographNote[], alt: string): GalleryPicture[] =>
  images.map(({ address, alt: own, position }) => {
    const picture = staffPicture(address)
    return { picture: position ? { ...picture, position } : picture, alt: own || alt }
  })

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
