import { type APIRequestContext, expect, test } from '@playwright/test'
import { locales } from '../../lib/i18n/locales.ts'
import { anyStructuredData } from '../lib/seo/google-requirements.ts'
import { addresses, addressOf, pages as everyPage } from './shipped-pages.ts'

interface Crawled {
  status: number
  html: string
  ids: Set<string>
}

/** Entities that stand in attribute values. */
const plain = (value: string): string => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

const attribute = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => plain(value))

/** What a page links to on this site: pages with their anchors, and files. */
function references(html: string, address: string): { pages: string[]; files: string[] } {
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  const own = (value: string): string[] => {
    const url = new URL(value, address)
    return url.origin === new URL(address).origin && url.protocol.startsWith('http')
      ? [`${url.pathname}${url.search}${url.hash}`]
      : []
  }
  const sets = attribute(markup, /\bsrcset="([^"]*)"/gi).flatMap((set) =>
    set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  )
  const files = [
    ...attribute(markup, /<(?:img|source|video)\b[^>]*?\ssrc="([^"]*)"/g),
    ...attribute(markup, /<link\b[^>]*?\shref="([^"]*)"/g).filter((href) => href.startsWith('/')),
    ...attribute(markup, /<meta property="og:image" content="([^"]*)"/g),
    ...sets,
  ]
  const linked = attribute(markup, /<a\b[^>]*?\shref="([^"]*)"/g).flatMap(own)
  const isPicture = (path: string) => /^\/(pictures|media|_next)\//.test(path)
  return {
    pages: linked.filter((path) => !isPicture(path)),
    files: [...linked.filter(isPicture), ...files.filter((file) => !file.startsWith('data:')).flatMap(own)],
  }
}

async function load(request: APIRequestContext, path: string, language: string): Promise<Crawled> {
  const response = await request.get(path, { headers: { 'Accept-Language': language } })
  const html = await response.text()
  return { status: response.status(), html, ids: new Set(attribute(html, /\sid="([^"]*)"/g)) }
}

for (const [start, language] of [
  ['/', 'pt-BR'],
  ['/en', 'en-GB'],
] as const) {
  test(`from ${start} every canonical address is reached, with no broken link, picture or anchor`, async ({
    request,
    baseURL,
  }) => {
    test.slow()
    const pages = new Map<string, Crawled>()
    const files = new Set<string>()
    const links = new Map<string, string>()
    const waiting: string[] = [start]
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (pages.has(path)) continue
      const page = await load(request, path, language)
      pages.set(path, page)
      const found = references(page.html, new URL(path, baseURL).href)
      for (const file of found.files) files.add(file)
      for (const link of found.pages) {
        if (!links.has(link)) links.set(link, path)
        const [target = ''] = link.split('#')
        // Choosing a language stores the choice; the crawl keeps the one it began with.
        if (!target.startsWith('/admin') && !target.includes('?lang=')) waiting.push(target)
      }
    }

    const reached = new Set([...pages.keys()].flatMap((path) => addresses.get(path) ?? []))
    expect([...reached].toSorted(), 'pages reached').toEqual(everyPage.toSorted())
    expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([])

    const brokenAnchors = [...links].filter(([link]) => {
      const [target = '', id] = link.split('#')
      return id && pages.has(target) && !pages.get(target)?.ids.has(id)
    })
    expect(brokenAnchors, 'links to an anchor that is not there, and where they stand').toEqual([])

    const broken: string[] = []
    for (const file of files) {
      const status = (await request.head(file)).status()
      if (status !== 200) broken.push(`${status} ${file}`)
    }
    expect(broken, 'files that do not answer').toEqual([])
  })
}

test('every page names its canonical address, its twin and itself, and its data is what Google asks for', async ({
  request,
  baseURL,
}) => {
  test.slow()
  for (const page of everyPage) {
    for (const locale of locales) {
      const path = addressOf(page, locale)
      const { html } = await load(request, path, locale)
      const one = (pattern: RegExp) => attribute(html, pattern)
      expect.soft(one(/<html lang="([^"]*)"/g), path).toEqual([locale])
      expect
        .soft(
          one(/<link rel="canonical" href="([^"]*)"/g).map((url) => new URL(url).href),
          path,
        )
        .toEqual([new URL(path, baseURL).href])
      expect
        .soft(one(/<link rel="alternate" hrefLang="([^"]*)"/gi).toSorted(), path)
        .toEqual(['en-GB', 'pt-BR', 'x-default'])
      expect.soft(one(/<h1[\s>]([^<]?)/g), `${path} has one heading of the first level`).toHaveLength(1)
      expect.soft(one(/<meta name="description" content="([^"]{50,})"/g), path).toHaveLength(1)
      expect.soft(one(/<meta property="og:image" content="([^"]*)"/g), path).toHaveLength(1)
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
      expect.soft(blocks.length, `${path} has structured data`).toBeGreaterThan(0)
      for (const [, text = ''] of blocks) {
        expect.soft(anyStructuredData.safeParse(JSON.parse(text)).error, `${path}: ${text}`).toBeUndefined()
      }
    }
  }
})

test('an alias answers with the canonical address of its language', async ({ request, baseURL }) => {
  const { html } = await load(request, '/group-kayak-tour-paraty', 'pt-BR')
  expect(attribute(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([
    `${baseURL}/half-day-kayak-tour-paraty`,
  ])
})

test('robots, sitemap, manifest, icons and llms.txt are served as what they are', async ({ request }) => {
  const types: Record<string, RegExp> = {
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /xml/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    '/llms.txt': /^text\/plain; charset=utf-8/,
    '/favicon.ico': /^image\/x-icon/,
    '/icon.svg': /^image\/svg\+xml/,
    '/apple-icon.png': /^image\/png/,
    '/icons/icon-512.png': /^image\/png/,
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path)
    expect.soft(response.status(), path).toBe(200)
    expect.soft(response.headers()['content-type'], path).toMatch(type)
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  // A comparison and a list are empty until a visitor has put something on them.
  expect(sitemap.match(/<loc>/g)).toHaveLength((everyPage.length - 2) * locales.length)
})

test('an absent photograph, a width that no page asks for, another bucket and the framework’s image optimiser are not found', async ({
  request,
}) => {
  const status = async (address: string) => (await request.get(address)).status()
  for (const address of [
    '/media/tour-images/none.png/640.webp',
    '/media/tour-images/none.png/641.webp',
    '/media/private/none.png/640.webp',
    '/_next/image?url=%2Fmedia%2Ftour-images%2Fnone.png&w=640&q=75',
    '/_next/image?url=%2Fpictures%2Fworld-map.svg&w=640&q=75',
  ]) {
    expect.soft(await status(address), address).toBe(404)
  }
})

test('the not-found page and the panel are not for search engines', async ({ request }) => {
  for (const path of ['/nao-existe', '/en/not-here', '/admin/login']) {
    const html = await (await request.get(path)).text()
    expect.soft(attribute(html, /<meta name="robots" content="([^"]*)"/g)[0], path).toContain('noindex')
  }
})
