import { answersInWords } from '@/scripts/bench/endurance-report'
import { featuresSection } from '@/scripts/bench/features'
import { isFlat, median, percentile } from '@/scripts/bench/figures'
import { generatedContent, measureContentLoad } from '@/scripts/bench/generated-content'
import { makeVisits, turn, type Visit } from '@/scripts/bench/traffic'
import { shippedCatalogue } from '@/scripts/shipped-catalogue'

describe('the measuring of the site', () => {
  test('a grown catalogue shows all of its trips, each at addresses of its own', async () => {
    const { catalogue } = await measureContentLoad(generatedContent(30))
    expect(catalogue.problems).toEqual([])
    expect(catalogue.trips).toHaveLength(shippedCatalogue.trips.length + 30)
    expect(catalogue.addresses.entries.has('/tour-caiaque-coletivo-g0')).toBe(true)
  })

  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('the middle of %p is %p', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  test('the value that a share of the figures does not exceed is one of them', () => {
    const values = Array.from({ length: 200 }, (_, index) => 200 - index)
    expect(percentile(values, 0.5)).toBe(100)
    expect(percentile(values, 0.99)).toBe(198)
    expect(percentile([7], 0.99)).toBe(7)
    expect(percentile([], 0.5)).toBeNaN()
  })

  test('memory that comes to rest is flat, memory that goes on growing is not, and too few figures say nothing', () => {
    const steady = [100, 150, 190, 200, 202, 198, 201, 205, 199, 204, 206, 203]
    expect(isFlat(steady)).toBe(true)
    expect(isFlat(steady.map((value, index) => value + index * 20))).toBe(false)
    expect(isFlat([100, 101])).toBe(false)
  })

  test('a feature is reported by what its page weighs over the bare one, and by what its use adds', () => {
    const costs = [{ feature: 'finder', path: '/escolher', before: 110 * 1024, after: 112.5 * 1024 }]
    expect(featuresSection(costs, 100 * 1024).text).toContain(
      '| finder  | /escolher | 110.0  | 10.0      | 112.5 | 2.5         |',
    )
  })

  test.each([1, 36, 37, 74, 189])(
    'in a list of %p everything has its turn before anything has it again',
    (length) => {
      const list = Array.from({ length }, (_, index) => index)
      expect(new Set(list.map((count) => turn(list, count))).size).toBe(length)
    },
  )

  test('visits keep their pace, and an answer that was not expected is counted and named', async () => {
    const visit = (path: string, make: Visit['make']): Visit => ({ kind: 'page', path, make })
    const visits = [
      visit('/a', async () => ({ answer: '200', isExpected: true })),
      visit('/b', async () => ({ answer: '500', isExpected: false })),
      visit('/c', async () =>
        Promise.reject(new Error('fetch failed', { cause: new Error('socket hang up') })),
      ),
    ]
    const began = performance.now()
    const tally = (await makeVisits('http://site', visits, { perSecond: 60, seconds: 0.3 })).get('page')
    expect(performance.now() - began).toBeGreaterThan(250)
    expect(tally?.durations).toHaveLength(18)
    expect(tally?.answers).toEqual(
      new Map([
        ['200', 6],
        ['500', 6],
        ['fetch failed: socket hang up', 6],
      ]),
    )
    expect(tally?.unexpected).toHaveLength(12)
    expect(tally?.unexpected).toEqual(expect.arrayContaining(['500 /b', 'fetch failed: socket hang up /c']))
  })

  test('answers are told with how often they came, the most frequent first, and no cell of a table is cut in two', () => {
    const answers = new Map([
      ['503 a|b', 2],
      ['200', 40],
    ])
    expect(answersInWords(answers)).toBe('200 × 40, 503 a/b × 2')
  })
})
