import { existsSync, globSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { locales } from '../../lib/i18n/locales.ts'
import { queryPages } from '../../lib/routing/pages.ts'
import { addressOf, pages } from './shipped-pages.ts'

const everyPage = pages.flatMap((page) =>
  locales.map((locale) => ({ locale, address: addressOf(page, locale) })),
)

test.describe('headers', () => {
  test('every public page has one policy, which names its inline scripts one by one, or by the nonce of the answer', async ({
    request,
  }) => {
    const answers = queryPages.map((page) => ({
      locale: 'en-GB',
      address: `${addressOf(page, 'en-GB')}?age=7`,
    }))
    for (const { locale, address } of [...everyPage, ...answers]) {
      const response = await request.get(address, { headers: { 'Accept-Language': locale } })
      const policies = response.headersArray().filter(({ name }) => /^content-security-policy$/i.test(name))
      expect.soft(policies, address).toHaveLength(1)
      const scripts = /script-src ([^;]*)/.exec(policies[0]?.value ?? '')?.[1] ?? ''
      expect.soft(scripts, address).not.toContain("'unsafe-inline'")
      expect.soft(scripts, address).toContain(address.includes('?') ? "'nonce-" : "'sha256-")
    }
  })

  test('every kind of answer forbids sniffing and framing and says how it may be embedded', async ({
    request,
  }) => {
    const asked = ['/', '/sailboat-tour', '/nao-existe', '/admin/login', '/api/health', '/api/health/ready']
    for (const address of [
      ...asked,
      '/robots.txt',
      '/.well-known/security.txt',
      '/icons/icon-192.png',
      '/media/tour-images/none.png',
    ]) {
      const headers = (await request.get(address)).headers()
      expect.soft(headers, address).toMatchObject({
        'x-content-type-options': expect.stringContaining('nosniff'),
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      })
      expect.soft(headers['x-powered-by'], address).toBeUndefined()
    }
  })

  test('files of the build forbid sniffing and are for this site alone, without what only documents need', async ({
    request,
  }) => {
    const page = await (await request.get('/', { headers: { 'Accept-Language': 'pt-BR' } })).text()
    const file = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? ''
    // The compressed copies of the build, and the file itself, which Next sends.
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = (await request.get(file, { headers: { 'Accept-Encoding': encoding } })).headers()
      expect(headers, encoding).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(headers['permissions-policy'], encoding).toBeUndefined()
    }
  })

  test('the cookie that stores a language is a plain first-party one, Secure behind https', async ({
    request,
  }) => {
    const cookie = async (headers: Record<string, string>) =>
      (await request.get('/?lang=en-GB', { headers, maxRedirects: 0 })).headers()['set-cookie'] ?? ''
    expect(await cookie({})).toMatch(/^NEXT_LOCALE=en-GB;.*SameSite=lax/i)
    expect(await cookie({ 'x-forwarded-proto': 'https' })).toMatch(/;\s*Secure/i)
  })
})

test('a click into a page with another policy stays within both', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text())
  })
  await page.goto('/passeios')
  await page.locator('main a[href="/passeio-veleiro"]').first().click()
  await expect(page).toHaveURL(/passeio-veleiro/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/passeios/)
  expect(complaints).toEqual([])
})

test('nothing that browsers load holds a key, the service or its client', () => {
  const folder = path.join(process.env.BUILD_FOLDER ?? '.next', 'static')
  test.skip(!existsSync(folder), 'the site under test was not built here')
  const files = globSync(path.join(folder, '**', '*.{js,css,json}'))
  expect(files.length).toBeGreaterThan(5)
  const secrets = [
    process.env.SUPABASE_SECRET_KEY,
    process.env.SUPABASE_PUBLISHABLE_KEY,
    process.env.SUPABASE_URL,
    'sb_secret_',
    'sb_publishable_',
    'service_role',
  ].flatMap((text) => text || [])
  const serverOnly = { supabase: 'GoTrueClient', 'next-intl': 'MISSING_MESSAGE' }
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect
      .soft(
        secrets.filter((secret) => text.includes(secret)),
        file,
      )
      .toEqual([])
    expect
      .soft(
        Object.entries(serverOnly).filter(([, sign]) => text.includes(sign)),
        file,
      )
      .toEqual([])
  }
})

/** Pseudo-random numbers from a seed, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

interface Attempt {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
}

/** Sends exactly this, without the tidying of a browser; undefined where the server hung up or the client refused. */
function send(origin: string, { method, path: target, headers, body }: Attempt): Promise<number | undefined> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    try {
      const request = http.request(
        { hostname, port, method, path: target, headers, timeout: 15_000 },
        (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode))
          answer.on('error', () => resolve(answer.statusCode))
        },
      )
      request.on('timeout', () => request.destroy())
      request.on('error', () => resolve(undefined))
      request.end(body)
    } catch {
      resolve(undefined)
    }
  })
}

const pathParts = [
  ...`passeios en admin login api health images tour-images icons media pt-BR en-GB product missing
counts product-images _next image data .. . %2e%2e %00 %ff % %E0%A4%A // passeio-veleiro
sailboat-tour á [locale] <script> {} __proto__ .env robots.txt ; : @evil.example index.html ~ *
%252e ＠`.split(/\s+/),
  '\\',
  "'",
  '"',
  'a'.repeat(3000),
]
const queries = [
  '',
  '?',
  '?lang=',
  '?lang=en-GB',
  '?lang=xx',
  '?lang=en-GB&lang=pt-BR',
  '?_rsc=1',
  '?url=//evil',
  '?%ff=%',
  '?a[]=1',
  '?page=-1',
  '?page=NaN',
  `?q=${'x'.repeat(2000)}`,
]
const headerSets: Record<string, string>[] = [
  {},
  { 'accept-language': '*;q=,,;en' },
  { 'accept-language': 'x'.repeat(4000) },
  { cookie: 'NEXT_LOCALE=../..; saira-session=base64-AAAA; saira-session.0=%%%' },
  { cookie: '=; ;;NEXT_LOCALE' },
  { cookie: `saira-session=base64-${'e'.repeat(3000)}` },
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example, other', 'x-forwarded-proto': 'gopher' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { rsc: '1', 'next-router-state-tree': '%5B%22x' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/x' },
  { 'next-action': 'x', 'content-type': 'text/plain;charset=UTF-8' },
  { 'next-action': '6'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  { range: 'bytes=9-1' },
  { 'if-none-match': '"', 'if-modified-since': 'never' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-forwarded-for': '::1, 1.2.3.4, <b>' },
]
const bodies = [
  '',
  '{',
  '{"a":',
  '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n',
  '\0\xff',
  '[]',
  '[null,null]',
  'a=1&a=2',
  'x'.repeat(20_000),
]
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']

for (const seed of [1, 2, 3, 4]) {
  test(`no generated request makes the site fail (seed ${seed})`, async ({ baseURL }) => {
    test.slow()
    const next = random(seed)
    const pick = <T>(list: readonly T[], fallback: T): T => list[Math.floor(next() * list.length)] ?? fallback
    const failures: string[] = []
    let answered = 0
    for (let count = 0; count < 250; count += 1) {
      const parts = Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(pathParts, 'x'))
      const method = pick(methods, 'GET')
      const attempt: Attempt = {
        method,
        path: encodeURI(`/${parts.join('/')}`).replaceAll('%25', '%') + pick(queries, ''),
        headers: pick(headerSets, {}),
        ...(['GET', 'HEAD'].includes(method) ? {} : { body: Buffer.from(pick(bodies, '')) }),
      }
      const status = await send(baseURL ?? '', attempt)
      if (status !== undefined) answered += 1
      if (status !== undefined && status >= 500) {
        failures.push(
          `${status} ${attempt.method} ${attempt.path.slice(0, 200)} ${JSON.stringify(attempt.headers).slice(0, 200)}`,
        )
      }
    }
    expect(failures).toEqual([])
    expect(answered, 'requests that had an answer').toBe(250)
    expect(await send(baseURL ?? '', { method: 'GET', path: '/api/health', headers: {} })).toBe(200)
  })
}

test('a form sent to where none is, or cut short, is refused and not a failure', async ({ request }) => {
  const broken = { 'content-type': 'multipart/form-data; boundary=x' }
  const asked = [
    '/',
    '/en',
    '/sailboat-tour',
    '/nao-existe',
    '/admin',
    '/admin/login',
    '/admin/x',
    '/pictures/x',
  ]
  for (const address of [
    ...asked,
    '/icons/x',
    '/_next/x',
    '/media',
    '/robots.txt',
    '/api/x',
    '/api/health',
  ]) {
    for (const data of ['', '--x', '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n']) {
      const status = (await request.post(address, { headers: broken, data, maxRedirects: 0 })).status()
      expect.soft(status, `${address} ${data}`).toBeGreaterThanOrEqual(400)
      expect.soft(status, `${address} ${data}`).toBeLessThan(500)
    }
  }
})

test.describe('a form of the panel', () => {
  /** A body of fields as browsers send it. */
  const multipart = (fields: Record<string, string>): Buffer => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    return Buffer.from(`${parts.join('')}--x--\r\n`)
  }

  /** The sign-in form as the page holds it, and ways to send it to the page. */
  async function signInForm(request: APIRequestContext, baseURL = '') {
    const html = await (await request.get('/admin/login')).text()
    const [, id = ''] = /id&quot;:&quot;([0-9a-f]{42})/.exec(html) ?? []
    expect(id, 'the name of the action').not.toBe('')
    const own = { origin: baseURL, 'content-type': 'multipart/form-data; boundary=x' }
    const attempt = (headers: Record<string, string>, body: Buffer) =>
      send(baseURL, { method: 'POST', path: '/admin/login', headers: { ...own, ...headers }, body })
    return {
      fields: {
        $ACTION_REF_1: '',
        '$ACTION_1:0': JSON.stringify({ id, bound: '$@1' }),
        '$ACTION_1:1': '[{"email":""}]',
        email: 'nobody',
        password: '',
      },
      /** Without scripts. */
      post: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
        attempt(headers, multipart(fields)),
      /** By a script. */
      call: (body: Buffer | string, headers: Record<string, string> = {}) =>
        attempt({ 'next-action': id, ...headers }, Buffer.from(body)),
    }
  }
  const called = { '0': '[{"email":""},"$K1"]', _1_email: 'nobody', _1_password: '' }

  test('passes behind a proxy that gives the site another host', async ({ request, baseURL }) => {
    const { fields, post, call } = await signInForm(request, baseURL)
    const hosts: Record<string, string>[] = [
      {},
      { host: 'inside:8080' },
      { 'x-forwarded-host': 'inside:8080' },
    ]
    for (const headers of hosts) {
      expect.soft(await post(fields, headers), JSON.stringify(headers)).toBe(200)
      expect.soft(await call(multipart(called), headers), JSON.stringify(headers)).toBe(200)
    }
  })

  test('is refused from elsewhere, too large or unreadable', async ({ request, baseURL }) => {
    const { fields, post, call } = await signInForm(request, baseURL)
    for (const origin of ['https://evil.example', 'null', '::']) {
      expect.soft(await post(fields, { origin }), origin).toBe(403)
      expect.soft(await call(multipart(called), { origin }), origin).toBe(403)
    }
    const large = { ...fields, more: 'x'.repeat(2_500_000) }
    expect.soft(await post(large)).toBe(413)
    expect.soft(await post(large, { 'transfer-encoding': 'chunked' })).toBe(411)
    expect.soft(await post({ ...fields, '$ACTION_1:1': '{' })).toBe(400)
    expect.soft(await post({ $ACTION_REF_1: '', '$ACTION_1:0': fields['$ACTION_1:0'] })).toBe(400)
    for (const text of ['garbage', '[]', '[null,null]', '["$F1","$K1"]', '7']) {
      for (const status of [
        await call(text, { 'content-type': 'text/plain;charset=UTF-8' }),
        await call(multipart({ '0': text })),
      ]) {
        expect.soft(status, text).toBeGreaterThanOrEqual(400)
        expect.soft(status, text).toBeLessThan(500)
      }
    }
  })
})

/** Everything that the site says to these bytes until it closes the connection, or "open" where it does not. */
function converse(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(15_000, () => {
      resolve(`open: ${heard.slice(0, 80)}`)
      socket.destroy()
    })
    socket.on('data', (data) => {
      heard += data.toString()
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
}

test.describe('a connection is answered and closed', () => {
  const unfinished = 'Host: localhost\r\nContent-Length: 9000000\r\n\r\nbegun'
  for (const [line, status] of [
    ['POST /pictures/none.avif HTTP/1.1', 405],
    ['POST /_next/static/none.js HTTP/1.1', 405],
    ['POST /robots.txt HTTP/1.1', 405],
    ['POST /passeios HTTP/1.1', 405],
    ['PUT / HTTP/1.1', 405],
    ['TRACE / HTTP/1.1', 405],
    ['GET * HTTP/1.1', 400],
    ['GET /share/% HTTP/1.1', 400],
  ] as const) {
    test(`with ${status}, unread, after an unfinished ${line}`, async ({ baseURL }) => {
      const heard = await converse(baseURL ?? '', `${line}\r\n${unfinished}`)
      expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      for (const header of [
        'x-content-type-options: nosniff',
        'x-frame-options: deny',
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        'referrer-policy: strict-origin-when-cross-origin',
        'connection: close',
      ]) {
        expect.soft(heard.toLowerCase()).toContain(header)
      }
    })
  }

  for (const protocol of ['websocket', 'h2c', 'x']) {
    test(`after a page that was asked for with "Upgrade: ${protocol}"`, async ({ baseURL }) => {
      const heard = await converse(
        baseURL ?? '',
        `GET /passeios HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
      )
      expect(heard).toMatch(/^HTTP\/1\.1 200 /)
      expect(heard).toContain('</html>')
    })
  }
})

test('a part of a picture beyond its end, and one under a condition, are answered with the whole', async ({
  request,
}) => {
  const conditions: Record<string, string>[] = [
    { range: 'bytes=99999999-' },
    { 'if-match': '"x"' },
    { 'if-unmodified-since': 'x' },
  ]
  for (const headers of conditions) {
    const response = await request.get('/icons/icon-192.png', { headers })
    expect.soft(response.status(), JSON.stringify(headers)).toBe(200)
  }
})

test('a share picture that follows the content is kept for an hour, and one that is not there not at all', async ({
  request,
}) => {
  const caching = async (file: string) => (await request.get(`/share/${file}`)).headers()['cache-control']
  expect(await caching('saco-fundao-pt-BR.jpg')).toBe('public, max-age=3600')
  expect(await caching('none-pt-BR.jpg')).toBe('no-store')
})

test('people who found a weakness are told whom to write to', async ({ request, baseURL }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  expect((await request.get('/.well-known/other')).status()).toBe(404)
})

test('whether staff could work is said, with the state of each service', async ({ request }) => {
  const response = await request.get('/api/health/ready')
  expect(response.status()).toBe(200)
  expect(await response.json()).toEqual({
    status: 'ready',
    database: 'reachable',
    auth: 'reachable',
    storage: 'reachable',
  })
})

test('public pages are only read', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await request.fetch('/passeios', { method })
    expect.soft(response.status(), method).toBe(405)
    expect.soft(response.headers().allow, method).toBe('GET, HEAD')
  }
})

test('no path leads a visitor to another site', async ({ request, baseURL }) => {
  const tries = [
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/?lang=en-GB&next=//evil.example',
    '//evil.example?lang=en-GB',
  ]
  for (const target of [
    ...tries,
    '/en//evil.example',
    '/passeios//evil.example',
    '/PASSEIOS/?x=//evil.example',
  ]) {
    const response = await request.get(`${baseURL}${target}`, { maxRedirects: 0 })
    const location = response.headers().location
    if (location) expect.soft(new URL(location, baseURL).origin, target).toBe(baseURL)
  }
})
