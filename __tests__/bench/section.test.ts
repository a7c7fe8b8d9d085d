import { readFileSync } from 'node:fs'
import { mechanisms } from '@/lib/config/variables'
import { brokenPromises } from '@/scripts/bench/memory'
import { parts, usage } from '@/scripts/bench/options'
import { atMost, table } from '@/scripts/bench/section'
import { brokenAudits, comparedRow, comparedSwitches } from '@/scripts/bench/without'

jest.mock('@/scripts/bench/pages', () => ({ openBrowser: jest.fn(), samplePages: [] }))

describe('what the benchmark says', () => {
  test('a table is as wide as its widest cells', () => {
    expect(table(['a', 'bb'], [['ccc', 'd']])).toBe('| a   | bb |\n| --- | -- |\n| ccc | d  |')
  })

  test.each([
    [199.6, true, '200 ms'],
    [200, true, '200 ms'],
    [200.4, false, '200 ms'],
  ])('a figure of %p against a limit of 200 ms is met: %p', (measured, met, said) => {
    expect(atMost('a screen', 200, measured, 'ms')).toEqual({
      what: 'a screen',
      bar: '≤ 200 ms',
      measured: said,
      met,
    })
  })

  test('a figure that could not be measured meets no limit', () => {
    expect(atMost('asking', 0.1, Number.NaN, '%').met).toBe(false)
  })

  test.each([
    [1600, 800, 'more', '100.0 %', 'keeps'],
    [840, 800, 'more', '5.0 %', 'keeps'],
    [830, 800, 'more', '3.8 %', 'below 5 %: remove'],
    [760, 800, 'more', '-5.0 %', 'below 5 %: remove'],
    [1500, 2000, 'less', '25.0 %', 'keeps'],
    [2100, 2000, 'less', '-5.0 %', 'below 5 %: remove'],
    [0, 0, 'less', '0.0 %', 'below 5 %: remove'],
  ] as const)(
    '%p with a mechanism and %p without, where %s is better, is a gain of %s: %s',
    (withIt, without, better, said, verdict) => {
      const compared = { where: '/passeios', figure: 'answers per second', withIt, without, better }
      expect(comparedRow('page-memory', compared).slice(3)).toEqual([said, verdict])
    },
  )

  test('a mechanism is judged by the figure that it is there for', () => {
    const compared = { where: 'home', withIt: 100, without: 100, better: 'more' } as const
    expect(comparedRow('deferred-scripts', { ...compared, figure: 'performance' }).at(-1)).toBe('')
    expect(comparedRow('deferred-scripts', { ...compared, figure: 'LCP ms' }).at(-1)).toBe(
      'below 5 %: remove',
    )
  })

  test('a page that is broken without a mechanism is no figure: the audits that it fails are named', () => {
    const page = (...failures: string[]) => ({ failures })
    expect(brokenAudits('home', { withIt: [page('a')], without: [page(), page('a')] })).toBeUndefined()
    expect(
      brokenAudits('home', {
        withIt: [page()],
        without: [page('errors-in-console'), page('errors-in-console')],
      }),
    ).toBe('home without it fails: errors-in-console')
  })

  test('the page cache is measured without the two that lean on it, the others alone', () => {
    expect(comparedSwitches('page-cache')).toEqual({
      withIt: ['page-memory', 'deferred-scripts'],
      without: ['page-cache', 'page-memory', 'deferred-scripts'],
    })
    expect(comparedSwitches('page-memory')).toEqual({ withIt: [], without: ['page-memory'] })
  })
})

describe('what nobody is to wait for while the site is attacked', () => {
  const calm = {
    name: 'bodies',
    peakMegabytes: 300,
    pages: Array<number>(25).fill(40),
    pagesFailed: 0,
    outcome: '',
  }

  test.each([
    [calm, []],
    [{ ...calm, peakMegabytes: 513 }, ['bodies: 513 MB']],
    [{ ...calm, pagesFailed: 1 }, ['bodies: 1 pages failed']],
    [{ ...calm, pages: [40] }, ['bodies: only 1 pages were answered']],
    [{ ...calm, pages: [...calm.pages, 3100] }, ['bodies: p99 3100 ms']],
  ])('%j: %j', (row, failures) => {
    expect(brokenPromises([row])).toEqual(failures)
  })
})

test.each(['--quick', '--runs', '--only', '--without', '--seconds', '--write'])(
  'npm run bench tells about %s',
  (option) => expect(usage).toContain(`  ${option}`),
)

test('npm run bench measures what is there to be fast, and says why not the rest', () => {
  for (const name of mechanisms) expect(usage).toContain(name)
  expect(usage).toContain('panel-form brings no speed')
})

test('every part that can be run alone stands in BENCHMARKS.md and in what npm run bench tells', () => {
  const text = readFileSync('BENCHMARKS.md', 'utf8')
  expect(parts.filter((part) => !text.includes(`| \`--only ${part}\` |`))).toEqual([])
  expect(parts.filter((part) => !new RegExp(`\\b${part}\\b`).test(usage))).toEqual([])
})
