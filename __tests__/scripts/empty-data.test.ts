import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { copyEmptyData } from '../../scripts/empty-data'
import { inTemporaryFolder } from './temporary-folder'

inTemporaryFolder()

const named = process.env.EMPTY_DATA
afterEach(() => {
  if (named === undefined) delete process.env.EMPTY_DATA
  else process.env.EMPTY_DATA = named
})

test('a backend begins with a copy of the data that was prepared, and leaves that alone', () => {
  mkdirSync('prepared/database', { recursive: true })
  writeFileSync('prepared/database/PG_VERSION', '17')
  process.env.EMPTY_DATA = 'prepared'
  copyEmptyData('data')
  writeFileSync('data/database/PG_VERSION', '18')
  expect(readFileSync('prepared/database/PG_VERSION', 'utf8')).toBe('17')
})

test('tests that are run by themselves make their own', () => {
  delete process.env.EMPTY_DATA
  copyEmptyData('data')
  expect(existsSync('data')).toBe(false)
})
