/** Widths in pixels in which a staff photograph is stored beside itself: those that pages ask for, and no others. */
export const mediaWidths = [384, 640, 828, 1200, 1920] as const
export type MediaWidth = (typeof mediaWidths)[number]

/** Where a photograph stands in one of its widths: `/media/tour-images/a.jpg/640.webp`. */
export const sizedAddress = (address: string, width: MediaWidth): string => `${address}/${width}.webp`

/** The width that the last part of such an address names, or undefined where it is none of them. */
export const mediaWidthOf = (file: string): MediaWidth | undefined =>
  mediaWidths.find((width) => file === `${width}.webp`)

/** The file that holds a photograph in one of its widths, in the area of the photograph: `640w.a.jpg.webp`. */
export const sizeFile = (name: string, width: MediaWidth): string => `${width}w.${name}.webp`

/** Whether a file is a size of another: lists show the others alone (published_content says the same in SQL). */
export const isSizeFile = (name: string): boolean => /^\d{3,4}w\./.test(name)

/** Whether a stored file is shown as it is: a vector has every width already. */
export const isVector = (nameOrAddress: string): boolean => nameOrAddress.endsWith('.svg')
