import { z } from 'zod'
import { maxSlugLength, slugPattern } from '../../routing/slug'

/** As large as the database's numbers of that kind. */
const revision = z.number().int().min(0).max(2_147_483_647)

/** Values that the panel's short ways change, as paths of a document. */
export const quickValues = [
  'listing.price',
  'detail.price',
  'bestSeller',
  'dates',
  'until',
  'words.pt-BR.text',
  'words.en-GB.text',
] as const

/** What the panel sends for each thing that can be done to an item. */
export const contentRequests = {
  draft: z.strictObject({ revision, document: z.record(z.string(), z.json()) }),
  publish: z.strictObject({ revision, note: z.string().trim().max(500).optional() }),
  discard: z.strictObject({ revision }),
  hide: z.strictObject({ revision, hidden: z.boolean() }),
  delete: z.strictObject({ revision }),
  undelete: z.strictObject({ revision }),
  duplicate: z.strictObject({ revision }),
  values: z.strictObject({ revision, values: z.partialRecord(z.enum(quickValues), z.json()) }),
  /** To an entry of the history, or to the shipped state. */
  restore: z.strictObject({
    revision,
    history: z.union([z.number().int().positive(), z.literal('shipped')]),
  }),
} as const

export type ContentAction = keyof typeof contentRequests

/** Whether a path segment names something that can be done to an item. */
export const isContentAction = (value: string): value is ContentAction =>
  Object.hasOwn(contentRequests, value)

/** Ids of rows: slugs of trips and courses, keys of site content. */
export const itemId = z.string().max(maxSlugLength).regex(slugPattern)

/** Items of a list: in their new order, or to be emptied out of the bin. */
export const itemsRequest = z.strictObject({ ids: z.array(itemId).min(1).max(1000) })

/** Most bytes of a request about content: a document has at most 256 KB, and JSON escapes some of it. */
export const maxRequestBytes = 512 * 1024
