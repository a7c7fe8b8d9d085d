import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { guardFirstStart } from '../../scripts/backend/first-start'

let directory: string
const inDirectory = (...names: string[]) => path.join(directory, ...names)

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'first-start-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a first start is marked until it is finished', () => {
  const guard = guardFirstStart(directory)
  expect(guard).toMatchObject({ isFirst: true, database: inDirectory('database') })
  expect(existsSync(inDirectory('first-start'))).toBe(true)
  guard.finish()
  expect(existsSync(inDirectory('first-start'))).toBe(false)
})

test('what an interrupted first start left is removed', () => {
  guardFirstStart(directory)
  mkdirSync(inDirectory('database'))
  writeFileSync(inDirectory('database', 'half'), '')
  const guard = guardFirstStart(directory)
  expect(guard.isFirst).toBe(true)
  expect(existsSync(inDirectory('database'))).toBe(false)
})

test('data without a marker is somebody’s and stays', () => {
  mkdirSync(inDirectory('database'))
  writeFileSync(inDirectory('database', 'whole'), '')
  const guard = guardFirstStart(directory)
  expect(guard.isFirst).toBe(false)
  guard.finish()
  expect(existsSync(inDirectory('database', 'whole'))).toBe(true)
  expect(existsSync(inDirectory('first-start'))).toBe(false)
})
