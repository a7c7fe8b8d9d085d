/** @jest-environment node */
import { atMost, table } from '@/scripts/bench/section'
import { gain } from '@/scripts/bench/without'

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
    [1600, 800, 'more', '100.0 %'],
    [760, 800, 'more', '-5.0 %'],
    [1500, 2000, 'less', '25.0 %'],
    [2100, 2000, 'less', '-5.0 %'],
  ] as const)(
    '%p with a mechanism and %p without, where %s is better, is a gain of %s',
    (withIt, without, better, said) => {
      expect(gain(withIt, without, better)).toBe(said)
    },
  )
})
