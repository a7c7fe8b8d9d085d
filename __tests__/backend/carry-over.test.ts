import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { readKeys } from '../../scripts/backend/keys'
import { shippedRows } from '../../scripts/seed-statements'
import { type ServerProcess, startServer } from './server-process'

jest.setTimeout(180_000)

const folder = mkdtempSync(path.join(tmpdir(), 'carry-over-'))
const account = { email: 'ana@example.com', password: 'remo-e-colete' }
const servers: ServerProcess[] = []
afterAll(async () => {
  // Of a test that failed.
  for (const server of servers) server.signal('SIGKILL')
  for (const server of servers) await server.ended
  rmSync(folder, { recursive: true, force: true })
})

async function start(...given: Parameters<typeof startServer>): Promise<ServerProcess> {
  const server = await startServer(...given)
  servers.push(server)
  return server
}

async function stop(server: ServerProcess): Promise<void> {
  server.signal('SIGTERM')
  expect((await server.ended).errors).toBe('')
}

/** The project folder of the release before content was one table. */
function formerProject(): string {
  const project = path.join(folder, 'former')
  cpSync('__tests__/backend/former-release', project, { recursive: true })
  cpSync('supabase/templates', path.join(project, 'supabase', 'templates'), { recursive: true })
  return project
}

const person = (directory: string, { port }: ServerProcess) =>
  createClient(`http://127.0.0.1:${port}`, readKeys(directory).publishable, {
    auth: { persistSession: false },
  })

async function done<T>(query: PromiseLike<{ data: T; error: unknown }>): Promise<T> {
  const { data, error } = await query
  expect(error).toBeNull()
  return data
}

const vela = { addresses: { 'pt-BR': ['/vela'], 'en-GB': ['/sail'] } }

/** What people left in the data of that release. */
async function fill(directory: string, server: ServerProcess): Promise<void> {
  const owner = server.owner()
  const { user } = await done(person(directory, server).auth.signUp(account))
  const by = user?.id
  await done(owner.from('user_roles').insert({ user_id: by, role: 'admin' }))
  const published = { published: vela, published_by: by, updated_by: by, revision: 7 }
  await done(owner.from('tours').update(published).eq('id', 'passeio-veleiro'))
  await done(owner.from('tours').insert({ id: 'noite-na-ilha', draft: { title: 'Noite' }, draft_by: by }))
  await done(owner.from('expeditions').insert({ id: 'ilha-grande', shipped: true, hidden: true }))
  const entry = { collection: 'tours', item: 'passeio-veleiro', action: 'publish', actor: by }
  const before = { addresses: { 'pt-BR': ['/veleiro-antigo'] } }
  await done(owner.from('content_revisions').insert({ ...entry, document: before }))
  await done(owner.from('content_revisions').insert({ ...entry, document: vela }))
  await done(owner.from('known_devices').insert({ device: 'b'.repeat(64), user_id: by }))
  await done(owner.from('staff_events').insert({ kind: 'sign-in', account: by }))
  const link = { token_hash: 'c'.repeat(64), collection: 'tours', item: 'noite-na-ilha', created_by: by }
  const expires_at = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString()
  await done(owner.from('preview_links').insert({ ...link, expires_at }))
  await done(owner.storage.from('icons').upload('1-a.png', new Blob(['photograph'], { type: 'image/png' })))
}

async function expectEverything(directory: string, server: ServerProcess): Promise<void> {
  const owner = server.owner()
  const admin = person(directory, server)
  expect((await admin.auth.signInWithPassword(account)).error).toBeNull()
  expect((await admin.rpc('is_admin')).data).toBe(true)
  const tours = await done(
    owner.from('tours').select().in('id', ['passeio-veleiro', 'noite-na-ilha']).order('id'),
  )
  expect(tours).toMatchObject([
    { id: 'noite-na-ilha', shipped: false, draft: { title: 'Noite' }, published: null },
    { id: 'passeio-veleiro', shipped: true, published: vela, revision: 7 },
  ])
  expect(await done(owner.from('tours').select('id'))).toHaveLength(shippedRows.tours.length + 1)
  expect(await done(owner.rpc('published_content'))).toMatchObject({
    items: [
      { collection: 'expeditions', id: 'ilha-grande', hidden: true },
      { collection: 'tours', id: 'passeio-veleiro', document: vela },
    ],
    formerAddresses: [{ id: 'passeio-veleiro', locale: 'pt-BR', address: '/veleiro-antigo' }],
    pictures: [{ bucket: 'icons', name: '1-a.png' }],
  })
  expect(await done(owner.from('content_revisions').select('item, actor').order('id'))).toHaveLength(2)
  expect(await done(owner.from('known_devices').select('device'))).toEqual([{ device: 'b'.repeat(64) }])
  expect(await done(owner.from('staff_events').select('kind'))).toEqual([{ kind: 'sign-in' }])
  expect(await done(owner.from('preview_links').select('item'))).toEqual([{ item: 'noite-na-ilha' }])
  const picture = await done(owner.storage.from('icons').download('1-a.png'))
  expect(await picture?.text()).toBe('photograph')
}

test('data of an earlier release keeps content, accounts, roles and pictures, also where taking it over was cut off', async () => {
  const directory = path.join(folder, 'data')
  const former = await start(directory, { project: formerProject() })
  await former.ready
  await fill(directory, former)
  former.signal('SIGTERM')
  await former.ended

  const now = await start(directory)
  await now.ready
  await expectEverything(directory, now)
  await stop(now)
  expect(existsSync(path.join(directory, 'database-of-former-release'))).toBe(true)

  // As a process leaves it that is killed in the middle.
  writeFileSync(path.join(directory, 'carrying-over'), '')
  rmSync(path.join(directory, 'database', 'PG_VERSION'))
  const again = await start(directory)
  await again.ready
  await expectEverything(directory, again)
  expect(existsSync(path.join(directory, 'carrying-over'))).toBe(false)
  await stop(again)
})

test('data that cannot be taken over is left as it is, and said so', async () => {
  const directory = path.join(folder, 'foreign')
  const project = formerProject()
  const migration = path.join(project, 'supabase', 'migrations', '20261122090000_former.sql')
  writeFileSync(
    migration,
    'create table public.tours (id text primary key); grant all on table public.tours to service_role;',
  )
  writeFileSync(path.join(project, 'supabase', 'seed.sql'), "insert into public.tours values ('meu');")
  const former = await start(directory, { project })
  await former.ready
  former.signal('SIGTERM')
  await former.ended
  const { code, errors } = await (await start(directory)).ended
  expect(code).toBe(1)
  expect(errors).toContain(
    `The data in ${directory} is of a release that this one cannot take over. It was left as it is.`,
  )
  const still = await start(directory, { project })
  await still.ready
  expect(await done(still.owner().from('tours').select())).toEqual([{ id: 'meu' }])
  await stop(still)
})
