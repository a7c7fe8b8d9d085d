import { locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

/** Places and arguments of every text in a tree of words. */
const shape = (words: unknown, at = ''): string[] =>
  typeof words === 'string'
    ? [`${at} ${[...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()}`]
    : Object.entries(words ?? {}).flatMap(([key, value]) => shape(value, `${at}.${key}`))

test('both languages say the same things with the same arguments', () => {
  expect(shape(wordsOf('en-GB').map).sort()).toEqual(shape(wordsOf('pt-BR').map).sort())
})

test.each(locales)('in %s the map is for orientation, not for navigation', (locale) => {
  expect(wordsOf(locale).map.note).toMatch(
    locale === 'pt-BR' ? /orientação, não para navegação/ : /orientation, not for navigation/,
  )
})
