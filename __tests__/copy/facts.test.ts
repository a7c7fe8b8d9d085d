import { bayTour } from '@/lib/catalogue/bay-tour'
import { clockText } from '@/lib/catalogue/facts'
import { products } from '@/lib/catalogue/products'
import { productWords } from '@/lib/catalogue/translations'
import { type Locale, locales } from '@/lib/locales'
import { policyWords } from '@/lib/policy'
import { passages, spoken, wordsIn } from '../messages/word-files'

const inWords: Record<Locale, Record<number, string>> = {
  'pt-BR': {
    1: 'um|uma',
    2: 'dois|duas',
    3: 'três',
    4: 'quatro',
    5: 'cinco',
    6: 'seis',
    7: 'sete',
    8: 'oito',
    10: 'dez',
    12: 'doze',
    18: 'dezoito',
  },
  'en-GB': {
    1: 'one',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    10: 'ten',
    12: 'twelve',
    18: 'eighteen',
  },
}

/** A number as the language writes it, in figures or in words. */
const figure = (value: number, locale: Locale): string => {
  const written = value.toLocaleString(locale).replace('.', '\\.')
  const words = inWords[locale][value]
  return `(?<![\\p{L}\\d.,])(?:${words ? `${written}|${words}` : written})(?![\\p{L}\\d])`
}

/** The details of a product as a page says them, without link targets. */
const told = (slug: string, locale: Locale): string =>
  passages(productWords(slug, locale).words.details)
    .map(({ text }) => spoken(text))
    .join('\n')

const units: Record<Locale, { hours: string; days: string; age: (years: string) => string }> = {
  'pt-BR': { hours: 'horas?', days: 'dias?', age: (years) => `${years} anos` },
  'en-GB': {
    hours: 'hours?',
    days: 'days?',
    age: (years) =>
      `(?:age|aged|ages|from|least|are|is|of)(?: (?:of|is))?:? ${years}|${years} years|under ${years}`,
  },
}

const everything = [...products, bayTour]
const cases = everything.flatMap((product) =>
  locales.map((locale) => [product.slug, locale, product] as const),
)

describe('what the pages say agrees with the facts (spec §5, §9)', () => {
  test.each(cases)('%s in %s: how long it takes', (slug, locale, { detail }) => {
    const { unit, range } = detail.duration
    const text = told(slug, locale)
    expect(text).toMatch(new RegExp(`${figure(range.max, locale)}[\\s-]${units[locale][unit]}`, 'iu'))
    expect(text).toMatch(new RegExp(figure(range.min, locale), 'iu'))
  })

  const active = cases.filter(([, , { detail }]) => detail.activeHours)
  test.each(active)('%s in %s: the hours of paddling', (slug, locale, { detail }) => {
    const hours = figure(detail.activeHours?.hours ?? 0, locale)
    expect(told(slug, locale)).toMatch(new RegExp(`${hours} ${units[locale].hours}`, 'iu'))
  })

  const distant = cases.filter(([, , { detail }]) => detail.distanceKm)
  test.each(distant)('%s in %s: how far', (slug, locale, { detail }) => {
    const { min, max } = detail.distanceKm ?? { min: 0, max: 0 }
    expect(told(slug, locale)).toMatch(new RegExp(`${figure(max, locale)}[\\s\\u00a0]km`, 'iu'))
    expect(told(slug, locale)).toMatch(new RegExp(figure(min, locale), 'iu'))
  })

  const grouped = cases.filter(([, , { detail }]) => detail.group)
  test.each(grouped)('%s in %s: the size of the group', (slug, locale, { detail }) => {
    const { min, max, maxEnglish } = detail.group ?? { max: 0 }
    const most = figure(locale === 'en-GB' ? (maxEnglish ?? max) : max, locale)
    const sizes = min === undefined ? most : `${figure(min, locale)}.{1,16}${most}`
    expect(told(slug, locale)).toMatch(new RegExp(sizes, 'iu'))
  })

  const aged = cases.filter(([, , { minimumAge }]) => minimumAge)
  test.each(aged)('%s in %s: the age', (slug, locale, { minimumAge }) => {
    const years = figure(minimumAge?.years ?? 0, locale)
    expect(told(slug, locale)).toMatch(new RegExp(units[locale].age(years), 'iu'))
  })

  const timed = cases.filter(([, , { detail }]) => detail.startTimes.length > 0)
  test.each(timed)('%s in %s: when it starts and ends', (slug, locale, { detail }) => {
    const text = told(slug, locale)
    for (const { start, end } of detail.startTimes) {
      expect([start, clockText(start, locale)].some((clock) => text.includes(clock))).toBe(true)
      if (end) expect([end, clockText(end, locale)].some((clock) => text.includes(clock))).toBe(true)
    }
  })

  const high = cases.filter(([, , { detail }]) => detail.altitudeM)
  test.each(high)('%s in %s: how high', (slug, locale, { detail }) => {
    expect(told(slug, locale)).toMatch(
      new RegExp(`${figure(detail.altitudeM?.metres ?? 0, locale)} (?:m|metros|metres)(?!\\p{L})`, 'iu'),
    )
  })

  test.each(cases)('%s in %s: how much water to bring', (slug, locale) => {
    const bring = productWords(slug, locale).words.details.whatToBring.join('\n')
    expect(bring).toMatch(
      locale === 'pt-BR' ? /(?:1,5|2|dois) (?:L|litros)/i : /(?:1\.5|2|two) (?:L|litres)/i,
    )
  })

  const kayaks = cases.filter(([, , { category }]) => category === 'Caiaque')
  test.each(kayaks)('%s in %s: nobody has to swim, because of the life jacket', (slug, locale) => {
    const text = told(slug, locale)
    expect(text).toMatch(locale === 'pt-BR' ? /nad(?:ar|ador|ando)/i : /swim/i)
    expect(text).toMatch(locale === 'pt-BR' ? /colete/i : /life ?jacket|buoyancy aid/i)
  })

  const bagged = cases.filter(
    ([slug, , { kind, category }]) =>
      kind === 'expedition' || (category === 'Caiaque' && slug !== 'baia-paraty'),
  )
  test.each(bagged)('%s in %s: the dry bags, 15 L, and 20 L on expeditions', (slug, locale, { kind }) => {
    const text = told(slug, locale)
    expect(text).toMatch(/\b15\b/)
    if (kind === 'expedition') expect(text).toMatch(/\b20 (?:L|litros|litres)\b/)
  })

  const skilled = cases.filter(([, , { experience }]) => experience)
  test.each(skilled)('%s in %s: the experience it asks for', (slug, locale) => {
    expect(told(slug, locale)).toMatch(locale === 'pt-BR' ? /experiência/i : /experience/i)
  })

  test.each([
    ['pt-BR', /(?:três|3) (?:trekkings|travessias|trilhas|caminhadas)/i],
    ['en-GB', /(?:three|3) (?:multi-day|treks|traverses|overnight)/i],
  ] as const)('Serra Fina in %s asks for three treks of several days', (locale, treks) => {
    expect(told('serra-fina', locale)).toMatch(treks)
  })
})

describe('refund rules (design §4: all rendered from one rule table)', () => {
  test.each(cases)('%s in %s leaves its percentages to the table', (slug, locale) => {
    expect(productWords(slug, locale).words.details.importantInfo.join('\n')).not.toMatch(/\d ?%/)
  })
})

describe('the static bay tour (spec §2.7, §9)', () => {
  test.each(locales)('its itinerary in %s', (locale) => {
    const { itinerary } = productWords('baia-paraty', locale).words.details
    expect(itinerary.map(({ time }) => time)).toEqual(['09:00', '09:30', '10:30', '11:30', '12:30'])
  })

  test.each([
    [
      'pt-BR',
      [
        /simples|individual/i,
        /duplo/i,
        /colete/i,
        /remo/i,
        /snorkel/i,
        /água/i,
        /lanche/i,
        /bilíngue/i,
        /seguro/i,
        /foto/i,
      ],
    ],
    [
      'en-GB',
      [
        /single/i,
        /double/i,
        /life ?jacket|life vest/i,
        /paddle/i,
        /snorkel/i,
        /water/i,
        /snack/i,
        /bilingual/i,
        /insurance/i,
        /photo/i,
      ],
    ],
  ] as const)('what it includes in %s', (locale, things) => {
    const included = productWords('baia-paraty', locale).words.details.inclusions.join('\n')
    for (const thing of things) expect(included).toMatch(thing)
  })
})

describe('the policy page (spec §9 "Policy page")', () => {
  test.each([
    ['pt-BR', 'tours', [/24 horas/, /integral|total/, /80%/, /12 horas/]],
    ['en-GB', 'tours', [/24 hours/, /full|whole|everything/i, /80%/, /12 hours/]],
    [
      'pt-BR',
      'expeditions',
      [
        /20 nós/,
        /37 km\/h/,
        /1,5 m/,
        /30 dias/,
        /72 horas/,
        /20%/,
        /7 dias/,
        /60%/,
        /24 horas/,
        /6 e 2 dias|6 a 2 dias/,
      ],
    ],
    [
      'en-GB',
      'expeditions',
      [
        /20 knots/,
        /37 km\/h/,
        /1\.5 m/,
        /30 days/,
        /72 hours/,
        /20%/,
        /7 days/,
        /60%/,
        /24 hours/,
        /6 (?:and|to) 2 days/,
      ],
    ],
  ] as const)('in %s, %s: every figure of the rules', (locale, card, figures) => {
    const text = policyWords(locale)
      [card].rules.map((rule) => `${rule.title}\n${rule.text}`)
      .join('\n')
    for (const figure of figures) expect(text).toMatch(figure)
  })
})

describe('the destination page (spec §2.6)', () => {
  test.each(locales)('its numbers in %s', (locale) => {
    const text = passages(wordsIn(locale, 'destination.json'))
      .map((passage) => passage.text)
      .join('\n')
    for (const figure of ['1667', '24°C', '240 km', '280 km']) expect(text).toContain(figure)
    for (const figure of ['300', '100', '65%']) expect(text).toMatch(new RegExp(`\\+${figure}|${figure}\\+`))
    expect(text).toMatch(
      locale === 'pt-BR' ? /3,5 h|3h30|três horas e meia/i : /3\.5 h|three and a half hours/i,
    )
  })
})
