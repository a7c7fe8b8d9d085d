import { z } from 'zod'
import { collections } from '../catalogue/base/documents.ts'
import { locales } from '../i18n/locales.ts'

const id = z.string().min(1).max(80)

/**
 * What `published_content()` answers, and what a snapshot holds. Documents are checked item by item when the
 * catalogue is built, so that one broken item does not hold up the others.
 */
export const publishedContentSchema = z.object({
  version: z.number().int().nonnegative(),
  items: z.array(
    z.object({
      collection: z.enum(collections),
      id,
      document: z.record(z.string(), z.unknown()),
      position: z.number().int().nullable(),
      hidden: z.boolean(),
      deleted: z.boolean(),
    }),
  ),
  formerAddresses: z.array(
    z.object({ collection: z.enum(collections), id, locale: z.enum(locales), address: z.string() }),
  ),
  pictures: z.array(z.object({ bucket: z.string(), name: z.string(), createdAt: z.string() })),
})

export const contentVersionSchema = z.array(z.object({ version: z.number().int() })).length(1)

/** What `shared_preview()` answers: one item with its draft, and until when the link opens it. */
export const sharedDraftSchema = z
  .object({
    collection: z.enum(collections),
    id,
    document: z.record(z.string(), z.unknown()),
    expiresAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  })
  .nullable()
export type SharedDraft = NonNullable<z.infer<typeof sharedDraftSchema>>
