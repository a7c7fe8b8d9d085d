import { departureCalendar } from '@/lib/feeds/departure-calendar'
import { catalogueWith, row, shipped } from '../catalogue/shipped'

const now = Date.parse('2027-05-01T12:00:00Z')

const catalogue = catalogueWith(
  row('tours', 'caiaque-coletivo', {
    dates: [
      { date: '2027-04-30', state: 'open' },
      { date: '2027-06-12', time: '08:30', state: 'few', note: { 'pt-BR': 'Lua cheia' } },
      { date: '2027-06-13', time: '15:00', state: 'cancelled' },
    ],
  }),
  row('expeditions', 'saco-fundao', { dates: [{ date: '2027-07-03', state: 'open' }] }),
)

/** Lines of a calendar, those that were folded put together again. */
const lines = (calendar: string): string[] => calendar.replace(/\r\n /g, '').split('\r\n')
const trip = (slug: string) => catalogue.trips.find((one) => one.slug === slug)

describe('departures as a calendar', () => {
  test('hold those to come of every trip, at their instant or for whole days', () => {
    const found = lines(departureCalendar(catalogue, 'pt-BR', now))
    expect(found.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20270612T113000Z',
      'DTSTART:20270613T180000Z',
      'DTSTART;VALUE=DATE:20270703',
    ])
    expect(found).toContain('DTEND;VALUE=DATE:20270705')
    expect(found.join('\n')).toContain('Lua cheia')
  })

  test('one that is cancelled stays, marked as such', () => {
    const found = lines(departureCalendar(catalogue, 'en-GB', now, trip('caiaque-coletivo')))
    expect(found.filter((line) => line.startsWith('STATUS:'))).toEqual([
      'STATUS:CONFIRMED',
      'STATUS:CANCELLED',
    ])
    expect(found.filter((line) => line.startsWith('SUMMARY:'))[1]).toMatch(/\(Cancelled\)$/)
  })

  test('a departure keeps its identity when its state changes', () => {
    const uids = (calendar: string) => lines(calendar).filter((line) => line.startsWith('UID:'))
    const changed = catalogueWith(
      row('expeditions', 'saco-fundao', { dates: [{ date: '2027-07-03', state: 'full' }] }),
    )
    const [before] = uids(departureCalendar(catalogue, 'pt-BR', now, trip('saco-fundao')))
    expect(before).toMatch(/^UID:saco-fundao-2027-07-03@/)
    expect(uids(departureCalendar(changed, 'pt-BR', now))).toEqual([before])
  })

  test('is empty where nothing is dated', () => {
    expect(departureCalendar(shipped, 'pt-BR', now)).not.toContain('BEGIN:VEVENT')
  })
})
