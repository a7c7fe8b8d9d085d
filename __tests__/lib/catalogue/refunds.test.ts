import { policyWords } from '@/lib/catalogue/build/policy-page'
import {
  cancellationRules,
  importantRules,
  importantRulesText,
  noticeText,
  refundText,
} from '@/lib/catalogue/text/refund-text'
import { type Locale, locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { catalogueWith, expedition, row, shipped, tour } from './shipped'

const words = (locale: Locale) => wordsOf(locale).interface.cancellation

const figures = shipped.content['policy-figures']
const free = { notice: { by: 'atLeast', unit: 'days', count: 9 }, refund: 100 } as const
const half = { notice: { by: 'lessThan', unit: 'hours', count: 5 }, refund: 45 } as const

describe('which rules a trip shows (spec §9)', () => {
  test('a tour the tab of tours, an expedition that of expeditions', () => {
    const changed = { ...figures, tab: { tour: [free], expedition: [half] } }
    expect(cancellationRules(changed, tour('passeio-veleiro'))).toEqual([free])
    expect(cancellationRules(changed, expedition('itatiaia'))).toEqual([half])
  })

  test('a trip’s own rules go first; a tour without any states none, an expedition those of all', () => {
    const changed = { ...figures, importantExpedition: [half] }
    expect(importantRules(changed, { ...tour('passeio-veleiro'), refundRules: [free] })).toEqual([free])
    expect(importantRules(changed, { ...tour('passeio-veleiro'), refundRules: [] })).toEqual([])
    expect(importantRules(changed, { ...expedition('itatiaia'), refundRules: [free] })).toEqual([free])
    expect(importantRules(changed, { ...expedition('itatiaia'), refundRules: [] })).toEqual([half])
  })

  test('the rules that refund nothing name what they yield to', () => {
    for (const product of shipped.trips) {
      for (const rule of cancellationRules(figures, product))
        expect(rule.exception !== undefined).toBe(rule.refund === 0)
    }
  })
})

describe('how rules are said', () => {
  test('a rule that refunds nothing and yields to nothing says so', () => {
    expect(refundText({ refund: 0 }, words('pt-BR'))).toBe('Sem reembolso')
  })

  test('one day and one hour are singular', () => {
    const one = (unit: 'hours' | 'days', locale: Locale) =>
      noticeText({ by: 'atLeast', unit, count: 1 }, words(locale))
    expect([one('days', 'pt-BR'), one('hours', 'pt-BR')]).toEqual([
      'até 1\u00a0dia antes',
      'até 1\u00a0hora antes',
    ])
    expect([one('days', 'en-GB'), one('hours', 'en-GB')]).toEqual([
      'up to 1\u00a0day before',
      'up to 1\u00a0hour before',
    ])
  })

  test('no rule is no line, one is a sentence, several are a scale', () => {
    const line = (rules: Parameters<typeof importantRulesText>[0]) =>
      importantRulesText(rules, words('pt-BR'))?.replaceAll('\u00a0', ' ')
    expect(line([])).toBeUndefined()
    expect(line([free])).toBe('Cancelamento gratuito até 9 dias antes, com reembolso total.')
    expect(line([free, half])).toBe(
      'Quanto volta em caso de cancelamento: até 9 dias antes, 100%; menos de 5 horas antes, 45%.',
    )
  })
})

describe('figures that staff changed', () => {
  const changed = catalogueWith(
    row('site_content', 'policy-figures', {
      tours: { fullRefundHours: 33, laterRefund: 71, moveHours: 13 },
      expeditions: { windKnots: 17, waveMetres: 2.5, partRefund: 59 },
    }),
  )

  test.each(locales)('stand on the policy page in %s, and the old ones nowhere', (locale) => {
    const { tours, expeditions } = policyWords(changed, locale)
    const text = [...tours.rules, ...expeditions.rules].map((rule) => `${rule.title} ${rule.text}`).join(' ')
    for (const figure of ['33', '71%', '13', '17', '59%', locale === 'pt-BR' ? '2,5' : '2.5']) {
      expect(text).toMatch(new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?!\\d)`))
    }
    expect(text).not.toMatch(/\b(?:80|60)%|\b1[.,]5\b/)
  })

  test.each([
    ['pt-BR', 'até 1 hora antes', 'Entre 4 e 1 dia antes'],
    ['en-GB', 'up to 1 hour before', 'Between 4 and 1 day before'],
  ] as const)('are said in %s of a single hour and a single day as well', (locale, hour, day) => {
    const single = catalogueWith(
      row('site_content', 'policy-figures', {
        tours: { fullRefundHours: 1, moveHours: 1 },
        expeditions: { fullRefundDays: 1, partFromDays: 4, partToDays: 1, moveHours: 1, fullChargeHours: 1 },
      }),
    )
    expect(single.problems).toEqual([])
    const { intro, tours, expeditions } = policyWords(single, locale)
    const text = JSON.stringify({ intro, tours, expeditions }).replaceAll('\u00a0', ' ')
    expect(text).toContain(hour)
    expect(text).toContain(day)
    expect(text).not.toMatch(/\b1 (?:horas|hours|dias|days)\b/)
  })

  test('are said by the words of every trip that names them', () => {
    expect(changed.problems).toEqual([])
    expect(changed.content['policy-figures'].tours.laterRefund).toBe(71)
    expect(changed.content['policy-figures'].expeditions.documentDays).toBe(figures.expeditions.documentDays)
  })
})
