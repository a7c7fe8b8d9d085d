import { mkdirSync, writeFileSync } from 'node:fs'
import { buildInputs, isBuilt, markBuilt } from '../../scripts/build-state'
import { inTemporaryFolder } from './temporary-folder'

inTemporaryFolder()

beforeEach(() => {
  for (const folder of ['app/[locale]', 'lib', '.next', 'out', '__tests__', 'node_modules']) {
    mkdirSync(folder, { recursive: true })
  }
  writeFileSync('app/[locale]/page.tsx', 'one')
  writeFileSync('package-lock.json', '{}')
  writeFileSync('next.config.ts', '')
})

test('the same inputs give the same fingerprint', () => {
  expect(buildInputs({ SITE_URL: 'a' })).toBe(buildInputs({ SITE_URL: 'a' }))
})

test.each([
  ['a page', 'app/[locale]/page.tsx'],
  ['a new file', 'lib/money.ts'],
  ['the locked packages', 'package-lock.json'],
  ['the configuration', 'next.config.ts'],
])('%s changes it', (_case, file) => {
  const before = buildInputs({})
  writeFileSync(file, 'two')
  expect(buildInputs({})).not.toBe(before)
})

test.each([
  ['a test', '__tests__/a.test.ts'],
  ['a package', 'node_modules/a.js'],
  ['what the build writes', 'next-env.d.ts'],
])('%s does not', (_case, file) => {
  const before = buildInputs({})
  writeFileSync(file, 'two')
  expect(buildInputs({})).toBe(before)
})

test('variables count where pages show them', () => {
  const before = buildInputs({})
  expect(buildInputs({ SITE_NAME: 'Saíra' })).not.toBe(before)
  expect(buildInputs({ SUPABASE_URL: 'http://127.0.0.1:1' })).not.toBe(before)
  expect(buildInputs({ SUPABASE_SECRET_KEY: 'x', PORT: '1', PATH: '/bin' })).toBe(before)
})

test('a build counts when it was finished with these inputs', () => {
  expect(isBuilt('abc')).toBe(false)
  markBuilt('abc')
  expect(isBuilt('abc')).toBe(false)
  writeFileSync('.next/BUILD_ID', 'id')
  expect(isBuilt('abc')).toBe(true)
  expect(isBuilt('def')).toBe(false)
})
