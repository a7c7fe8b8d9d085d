import { isVector, mediaWidths, sizedAddress } from './media-widths.ts'
import type { PhotographNote } from './photograph-order.ts'
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
