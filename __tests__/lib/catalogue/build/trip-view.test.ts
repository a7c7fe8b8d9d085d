import { translate } from '@/lib/catalogue/build/complete-trip'
import { linkTarget } from '@/lib/catalogue/build/links'
import { contentWords } from '@/lib/catalogue/build/site-words'
import { fallbackLang, findProduct, productView, requireExpedition } from '@/lib/catalogue/build/trip-view'
import { locales } from '@/lib/i18n/locales'
import { catalogueWith, row, shipped, trip, view } from '../shipped'

let warnings: jest.SpyInstance

beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** The expedition to Itatiaia as English visitors read it where staff gave it these English words. */
const inEnglish = (words: unknown) =>
  view('itatiaia', 'en-GB', catalogueWith(row('expeditions', 'itatiaia', { words: { 'en-GB': words } })))

describe('what English lacks stays in Portuguese (spec §3, §8)', () => {
  const original = view('itatiaia', 'pt-BR').words
  const english = view('itatiaia', 'en-GB').words

  test('a whole translation replaces all of it, without a word in the log', () => {
    const whole = inEnglish({ title: 'Another title' })
    expect(whole.words).toEqual({ ...english, title: 'Another title' })
    expect(whole.fallbacks).toEqual([])
    expect(warnings).not.toHaveBeenCalled()
  })

  test.each([
    ['taken out', null],
    ['an empty text', ''],
  ])('a title that is %s', (_, title) => {
    const { words, fallbacks } = inEnglish({ title })
    expect(words).toEqual({ ...english, title: original.title })
    expect(fallbacks).toEqual(['title'])
  })

  test('an empty list counts as missing, and a part of a group falls back alone', () => {
    const { words, fallbacks } = inEnglish({ highlights: [], details: { faq: [], exclusions: null } })
    expect(words.highlights).toEqual(original.highlights)
    expect(words.details.faq).toEqual(original.details.faq)
    expect(words.details.exclusions).toEqual(original.details.exclusions)
    expect(words.details.itinerary).toEqual(english.details.itinerary)
    expect([...fallbacks].sort()).toEqual(['details.exclusions', 'details.faq', 'highlights'])
  })

  test('an expedition with only the four fields of the spec has Portuguese details', () => {
    const { words, fallbacks } = inEnglish({ details: null, meta: null })
    expect(words.title).toBe(english.title)
    expect(words.details).toEqual(original.details)
    expect(fallbacks).toEqual(['details', 'meta'])
  })

  test('no translation at all is the whole original', () => {
    const nothing = Object.fromEntries(
      ['title', 'subtitle', 'description', 'highlights', 'details', 'meta'].map((field) => [field, null]),
    )
    expect(inEnglish(nothing).words).toEqual(original)
  })

  test('the log gets one warning that names the trip and the fields, however often it is read', () => {
    const catalogue = catalogueWith(
      row('expeditions', 'itatiaia', { words: { 'en-GB': { title: '', subtitle: '' } } }),
    )
    for (let reading = 0; reading < 3; reading += 1) view('itatiaia', 'en-GB', catalogue)
    expect(warnings).toHaveBeenCalledTimes(1)
    expect(JSON.parse(String(warnings.mock.calls[0]?.[0]))).toMatchObject({
      level: 'warn',
      event: 'translation-missing',
      product: 'itatiaia',
      fields: ['title', 'subtitle'],
    })
  })

  test.each([undefined, null, '', []])('a translation that is %j is missing', (translation) => {
    expect(translate({ a: 'um' }, translation)).toEqual({ words: { a: 'um' }, fallbacks: [''] })
  })

  test('what neither language says is missed by nobody', () => {
    expect(translate({ a: 'um', b: '', c: [] }, { a: 'one' })).toEqual({
      words: { a: 'one', b: '', c: [] },
      fallbacks: [],
    })
  })

  test('what only the translation says is shown, because some words exist in one language alone', () => {
    expect(translate({ a: 'um' }, { a: 'one', b: 'two' }).words).toEqual({ a: 'one', b: 'two' })
  })

  test('a part of the page falls back and is marked as a trip is', () => {
    const catalogue = catalogueWith(row('site_content', 'hero', { words: { 'en-GB': { lead: null } } }))
    const { hero } = contentWords(catalogue, 'en-GB')
    expect(hero.words.lead).toBe(shipped.content.hero.words['pt-BR'].lead)
    expect(hero.words.title).toBe(shipped.content.hero.words['en-GB'].title)
    expect(hero.fallbacks).toEqual(['lead'])
  })
})

describe('reading a trip', () => {
  test.each(shipped.trips)('$slug has all its English words, in its own words', (product) => {
    const portuguese = productView(shipped, product, 'pt-BR')
    const english = productView(shipped, product, 'en-GB')
    expect(english.fallbacks).toEqual([])
    expect(portuguese.fallbacks).toEqual([])
    expect(english.words.description).not.toBe(portuguese.words.description)
    expect(english.words.details.fullDescription).not.toEqual(portuguese.words.details.fullDescription)
    expect(warnings).not.toHaveBeenCalled()
  })

  test.each(locales)('no name in braces is left in what visitors of %s read', (locale) => {
    for (const product of shipped.trips) {
      expect(JSON.stringify(productView(shipped, product, locale).words)).not.toMatch(/\{[A-Za-z0-9.:-]+\}/)
    }
  })

  test('the same reading is handed out again for the same catalogue, and a new one for another', () => {
    const again = view('itatiaia', 'en-GB')
    expect(view('itatiaia', 'en-GB')).toBe(again)
    expect(view('itatiaia', 'en-GB', catalogueWith())).not.toBe(again)
  })

  test.each(['', 'Itatiaia', 'constructor', '10'])('%p is not a trip', (slug) => {
    expect(findProduct(shipped, slug)).toBeUndefined()
  })

  test('expedition 10 is Mamanguá', () => {
    expect(requireExpedition(shipped, 10).slug).toBe('saco-mamangua')
  })

  test.each([8, 18, 0, -1, Number.NaN])('a catalogue without %d says so (spec §8)', (id) => {
    expect(() => requireExpedition(shipped, id)).toThrow(new Error('Expedição não encontrada no catálogo'))
  })

  test.each([{ hidden: true }, { deleted: true }])(
    'expedition 10 stays in the catalogue when staff have it %j, so that the next build succeeds',
    (place) => {
      const catalogue = catalogueWith(row('expeditions', 'saco-mamangua', {}, place))
      expect(findProduct(catalogue, 'saco-mamangua')).toBeUndefined()
      expect(requireExpedition(catalogue, 10).slug).toBe('saco-mamangua')
    },
  )
})

describe('where a link in a text leads', () => {
  test.each([
    ['aventura-privada', '/passeio-de-caiaque-personalizado-paraty', '/private-kayak-paraty'],
    ['saco-fundao', '/expedicao-saco-fundao', '/saco-fundao-expedition'],
    ['baia-paraty', '/tour-baia-paraty', '/en/bay-of-paraty-tour'],
    ['page:policy', '/politica-cancelamento', '/en/cancellation-policy'],
    ['page:home', '/', '/en'],
    ['/mamangua-kayak-expedition', '/mamangua-kayak-expedition', '/mamangua-kayak-expedition'],
  ])('%s: %s and %s', (target, portuguese, english) => {
    expect(linkTarget(shipped, target, 'pt-BR')).toBe(portuguese)
    expect(linkTarget(shipped, target, 'en-GB')).toBe(english)
  })

  test.each(['page:mergulho', 'page:', 'page:toString'])(
    '%p leads nowhere and stays plain words',
    (target) => {
      expect(linkTarget(shipped, target, 'pt-BR')).toBeUndefined()
    },
  )

  test.each(['mergulho', '', 'https://example.com', 'javascript:alert(1)', '__proto__'])(
    '%p is no trip, and falls back to the tours: never to what it says (spec §2.1)',
    (target) => {
      expect(linkTarget(shipped, target, 'pt-BR')).toBe('/passeios')
      expect(linkTarget(shipped, target, 'en-GB')).toBe('/en/tours')
    },
  )

  test('a hidden trip falls back to the list of its kind', () => {
    const catalogue = catalogueWith(
      row('expeditions', 'itatiaia', {}, { hidden: true }),
      row('tours', 'passeio-veleiro', {}, { deleted: true }),
    )
    expect(linkTarget(catalogue, 'itatiaia', 'pt-BR')).toBe('/expedicoes')
    expect(linkTarget(catalogue, 'itatiaia', 'en-GB')).toBe('/en/expeditions')
    expect(linkTarget(catalogue, 'passeio-veleiro', 'en-GB')).toBe('/en/tours')
  })

  test('a trip with a new address is linked at it', () => {
    const catalogue = catalogueWith(
      row('tours', 'passeio-veleiro', { addresses: { 'pt-BR': ['/velejar'], 'en-GB': ['/go-sailing'] } }),
    )
    expect(linkTarget(catalogue, trip('passeio-veleiro').slug, 'en-GB')).toBe('/go-sailing')
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
