import { NextRequest } from 'next/server'
import type { PublishedItem } from '@/lib/catalogue/build/catalogue'
import { answersQuery, shortcuts } from '@/lib/routing/pages'
import { fileFolders, handlerFolders, middlewareMatcher, rootFiles } from '@/lib/routing/places'
import { config, middleware } from '@/middleware'
import { catalogueWith, newTour, row, shipped } from '../lib/catalogue/shipped'
import { expectedPages, redirectsOfTheSpec, walk } from '../specification/addresses'
import { rewrittenTo } from './rewritten-to'

const origin = 'https://saira.example'
const portuguese = 'pt-BR,pt;q=0.9,en;q=0.8'
const english = 'en-GB,en;q=0.9,pt;q=0.8'

interface Visitor {
  /** Value of Accept-Language. */
  browser?: string
  /** Value of the stored preference. */
  stored?: string
  headers?: Record<string, string>
  method?: string
  from?: string
}

/** Sends a request through the real middleware and says what a visitor would notice. */
async function ask(path: string, { browser, stored, headers = {}, method, from = origin }: Visitor = {}) {
  const request = new NextRequest(`${from}${path}`, {
    method,
    headers: {
      ...(browser === undefined ? {} : { 'accept-language': browser }),
      ...(stored === undefined ? {} : { cookie: `NEXT_LOCALE=${stored}` }),
      ...headers,
    },
  })
  const response = await middleware(request)
  const pathOf = (address: string | null) => (address === null ? null : address.replace(from, ''))
  return {
    status: response.status,
    to: pathOf(response.headers.get('location')),
    shows: pathOf(rewrittenTo(response)),
    vary: response.headers.get('vary'),
    cache: response.headers.get('cache-control'),
    /** Seconds for which the nginx of `deploy/` keeps the answer. */
    nginxCaching: response.headers.get('x-accel-expires'),
    cookie: response.headers.get('set-cookie'),
  }
}

let warnings: jest.SpyInstance

beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Every address is tried in specification/addresses.test.ts; here one of each kind goes through the middleware. */
const some = walk.filter(({ address }) =>
  ['/', '/passeios', '/en/choose', '/passeio-veleiro', '/en/sailboat-tour', '/sailboat-tour'].includes(
    address,
  ),
)

describe('addresses through the middleware', () => {
  test.each(some)(
    '$address answers in $locale and keeps its query',
    async ({ address, locale, expected }) => {
      const browser = locale === 'pt-BR' ? portuguese : english
      const answer = await ask(`${address}?de=cartaz&x=1`, { browser })
      expect(answer).toMatchObject({ status: 200, to: null, cookie: null })
      expect(answer.shows).toBe(`/${locale}${expected.route}?de=cartaz&x=1`)
      expect(warnings).not.toHaveBeenCalled()
    },
  )

  const queried = walk.flatMap((entry) => {
    const path = `/${entry.locale}${entry.expected.route}`
    return answersQuery(path) ? [{ ...entry, path }] : []
  })
  test.each(queried)('$address answers a query, and no shared cache keeps that', async (entry) => {
    const browser = entry.locale === 'pt-BR' ? portuguese : english
    expect(await ask(`${entry.address}?age=7`, { browser })).toMatchObject({
      status: 200,
      vary: 'Accept, Accept-Language, Cookie',
      cache: 'private, no-cache',
      nginxCaching: '0',
      shows: `${entry.path}?age=7`,
    })
  })

  test('a question mark with nothing behind it is no query', async () => {
    expect(await ask('/en/choose?', { browser: english })).toMatchObject({ shows: '/en-GB/choose' })
  })

  test('fields that a form without scripts left empty are not in the address that people share', async () => {
    expect(await ask('/escolher?age=7&age=&month=', { browser: portuguese })).toMatchObject({
      status: 307,
      to: '/escolher?age=7',
      cache: 'private, no-store',
    })
    expect(await ask('/en/compare?trips=', { browser: english })).toMatchObject({ to: '/en/compare' })
    expect(await ask('/passeios?x=', { browser: portuguese })).toMatchObject({ status: 200 })
  })

  const bare = walk.filter(({ shared, locale }) => shared && locale === 'pt-BR').slice(0, 3)
  test.each(bare)(
    '$address varies by visitor: English ones go to the twin',
    async ({ address, expected }) => {
      expect(await ask(address, { browser: portuguese })).toMatchObject({
        vary: 'Accept, Accept-Language, Cookie',
        cache: expect.stringContaining('private'),
      })
      expect(await ask(`${address}?x=1&y=a%20b`, { browser: english })).toEqual({
        status: 307,
        to: `${expected['en-GB'][0]}?x=1&y=a%20b`,
        shows: null,
        vary: 'Accept-Language, Cookie',
        cache: 'private, no-store',
        nginxCaching: '10',
        cookie: null,
      })
    },
  )
})

describe('other spellings lead to the address (308), query kept', () => {
  const spelled = some.filter(({ address }) => address !== '/')

  test.each(spelled)('$address', async ({ address }) => {
    const spellings = [
      address.toUpperCase(),
      `${address}/`,
      `${address}//`,
      `/${address}`,
      address.replaceAll('/', '//'),
      `${address.slice(0, 1)}%${address.charCodeAt(1).toString(16)}${address.slice(2)}`,
      `${address}%2F`,
    ]
    for (const spelling of spellings) {
      for (const browser of [portuguese, english]) {
        const answer = await ask(`${spelling}?x=1`, { browser })
        expect({ spelling, ...answer }).toMatchObject({ spelling, status: 308, to: `${address}?x=1` })
      }
    }
    expect(warnings).not.toHaveBeenCalled()
  })

  test('the address of a permanent redirect does not depend on the visitor, so it needs no Vary', async () => {
    expect(await ask('/PASSEIOS', { browser: english })).toMatchObject({
      status: 308,
      to: '/passeios',
      vary: null,
    })
  })

  test.each(['/PASSEIOS', '/remada-tropical', '/en/passeios', '/pt-BR/tours', '/admin/LOGIN'])(
    'a browser that has followed %s asks again the next time, because what is permanent today may change back',
    async (path) => {
      for (const browser of [portuguese, english]) {
        // Without a lifetime of its own, browsers keep a 308 for ever.
        expect(await ask(path, { browser })).toMatchObject({
          status: 308,
          cache: expect.stringMatching(/\bmax-age=0\b/),
          nginxCaching: '10',
        })
      }
    },
  )
})

describe('a Portuguese or bare slug below /en leads to the English address (308)', () => {
  const cases = walk.filter(({ address }) => !address.startsWith('/en') && address !== '/')
  test.each(cases)('/en$address', async ({ address, expected }) => {
    const below = `/en${address}`
    const isAddress = walk.some((entry) => entry.address === below)
    const answer = await ask(`${below}?x=1`, { browser: portuguese })
    if (isAddress) expect(answer.shows).toBe(`/en-GB${expected.route}?x=1`)
    else expect(answer).toMatchObject({ status: 308, to: `${expected['en-GB'][0]}?x=1` })
  })

  test('also in capitals or with a trailing slash', async () => {
    expect(await ask('/EN/Passeios/')).toMatchObject({ status: 308, to: '/en/tours' })
  })
})

describe('short addresses (spec §2.1)', () => {
  test.each(Object.entries(redirectsOfTheSpec))(
    '%s leads to %s for good, with its query',
    async (from, to) => {
      expect(shortcuts).toHaveProperty([from], to)
      for (const browser of [portuguese, english]) {
        expect(await ask(`${from}?utm_source=flyer`, { browser })).toMatchObject({
          status: 308,
          to: `${to}?utm_source=flyer`,
          cookie: null,
        })
        expect(await ask(`${from.toUpperCase()}/`, { browser })).toMatchObject({ status: 308, to })
      }
    },
  )
})

describe('internal addresses are never visible', () => {
  const internal = expectedPages.flatMap((expected) =>
    (['pt-BR', 'en-GB'] as const).map((locale) => ({
      path: `/${locale}${expected.route}`,
      to: expected[locale][0],
    })),
  )
  test.each(internal)('$path leads to $to', async ({ path, to }) => {
    expect(await ask(`${path}?x=1`)).toMatchObject({ status: 308, to: `${to}?x=1`, shows: null })
  })

  test.each([
    '/pt-BR/missing',
    '/en-GB/missing',
    '/pt-BR/admin',
    '/en-GB/admin/login',
    '/pt-BR/passeios',
    '/en-GB/product/unknown',
    '/pt-BR/product',
    '/pt-br/tours',
    '/missing',
    '/product/itatiaia',
  ])('%s is not found', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, to: null, shows: '/pt-BR/missing' })
  })
})

describe('the visitor’s language (spec §4)', () => {
  const sees = async (visitor: Visitor) => {
    const answer = await ask('/passeios', visitor)
    return answer.status === 307 ? 'en-GB' : 'pt-BR'
  }

  test.each([
    ['pt-BR', 'en-GB,en', 'pt-BR'],
    ['en-GB', 'pt-BR,pt', 'en-GB'],
    ['en-GB', undefined, 'en-GB'],
    ['pt-BR', undefined, 'pt-BR'],
  ] as const)('the stored choice %s wins over the browser’s %s', async (stored, browser, locale) => {
    expect(await sees({ stored, browser })).toBe(locale)
  })

  test.each([
    ['en', 'en-GB'],
    ['en-US,pt;q=0.9', 'en-GB'],
    ['EN-gb', 'en-GB'],
    [' en-AU , pt', 'en-GB'],
    ['en;q=0.5', 'en-GB'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT,en', 'pt-BR'],
    ['fr-FR,en;q=0.9', 'pt-BR'],
    ['es', 'pt-BR'],
    ['enm', 'pt-BR'],
    ['*', 'pt-BR'],
    ['', 'pt-BR'],
    [undefined, 'pt-BR'],
  ] as const)('a browser that says %p is answered in %s', async (browser, locale) => {
    expect(await sees({ browser })).toBe(locale)
  })

  test('of two cookies the last counts', async () => {
    const headers = (cookie: string) => ({ headers: { cookie }, browser: portuguese })
    expect(await sees(headers('NEXT_LOCALE=pt-BR; a=1; NEXT_LOCALE=en-GB'))).toBe('en-GB')
    expect(await sees(headers('NEXT_LOCALE=en-GB; NEXT_LOCALE=pt-BR'))).toBe('pt-BR')
  })

  test.each(['fr', 'en', 'EN-GB', 'pt', '%', '"', 'en-GB%00', 'undefined'])(
    'a broken cookie (%p) counts as none',
    async (stored) => {
      expect(await sees({ stored, browser: english })).toBe('en-GB')
      expect(await sees({ stored, browser: portuguese })).toBe('pt-BR')
    },
  )
})

describe('the language toggle', () => {
  test.each([
    ['/en/tours', 'en-GB'],
    ['/', 'pt-BR'],
    ['/sailboat-tour', 'en-GB'],
    ['/passeio-veleiro', 'pt-BR'],
    ['/admin/login', 'en-GB'],
  ] as const)('%s?lang=%s stores the choice and is gone from the address', async (path, locale) => {
    const answer = await ask(`${path}?x=1&lang=${locale}&y=2`, { browser: portuguese })
    expect(answer).toMatchObject({ status: 307, to: `${path}?x=1&y=2`, shows: null })
    expect(answer).toMatchObject({ cache: 'private, no-store', nginxCaching: null })
    const parts = answer.cookie?.split('; ') ?? []
    expect(parts).toContain(`NEXT_LOCALE=${locale}`)
    expect(parts).toContain('Max-Age=31536000')
    expect(parts).toContain('Path=/')
    expect(parts.map((part) => part.toLowerCase())).toContain('samesite=lax')
  })

  test('the stored cookie is the one that is read', async () => {
    const { cookie, to } = await ask('/en/tours?lang=en-GB', { browser: portuguese })
    const stored = /NEXT_LOCALE=([^;]+)/.exec(cookie ?? '')?.[1]
    expect(to).toBe('/en/tours')
    expect(await ask('/passeios', { stored, browser: portuguese })).toMatchObject({
      status: 307,
      to: '/en/tours',
    })
  })

  test.each([
    ['https://saira.example', {}, true],
    ['http://localhost:3000', {}, false],
    ['http://localhost:3000', { 'x-forwarded-proto': 'https' }, true],
  ] as const)('from %s with %p the cookie is bound to https: %p', async (from, headers, secure) => {
    const { cookie } = await ask('/?lang=en-GB', { from, headers })
    expect(/; secure/i.test(cookie ?? '')).toBe(secure)
  })

  test.each(['fr', 'en', 'EN-GB', '', 'pt-BR%0d%0aSet-Cookie:x=1'])(
    'a value of its own (%p) is ignored',
    async (value) => {
      const answer = await ask(`/sailboat-tour?lang=${value}`, { browser: portuguese })
      expect(answer).toMatchObject({ status: 200, cookie: null })
      expect(answer.shows).toMatch(/^\/en-GB\/product\/passeio-veleiro\?lang=/)
    },
  )

  test.each(['/sailboat-tour', '/passeios'])(
    'a form sent to %s is led nowhere and stores no choice, whatever language its address names',
    async (path) => {
      const answer = await ask(`${path}?lang=en-GB`, { method: 'POST' })
      expect(answer).toMatchObject({ to: null, cookie: null })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    },
  )

  test('nothing but the toggle sets a cookie', async () => {
    for (const path of ['/', '/en', '/passeio-veleiro', '/nada', '/remada-tropical']) {
      expect((await ask(path, { browser: english })).cookie).toBeNull()
    }
  })
})

describe('an unknown address (spec §2.11)', () => {
  test.each([
    ['/nada', portuguese, '/pt-BR/missing'],
    ['/nada', english, '/en-GB/missing'],
    ['/en/nothing', portuguese, '/en-GB/missing'],
    ['/en/remada', english, '/en-GB/missing'],
    ['/passeios/caiaque', portuguese, '/pt-BR/missing'],
    ['/passeios.html', portuguese, '/pt-BR/missing'],
    ['/wp-login.php', portuguese, '/pt-BR/missing'],
    ['/.env', portuguese, '/pt-BR/missing'],
    ['/logo.png', english, '/en-GB/missing'],
    ['/index.html', portuguese, '/pt-BR/missing'],
    ['/%E0%A4%A', portuguese, '/pt-BR/missing'],
    ['/%', english, '/en-GB/missing'],
    ['/a%00b', portuguese, '/pt-BR/missing'],
    ['/paraty%20mirim', portuguese, '/pt-BR/missing'],
    ['/passeio-de-canoa-ção', portuguese, '/pt-BR/missing'],
  ])('%s is a 404 in the visitor’s language, logged once with its path', async (path, browser, page) => {
    const answer = await ask(`${path}?x=1`, { browser })
    expect(answer).toMatchObject({ status: 404, to: null, shows: `${page}?x=1` })
    expect(answer).toMatchObject({
      vary: 'Accept, Accept-Language, Cookie',
      cache: 'private, no-store',
      nginxCaching: null,
    })
    expect(warnings).toHaveBeenCalledTimes(1)
    const line: unknown = JSON.parse(String(warnings.mock.calls[0]?.[0]))
    expect(line).toMatchObject({
      level: 'warn',
      event: 'address-not-found',
      path: new URL(path, origin).pathname,
    })
  })

  test('the stored choice counts for it as well', async () => {
    expect((await ask('/nada', { stored: 'en-GB', browser: portuguese })).shows).toBe('/en-GB/missing')
  })
})

describe('the panel', () => {
  test.each([
    ['/admin', portuguese, '/pt-BR/admin'],
    ['/admin', english, '/en-GB/admin'],
    ['/admin/login', portuguese, '/pt-BR/admin/login'],
    ['/admin/login', english, '/en-GB/admin/login'],
  ])('%s speaks the visitor’s language at one address', async (path, browser, shows) => {
    expect(await ask(path, { browser })).toMatchObject({ status: 200, to: null, shows })
  })

  test.each([
    '/admin/tours',
    '/admin/expeditions/new',
    '/admin/aca-courses/basico',
    '/admin/content/policy-figures/history',
    '/admin/preview/tours/passeio-veleiro',
  ])('%s is a screen of the content', async (path) => {
    expect(await ask(path, { browser: english })).toMatchObject({
      status: 200,
      to: null,
      shows: `/en-GB${path}`,
    })
  })

  test.each([
    ['pt-BR', english],
    ['en-GB', portuguese],
  ])('the frame of a preview speaks the language in its address: %s', async (locale, browser) => {
    expect(await ask(`/admin/preview/tours/passeio-veleiro/${locale}`, { browser })).toMatchObject({
      status: 200,
      shows: `/${locale}/admin/preview/tours/passeio-veleiro/frame`,
    })
  })

  test.each([
    '/admin/boats',
    '/admin/tours/Passeio%20Veleiro',
    '/admin/tours/a/b',
    '/admin/preview/tours',
    '/admin/preview/tours/passeio-veleiro/frame',
    '/admin/login/x',
    '/admin/%',
    '/admin/.env',
  ])('%s, a screen that is not there, is a 404 of the panel', async (path) => {
    expect(await ask(path, { browser: portuguese })).toMatchObject({
      status: 404,
      to: null,
      shows: '/pt-BR/admin/missing',
    })
  })

  test.each([
    ['/Admin', '/admin'],
    ['/ADMIN/Login', '/admin/login'],
    ['/admin/', '/admin'],
    ['/admin/login/', '/admin/login'],
    ['/admin//login', '/admin/login'],
    ['/admin/LOGIN', '/admin/login'],
  ])('%s leads to %s', async (path, to) => {
    expect(await ask(`${path}?x=1`)).toMatchObject({ status: 308, to: `${to}?x=1` })
  })
})

describe('no address sends a visitor away from the site', () => {
  afterEach(() => {
    globalThis.siteContent = undefined
  })

  const nasty = [
    '//evil.example',
    '///evil.example',
    '//evil.example/%2e%2e',
    '/%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%5C%5Cevil.example',
    '/%5Cevil.example/passeios',
    '/\\evil.example',
    '//evil.example/en',
    '/en//evil.example',
    '/en/%2F%2Fevil.example',
    '//en//tours//evil.example',
    '/@evil.example',
    '/https://evil.example',
    '/http:%2F%2Fevil.example',
    '/pt-BR//evil.example',
    '/en-GB/%2Fevil.example',
    '/admin//evil.example',
    '/ADMIN/%2F%2Fevil.example',
    '/ADMIN/..%2F..%2Fevil.example',
    '//admin@evil.example',
    '/passeios%0d%0aLocation:%20https:%2F%2Fevil.example',
    '/PASSEIOS/%2e%2e//evil.example',
    // The setter of a URL's path reads a backslash as a slash, drops tabs and line breaks, and goes up at two dots.
    '/ADMIN/..%5C%5Cevil.example',
    '/ADMIN/..%5C..%5C%5Cevil.example',
    '/ADMIN/..%5C.%5C%5Cevil.example',
    '/ADMIN/.%5C..%5C%5Cevil.example',
    '/%41dmin/..%5c%5cevil.example',
    '//ADMIN/..%5C%5Cevil.example',
    '/ADMIN/%2e%2e%5C%5Cevil.example',
    '/ADMIN/%252e%252e%5C%5Cevil.example',
    '/ADMIN/.%252e%5C%5Cevil.example',
    '/ADMIN/%252e%252e/%255C%255Cevil.example',
    '/ADMIN/%252e%252e/%252F%252Fevil.example',
    '/Admin/..%2F%09/evil.example',
    '/Admin/..%2F%0A/evil.example',
    '/Admin/..%2F%0D%5Cevil.example',
    '/Admin/..%09%2F%09%2Fevil.example',
    '/Admin/.%09.%2F%0A%2Fevil.example',
    '/Admin/..%2F%09%09%5Cevil.example',
    '/Admin/%09%2F..%2F..%2F%09%2Fevil.example',
    '/admin/..%5C%5Cevil.example',
    '/admin/..%2F%09/evil.example',
    '/admin%5C..%5C%5Cevil.example',
    '/PASSEIOS/..%5C%5Cevil.example',
    '/EN/..%5C%5Cevil.example',
    '/en/passeios%2F..%2F..%5C%5Cevil.example',
    '/PT-BR/..%5C%5Cevil.example',
    '/PREVIA/..%5C%5Cevil.example',
    '/%2E%2E%5C%5Cevil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/.%2F%2Fevil.example',
    '/.%5C%5Cevil.example',
    '/%09/evil.example',
    '/%09%2Fevil.example',
    '/%0A%5Cevil.example',
    // Next takes such a prefix off before the middleware sees the address.
    '/_next/data/build//evil.example.json',
    '/_next/data/build/ADMIN/..%5C%5Cevil.example.json',
  ]

  test.each(nasty)('%s', async (path) => {
    for (const query of ['', '?lang=en-GB', '?lang=pt-BR&next=//evil.example', '?//evil.example']) {
      for (const from of [origin, 'http://localhost:3000']) {
        const { to, status } = await ask(`${path}${query}`, { from, browser: english })
        expect(status).toBeLessThan(500)
        if (to === null) continue
        // Next makes the address relative before sending it: two slashes in front would then be another host.
        expect(to).toMatch(/^\/(?![/\\])/)
        expect(new URL(to, from).origin).toBe(from)
      }
    }
  })

  test.each([
    '//evil.example',
    '/x/..//evil.example',
    '/admin/..\\\\evil.example',
    '/admin/../\t/evil.example',
    '/./\\evil.example',
    '\t//evil.example',
  ])('not even an address book that says %j', async (to) => {
    globalThis.siteContent = {
      catalogue: { ...shipped, addresses: { ...shipped.addresses, former: new Map([['/antigo', to]]) } },
      name: 'damaged',
    }
    expect(await ask('/antigo?x=1')).toMatchObject({ status: 308, to: '/evil.example?x=1' })
  })

  const claims: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-original-url': 'https://evil.example/', 'x-rewrite-url': 'https://evil.example/' },
  ]
  test.each(claims)('whatever the headers claim: %p', async (headers) => {
    for (const path of [
      '/passeios',
      '/PASSEIOS',
      '/?lang=en-GB',
      '/remada-tropical',
      '/en/passeios',
      '/pt-BR/tours',
    ]) {
      const { to, status } = await ask(path, { headers, browser: english })
      expect([307, 308]).toContain(status)
      expect(to).toMatch(/^\/(?![/\\])/)
    }
  })
})

describe('every redirect comes to rest', () => {
  const starts = [
    ...walk.flatMap(({ address }) => [address, `${address.toUpperCase()}/`, `//${address}`, `/en${address}`]),
    ...Object.keys(redirectsOfTheSpec),
    ...expectedPages.flatMap(({ route }) => [`/pt-BR${route}`, `/en-GB${route}`]),
  ]

  test(`${starts.length} starting points reach an answer within three steps, in both languages`, async () => {
    for (const start of starts) {
      for (const browser of [portuguese, english]) {
        let path: string | null = start
        for (let step = 0; path !== null && step < 4; step += 1) {
          const answer: { to: string | null } = await ask(path, { browser })
          path = answer.to
        }
        expect({ start, browser, path }).toEqual({ start, browser, path: null })
      }
    }
  })
})

describe('which requests the middleware sees', () => {
  // Next reads its pattern in the same way: all of it is a group that is a regular expression.
  const matches = (path: string) => new RegExp(`^${config.matcher}$`).test(path)

  test.each([
    '/admin',
    '/admin/login',
    '/nada',
    '/passeios.html',
    '/pt-BR/tours',
    '/en-GB',
    '/apis',
    '/iconsx',
    '/favicon.icox',
    '/a/robots.txt',
  ])('%s', (path) => {
    expect(matches(path)).toBe(true)
  })

  test('are those that the table of places says', () => {
    expect(config.matcher).toBe(middlewareMatcher)
    for (const folder of [...fileFolders, ...handlerFolders]) expect(matches(`/${folder}/x`)).toBe(false)
    for (const file of rootFiles) expect(matches(`/${file}`)).toBe(false)
  })

  test('it runs on Node, where the log and the session are', () => {
    expect(config.runtime).toBe('nodejs')
  })
})

describe('once staff have published', () => {
  const show = (...items: PublishedItem[]) => {
    globalThis.siteContent = { catalogue: catalogueWith(...items), name: 'published' }
  }
  afterEach(() => {
    globalThis.siteContent = undefined
  })

  test('a renamed trip answers at its new address, and the old one leads there for ever, query kept', async () => {
    show(row('tours', 'passeio-veleiro', { addresses: { 'pt-BR': ['/velejar-em-paraty'] } }))
    expect(await ask('/velejar-em-paraty')).toMatchObject({
      status: 200,
      shows: '/pt-BR/product/passeio-veleiro',
    })
    for (const browser of [portuguese, english]) {
      expect(await ask('/passeio-veleiro?x=1', { browser })).toMatchObject({
        status: 308,
        to: '/velejar-em-paraty?x=1',
      })
    }
    expect(await ask('/pt-BR/product/passeio-veleiro')).toMatchObject({
      status: 308,
      to: '/velejar-em-paraty',
    })
  })

  test('a rename can be taken back: browsers have not kept the redirect, so the trip answers where it was', async () => {
    show(row('tours', 'passeio-veleiro', { addresses: { 'pt-BR': ['/velejar-em-paraty'] } }))
    expect(await ask('/passeio-veleiro')).toMatchObject({
      status: 308,
      to: '/velejar-em-paraty',
      cache: expect.stringMatching(/\bmax-age=0\b/),
    })
    show()
    expect(await ask('/passeio-veleiro')).toMatchObject({
      status: 200,
      shows: '/pt-BR/product/passeio-veleiro',
    })
  })

  test.each([{ hidden: true }, { deleted: true }])(
    'a trip that is %j is not found at once',
    async (place) => {
      show(row('tours', 'passeio-veleiro', {}, place))
      for (const path of ['/passeio-veleiro', '/sailboat-tour', '/pt-BR/product/passeio-veleiro']) {
        expect(await ask(path)).toMatchObject({ status: 404, to: null })
      }
      // nginx, which may have the page, keeps this in its place; of what never was a page it keeps nothing.
      expect(await ask('/sailboat-tour')).toMatchObject({ cache: 'private, no-store', nginxCaching: '10' })
      expect(await ask('/sailboat-tours')).toMatchObject({ cache: 'private, no-store', nginxCaching: null })
      show()
      expect(await ask('/passeio-veleiro')).toMatchObject({ status: 200 })
    },
  )

  test('a new tour answers at both of its addresses, in capitals and from below /en as well', async () => {
    expect(await ask('/quiet-lagoon')).toMatchObject({ status: 404 })
    show(row('tours', 'lagoa', newTour))
    expect(await ask('/quiet-lagoon')).toMatchObject({ status: 200, shows: '/en-GB/product/lagoa' })
    expect(await ask('/LAGOA-em-silencio/')).toMatchObject({ status: 308, to: '/lagoa-em-silencio' })
    expect(await ask('/en/lagoa-em-silencio')).toMatchObject({ status: 308, to: '/quiet-lagoon' })
  })

  test('short addresses go on leading to where they led, also when that was renamed', async () => {
    show(row('tours', 'caiaque-coletivo', { addresses: { 'pt-BR': ['/remada-coletiva'] } }))
    const { to } = await ask('/remada-tropical?x=1')
    expect(to).toBe('/passeio-de-caiaque-coletivo-paraty?x=1')
    expect(await ask(to ?? '')).toMatchObject({ status: 308, to: '/remada-coletiva?x=1' })
  })
})
