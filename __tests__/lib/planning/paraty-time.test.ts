import {
  clockMinutes,
  dateText,
  dayOf,
  instantOf,
  lengthText,
  minutesOfDay,
  minuteText,
  paratyMinute,
  startOfDay,
  timeText,
} from '@/lib/planning/paraty-time'

const at = (day: string, clock: string) => (startOfDay(day) ?? Number.NaN) + clockMinutes(clock)

describe('Paraty’s clock', () => {
  test('is three hours behind UTC on every day of the coming years, as the zone data of America/Sao_Paulo has it', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    for (
      let midnight = at('2026-01-01', '00:00');
      midnight < at('2031-01-01', '00:00');
      midnight += minutesOfDay
    ) {
      expect(zone.format(instantOf(midnight + 30))).toBe(`${dayOf(midnight)} 00:30`)
    }
  })

  test('reads an instant to the whole minute, also across the date line of UTC', () => {
    expect(paratyMinute(Date.parse('2027-03-10T02:59:59Z'))).toBe(at('2027-03-09', '23:59'))
    expect(paratyMinute(Date.parse('2027-03-10T03:00:00Z'))).toBe(at('2027-03-10', '00:00'))
    expect(instantOf(at('2027-03-09', '08:30'))).toBe(Date.parse('2027-03-09T11:30:00Z'))
  })

  test.each([
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '9 March',
    '',
    '0202-03-09',
    '2101-01-01',
    '2027-3-9',
  ])('does not take %p for a day', (day) => {
    expect(startOfDay(day)).toBeUndefined()
  })

  test('takes the leap day of a leap year', () => {
    expect(startOfDay('2028-02-29')).toBeDefined()
    expect(dayOf(at('2028-02-28', '23:59') + 1)).toBe('2028-02-29')
  })
})

describe('how dates and times are written', () => {
  const moment = at('2027-03-05', '08:05')

  test('in Portuguese', () => {
    expect(timeText(moment, 'pt-BR')).toBe('08h05')
    expect(dateText(moment, 'pt-BR')).toBe('sexta-feira, 5 de março de 2027')
    expect(minuteText(moment, 'pt-BR')).toBe('sex., 5 de mar., 08h05')
  })

  test('in English', () => {
    expect(timeText(moment, 'en-GB')).toBe('08:05')
    expect(dateText(moment, 'en-GB')).toBe('Friday 5 March 2027')
    expect(minuteText(moment, 'en-GB')).toBe('Fri 5 Mar, 08:05')
  })

  test.each([
    [40, '40 min'],
    [120, '2 h'],
    [125, '2 h 05 min'],
    [642, '10 h 42 min'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(lengthText(minutes).replaceAll('\u00a0', ' ')).toBe(text)
  })
})
