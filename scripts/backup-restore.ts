import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import pLimit from 'p-limit'
import { z } from 'zod'
import { byNewest } from '../lib/catalogue/build/picture-time.ts'
import { AccountError, AdministratorError, changeAdministrator } from './administrators.ts'
import {
  atOnce,
  BackupError,
  backupFiles,
  contentSchema,
  type Entry,
  entrySchema,
  type Manifest,
  manifestSchema,
  objectPath,
  type Picture,
  pictureAreas,
} from './backup-format.ts'
import { listPictures } from './backup-take.ts'

const entriesPerCall = 100

export interface Restored {
  /** The version of the content from now on. */
  version: number
  historyAdded: number
  picturesAdded: number
  /** Pictures whose bytes were not those of the backup any more. */
  picturesRepaired: number
  /** Administrators of the backup that could not be made administrators here, with the reason. */
  withoutRole: { email: string; reason: string }[]
  /** What the backup does not know, as `bucket/name` and by e-mail. An exact restore takes both away. */
  surplus: { pictures: string[]; administrators: string[] }
  /** Whether those administrators keep the role although the restore is exact: without them there would be none. */
  lastAdministratorsKept: boolean
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function readFileOf(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(path.join(folder, name))
  } catch (error) {
    throw new BackupError(`${folder} is no whole backup: ${name} cannot be read.`, { cause: error })
  }
}

/** Reads and checks all of a backup, so that nothing is changed by a damaged one. */
async function readBackup(folder: string): Promise<{ manifest: Manifest; entries: Entry[] }> {
  const damaged = (name: string) => new BackupError(`${folder} is damaged: ${name} is not what was written.`)
  const parse = <T>(schema: z.ZodType<T>, text: string, name: string): T => {
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      throw damaged(name)
    }
  }
  const text = (await readFileOf(folder, backupFiles.manifest)).toString()
  const manifest = parse(manifestSchema, text, backupFiles.manifest)
  const lines = (await readFileOf(folder, backupFiles.history)).toString().split('\n').filter(Boolean)
  if (lines.length !== manifest.historyEntries) throw damaged(backupFiles.history)
  const entries = lines.map((line) => parse(entrySchema, line, backupFiles.history))
  for (const picture of manifest.pictures) {
    const name = backupFiles.picture(picture)
    if (sha256(await readFileOf(folder, name)) !== picture.sha256) throw damaged(name)
  }
  return { manifest, entries }
}

const pathOf = ({ bucket, name }: { bucket: string; name: string }): string => `${bucket}/${name}`

/** Whether a stored picture still has the bytes of the backup. */
async function isAsBackedUp(client: SupabaseClient, picture: Picture): Promise<boolean> {
  const { data, error } = await client.storage.from(picture.bucket).download(objectPath(picture.name))
  // A name whose file is lost answers with an error, and is written anew like one with other bytes.
  return !error && sha256(Buffer.from(await data.arrayBuffer())) === picture.sha256
}

async function writePicture(client: SupabaseClient, folder: string, picture: Picture): Promise<void> {
  const bytes = await readFileOf(folder, backupFiles.picture(picture))
  const { error } = await client.storage.from(picture.bucket).upload(objectPath(picture.name), bytes, {
    contentType: picture.type,
    cacheControl: picture.cacheSeconds,
    upsert: true,
  })
  if (error) throw new BackupError(`${pathOf(picture)} could not be written: ${error.message}`)
}

/** Brings the pictures of a backup back, and names those that it does not know. */
async function restorePictures(
  client: SupabaseClient,
  folder: string,
  pictures: readonly Picture[],
): Promise<Pick<Restored, 'picturesAdded' | 'picturesRepaired'> & { surplus: string[] }> {
  const there = new Set((await listPictures(client)).map(pathOf))
  const limit = pLimit(atOnce)
  const states = await Promise.all(
    pictures.map(async (picture) => {
      if (!there.has(pathOf(picture))) return 'missing'
      return (await limit(() => isAsBackedUp(client, picture))) ? 'whole' : 'changed'
    }),
  )
  // Oldest first and one by one: where a name does not tell the time, the order is that of their arrival.
  const lacking = pictures
    .filter((_, place) => states[place] !== 'whole')
    .toSorted(byNewest)
    .toReversed()
  for (const picture of lacking) await writePicture(client, folder, picture)

  const known = new Set(pictures.map(pathOf))
  return {
    picturesAdded: states.filter((state) => state === 'missing').length,
    picturesRepaired: states.filter((state) => state === 'changed').length,
    surplus: [...there].filter((one) => !known.has(one)),
  }
}

async function removePictures(client: SupabaseClient, paths: readonly string[]): Promise<void> {
  for (const bucket of pictureAreas) {
    const names = paths
      .filter((one) => one.startsWith(`${bucket}/`))
      .map((one) => one.slice(bucket.length + 1))
    if (names.length === 0) continue
    const { error } = await client.storage.from(bucket).remove(names)
    if (error) {
      throw new BackupError(`Pictures of ${bucket} could not be removed: ${error.message} Restore once more.`)
    }
  }
}

/** Has every process of the site load the content anew: of pictures that went, the rows tell it nothing. */
async function raiseVersion(client: SupabaseClient): Promise<number> {
  for (;;) {
    const { data, error } = await client.from('content_state').select('version').single()
    if (error) throw new BackupError(`The content version could not be read: ${error.message}`)
    const { version } = z.object({ version: z.number() }).parse(data)
    const raised = await client
      .from('content_state')
      .update({ version: version + 1, changed_at: new Date().toISOString() })
      .eq('version', version)
      .select('version')
    if (raised.error) {
      throw new BackupError(`The content version could not be raised: ${raised.error.message}`)
    }
    // Otherwise somebody published meanwhile, and it is another one.
    if (raised.data.length > 0) return version + 1
  }
}

/**
 * Makes the content of a backend that of a backup: rows in one transaction, entries of the history and pictures that are
 * missing, pictures whose bytes have changed, and the role of its administrators where their accounts exist.
 * @param exact takes away what came after the backup, too: pictures, and the role of those whom it does not know, unless
 *   nobody would be left with it
 * @throws BackupError when the backup is not whole, which changes nothing, or the backend refuses
 */
export async function restoreBackup({
  url,
  secretKey,
  folder,
  exact = false,
}: {
  url: string
  secretKey: string
  folder: string
  exact?: boolean
}): Promise<Restored> {
  const { manifest, entries } = await readBackup(folder)
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const call = async <T>(name: string, args: Record<string, unknown>, schema: z.ZodType<T>): Promise<T> => {
    const { data, error } = await client.rpc(name, args)
    if (error) throw new BackupError(`The backend at ${url} refused: ${error.message}`)
    return schema.parse(data)
  }

  // Pictures come before the rows that name them, and go after those that named them: wherever this is interrupted, no row
  // shows a picture that is not there.
  const { surplus, ...pictures } = await restorePictures(client, folder, manifest.pictures)

  let historyAdded = 0
  for (let start = 0; start < entries.length; start += entriesPerCall) {
    const some = entries.slice(start, start + entriesPerCall)
    historyAdded += await call('restore_history', { entries: some }, z.number())
  }
  let version = await call('restore_content', { backup: manifest.content }, z.number())
  if (exact && surplus.length > 0) {
    try {
      await removePictures(client, surplus)
    } finally {
      // Also where some of them went before the backend stopped.
      version = await raiseVersion(client)
    }
  }

  const before = new Set(manifest.content.administrators)
  const change = async (email: string, revoke: boolean): Promise<void> => {
    try {
      await changeAdministrator({ url, secretKey, email, revoke })
    } catch (error) {
      if (!(error instanceof AdministratorError) || error instanceof AccountError) throw error
      throw new BackupError(
        `Rows and pictures are those of the backup, but not every role is: ${error.message} Restore once more.`,
      )
    }
  }
  const withoutRole: Restored['withoutRole'] = []
  for (const email of before) {
    try {
      await change(email, false)
    } catch (error) {
      if (!(error instanceof AccountError)) throw error
      withoutRole.push({ email, reason: error.message })
    }
  }
  const now = await call('content_backup', {}, contentSchema.pick({ administrators: true }))
  const administrators = now.administrators.filter((email) => !before.has(email))
  const lastAdministratorsKept = exact && administrators.length === now.administrators.length
  if (exact && !lastAdministratorsKept) for (const email of administrators) await change(email, true)
  return {
    version,
    historyAdded,
    ...pictures,
    withoutRole,
    surplus: { pictures: surplus, administrators },
    lastAdministratorsKept,
  }
}
