import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { serveBuildFile } from '@/lib/front/build-files'

const folder = mkdtempSync(path.join(tmpdir(), 'saira-build-'))
let server: Server
let origin: string

beforeAll(async () => {
  const chunks = path.join(folder, '.next', 'static', 'chunks')
  mkdirSync(chunks, { recursive: true })
  writeFileSync(path.join(folder, '.next', 'secret.js.gz'), 'secret')
  writeFileSync(path.join(chunks, 'a.js'), 'plain')
  writeFileSync(path.join(chunks, 'a.js.br'), 'brotli')
  writeFileSync(path.join(chunks, 'a.js.gz'), gzipSync('zipped'))
  writeFileSync(path.join(chunks, 'small.css'), 'a{}')
  server = createServer((request, response) => {
    if (!serveBuildFile(request, response)) response.writeHead(404).end('from Next')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${address.port}`
})
beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(folder))
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = (file: string, encoding: string, options: RequestInit = {}) =>
  fetch(`${origin}/_next/static/${file}`, {
    ...options,
    headers: { 'Accept-Encoding': encoding, ...options.headers },
  })

test('a script goes out in the smallest form that a browser takes, for a year, and says that it has several', async () => {
  const brotli = await ask('chunks/a.js', 'gzip, br', { method: 'HEAD' })
  expect(brotli.status).toBe(200)
  expect(Object.fromEntries(brotli.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-length': '6',
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  const zipped = await ask('chunks/a.js?v=1', 'gzip, br;q=0')
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(await zipped.text()).toBe('zipped')
})

test('a part of a compressed file is of use to nobody: the whole is sent', async () => {
  for (const range of ['bytes=0-1', 'bytes=9-1', 'bytes=-2', 'x']) {
    const answer = await ask('chunks/a.js', 'gzip', { headers: { Range: range } })
    expect([range, answer.status, await answer.text()]).toEqual([range, 200, 'zipped'])
  }
})

test('a browser that has the file is told so', async () => {
  const etag = (await ask('chunks/a.js', 'gzip')).headers.get('etag') ?? ''
  expect(
    (await ask('chunks/a.js', 'gzip', { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } }))
      .status,
  ).toBe(304)
})

test('everything else is left to Next', async () => {
  const asked: [string, string, RequestInit?][] = [
    ['chunks/a.js', 'identity'],
    ['chunks/a.js', 'br;q=0'],
    ['chunks/a.js', 'gzip', { method: 'POST' }],
    ['chunks/a.js.gz', 'gzip'],
    ['chunks/small.css', 'gzip'],
    ['chunks/none.js', 'gzip'],
    ['..%2fsecret.js', 'gzip'],
    ['%2e%2e/secret.js', 'gzip'],
    ['', 'gzip'],
  ]
  for (const [file, encoding, options] of asked) {
    const answer = await ask(file, encoding, options)
    expect([file, encoding, await answer.text()]).toEqual([file, encoding, 'from Next'])
  }
})
