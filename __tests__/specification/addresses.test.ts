import { linkTarget } from '@/lib/catalogue/build/links'
import { tripAddress } from '@/lib/catalogue/build/trip-view'
import { defaultLocale, locales, otherLocale } from '@/lib/i18n/locales'
import { addressListsOf, addressOf, isPageId, pageIds, shortcuts } from '@/lib/routing/pages'
import { resolveAddress } from '@/lib/routing/resolve'
import { shipped, trip } from '../lib/catalogue/shipped'
import { fixedPages, pathsOfTheSpec, redirectsOfTheSpec, tripPages, walk } from './addresses'

const book = shipped.addresses

describe('the table of addresses (spec §2.1)', () => {
  test.each(fixedPages)(
    '$page has exactly its addresses, canonical first',
    ({ page, route, ...addresses }) => {
      if (!isPageId(page)) throw new Error(`${page} is no page`)
      expect(addressListsOf(page)).toEqual(addresses)
      for (const locale of locales) expect(addressOf(page, locale)).toBe(addresses[locale][0])
    },
  )

  test.each(tripPages)(
    '$page has exactly its addresses, canonical first',
    ({ page, route, ...addresses }) => {
      expect(trip(page).addresses).toEqual(addresses)
      for (const locale of locales) expect(tripAddress(trip(page), locale)).toBe(addresses[locale][0])
    },
  )

  test('holds the pages written out here and no others', () => {
    expect([...pageIds].sort()).toEqual(fixedPages.map(({ page }) => page).sort())
    expect(shipped.trips.map(({ slug }) => slug).sort()).toEqual(tripPages.map(({ page }) => page).sort())
    expect([...book.entries.keys()].sort()).toEqual(walk.map(({ address }) => address).sort())
  })

  test.each(pathsOfTheSpec)('%s, which the spec names, shows a page', (path) => {
    expect(book.entries.has(path)).toBe(true)
  })

  test('no address stands twice, and none is a shortcut or belongs to the panel', () => {
    const all = [...walk.map(({ address }) => address), ...Object.keys(shortcuts), '/admin', '/admin/login']
    expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([])
  })

  test('every address is lower case, plain and without a trailing slash', () => {
    for (const { address } of walk) expect(address).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  })

  test('shortcuts are those of the spec', () => {
    expect(shortcuts).toEqual(redirectsOfTheSpec)
  })

  test('nothing has an address of former times before staff have changed one', () => {
    expect([...book.former]).toEqual([])
  })

  test.each(['toString', '__proto__', 'constructor', 'Home', ''])('%p is not a page', (id) => {
    expect(isPageId(id)).toBe(false)
  })
})

describe(`the ${walk.length} addresses, one by one`, () => {
  test.each(walk)(
    '$address shows $expected.page in $locale to its own readers',
    ({ address, locale, expected }) => {
      expect(book.entries.get(address)).toMatchObject({ route: expected.route, locale })
      expect(resolveAddress(book, address, locale)).toMatchObject({
        kind: 'page',
        locale,
        rewrite: `/${locale}${expected.route}`,
      })
    },
  )

  const foreign = walk.filter(({ shared, locale }) => !shared || locale === 'en-GB')
  test.each(foreign)(
    '$address keeps its language for readers of the other',
    ({ address, locale, expected }) => {
      expect(resolveAddress(book, address, otherLocale(locale))).toEqual({
        kind: 'page',
        locale,
        rewrite: `/${locale}${expected.route}`,
        dependsOnPreference: false,
      })
    },
  )

  const bare = walk.filter(({ shared, locale }) => shared && locale === 'pt-BR')
  test.each(bare)('$address sends readers of English to its twin', ({ address, expected }) => {
    expect(resolveAddress(book, address, 'en-GB')).toEqual({
      kind: 'redirect',
      to: expected['en-GB'][0],
      status: 307,
      dependsOnPreference: true,
    })
  })
})

test.each([
  ['/passeio-veleiro', 'pt-BR'],
  ['/sailboat-tour', 'en-GB'],
  ['/en', 'en-GB'],
  ['/en/nowhere', 'en-GB'],
])('%s speaks %s, whatever the visitor prefers', (address, locale) => {
  for (const preference of locales)
    expect(resolveAddress(book, address, preference)).toMatchObject({ locale })
})

test.each(['/english', '/admin'])('%s speaks the visitor’s language', (address) => {
  for (const preference of locales)
    expect(resolveAddress(book, address, preference)).toMatchObject({ locale: preference })
})

describe('a trip’s link', () => {
  test.each(tripPages)('$page has one per language', ({ page, ...addresses }) => {
    expect(linkTarget(shipped, page, 'pt-BR')).toBe(addresses['pt-BR'][0])
    expect(linkTarget(shipped, page, 'en-GB')).toBe(addresses['en-GB'][0])
  })

  test.each([
    ['pt-BR', '/passeios'],
    ['en-GB', '/en/tours'],
  ] as const)('an unknown trip in %s falls back to the tours (spec §2.1)', (locale, list) => {
    for (const slug of ['mergulho', 'home', 'constructor', '']) {
      expect(linkTarget(shipped, slug, locale)).toBe(list)
    }
  })
})

describe('what is not an address', () => {
  test.each([
    ['/nada', 'pt-BR', '/pt-BR/missing'],
    ['/nada', 'en-GB', '/en-GB/missing'],
    ['/en/nada', 'pt-BR', '/en-GB/missing'],
    ['/en/nada', 'en-GB', '/en-GB/missing'],
    ['/english', 'pt-BR', '/pt-BR/missing'],
    ['/%', 'pt-BR', '/pt-BR/missing'],
    ['/%E0%A4%A', 'en-GB', '/en-GB/missing'],
    ['/__proto__', 'pt-BR', '/pt-BR/missing'],
    ['', 'pt-BR', '/pt-BR/missing'],
    ['/administracao', 'pt-BR', '/pt-BR/missing'],
  ] as const)('%s, asked for in %s, is missing and shows %s', (path, preference, rewrite) => {
    expect(resolveAddress(book, path, preference)).toMatchObject({ kind: 'missing', rewrite })
  })
})

test('Portuguese is the default, and each language leads to the other', () => {
  expect(defaultLocale).toBe('pt-BR')
  expect(locales.map(otherLocale)).toEqual(['en-GB', 'pt-BR'])
})
