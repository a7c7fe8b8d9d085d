/** The public storage areas that the site passes on under its own addresses (spec §3). */
export const mediaBuckets = ['tour-images', 'expedition-images', 'icons'] as const
export type MediaBucket = (typeof mediaBuckets)[number]

/** Whether a path segment names one of these areas. */
export const isMediaBucket = (value: string): value is MediaBucket =>
  mediaBuckets.some((bucket) => bucket === value)

const name = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,219}'
const namePattern = new RegExp(`^${name}$`)
const productImagePattern = new RegExp(`^/media/(tour-images|expedition-images)/${name}$`)

/** Whether a file name can be one of ours: ASCII, no folders, not hidden, nothing that needs escaping. */
export const isMediaName = (value: string): boolean => namePattern.test(value)

/** Whether an address is that of a product's picture on this site. */
export const isProductImage = (value: unknown): value is string =>
  typeof value === 'string' && productImagePattern.test(value)

/** Where a stored file stands in the project's storage. */
export const storedAt = (backend: string, bucket: string, file: string): string =>
  `${backend.replace(/\/+$/, '')}/storage/v1/object/public/${bucket}/${file}`

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
