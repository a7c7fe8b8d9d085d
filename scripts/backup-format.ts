import { z } from 'zod'
import { mediaBuckets } from '../lib/images/media.ts'

/** Areas whose pictures a backup holds (spec §5). */
export const pictureAreas = mediaBuckets

const rowsSchema = z.array(z.looseObject({ id: z.string(), revision: z.number().int() }))

/** What `content_backup()` answers: all rows of one moment. */
export const contentSchema = z.object({
  version: z.number().int(),
  rows: z.object({
    tours: rowsSchema,
    expeditions: rowsSchema,
    aca_courses: rowsSchema,
    site_content: rowsSchema,
  }),
  lastRevision: z.number().int(),
  administrators: z.array(z.string()),
  people: z.record(z.string(), z.string()),
})

/** One entry of the history, a line of history.jsonl. */
export const entrySchema = z.looseObject({ id: z.number().int(), collection: z.string(), action: z.string() })
export type Entry = z.infer<typeof entrySchema>

const pictureSchema = z.object({
  bucket: z.enum(pictureAreas),
  name: z.string().min(1),
  type: z.string(),
  /** Seconds for which browsers may keep it. */
  cacheSeconds: z.string().regex(/^\d+$/),
  createdAt: z.string(),
  sha256: z.string().length(64),
})
export type Picture = z.infer<typeof pictureSchema>

/** backup.json: everything but the history and the bytes of the pictures. */
export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  content: contentSchema,
  historyEntries: z.number().int(),
  pictures: z.array(pictureSchema),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Files of a backup, relative to its folder. */
export const backupFiles = {
  manifest: 'backup.json',
  history: 'history.jsonl',
  /** Names may hold what a file name may not. */
  picture: ({ bucket, name }: { bucket: string; name: string }) =>
    `pictures/${bucket}/${encodeURIComponent(name)}`,
}

/** A stored name as the storage service takes it in an address: names from elsewhere may hold `?`, `#` or `%`. */
export const objectPath = (name: string): string => name.split('/').map(encodeURIComponent).join('/')

/** The reason why a backup or a restore did not happen, in words for the person at the shell. */
export class BackupError extends Error {}

/** How many pictures travel at a time. */
export const atOnce = 4
