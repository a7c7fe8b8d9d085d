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
