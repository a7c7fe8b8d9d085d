import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { locales } from '../../lib/i18n/locales.ts'
import { shortcuts } from '../../lib/routing/pages.ts'
import { nginxVersion, serveShippedCache } from '../../scripts/bench/nginx.ts'
import { stopServers } from '../../scripts/bench/server.ts'
import { freePort } from '../../scripts/ports.ts'
import { startNext, waitForAnswer } from '../../scripts/site.ts'
import { addresses } from './shipped-pages.ts'

test.skip(!nginxVersion(), 'nginx is not installed here, so that nothing can be said about deploy/nginx.conf')
test.describe.configure({ mode: 'default', timeout: 180_000 })
// Whatever a test ran into, it leaves no nginx behind.
test.afterAll(stopServers)

interface Answer {
  status: number
  to: string | null
  /** What the visitor's browser may keep of it. */
  browserKeeps: string | null
  body: string
}

async function ask(url: string, language: string): Promise<Answer> {
  // nginx keeps the forms that were asked for: here the one that browsers take.
  const headers = { 'Accept-Language': language, 'Accept-Encoding': 'gzip, deflate, br' }
  const answer = await fetch(url, { headers, redirect: 'manual' })
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    browserKeeps: answer.headers.get('cache-control'),
    body: await answer.text(),
  }
}

/** The shipped nginx in front of a site that answers as the listener does. */
async function frontOf(listener: RequestListener) {
  const site = createServer(listener)
  const port = await freePort()
  await new Promise<void>((resolve) => site.listen(port, 'localhost', resolve))
  const front = await serveShippedCache({ origin: `http://localhost:${port}` })
  const stopSite = () => {
    site.closeAllConnections()
    site.close()
  }
  return {
    origin: front.origin,
    plainOrigin: front.plainOrigin,
    folder: front.folder,
    stopSite,
    close: async () => {
      await front.stop()
      stopSite()
    },
  }
}

/** Every address that leads to a page: canonical ones, aliases, short ones, and other spellings. */
const pageAddresses = [
  ...addresses.keys(),
  ...Object.keys(shortcuts),
  '/passeios/',
  '/EN/Tours',
  '/en/passeios',
  '/en-GB/tours',
]

const rootFiles = [
  '/apple-icon.png',
  '/favicon.ico',
  '/icon.svg',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]

/** Scripts, styles and pictures that a page asks for. */
const filesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/(?:_next\/static|pictures|posters|share|icons)\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    ),
  ),
]

test('while the site is down nginx answers in both languages what it has answered before', async ({
  page,
}) => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  mkdirSync('.cache', { recursive: true })
  const site = startNext({
    mode: 'production',
    port,
    // Under the address of the build, whose pages are then as they should be.
    variables: process.env,
    logFile: path.join('.cache', 'front-site.log'),
  })
  await waitForAnswer(`${url}/api/health`, site)
  const front = await serveShippedCache({ origin: url })
  try {
    const home = await ask(`${front.origin}/en`, 'en-GB')
    const files = [...rootFiles, ...filesOf(home.body), '/icons/icon-192.png']
    const asked = [
      ...pageAddresses.flatMap((address) => locales.map((language) => ({ address, language }))),
      ...files.map((address) => ({ address, language: 'pt-BR' })),
    ]
    const askAll = async () => {
      const answers: (Answer & { address: string; language: string })[] = []
      for (const { address, language } of asked) {
        answers.push({ address, language, ...(await ask(`${front.origin}${address}`, language)) })
      }
      return answers
    }
    const before = await askAll()
    expect(before.filter(({ status }) => status >= 400)).toEqual([])
    expect(before).toContainEqual(
      expect.objectContaining({ address: '/', status: 307, to: '/en', browserKeeps: 'private, no-store' }),
    )
    await site.kill()
    // What nginx has is older than the ten seconds for which it counts as new.
    await sleep(11_000)
    const differing = (await askAll()).filter(
      (answer, index) => JSON.stringify(answer) !== JSON.stringify(before[index]),
    )
    expect(differing.map(({ address, language, status }) => `${address} (${language}): ${status}`)).toEqual(
      [],
    )
    // Files are the same in every language: one visitor has fetched them for all.
    for (const file of files) {
      expect({ file, status: (await ask(`${front.origin}${file}`, 'en-GB')).status }).toEqual({
        file,
        status: 200,
      })
    }
    // Page data is not kept: a click loads the page instead.
    await page.goto(`${front.origin}/en/tours`)
    await page.getByRole('main').locator('a[href="/sailboat-tour"]').first().click()
    await expect(page).toHaveURL(`${front.origin}/sailboat-tour`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sailing in Paraty')
  } finally {
    await front.stop()
    await site.stop()
  }
})

for (const { what, path: address, headers } of [
  { what: 'unknown addresses', path: '/nada', headers: { 'Cache-Control': 'private, no-store' } },
  {
    what: 'pictures that are not there',
    path: '/pictures/nada.avif',
    headers: { 'Cache-Control': 'no-store' },
  },
]) {
  test(`visitors of ${what} do not wait for each other`, async () => {
    const visitors = 5
    let waiting: (() => void)[] = []
    let asked = 0
    const release = () => {
      for (const answer of waiting) answer()
      waiting = []
    }
    // Answers nobody before everybody has asked: whoever lets one visitor pass at a time waits in vain.
    const front = await frontOf(({ url }, answer) => {
      if (url !== address) return void answer.end('ready')
      waiting.push(() => answer.writeHead(404, headers).end())
      asked += 1
      if (asked === visitors) release()
    })
    try {
      const asking = Promise.all(
        Array.from({ length: visitors }, () => ask(`${front.origin}${address}`, 'pt-BR')),
      )
      await expect.poll(() => asked, { timeout: 4_000 }).toBe(visitors)
      expect((await asking).map(({ status }) => status)).toEqual(Array.from({ length: visitors }, () => 404))
    } finally {
      release()
      await front.close()
    }
  })
}

test('each compressed copy of a page is asked for once, and unpacked for a client that takes none', async () => {
  let asked = 0
  const front = await frontOf((incoming, answer) => {
    if (incoming.url !== '/passeios') return void answer.end('ready')
    asked += 1
    answer
      .writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Encoding': incoming.headers['accept-encoding'] ?? 'none was asked for',
        'X-Accel-Expires': '10',
      })
      .end((incoming.headers['accept-encoding'] === 'br' ? brotliCompressSync : gzipSync)('<p>passeios</p>'))
  })
  const get = async (encoding: string) => {
    const answer = await fetch(`${front.origin}/passeios`, { headers: { 'Accept-Encoding': encoding } })
    return [answer.headers.get('content-encoding'), await answer.text()]
  }
  try {
    expect(await get('gzip, deflate, br')).toEqual(['br', '<p>passeios</p>'])
    expect(await get('br')).toEqual(['br', '<p>passeios</p>'])
    expect(await get('gzip')).toEqual(['gzip', '<p>passeios</p>'])
    expect(await get('identity')).toEqual([null, '<p>passeios</p>'])
    expect(asked).toBe(2)
  } finally {
    await front.close()
  }
})

test('a page that changes is answered anew, although nginx keeps what it has stored open', async () => {
  let edition = 0
  const front = await frontOf((_, answer) => {
    edition += 1
    answer.writeHead(200, { 'Content-Type': 'text/html', 'X-Accel-Expires': '1' }).end(`edition ${edition}`)
  })
  const read = async (): Promise<string> => (await ask(`${front.origin}/passeios`, 'pt-BR')).body
  try {
    const first = await read()
    expect(await read()).toBe(first)
    // Whoever comes first when its time is over gets the new one.
    await sleep(2_100)
    const second = await read()
    expect(second).not.toBe(first)
    expect(await read()).toBe(second)
    await sleep(2_100)
    expect(await read()).not.toBe(second)
  } finally {
    await front.close()
  }
})

test('a page that is gone stays gone while the site is down', async () => {
  const marked = { 'Content-Type': 'text/html', 'X-Accel-Expires': '1', 'Cache-Control': 'private, no-store' }
  let status = 200
  const front = await frontOf((_, answer) => answer.writeHead(status, marked).end(`${status}`))
  const read = () => ask(`${front.origin}/passeio-veleiro`, 'pt-BR')
  try {
    expect(await read()).toMatchObject({ status: 200 })
    status = 404
    await sleep(2_100)
    expect(await read()).toMatchObject({ status: 404 })
    front.stopSite()
    await sleep(2_100)
    expect(await read()).toMatchObject({ status: 404, browserKeeps: 'private, no-store' })
  } finally {
    await front.close()
  }
})

/** Addresses that the site was asked for, behind a front that keeps every answer. */
async function frontThatKeeps() {
  const asked: string[] = []
  const front = await frontOf(({ url = '' }, answer) => {
    asked.push(url)
    const keep = { 'X-Accel-Expires': '60', 'Cache-Control': 'public, max-age=60' }
    answer.writeHead(200, { 'Content-Type': 'text/html', ...keep }).end(url)
  })
  return { ...front, asked }
}

test('invented queries bring no file to the site twice, and leave the cache of pages alone', async () => {
  const front = await frontThatKeeps()
  try {
    expect((await ask(`${front.origin}/passeios`, 'pt-BR')).body).toBe('/passeios')
    const before = storedIn(front.folder, 'cache')
    for (let query = 0; query < 50; query += 1) {
      await ask(`${front.origin}/passeios?${query}`, 'pt-BR')
      await ask(`${front.origin}/pictures/a.avif?${query}`, 'pt-BR')
    }
    // One file more: the picture.
    expect(storedIn(front.folder, 'cache')).toBe(before + 1)
    expect(storedIn(front.folder, 'cache-queries')).toBe(50)
    expect(front.asked.filter((url) => url.startsWith('/pictures/'))).toEqual(['/pictures/a.avif?0'])
    expect(front.asked.filter((url) => url === '/passeios')).toHaveLength(1)
  } finally {
    await front.close()
  }
})

/** How many answers one of nginx's caches holds on disk. */
const storedIn = (folder: string, cache: string): number =>
  readdirSync(path.join(folder, cache), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length

test('an answer may carry twelve kilobytes of headers, as a sign-in with a large session does', async () => {
  const cookies = Array.from({ length: 4 }, (_, part) => `saira-session.${part}=${'x'.repeat(3_000)}`)
  const front = await frontOf((_, answer) => {
    answer.writeHead(303, { 'Set-Cookie': cookies, Location: '/admin' }).end()
  })
  try {
    const answer = await fetch(`${front.origin}/admin/login`, {
      method: 'POST',
      body: 'x',
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie()).toEqual(cookies)
  } finally {
    await front.close()
  }
})

test('no spelling of a link to a draft is kept or stands in a log, also while the site is down', async () => {
  const front = await frontThatKeeps()
  const log = (name: string) => readFileSync(path.join(front.folder, name), 'utf8')
  const token = '0123456789abcdef'.repeat(4)
  const links = ['previa', 'Previa', 'PREVIA', '%70revia', 'en/preview', 'EN/Preview'].map(
    (folder) => `/${folder}/${token}`,
  )
  /** More than nginx takes: it answers before it looks where the request goes. */
  const tooMuch = { headers: { cookie: 'x'.repeat(10_000) } }
  try {
    for (const link of links) {
      for (let time = 0; time < 2; time += 1) await ask(front.origin + link, 'pt-BR')
      expect(await ask(front.plainOrigin + link, 'pt-BR')).toMatchObject({
        status: 308,
        to: `https://www.example.com${link}`,
      })
      for (const origin of [front.origin, front.plainOrigin]) {
        expect((await fetch(origin + link, tooMuch)).status).toBe(400)
        const body = 'x'.repeat(2_000_000)
        expect((await fetch(origin + link, { method: 'POST', body })).ok).toBe(false)
      }
    }
    expect(front.asked.filter((url) => url.includes(token))).toHaveLength(12)
    await ask(`${front.origin}/passeios`, 'pt-BR')
    front.stopSite()
    for (const link of links) expect((await ask(front.origin + link, 'pt-BR')).status).toBe(502)
    expect((await ask(`${front.origin}/expedicoes`, 'pt-BR')).status).toBe(502)
    // The log is written once a second.
    await expect.poll(() => log('saira.log'), { timeout: 4_000 }).toContain('/expedicoes')
    expect(log('error.log')).toContain('/expedicoes')
    for (const name of ['access.log', 'saira.log', 'error.log']) expect(log(name), name).not.toContain(token)
  } finally {
    await front.close()
  }
})

test('what only is read takes nothing else: neither the site nor the disk sees a body', async () => {
  const asked: string[] = []
  const front = await frontOf(({ method, url }, answer) => {
    asked.push(`${method} ${url}`)
    answer.end()
  })
  asked.length = 0
  const send = async (method: string, address: string) => {
    const body = method === 'OPTIONS' ? undefined : 'x'.repeat(500_000)
    const answer = await fetch(front.origin + address, { method, body })
    return { status: answer.status, allow: answer.headers.get('allow') }
  }
  const read = [
    '/',
    '/passeios',
    '/en/tours',
    '/en/',
    '/administrar',
    '/apis',
    '/pictures/a.avif',
    '/media/icons/a.png',
  ]
  try {
    for (const address of [
      ...read,
      '/robots.txt',
      '/_next/static/a.js',
      '/previa/0123',
      '/en/preview/0123',
    ]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        expect({ address, ...(await send(method, address)) }).toEqual({
          address,
          status: 405,
          allow: 'GET, HEAD',
        })
      }
    }
    expect(asked).toEqual([])
    const changes = [
      ['POST', '/admin'],
      ['POST', '/admin/login?next=1'],
      ['PATCH', '/api/admin/images/icons/a.png'],
      ['DELETE', '/api/admin/images/icons/a.png'],
      ['HEAD', '/passeios'],
    ]
    for (const [method = '', address = ''] of changes) {
      const answer = await fetch(front.origin + address, { method })
      expect({ address, status: answer.status }).toEqual({ address, status: 200 })
    }
    // What is kept is asked for as a whole.
    expect(asked).toEqual(changes.map((change) => change.join(' ').replace('HEAD', 'GET')))
  } finally {
    await front.close()
  }
})

test('a body that is larger than a form never reaches the site, and an upload of five megabytes does', async () => {
  let bytes = 0
  const front = await frontOf((request, answer) => {
    request.on('data', (data: Buffer) => {
      bytes += data.length
    })
    request.on('end', () => answer.end('read'))
  })
  const send = async (address: string, size: number): Promise<number> =>
    (await fetch(`${front.origin}${address}`, { method: 'POST', body: 'x'.repeat(size) })).status
  try {
    expect(await send('/passeios', 2_000_000)).toBe(405)
    expect(await send('/api/admin/images/icons', 7_000_000)).toBe(413)
    expect(bytes).toBe(0)
    expect(await send('/api/admin/images/icons', 5_000_000)).toBe(200)
    expect(bytes).toBe(5_000_000)
  } finally {
    await front.close()
  }
})
