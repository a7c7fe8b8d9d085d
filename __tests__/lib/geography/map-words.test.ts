import { locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

test.each(locales)('in %s the map is for orientation, not for navigation', (locale) => {
  expect(wordsOf(locale).map.note).toMatch(
    locale === 'pt-BR' ? /orientação, não para navegação/ : /orientation, not for navigation/,
  )
})
