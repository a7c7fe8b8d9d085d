/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { CancellationPlanner, type PlannedTrip } from '@/components/planning/cancellation-planner'
import { CancellationRules } from '@/components/planning/cancellation-rules'
import { cancellationRules, importantRules } from '@/lib/catalogue/text/refund-text'
import type { Locale } from '@/lib/i18n/locales'
import { wordingsOf } from '@/lib/planning/cancellation-deadlines'
import { planningWords } from '@/lib/planning/planning-words'
import { sayWish } from '@/lib/wish/wish-store'
import { shipped } from '../../lib/catalogue/shipped'

const products = shipped.trips
const policyFigures = shipped.content['policy-figures']

function planned(slug: string): PlannedTrip {
  const product = products.find((candidate) => candidate.slug === slug)
  if (!product) throw new Error(`no trip ${slug}`)
  return {
    slug,
    title: slug,
    kind: product.kind,
    starts: product.detail.startTimes.map(({ start }) => start),
    wordings: wordingsOf({
      kind: product.kind,
      tab: cancellationRules(policyFigures, product),
      important: importantRules(policyFigures, product),
      figures: policyFigures,
    }),
  }
}

const show = (locale: Locale, ...slugs: string[]) =>
  render(<CancellationPlanner trips={slugs.map(planned)} locale={locale} words={planningWords(locale)} />)
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-03-09T17:59:30Z') })
  window.history.replaceState(null, '', '/passeio')
  sayWish('')
})
afterEach(() => jest.useRealTimers())

describe('if I have to cancel', () => {
  test('for a date and a departure: what comes back now, and until when', () => {
    show('pt-BR', 'caiaque-coletivo')
    choose('Data da saída', '2027-03-10')
    choose('Horário da saída', '15:00')
    const now = screen.getByRole('status')
    expect(now).toHaveTextContent('Se você cancelasse agora')
    expect(now).toHaveTextContent('Reembolso total')
    const best = screen.getByRole('table', { name: 'O mais favorável em cada momento' })
    expect(
      within(best).getByRole('row', { name: /Até ter., 9 de mar., 15h00 Reembolso total/ }),
    ).toBeInTheDocument()
    expect(
      within(best).getByRole('row', { name: /Depois, até a saída Reembolso de 80%/ }),
    ).toBeInTheDocument()
  })

  test('a minute later the answer is another, without anybody touching the page', () => {
    show('pt-BR', 'caiaque-coletivo')
    choose('Data da saída', '2027-03-10')
    choose('Horário da saída', '15:00')
    act(() => {
      jest.setSystemTime(new Date('2027-03-09T18:00:59Z'))
      jest.advanceTimersByTime(1)
    })
    expect(screen.getByRole('status')).toHaveTextContent('Reembolso total')
    act(() => {
      jest.setSystemTime(new Date('2027-03-09T18:01:00Z'))
      jest.advanceTimersByTime(6000)
    })
    expect(screen.getByRole('status')).toHaveTextContent('Reembolso de 80%')
    expect(screen.getByRole('status')).toHaveTextContent('Pode ser mais')
  })

  test('every wording stands with its own deadlines; the most favourable is marked, what has passed is struck out', () => {
    show('en-GB', 'saco-mamangua')
    choose('Date of the trip', '2027-03-13')
    const important = screen.getByRole('table', { name: /Important information/ })
    expect(important).toHaveAccessibleName(expect.stringContaining('Most favourable now'))
    expect(screen.getByRole('table', { name: /Cancellation tab/ })).toHaveAccessibleName('Cancellation tab')
    const gone = within(important).getByRole('row', { name: /Until Sat 6 Mar, 23:59 Full refund/ })
    expect(gone).toHaveClass('line-through')
    expect(
      within(important).getByRole('row', { name: /Until Wed 10 Mar, 23:59 80% refund/ }),
    ).not.toHaveClass('line-through')
    const policy = screen.getByRole('table', { name: /Cancellation policy/ })
    expect(
      within(policy).getByRole('row', { name: /To change the date: until Wed 10 Mar, 00:00 Free/ }),
    ).toBeVisible()
  })

  test('a day without an arranged departure says how hours are counted; one with it does not', () => {
    show('pt-BR', 'caiaque-coletivo')
    choose('Data da saída', '2027-03-20')
    const note = planningWords('pt-BR').cancel.untimed
    expect(screen.getByText((text) => text.includes(note))).toBeInTheDocument()
    choose('Horário da saída', '08:30')
    expect(screen.queryByText((text) => text.includes(note))).toBeNull()
  })

  test('a trip with one departure needs no choice of it', () => {
    show('pt-BR', 'serra-fina')
    choose('Data da saída', '2027-03-20')
    expect(screen.queryByLabelText('Horário da saída')).toBeNull()
    expect(screen.getAllByText('Até qui., 18 de mar., 07h00').length).toBeGreaterThan(0)
    expect(screen.queryByText((text) => text.includes(planningWords('pt-BR').cancel.untimed))).toBeNull()
  })

  test('on the policy page any trip can be chosen, and a departure of another trip does not stay', () => {
    show('en-GB', 'caiaque-coletivo', 'saco-mamangua')
    choose('Date of the trip', '2027-03-20')
    choose('Start time', '15:00')
    choose('Tour or expedition', 'saco-mamangua')
    expect(screen.queryByLabelText('Start time')).toBeNull()
    expect(screen.getAllByText(/13 Mar, 23:59/).length).toBeGreaterThan(0)
    choose('Tour or expedition', 'caiaque-coletivo')
    expect(screen.getByLabelText('Start time')).toHaveValue('15:00')
  })

  test('a day that has passed is refused in words, and no day shows nothing', () => {
    show('pt-BR', 'caiaque-coletivo')
    expect(screen.queryByRole('table')).toBeNull()
    choose('Data da saída', '2027-03-08')
    expect(screen.getByRole('status')).toHaveTextContent(planningWords('pt-BR').date.past)
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('after the departure of today nothing is left to cancel', () => {
    show('pt-BR', 'caiaque-coletivo')
    choose('Data da saída', '2027-03-09')
    choose('Horário da saída', '08:30')
    expect(screen.getByRole('status')).toHaveTextContent(planningWords('pt-BR').cancel.departed)
  })

  test('the field starts with today in Paraty, which is still yesterday in Tokyo’s morning', () => {
    jest.setSystemTime(new Date('2027-03-10T02:30:00Z'))
    show('pt-BR', 'caiaque-coletivo')
    expect(screen.getByLabelText('Data da saída')).toHaveAttribute('min', '2027-03-09')
  })
})

describe('the rules without a date', () => {
  test.each(['pt-BR', 'en-GB'] as const)(
    'in %s every wording and every rule of it is in the page',
    (locale) => {
      const words = planningWords(locale).cancel
      const { wordings } = planned('saco-mamangua')
      render(<CancellationRules wordings={wordings} locale={locale} words={words} />)
      const tables = screen.getAllByRole('table')
      expect(tables.map((table) => within(table).getAllByRole('row').length)).toEqual([3, 3, 5])
      expect(screen.getByText(words.refunds.medicalOrWeather)).toBeInTheDocument()
      expect(screen.getByText(words.refunds.fullLessCosts)).toBeInTheDocument()
    },
  )
})
