/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { plannedTrip } from '@/app/[locale]/(site)/_trips/planned-trip'
import { RefundBar } from '@/components/planning/refund-bar'
import type { Locale } from '@/lib/i18n/locales'
import {
  cancellationDeadlines,
  policyWording,
  refundsInPractice,
  stretchAt,
  type Wording,
} from '@/lib/planning/cancellation-deadlines'
import { minutesOfDay } from '@/lib/planning/paraty-time'
import { planningWords } from '@/lib/planning/planning-words'
import { catalogueWith, row, shipped, trip } from '../../lib/catalogue/shipped'
import { madeFigures, madeWordings } from '../../lib/planning/made-rules'

const planned = (slug: string) => plannedTrip(shipped, trip(slug), 'pt-BR')

const steps = (wordings: readonly Wording[], kind: 'tour' | 'expedition', locale: Locale) => {
  render(<RefundBar wordings={wordings} kind={kind} words={planningWords(locale).cancel} />)
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((step) => {
      // The marks of the axis say the same for the eye.
      for (const mark of step.querySelectorAll('[aria-hidden]')) mark.remove()
      return step.textContent?.replaceAll('\u00a0', ' ')
    })
}

describe('the outcome of all wordings (spec §9)', () => {
  test.each([
    ['overlapping', 'pt-BR', ['100%até 24 horas antes', '80%depois disso, até a saída']],
    ['referring', 'en-GB', ['100%up to 24 hours before', '80%after that, until departure']],
    ['meeting', 'pt-BR', ['100%até 24 horas antes', '80%depois disso, até a saída']],
    [
      'expedition',
      'pt-BR',
      ['100%até 7 dias antes', '80%até 3 dias antes', '60%até 2 dias antes', '40%depois disso, até a saída'],
    ],
    [
      'expedition',
      'en-GB',
      [
        '100%up to 7 days before',
        '80%up to 3 days before',
        '60%up to 2 days before',
        '40%after that, until departure',
      ],
    ],
  ] as const)('%s rules in %s', (name, locale, expected) => {
    const kind = name === 'expedition' ? 'expedition' : 'tour'
    expect(steps(madeWordings[name], kind, locale)).toEqual(expected)
  })

  test('a trip whose page has no tabs is not measured by the rules of a tab', () => {
    const sourcesOf = (layout: 'tabs' | 'single') => {
      const catalogue = catalogueWith(
        row('tours', 'baia-paraty', { layout, refundRules: [{ notice: { by: 'sameDay' }, refund: 1 }] }),
      )
      const { wordings } = plannedTrip(catalogue, trip('baia-paraty', catalogue), 'pt-BR')
      return wordings.map(({ source }) => source)
    }
    expect(sourcesOf('tabs')).toEqual(['tab', 'important', 'policy'])
    expect(sourcesOf('single')).toEqual(['important', 'policy'])
  })

  test('what a refund yields to is said in words', () => {
    const policy = policyWording('expedition', madeFigures)
    expect(steps([policy], 'expedition', 'en-GB')).toEqual([
      'Full refund, less what we’ve already spent on your tripup to 7 days before',
      '60%up to 2 days before',
      'None of our rules says; ask usup to 24 hours before',
      '0%after that, until departure',
    ])
  })

  test('a rule that holds always needs no "after that"', () => {
    const always: Wording = {
      source: 'tab',
      rules: [{ notice: { by: 'atLeast', unit: 'days', count: 1 }, refund: 100 }],
      moves: [],
    }
    const sameDay: Wording = {
      ...always,
      rules: [...always.rules, { notice: { by: 'sameDay' }, refund: 100 }],
    }
    expect(steps([sameDay], 'tour', 'pt-BR')).toEqual(['100%até a saída'])
  })

  test.each(shipped.trips.map(({ slug }) => slug))(
    '%s: no step promises more or less than the deadlines of a date',
    (slug) => {
      const { wordings, starts } = planned(slug)
      for (const start of [undefined, ...starts]) {
        const deadlines = cancellationDeadlines(wordings, { day: '2028-02-29', start })
        if (!deadlines) throw new Error('no deadlines')
        const midnight = deadlines.start - (deadlines.start % minutesOfDay)
        for (const { upTo, refund } of refundsInPractice(wordings)) {
          const last =
            upTo === undefined
              ? deadlines.end - 1
              : upTo.unit === 'hours'
                ? deadlines.start - upTo.count * 60
                : midnight - (upTo.count - 1) * minutesOfDay - 1
          expect(stretchAt(deadlines.best, last)?.refund).toEqual(refund)
        }
      }
    },
  )
})
