import { createTranslator } from 'next-intl'
import { bayTour } from '@/lib/catalogue/bay-tour'
import { cancellationRules, importantRules } from '@/lib/catalogue/cancellation'
import { importantRulesText, noticeText, refundText } from '@/lib/catalogue/cancellation-text'
import { expeditions, findProduct, products, tours } from '@/lib/catalogue/products'
import type { Product } from '@/lib/catalogue/schema'
import { messagesOf } from '@/lib/i18n/messages'
import { type Locale, locales } from '@/lib/locales'
import { policyWords } from '@/lib/policy'

const words = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale), namespace: 'cancellation' })

/** The tab's rules as a visitor reads them. */
const tab = (product: Product, locale: Locale) =>
  cancellationRules(product).map((rule) => [
    noticeText(rule.notice, words(locale)),
    refundText(rule, words(locale)),
    rule.refund,
  ])

describe('the Cancellation tab (spec §9 "Shared template")', () => {
  test.each([...tours, bayTour])(
    '$slug: all back until the day before, nothing on the day but for weather',
    (tour) => {
      expect(tab(tour, 'pt-BR')).toEqual([
        ['até 24 horas antes', 'Reembolso total', 100],
        ['no mesmo dia', 'Sem reembolso, exceto em clima adverso', 0],
      ])
      expect(tab(tour, 'en-GB')).toEqual([
        ['up to 24 hours before', 'Full refund', 100],
        ['on the same day', 'No refund, except in adverse weather', 0],
      ])
    },
  )

  test.each(expeditions)('$slug: all, half or nothing, by 7 and 3 days', (expedition) => {
    expect(tab(expedition, 'pt-BR')).toEqual([
      ['até 7 dias antes', 'Reembolso total', 100],
      ['de 3 a 6 dias antes', 'Reembolso de 50%', 50],
      ['menos de 3 dias antes', 'Sem reembolso, exceto em emergência médica ou clima extremo', 0],
    ])
    expect(tab(expedition, 'en-GB')).toEqual([
      ['up to 7 days before', 'Full refund', 100],
      ['3 to 6 days before', '50% refund', 50],
      ['less than 3 days before', 'No refund, except in a medical emergency or extreme weather', 0],
    ])
  })

  test('the rules that refund nothing name what they yield to', () => {
    for (const product of [...tours, ...expeditions]) {
      for (const rule of cancellationRules(product))
        expect(rule.exception !== undefined).toBe(rule.refund === 0)
    }
  })

  test('a rule that refunds nothing and yields to nothing says so', () => {
    expect(refundText({ notice: { by: 'sameDay' }, refund: 0 }, words('pt-BR'))).toBe('Sem reembolso')
  })
})

describe('the refund line of the important information (spec §9 "Per-page important-info lists")', () => {
  const line = (slug: string, locale: Locale) => {
    const product = slug === bayTour.slug ? bayTour : findProduct(slug)
    if (!product) throw new Error(`No product ${slug}`)
    return importantRulesText(importantRules(product), words(locale))
  }

  test.each(expeditions)('$slug: 100%, 80% and 40% by 7 days, 6 to 3 days, 48 hours', ({ slug }) => {
    expect(line(slug, 'pt-BR')).toBe(
      'Quanto volta em caso de cancelamento: até 7 dias antes, 100%; de 6 a 3 dias antes, 80%; menos de 48 horas antes, 40%.',
    )
    expect(line(slug, 'en-GB')).toBe(
      'What is refunded if you cancel: up to 7 days before, 100%; 6 to 3 days before, 80%; less than 48 hours before, 40%.',
    )
  })

  test.each([
    ['caiaque-coletivo', 24],
    ['trekking-sete-regraus', 24],
    ['trekking-pedra-macela', 48],
  ])('%s: 100% up to %i hours before, 80% under 48', (slug, hours) => {
    expect(line(slug, 'pt-BR')).toBe(
      `Quanto volta em caso de cancelamento: até ${hours} horas antes, 100%; menos de 48 horas antes, 80%.`,
    )
    expect(line(slug, 'en-GB')).toBe(
      `What is refunded if you cancel: up to ${hours} hours before, 100%; less than 48 hours before, 80%.`,
    )
  })

  test.each([
    ['baia-paraty', 24],
    ['experiencia-caicara', 48],
    ['trekking-pao-acucar', 48],
  ])('%s: free up to %i hours before', (slug, hours) => {
    expect(line(slug, 'pt-BR')).toBe(`Cancelamento gratuito até ${hours} horas antes, com reembolso total.`)
    expect(line(slug, 'en-GB')).toBe(`Free cancellation up to ${hours} hours before, with a full refund.`)
  })

  test('the other trips state no rule of their own', () => {
    const silent = products.filter((product) => importantRules(product).length === 0)
    expect(silent.map(({ slug }) => slug)).toEqual([
      'aventura-privada',
      'caiaque-dia-inteiro',
      'caiaque-paraty-mirim',
      'regate-caicara',
      'passeio-veleiro',
    ])
    expect(line('passeio-veleiro', 'pt-BR')).toBeUndefined()
  })
})

describe('the rules of the policy page (spec §9 "Policy page")', () => {
  const sentences = (locale: Locale, card: 'tours' | 'expeditions') =>
    policyWords(locale)[card].rules.map(({ title, text }) => `${title}: ${text}`)

  /** Every figure, in the order in which a reader meets it. */
  const figures = (texts: string[]) => texts.join(' ').match(/\d+(?:[.,]\d+)?%?/g)

  test.each(locales)('day tours in %s', (locale) => {
    expect(figures(sentences(locale, 'tours'))).toEqual(['24', '24', '24', '80%', '12'])
  })

  test.each([
    ['pt-BR', '1,5'],
    ['en-GB', '1.5'],
  ] as const)('expeditions in %s', (locale, wave) => {
    const weather = ['20', '37', wave]
    const moving = ['30', '72', '20%']
    const cancelling = ['7', '7', '6', '2', '6', '2', '60%', '2', '24', '24', '24']
    expect(figures(sentences(locale, 'expeditions'))).toEqual([...weather, ...moving, ...cancelling])
  })
})
