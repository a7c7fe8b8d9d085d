import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/ports'

/** The function as a hosted project runs it: under Deno, configured by environment variables alone. */
const entry = 'supabase/functions/get-product-images/index.ts'
const deno = 'node_modules/.bin/deno'

jest.setTimeout(60_000)

let storage: Server
let storagePort: number
let asked: IncomingHttpHeaders[] = []
const running: ChildProcess[] = []

beforeAll(async () => {
  storagePort = await freePort()
  storage = createServer((request, response) => {
    asked.push(request.headers)
    const rows = request.url?.endsWith('/tour-images')
      ? [{ id: '1', name: 'passeio-veleiro--1-a.webp', created_at: '2026-01-01T00:00:00Z' }]
      : []
    response.setHeader('content-type', 'application/json').end(JSON.stringify(rows))
  }).listen(storagePort, '127.0.0.1')
})

afterEach(() => {
  asked = []
})

afterAll(() => {
  // The command of the package may be a program that starts Deno: the group is ended, or the server would live on.
  for (const { exitCode, pid } of running)
    if (exitCode === null && pid !== undefined) process.kill(-pid, 'SIGKILL')
  storage.close()
})

async function startFunction(keys: Record<string, string>): Promise<string> {
  const port = await freePort()
  const child = spawn(
    deno,
    ['run', '--no-prompt', '--cached-only', '--allow-env', '--allow-net=127.0.0.1', entry],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: `http://127.0.0.1:${storagePort}`,
        ...keys,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  )
  running.push(child)
  let errors = ''
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString()
  })
  const address = `http://127.0.0.1:${port}/get-product-images`
  while (child.exitCode === null) {
    const answered = await fetch(address, { method: 'OPTIONS' }).catch(() => undefined)
    if (answered) return address
    await sleep(50)
  }
  throw new Error(`Deno ended: ${errors}`)
}

const ask = async (address: string, body: unknown) => {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

test('it passes Deno’s own type check', () => {
  const { status, stderr } = spawnSync(deno, ['check', entry], { encoding: 'utf8' })
  expect({ status, errors: status === 0 ? '' : stderr }).toEqual({ status: 0, errors: '' })
})

test('it answers with the keys of a hosted project', async () => {
  const address = await startFunction({
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_hosted' }),
  })
  expect(await ask(address, { productId: 'passeio-veleiro' })).toEqual({
    status: 200,
    body: {
      images: [
        `http://127.0.0.1:${storagePort}/storage/v1/object/public/tour-images/passeio-veleiro--1-a.webp`,
      ],
    },
  })
  expect(asked.map((headers) => headers.apikey)).toEqual(['sb_secret_hosted', 'sb_secret_hosted'])
  expect(await ask(address, { productId: '../icons' })).toMatchObject({ status: 400 })
  expect(await ask(address, { productId: 'nunca-existiu' })).toEqual({ status: 200, body: { images: [] } })
})

test('it answers with the service_role key of an older project', async () => {
  const address = await startFunction({ SUPABASE_SERVICE_ROLE_KEY: 'eyJ.service.role' })
  expect((await ask(address, { productId: 'passeio-veleiro' })).status).toBe(200)
  expect(asked[0]?.authorization).toBe('Bearer eyJ.service.role')
})

test('without a key it does not start', async () => {
  await expect(startFunction({})).rejects.toThrow('SUPABASE_SECRET_KEYS')
})
