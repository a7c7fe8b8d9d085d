import { sourcesIn } from '../../architecture/sources'

/** What an upgrade of Next may move. This file loads none of it before a test has begun. */
const parts = ['next/dist/server/lib/incremental-cache/file-system-cache', 'next/dist/server/lib/etag']

beforeEach(() => jest.resetModules())

test('Next still has what the page cache takes from it', async () => {
  const broken = await import('@/lib/page-cache/page-cache').then(
    () => [],
    (error: Error) => [error.message, `${error.cause}`],
  )
  expect(broken).toEqual([])
})

test.each(parts)('without %s in Next, the page cache says what to do', async (name) => {
  for (const found of [
    () => {
      throw new Error(`Cannot find module '${name}'`)
    },
    () => ({ default: class {}, generateETag: undefined }),
  ]) {
    jest.resetModules()
    jest.doMock(name, found, { virtual: true })
    await expect(import('@/lib/page-cache/page-cache')).rejects.toThrow(
      /lib\/page-cache\/page-cache\.ts takes it from: adapt it, or build and start with WITHOUT=page-cache$/,
    )
    jest.dontMock(name)
  }
})

test('no type of the site comes from a private module of Next, which would stop every build when it moves', () => {
  const bound = sourcesIn('app', 'components', 'lib', 'instrumentation.ts', 'middleware.ts', 'next.config.ts')
    .filter(({ text }) => /\b(?:from|import|import\()\s*'next\/dist\//.test(text))
    .map(({ file }) => file)
  expect(bound).toEqual([])
})
