import { type MediaBucket, mediaBuckets } from '../../images/media.ts'

/** The storage areas that staff manage (spec §3), in the order in which the panel shows them. */
export const areas = mediaBuckets
export type Area = MediaBucket

const MiB = 1024 * 1024

/** Most bytes of one file in an area (spec §5). */
export const maxBytes: Readonly<Record<Area, number>> = {
  'tour-images': 5 * MiB,
  'expedition-images': 5 * MiB,
  icons: 2 * MiB,
}

/** Most files in one drop (spec §5). */
export const maxFiles = 10

/** Types and endings that staff may upload (spec §5). */
export const acceptedTypes = {
  'image/jpeg': ['.jpeg', '.jpg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/svg+xml': ['.svg'],
} as const
export type ImageType = keyof typeof acceptedTypes

/** What the panel says about a file that was not stored; words under `images.problems` in the messages. */
export const problems = [
  'type',
  'tooLarge',
  'empty',
  'damaged',
  'tooManyPixels',
  'notAllowed',
  'tooComplex',
  'signedOut',
  'denied',
  'roleUnknown',
  'origin',
  'busy',
  'slow',
  'interrupted',
  'offline',
  'gone',
  'name',
  'unavailable',
] as const
export type Problem = (typeof problems)[number]

const ofTheFile: readonly Problem[] = [
  'type',
  'tooLarge',
  'empty',
  'damaged',
  'tooManyPixels',
  'notAllowed',
  'tooComplex',
  'name',
]

/** Whether the same file may be stored at another try; what is wrong with the file itself stays wrong. */
export const isWorthRetrying = (problem: Problem): boolean => !ofTheFile.includes(problem)

/** One stored picture as the panel shows it. */
export interface StoredImage {
  name: string
  /** Bytes, or null where the service does not say. */
  size: number | null
  /** The bucket's own public address: what "copy URL" copies. */
  publicUrl: string
  /** The same file through this site, with headers under which it can never run as a page. */
  viewUrl: string | null
  /** Slug of the product that it belongs to, or null for a general picture. */
  product: string | null
  /** What visitors see of it: as the cover on cards and where the page is shared, on the product's page, or nothing. */
  shown: 'cover' | 'page' | 'nowhere'
}

export interface ImagePage {
  images: StoredImage[]
  /** Where the next page begins, or null after the last one. */
  next: number | null
}
