import { z } from 'zod'
import { maxSlugLength, slugPattern } from '../../slug'

const revision = z.number().int().min(0)

/** What the panel sends for each thing that can be done to an item. */
export const contentRequests = {
  draft: z.strictObject({ revision, document: z.record(z.string(), z.json()) }),
  publish: z.strictObject({ revision, note: z.string().trim().max(500).optional() }),
  discard: z.strictObject({ revision }),
  hide: z.strictObject({ revision, hidden: z.boolean() }),
  delete: z.strictObject({ revision }),
  undelete: z.strictObject({ revision }),
  'best-seller': z.strictObject({ revision, marked: z.boolean() }),
  duplicate: z.strictObject({ revision }),
  restore: z.strictObject({ revision, history: z.number().int().positive() }),
} as const

export type ContentAction = keyof typeof contentRequests

/** Whether a path segment names something that can be done to an item. */
export const isContentAction = (value: string): value is ContentAction =>
  Object.hasOwn(contentRequests, value)

export const orderRequest = z.strictObject({ ids: z.array(z.string().max(maxSlugLength)).min(1).max(1000) })

/** Ids of rows: slugs of trips and courses, keys of site content. */
export const itemId = z.string().max(maxSlugLength).regex(slugPattern)

/** Most bytes of a request about content: a document has at most 256 KB, and JSON escapes some of it. */
export const maxRequestBytes = 512 * 1024
