/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DaySummary } from '@/components/planning/day-summary'
import { ThatDay } from '@/components/planning/that-day'
import { WeatherLimits } from '@/components/planning/weather-limits'
import { locales } from '@/lib/locales'
import { planningWords } from '@/lib/planning/planning-words'
import { skyOf } from '@/lib/planning/sky'
import { shipped } from '../../lib/catalogue/shipped'

const policyFigures = shipped.content['policy-figures']

const starts = [{ start: '08:30', end: '12:30' }, { start: '15:00', end: '19:00' }, { start: '03:30' }]
const spaces = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ')

const leaf = (locale: 'pt-BR' | 'en-GB' = 'pt-BR') => (
  <ThatDay starts={starts} locale={locale} words={planningWords(locale)} />
)

beforeEach(() => window.history.replaceState(null, '', '/passeio'))

describe('what a day is like', () => {
  test.each([
    [
      'pt-BR',
      [
        'terça-feira, 22 de junho de 2027',
        'Nasce às 06h40 e se põe às 17h22: 10 h 42 min de dia claro.',
        'Minguante gibosa, 89% do disco iluminado.',
        'Estação seca, de junho a agosto',
        'A saída das 15h00 volta 1 h 38 min depois do pôr do sol.',
        'A saída das 03h30 começa 3 h 10 min antes do nascer do sol.',
        'A saída das 08h30 vai e volta com dia claro.',
      ],
    ],
    [
      'en-GB',
      [
        'Tuesday 22 June 2027',
        'Rises at 06:40 and sets at 17:22: 10 h 42 min of daylight.',
        'Waning gibbous, 89% of the disc lit.',
        'The dry season, June to August',
        'The 15:00 departure returns 1 h 38 min after sunset.',
        'The 03:30 departure sets off 3 h 10 min before sunrise.',
        'The 08:30 departure is out and back in daylight.',
      ],
    ],
  ] as const)('in %s', (locale, sentences) => {
    const sky = skyOf('2027-06-22')
    if (!sky) throw new Error('no sky')
    const { container } = render(
      <DaySummary
        day="2027-06-22"
        sky={sky}
        starts={starts}
        locale={locale}
        words={planningWords(locale).day}
      />,
    )
    for (const sentence of sentences) expect(spaces(container)).toContain(sentence)
    expect(container).toHaveTextContent(planningWords(locale).day.note)
  })

  test('its list of terms holds nothing but terms and what is said of them', () => {
    const sky = skyOf('2027-06-22')
    if (!sky) throw new Error('no sky')
    const { container } = render(
      <DaySummary day="2027-06-22" sky={sky} starts={[]} locale="pt-BR" words={planningWords('pt-BR').day} />,
    )
    const groups = [...container.querySelectorAll('dl > *')]
    expect(groups).toHaveLength(4)
    for (const group of groups)
      expect([group, ...group.children].map(({ tagName }) => tagName)).toEqual(['DIV', 'DT', 'DD'])
  })

  test('a trip without fixed departures compares nothing', () => {
    const sky = skyOf('2027-06-22')
    if (!sky) throw new Error('no sky')
    render(
      <DaySummary day="2027-06-22" sky={sky} starts={[]} locale="pt-BR" words={planningWords('pt-BR').day} />,
    )
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('choosing the day', () => {
  test('says what is missing until a date is chosen, then what the day is like, and keeps it in the address', async () => {
    const { container } = render(leaf())
    expect(screen.getByText(planningWords('pt-BR').day.empty)).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Data da saída'), { target: { value: '2027-03-09' } })
    expect(await screen.findByText(/Nasce às 05h58/)).toBeInTheDocument()
    expect(spaces(container)).toContain('volta 40 min depois do pôr do sol')
    expect(window.location.search).toBe('?date=2027-03-09')
  })

  test('a date in the address is there at once, another parameter stays', async () => {
    window.history.replaceState(null, '', '/passeio?x=1&date=2027-06-22')
    render(leaf('en-GB'))
    expect(await screen.findByText(/Rises at 06:40/)).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Date of the trip'), { target: { value: '' } })
    expect(screen.getByText(planningWords('en-GB').day.empty)).toBeInTheDocument()
    expect(window.location.search).toBe('?x=1')
  })

  test.each(['2027-02-30', 'tomorrow', '"><script>'])('%p in the address is no date', (value) => {
    window.history.replaceState(null, '', `/passeio?date=${encodeURIComponent(value)}`)
    render(leaf())
    expect(screen.getByLabelText('Data da saída')).toHaveValue('')
    expect(screen.getByText(planningWords('pt-BR').day.empty)).toBeInTheDocument()
  })

  test.each(locales)(
    'in %s a date that has passed is called so, and nothing is said of its sky',
    async (locale) => {
      window.history.replaceState(null, '', '/passeio?date=2026-01-05')
      render(leaf(locale))
      expect(await screen.findByText(planningWords(locale).date.past)).toBeInTheDocument()
      expect(screen.queryByText(/Nasce às|Rises at/)).toBeNull()
    },
  )

  test('a year that is still being typed stays in the field and out of the address', () => {
    render(leaf())
    fireEvent.change(screen.getByLabelText('Data da saída'), { target: { value: '0002-03-09' } })
    expect(screen.getByLabelText('Data da saída')).toHaveValue('0002-03-09')
    expect(window.location.search).toBe('')
  })

  test('Back brings the earlier date', async () => {
    render(leaf())
    act(() => {
      window.history.replaceState(null, '', '/passeio?date=2027-06-22')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(await screen.findByText(/Nasce às 06h40/)).toBeInTheDocument()
    expect(screen.getByLabelText('Data da saída')).toHaveValue('2027-06-22')
  })
})

describe('the limits of the operator (spec §9)', () => {
  test.each(locales)('in %s say their figures and what they mean for the money', (locale) => {
    const words = planningWords(locale).day
    const { container, rerender } = render(
      <WeatherLimits limits={policyFigures.expeditions} kind="expedition" locale={locale} words={words} />,
    )
    for (const figure of ['20', '37 km/h', locale === 'pt-BR' ? '1,5 m' : '1.5 m'])
      expect(container).toHaveTextContent(figure)
    expect(container).toHaveTextContent(words.money.expedition)
    rerender(<WeatherLimits limits={policyFigures.expeditions} kind="tour" locale={locale} words={words} />)
    expect(container).toHaveTextContent(words.money.tour)
  })

  test('follow changed figures', () => {
    const { container } = render(
      <WeatherLimits
        limits={{ windKnots: 15, windKmh: 28, waveMetres: 1.2 }}
        kind="tour"
        locale="pt-BR"
        words={planningWords('pt-BR').day}
      />,
    )
    expect(container).toHaveTextContent('15 nós (28 km/h), ondas acima de 1,2 m')
  })
})
