import { createTranslator, type IntlError } from 'next-intl'
import { translationResource } from '@/lib/catalogue/base/words-en-gb'
import { portugueseWords } from '@/lib/catalogue/base/words-pt-br'
import { productWordsSchema } from '@/lib/catalogue/shape/trip-words'
import { locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { shipped } from '../lib/catalogue/shipped'
import { allPassages, passages, productFile, productFiles, wordFiles, wordsIn } from './word-files'

const places = (words: unknown): string[] => passages(words).map(({ at }) => at)

/** "count plural", "title": the arguments that a message expects. */
const argumentsOf = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)(?:,\s*(\w+))?/g)]
    .map(([, name, kind]) => [name, kind].join(' ').trim())
    .sort()

describe('both languages have the same words to say', () => {
  test('the same files', () => {
    expect(wordFiles('en-GB')).toEqual(wordFiles('pt-BR'))
    expect(productFiles('en-GB')).toEqual(productFiles('pt-BR'))
  })

  test.each(wordFiles('pt-BR'))('%s has the same keys', (file) => {
    expect(places(wordsIn('en-GB', file))).toEqual(places(wordsIn('pt-BR', file)))
  })

  test.each(productFiles('pt-BR'))('%s has the same fields and as many entries in each list', (id) => {
    expect(places(productFile('en-GB', id)).sort()).toEqual(places(productFile('pt-BR', id)).sort())
  })

  test.each(locales)('no text in %s is empty or carries double spaces', (locale) => {
    expect(allPassages(locale).filter(({ text }) => text.trim() === '' || / {2}/.test(text))).toEqual([])
  })
})

describe('the messages of the interface', () => {
  test.each(wordFiles('pt-BR'))('%s expects the same arguments in both languages', (file) => {
    const english = new Map(passages(wordsIn('en-GB', file)).map(({ at, text }) => [at, text]))
    for (const { at, text } of passages(wordsIn('pt-BR', file))) {
      expect({ at, arguments: argumentsOf(english.get(at) ?? '') }).toEqual({
        at,
        arguments: argumentsOf(text),
      })
    }
  })

  test.each(locales)('every message in %s can be shown with its arguments', (locale) => {
    const onError = (error: IntlError) => {
      throw error
    }
    for (const { at, text } of passages({
      ...wordsOf(locale).interface,
      admin: wordsOf(locale).admin,
      panel: wordsOf(locale).contentPanel,
      people: wordsOf(locale).people,
    })) {
      const translate = createTranslator({ locale, messages: { text }, onError })
      const values = Object.fromEntries(argumentsOf(text).map((argument) => [argument.split(' ')[0], 3]))
      expect({ at, shown: translate('text', values) }).toEqual({
        at,
        shown: expect.not.stringMatching(/[{}]|^$/),
      })
    }
  })
})

describe('the words of products (spec §3)', () => {
  const ids = shipped.trips.map(({ slug }) => slug)

  test('every product has a file, and every file a product', () => {
    expect(productFiles('pt-BR')).toEqual([...ids].sort())
  })

  test.each(locales.flatMap((locale) => productFiles(locale).map((id) => [locale, id] as const)))(
    '%s: %s is complete',
    (locale, id) => {
      expect(productWordsSchema.safeParse(productFile(locale, id)).error?.issues).toBeUndefined()
    },
  )

  test('the resources hold each file under its own id', () => {
    const english: Record<string, unknown> = { ...translationResource.products.tours }
    for (const product of shipped.trips) {
      if (product.kind === 'expedition')
        english[product.slug] = translationResource.products.expeditions[product.id]
    }
    for (const id of ids) {
      expect(portugueseWords[id]).toEqual(productFile('pt-BR', id))
      expect(english[id]).toEqual(productFile('en-GB', id))
    }
    expect(Object.keys(portugueseWords).sort()).toEqual([...ids].sort())
    expect(Object.keys(english).sort()).toEqual([...ids].sort())
  })

  test.each(ids)('%s: the hours and days of the itinerary agree', (id) => {
    const times = (locale: 'pt-BR' | 'en-GB') =>
      productWordsSchema
        .parse(productFile(locale, id))
        .details.itinerary.map(({ time }) => time?.replace('h', ':').replace('Dia', 'Day'))
    expect(times('en-GB')).toEqual(times('pt-BR'))
  })

  test.each(locales)('search results show titles and descriptions of fixed pages whole in %s', (locale) => {
    const { destination, policy } = wordsOf(locale)
    for (const { meta } of [destination, policy]) {
      expect(meta.title.length).toBeLessThanOrEqual(60)
      expect(meta.description.length).toBeGreaterThanOrEqual(70)
      expect(meta.description.length).toBeLessThanOrEqual(160)
    }
  })
})
