import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { offlineLimits, workerScript } from '@/lib/offline/worker-script'
import { shipped } from '../catalogue/shipped'

const origin = 'https://saira.example'

/** As much of a browser's caches as the worker uses; insertion order is that of the keys, as in browsers. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  private readonly keyOf = (key: string | { url: string }) => (typeof key === 'string' ? key : key.url)
  match = async (key: string | { url: string }) => this.entries.get(this.keyOf(key))?.clone()
  delete = async (key: string | { url: string }) => this.entries.delete(this.keyOf(key))
  put = async (key: string, response: Response) => {
    this.entries.set(key, response)
  }
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
}

interface Asked {
  method?: string
  mode?: string
  headers?: Record<string, string>
  referrer?: string
}

type Listener = (event: Record<string, unknown>) => unknown

/** The real worker with a network that tests switch off. */
function start() {
  const stores = new Map<string, FakeCache>()
  const listeners = new Map<string, Listener>()
  const network = { isThere: true, answer: (_: string): Response => page('Passeio'), asked: [] as string[] }
  const basic = (response: Response) => Object.defineProperty(response, 'type', { value: 'basic' })
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  }
  const context = createContext({
    self,
    URL,
    Headers,
    Response,
    Intl,
    Date,
    Promise,
    caches: {
      open: async (name: string) => {
        const store = stores.get(name) ?? new FakeCache()
        stores.set(name, store)
        return store
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    fetch: async (request: string | { url: string }) => {
      const url = typeof request === 'string' ? request : request.url
      network.asked.push(url)
      if (!network.isThere) throw new TypeError('Failed to fetch')
      return basic(network.answer(url))
    },
    importScripts: (address: string) => runInContext(readFileSync(`public${address}`, 'utf8'), context),
  })
  runInContext(workerScript(shipped), context)

  async function send(name: string, event: Record<string, unknown>): Promise<unknown> {
    const waits: Promise<unknown>[] = []
    let answer: Promise<unknown> | undefined
    listeners.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (work: Promise<unknown>) => {
        answer = work
      },
    })
    const result = await answer
    while (waits.length > 0) await waits.pop()
    return result
  }

  /** What the worker answers, or undefined where it leaves the request alone. */
  async function open(
    address: string,
    { method = 'GET', mode = 'navigate', headers = {}, referrer = '' }: Asked = {},
  ) {
    const request = {
      url: new URL(address, origin).href,
      method,
      mode,
      headers: new Headers(headers),
      referrer,
    }
    const result = await send('fetch', { request })
    return result instanceof Response
      ? { status: result.status, text: await result.text(), headers: result.headers }
      : undefined
  }

  return {
    stores,
    network,
    open,
    send,
    kept: () => [...stores.values()].flatMap((store) => [...store.entries.keys()]),
  }
}

const page = (title: string, lang = 'pt-BR', rest: ResponseInit = {}) =>
  new Response(
    `<!DOCTYPE html><html lang="${lang}" class="a"><head><title>${title}</title></head><body class="b"><h1>${title}</h1><p>R$ 280</p></body></html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'",
      },
      ...rest,
    },
  )

test('a page that was opened is read without signal, with its date before its price', async () => {
  const { open, network } = start()
  expect((await open('/passeio-veleiro'))?.text).not.toContain('Sem sinal')
  network.isThere = false
  const copy = await open('/passeio-veleiro?date=2027-03-09#faq')
  expect(copy?.status).toBe(200)
  expect(copy?.text).toContain('<html data-offline-since="')
  expect(copy?.text).toMatch(
    /<body class="b"><offline-notice role="status"[^>]*>Sem sinal: esta é a página como você a viu em \d+ de [^.]+\. Preços e vagas podem ter mudado\.<\/offline-notice><h1>Passeio/,
  )
  expect(copy?.headers.get('content-security-policy')).toBe("default-src 'none'")
})

test('an English page says so in English', async () => {
  const { open, network } = start()
  network.answer = () => page('Sailing', 'en-GB')
  await open('/sailboat-tour')
  network.isThere = false
  expect((await open('/sailboat-tour'))?.text).toContain('No signal: this is the page as you saw it on')
})

test('with signal the network always goes first', async () => {
  const { open, network } = start()
  await open('/passeios')
  network.answer = () => page('Preço novo')
  expect((await open('/passeios'))?.text).toContain('Preço novo')
  network.isThere = false
  expect((await open('/passeios'))?.text).toContain('Preço novo')
})

test.each([
  ['/passeio-veleiro', 'pt-BR', 'Sem sinal por aqui'],
  ['/sailboat-tour', 'en-GB', 'No signal here'],
])('%s was never opened: it says what to do and names what can be read', async (address, lang, title) => {
  const { open, network } = start()
  network.answer = () => page('Passeios &amp; mais')
  await open('/passeios')
  network.isThere = false
  const answer = await open(address)
  expect(answer?.status).toBe(503)
  expect(answer?.text).toContain(`<html lang="${lang}">`)
  expect(answer?.text).toContain(title)
  expect(answer?.text).toContain('<a href="/passeios">Passeios &amp; mais</a>')
  expect(answer?.text).toContain('<img src="data:image/svg+xml,')
})

test('an address cannot write markup into that page', async () => {
  const { open, network } = start()
  network.isThere = false
  expect((await open('/x?"><script>alert(1)</script>'))?.text).not.toContain('<script>')
})

test('a comparison is kept with its query, and another one is not shown for it', async () => {
  const { open, network } = start()
  await open('/comparar?trips=a,b')
  network.isThere = false
  expect((await open('/comparar?trips=a,b'))?.status).toBe(200)
  expect((await open('/comparar?trips=a,c'))?.status).toBe(503)
})

describe('what is never kept', () => {
  test.each([
    ['/admin', {}],
    ['/admin/login', {}],
    ['/previa/abc', {}],
    ['/en/preview/abc', {}],
    ['/api/health', { mode: 'cors' }],
    ['/passeios', { method: 'POST' }],
    ['https://elsewhere.example/', {}],
    ['/media/tour-images/a.webp', { mode: 'no-cors', referrer: `${origin}/admin` }],
    ['/robots.txt', {}],
    ['/sw.js', { mode: 'no-cors' }],
  ])('%s %p', async (address, asked) => {
    const { open, kept } = start()
    expect(await open(address, asked)).toBeUndefined()
    expect(kept()).toEqual([])
  })

  test.each([
    ['a page that is not there', { status: 404 }],
    ['a failure', { status: 500 }],
    [
      'what nobody may keep',
      { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-store' } },
    ],
    ['Markdown', { headers: { 'Content-Type': 'text/markdown' } }],
  ])('%s', async (_, rest) => {
    const { open, kept, network } = start()
    network.answer = () => page('x', 'pt-BR', rest)
    await open('/passeios')
    expect(kept()).toEqual([])
  })
})

test('pages, pictures and files stay within their bounds; the oldest go first', async () => {
  const { open, kept, network } = start()
  const { most } = offlineLimits.pages
  for (let index = 0; index < most + 3; index += 1) await open(`/pagina-${index}`)
  await open('/pagina-3')
  await open('/pagina-nova')
  expect(kept()).toHaveLength(most)
  expect(kept()).toContain(`${origin}/pagina-3`)
  expect(kept()).not.toContain(`${origin}/pagina-4`)
  network.answer = () => new Response('x'.repeat(900 * 1024))
  for (let index = 0; index < 9; index += 1) await open(`/pictures/${index}.webp`, { mode: 'no-cors' })
  expect(kept().filter((key) => key.includes('/pictures/'))).toHaveLength(6)
  network.answer = () => new Response('x'.repeat(offlineLimits.pictures.heaviest + 1))
  await open('/pictures/huge.webp', { mode: 'no-cors' })
  expect(kept()).not.toContain(`${origin}/pictures/huge.webp`)
})

test('a fingerprinted file is fetched once; a picture comes anew and is kept for later', async () => {
  const { open, network } = start()
  network.answer = () => new Response('body{}')
  await open('/_next/static/a.css', { mode: 'no-cors' })
  await open('/_next/static/a.css', { mode: 'no-cors' })
  expect(network.asked).toHaveLength(1)
  await open('/pictures/a.webp', { mode: 'no-cors' })
  await open('/pictures/a.webp', { mode: 'no-cors' })
  expect(network.asked).toHaveLength(3)
  network.isThere = false
  expect((await open('/pictures/a.webp', { mode: 'no-cors' }))?.status).toBe(200)
  await expect(open('/pictures/b.webp', { mode: 'no-cors' })).rejects.toThrow('Failed to fetch')
})

test('page data is left alone; the page that was reached by a click says so and is kept as a whole', async () => {
  const { open, send, kept } = start()
  expect(await open('/itatiaia?_rsc=1', { mode: 'cors', headers: { rsc: '1' } })).toBeUndefined()
  expect(kept()).toEqual([])
  await send('message', { data: { type: 'opened', address: `${origin}/itatiaia?de=cartaz`, files: [] } })
  expect(kept()).toEqual([`${origin}/itatiaia`])
})

test('the page that brought the worker is kept with its files', async () => {
  const { send, kept } = start()
  await send('message', {
    data: {
      type: 'opened',
      address: `${origin}/passeios`,
      files: [
        `${origin}/_next/static/a.css`,
        `${origin}/api/x`,
        'https://elsewhere.example/_next/static/b.css',
      ],
    },
  })
  expect(kept().sort()).toEqual([`${origin}/_next/static/a.css`, `${origin}/passeios`])
  await send('message', { data: { type: 'opened', address: `${origin}/admin`, files: [] } })
  expect(kept()).toHaveLength(2)
})

test('copies of another format go when the worker takes over', async () => {
  const { stores, send, open } = start()
  await open('/passeios')
  stores.set('offline-pages-0', new FakeCache())
  stores.set('others', new FakeCache())
  await send('activate', {})
  expect([...stores.keys()].sort()).toEqual(['offline-pages-1', 'others'])
})
