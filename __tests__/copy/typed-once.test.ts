import { factContext } from '@/lib/catalogue/build/trip-view'
import { splitTitle } from '@/lib/catalogue/text/fact-formats'
import { missingFacts } from '@/lib/catalogue/text/placeholders'
import { type Locale, locales } from '@/lib/i18n/locales'
import { shipped, trip, view } from '../lib/catalogue/shipped'
import { allPassages, passages, productFile, spoken, wordsIn } from '../messages/word-files'
import { factUnit, typedFigures } from './figures'
import { figuresOfPages, measures, turnsOfPhrase } from './measures'

const slugs = shipped.trips.map(({ slug }) => slug)
const cases = slugs.flatMap((slug) => locales.map((locale) => [slug, locale] as const))

const isDayLabel = (at: string) => /^details\.itinerary\.\d+\.time$/.test(at)

/** What an author wrote for a trip in a language, but for the labels of its days. */
const written = (slug: string, locale: Locale) =>
  passages(productFile(locale, slug)).filter(({ at }) => !isDayLabel(at))

const allowedIn = (slug: string, locale: Locale): readonly string[] => [
  ...(measures[slug]?.[locale] ?? []),
  ...(turnsOfPhrase[slug]?.[locale] ?? []),
]

describe('a fact is typed once: words name it', () => {
  test.each(cases)('%s in %s', (slug, locale) => {
    const found = written(slug, locale).flatMap(({ at, text }) =>
      typedFigures(text, locale, allowedIn(slug, locale)).map((figure) => `${at}: ${figure}`),
    )
    expect(found).toEqual([])
  })

  test.each(Object.keys(figuresOfPages).flatMap((file) => locales.map((locale) => [file, locale] as const)))(
    '%s in %s',
    (file, locale) => {
      const allowed = figuresOfPages[file]?.[locale]
      const found = passages(wordsIn(locale, file)).flatMap(({ at, text }) =>
        typedFigures(text, locale, allowed).map((figure) => `${at}: ${figure}`),
      )
      expect(found).toEqual([])
    },
  )

  test.each(cases)('no measure of %s in %s is about what a fact has a name for', (slug, locale) => {
    expect((measures[slug]?.[locale] ?? []).filter((phrase) => factUnit[locale].test(phrase))).toEqual([])
  })

  test.each(cases)('every phrase that %s may use in %s stands in its words', (slug, locale) => {
    const text = written(slug, locale)
      .map((passage) => spoken(passage.text))
      .join('\n')
    expect(allowedIn(slug, locale).filter((phrase) => !text.includes(phrase))).toEqual([])
  })

  test('trips and lists of phrases are the same', () => {
    expect(Object.keys(measures).sort()).toEqual([...slugs].sort())
    expect(Object.keys(turnsOfPhrase).filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})

describe('names of facts', () => {
  test('every name in the words of a trip stands for a fact that there is', () => {
    const tripOf = (slug: string) => shipped.everyTrip.get(slug)
    const missing = shipped.trips.flatMap((product) =>
      missingFacts(product, tripOf, (locale) => factContext(shipped, locale)).map(
        ({ path, name }) => `${product.slug} ${path}: ${name}`,
      ),
    )
    expect(missing).toEqual([])
  })

  const having = (read: (product: ReturnType<typeof trip>) => unknown) =>
    cases.filter(([slug]) => read(trip(slug)) !== undefined)

  test.each(having(({ minimumAge }) => minimumAge))('%s in %s says from which age', (slug, locale) => {
    expect(JSON.stringify(productFile(locale, slug))).toMatch(/\{(?:minimumAge|age)\}/)
  })

  test.each(having(({ detail }) => detail.startTimes[0]))('%s in %s says when it starts', (slug, locale) => {
    expect(JSON.stringify(productFile(locale, slug))).toMatch(/\{(?:startTimes|start)\}/)
  })

  test.each(having(({ treksRequired }) => treksRequired))(
    '%s in %s says how many treks it asks for',
    (slug, locale) => {
      expect(JSON.stringify(productFile(locale, slug))).toContain('{treksRequired}')
    },
  )
})

describe('days of an itinerary', () => {
  const expeditions = cases.filter(([slug]) => trip(slug).detail.duration.unit === 'days')

  test.each(expeditions)(
    '%s in %s counts every day from the first to the last of its duration',
    (slug, locale) => {
      const labels = view(slug, locale).words.details.itinerary.map(({ time }) => time ?? '')
      const label = locale === 'pt-BR' ? /^Dia[ \u00a0](\d+)$/ : /^Day[ \u00a0](\d+)$/
      const days = [...new Set(labels.map((text) => Number(label.exec(text)?.[1])))]
      const { max } = trip(slug).detail.duration.range
      expect(days).toEqual(Array.from({ length: max }, (_, index) => index + 1))
    },
  )

  const tours = slugs.filter((slug) => trip(slug).detail.duration.unit === 'hours' && slug !== 'baia-paraty')
  test.each(tours.flatMap((slug) => locales.map((locale) => [slug, locale] as const)))(
    '%s in %s has no clock time of its own: its facts say when',
    (slug, locale) => {
      const labels = passages(productFile(locale, slug)).filter(({ at }) => isDayLabel(at))
      expect(labels.filter(({ text }) => /\d/.test(text.replace(/\{\w+\}/g, '')))).toEqual([])
    },
  )
})

describe('what search engines and cards show', () => {
  test.each(cases)('%s in %s: title, description and lengths', (slug, locale) => {
    const { words } = view(slug, locale)
    expect(words.meta.title.length).toBeLessThanOrEqual(60)
    expect(words.meta.description.length).toBeGreaterThanOrEqual(70)
    expect(words.meta.description.length).toBeLessThanOrEqual(160)
    expect(words.highlights).toHaveLength(5)
    const read = words.details.fullDescription.map(spoken).join(' ').split(/\s+/)
    expect(read.length).toBeLessThanOrEqual(220)
    expect(splitTitle(words.details.title).sub).toBeDefined()
  })
})

describe('numbers never part from their units', () => {
  const units: Record<Locale, string> = {
    'pt-BR': 'h|horas?|dias?|noites?|anos?|pessoas?|alun[oa]s?|km|m|min|MB|metros|L|litros|kg|nós|km/h|°C',
    'en-GB':
      'h|am|pm|hours?|days?|nights?|years?|people|students?|km|m|min|MB|metres|L|litres|kg|knots|km/h|°C',
  }
  /** A number, or the place of one in a message, and its unit, with a space between them that may break the line. */
  const parted = (locale: Locale) =>
    new RegExp(`(?:[\\d#}] (?:${units[locale]})(?![\\p{L}])|(?:R\\$|USD) [\\d{])`, 'gu')
  const broken = (locale: Locale, words: unknown) =>
    passages(words).flatMap(({ at, text }) =>
      [...text.matchAll(parted(locale))].map(([found]) => `${at}: ${found}`),
    )

  test('the finder sees them', () => {
    expect(broken('pt-BR', ['4 horas', '{count} dias', '# noites', 'R$ 280', '4\u00a0horas'])).toHaveLength(4)
    expect(broken('en-GB', ['4 hours', '7 am', 'USD 60', 'USD\u00a060', '4 amphoras'])).toHaveLength(3)
  })

  test.each(cases)('%s in %s', (slug, locale) => {
    expect(broken(locale, view(slug, locale).words)).toEqual([])
  })

  /** The text of a chat message is plain: its spaces are those of a keyboard. */
  const isDraft = (at: string) => /^(?:wish\.json draft|interface\.json chat)\./.test(at)

  test.each(locales)('every other word in %s, the panel’s included', (locale) => {
    const words = allPassages(locale).filter(({ at }) => !at.startsWith('products/') && !isDraft(at))
    expect(words.length).toBeGreaterThan(1000)
    expect(words.flatMap(({ at, text }) => broken(locale, { [at]: text }))).toEqual([])
  })

  test.each(locales)('every placeholder of a price is one: none stands beside a currency in %s', (locale) => {
    expect(allPassages(locale).filter(({ text }) => /(?:R\$|USD|US\$)[\s\u00a0]*\{/.test(text))).toEqual([])
  })
})
