import manifest from '@/app/manifest'
import robots from '@/app/robots'
import sitemap from '@/app/sitemap'
import { locales } from '@/lib/i18n/locales'
import { addressOf } from '@/lib/routing/pages'
import { llmsText } from '@/lib/seo/llms'
import { site } from '@/lib/site'
import { shipped } from '../lib/catalogue/shipped'

const pathOf = (url: string): string => url.replace(site.origin, '')

const { entries: book, routes } = shipped.addresses
const empty = new Set(locales.flatMap((locale) => [addressOf('compare', locale), addressOf('list', locale)]))
const canonical = [...routes.values()]
  .flatMap((addresses) => locales.map((locale) => addresses[locale]))
  .filter((address) => !empty.has(address))
const aliases = [...book].filter(([address, entry]) => address !== entry.canonical)

describe('the sitemap', () => {
  const entries = sitemap()

  test('holds every canonical address once, but for pages that are empty at first, and nothing else', () => {
    expect(entries.map(({ url }) => pathOf(url)).toSorted()).toEqual(canonical.toSorted())
    expect(canonical).toHaveLength(new Set(canonical).size)
    expect(aliases.length).toBeGreaterThan(5)
  })

  test('gives each address both languages and a default, and each twin gives the same back', () => {
    for (const { url, alternates } of entries) {
      const languages = alternates?.languages ?? {}
      expect(Object.keys(languages).toSorted()).toEqual(['en-GB', 'pt-BR', 'x-default'])
      expect(Object.values(languages)).toContain(url)
      expect(languages['x-default']).toBe(languages['pt-BR'])
      const twin = entries.find((other) => other.url === languages['en-GB'])
      expect(twin?.alternates?.languages).toEqual(languages)
    }
  })

  test('every address is full, and plain enough to stand in XML as it is', () => {
    for (const { url } of entries) expect(url).toMatch(/^https?:\/\/[^&<>"']+$/)
  })
})

test('robots are sent to the sitemap and kept out of the panel, links to drafts and the interfaces', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/', '/previa/', '/en/preview/'] },
    sitemap: `${site.origin}/sitemap.xml`,
  })
})

test('the manifest names icons in the sizes that phones ask for, one of them to be cut to any shape', () => {
  const { icons = [], name, start_url } = manifest()
  expect({ name, start_url }).toEqual({ name: site.name, start_url: '/' })
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

describe('llms.txt', () => {
  const text = llmsText(shipped)
  const linked = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url = '']) => pathOf(url))

  test('begins with the name and a summary, as the format asks', () => {
    expect(text).toMatch(new RegExp(`^# ${site.name}\\n\\n> .+\\n`))
  })

  test('links every canonical address once, with a description, and no alias', () => {
    expect(linked.toSorted()).toEqual(canonical.toSorted())
    expect(text.match(/^- \[[^\]]+\]\(\S+\): \S.+$/gm)).toHaveLength(canonical.length)
  })
})
