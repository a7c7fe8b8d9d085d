/** @jest-environment node */
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import type { GetIncrementalResponseCacheContext } from 'next/dist/server/response-cache'
import { currentGeneration } from '@/lib/content/state'
import PageCache from '@/lib/page-cache/page-cache'
import { rememberedPage } from '@/lib/page-memory/page-memory'
import { shipped } from '../catalogue/shipped'

/** Constants of Next that TypeScript cannot import. */
const { RouteKind } = jest.requireActual('next/dist/server/route-kind')
const { CachedRouteKind, IncrementalCacheKind } = jest.requireActual('next/dist/server/response-cache/types')

const path = '/pt-BR/product/mar'
const owner = { kind: RouteKind.APP_PAGE, sourceRoute: '/[locale]/(site)/product/[slug]/page' }
const context: GetIncrementalResponseCacheContext = {
  kind: IncrementalCacheKind.APP_PAGE,
  route: owner,
  isFallback: false,
}
/** Next makes one for each request; what it keeps is shared by all of them. */
const cacheOfRequest = () =>
  new IncrementalCache({
    dev: false,
    fs: nodeFs,
    serverDistDir: '/nowhere',
    flushToDisk: false,
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
  html: `<html lang="pt-BR" data-content="${generation}"><body>${generation}</body></html>`,
  headers: {},
  rscData: undefined,
  postponed: undefined,
  status: undefined,
  segmentData: undefined,
})

const keep = (page: ReturnType<typeof pageOf>, cache = cacheOfRequest()) =>
  cache.set(path, page, { ...context, cacheControl: { revalidate: false, expire: undefined } })

/** The page that Next finds in its cache; undefined where it has to render. */
async function found(): Promise<string | undefined> {
  const entry = await cacheOfRequest().get(path, context)
  return entry?.value?.kind === 'APP_PAGE' ? entry.value.html : undefined
}

const inMemory = () => {
  const page = rememberedPage(path, currentGeneration())
  return page && new TextDecoder().decode(page.body)
}

beforeEach(() => {
  globalThis.rememberedPages = undefined
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
  await keep({ ...pageOf('one.0'), html: '<html lang="pt-BR"><body></body></html>' })
  expect(await found()).toBeUndefined()
})

test('a page that is out of date is still finished for those who wait for it', async () => {
  const page = pageOf('one.0')
  show('two')
  await keep(page)
  expect(page.headers).toHaveProperty('content-security-policy')
})
