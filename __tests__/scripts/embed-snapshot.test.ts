import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtInSnapshot } from '@/lib/config/environment'
import { inTemporaryFolder } from './temporary-folder'

const script = path.resolve('scripts/embed-snapshot.mjs')

inTemporaryFolder()
beforeEach(() => mkdirSync('.next/standalone', { recursive: true }))

const project = 'https://project.supabase.example'
const snapshot = (version: number, backend = project) =>
  JSON.stringify({ backend, content: { version, formerAddresses: [], pictures: [], items: [] } })

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function embed(variables: Record<string, string | undefined> = {}) {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: {
      ...process.env,
      SUPABASE_URL: project,
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_tests',
      CONTENT_SNAPSHOT: '',
      ...variables,
    },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

const standalone = path.join('.next/standalone', builtInSnapshot)
const versionIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).content.version

test('the folder that stands alone gets the content of the build', () => {
  write(builtInSnapshot, snapshot(3))
  embed()
  expect(versionIn(standalone)).toBe(3)
})

test('a project that stands in .env.local alone is that of the build, as it is for Next', () => {
  write(builtInSnapshot, snapshot(3))
  write('.env.local', `SUPABASE_URL=${project}\nSUPABASE_PUBLISHABLE_KEY=sb_publishable_for_the_tests\n`)
  embed({ SUPABASE_URL: undefined, SUPABASE_PUBLISHABLE_KEY: undefined })
  expect(versionIn(standalone)).toBe(3)
})

test('a build that keeps its content elsewhere leaves it in both of its folders, in place of an older one', () => {
  write('kept/content.json', snapshot(3))
  write(builtInSnapshot, snapshot(2))
  embed({ CONTENT_SNAPSHOT: 'kept/content.json' })
  expect([standalone, builtInSnapshot].map(versionIn)).toEqual([3, 3])
})

test.each([
  ['there is none', () => undefined],
  ['it is another project’s', () => write(builtInSnapshot, snapshot(3, 'https://other.supabase.example'))],
])('nothing is embedded where %s', (_, prepare) => {
  prepare()
  embed()
  expect(existsSync(standalone)).toBe(false)
})
