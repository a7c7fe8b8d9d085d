/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { isFlat, median, percentile } from '@/scripts/bench/figures'
import { grownFiles, growSource } from '@/scripts/bench/grow'
import { table } from '@/scripts/bench/report'

describe('the measuring of the site', () => {
  test.each(grownFiles)('a generated catalogue still fits %s', (file) => {
    const grown = growSource(file, readFileSync(file, 'utf8'), 3)
    expect(grown).not.toBe(readFileSync(file, 'utf8'))
  })

  test('a source that has changed its shape is named rather than left as it is', () => {
    expect(() => growSource('lib/addresses.ts', 'const other = {}', 3)).toThrow('adapt scripts/bench/grow.ts')
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

  test('a table is as wide as its widest cells', () => {
    expect(table(['a', 'bb'], [['ccc', 'd']])).toBe('| a   | bb |\n| --- | -- |\n| ccc | d  |')
  })
})
