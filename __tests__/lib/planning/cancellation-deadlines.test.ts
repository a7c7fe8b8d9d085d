import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { plannedTrip } from '@/app/[locale]/(site)/_trips/planned-trip'
import {
  cancellationDeadlines,
  type DatedRule,
  type Departure,
  lastMinute,
  type MoveRule,
  stretchAt,
  type Wording,
  type WordingSource,
  wordingsOf,
} from '@/lib/planning/cancellation-deadlines'
import { clockMinutes, dayOf, startOfDay, timeText } from '@/lib/planning/paraty-time'
import { shipped } from '../../lib/catalogue/shipped'
import { madeFigures, madeWordings } from './made-rules'

const minute = (moment: string) => {
  const [day = '', clock = ''] = moment.split(' ')
  return (startOfDay(day) ?? Number.NaN) + clockMinutes(clock)
}

const deadlinesOf = (wordings: readonly Wording[], departure: Departure) => {
  const deadlines = cancellationDeadlines(wordings, departure)
  if (!deadlines) throw new Error('no deadlines')
  return deadlines
}

/** What a wording gives at a moment: "100", "0 weather", "open 80", "silent", or "gone". */
function said(
  wordings: readonly Wording[],
  departure: Departure,
  source: WordingSource,
  moment: string,
): string {
  const wording = deadlinesOf(wordings, departure).wordings.find((candidate) => candidate.source === source)
  const outcome = wording && stretchAt(wording.stretches, minute(moment))?.outcome
  if (!outcome) return 'gone'
  if (outcome.kind === 'silent') return 'silent'
  const { refund, exception, lessCosts } = outcome.kind === 'stated' ? outcome : outcome.better
  return [
    ...(outcome.kind === 'open' ? ['open'] : []),
    refund,
    ...(exception ? [exception] : []),
    ...(lessCosts ? ['less costs'] : []),
  ].join(' ')
}

const movedFor = (wordings: readonly Wording[], departure: Departure, moment: string) => {
  const policy = deadlinesOf(wordings, departure).wordings.find(({ source }) => source === 'policy')
  return policy && stretchAt(policy.moves, minute(moment))?.fee
}

const afternoon = { day: '2027-03-10', start: '15:00' }

describe('hours are counted back from the departure, to the minute', () => {
  const kayak = madeWordings.overlapping

  test.each([
    ['2027-03-09 14:59', '100'],
    ['2027-03-09 15:00', '100'],
    ['2027-03-09 15:01', '80'],
    ['2027-03-10 15:00', '80'],
    ['2027-03-10 15:01', 'gone'],
  ])('policy of a tour, at %s: %s', (moment, refund) => {
    expect(said(kayak, afternoon, 'policy', moment)).toBe(refund)
  })

  test('the whole minute of the deadline is still in time, whatever the second', () => {
    const [first] = deadlinesOf(kayak, afternoon).wordings[2]?.stretches ?? []
    expect(first && lastMinute(first)).toBe(minute('2027-03-09 15:00'))
  })

  test.each([
    ['2027-03-08 14:59', '100'],
    ['2027-03-08 15:01', '100'],
    ['2027-03-09 15:00', '100'],
    ['2027-03-09 15:01', '80'],
  ])(
    'where "up to 24 hours, 100%%" and "under 48 hours, 80%%" overlap the better one counts: at %s %s',
    (moment, refund) => {
      expect(said(kayak, afternoon, 'important', moment)).toBe(refund)
    },
  )

  test.each([
    ['2027-03-08 08:30', '100'],
    ['2027-03-08 08:31', '80'],
  ])('"up to 48 hours", at %s: %s', (moment, refund) => {
    expect(said(madeWordings.meeting, { day: '2027-03-10', start: '08:30' }, 'important', moment)).toBe(
      refund,
    )
  })

  test('a departure before dawn counts back to the small hours', () => {
    const steps = madeWordings.overlapping
    const dawn = { day: '2027-03-10', start: '03:30' }
    expect(said(steps, dawn, 'tab', '2027-03-09 03:30')).toBe('100')
    expect(said(steps, dawn, 'tab', '2027-03-09 03:31')).toBe('open 100')
    expect(said(steps, dawn, 'tab', '2027-03-10 00:00')).toBe('0 weather')
  })

  test('another date is free up to 12 hours before a tour; after that the policy says nothing', () => {
    expect(movedFor(kayak, afternoon, '2027-03-10 03:00')).toBe(0)
    expect(movedFor(kayak, afternoon, '2027-03-10 03:01')).toBeUndefined()
  })

  test('another date of an expedition is free up to 72 hours before, then costs a fifth of the price', () => {
    const dawn = { day: '2027-03-10', start: '07:00' }
    const peaks = madeWordings.expedition
    expect(movedFor(peaks, dawn, '2027-03-07 07:00')).toBe(0)
    expect(movedFor(peaks, dawn, '2027-03-07 07:01')).toBe(20)
    expect(movedFor(peaks, dawn, '2027-03-10 07:00')).toBe(20)
    expect(movedFor(peaks, dawn, '2027-03-10 07:01')).toBeUndefined()
  })
})

describe('days are whole days of the calendar, the reading more favourable to the customer', () => {
  const dawn = { day: '2027-03-10', start: '07:00' }
  const expedition = madeWordings.expedition

  test.each([
    ['2027-03-03 07:01', '100', '100', '100 less costs'],
    ['2027-03-03 23:59', '100', '100', '100 less costs'],
    ['2027-03-04 00:00', '50', '80', '60'],
    ['2027-03-07 23:59', '50', '80', '60'],
    ['2027-03-08 00:00', '0 medicalOrWeather', 'open 80', '60'],
    ['2027-03-08 07:00', '0 medicalOrWeather', 'open 80', '60'],
    ['2027-03-08 07:01', '0 medicalOrWeather', '40', '60'],
    ['2027-03-08 23:59', '0 medicalOrWeather', '40', '60'],
    ['2027-03-09 00:00', '0 medicalOrWeather', '40', 'open 60'],
    ['2027-03-09 07:00', '0 medicalOrWeather', '40', 'open 60'],
    ['2027-03-09 07:01', '0 medicalOrWeather', '40', '0'],
    ['2027-03-10 07:00', '0 medicalOrWeather', '40', '0'],
    ['2027-03-10 07:01', 'gone', 'gone', 'gone'],
  ])('at %s: tab %s, important information %s, policy %s', (moment, tab, important, policy) => {
    expect(said(expedition, dawn, 'tab', moment)).toBe(tab)
    expect(said(expedition, dawn, 'important', moment)).toBe(important)
    expect(said(expedition, dawn, 'policy', moment)).toBe(policy)
  })

  test('never less favourable than 24 hours for each day', () => {
    const week: Wording[] = [
      {
        source: 'tab',
        rules: [{ notice: { by: 'atLeast', unit: 'days', count: 7 }, refund: 100 }],
        moves: [],
      },
    ]
    for (const start of ['00:00', '03:30', '12:00', '23:59']) {
      const [first] = deadlinesOf(week, { day: '2027-03-10', start }).best
      expect(first && lastMinute(first)).toBeGreaterThanOrEqual(minute(`2027-03-03 ${start}`))
    }
  })

  test('"3 to 6 days" and "6 to 3 days" are the same days', () => {
    const wordings = (from: number, to: number): Wording[] => [
      { source: 'tab', rules: [{ notice: { by: 'between', from, to }, refund: 50 }], moves: [] },
    ]
    expect(deadlinesOf(wordings(3, 6), dawn)).toEqual(deadlinesOf(wordings(6, 3), dawn))
  })

  test('deadlines cross months, years and leap days', () => {
    const last = (day: string) => {
      const [first] = deadlinesOf(expedition, { day, start: '07:00' }).wordings[0]?.stretches ?? []
      return first && `${dayOf(lastMinute(first))} ${timeText(lastMinute(first), 'en-GB')}`
    }
    expect(last('2027-01-03')).toBe('2026-12-27 23:59')
    expect(last('2028-03-05')).toBe('2028-02-27 23:59')
    expect(last('2027-03-05')).toBe('2027-02-26 23:59')
  })
})

describe('what a wording does not say', () => {
  test('between two rules it is open, by the better of the two', () => {
    const gap: Wording[] = [
      {
        source: 'important',
        rules: [
          { notice: { by: 'atLeast', unit: 'hours', count: 48 }, refund: 100 },
          { notice: { by: 'lessThan', unit: 'hours', count: 6 }, refund: 20 },
        ],
        moves: [],
      },
    ]
    const departure = { day: '2027-03-10', start: '15:00' }
    expect(said(gap, departure, 'important', '2027-03-08 15:00')).toBe('100')
    expect(said(gap, departure, 'important', '2027-03-08 15:01')).toBe('open 100')
    expect(said(gap, departure, 'important', '2027-03-10 09:00')).toBe('open 100')
    expect(said(gap, departure, 'important', '2027-03-10 09:01')).toBe('20')
  })

  test('after its last rule it is silent, and the other wordings count', () => {
    const boat = madeWordings.ending
    const departure = { day: '2027-03-10', start: '09:00' }
    expect(said(boat, departure, 'important', '2027-03-08 09:00')).toBe('100')
    expect(said(boat, departure, 'important', '2027-03-08 09:01')).toBe('silent')
    expect(stretchAt(deadlinesOf(boat, departure).best, minute('2027-03-08 09:01'))).toMatchObject({
      refund: { refund: 100 },
      sources: ['tab', 'policy'],
    })
  })

  test('a trip without a wording gives nothing, and says so', () => {
    const [only, ...others] = deadlinesOf([], afternoon).best
    expect(others).toEqual([])
    expect(only).toMatchObject({ refund: undefined, sources: [], more: undefined })
  })
})

describe('the most favourable of all wordings', () => {
  const dawn = { day: '2027-03-10', start: '07:00' }
  const bestAt = (wordings: readonly Wording[], departure: Departure, moment: string) =>
    stretchAt(deadlinesOf(wordings, departure).best, minute(moment))

  test.each([
    ['2027-03-03 23:59', 100, ['tab', 'important']],
    ['2027-03-04 00:00', 80, ['important']],
    ['2027-03-07 23:59', 80, ['important']],
    ['2027-03-08 00:00', 60, ['policy']],
    ['2027-03-08 23:59', 60, ['policy']],
    ['2027-03-09 00:00', 40, ['important']],
    ['2027-03-10 07:00', 40, ['important']],
  ])('of an expedition at %s: %i%%, by %j', (moment, refund, sources) => {
    expect(bestAt(madeWordings.expedition, dawn, moment)).toMatchObject({ refund: { refund }, sources })
  })

  test('a full refund less costs is not as good as a full refund', () => {
    expect(bestAt(madeWordings.expedition, dawn, '2027-03-01 12:00')?.refund?.lessCosts).toBeUndefined()
  })

  test('says where an open range could give more', () => {
    expect(bestAt(madeWordings.expedition, dawn, '2027-03-08 06:00')).toMatchObject({
      refund: { refund: 60 },
      more: { refund: 80 },
    })
    expect(bestAt(madeWordings.expedition, dawn, '2027-03-08 08:00')?.more).toBeUndefined()
    // The policy's open range (60 %) beside the 40 % that the important information states.
    expect(bestAt(madeWordings.expedition, dawn, '2027-03-09 06:00')?.more).toEqual({ refund: 60 })
  })

  test('an exception is better than none', () => {
    expect(
      bestAt(madeWordings.referring, { day: '2027-03-10', start: '09:00' }, '2027-03-10 08:00'),
    ).toMatchObject({
      refund: { refund: 80 },
      sources: ['policy'],
    })
    const rules: DatedRule[] = [
      { notice: { by: 'sameDay' }, refund: 0 },
      { notice: { by: 'sameDay' }, refund: 0, exception: 'weather' },
    ]
    const [, last] = deadlinesOf([{ source: 'tab', rules, moves: [] }], afternoon).best
    expect(last?.refund?.exception).toBe('weather')
  })

  test('is never worse than any wording, at every minute of the last ten days, for every trip', () => {
    for (const product of shipped.trips) {
      const departure = { day: '2027-03-10', start: product.detail.startTimes[0]?.start }
      const { best, wordings, end } = deadlinesOf(plannedTrip(shipped, product, 'pt-BR').wordings, departure)
      for (let now = minute('2027-02-28 00:00'); now < end; now += 13) {
        const refunds = wordings.flatMap(({ stretches }) => {
          const outcome = stretchAt(stretches, now)?.outcome
          return outcome?.kind === 'stated' ? [outcome.refund] : []
        })
        expect(stretchAt(best, now)?.refund?.refund).toBe(Math.max(...refunds))
      }
    }
  })
})

describe('a day without an arranged departure', () => {
  const day = { day: '2027-03-10' }

  test('counts hours from its first minute, so that no deadline is shown too late', () => {
    const kayak = madeWordings.overlapping
    expect(said(kayak, day, 'policy', '2027-03-09 00:00')).toBe('100')
    expect(said(kayak, day, 'policy', '2027-03-09 00:01')).toBe('80')
    for (const start of ['00:00', '08:30', '15:00', '23:59']) {
      const timed = deadlinesOf(kayak, { ...day, start }).wordings
      deadlinesOf(kayak, day).wordings.forEach(({ stretches }, at) => {
        expect(stretches[0]?.to).toBeLessThanOrEqual(timed[at]?.stretches[0]?.to ?? 0)
      })
    }
  })

  test('can be cancelled until it is over, because it may not have left', () => {
    expect(said(madeWordings.overlapping, day, 'tab', '2027-03-10 23:59')).toBe('0 weather')
    expect(said(madeWordings.overlapping, day, 'tab', '2027-03-11 00:00')).toBe('gone')
  })
})

describe('from the rule table alone', () => {
  test('other figures give other deadlines', () => {
    const [policy] = wordingsOf({
      kind: 'tour',
      tab: [],
      important: [],
      figures: { ...madeFigures, tours: { fullRefundHours: 36, laterRefund: 70, moveHours: 6 } },
    })
    if (!policy) throw new Error('no policy')
    expect(said([policy], afternoon, 'policy', '2027-03-09 03:00')).toBe('100')
    expect(said([policy], afternoon, 'policy', '2027-03-09 03:01')).toBe('70')
    expect(movedFor([policy], afternoon, '2027-03-10 09:00')).toBe(0)
    expect(movedFor([policy], afternoon, '2027-03-10 09:01')).toBeUndefined()
  })

  test('a trip whose important information refers to the tab has two wordings, others three', () => {
    expect(madeWordings.referring.map(({ source }) => source)).toEqual(['tab', 'policy'])
    expect(madeWordings.expedition.map(({ source }) => source)).toEqual(['tab', 'important', 'policy'])
  })

  test('where two fees apply the lower one counts', () => {
    const moves: MoveRule[] = [
      { notice: { by: 'sameDay' }, fee: 20 },
      { notice: { by: 'lessThan', unit: 'hours', count: 24 }, fee: 10 },
    ]
    expect(movedFor([{ source: 'policy', rules: [], moves }], afternoon, '2027-03-10 10:00')).toBe(10)
  })

  test.each(['', 'tomorrow', '2027-02-30'])('%p is no day', (day) => {
    expect(cancellationDeadlines(madeWordings.expedition, { day })).toBeUndefined()
  })
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'America/New_York', 'Europe/London'])(
  'a device set to %s shows the same deadlines',
  (zone) => {
    const root = path.resolve(__dirname, '../../..')
    const script = `
      const { cancellationDeadlines, policyWording } = await import('./lib/planning/cancellation-deadlines.ts')
      const { minuteText, paratyMinute } = await import('./lib/planning/paraty-time.ts')
      const figures = ${JSON.stringify(madeFigures)}
      const { best } = cancellationDeadlines([policyWording('expedition', figures)], { day: '2027-03-10', start: '07:00' })
      const now = paratyMinute(Date.parse('2027-03-09T10:00:30Z'))
      console.log([...best.map(({ to }) => minuteText(to - 1, 'en-GB')), minuteText(now, 'pt-BR')].join('; '))`
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
      encoding: 'utf8',
    })
    expect(told.trim()).toBe(
      'Wed 3 Mar, 23:59; Mon 8 Mar, 23:59; Tue 9 Mar, 07:00; Wed 10 Mar, 07:00; ter., 9 de mar., 07h00',
    )
  },
)
