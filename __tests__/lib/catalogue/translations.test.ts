import { bayTour } from '@/lib/catalogue/bay-tour'
import { products } from '@/lib/catalogue/products'
import { fallbackLang, linkTarget, productView } from '@/lib/catalogue/read'
import { productWords, translate } from '@/lib/catalogue/translations'
import { portugueseWords } from '@/lib/catalogue/words-pt-br'

const original = productWords('itatiaia', 'pt-BR').words
const english = productWords('itatiaia', 'en-GB').words

let warnings: jest.SpyInstance

beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('what English lacks stays in Portuguese (spec §3, §8)', () => {
  test('a whole translation replaces all of it, without a word in the log', () => {
    expect(translate('itatiaia', original, english)).toEqual({ words: english, fallbacks: [] })
    expect(warnings).not.toHaveBeenCalled()
  })

  test.each([
    ['missing', undefined],
    ['null', null],
    ['an empty text', ''],
  ])('a title that is %s', (_, title) => {
    const { words, fallbacks } = translate('itatiaia', original, { ...english, title })
    expect(words).toEqual({ ...english, title: original.title })
    expect(fallbacks).toEqual(['title'])
  })

  test('an empty list counts as missing, and a part of a group falls back alone', () => {
    const details = { ...english.details, faq: [], exclusions: undefined }
    const { words, fallbacks } = translate('itatiaia', original, { ...english, highlights: [], details })
    expect(words.highlights).toEqual(original.highlights)
    expect(words.details.faq).toEqual(original.details.faq)
    expect(words.details.exclusions).toEqual(original.details.exclusions)
    expect(words.details.itinerary).toEqual(english.details.itinerary)
    expect([...fallbacks].sort()).toEqual(['details.exclusions', 'details.faq', 'highlights'])
  })

  test('an expedition with only the four fields of the spec has Portuguese details', () => {
    const { title, subtitle, description, highlights } = english
    const { words, fallbacks } = translate('itatiaia', original, { title, subtitle, description, highlights })
    expect(words.title).toBe(english.title)
    expect(words.details).toEqual(original.details)
    expect(fallbacks).toEqual(['details', 'meta'])
  })

  test.each([undefined, null])('no translation at all (%p) is the whole original', (translation) => {
    expect(translate('itatiaia', original, translation).words).toEqual(original)
  })

  test('the log gets one warning that names the product and the fields', () => {
    translate('itatiaia', original, { ...english, title: '', subtitle: '' })
    expect(warnings).toHaveBeenCalledTimes(1)
    const line: unknown = JSON.parse(String(warnings.mock.calls[0]?.[0]))
    expect(line).toMatchObject({
      level: 'warn',
      event: 'translation-missing',
      product: 'itatiaia',
      fields: ['title', 'subtitle'],
    })
  })

  test('an original that is not whole is an error, not a page with holes', () => {
    const { details, ...card } = original
    expect(details.faq).not.toEqual([])
    expect(() => translate('itatiaia', card, { title: english.title })).toThrow()
    expect(() => translate('itatiaia', { ...original, title: '' }, { ...english, title: '' })).toThrow()
    expect(() => translate('itatiaia', undefined, undefined)).toThrow()
  })

  test('a translation with a field of its own does not reach the page', () => {
    expect(translate('itatiaia', original, { ...english, price: 'R$ 1' }).words).toEqual(english)
  })
})

describe('reading a product', () => {
  test.each([...products, bayTour])('$slug has all its English words', ({ slug }) => {
    expect(productWords(slug, 'en-GB').fallbacks).toEqual([])
    expect(warnings).not.toHaveBeenCalled()
  })

  test.each([...products, bayTour])('$slug speaks each language in its own words', ({ slug }) => {
    const portuguese = productWords(slug, 'pt-BR').words
    const inEnglish = productWords(slug, 'en-GB').words
    expect(inEnglish.description).not.toBe(portuguese.description)
    expect(inEnglish.details.fullDescription).not.toEqual(portuguese.details.fullDescription)
  })

  test('Portuguese never falls back', () => {
    expect(productWords('itatiaia', 'pt-BR')).toEqual({ words: portugueseWords.itatiaia, fallbacks: [] })
  })

  test('words of nobody are an error that says where they belong', () => {
    expect(() => productWords('mergulho', 'en-GB')).toThrow(/"mergulho".*messages\/pt-BR\/products/)
  })

  test.each([
    ['passeio-veleiro', '/passeio-veleiro', '/sailboat-tour'],
    ['saco-mamangua', '/expedicao-saco-mamangua', '/mamangua-expedition'],
  ])('%s is at %s and %s', (slug, portuguese, inEnglish) => {
    const product = products.find((one) => one.slug === slug)
    expect(product && productView(product, 'pt-BR').href).toBe(portuguese)
    expect(product && productView(product, 'en-GB').href).toBe(inEnglish)
  })

  test('the bay tour has a page of its own', () => {
    expect(productView(bayTour, 'pt-BR').href).toBe('/tour-baia-paraty')
    expect(productView(bayTour, 'en-GB').href).toBe('/en/bay-of-paraty-tour')
  })
})

describe('where a link in a text leads', () => {
  test.each([
    ['aventura-privada', '/passeio-de-caiaque-personalizado-paraty', '/private-kayak-paraty'],
    ['saco-fundao', '/expedicao-saco-fundao', '/saco-fundao-expedition'],
    ['baia-paraty', '/tour-baia-paraty', '/en/bay-of-paraty-tour'],
    ['page:policy', '/politica-cancelamento', '/en/cancellation-policy'],
    ['page:home', '/', '/en'],
    ['/mamangua-kayak-expedition', '/mamangua-kayak-expedition', '/mamangua-kayak-expedition'],
  ])('%s: %s and %s', (target, portuguese, inEnglish) => {
    expect(linkTarget(target, 'pt-BR')).toBe(portuguese)
    expect(linkTarget(target, 'en-GB')).toBe(inEnglish)
  })

  test.each([
    'mergulho',
    'page:mergulho',
    'page:',
    'page:toString',
    '',
    'https://example.com',
    'javascript:alert(1)',
  ])('%p leads nowhere and stays plain words', (target) => {
    expect(linkTarget(target, 'pt-BR')).toBeUndefined()
  })
})

test.each([
  [['details.faq'], 'details.faq', 'pt-BR'],
  [['details'], 'details.faq', 'pt-BR'],
  [['details.faq.0'], 'details.faq', 'pt-BR'],
  [['details.faq'], 'details.faqs', undefined],
  [['details.faq'], 'details.itinerary', undefined],
  [['title'], 'details.title', undefined],
  [[], 'title', undefined],
])('where English lacks %j, %s is marked %p', (missing, path, lang) => {
  expect(fallbackLang(missing, path)).toBe(lang)
})
