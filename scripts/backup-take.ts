import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import pLimit from 'p-limit'
import { z } from 'zod'
import { reason, systemCode } from '../lib/process/log.ts'
import {
  atOnce,
  BackupError,
  backupFiles,
  contentSchema,
  type Entry,
  entrySchema,
  type Manifest,
  objectPath,
  type Picture,
  pictureAreas,
} from './backup-format.ts'

const entriesPerPage = 200
const picturesPerPage = 1000

const listedSchema = z.array(
  z.object({
    name: z.string(),
    id: z.string().nullable(),
    created_at: z.string().nullable(),
    metadata: z.looseObject({ mimetype: z.string(), cacheControl: z.string().optional() }).nullable(),
  }),
)

type Listed = Omit<Picture, 'sha256'>

/** Entries of the history up to one of them, in order; later ones are no part of this backup. */
async function readHistory(client: SupabaseClient, last: number): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const { data, error } = await client
      .from('content_revisions')
      .select('id, collection, item, action, document, note, actor, actor_email, at')
      .gt('id', entries.at(-1)?.id ?? 0)
      .lte('id', last)
      .order('id')
      .limit(entriesPerPage)
    if (error) throw new BackupError(`The history could not be read: ${error.message}`)
    const page = z.array(entrySchema).parse(data)
    entries.push(...page)
    if (page.length < entriesPerPage) return entries
  }
}

/**
 * The pictures of one area. Asked for by name: pages by time repeat some and miss others where several have the same.
 * @throws BackupError when they cannot be listed
 */
async function listArea(client: SupabaseClient, bucket: Picture['bucket']): Promise<Map<string, Listed>> {
  const pictures = new Map<string, Listed>()
  for (let offset = 0; ; offset += picturesPerPage) {
    const { data, error } = await client.storage
      .from(bucket)
      .list('', { limit: picturesPerPage, offset, sortBy: { column: 'name', order: 'asc' } })
    if (error) throw new BackupError(`The pictures of ${bucket} could not be listed: ${error.message}`)
    const page = listedSchema.parse(data)
    for (const { name, id, created_at, metadata } of page) {
      // Folders have no id; the site makes none.
      if (id === null || created_at === null || metadata === null) continue
      pictures.set(name, {
        bucket,
        name,
        type: metadata.mimetype,
        cacheSeconds: metadata.cacheControl?.match(/max-age=(\d+)/)?.[1] ?? '3600',
        createdAt: created_at,
      })
    }
    if (page.length < picturesPerPage) return pictures
  }
}

/**
 * Every picture of a project.
 * @throws BackupError when they cannot be listed
 */
export async function listPictures(client: SupabaseClient): Promise<Listed[]> {
  const pictures: Listed[] = []
  for (const bucket of pictureAreas) pictures.push(...(await listArea(client, bucket)).values())
  return pictures
}

/**
 * Writes a picture into the folder of a backup; undefined where staff have deleted it since it was listed.
 * @throws BackupError when a picture that is there cannot be read
 */
async function fetchPicture(
  client: SupabaseClient,
  folder: string,
  picture: Listed,
): Promise<Picture | undefined> {
  const { data, error } = await client.storage.from(picture.bucket).download(objectPath(picture.name))
  if (error) {
    // The answer to a deleted picture and that to one whose file is lost may be the same; the list tells them apart.
    if (!(await listArea(client, picture.bucket)).has(picture.name)) return undefined
    throw new BackupError(`${picture.bucket}/${picture.name} could not be read: ${error.message}`)
  }
  const bytes = Buffer.from(await data.arrayBuffer())
  const file = path.join(folder, backupFiles.picture(picture))
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, bytes, { mode: 0o600 })
  return { ...picture, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Fetches pictures, several at a time. When it ends, also with an error, nothing writes into the folder any more. */
async function fetchPictures(
  client: SupabaseClient,
  folder: string,
  listed: readonly Listed[],
): Promise<Picture[]> {
  const limit = pLimit({ concurrency: atOnce, rejectOnClear: true })
  const downloads = listed.map((picture) => limit(() => fetchPicture(client, folder, picture)))
  try {
    return (await Promise.all(downloads)).filter((picture) => picture !== undefined)
  } finally {
    limit.clearQueue()
    await Promise.allSettled(downloads)
  }
}

/**
 * Writes rows, history, names of administrators and pictures of a backend into a new folder, which appears only when it
 * is whole.
 * @throws BackupError when the folder is there already, or the backend does not give everything
 */
export async function takeBackup({
  url,
  secretKey,
  folder,
}: {
  url: string
  secretKey: string
  folder: string
}): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already. Choose a folder that is not.`)
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.rpc('content_backup')
  if (error) throw new BackupError(`The backend at ${url} did not give its content: ${error.message}`)
  const content = contentSchema.parse(data)

  const draft = `${path.resolve(folder)}.unfinished-${process.pid}`
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    const entries = await readHistory(client, content.lastRevision)
    const pictures = await fetchPictures(client, draft, await listPictures(client))
    const manifest: Manifest = {
      format: 1,
      takenAt: new Date().toISOString(),
      content,
      historyEntries: entries.length,
      pictures,
    }
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
    await writeFile(path.join(draft, backupFiles.history), lines, { mode: 0o600 })
    await writeFile(path.join(draft, backupFiles.manifest), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    })
    await rename(draft, folder)
    return manifest
  } catch (failure) {
    // Where its place is no folder, removing says so once more.
    await rm(draft, { recursive: true, force: true }).catch(() => {})
    if (systemCode(failure) !== undefined) {
      throw new BackupError(`${folder} could not be written: ${reason(failure)}`, { cause: failure })
    }
    throw failure
  }
}
