import { isRecord } from '@/lib/catalogue/change'
import { destinationWords } from '@/lib/catalogue/destination'
import { destinationWordsSchema } from '@/lib/catalogue/destination-words'
import { mapTexts } from '@/lib/catalogue/fact-text'
import { priceText } from '@/lib/catalogue/price-text'
import { linkedTexts } from '@/lib/catalogue/words'
import { bookingLink, detailBookingLink } from '@/lib/chat'
import { messagesOf } from '@/lib/i18n/messages'
import { locales } from '@/lib/locales'
import { prefersMarkdown } from '@/lib/markdown/accept'
import { inline, table } from '@/lib/markdown/blocks'
import { markdownAt } from '@/lib/markdown/markdown-at'
import { tripRoute } from '@/lib/routing/address-book'
import { addressOf, pageIds, routeOf } from '@/lib/routing/pages'
import { fullAddress } from '@/lib/seo/metadata'
import { linkedInDestination } from '../../copy/linked'
import { catalogueWith, row, shipped, trip, view } from '../catalogue/shipped'

/** The words of the destination page stand in files; a test may write others. */
jest.mock('@/lib/catalogue/destination', () => {
  const { destinationWords } = jest.requireActual('@/lib/catalogue/destination')
  return { destinationWords: jest.fn(destinationWords) }
})

const now = Date.parse('2027-02-10T15:00:00Z')
const at = (route: string, locale: (typeof locales)[number], query = '', catalogue = shipped) =>
  markdownAt(catalogue, route, locale, new URLSearchParams(query), now)

/** The words of every link that are a path, such as "destination.hero.title". */
const linkedPaths = (text: string): string[] =>
  [...text.matchAll(/\[([a-z]+(?:\.[\w-]+)+)\]\(https?:/g)].flatMap(([, words = '']) => words)

/** What Markdown shows: its escapes are gone. */
const read = (text: string): string => text.replace(/\\([\\*_`<>[\]#+-])/g, '$1')

describe.each(locales)('every page in %s', (locale) => {
  test.each(shipped.trips.map(({ slug }) => slug))(
    '%s has its h1, price, itinerary and questions',
    (slug) => {
      const { status, text } = at(tripRoute(slug), locale)
      const { words } = view(slug, locale)
      const shown = read(text)
      expect(status).toBe(200)
      const title = trip(slug).layout === 'single' ? words.title : words.details.title
      expect(shown.startsWith(`# ${title}\n`)).toBe(true)
      expect(shown).toContain(priceText(trip(slug).detail.price, locale))
      for (const { question } of words.details.faq) expect(shown).toContain(`### ${question}\n`)
      for (const { activity } of words.details.itinerary) expect(shown).toContain(activity)
      expect(shown).toContain(fullAddress(trip(slug).addresses[locale][0]))
      expect(text).toContain('https://wa.me/')
    },
  )

  test.each(pageIds)('%s has one h1, its address and a chat that knows the page', (page) => {
    const { status, text } = at(routeOf(page), locale)
    expect(status).toBe(200)
    expect(text.match(/^# /gm)).toHaveLength(1)
    expect(text.startsWith('# ')).toBe(true)
    expect(text).toContain(fullAddress(addressOf(page, locale)))
    expect(text).toContain('https://wa.me/')
    expect(text).not.toMatch(/undefined|\{\w+\}|\]\(page:/)
  })

  test.each(['tours', 'expeditions'] as const)('%s names every listed trip with its price', (page) => {
    const text = read(at(routeOf(page), locale).text)
    for (const product of shipped[page].filter(({ listed }) => listed)) {
      expect(text).toContain(fullAddress(product.addresses[locale][0]))
      expect(text).toContain(priceText(product.listing.price, locale))
    }
  })

  test('a comparison has the trips of its address and no others', () => {
    const { text } = at(routeOf('compare'), locale, 'trips=itatiaia,saco-mamangua,unknown')
    expect(text).toContain(view('itatiaia', locale).words.title)
    expect(text).toMatch(/^\| --- \| --- \| --- \|$/m)
    expect(text).not.toContain(view('serra-fina', locale).words.title)
  })

  test('what has no page is a 404 that says so', () => {
    expect(at('/missing', locale)).toMatchObject({ status: 404, text: expect.stringMatching(/^# /) })
    expect(at('/product/unknown', locale).status).toBe(404)
    expect(at('/itatiaia', locale).status).toBe(404)
  })
})

test('both prices stand where list and page differ', () => {
  const amounts = (reais: number) => ({
    kind: 'amounts',
    currency: 'BRL',
    per: 'person',
    amounts: [{ reais }],
  })
  const catalogue = catalogueWith(
    row('expeditions', 'saco-mamangua', {
      listing: { price: amounts(2717) },
      detail: { price: amounts(3131) },
    }),
  )
  const { text } = at(tripRoute('saco-mamangua'), 'pt-BR', '', catalogue)
  expect(text).toContain('2.717')
  expect(text).toContain('3.131')
})

test.each([
  ['caiaque-coletivo', true],
  ['trekking-pedra-macela', false],
  ['passeio-veleiro', false],
  ['baia-paraty', false],
])('the dry bag is promised only where one is included: %s', (slug, promised) => {
  expect(at(tripRoute(slug), 'pt-BR').text.includes('saco estanque que fornecemos')).toBe(promised)
})

test('what staff changed is what is read', () => {
  const catalogue = catalogueWith(
    row('tours', 'passeio-veleiro', {
      words: { 'pt-BR': { details: { inclusions: ['Um *vento* [só](itatiaia) nosso', 'Água', 'Coletes'] } } },
    }),
  )
  const { text } = at(tripRoute('passeio-veleiro'), 'pt-BR', '', catalogue)
  expect(text).toContain(`Um \\*vento\\* [só](${fullAddress(trip('itatiaia').addresses['pt-BR'][0])}) nosso`)
})

describe('links', () => {
  /** Every text gets a link whose words are the path of the text. */
  const linking = (words: unknown, at: string): unknown =>
    mapTexts(words, (text, path) => `${text} [${at}.${path}](page:policy)`)

  test('of a trip stand where its page shows them, and nowhere else', () => {
    const { slug, words } = trip('baia-paraty')
    const { title, subtitle, description, details } = words['pt-BR']
    const linked = linking({ title, subtitle, description, details }, 'words.pt-BR')
    const catalogue = catalogueWith(row('tours', slug, { words: { 'pt-BR': linked } }))
    expect(catalogue.problems).toEqual([])
    const page = [at(tripRoute(slug), 'pt-BR', '', catalogue), at(routeOf('choose'), 'pt-BR', '', catalogue)]
    const found = page.flatMap(({ text }) => linkedPaths(text))
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((path) => !linkedTexts.test(path))).toEqual([])
    for (const part of ['fullDescription.0', 'itinerary.0.description', 'faq.0.answer'])
      expect(found).toContain(`words.pt-BR.details.${part}`)
  })

  test('of the destination stand where its page shows them, and nowhere else', () => {
    const { meta, ...words } = destinationWords('pt-BR')
    const linked = linking(words, 'destination')
    jest
      .mocked(destinationWords)
      .mockReturnValueOnce(destinationWordsSchema.parse({ meta, ...(isRecord(linked) ? linked : {}) }))
    const found = linkedPaths(at(routeOf('destination'), 'pt-BR').text).map((path) =>
      path.replace('destination.', ''),
    )
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((path) => !linkedInDestination.test(path))).toEqual([])
  })
})

describe('a trip on a single page, whose page has no tabs (spec §2.7)', () => {
  const bay = trip('baia-paraty')

  test.each(locales)('has the title and the buttons of that page in %s', (locale) => {
    const { text } = at(tripRoute(bay.slug), locale)
    const { bayTour } = messagesOf(locale)
    expect(read(text)).toMatch(new RegExp(`^# ${view(bay.slug, locale).words.title}\n`))
    expect(text).toContain(`[${bayTour.reserve}](${bookingLink(shipped, bay, locale)})`)
    expect(text).toContain(`[${bayTour.specialist}](`)
    expect(text).not.toContain(detailBookingLink(shipped, bay, locale))
  })

  test.each(locales)('states none of the rules of the Cancellation tab in %s', (locale) => {
    const { when, favourable } = messagesOf(locale).cancellation
    const { text } = at(tripRoute(bay.slug), locale)
    expect(text).toContain(favourable)
    expect(text).not.toContain(`| ${when} |`)
    expect(at(tripRoute('passeio-veleiro'), locale).text).toContain(`| ${when} |`)
  })

  test('ends what to bring without the tip of the tab', () => {
    const { tip, tipValuables } = messagesOf('pt-BR').product
    const { text } = at(tripRoute(bay.slug), 'pt-BR')
    for (const sentence of [tip, tipValuables]) expect(text).not.toContain(sentence)
  })
})

describe('what people want to know before they book', () => {
  test.each(locales)('is all answered in %s, by the site where the trip says nothing', (locale) => {
    const { questions, answers } = messagesOf(locale).beforeBooking
    const text = read(at(tripRoute('serra-fina'), locale).text)
    for (const question of Object.values(questions)) expect(text).toContain(`**${question}** `)
    expect(text).toContain(answers.paying)
  })

  test('is answered by the trip’s own sentence where it has one, and an empty one is none', () => {
    const beforeBooking = { paying: 'Em conchas.', rain: '' }
    const catalogue = catalogueWith(
      row('tours', 'passeio-veleiro', { words: { 'pt-BR': { details: { beforeBooking } } } }),
    )
    const { answers } = messagesOf('pt-BR').beforeBooking
    const text = read(at(tripRoute('passeio-veleiro'), 'pt-BR', '', catalogue).text)
    expect(text).toContain('Em conchas.')
    expect(text).not.toContain(answers.paying)
    expect(text).toContain(answers.rain)
  })
})

describe('blocks', () => {
  test('plain words stay plain', () => {
    expect(inline('# not a heading')).toBe('\\# not a heading')
    expect(inline('1. not a list')).toBe('1\\. not a list')
    expect(inline('<b> *x* _y_ `z` [a]')).toBe('\\<b\\> \\*x\\* \\_y\\_ \\`z\\` \\[a\\]')
    expect(inline('[words](nowhere)')).toBe('words')
  })

  test('a cell keeps its bars and lines', () => {
    expect(table(['a'], [['x|y\nz']])).toBe('| a |\n| --- |\n| x\\|y<br>z |')
  })
})

describe('who gets Markdown', () => {
  test.each([
    ['text/markdown', true],
    ['Text/Markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/markdown;q=0.5, */*', true],
    ['text/markdown, text/html', true],
    ['text/markdown;q=0.8, text/html', false],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=x', false],
    ['text/markdownish', false],
    ['text/*', false],
    ['*/*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['', false],
    [null, false],
  ])('%p: %p', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected)
  })
})
