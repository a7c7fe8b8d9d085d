import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { countedTables } from '../../lib/supabase/types'
import { readKeys } from '../../scripts/backend/keys'
import { ObjectFiles } from '../../scripts/backend/object-files'
import { freePort } from '../../scripts/ports'
import { shippedRows } from '../../scripts/seed-statements'
import { type ServerProcess, startServer } from './server-process'

jest.setTimeout(120_000)

const folder = mkdtempSync(path.join(tmpdir(), 'backend-'))
const running: ServerProcess[] = []

async function start(...options: Parameters<typeof startServer>): Promise<ServerProcess> {
  const server = await startServer(...options)
  running.push(server)
  return server
}

async function stop(server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') {
  server.signal(signal)
  return await server.ended
}

afterAll(async () => {
  for (const server of running) await stop(server, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const countOf = async (server: ServerProcess, table: string) =>
  (await server.owner().from(table).select('id', { count: 'exact', head: true })).count

/** One directory through three starts, because a start takes seconds: the first one, a further one, one after a kill. */
const shared = path.join(folder, 'shared')

describe('a first start', () => {
  let server: ServerProcess

  test('that is killed half way is begun anew', async () => {
    const killed = await start(shared)
    while (!existsSync(path.join(shared, 'database'))) await sleep(5)
    await stop(killed, 'SIGKILL')
    expect(existsSync(path.join(shared, 'first-start'))).toBe(true)
    server = await start(shared)
    await server.ready
  })

  test('migrates and seeds; the counts are those of the catalogue', async () => {
    for (const table of countedTables) {
      const { data } = await server.owner().from(table).select('id').eq('shipped', true)
      expect(data?.map(({ id }) => id).sort()).toEqual([...shippedRows[table]].sort())
    }
    expect(await countOf(server, 'tours')).toBe(11)
    expect(await countOf(server, 'expeditions')).toBe(9)
    expect(await countOf(server, 'aca_courses')).toBe(3)
  })

  test('leaves data that only their owner can read, and no marker', () => {
    expect(statSync(shared).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(shared, 'database')).mode & 0o077).toBe(0)
    expect(statSync(path.join(shared, 'keys.json')).mode & 0o777).toBe(0o600)
    expect(existsSync(path.join(shared, 'first-start'))).toBe(false)
  })

  test('tells schema and settings to nobody, and data to nobody without a key', async () => {
    const address = `http://127.0.0.1:${server.port}`
    expect((await fetch(`${address}/_system/info`)).status).toBe(404)
    expect((await fetch(`${address}/_system/config`)).status).toBe(404)
    expect((await fetch(`${address}/rest/v1/tours`)).status).toBe(401)
  })

  test('listens on this machine alone, although the site was told to listen everywhere', async () => {
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    const elsewhere = [
      '127.0.0.2',
      ...others.filter(({ family }) => family === 'IPv4').map(({ address }) => address),
    ]
    for (const address of elsewhere.filter((address) => address !== '127.0.0.1')) {
      await expect(fetch(`http://${address}:${server.port}/rest/v1/tours`)).rejects.toThrow()
    }
  })

  test('ends by itself when it is asked to, with no line for what it refused', async () => {
    await server.owner().from('tours').insert({ id: 'Errado' })
    await server.owner().from('tours').delete().eq('id', 'passeio-veleiro')
    expect(await stop(server, 'SIGINT')).toEqual({ code: 0, errors: '' })
  })
})

describe('a further start', () => {
  let server: ServerProcess

  beforeAll(async () => {
    server = await start(shared)
    await server.ready
  })

  test('finds what was there, without seeding twice', async () => {
    expect(await countOf(server, 'tours')).toBe(10)
  })

  test('refuses what the migrations never granted, as a hosted project does', async () => {
    const visitor = createClient(`http://127.0.0.1:${server.port}`, readKeys(shared).publishable, {
      auth: { persistSession: false },
    })
    for (const table of [...countedTables, 'user_roles', 'content_revisions']) {
      expect(await visitor.from(table).select()).toMatchObject({ status: 401, error: { code: '42501' } })
    }
    expect((await visitor.from('content_state').select()).status).toBe(200)
  })

  test('keeps its directory from a second process, in one line that names what to change', async () => {
    const { code, errors } = await (await start(shared)).ended
    expect(code).toBe(3)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(errors)).toMatchObject({ level: 'error', event: 'backend-failed' })
    expect(errors).toContain('DATA_DIR')
    expect(await countOf(server, 'expeditions')).toBe(9)
  })

  test('keeps every picture that it confirmed when it is killed during uploads', async () => {
    const confirmed: string[] = []
    const content = (name: string) => `picture ${name} `.repeat(2000)
    const names = Array.from({ length: 1000 }, (_, index) => `${index}.png`)
    const worker = async () => {
      for (let name = names.shift(); name; name = names.shift()) {
        const picture = new Blob([content(name)], { type: 'image/png' })
        const { error } = await server.owner().storage.from('icons').upload(name, picture)
        if (!error) confirmed.push(name)
      }
    }
    const work = Promise.all([worker(), worker(), worker(), worker()])
    while (confirmed.length < 40) await sleep(5)
    await stop(server, 'SIGKILL')
    names.length = 0
    await work

    const again = await start(shared)
    await again.ready
    const area = again.owner().storage.from('icons')
    const { data } = await area.list('', { limit: 1000 })
    expect(data?.map((file) => file.name)).toEqual(expect.arrayContaining(confirmed))
    for (const name of confirmed) expect(await (await area.download(name)).data?.text()).toBe(content(name))
    expect((await stop(again)).code).toBe(0)
  })

  test('finishes a removal that a kill cut in half: no picture is listed whose file is gone', async () => {
    // The file goes first, then the row that lists it.
    await new ObjectFiles(path.join(shared, 'objects')).deleteObject('icons', '0.png')
    const again = await start(shared)
    await again.ready
    const { data } = await again.owner().storage.from('icons').list('', { limit: 1000 })
    const names = data?.map((file) => file.name)
    expect(names).not.toContain('0.png')
    expect(names).toContain('1.png')
    expect((await stop(again)).code).toBe(0)
  })
})

test('a port that is taken is named together with the variable that changes it', async () => {
  const port = await freePort()
  const squatter = createServer().listen(port, '127.0.0.1')
  const { code, errors } = await (await start(shared, { port })).ended
  squatter.close()
  expect(code).toBe(2)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toContain(`Port ${port} is taken`)
  expect(errors).toContain('SUPABASE_PORT')
})

test('data that does not open is left as it is, and said so', async () => {
  const directory = path.join(folder, 'foreign')
  const version = path.join(directory, 'database', 'PG_VERSION')
  mkdirSync(path.dirname(version), { recursive: true })
  writeFileSync(version, '9.6')
  const { code, errors } = await (await start(directory)).ended
  expect(code).toBe(1)
  expect(errors).toContain(`The database in ${directory}/database does not open. It was left as it is`)
  expect(readFileSync(version, 'utf8')).toBe('9.6')
})

test('data of an older version is migrated and none of it dropped', async () => {
  const directory = path.join(folder, 'older')
  const project = path.join(folder, 'older-project')
  const migrations = path.join(project, 'supabase', 'migrations')
  mkdirSync(migrations, { recursive: true })
  cpSync('supabase/templates', path.join(project, 'supabase', 'templates'), { recursive: true })
  const [first] = readdirSync('supabase/migrations').sort()
  cpSync(path.join('supabase/migrations', first ?? ''), path.join(migrations, first ?? ''))

  const older = await start(directory, { project })
  await older.ready
  const account = { email: 'ana@example.com', password: 'remo-e-colete' }
  const { data } = await older.owner().auth.signUp(account)
  await older.owner().from('user_roles').insert({ user_id: data.user?.id, role: 'admin' })
  expect((await older.owner().from('tours').select('id')).error).not.toBeNull()
  await stop(older)

  const newer = await start(directory)
  await newer.ready
  expect(await countOf(newer, 'tours')).toBe(11)
  expect((await newer.owner().from('user_roles').select('user_id')).data).toEqual([
    { user_id: data.user?.id },
  ])
  expect((await newer.owner().auth.signInWithPassword(account)).error).toBeNull()
  await stop(newer)
})

/** A project folder as an earlier deployment had it. */
function earlierProject(name: string, { migrations, seed }: { migrations: number; seed: string }): string {
  const project = path.join(folder, name)
  const target = path.join(project, 'supabase', 'migrations')
  mkdirSync(target, { recursive: true })
  cpSync('supabase/templates', path.join(project, 'supabase', 'templates'), { recursive: true })
  for (const file of readdirSync('supabase/migrations').sort().slice(0, migrations)) {
    cpSync(path.join('supabase/migrations', file), path.join(target, file))
  }
  writeFileSync(path.join(project, 'supabase', 'seed.sql'), seed)
  return project
}

test('the seed of a later version adds what is missing and touches nothing that staff wrote', async () => {
  const directory = path.join(folder, 'later-seed')
  const seed = readFileSync('supabase/seed.sql', 'utf8')
  const project = earlierProject('earlier-seed-project', {
    migrations: Number.POSITIVE_INFINITY,
    // One trip had another name then, one was there that no longer is, and one was not there yet.
    seed: seed
      .replace("'ilha-grande'", "'ilha-maior'")
      .replace("    ('tours', 'regate-caicara', true),\n", ''),
  })
  const before = await start(directory, { project })
  await before.ready
  const account = { email: 'ana@example.com', password: 'remo-e-colete' }
  const { data: signedUp } = await before.owner().auth.signUp(account)
  await before.owner().from('user_roles').insert({ user_id: signedUp.user?.id, role: 'admin' })
  const admin = createClient(`http://127.0.0.1:${before.port}`, readKeys(directory).publishable, {
    auth: { persistSession: false },
  })
  await admin.auth.signInWithPassword(account)
  const changes: [string, Record<string, unknown>][] = [
    ['save_draft', { collection: 'tours', id: 'passeio-veleiro', document: { title: 'Vela' }, revision: 1 }],
    ['publish_item', { collection: 'tours', id: 'passeio-veleiro', revision: 2 }],
    ['save_draft', { collection: 'tours', id: 'passeio-veleiro', document: { title: 'Velas' }, revision: 3 }],
    ['change_item', { collection: 'expeditions', id: 'ilha-maior', revision: 1, action: 'hide' }],
    ['change_item', { collection: 'tours', id: 'caiaque-coletivo', revision: 1, action: 'delete' }],
    ['save_draft', { collection: 'tours', id: 'noite-na-ilha', document: { title: 'Noite' }, revision: 0 }],
    ['reorder_items', { collection: 'aca_courses', ids: ['rolamento', 'basico'] }],
  ]
  for (const [name, args] of changes) expect((await admin.rpc(name, args)).error).toBeNull()
  const rowsOf = async (server: ServerProcess, table: string) => {
    const { data } = await server.owner().from(table).select().order('id')
    return new Map(data?.map((row) => [row.id, row]))
  }
  const all = async (server: ServerProcess) =>
    new Map(
      await Promise.all(countedTables.map(async (table) => [table, await rowsOf(server, table)] as const)),
    )
  const kept = await all(before)
  await stop(before)

  const after = await start(directory)
  await after.ready
  const now = await all(after)
  for (const [table, rows] of kept) {
    for (const [id, row] of rows) expect(now.get(table)?.get(id)).toEqual(row)
  }
  const added = [...now].flatMap(([table, rows]) =>
    [...rows.keys()].filter((id) => !kept.get(table)?.has(id)),
  )
  expect(added.sort()).toEqual(['ilha-grande', 'regate-caicara'])
  await stop(after)
})

test('the seed of a later version makes hiding count of an item that staff began before it, and does so once', async () => {
  const directory = path.join(folder, 'late-seed')
  const before = await start(directory)
  await before.ready
  const written = { draft: { title: 'Vela' }, hidden: true, revision: 5 }
  const late = { ...written, shipped: false }
  await before.owner().from('tours').update(late).eq('id', 'passeio-veleiro')
  await before
    .owner()
    .from('tours')
    .insert({ id: 'noite-na-ilha', ...late })
  const seen = async (server: ServerProcess) => (await server.owner().rpc('published_content')).data
  const { version, items } = await seen(before)
  expect(items).toEqual([])
  await stop(before)

  for (const _again of [1, 2]) {
    // As after a release whose seed differs.
    rmSync(path.join(directory, 'seed.sha256'))
    const after = await start(directory)
    await after.ready
    expect(await seen(after)).toMatchObject({
      version: version + 1,
      items: [{ collection: 'tours', id: 'passeio-veleiro', hidden: true, document: {} }],
    })
    const { data } = await after.owner().from('tours').select().in('id', ['passeio-veleiro', 'noite-na-ilha'])
    expect(data).toHaveLength(2)
    for (const row of data ?? []) {
      expect(row).toMatchObject({ ...written, shipped: row.id === 'passeio-veleiro' })
    }
    await stop(after)
  }
})
