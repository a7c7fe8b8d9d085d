import { createServer, request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { NextRequest } from 'next/server'
import { compressionsDone, keepInMemory, pageInMemory } from '@/lib/page-memory/page-memory'
import { servePageFromMemory } from '@/lib/page-memory/serve-page'
import { middleware } from '@/middleware'
import { shipped } from '../catalogue/shipped'

const path = '/pt-BR/tours'
const page = {
  html: '<h1>Passeios à vela</h1>',
  etag: '"one"',
  policy: "default-src 'none'",
  generation: 'one.0',
}
const opens = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'pt-BR' }

/** Asks for an address as an HTTP server would; undefined where the request is left to Next. */
async function take(
  headers: Record<string, string> = opens,
  method = 'GET',
  address = '/passeios',
  options: Parameters<typeof servePageFromMemory>[2] = {},
) {
  let isServed = true
  const server = createServer((request, response) => {
    isServed = servePageFromMemory(request, response, options)
    if (!isServed) response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const answer = await new Promise<{ status: number; headers: Headers; bytes: Buffer }>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path: address, method, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk) => chunks.push(chunk))
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: new Headers(
            Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
          ),
          bytes: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
  await new Promise((resolve) => server.close(resolve))
  return isServed ? { ...answer, text: answer.bytes.toString() } : undefined
}

const show = (name: string, catalogue = shipped) => {
  globalThis.siteContent = { catalogue, name }
}

beforeEach(() => {
  globalThis.pageMemory = undefined
  show('one')
  keepInMemory(path, page)
})

describe('a page in memory', () => {
  test('answers a browser that opens it, with its length in bytes and its policy', async () => {
    const answer = await take()
    expect(answer?.status).toBe(200)
    expect(answer?.text).toBe(page.html)
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-length': String(Buffer.byteLength(page.html)),
      'content-security-policy': page.policy,
      'content-type': 'text/html; charset=utf-8',
      etag: 'W/"one"',
      vary: expect.stringMatching(/^Accept, rsc, .*Accept-Encoding, Accept-Language, Cookie$/),
    })
  })

  test('answers nobody once the content is another, unless an outdated page is better than none', async () => {
    show('two')
    expect(await take()).toBeUndefined()
    const outdated = await take(opens, 'GET', '/passeios', { takesOutdated: true })
    expect(outdated?.text).toBe(page.html)
    expect(outdated?.headers.get('etag')).toBe('W/"one"')
    expect(await take(opens, 'GET', '/expedicoes', { takesOutdated: true })).toBeUndefined()
  })

  test('follows the language of the visitor as the middleware does: the browser first asked, then the cookie', async () => {
    expect(await take({ ...opens, 'accept-language': 'en-GB' })).toBeUndefined()
    expect(
      await take({ ...opens, 'accept-language': 'en-GB', cookie: 'a=1; NEXT_LOCALE=pt-BR' }),
    ).toBeDefined()
    expect(await take({ ...opens, cookie: 'NEXT_LOCALE=en-GB' })).toBeUndefined()
  })

  test.each([
    ['NEXT_LOCALE=en-GB; NEXT_LOCALE=pt-BR', 'pt-BR'],
    ['NEXT_LOCALE=pt-BR; NEXT_LOCALE=en-GB', 'en-GB'],
    ['NEXT_LOCALE=en-GB;a=1;NEXT_LOCALE=pt-BR', 'pt-BR'],
    ['NEXT_LOCALE=pt%2DBR', 'pt-BR'],
    ['NEXT_LOCALE=en%2dGB', 'en-GB'],
    // No language of the site, so the browser's counts.
    ['NEXT_LOCALE=pt-BR; NEXT_LOCALE=fr', 'en-GB'],
    ['NEXT_LOCALE=pt-BR; NEXT_LOCALE=', 'en-GB'],
    ['NEXT_LOCALE=pt-BR; NEXT_LOCALE=%', 'en-GB'],
    ['NEXT_LOCALE=pt-BR ', 'pt-BR'],
    ['XNEXT_LOCALE=pt-BR', 'en-GB'],
    ['next_locale=pt-BR', 'en-GB'],
    ['NEXT_LOCALE', 'en-GB'],
    ['', 'en-GB'],
  ])('speaks to a visitor with the cookies "%s" as the middleware does: %s', async (cookie, locale) => {
    const headers = { ...opens, 'accept-language': 'en-GB', cookie }
    const { status } = await middleware(new NextRequest('https://saira.example/passeios', { headers }))
    const isServed = (await take(headers)) !== undefined
    // The page in memory is the Portuguese one; whoever prefers English is led to its twin.
    expect({ status, isServed }).toEqual(
      locale === 'pt-BR' ? { status: 200, isServed: true } : { status: 307, isServed: false },
    )
  })

  test.each([
    ['page data, which do not ask for HTML', { accept: '*/*' }, '/passeios'],
    ['page data of the router', { ...opens, rsc: '1' }, '/passeios'],
    ['Markdown', { accept: 'text/markdown, text/html;q=0.5' }, '/passeios'],
    ['a language', opens, '/passeios?lang=en-GB'],
    ['another page', opens, '/expedicoes'],
    ['an address that leads elsewhere', opens, '/en/passeios'],
    ['an address that does not exist', opens, '/nao-existe'],
    ['the panel', opens, '/admin'],
  ])('leaves requests for %s to Next', async (_what, headers, address) => {
    expect(await take(headers, 'GET', address)).toBeUndefined()
  })

  test('is no answer to what changes something', async () => {
    expect(await take(opens, 'POST')).toBeUndefined()
  })

  test('is not sent to a browser that has it', async () => {
    for (const tag of ['"one"', 'W/"one"', '"other", W/"one"']) {
      const answer = await take({ ...opens, 'if-none-match': tag })
      expect(answer?.status).toBe(304)
      expect(answer?.text).toBe('')
      expect(answer?.headers.get('etag')).toBe('W/"one"')
    }
    expect((await take({ ...opens, 'if-none-match': '"older"' }))?.status).toBe(200)
  })

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
  ] as const)('goes out as %s to a browser that sends "%s"', async (encoding, accepted, open) => {
    await compressionsDone()
    const answer = await take({ ...opens, 'accept-encoding': accepted })
    expect(answer?.headers.get('content-encoding')).toBe(encoding)
    expect(answer?.headers.get('content-length')).toBe(String(answer?.bytes.byteLength))
    expect(open(answer?.bytes ?? Buffer.alloc(0)).toString()).toBe(page.html)
  })

  test('goes out as plain text to whoever takes nothing else', async () => {
    await compressionsDone()
    for (const accepted of ['identity', 'br;q=0', '']) {
      const answer = await take({ ...opens, 'accept-encoding': accepted })
      expect(answer?.headers.get('content-encoding')).toBeNull()
      expect(answer?.text).toBe(page.html)
    }
  })

  test('answers HEAD with the headers alone', async () => {
    const answer = await take(opens, 'HEAD')
    expect(answer?.headers.get('content-length')).toBe(String(Buffer.byteLength(page.html)))
    expect(answer?.text).toBe('')
  })

  test('stays for as long as the content that it was rendered from is shown', async () => {
    keepInMemory(path, page)
    expect(await take()).toBeDefined()
    show('two')
    expect(await take()).toBeUndefined()
    show('one')
    expect(await take()).toBeDefined()
  })

  test('is out of date once something on the pages has expired by itself', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'))
    show('one', { ...shipped, expiries: [Date.parse('2026-11-21T13:00:00Z')] })
    expect(await take()).toBeDefined()
    clock.mockReturnValue(Date.parse('2026-11-21T13:00:00Z'))
    expect(await take()).toBeUndefined()
    clock.mockRestore()
  })

  test('gives way to its new version at once', async () => {
    keepInMemory(path, { ...page, html: '<h1>Novo</h1>', etag: '"two"' })
    expect((await take())?.text).toBe('<h1>Novo</h1>')
  })

  test('a page that was rendered from other content is no answer, however new it is', async () => {
    keepInMemory(path, { ...page, html: '<h1>Velho</h1>', etag: '"old"', generation: 'zero.0' })
    expect(await take()).toBeUndefined()
  })
})

test('the memory drops its oldest pages before it grows without end', () => {
  const html = 'x'.repeat(2 ** 20)
  for (let count = 0; count < 70; count += 1) keepInMemory(`/${count}`, { ...page, html, etag: `"${count}"` })
  const held = Array.from({ length: 70 }, (_, count) => pageInMemory(`/${count}`) !== undefined)
  expect(held.filter(Boolean)).toHaveLength(64)
  expect(held.at(0)).toBe(false)
  expect(held.at(-1)).toBe(true)
})

test('a page that cannot be compressed goes out as plain text, and the log says so once', async () => {
  jest.resetModules()
  jest.doMock('node:zlib', () => ({
    ...jest.requireActual('node:zlib'),
    brotliCompress: (_body: unknown, _options: unknown, done: (error: Error) => void) =>
      done(new Error('no memory')),
  }))
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  const fresh = await import('@/lib/page-memory/page-memory')
  for (const name of ['/a', '/b']) fresh.keepInMemory(name, page)
  await fresh.compressionsDone()
  expect(fresh.pageInMemory('/b')?.compressed).toEqual({})
  expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: 'page-compression-failed', reason: 'no memory' },
  ])
})

describe('switched off', () => {
  test.each(['page-memory', 'page-cache'])('by WITHOUT=%s it answers nobody', async (without) => {
    jest.resetModules()
    process.env.WITHOUT = without
    const { servePageFromMemory: serve } = await import('@/lib/page-memory/serve-page')
    delete process.env.WITHOUT
    const server = createServer((request, response) => {
      response.end(serve(request, response) ? '' : 'from Next')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const answer = await fetch(`http://127.0.0.1:${port}/passeios`, { headers: opens })
    expect(await answer.text()).toBe('from Next')
    server.closeAllConnections()
    server.close()
  })
})
