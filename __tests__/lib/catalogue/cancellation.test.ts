import { bayTour } from '@/lib/catalogue/bay-tour'
import { cancellationRules } from '@/lib/catalogue/cancellation'
import { expeditions, tours } from '@/lib/catalogue/products'
import { messagesOf } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/locales'

/** The tab's rules as a visitor reads them. */
const read = (product: Parameters<typeof cancellationRules>[0], locale: Locale) =>
  cancellationRules(product).map(({ id, refund }) => {
    const words = messagesOf(locale).cancellation.rules[id]
    return [words.when, words.refund, refund]
  })

describe('the Cancellation tab (spec §9 "Shared template")', () => {
  test.each([...tours, bayTour])(
    '$slug: all back until the day before, nothing on the day but for weather',
    (tour) => {
      expect(read(tour, 'pt-BR')).toEqual([
        ['Até 24 horas antes', 'Reembolso total', 100],
        ['No mesmo dia', 'Sem reembolso, exceto em clima adverso', 0],
      ])
      expect(read(tour, 'en-GB')).toEqual([
        ['Up to 24 hours before', 'Full refund', 100],
        ['On the same day', 'No refund, except in adverse weather', 0],
      ])
    },
  )

  test.each(expeditions)('$slug: all, half or nothing, by 7 and 3 days', (expedition) => {
    expect(read(expedition, 'pt-BR')).toEqual([
      ['Até 7 dias antes', 'Reembolso total', 100],
      ['De 3 a 6 dias antes', 'Reembolso de 50%', 50],
      ['Menos de 3 dias antes', 'Sem reembolso, exceto em emergência médica ou clima extremo', 0],
    ])
    expect(read(expedition, 'en-GB')).toEqual([
      ['Up to 7 days before', 'Full refund', 100],
      ['3 to 6 days before', '50% refund', 50],
      ['Less than 3 days before', 'No refund, except in a medical emergency or extreme weather', 0],
    ])
  })

  test('the rules that refund nothing name what they yield to', () => {
    for (const product of [...tours, ...expeditions]) {
      for (const rule of cancellationRules(product))
        expect(rule.exception !== undefined).toBe(rule.refund === 0)
    }
  })
})
