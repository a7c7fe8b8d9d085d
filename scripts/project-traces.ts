import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { contentSchema, pictureAreas } from './backup-format.ts'
import { listPictures } from './backup-take.ts'

const perPage = 100
const tables = ['tours', 'expeditions', 'aca_courses', 'site_content'] as const

const usersSchema = z.object({ users: z.array(z.object({ id: z.string() })) })

interface Contents {
  content: z.infer<typeof contentSchema>
  accounts: ReadonlySet<string>
  /** `bucket/name` of every picture. */
  pictures: ReadonlySet<string>
}

/** What was taken away again. */
export interface Cleaned {
  accounts: number
  pictures: number
  rows: number
}

async function listAccounts(client: SupabaseClient): Promise<Set<string>> {
  const accounts = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage })
    if (error) throw new Error(`The accounts of the project could not be listed: ${error.message}`)
    const { users } = usersSchema.parse(data)
    for (const { id } of users) accounts.add(id)
    if (users.length < perPage) return accounts
  }
}

async function readContents(client: SupabaseClient): Promise<Contents> {
  const { data, error } = await client.rpc('content_backup')
  if (error) throw new Error(`The content of the project could not be read: ${error.message}`)
  const accounts = await listAccounts(client)
  const pictures = (await listPictures(client)).map(({ bucket, name }) => `${bucket}/${name}`)
  return { content: contentSchema.parse(data), accounts, pictures: new Set(pictures) }
}

/** Puts the rows back, and takes away those that were not there. The history is append-only, and keeps what was done. */
async function putContentBack(client: SupabaseClient, { content }: Contents, now: Contents): Promise<number> {
  const { error } = await client.rpc('restore_content', { backup: content })
  if (error) throw new Error(`The content of the project could not be put back: ${error.message}`)
  let rows = 0
  for (const table of tables) {
    const before = new Set(content.rows[table].map(({ id }) => id))
    const added = now.content.rows[table].map(({ id }) => id).filter((id) => !before.has(id))
    for (let start = 0; start < added.length; start += perPage) {
      const ids = added.slice(start, start + perPage)
      const removal = await client.from(table).delete().in('id', ids)
      if (removal.error) throw new Error(`Rows of ${table} could not be removed: ${removal.error.message}`)
      rows += ids.length
    }
  }
  return rows
}

const added = (before: ReadonlySet<string>, now: ReadonlySet<string>): string[] =>
  [...now].filter((one) => !before.has(one))

/**
 * Remembers what a project holds, so that tests which run against it can clean up after themselves: what is called
 * afterwards removes the accounts, pictures and rows that came meanwhile, and puts changed rows back.
 * @throws Error when the project does not answer, or the key may not do that
 */
export async function rememberProject(url: string, secretKey: string): Promise<() => Promise<Cleaned>> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const before = await readContents(client)
  return async () => {
    const now = await readContents(client)
    const rows = await putContentBack(client, before, now)
    const pictures = added(before.pictures, now.pictures)
    for (const bucket of pictureAreas) {
      const names = pictures
        .filter((one) => one.startsWith(`${bucket}/`))
        .map((one) => one.slice(bucket.length + 1))
      if (names.length === 0) continue
      const { error } = await client.storage.from(bucket).remove(names)
      if (error) throw new Error(`Pictures of ${bucket} could not be removed: ${error.message}`)
    }
    const accounts = added(before.accounts, now.accounts)
    for (const id of accounts) {
      const { error } = await client.auth.admin.deleteUser(id)
      if (error) throw new Error(`An account could not be removed: ${error.message}`)
    }
    return { accounts: accounts.length, pictures: pictures.length, rows }
  }
}
