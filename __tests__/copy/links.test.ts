import { linkProblem, linkTarget } from '@/lib/catalogue/build/links'
import { linkedTexts } from '@/lib/catalogue/shape/trip-words'
import { type Locale, locales } from '@/lib/i18n/locales'
import { shipped } from '../lib/catalogue/shipped'
import { allPassages } from '../messages/word-files'
import { linkedInDestination } from './linked'

/** Whether a page turns the marked words of a text into links; anywhere else the brackets would be read as they stand. */
function isLinked(locale: Locale, at: string): boolean {
  const [file = '', path = ''] = at.split(' ')
  if (file === 'destination.json') return linkedInDestination.test(path)
  return file.startsWith('products/') && linkedTexts.test(`words.${locale}.${path}`)
}

/** Words of the public site; those of the panel show how links are written. */
const publicPassages = (locale: Locale) =>
  allPassages(locale).filter(({ at }) => !/^(?:admin|content-panel)\.json /.test(at))

const links = locales.flatMap((locale) =>
  publicPassages(locale).flatMap(({ at, text }) =>
    [...text.matchAll(/\[([^\]]+)\]\(([^)\s]*)\)/g)].map(([, words, target = '']) => ({
      locale,
      at,
      words,
      target,
    })),
  ),
)

describe('links inside the copy', () => {
  test('there are some in both languages', () => {
    for (const locale of locales)
      expect(links.filter((link) => link.locale === locale).length).toBeGreaterThan(30)
  })

  test.each(links)('$locale $at: "$words" leads to a page of its own language', ({ locale, target }) => {
    const address = linkTarget(shipped, target, locale)
    expect(shipped.addresses.entries.get(address ?? '')).toMatchObject({ locale })
  })

  test.each(links)('$locale $at: "$words" stands where the page shows links', ({ locale, at }) => {
    expect(isLinked(locale, at)).toBe(true)
  })

  test('no brackets are left open', () => {
    for (const locale of locales) {
      for (const { at, text } of publicPassages(locale)) {
        const rest = text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '')
        expect({ at, rest: /[[\]]/.test(rest) }).toEqual({ at, rest: false })
      }
    }
  })

  test.each([
    ['caiaque-coletivo', 'pt-BR', '/passeio-caiaque-dia-todo'],
    ['caiaque-paraty-mirim', 'en-GB', '/paraty-4h-shared-kayak-tour'],
    ['caiaque-paraty-mirim', 'en-GB', '/mamangua-kayak-expedition'],
  ] as const)('%s in %s links to %s, as the spec says', (id, locale, target) => {
    const found = links.filter((link) => link.locale === locale && link.at.startsWith(`products/${id} `))
    expect(found.map((link) => link.target)).toContain(target)
  })

  test('nothing is linked that the check before publishing would refuse', () => {
    expect(links.filter(({ target }) => linkProblem(shipped, target))).toEqual([])
  })

  test('no product links to itself', () => {
    const own = links.filter(({ at, target }) => at.startsWith(`products/${target} `))
    expect(own).toEqual([])
  })
})
