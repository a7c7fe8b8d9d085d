/** Widths in pixels in which `/media` offers a staff photograph: those that pages ask for, and no others. */
export const mediaWidths = [384, 640, 828, 1200, 1920] as const
export type MediaWidth = (typeof mediaWidths)[number]

/** Where a photograph stands in one of its widths: `/media/tour-images/a.jpg/640.webp`. */
export const sizedAddress = (address: string, width: MediaWidth): string => `${address}/${width}.webp`

/** The width that the last part of such an address names, or undefined where it is none of them. */
export const mediaWidthOf = (file: string): MediaWidth | undefined =>
  mediaWidths.find((width) => file === `${width}.webp`)

/** Whether a stored file is shown as it is: a vector has every width already. */
export const isVector = (nameOrAddress: string): boolean => nameOrAddress.endsWith('.svg')
