import type { Notice } from '@/lib/catalogue/shape/trip-facts'
import { noticeText, refundText } from '@/lib/catalogue/text/refund-text'
import { locales } from '@/lib/i18n/locales'
import { planningWords } from '@/lib/planning/planning-words'
import { feeText, outcomeText } from '@/lib/planning/rule-text'
import { shipped } from '../../lib/catalogue/shipped'

const policyFigures = shipped.content['policy-figures']

const texts = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(texts)

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' ? Object.values(value ?? {}).flatMap(numbersIn) : []
}

test.each(locales)('in %s nothing is called a tide table or a forecast', (locale) => {
  const named = texts(planningWords(locale)).filter((text) =>
    /tábua de marés|previsão do tempo|tide table|forecast/i.test(text),
  )
  expect(named).toEqual([planningWords(locale).day.note])
  expect(named[0]).toMatch(/Não é tábua de marés nem previsão|neither a tide table nor a weather forecast/)
})

test.each(locales)('in %s no figure of a rule is typed into a sentence', (locale) => {
  const figures = new Set(numbersIn(policyFigures))
  expect(figures).toContain(policyFigures.tours.moveHours)
  const { count: _, ...cancel } = planningWords(locale).cancel
  for (const text of texts(cancel))
    for (const figure of figures) expect(text).not.toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`))
})

describe.each([
  [
    'pt-BR',
    {
      day: 'menos de 1\u00a0dia antes',
      days: 'até 7\u00a0dias antes',
      between: 'de 3 a 6\u00a0dias antes',
      open: 'Em aberto: combinamos caso a caso, pela regra melhor para você (reembolso de 80%)',
      lessCosts: 'Reembolso total, menos os custos já investidos na sua viagem',
      medical: 'Sem reembolso, exceto em emergência médica ou clima extremo',
      fee: 'Taxa de 20% do preço',
    },
  ],
  [
    'en-GB',
    {
      day: 'less than 1\u00a0day before',
      days: 'up to 7\u00a0days before',
      between: '3 to 6\u00a0days before',
      open: 'Open: agreed case by case, by the rule that’s better for you (80% refund)',
      lessCosts: 'Full refund, less what we’ve already spent on your trip',
      medical: 'No refund, except in a medical emergency or extreme weather',
      fee: 'A fee of 20% of the price',
    },
  ],
] as const)('rules in %s', (locale, said) => {
  const words = planningWords(locale).cancel

  test('how long before', () => {
    const oneDay: Notice = { by: 'lessThan', unit: 'days', count: 1 }
    expect(noticeText(oneDay, words)).toBe(said.day)
    expect(noticeText({ by: 'atLeast', unit: 'days', count: 7 }, words)).toBe(said.days)
    expect(noticeText({ by: 'between', from: 3, to: 6 }, words)).toBe(said.between)
    expect(noticeText({ by: 'sameDay' }, words)).toBe(words.notice.sameDay)
  })

  test('what comes back', () => {
    expect(refundText({ refund: 100, lessCosts: true }, words)).toBe(said.lessCosts)
    expect(refundText({ refund: 0, exception: 'medicalOrWeather' }, words)).toBe(said.medical)
    expect(refundText({ refund: 0 }, words)).toBe(words.refunds.none)
    expect(outcomeText({ kind: 'open', better: { refund: 80 } }, words, locale)).toBe(said.open)
    expect(outcomeText({ kind: 'silent' }, words, locale)).toBe(words.silent)
  })

  test('what another date costs', () => {
    expect(feeText(0, words)).toBe(words.fee.free)
    expect(feeText(20, words)).toBe(said.fee)
    expect(feeText(undefined, words)).toBe(words.fee.silent)
  })
})
