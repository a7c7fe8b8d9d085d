import { baseDocuments, collections } from '@/lib/catalogue/base/documents'
import { documentIssues, parseContent, parseCourse, parseTrip } from '@/lib/catalogue/build/parse-document'
import { newTour } from '../shipped'

const tour = (change: unknown) => documentIssues('tours', 'caiaque-coletivo', change)
const portuguese = (words: unknown) => tour({ words: { 'pt-BR': words } })

/** Where and why, which is what the panel shows beside a field. */
const places = (issues: ReturnType<typeof documentIssues>) =>
  issues.map(({ path, code }) => `${path}: ${code}`)

describe('the catalogue as shipped', () => {
  test.each(
    collections.flatMap((collection) =>
      [...baseDocuments[collection].keys()].map((id) => [collection, id] as const),
    ),
  )('%s/%s can be published as it is', (collection, id) => {
    expect(documentIssues(collection, id, undefined)).toEqual([])
    expect(documentIssues(collection, id, {})).toEqual([])
  })
})

describe('a document that nobody may save', () => {
  test.each([
    ['an unknown field', { stars: 5 }, 'stars: unknown-field'],
    ['an unknown field far inside', { listing: { price: { tax: 3 } } }, 'listing.price.tax: unknown-field'],
    ['a text for a number', { minimumAge: { years: '6' } }, 'minimumAge.years: type-number'],
    ['a number for a text', { words: { 'pt-BR': { title: 7 } } }, 'words.pt-BR.title: type-string'],
    ['a list for a record', { listing: [] }, 'listing: type-object'],
    ['a choice that there is not', { category: 'Mergulho' }, 'category: choice'],
    [
      'a kind of price that there is not',
      { listing: { price: { kind: 'free' } } },
      'listing.price.kind: choice',
    ],
    [
      'a negative price',
      { listing: { price: { amounts: [{ reais: -280 }] } } },
      'listing.price.amounts.0.reais: not-above-number',
    ],
    [
      'cents',
      { listing: { price: { amounts: [{ reais: 279.9 }] } } },
      'listing.price.amounts.0.reais: type-int',
    ],
    [
      'a price beyond all reason',
      { listing: { price: { amounts: [{ reais: 1e9 }] } } },
      'listing.price.amounts.0.reais: too-big-number',
    ],
    ['a range backwards', { detail: { distanceKm: { min: 9, max: 8 } } }, 'detail.distanceKm: order'],
    [
      'an hour that there is not',
      { detail: { startTimes: [{ start: '25:00' }] } },
      'detail.startTimes.0.start: clock',
    ],
    [
      'an address with a slash too many',
      { addresses: { 'pt-BR': ['/remada//longa'] } },
      'addresses.pt-BR.0: address',
    ],
    [
      'an address with a slash at its end',
      { addresses: { 'pt-BR': ['/remada/'] } },
      'addresses.pt-BR.0: address',
    ],
    [
      'an address on another host',
      { addresses: { 'en-GB': ['//evil.example'] } },
      'addresses.en-GB.0: address',
    ],
    ['an address with dots', { addresses: { 'en-GB': ['/a/../admin'] } }, 'addresses.en-GB.0: address'],
    ['a day that there is not', { dates: [{ date: '2027-02-30', state: 'open' }] }, 'dates.0.date: date'],
    [
      'a picture of another area',
      { pictures: { items: [{ file: 'icons/a.svg' }] } },
      'pictures.items.0.file: file',
    ],
    ['a rating under the least', { rating: { value: 0.5 } }, 'rating.value: too-small-number'],
    ['another item’s name', { slug: 'passeio-veleiro' }, 'slug: identity'],
  ])('%s: %j', (_, change, place) => {
    const issues = tour(change)
    expect(places(issues)).toContain(place)
    expect(issues.some(({ incomplete }) => !incomplete)).toBe(true)
  })

  test('another kind: a tour is no expedition', () => {
    expect(places(tour({ kind: 'expedition', id: 10 }))).not.toEqual([])
  })

  test('another number or another name of an expedition', () => {
    expect(places(documentIssues('expeditions', 'itatiaia', { slug: 'serra-fina' }))).toEqual([
      'slug: identity',
    ])
  })

  test('2 MB of text', () => {
    const text = 'a'.repeat(2 * 2 ** 20)
    expect(portuguese({ description: text })).toEqual([
      { path: 'words.pt-BR.description', code: 'too-big-string', values: { most: 3000 }, incomplete: false },
    ])
  })

  test('ten thousand highlights', () => {
    expect(places(portuguese({ highlights: Array(10_000).fill('a') }))).toContain(
      'words.pt-BR.highlights: too-big-array',
    )
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'page:../admin',
    ' /passeios',
    '',
  ])('a link to %j', (target) => {
    expect(places(portuguese({ description: `Veja [aqui](${target}).` }))).toEqual([
      'words.pt-BR.description: link',
    ])
  })

  test.each(['/passeios', '/passeios#caiaque', 'page:policy', 'saco-mamangua'])(
    'but a link to %s is good',
    (target) => {
      expect(portuguese({ description: `Veja [aqui](${target}).` })).toEqual([])
    },
  )

  test.each(['\u0000', '\u0007', '\u001b', '\u007f'])('the control character %j', (character) => {
    expect(places(portuguese({ title: `Rema${character}da` }))).toEqual(['words.pt-BR.title: control'])
  })

  test('markup is words: it is no issue, and pages never take it for markup', () => {
    expect(portuguese({ title: '<script>alert(1)</script>' })).toEqual([])
  })

  test.each([null, 7, 'tudo', [], true])('%j for a document', (change) => {
    expect(documentIssues('tours', 'caiaque-coletivo', change)).not.toEqual([])
  })

  test('names that only objects have are unknown fields like others', () => {
    expect(places(tour(JSON.parse('{"constructor": 1, "toString": 2}')))).toEqual([
      'constructor: unknown-field',
      'toString: unknown-field',
    ])
    expect(places(tour(JSON.parse('{"__proto__": {"listed": false}}')))).toEqual(['__proto__: unknown-field'])
  })

  test('everything that is wrong is named at once', () => {
    expect(places(tour({ stars: 5, category: 'x', listing: { price: { kind: 'x' } } }))).toHaveLength(3)
  })
})

describe('a document that is not finished', () => {
  const lacking = (change: unknown) => documentIssues('tours', 'lagoa', change)

  test('of a new tour may be saved, and says what is missing', () => {
    const issues = lacking({})
    expect(issues.every(({ incomplete }) => incomplete)).toBe(true)
    expect(places(issues)).toEqual(
      expect.arrayContaining([
        'category: missing',
        'addresses: missing',
        'listing: missing',
        'words.pt-BR.title: missing',
        'words.pt-BR.details.fullDescription: too-small-array',
      ]),
    )
  })

  test('an empty title and an empty list are missing, a wrong one is wrong', () => {
    const words = newTour.words['pt-BR']
    const change = (title: unknown, fullDescription: unknown) => ({
      ...newTour,
      words: { 'pt-BR': { ...words, title, details: { ...words.details, fullDescription } }, 'en-GB': {} },
    })
    expect(lacking(change('', [])).map(({ path, incomplete }) => [path, incomplete])).toEqual([
      ['words.pt-BR.title', true],
      ['words.pt-BR.details.fullDescription', true],
    ])
    expect(lacking(change(7, [])).map(({ path, incomplete }) => [path, incomplete])).toEqual([
      ['words.pt-BR.title', false],
      ['words.pt-BR.details.fullDescription', true],
    ])
  })

  test('a whole one is finished, without a word of English', () => {
    expect(lacking(newTour)).toEqual([])
  })

  test('a field that is needed and was taken out is missing', () => {
    expect(tour({ listing: { price: null } })).toEqual([
      { path: 'listing.price', code: 'missing', incomplete: true },
    ])
  })

  test('a field that may be missing can be taken out', () => {
    expect(tour({ minimumAge: null, detail: { activeHours: null } })).toEqual([])
  })
})

describe('a price of another kind', () => {
  test('leaves nothing of the old one', () => {
    const parsed = parseTrip('tours', 'caiaque-coletivo', {
      detail: { price: { kind: 'onRequest', per: 'person' } },
    })
    expect(parsed.ok && parsed.value.detail.price).toEqual({ kind: 'onRequest', per: 'person' })
  })

  test('that does not say so is refused', () => {
    expect(
      places(
        documentIssues('expeditions', 'ilha-grande', { detail: { price: { amounts: [{ reais: 1 }] } } }),
      ),
    ).toEqual(['detail.price.amounts: unknown-field'])
  })
})

describe('courses and parts of the site', () => {
  test('a change is laid over the shipped course', () => {
    const parsed = parseCourse('rolamento', { days: 3 })
    expect(parsed.ok && parsed.value).toMatchObject({ id: 'rolamento', days: 3, level: 'advanced' })
  })

  test.each([
    ['contact', { email: 'nobody' }, 'email: email'],
    ['contact', { chatNumber: '+55 24' }, 'chatNumber: phone'],
    ['contact', { pictureProfile: 'javascript:alert(1)' }, 'pictureProfile: url'],
    ['hours', { opens: '7h' }, 'opens: clock'],
    ['notice', { until: 'amanhã' }, 'until: moment'],
    ['policy-figures', { tours: { laterRefund: 101 } }, 'tours.laterRefund: too-big-number'],
  ] as const)('%s %j: %s', (part, change, place) => {
    expect(places(documentIssues('site_content', part, change))).toEqual([place])
    expect(parseContent(part, change).ok).toBe(false)
  })

  test.each(['footer', 'constructor', ''])('there is no part %p', (part) => {
    expect(places(documentIssues('site_content', part, {}))).toEqual([': unknown-item'])
  })
})
