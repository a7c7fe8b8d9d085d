import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { currentGeneration } from '@/lib/content/state'
import type * as PageCacheModule from '@/lib/page-cache/page-cache'
import { pageInMemory } from '@/lib/page-memory/page-memory'
import { shipped } from '../catalogue/shipped'

/** The page cache of a process that was started with these switches. */
async function startedWithout(list: string) {
  jest.resetModules()
  process.env.WITHOUT = list
  PageCache = (await import('@/lib/page-cache/page-cache')).default
}
let PageCache: typeof PageCacheModule.default
beforeEach(() => startedWithout(''))

interface Cache {
  get: (key: string, context: object) => Promise<{ value: { kind: string; html?: string } | null } | null>
  set: (key: string, value: object, context: object) => Promise<void>
}

/** Of Next, as it is installed; its types would go with its modules. */
const { IncrementalCache } = jest.requireActual<{ IncrementalCache: new (options: object) => Cache }>(
  'next/dist/server/lib/incremental-cache',
)
const { nodeFs } = jest.requireActual('next/dist/server/lib/node-fs-methods')
const { RouteKind } = jest.requireActual('next/dist/server/route-kind')
const { CachedRouteKind, IncrementalCacheKind } = jest.requireActual('next/dist/server/response-cache/types')

const path = '/pt-BR/product/mar'
const owner = { kind: RouteKind.APP_PAGE, sourceRoute: '/[locale]/(site)/product/[slug]/page' }
const context = {
  kind: IncrementalCacheKind.APP_PAGE,
  route: owner,
  isFallback: false,
}
/** Next makes one for each request; what it keeps is shared by all of them, and by other processes where it has a folder. */
const cacheOfRequest = (folder?: string) =>
  new IncrementalCache({
    dev: false,
    fs: nodeFs,
    serverDistDir: folder ?? '/nowhere',
    flushToDisk: folder !== undefined,
    maxMemoryCacheSize: 2 ** 20,
    requestHeaders: {},
    previewProps: { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' },
    prerenderManifest: {
      version: 4,
      routes: {},
      dynamicRoutes: {},
      notFoundRoutes: [],
      preview: { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' },
    },
    CurCacheHandler: PageCache,
  })

/** The process shows other content from now on. */
const show = (name: string, expiries: readonly number[] = []) => {
  globalThis.siteContent = { catalogue: { ...shipped, expiries }, name }
}

/** What Next renders of a trip's page from the content of a generation. */
const pageOf = (generation: string) => ({
  kind: CachedRouteKind.APP_PAGE,
  html: `<html lang="pt-BR" data-content="${generation}"><head><script src="/_next/static/chunks/a.js" async=""></script></head><body>${generation}<script>self.__next_f=[]</script></body></html>`,
  headers: {},
  rscData: Buffer.from(`0:["$","html",null,{"lang":"pt-BR","data-content":"${generation}"}]`),
  postponed: undefined,
  status: undefined,
  segmentData: undefined,
})

const keep = (page: ReturnType<typeof pageOf>, cache = cacheOfRequest()) =>
  cache.set(path, page, { ...context, cacheControl: { revalidate: false, expire: undefined } })

/** The page that Next finds in its cache; undefined where it has to render. */
async function found(cache = cacheOfRequest()): Promise<string | undefined> {
  const entry = await cache.get(path, context)
  return entry?.value?.kind === 'APP_PAGE' ? entry.value.html : undefined
}

const inMemory = () => {
  const page = pageInMemory(path)
  return page && new TextDecoder().decode(page.body)
}

beforeEach(() => {
  globalThis.pageMemory = undefined
  show('one')
})

test('a page is kept, in the cache and in memory, for as long as its content is shown', async () => {
  await keep(pageOf('one.0'))
  for (let visit = 0; visit < 3; visit += 1) expect(await found()).toContain('one.0')
  expect(inMemory()).toContain('one.0')
})

test('a publication makes every page out of date at once, and the new one takes its place', async () => {
  await keep(pageOf('one.0'))
  show('two')
  expect(inMemory()).toBeUndefined()
  expect(await found()).toBeUndefined()
  await keep(pageOf('two.0'))
  expect(await found()).toContain('two.0')
  expect(inMemory()).toContain('two.0')
})

test.each<[string, (page: ReturnType<typeof pageOf>) => object]>([
  ['without its end', ({ html }) => ({ html: html.slice(0, -20) })],
  ['beside no data', () => ({ rscData: Buffer.from('') })],
  ['beside the data of other content', () => ({ rscData: pageOf('none.0').rscData })],
])('a page that lies on disk %s is rendered again', async (_, change) => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  const folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
  try {
    const whole = pageOf('one.0')
    await keep({ ...whole, ...change(whole) }, cacheOfRequest(folder))
    await startedWithout('')
    globalThis.pageMemory = undefined
    expect(await found(cacheOfRequest(folder))).toBeUndefined()
    expect(inMemory()).toBeUndefined()
    expect(warned.mock.calls.join()).toContain('page-cache-torn')
    await keep(whole, cacheOfRequest(folder))
    expect(await found(cacheOfRequest(folder))).toContain('one.0')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a page that shows no content, such as that of a missing file, is never out of date', async () => {
  await keep(pageOf('any'))
  show('two')
  expect(await found()).toContain('data-content="any"')
})

test('a page that was begun before a publication and is done after it is shown to nobody else', async () => {
  const early = pageOf('one.0')
  show('two')
  await keep(early)
  expect(await found()).toBeUndefined()
  expect(inMemory()).toBeUndefined()
})

test('a notice or a date that goes by itself makes pages out of date', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000)
  show('one', [2_000])
  await keep(pageOf('one.0'))
  expect(inMemory()).toContain('one.0')
  clock.mockReturnValue(2_000)
  expect(inMemory()).toBeUndefined()
  expect(await found()).toBeUndefined()
  await keep(pageOf('one.1'))
  expect(await found()).toContain('one.1')
})

test('a page of the build is good for a process that shows what the build was made of, and for no other', async () => {
  show('shipped')
  await keep(pageOf('shipped.0'))
  expect(await found()).toContain('shipped.0')
  show('7-abc')
  expect(await found()).toBeUndefined()
})

test('before a process has loaded any content, it hands out what the build made', async () => {
  await keep(pageOf('shipped.0'))
  globalThis.siteContent = undefined
  expect(await found()).toContain('shipped.0')
})

test('a page that does not say what it was rendered from is out of date', async () => {
  await keep({ ...pageOf('one.0'), html: pageOf('one.0').html.replace(/ data-content="[^"]*"/, '') })
  expect(await found()).toBeUndefined()
})

test('a page that is out of date is still finished for those who wait for it', async () => {
  const page = pageOf('one.0')
  show('two')
  await keep(page)
  expect(page.headers).toHaveProperty('content-security-policy')
})

test('a page is finished once, also when it is read and stored again', async () => {
  const page = pageOf('one.0')
  await keep(page)
  const { html, headers } = page
  expect(html).not.toContain('<script src=')
  await keep(page)
  expect(page).toMatchObject({ html, headers })
})

test('of a page that is kept in memory only what is sent stays there, and not the document that it was made of', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const memory = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  show('a-generation-with-a-long-name')
  const before = memory()
  for (let page = 0; page < 20; page += 1) {
    const text = pageOf(currentGeneration() ?? '')
    const html = text.html.replace('</body>', `${'á€'.repeat(500_000)}${page}</body>`)
    await cacheOfRequest().set(`${path}-${page}`, { ...text, html }, { ...context, cacheControl: undefined })
  }
  expect(globalThis.pageMemory?.pages.size).toBe(20)
  // Two million bytes each; Next's own cache has room for one of them.
  expect((memory() - before) / 1e6).toBeLessThan(15)
  // Nobody waits for them to be compressed.
  globalThis.pageMemory?.pages.clear()
})

test('without deferred scripts a page names its script files as Next wrote them, under its policy', async () => {
  await startedWithout('deferred-scripts')
  const page = pageOf('one.0')
  await keep(page)
  expect(page.html).toBe(pageOf('one.0').html)
  expect(page.headers).toHaveProperty(
    'content-security-policy',
    expect.stringMatching(/script-src 'self' 'sha256-[^']+';/),
  )
  expect(inMemory()).toBe(page.html)
})

test('a page that was rendered again is finished anew by a process that starts with other switches', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
  const page = pageOf('one.0')
  await keep(page, cacheOfRequest(folder))
  expect(page.html).not.toContain('<script src=')
  await startedWithout('deferred-scripts')
  expect(await found(cacheOfRequest(folder))).toBe(pageOf('one.0').html)
  await rm(folder, { recursive: true })
})

test('without page memory no page is in memory; Next sends it from its cache, finished', async () => {
  await startedWithout('page-memory')
  await keep(pageOf('one.0'))
  expect(inMemory()).toBeUndefined()
  expect(await found()).toContain('first-contentful-paint')
})

test('a key of Next that is built otherwise is kept out of memory, and the log says so once', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  const cache = new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    _requestHeaders: {},
  })
  for (const key of ['one', 'two']) {
    await cache.set(key, pageOf('one.0'), { ...context, fetchCache: undefined, cacheControl: undefined })
  }
  expect(globalThis.pageMemory?.pages.size ?? 0).toBe(0)
  expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual([
    'page-cache-key-unknown',
  ])
})

test('Next still names its cache keys by the path of the page', async () => {
  await keep(pageOf('one.0'))
  const known = [...(globalThis.pageMemory?.pages.keys() ?? [])]
  const said = known.includes(path)
    ? []
    : ['Next no longer ends its keys in "/$" and the path: see pathOf in lib/page-cache']
  expect(said).toEqual([])
})
