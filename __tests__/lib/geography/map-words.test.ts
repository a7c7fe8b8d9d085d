import { mapWords } from '@/lib/geography/map-words'
import { locales } from '@/lib/i18n/locales'

/** Places and arguments of every text in a tree of words. */
const shape = (words: unknown, at = ''): string[] =>
  typeof words === 'string'
    ? [`${at} ${[...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()}`]
    : Object.entries(words ?? {}).flatMap(([key, value]) => shape(value, `${at}.${key}`))

test('both languages say the same things with the same arguments', () => {
  expect(shape(mapWords('en-GB')).sort()).toEqual(shape(mapWords('pt-BR')).sort())
})

test.each(locales)('in %s the map is for orientation, not for navigation', (locale) => {
  expect(mapWords(locale).note).toMatch(
    locale === 'pt-BR' ? /orientação, não para navegação/ : /orientation, not for navigation/,
  )
})
