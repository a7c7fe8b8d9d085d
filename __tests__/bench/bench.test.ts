/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { median } from '@/scripts/bench/figures'
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

  test('a table is as wide as its widest cells', () => {
    expect(table(['a', 'bb'], [['ccc', 'd']])).toBe('| a   | bb |\n| --- | -- |\n| ccc | d  |')
  })
})
