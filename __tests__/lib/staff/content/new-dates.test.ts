import type { UpcomingDate } from '@/lib/catalogue/shape/trip'
import { enteredDateIssues, withEnteredDate } from '@/lib/staff/content/new-dates'
import { typedNumber } from '@/lib/staff/content/typed-number'

const today = '2027-03-09'
const open = { state: 'open' } as const
const daysOf = (result: ReturnType<typeof withEnteredDate>) =>
  result.ok ? result.dates.map(({ date, time }) => [date, time].filter(Boolean).join(' ')) : result.problem

const morning: UpcomingDate = { date: '2027-03-20', time: '08:30', ...open }

describe('a departure that is entered', () => {
  test('goes among the others in the order of days and times', () => {
    expect(daysOf(withEnteredDate([morning], { date: '2027-03-20', time: '15:00', ...open }, today))).toEqual(
      ['2027-03-20 08:30', '2027-03-20 15:00'],
    )
    expect(daysOf(withEnteredDate([morning], { date: today, ...open }, today))).toEqual([
      today,
      '2027-03-20 08:30',
    ])
  })

  test('is repeated every week up to its last day, without those that are there already', () => {
    const weekly = { ...morning, date: '2027-03-13', until: '2027-03-27' }
    expect(daysOf(withEnteredDate([morning], weekly, today))).toEqual([
      '2027-03-13 08:30',
      '2027-03-20 08:30',
      '2027-03-27 08:30',
    ])
  })

  test.each([
    ['', undefined, 'missing'],
    ['2027-03-08', undefined, 'past'],
    ['1900-01-01', undefined, 'past'],
    ['9999-12-31', undefined, 'far'],
    ['20270-03-09', undefined, 'far'],
    ['2027-03-19', '2027-03-18', 'until'],
    ['2027-03-19', '2029-12-31', 'many'],
  ])('on "%s" until "%s" is refused: %s', (date, until, problem) => {
    expect(daysOf(withEnteredDate([morning], { date, until, ...open }, today))).toBe(problem)
  })

  test('that is there already is refused', () => {
    expect(daysOf(withEnteredDate([morning], morning, today))).toBe('twice')
  })
})

describe('a number as people type it', () => {
  test.each([
    ['280', 280],
    ['2.850', 2850],
    ['2,850', 2850],
    ['R$ 1.250,00', 1250],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['12e3', undefined],
    ['muito', undefined],
    ['', undefined],
  ])('"%s" is %s', (typed, number) => {
    expect(typedNumber(typed, true)).toBe(number)
  })

  test('a fraction is one where no whole number is wanted', () => {
    expect(typedNumber('2,5', false)).toBe(2.5)
    expect(typedNumber('2.850', false)).toBe(2.85)
  })
})

test('days that are over and years that nobody can mean are found in a document, wherever they were typed', () => {
  const dates = ['2027-03-08', today, '2099-01-01'].map((date) => ({ date, ...open }))
  const found = enteredDateIssues({ dates, until: '2199-01-31T18:00:00-03:00' }, today)
  expect(found.map(({ path, code }) => [path, code])).toEqual([
    ['dates.0.date', 'date-past'],
    ['dates.2.date', 'date-far'],
    ['until', 'date-far'],
  ])
  expect(enteredDateIssues({ words: {} }, today)).toEqual([])
})
