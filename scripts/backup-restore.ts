import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { AdministratorError, changeAdministrator } from './administrators.ts'
import {
  BackupError,
  backupFiles,
  type Entry,
  entrySchema,
  type Manifest,
  manifestSchema,
  type Picture,
} from './backup-format.ts'

const entriesPerCall = 100

export interface Restored {
  /** The version of the content from now on. */
  version: number
  historyAdded: number
  picturesAdded: number
  /** Administrators of the backup that could not be made administrators here, with the reason. */
  withoutRole: { email: string; reason: string }[]
}

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
    const hash = createHash('sha256')
      .update(await readFileOf(folder, name))
      .digest('hex')
    if (hash !== picture.sha256) throw damaged(name)
  }
  return { manifest, entries }
}

/** Whether the picture was missing. One that is there stays: no name is ever used for two pictures. */
async function addPicture(client: SupabaseClient, folder: string, picture: Picture): Promise<boolean> {
  const bytes = await readFileOf(folder, backupFiles.picture(picture))
  const { error } = await client.storage.from(picture.bucket).upload(picture.name, bytes, {
    contentType: picture.type,
    cacheControl: picture.cacheSeconds,
    upsert: false,
  })
  if (!error) return true
  if ('statusCode' in error && error.statusCode === '409') return false
  throw new BackupError(`${picture.bucket}/${picture.name} could not be written: ${error.message}`)
}

/**
 * Makes the content of a backend that of a backup: rows in one transaction, entries of the history and pictures that are
 * missing, and the role of its administrators where their accounts exist.
 * @throws BackupError when the backup is not whole, which changes nothing, or the backend refuses
 */
export async function restoreBackup({
  url,
  secretKey,
  folder,
}: {
  url: string
  secretKey: string
  folder: string
}): Promise<Restored> {
  const { manifest, entries } = await readBackup(folder)
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const call = async (name: string, args: Record<string, unknown>): Promise<number> => {
    const { data, error } = await client.rpc(name, args)
    if (error) throw new BackupError(`The backend at ${url} refused: ${error.message}`)
    return z.number().parse(data)
  }

  // Pictures first: rows may name them. Oldest first and one by one: their order is that of their arrival.
  let picturesAdded = 0
  const byAge = manifest.pictures.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  for (const picture of byAge) if (await addPicture(client, folder, picture)) picturesAdded += 1

  let historyAdded = 0
  for (let start = 0; start < entries.length; start += entriesPerCall) {
    historyAdded += await call('restore_history', { entries: entries.slice(start, start + entriesPerCall) })
  }
  const version = await call('restore_content', { backup: manifest.content })

  const withoutRole: Restored['withoutRole'] = []
  for (const email of manifest.content.administrators) {
    try {
      await changeAdministrator({ url, secretKey, email, revoke: false })
    } catch (error) {
      if (!(error instanceof AdministratorError)) throw error
      withoutRole.push({ email, reason: error.message })
    }
  }
  return { version, historyAdded, picturesAdded, withoutRole }
}
