import {
  localeCookie,
  localeParameter,
  parseLocale,
  preferredLocale,
  requireLocale,
  storedLocale,
} from '@/lib/i18n/preference'

describe('the visitor’s language (spec §4)', () => {
  test.each([
    ['en-GB', 'pt-BR', 'en-GB'],
    ['pt-BR', 'en-GB', 'pt-BR'],
    ['fr', 'en-US', 'en-GB'],
    ['', 'en-US', 'en-GB'],
    [undefined, 'en', 'en-GB'],
    [undefined, 'en-GB,pt-BR;q=0.1', 'en-GB'],
    [undefined, 'pt-BR,en-GB', 'pt-BR'],
    [undefined, 'de,en', 'pt-BR'],
    [undefined, null, 'pt-BR'],
    ['EN-GB', null, 'pt-BR'],
  ] as const)('stored %p, browser %p: %s', (stored, browser, locale) => {
    expect(preferredLocale(stored, browser)).toBe(locale)
  })
})

test.each([
  ['NEXT_LOCALE=en-GB', 'en-GB'],
  ['a=1; NEXT_LOCALE=en-GB; b=2', 'en-GB'],
  ['NEXT_LOCALE=en-GB; NEXT_LOCALE=pt-BR', 'pt-BR'],
  ['NEXT_LOCALE=en%2DGB', 'en-GB'],
  ['NEXT_LOCALE=en-GB; NEXT_LOCALE=fr', undefined],
  ['NEXT_LOCALE=en-GB; NEXT_LOCALE=%E0', undefined],
  ['NEXT_LOCALE=en-GB=', undefined],
  ['NEXT_LOCALE', undefined],
  ['MY_NEXT_LOCALE=en-GB', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
] as const)('the cookies %p hold the choice %p', (cookies, locale) => {
  expect(storedLocale(cookies)).toBe(locale)
})

test('the choice is kept for a year under the name the design gives', () => {
  expect(localeCookie).toEqual({ name: 'NEXT_LOCALE', maxAge: 31_536_000 })
  expect(localeParameter).toBe('lang')
})

test.each([null, undefined, '', 'en', 'pt', 'PT-BR', 'en-GB ', 'fr-FR'])(
  '%p is not a language of the site',
  (value) => {
    expect(parseLocale(value)).toBeUndefined()
    expect(() => requireLocale(value ?? undefined)).toThrow('Not a language of the site')
  },
)

test.each(['pt-BR', 'en-GB'] as const)('%s is one', (value) => {
  expect(parseLocale(value)).toBe(value)
  expect(requireLocale(value)).toBe(value)
})
