import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { contentSchema, pictureAreas } from './backup-format.ts'
import { listPictures } from './backup-take.ts'

const perPage = 100
const tables = ['tours', 'expeditions', 'aca_courses', 'site_content'] as const

const usersSchema = z.object({ users: z.array(z.object({ id: z.string(), email: z.string().optional() })) })

const rolesSchema = z.array(z.object({ user_id: z.string(), role: z.string() }))
const eventsSchema = z.array(z.object({ id: z.number() }))
const uploadsSchema = z.array(z.object({ account: z.string().nullable(), subject: z.string() }))
const countersSchema = z.array(z.object({ key: z.string() }))

/** What staff may have done to a row; all of it is empty or off where nobody has. */
const stateSchema = z.array(
  z.looseObject({
    id: z.string(),
    shipped: z.boolean(),
    draft: z.unknown(),
    published: z.unknown(),
    position: z.number().nullable(),
    hidden: z.boolean(),
    deleted_at: z.string().nullable(),
  }),
)

const isChanged = ({
  shipped,
  draft,
  published,
  position,
  hidden,
  deleted_at,
}: z.infer<typeof stateSchema>[number]) =>
  !shipped || hidden || [draft, published, position, deleted_at].some((value) => value !== null)

const connect = (url: string, secretKey: string): SupabaseClient =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })

type Role = z.infer<typeof rolesSchema>[number]

interface Contents {
  content: z.infer<typeof contentSchema>
  /** E-mails by the id of the account. */
  accounts: ReadonlyMap<string, string>
  /** `bucket/name` of every picture. */
  pictures: ReadonlySet<string>
  roles: readonly Role[]
  /** Number of the latest line of the audit log; 0 where it is empty. */
  latestEvent: number
  /** Keys of what counts attempts to sign in. */
  counters: ReadonlySet<string>
}

/** What was taken away again; of roles also those that were given back. */
export interface Cleaned {
  accounts: number
  pictures: number
  rows: number
  roles: number
  events: number
}

async function listAccounts(client: SupabaseClient): Promise<Map<string, string>> {
  const accounts = new Map<string, string>()
  for (let page = 1; ; page += 1) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage })
    if (error) throw new Error(`The accounts of the project could not be listed: ${error.message}`)
    const { users } = usersSchema.parse(data)
    for (const { id, email = '' } of users) accounts.set(id, email)
    if (users.length < perPage) return accounts
  }
}

async function readContents(client: SupabaseClient): Promise<Contents> {
  const { data, error } = await client.rpc('content_backup')
  if (error) throw new Error(`The content of the project could not be read: ${error.message}`)
  const accounts = await listAccounts(client)
  const pictures = (await listPictures(client)).map(({ bucket, name }) => `${bucket}/${name}`)
  const roles = await client.from('user_roles').select('user_id, role')
  if (roles.error) throw new Error(`The roles of the project could not be read: ${roles.error.message}`)
  const latest = await client.from('staff_events').select('id').order('id', { ascending: false }).limit(1)
  if (latest.error) {
    throw new Error(`The audit log of the project could not be read: ${latest.error.message}`)
  }
  const counters = await client.from('sign_in_counters').select('key')
  if (counters.error) {
    throw new Error(`The counts of attempts could not be read: ${counters.error.message}`)
  }
  return {
    content: contentSchema.parse(data),
    accounts,
    pictures: new Set(pictures),
    roles: rolesSchema.parse(roles.data),
    latestEvent: eventsSchema.parse(latest.data)[0]?.id ?? 0,
    counters: new Set(countersSchema.parse(counters.data).map(({ key }) => key)),
  }
}

const missing = (from: readonly Role[], among: readonly Role[]): Role[] =>
  from.filter(({ user_id, role }) => !among.some((one) => one.user_id === user_id && one.role === role))

/** Gives back the roles that people had, and takes those that they did not have. */
async function putRolesBack(client: SupabaseClient, before: Contents, now: Contents): Promise<Role[]> {
  const lost = missing(before.roles, now.roles).filter(({ user_id }) => now.accounts.has(user_id))
  // Roles of new accounts go with the accounts.
  const gained = missing(now.roles, before.roles).filter(({ user_id }) => before.accounts.has(user_id))
  if (lost.length > 0) {
    const { error } = await client.from('user_roles').insert(lost)
    if (error) throw new Error(`Roles could not be given back: ${error.message}`)
  }
  for (const role of gained) {
    const { error } = await client.from('user_roles').delete().match(role)
    if (error) throw new Error(`A role could not be taken away: ${error.message}`)
  }
  return [...lost, ...gained]
}

/** Takes the lines about some accounts out of what was written into the audit log since, and the counts that came. */
async function removeEvents(
  client: SupabaseClient,
  before: Contents,
  now: Contents,
  accounts: readonly string[],
): Promise<number> {
  let removed = 0
  for (const some of chunks(accounts)) {
    const lines = await client
      .from('staff_events')
      .delete()
      .gt('id', before.latestEvent)
      .in('account', some)
      .select('id')
    if (lines.error) throw new Error(`Lines of the audit log could not be removed: ${lines.error.message}`)
    removed += lines.data.length
  }
  for (const keys of chunks(onlyIn(now.counters, before.counters))) {
    const { error } = await client.from('sign_in_counters').delete().in('key', keys)
    if (error) throw new Error(`Counts of attempts could not be removed: ${error.message}`)
  }
  return removed
}

/**
 * Puts the rows back, and takes away those that were not there, except what somebody with an account of their own has
 * changed meanwhile. The history is append-only, and keeps what was done.
 */
async function putContentBack(
  client: SupabaseClient,
  { content }: Contents,
  now: Contents,
  isTests: (account: unknown) => boolean,
): Promise<number> {
  const rows = { ...content.rows }
  for (const table of tables) {
    const others = now.content.rows[table].filter(({ updated_by }) => !isTests(updated_by))
    const kept = new Set(others.map(({ id }) => id))
    rows[table] = [...content.rows[table].filter(({ id }) => !kept.has(id)), ...others]
  }
  const { error } = await client.rpc('restore_content', { backup: { ...content, rows } })
  if (error) throw new Error(`The content of the project could not be put back: ${error.message}`)
  let removed = 0
  for (const table of tables) {
    const before = new Set(content.rows[table].map(({ id }) => id))
    const added = now.content.rows[table].filter(
      ({ id, updated_by }) => !before.has(id) && isTests(updated_by),
    )
    for (const some of chunks(added)) {
      const ids = some.map(({ id }) => id)
      const removal = await client.from(table).delete().in('id', ids)
      if (removal.error) throw new Error(`Rows of ${table} could not be removed: ${removal.error.message}`)
      removed += ids.length
    }
  }
  return removed
}

/** `bucket/name` of the pictures that came, without those that somebody with an account of their own has uploaded. */
async function picturesOfTests(
  client: SupabaseClient,
  before: Contents,
  now: Contents,
  isTests: (account: unknown) => boolean,
): Promise<string[]> {
  const { data, error } = await client
    .from('staff_events')
    .select('account, subject')
    .eq('kind', 'upload')
    .gt('id', before.latestEvent)
  if (error) throw new Error(`The audit log of the project could not be read: ${error.message}`)
  const others = uploadsSchema
    .parse(data)
    .flatMap(({ account, subject }) => (isTests(account) ? [] : [subject]))
  return onlyIn(now.pictures, before.pictures).filter((picture) => !others.includes(picture))
}

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, at) =>
    all.slice(at * perPage, (at + 1) * perPage),
  )
}

const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((member) => !other.has(member))

/**
 * Makes sure that nobody has changed what a project shows. Tests hold its pages against the catalogue as shipped, and a
 * project with content of its own may be one that visitors see.
 * @throws Error where somebody has, or the project does not answer
 */
export async function requireShippedContent(url: string, secretKey: string): Promise<void> {
  const { data, error } = await connect(url, secretKey).rpc('content_backup')
  if (error) throw new Error(`The content of the project could not be read: ${error.message}`)
  const { rows } = contentSchema.parse(data)
  for (const table of tables) {
    const changed = stateSchema.parse(rows[table]).find(isChanged)
    if (changed) {
      throw new Error(
        `${url} holds content of somebody's own (${changed.id} in ${table}), so that it is no project for tests.`,
      )
    }
  }
}

/**
 * Remembers what a project holds, so that tests which run against it can clean up after themselves: what is called
 * afterwards removes the accounts of made-up people that came meanwhile with their lines of the audit log, and the pictures
 * and rows that they or nobody added, and puts changed rows and roles back. What somebody with an account of their own did
 * meanwhile stays. It keeps no bytes of pictures: tests change and remove none but their own.
 * @throws Error when the project does not answer, or the key may not do that; what is called afterwards also when a
 *   picture is gone that was there
 */
export async function rememberProject(
  url: string,
  secretKey: string,
  isMadeUp: (email: string) => boolean,
): Promise<() => Promise<Cleaned>> {
  const client = connect(url, secretKey)
  const before = await readContents(client)
  return async () => {
    const now = await readContents(client)
    // First of all: without them nobody enters the panel.
    const roles = await putRolesBack(client, before, now)
    // Tests also write with the secret key, which is nobody's.
    const isTests = (account: unknown): boolean => {
      const email = typeof account === 'string' ? now.accounts.get(account) : undefined
      return email === undefined || isMadeUp(email)
    }
    const rows = await putContentBack(client, before, now, isTests)
    const pictures = await picturesOfTests(client, before, now, isTests)
    for (const bucket of pictureAreas) {
      const names = pictures
        .filter((one) => one.startsWith(`${bucket}/`))
        .map((one) => one.slice(bucket.length + 1))
      if (names.length === 0) continue
      const { error } = await client.storage.from(bucket).remove(names)
      if (error) throw new Error(`Pictures of ${bucket} could not be removed: ${error.message}`)
    }
    // Somebody may have signed up by themselves meanwhile.
    const accounts = [...now.accounts].flatMap(([id, email]) =>
      !before.accounts.has(id) && isMadeUp(email) ? [id] : [],
    )
    for (const id of accounts) {
      const { error } = await client.auth.admin.deleteUser(id)
      if (error) throw new Error(`An account could not be removed: ${error.message}`)
    }
    // Last, because all of the above is written down as well.
    const people = new Set([...accounts, ...roles.map(({ user_id }) => user_id)])
    const events = await removeEvents(client, before, now, [...people])
    const lost = onlyIn(before.pictures, now.pictures)
    if (lost.length > 0) throw new Error(`Pictures of the project are gone: ${lost.join(', ')}`)
    return { accounts: accounts.length, pictures: pictures.length, rows, roles: roles.length, events }
  }
}
