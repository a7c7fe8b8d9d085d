import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { buildCatalogue } from '../../lib/catalogue/build/catalogue'
import { byNewest } from '../../lib/catalogue/build/picture-time'
import { loadHistory, loadLastActors } from '../../lib/staff/content/content-rows'
import { countedTables } from '../../lib/supabase/types'
import { readKeys } from '../../scripts/backend/keys'
import { ObjectFiles } from '../../scripts/backend/object-files'
import { restoreBackup } from '../../scripts/backup-restore'
import { listPictures, takeBackup } from '../../scripts/backup-take'
import { copyEmptyData } from '../../scripts/empty-data'
import { fakeArea } from '../lib/supabase/fake-area'
import { type ServerProcess, startServer } from './server-process'

jest.setTimeout(120_000)

const folder = mkdtempSync(path.join(tmpdir(), 'backup-'))
const backup = path.join(folder, 'backup')
const account = { email: 'ana@example.com', password: 'remo-e-colete' }
const running: { server: ServerProcess; directory: string }[] = []

async function start(name: string) {
  const directory = path.join(folder, name)
  copyEmptyData(directory)
  const server = await startServer(directory)
  running.push({ server, directory })
  await server.ready
  return { server, directory }
}
type Backend = Awaited<ReturnType<typeof start>>

afterAll(async () => {
  for (const { server } of running) {
    server.signal('SIGTERM')
    await server.ended
  }
  rmSync(folder, { recursive: true, force: true })
})

/** `npm run backup` and `npm run restore`, as a person at a shell runs them. */
function command(script: 'backup' | 'restore', { server, directory }: Backend, args: string[], key?: string) {
  const host = `127.0.0.1:${server.port}`
  const named = script === 'restore' && !args.includes('--to') ? ['--to', host] : []
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${script}.ts`, ...args, ...named],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        SUPABASE_URL: `http://${host}`,
        SUPABASE_PUBLISHABLE_KEY: readKeys(directory).publishable,
        SUPABASE_SECRET_KEY: key ?? readKeys(directory).secret,
      },
    },
  )
  return { code: status, output: `${stdout}${stderr}`.trim() }
}

async function signIn({ server, directory }: Backend) {
  const client = createClient(`http://127.0.0.1:${server.port}`, readKeys(directory).publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { error } = await client.auth.signInWithPassword(account)
  if (error) await client.auth.signUp(account)
  return client
}

const areas = ['tour-images', 'expedition-images', 'icons']
/** Everything that a backup promises to bring back. */
async function everything({ server }: Backend, { people = true }: { people?: boolean } = {}) {
  const owner = server.owner()
  const rows = await Promise.all(
    countedTables.map(async (table) => {
      const { data } = await owner.from(table).select().order('id')
      return data?.map((row) => (people ? row : { ...row, updated_by: '', draft_by: '', published_by: '' }))
    }),
  )
  const { data: history } = await owner
    .from('content_revisions')
    .select('collection, item, action, document, note, actor, actor_email, at')
    .order('at')
    .order('id')
  const pictures = await Promise.all(
    areas.map(async (area) => {
      const { data } = await owner.storage.from(area).list('', { sortBy: { column: 'name', order: 'asc' } })
      const pictures = (data ?? []).toSorted((one, other) =>
        byNewest(
          { name: one.name, createdAt: one.created_at },
          { name: other.name, createdAt: other.created_at },
        ),
      )
      return Promise.all(
        pictures.map(async ({ name, metadata }) => ({
          name,
          type: metadata?.mimetype,
          text: await (await owner.storage.from(area).download(name)).data?.text(),
        })),
      )
    }),
  )
  return { rows, history, pictures }
}

const published = async ({ server }: Backend) => {
  const { data } = await server.owner().rpc('published_content')
  const { version, pictures, ...content } = data
  return { version, content, pictures: pictures.map(({ name }: { name: string }) => name) }
}

let source: Backend
let before: Awaited<ReturnType<typeof everything>>
let seen: Awaited<ReturnType<typeof published>>

beforeAll(async () => {
  source = await start('source')
  const admin = await signIn(source)
  const { data } = await admin.auth.getUser()
  await source.server.owner().from('user_roles').insert({ user_id: data.user?.id, role: 'admin' })
  const veleiro = { collection: 'tours', id: 'passeio-veleiro' }
  const changes: [string, Record<string, unknown>][] = [
    ['save_draft', { ...veleiro, document: { addresses: { 'pt-BR': ['/vela'] } }, revision: 1 }],
    ['publish_item', { ...veleiro, revision: 2, note: 'Ação de verão' }],
    ['save_draft', { ...veleiro, document: { addresses: { 'pt-BR': ['/velas'] } }, revision: 3 }],
    ['publish_item', { ...veleiro, revision: 4 }],
    ['save_draft', { ...veleiro, document: { title: 'Rascunho' }, revision: 5 }],
    ['save_draft', { collection: 'tours', id: 'noite-na-ilha', document: { title: 'Noite' }, revision: 0 }],
    ['publish_item', { collection: 'tours', id: 'noite-na-ilha', revision: 1 }],
    ['change_item', { collection: 'expeditions', id: 'ilha-grande', revision: 1, action: 'hide' }],
    ['change_item', { collection: 'tours', id: 'regate-caicara', revision: 1, action: 'delete' }],
    ['reorder_items', { collection: 'aca_courses', ids: ['rolamento', 'basico', 'avancado'] }],
    ['save_draft', { collection: 'site_content', id: 'notice', document: { text: 'Vento' }, revision: 1 }],
  ]
  for (const [name, args] of changes) {
    const { error } = await admin.rpc(name, args)
    if (error) throw error
  }
  for (const [place, area] of areas.entries()) {
    for (const name of [`passeio-veleiro--170000000000${place}-b.png`, `${place}-a.svg`]) {
      const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
      const { error } = await admin.storage.from(area).upload(name, new Blob([`${area} ${name}`], { type }))
      if (error) throw error
    }
  }
  before = await everything(source)
  seen = await published(source)
  const taken = command('backup', source, [backup])
  expect(taken.output).toContain('6 entries of the history, 6 pictures and the e-mails of 1 administrators')
  expect(taken.code).toBe(0)
})

test('a backup is its owner’s alone to read, and whole', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  expect(readdirSync(backup).sort()).toEqual(['backup.json', 'history.jsonl', 'pictures'])
  expect(statSync(path.join(backup, 'backup.json')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('after everything was broken, a restore brings all of it back as it was', async () => {
  const owner = source.server.owner()
  for (const table of countedTables) await owner.from(table).delete().neq('id', 'basico')
  await owner
    .from('aca_courses')
    .update({ published: { title: 'Errado' }, hidden: true })
    .eq('id', 'basico')
  for (const area of areas) {
    const { data } = await owner.storage.from(area).list()
    await owner.storage.from(area).remove(data?.map(({ name }) => name) ?? [])
  }
  await owner.from('user_roles').delete().eq('role', 'admin')
  expect(await everything(source)).not.toEqual(before)

  const { code, output } = command('restore', source, [backup])
  expect(output).toContain('6 pictures and 0 entries of the history came back')
  expect(code).toBe(0)
  // One row was not deleted but changed: whoever had it open is told.
  const restored = before.rows.map((rows) =>
    rows?.map((row) => (row.id === 'basico' ? { ...row, revision: row.revision + 1 } : row)),
  )
  expect(await everything(source)).toEqual({ ...before, rows: restored })
  const now = await published(source)
  expect(now.content).toEqual(seen.content)
  expect(now.pictures.toSorted()).toEqual(seen.pictures.toSorted())
  expect(now.version).toBeGreaterThan(seen.version)
  expect((await (await signIn(source)).rpc('is_admin')).data).toBe(true)
})

/** Photographs of the trip as pages show them, newest first. */
const photographs = async (backend: Backend) => {
  const { pictures } = (await backend.server.owner().rpc('published_content')).data
  return buildCatalogue({ version: 1, items: [], formerAddresses: [], pictures }).photographs.get(
    'passeio-veleiro',
  )
}

test('one lost photograph of several comes back to its place, and does not become the cover', async () => {
  const shown = await photographs(source)
  expect(shown).toHaveLength(2)
  const oldest = shown?.at(-1)?.split('/')[1] ?? ''
  await source.server.owner().storage.from('tour-images').remove([oldest])
  expect(await photographs(source)).toHaveLength(1)
  expect(command('restore', source, [backup]).output).toContain(
    '1 pictures and 0 entries of the history came back',
  )
  expect(await photographs(source)).toEqual(shown)
})

test('a picture whose bytes were changed under its name gets its own again', async () => {
  const area = source.server.owner().storage.from('icons')
  const { error } = await area.update('2-a.svg', new Blob(['other bytes'], { type: 'image/svg+xml' }))
  expect(error).toBeNull()
  expect(command('restore', source, [backup]).output).toContain('1 pictures were repaired')
  expect(await (await area.download('2-a.svg')).data?.text()).toBe('icons 2-a.svg')
})

test('pictures and administrators whom the backup does not know are named, and go where that is asked for', async () => {
  const owner = source.server.owner()
  const late = { email: 'bia@example.com', password: 'remo-e-colete' }
  const { data } = await createClient(
    `http://127.0.0.1:${source.server.port}`,
    readKeys(source.directory).publishable,
    {
      auth: { persistSession: false, autoRefreshToken: false },
    },
  ).auth.signUp(late)
  await owner.from('user_roles').insert({ user_id: data.user?.id, role: 'admin' })
  await owner.storage.from('icons').upload('late.png', new Blob(['late'], { type: 'image/png' }))

  const { output } = command('restore', source, [backup])
  expect(output).toContain('Not in the backup, and kept: picture icons/late.png')
  expect(output).toContain(`Not in the backup, and kept: administrator ${late.email}`)
  expect(output).toContain('With --exact these pictures and roles are taken away.')
  expect((await owner.storage.from('icons').list()).data).toHaveLength(3)

  const exact = command('restore', source, [backup, '--exact'])
  expect(exact.output).toContain('Removed, not in the backup: picture icons/late.png')
  expect(exact.output).toContain(`Removed, not in the backup: administrator ${late.email}`)
  expect((await owner.storage.from('icons').list()).data).toHaveLength(2)
  const { data: roles } = await owner.from('user_roles').select('user_id')
  expect(roles).toEqual([{ user_id: expect.not.stringMatching(data.user?.id ?? '') }])
  expect(await everything(source)).toMatchObject({ pictures: before.pictures })
})

const gates: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of gates.splice(0)) await close()
})

/** The source behind a proxy that loses the requests it is told to, as an outage does. */
async function outageOf(isLost: (request: { method?: string; url?: string }) => boolean | Promise<boolean>) {
  const gate = createServer(async (incoming, outgoing) => {
    if (await isLost(incoming)) return outgoing.writeHead(503).end()
    incoming
      .pipe(
        request(
          new URL(incoming.url ?? '/', `http://127.0.0.1:${source.server.port}`),
          { method: incoming.method, headers: incoming.headers },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(outgoing)
          },
        ),
      )
      .on('error', () => outgoing.destroy())
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(gate.address())
  gates.push(async () => {
    gate.closeAllConnections()
    await new Promise((resolve) => gate.close(resolve))
  })
  return `http://127.0.0.1:${port}`
}

describe('a backup that meets trouble with a picture', () => {
  const bucket = 'tour-images'
  const name = 'canoa.png'
  const target = path.join(folder, 'troubled')
  const asksForIt = ({ method, url }: { method?: string; url?: string }) =>
    method === 'GET' && (url?.endsWith(`/${bucket}/${name}`) ?? false)

  beforeEach(async () => {
    const area = source.server.owner().storage.from(bucket)
    expect((await area.upload(name, new Blob(['canoa'], { type: 'image/png' }))).error).toBeNull()
  })
  afterEach(async () => {
    await source.server.owner().storage.from(bucket).remove([name])
    rmSync(target, { recursive: true, force: true })
  })

  const takeFrom = (url: string) =>
    takeBackup({ url, secretKey: readKeys(source.directory).secret, folder: target })
  const left = () => readdirSync(folder).filter((entry) => entry.startsWith('troubled'))

  test('leaves nothing behind, although other pictures were on their way', async () => {
    let downloads = 0
    const url = await outageOf(async (asked) => {
      if (asked.method !== 'GET' || !asked.url?.startsWith('/storage/')) return false
      downloads += 1
      if (!asksForIt(asked)) await sleep(500)
      return asksForIt(asked)
    })
    await expect(takeFrom(url)).rejects.toThrow(`${bucket}/${name} could not be read`)
    // One that had been left to itself would have made the folder again by now.
    await sleep(1000)
    expect(left()).toEqual([])
    // Of all seven; those that were waiting for their turn were not asked for any more.
    expect(downloads).toBeLessThan(7)
  })

  test('leaves out what staff delete after it was listed, and is whole', async () => {
    const area = source.server.owner().storage.from(bucket)
    const url = await outageOf(async (asked) => {
      if (asksForIt(asked)) await area.remove([name])
      return false
    })
    const { pictures } = await takeFrom(url)
    expect(pictures).toHaveLength(6)
    expect(pictures).not.toContainEqual(expect.objectContaining({ name }))
    expect(readdirSync(path.join(target, 'pictures', bucket))).toHaveLength(2)
  })

  test('names what is listed and has lost its file, and does not pass for whole', async () => {
    await new ObjectFiles(path.join(source.directory, 'objects')).deleteObject(bucket, name)
    await expect(takeFrom(`http://127.0.0.1:${source.server.port}`)).rejects.toThrow(
      `${bucket}/${name} could not be read`,
    )
    expect(left()).toEqual([])
  })
})

test('an outage while roles are given is told from an account that is missing', async () => {
  const url = await outageOf((asked) => asked.url?.endsWith('/account_by_email') ?? false)
  await expect(
    restoreBackup({ url, secretKey: readKeys(source.directory).secret, folder: backup }),
  ).rejects.toThrow(/not every role is: No backend answers at .* Restore once more\./)
})

describe('an exact restore that is interrupted', () => {
  const late = { bucket: 'tour-images', name: 'passeio-veleiro--1800000000000-d.png' }
  const notice = { collection: 'site_content', id: 'notice' }
  const heldPictures = async () => (await published(source)).pictures

  /** A picture that came after the backup, and a row that shows it. */
  beforeEach(async () => {
    const admin = await signIn(source)
    const area = admin.storage.from(late.bucket)
    await area.remove([late.name])
    expect((await area.upload(late.name, new Blob(['late'], { type: 'image/png' }))).error).toBeNull()
    const contents = source.server.owner().from('site_content')
    const { data } = await contents.select('revision').eq('id', notice.id).single()
    const document = { text: late.name }
    await admin.rpc('save_draft', { ...notice, document, revision: data?.revision })
    const { error } = await admin.rpc('publish_item', { ...notice, revision: (data?.revision ?? 0) + 1 })
    expect(error).toBeNull()
  })

  const restoreDuring = async (isLost: Parameters<typeof outageOf>[0]) => {
    const url = await outageOf(isLost)
    const secretKey = readKeys(source.directory).secret
    await restoreBackup({ url, secretKey, folder: backup, exact: true })
  }

  test('before the rows were those of the backup keeps every picture that they name', async () => {
    const rows = await everything(source)
    await expect(restoreDuring(({ url }) => url?.endsWith('/restore_content') ?? false)).rejects.toThrow()
    expect(await everything(source)).toEqual(rows)
  })

  test('before pictures were removed shows the rows of the backup, and the next one removes them', async () => {
    await expect(
      restoreDuring(({ method, url }) => method === 'DELETE' && (url?.startsWith('/storage/') ?? false)),
    ).rejects.toThrow('Pictures of tour-images could not be removed')
    expect((await published(source)).content).toEqual(seen.content)
    expect(await heldPictures()).toContain(late.name)
    await restoreDuring(() => false)
    expect(await heldPictures()).not.toContain(late.name)
  })

  test('that is not interrupted has every process ask again after the pictures went', async () => {
    const asked: string[] = []
    await restoreDuring(({ method, url = '' }) => {
      if (method !== 'GET') asked.push(`${method} ${url.split('?')[0]}`)
      return false
    })
    const removal = asked.findIndex((one) => one.startsWith('DELETE /storage/'))
    expect(removal).toBeGreaterThan(asked.indexOf('POST /rest/v1/rpc/restore_content'))
    expect(asked.indexOf('PATCH /rest/v1/content_state')).toBeGreaterThan(removal)
  })
})

test('what came after the backup goes as far away as it can without a loss', async () => {
  const admin = await signIn(source)
  const late = { collection: 'tours', id: 'chegou-depois' }
  await admin.rpc('save_draft', { ...late, document: { title: 'Depois' }, revision: 0 })
  await admin.rpc('save_draft', { collection: 'tours', id: 'passeio-veleiro', document: {}, revision: 6 })
  await admin.rpc('publish_item', { collection: 'tours', id: 'passeio-veleiro', revision: 7 })
  expect(command('restore', source, [backup]).code).toBe(0)
  const tours = source.server.owner().from('tours')
  const { data: kept } = await tours.select().eq('id', late.id).single()
  expect(kept).toMatchObject({ draft: { title: 'Depois' }, deleted_at: expect.any(String) })
  // An editor that stayed open since then is told of the conflict.
  const { data: back } = await source.server
    .owner()
    .from('tours')
    .select()
    .eq('id', 'passeio-veleiro')
    .single()
  expect(back).toMatchObject({ draft: { title: 'Rascunho' }, revision: 9 })
  const { data: history } = await source.server
    .owner()
    .from('content_revisions')
    .select('action, document')
    .eq('item', 'passeio-veleiro')
    .order('id')
  expect(history?.map(({ action }) => action)).toEqual(['publish', 'publish', 'publish', 'restore'])
  expect(history?.at(-1)?.document).toEqual({ addresses: { 'pt-BR': ['/velas'] } })
})

describe('another project', () => {
  let target: Backend

  beforeAll(async () => {
    target = await start('target')
  })

  test('gets all of it; an administrator without an account there is named', async () => {
    const { code, output } = command('restore', target, [backup])
    expect(output).toContain('6 pictures and 6 entries of the history came back')
    expect(output).toContain(`No administrator yet: No account has the e-mail ${account.email}`)
    expect(code).toBe(0)
    const now = await everything(target, { people: false })
    const nobody = { updated_by: '', draft_by: '', published_by: '' }
    expect(now).toEqual({
      ...before,
      rows: before.rows.map((rows) => rows?.map((row) => ({ ...row, ...nobody }))),
    })
    expect((await published(target)).version).toBeGreaterThan(seen.version)
  })

  test('keeps its own administrators while nobody of the backup is one, also where the restore is exact', async () => {
    const owner = target.server.owner()
    const visitor = createClient(
      `http://127.0.0.1:${target.server.port}`,
      readKeys(target.directory).publishable,
      { auth: { persistSession: false, autoRefreshToken: false } },
    )
    const { data } = await visitor.auth.signUp({ email: 'caio@example.com', password: account.password })
    const role = { user_id: data.user?.id, role: 'admin' }
    expect((await owner.from('user_roles').insert(role)).error).toBeNull()
    const { code, output } = command('restore', target, [backup, '--exact'])
    expect(output).toContain('Not in the backup, and kept: administrator caio@example.com')
    expect(output).toContain('without these there would be none')
    expect(code).toBe(0)
    expect((await owner.from('user_roles').select('user_id, role')).data).toEqual([role])
    await owner.from('user_roles').delete().match(role)
  })

  test('knows the people by their e-mail once they have an account, and adds nothing twice', async () => {
    const person = await signIn(target)
    const { data } = await person.auth.getUser()
    const { output } = command('restore', target, [backup])
    expect(output).toContain('0 pictures and 0 entries of the history came back')
    expect((await person.rpc('is_admin')).data).toBe(true)
    const { data: row } = await target.server
      .owner()
      .from('tours')
      .select()
      .eq('id', 'passeio-veleiro')
      .single()
    expect(row).toMatchObject({ updated_by: data.user?.id, published_by: data.user?.id })
    expect((await everything(target)).history).toEqual(before.history)
  })

  test('has every editor that is open told, also where two restored states have the same revision', async () => {
    const owner = target.server.owner()
    const item = { collection: 'tours', id: 'passeio-veleiro' }
    const { data: content } = await owner.rpc('content_backup')
    const stored = async () => (await owner.from('tours').select().eq('id', item.id).single()).data
    const { revision } = await stored()
    const another = structuredClone(content)
    for (const row of another.rows.tours) if (row.id === item.id) row.draft = { title: 'De outra cópia' }

    expect((await owner.rpc('restore_content', { backup: content })).error).toBeNull()
    expect(await stored()).toMatchObject({ draft: { title: 'Rascunho' }, revision })
    expect((await owner.rpc('restore_content', { backup: another })).error).toBeNull()
    expect(await stored()).toMatchObject({ draft: { title: 'De outra cópia' }, revision: revision + 1 })

    const admin = await signIn(target)
    const { error } = await admin.rpc('save_draft', { ...item, document: { title: 'Aberto' }, revision })
    expect(error?.code).toBe('PT409')
    expect((await owner.rpc('restore_content', { backup: content })).error).toBeNull()
    expect(await stored()).toMatchObject({ draft: { title: 'Rascunho' }, revision: revision + 2 })
  })

  test('has one order of its history: what came back stands below what was done there since', async () => {
    const client = await signIn(target)
    const { data: row } = await client.from('tours').select().eq('id', 'caiaque-coletivo').single()
    const item = { collection: 'tours', id: 'caiaque-coletivo' }
    expect(
      (await client.rpc('change_item', { ...item, revision: row.revision, action: 'hide' })).error,
    ).toBeNull()
    const { error } = await target.server.owner().rpc('restore_history', {
      entries: ['2020-01-02T10:00:00Z', '2020-01-01T10:00:00Z'].map((at, id) => ({
        id,
        collection: 'tours',
        item: item.id,
        action: 'publish',
        document: { title: at },
        actor_email: 'bia@example.com',
        at,
      })),
    })
    expect(error).toBeNull()
    const history = await loadHistory(client, 'tours', item.id)
    expect(
      history.ok && history.value.map(({ action, at }) => [action, new Date(at).getUTCFullYear()]),
    ).toEqual([
      ['hide', new Date().getUTCFullYear()],
      ['publish', 2020],
      ['publish', 2020],
    ])
    expect(history.ok && history.value.map(({ document }) => document?.title)).toEqual([
      undefined,
      '2020-01-02T10:00:00Z',
      '2020-01-01T10:00:00Z',
    ])
    const actors = await loadLastActors(client, 'tours')
    expect(actors.ok && actors.value.get(item.id)).toBe(account.email)
  })

  test.each([
    ['a picture', 'pictures/icons/2-a.svg'],
    ['the history', 'history.jsonl'],
    ['the rows', 'backup.json'],
  ])('a backup in which %s is damaged changes nothing', async (_case, name) => {
    const damaged = path.join(folder, `damaged-${path.basename(name)}`)
    cpSync(backup, damaged, { recursive: true })
    writeFileSync(path.join(damaged, name), '{"format":1}')
    const rows = await everything(target)
    const { code, output } = command('restore', target, [damaged])
    expect(code).toBe(1)
    expect(output).toBe(`${damaged} is damaged: ${name} is not what was written.`)
    expect(await everything(target)).toEqual(rows)
  })

  test('a backup that lacks a picture changes nothing', async () => {
    const lacking = path.join(folder, 'lacking')
    cpSync(backup, lacking, { recursive: true })
    rmSync(path.join(lacking, 'pictures/icons/2-a.svg'))
    const rows = await everything(target)
    expect(command('restore', target, [lacking])).toEqual({
      code: 1,
      output: `${lacking} is no whole backup: pictures/icons/2-a.svg cannot be read.`,
    })
    expect(await everything(target)).toEqual(rows)
  })
})

describe('refusals', () => {
  test('a folder that is there is not written over', () => {
    const { code, output } = command('backup', source, [backup])
    expect(code).toBe(1)
    expect(output).toBe(`${backup} is there already. Choose a folder that is not.`)
  })

  test('a place that cannot be written to, such as a full disk, is named in one line', () => {
    const { code, output } = command('backup', source, [path.join(backup, 'backup.json', 'inside')])
    expect(code).toBe(1)
    expect(output).toMatch(/^\S+ could not be written: ENOTDIR.*$/)
  })

  test('an address that is none is named with its variable', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/backup.ts', path.join(folder, 'other')],
      {
        encoding: 'utf8',
        env: { ...process.env, SUPABASE_URL: 'example', SUPABASE_SECRET_KEY: 'sb_secret_x' },
      },
    )
    expect(status).toBe(1)
    expect(stderr.trim()).toBe('SUPABASE_URL is example: expected the address of a Supabase project.')
  })

  test('a project that stands in a file or the environment is not restored into before it is named', async () => {
    const rows = await everything(source)
    const restore = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/restore.ts', backup, ...args], {
        encoding: 'utf8',
        env: {
          ...process.env,
          SUPABASE_URL: `http://127.0.0.1:${source.server.port}`,
          SUPABASE_SECRET_KEY: readKeys(source.directory).secret,
        },
      })
    for (const args of [[], ['--exact'], ['--to', 'another.supabase.co'], ['--to', '']]) {
      const { status, stderr } = restore(...args)
      expect({ args, status }).toEqual({ args, status: 1 })
      expect(stderr).toContain(`add: --to 127.0.0.1:${source.server.port}`)
    }
    expect(await everything(source)).toEqual(rows)
  })

  test('the publishable key reads no backup and restores none', async () => {
    const key = readKeys(source.directory).publishable
    const other = path.join(folder, 'other')
    expect(command('backup', source, [other], key).code).toBe(1)
    expect(existsSync(other)).toBe(false)
    const rows = await everything(source)
    expect(command('restore', source, [backup], key).code).toBe(1)
    expect(await everything(source)).toEqual(rows)
  })

  test('an administrator cannot call what the commands call', async () => {
    const admin = await signIn(source)
    for (const [name, args] of [
      ['content_backup', {}],
      ['restore_history', { entries: [] }],
      ['restore_content', { backup: {} }],
    ] as const) {
      expect((await admin.rpc(name, args)).error?.code).toBe('42501')
    }
  })

  test.each([[[]], [['--help']], [['a', 'b']]])('the arguments %j are answered with the usage', (args) => {
    expect(command('backup', source, args)).toEqual({ code: 64, output: 'Usage: npm run backup -- FOLDER' })
    expect(command('restore', source, args)).toEqual({
      code: 64,
      output: 'Usage: npm run restore -- FOLDER [--to HOST] [--exact]',
    })
  })
})

test('of pictures with one and the same time a backup misses none', async () => {
  const files = Array.from({ length: 2500 }, (_, index) => ({
    name: `${index}.png`,
    created_at: '2026-11-22T00:00:00Z',
  }))
  const pictures = await listPictures(fakeArea(files))
  expect(pictures).toHaveLength(3 * files.length)
})
