import {
  addressesOf,
  addressLocale,
  addressOf,
  entryAt,
  isPageId,
  isShared,
  pageIds,
  panelScreens,
  productAddress,
  resolveAddress,
  shortcuts,
} from '@/lib/addresses'
import { products } from '@/lib/catalogue/products'
import { defaultLocale, locales, otherLocale } from '@/lib/locales'
import {
  expectedPages,
  pathsOfTheSpec,
  productPages,
  redirectsOfTheSpec,
  sharedPages,
  walk,
} from './address-table'

describe('the table of addresses (spec §2.1, design §3)', () => {
  test.each(expectedPages)('$page has exactly its addresses, canonical first', (expected) => {
    for (const locale of locales) {
      expect(addressesOf(expected.page, locale)).toEqual(expected[locale])
      expect(addressOf(expected.page, locale)).toBe(expected[locale][0])
    }
  })

  test('holds the pages written out here and no others', () => {
    expect([...pageIds].sort()).toEqual(expectedPages.map(({ page }) => page).sort())
  })

  test.each(pathsOfTheSpec)('%s, which the spec names, shows a page', (path) => {
    expect(entryAt(path)).toBeDefined()
  })

  test('no address stands twice, and none is a shortcut or a screen of the panel', () => {
    const all = [...walk.map(({ address }) => address), ...Object.keys(shortcuts), ...panelScreens]
    expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([])
  })

  test('every address is lower case, plain and without a trailing slash', () => {
    for (const { address } of walk) expect(address).toMatch(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  })

  test('lists and home are shared between the languages, products are not', () => {
    expect(pageIds.filter(isShared)).toEqual(sharedPages.map(({ page }) => page))
  })

  test('every product has a page and every product page a product', () => {
    expect(productPages.map(({ page }) => page).sort()).toEqual(products.map(({ slug }) => slug).sort())
  })

  test('shortcuts are those of the spec', () => {
    expect(shortcuts).toEqual(redirectsOfTheSpec)
  })

  test.each(['toString', '__proto__', 'constructor', 'Home', ''])('%p is not a page', (id) => {
    expect(isPageId(id)).toBe(false)
  })
})

describe(`the ${walk.length} addresses, one by one`, () => {
  test.each(walk)(
    '$address shows $expected.page in $locale to its own readers',
    ({ address, locale, expected }) => {
      expect(entryAt(address)).toEqual({ page: expected.page, locale })
      expect(resolveAddress(address, locale)).toMatchObject({
        kind: 'page',
        page: expected.page,
        locale,
        rewrite: `/${locale}${expected.route}`,
      })
    },
  )

  const foreign = walk.filter(({ shared, locale }) => !shared || locale === 'en-GB')
  test.each(foreign)(
    '$address keeps its language for readers of the other',
    ({ address, locale, expected }) => {
      expect(resolveAddress(address, otherLocale(locale))).toEqual({
        kind: 'page',
        page: expected.page,
        locale,
        rewrite: `/${locale}${expected.route}`,
        follows: false,
      })
    },
  )

  const bare = walk.filter(({ shared, locale }) => shared && locale === 'pt-BR')
  test.each(bare)('$address sends readers of English to its twin', ({ address, expected }) => {
    expect(resolveAddress(address, 'en-GB')).toEqual({
      kind: 'redirect',
      to: expected['en-GB'][0],
      status: 307,
      follows: true,
    })
  })
})

test.each([
  ['/passeio-veleiro', 'pt-BR'],
  ['/sailboat-tour', 'en-GB'],
  ['/en', 'en-GB'],
  ['/en/nowhere', 'en-GB'],
  ['/english', undefined],
  ['/admin', undefined],
])('%s speaks %s', (address, locale) => {
  expect(addressLocale(address)).toBe(locale)
})

describe('a product’s link', () => {
  test.each(productPages)('$page has one per language', ({ page, ...addresses }) => {
    expect(productAddress(page, 'tour', 'pt-BR')).toBe(addresses['pt-BR'][0])
    expect(productAddress(page, 'tour', 'en-GB')).toBe(addresses['en-GB'][0])
  })

  test.each([
    ['tour', 'pt-BR', '/passeios'],
    ['tour', 'en-GB', '/en/tours'],
    ['expedition', 'pt-BR', '/expedicoes'],
    ['expedition', 'en-GB', '/en/expeditions'],
  ] as const)('an unknown %s in %s falls back to its list (spec §2.1)', (kind, locale, list) => {
    for (const slug of ['mergulho', 'home', 'constructor', '']) {
      expect(productAddress(slug, kind, locale)).toBe(list)
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
    expect(resolveAddress(path, preference)).toMatchObject({ kind: 'missing', rewrite })
  })
})

test('Portuguese is the default, and each language leads to the other', () => {
  expect(defaultLocale).toBe('pt-BR')
  expect(locales.map(otherLocale)).toEqual(['en-GB', 'pt-BR'])
})
