import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readKeys } from '../../scripts/backend/keys'
import { copyEmptyData } from '../../scripts/empty-data'
import { rememberProject, requireShippedContent } from '../../scripts/project-traces'
import { isMadeUp, newEmail } from '../made-up-people'
import { type ServerProcess, startServer } from './server-process'

jest.setTimeout(120_000)

const directory = mkdtempSync(path.join(tmpdir(), 'traces-'))
/** Accounts of the project, as the auth service of a hosted one lists and removes them; the embedded one has no such interface. */
const accounts = new Map<string, string>([[randomUUID(), newEmail()]])
let server: ServerProcess
let project: Server
let url: string
let owner: SupabaseClient

/** A project: the embedded backend behind the interface that it lacks. */
function startProject(): Promise<Server> {
  const front = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://project')
    const account = /^\/auth\/v1\/admin\/users(?:\/(.+))?$/.exec(address.pathname)
    response.setHeader('content-type', 'application/json')
    if (account && request.method === 'DELETE') {
      accounts.delete(account[1] ?? '')
      response.end('{}')
    } else if (account) {
      response.end(
        JSON.stringify({ users: [...accounts].map(([id, email]) => ({ id, email })), aud: 'authenticated' }),
      )
    } else {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const { host, connection, 'content-length': length, ...headers } = request.headers
      const answer = await fetch(`http://127.0.0.1:${server.port}${request.url}`, {
        method: request.method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
      })
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
    }
  })
  return new Promise((resolve) => front.listen(0, '127.0.0.1', () => resolve(front)))
}

beforeAll(async () => {
  copyEmptyData(directory)
  server = await startServer(directory)
  await server.ready
  project = await startProject()
  const address = project.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}`
  owner = createClient(url, readKeys(directory).secret, { auth: { persistSession: false } })
})

afterAll(async () => {
  await new Promise((resolve) => project.close(resolve))
  server.signal('SIGTERM')
  await server.ended
  rmSync(directory, { recursive: true, force: true })
})

const rows = async () => (await owner.from('tours').select('id, draft, published, hidden').order('id')).data
const pictures = async () => (await owner.storage.from('icons').list('')).data?.map(({ name }) => name)
const upload = (name: string) =>
  owner.storage.from('icons').upload(name, Buffer.from('<svg/>'), { contentType: 'image/svg+xml' })

test('content of somebody’s own ends it before anything is changed; a project as shipped is taken', async () => {
  const secret = readKeys(directory).secret
  await requireShippedContent(url, secret)
  for (const change of [
    { draft: { listing: {} } },
    { published: { listing: {} } },
    { hidden: true },
    { position: 3 },
    { deleted_at: new Date().toISOString() },
  ]) {
    const item = owner.from('tours').update(change).eq('id', 'passeio-veleiro')
    expect((await item).error).toBeNull()
    await expect(requireShippedContent(url, secret)).rejects.toThrow('passeio-veleiro in tours')
    const asShipped = { draft: null, published: null, hidden: false, position: null, deleted_at: null }
    await owner.from('tours').update(asShipped).eq('id', 'passeio-veleiro')
  }
  await requireShippedContent(url, secret)
})

test('what came while a project was tested is taken away, what was changed is put back, and the rest stays', async () => {
  await upload('before.svg')
  await owner.from('tours').insert({ id: 'before', published: { listing: {} } })
  const expected = { rows: await rows(), pictures: await pictures(), accounts: [...accounts.keys()] }
  expect(expected.pictures).toEqual(['before.svg'])

  const cleanUp = await rememberProject(url, readKeys(directory).secret, isMadeUp)
  accounts.set(randomUUID(), newEmail()).set(randomUUID(), newEmail())
  // Somebody signs up by themselves while the tests run.
  const visitor = randomUUID()
  accounts.set(visitor, 'ana@example.com')
  await upload('test.svg')
  await owner.from('tours').insert({ id: 'test', draft: { listing: {} } })
  await owner.from('tours').update({ hidden: true }).eq('id', 'before')
  await owner
    .from('tours')
    .update({ published: { listing: {} } })
    .eq('id', 'passeio-veleiro')
  expect(await rows()).not.toEqual(expected.rows)

  expect(await cleanUp()).toMatchObject({ accounts: 2, pictures: 1, rows: 1 })
  expect(await rows()).toEqual(expected.rows)
  expect(await pictures()).toEqual(expected.pictures)
  expect([...accounts.keys()]).toEqual([...expected.accounts, visitor])
  expect(await cleanUp()).toEqual({ accounts: 0, pictures: 0, rows: 0, roles: 0, events: 0 })
})

test('rows that a broken-off journey of the restore has destroyed come back', async () => {
  const expected = await rows()
  expect(expected?.length).toBeGreaterThan(5)
  const cleanUp = await rememberProject(url, readKeys(directory).secret, isMadeUp)
  await owner.from('tours').delete().neq('id', '')
  expect(await rows()).toEqual([])
  await cleanUp()
  expect(await rows()).toEqual(expected)
})

test('what somebody with an account of their own did meanwhile stays', async () => {
  const { id: somebody, client } = await signUp('bia@example.org')
  await owner.from('user_roles').insert({ user_id: somebody, role: 'admin' })
  const cleanUp = await rememberProject(url, readKeys(directory).secret, isMadeUp)
  await upload('theirs.svg')
  await upload('test.svg')
  const told = await client.rpc('record_picture', { file: 'icons/theirs.svg', event_kind: 'upload' })
  expect(told.error).toBeNull()
  const theirs = { draft: { listing: {} }, updated_by: somebody }
  await owner.from('tours').insert({ id: 'theirs', ...theirs })
  await owner.from('tours').update(theirs).eq('id', 'regate-caicara')
  await owner.from('tours').insert({ id: 'test', draft: { listing: {} } })

  expect(await cleanUp()).toMatchObject({ pictures: 1, rows: 1 })
  expect(await pictures()).toContain('theirs.svg')
  const kept = (await owner.from('tours').select('id').eq('updated_by', somebody).order('id')).data
  expect(kept).toEqual([{ id: 'regate-caicara' }, { id: 'theirs' }])
})

test('a picture that was there and is gone is named, and the rest is cleaned up all the same', async () => {
  await upload('gone.svg')
  const cleanUp = await rememberProject(url, readKeys(directory).secret, isMadeUp)
  await owner.storage.from('icons').remove(['gone.svg'])
  await upload('test.svg')
  await expect(cleanUp()).rejects.toThrow('Pictures of the project are gone: icons/gone.svg')
  expect(await pictures()).not.toContain('test.svg')
})

async function signUp(email = newEmail()): Promise<{ id: string; client: SupabaseClient }> {
  const client = createClient(url, readKeys(directory).publishable, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signUp({ email, password: 'remo-e-colete' })
  if (error || !data.user) throw error ?? new Error('no account')
  accounts.set(data.user.id, email)
  return { id: data.user.id, client }
}

const administrators = async () =>
  (await owner.from('user_roles').select('user_id')).data?.map(({ user_id }) => user_id)

test('whoever was an administrator is one again, nobody else is, and no line or count of the tests is left', async () => {
  const [boss, person] = [(await signUp()).id, (await signUp()).id]
  await owner.from('user_roles').insert({ user_id: boss, role: 'admin' })
  const events = async () => (await owner.from('staff_events').select('id').order('id')).data
  const before = await events()
  expect(before).not.toEqual([])

  const cleanUp = await rememberProject(url, readKeys(directory).secret, isMadeUp)
  await owner.from('user_roles').delete().eq('user_id', boss)
  await owner.from('user_roles').insert({ user_id: person, role: 'admin' })
  const hash = 'a'.repeat(64)
  const visitor = createClient(url, readKeys(directory).publishable, { auth: { persistSession: false } })
  expect((await visitor.rpc('permit_attempt', { kind: 'sign-up', address_hash: hash })).error).toBeNull()

  expect(await cleanUp()).toMatchObject({ roles: 2, events: 4 })
  expect(await administrators()).toContain(boss)
  expect(await administrators()).not.toContain(person)
  expect(await events()).toEqual(before)
  expect((await owner.from('sign_in_counters').select('key')).data).toEqual([])
})

test('a key that may not list accounts ends it before anything is changed', async () => {
  await expect(rememberProject(url, readKeys(directory).publishable, isMadeUp)).rejects.toThrow(
    /could not be read/,
  )
})
