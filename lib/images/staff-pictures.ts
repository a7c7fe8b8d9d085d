import type { GalleryPicture, PictureSource } from './pictures'

/** Widths in pixels in which Next's optimiser offers a staff photograph; all must be in its configuration. */
export const staffWidths = [384, 640, 828, 1200, 1920] as const

/** Illustrations are 4:3, and so are the frames that staff photographs are shown in. */
const frame = { width: 1600, height: 1200 }

const optimised = (address: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(address)}&w=${width}&q=75`

/** The addresses that a page may ask for when it shows a staff photograph. The optimiser passes over vectors. */
export const staffSources = (address: string): string[] =>
  address.endsWith('.svg') ? [address] : staffWidths.map((width) => optimised(address, width))

/**
 * A photograph that staff uploaded, in the sizes that the optimiser makes of it.
 * @param address of the site's own, such as `/media/tour-images/passeio-veleiro--1.jpg`
 */
export function staffPicture(address: string): PictureSource {
  const vector = address.endsWith('.svg')
  return {
    webp: vector
      ? `${address} ${frame.width}w`
      : staffWidths.map((width) => `${optimised(address, width)} ${width}w`).join(', '),
    fallback: vector ? address : optimised(address, 1200),
    full: vector ? address : optimised(address, 1920),
    ...frame,
    unmeasured: true,
    position: '50% 50%',
  }
}

/** Staff photographs as a gallery shows them; nobody has described them one by one, so they share a text. */
export const staffGallery = (images: string[], alt: string): GalleryPicture[] =>
  images.map((address) => ({ picture: staffPicture(address), alt }))
