import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'

/** The switches as a process reads them that was started with this list. */
async function startedWithout(list: string | undefined) {
  jest.resetModules()
  if (list === undefined) delete process.env.WITHOUT
  else process.env.WITHOUT = list
  return import('@/lib/config/switches')
}

afterEach(() => {
  delete process.env.WITHOUT
})

test.each([
  [undefined, { cache: true, memory: true, deferred: true, forms: true }],
  ['', { cache: true, memory: true, deferred: true, forms: true }],
  ['page-memory', { cache: true, memory: false, deferred: true, forms: true }],
  ['deferred-scripts', { cache: true, memory: true, deferred: false, forms: true }],
  ['page-memory, deferred-scripts', { cache: true, memory: false, deferred: false, forms: true }],
  // The other two work on the pages that it hands out.
  ['page-cache', { cache: false, memory: false, deferred: false, forms: true }],
  ['panel-form', { cache: true, memory: true, deferred: true, forms: false }],
])('WITHOUT=%s leaves %j in use', async (list, expected) => {
  const { isSwitchedOn } = await startedWithout(list)
  expect({
    cache: isSwitchedOn('page-cache'),
    memory: isSwitchedOn('page-memory'),
    deferred: isSwitchedOn('deferred-scripts'),
    forms: isSwitchedOn('panel-form'),
  }).toEqual(expected)
})

test('a name that is none stops the start instead of doing nothing', async () => {
  await expect(startedWithout('page-memory,page-cahce')).rejects.toThrow(
    'WITHOUT: expected names between commas: page-cache, page-memory, deferred-scripts, panel-form',
  )
})

test('a build serves only with or without the page cache, as it was made', async () => {
  const here = await startedWithout('page-memory,panel-form')
  expect(here.switchMismatch('true')).toBeUndefined()
  expect(here.switchMismatch('false')).toMatch(/^WITHOUT: page-cache is on here and was off/)
  const there = await startedWithout('page-cache')
  expect(there.switchMismatch('false')).toBeUndefined()
  expect(there.switchMismatch('true')).toMatch(/^WITHOUT: page-cache is off here and was on/)
  // Where nothing was built, as while developing.
  expect(there.switchMismatch(undefined)).toBeUndefined()
})

jest.mock('next-intl/plugin', () => () => (config: unknown) => config)

test.each([
  ['', true],
  ['page-cache', false],
])(
  'a build with WITHOUT=%s has the page cache (%s), or a policy for the page of a missing file',
  async (list, hasCache) => {
    await startedWithout(list)
    const { default: nextConfig } = await import('@/next.config')
    const config = nextConfig(PHASE_PRODUCTION_BUILD)
    const headers = (await config.headers?.()) ?? []
    const policies = headers.flatMap((entry) =>
      entry.headers.filter(({ key }) => key === 'Content-Security-Policy'),
    )
    expect(config.cacheHandler !== undefined).toBe(hasCache)
    expect(policies.map(({ value }) => value)).toEqual(
      hasCache ? [] : [expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/)],
    )
    expect(config.env).toEqual({
      BUILT_WITH_PAGE_CACHE: String(hasCache),
      BUILT_WITH_VALUES: expect.any(String),
    })
  },
)

test('what no page is made of stops no build: neither tests nor commands are type-checked by it', async () => {
  const { default: nextConfig } = await startedWithout('').then(() => import('@/next.config'))
  const tsconfig = nextConfig(PHASE_PRODUCTION_BUILD).typescript?.tsconfigPath ?? ''
  const listed = execFileSync('node_modules/.bin/tsc', ['-p', tsconfig, '--listFilesOnly'], {
    encoding: 'utf8',
  })
  const checked = listed.split('\n').map((file) => path.relative('.', file).split(path.sep).join('/'))
  expect(checked).toContain('app/[locale]/layout.tsx')
  expect(checked.filter((file) => /^(?:__tests__|scripts|supabase)\//.test(file))).toEqual([])
})
