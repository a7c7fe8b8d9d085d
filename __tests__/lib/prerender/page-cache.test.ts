/** @jest-environment node */
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import type { GetIncrementalResponseCacheContext } from 'next/dist/server/response-cache'
import { loadProductImages } from '@/lib/images/product-images'
import PageCache from '@/lib/prerender/page-cache'
import { clearShelf, findOnShelf } from '@/lib/prerender/shelf'
import { publicUrl } from '../images/backend-answers'

jest.mock('@/lib/environment', () => {
  const actual = jest.requireActual('@/lib/environment')
  return {
    ...actual,
    environment: {
      ...actual.environment,
      SUPABASE_URL: 'https://project.supabase.example',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_tests',
    },
  }
})

declare global {
  /** Where Next's data cache looks outside of a render. */
  var __incrementalCache: IncrementalCache | undefined
}

/** Constants of Next that TypeScript cannot import. */
const { RouteKind } = jest.requireActual('next/dist/server/route-kind')
const { CachedRouteKind, IncrementalCacheKind } = jest.requireActual('next/dist/server/response-cache/types')

const path = '/pt-BR/product/mar'
const tag = 'product-images:mar'
const owner = { kind: RouteKind.APP_PAGE, sourceRoute: '/[locale]/(site)/product/[slug]/page' }
const context: GetIncrementalResponseCacheContext = {
  kind: IncrementalCacheKind.APP_PAGE,
  route: owner,
  isFallback: false,
}
const old = '/media/tour-images/mar--1.jpg'
const fresh = '/media/tour-images/mar--2.jpg'

/** Next counts in milliseconds: two of them make a before and an after. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 2))

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

/** What follows when staff have uploaded or deleted a picture. */
async function staffChangePictures() {
  await tick()
  await cacheOfRequest().revalidateTag([tag], { expire: 0 })
  await tick()
}

/** What Next renders of a trip's page. */
const pageWith = (text: string) => ({
  kind: CachedRouteKind.APP_PAGE,
  html: `<body>${text}</body>`,
  headers: { 'x-next-cache-tags': tag },
  rscData: undefined,
  postponed: undefined,
  status: undefined,
  segmentData: undefined,
})

const keep = (cache: IncrementalCache, page: ReturnType<typeof pageWith>) =>
  cache.set(path, page, { ...context, cacheControl: { revalidate: 300, expire: undefined } })

/** A visitor opens the trip's page: Next looks for it, renders it where it has none, and keeps it. */
async function visit(whenRendered?: () => Promise<void>): Promise<string> {
  const cache = cacheOfRequest()
  const found = await cache.get(path, context)
  if (found?.value?.kind === 'APP_PAGE' && found.isStale !== -1) return found.value.html
  globalThis.__incrementalCache = cache
  const loaded = await loadProductImages('mar')
  const page = pageWith(loaded.status === 'images' ? loaded.images.join() : loaded.status)
  await whenRendered?.()
  await keep(cache, page)
  return page.html
}

/** A backend that waits to be told its answer. */
function slowBackend() {
  const waiting: ((answer: Response) => void)[] = []
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => waiting.push(resolve)))
  const isAsked = async () => {
    for (let tries = 0; waiting.length === 0 && tries < 500; tries += 1) await tick()
    expect(waiting).not.toHaveLength(0)
  }
  const answer = async (image: string) => {
    await isAsked()
    waiting.shift()?.(Response.json({ images: [publicUrl(image.replace('/media/', ''))] }))
  }
  return { fetched, isAsked, answer }
}

const onShelf = () => {
  const page = findOnShelf(path)
  return page && new TextDecoder().decode(page.body)
}

beforeEach(async () => {
  await staffChangePictures()
  clearShelf()
})

test('a page and its list are kept until staff change the pictures', async () => {
  const backend = slowBackend()
  const first = visit()
  await backend.answer(old)
  expect(await first).toContain(old)
  expect(onShelf()).toContain(old)
  expect(await visit()).toContain(old)
  await staffChangePictures()
  expect(onShelf()).toBeUndefined()
  const next = visit()
  await backend.answer(fresh)
  expect(await next).toContain(fresh)
  expect(backend.fetched).toHaveBeenCalledTimes(2)
})

test('what the backend said before staff changed the pictures is not kept by a page that is done after it', async () => {
  const backend = slowBackend()
  const early = visit(staffChangePictures)
  await backend.answer(old)
  expect(await early).toContain(old)
  expect(onShelf()).toBeUndefined()

  const next = visit()
  await backend.answer(fresh)
  expect(await next).toContain(fresh)
  expect(onShelf()).toContain(fresh)
  expect(await visit()).toContain(fresh)
  expect(backend.fetched).toHaveBeenCalledTimes(2)
})

test('a page that waits for the backend while staff change the pictures asks once more, and is not kept', async () => {
  const backend = slowBackend()
  const early = visit()
  await backend.isAsked()
  await staffChangePictures()
  await backend.answer(old)
  await backend.answer(fresh)
  expect(await early).toContain(fresh)
  expect(onShelf()).toBeUndefined()

  const next = visit()
  await backend.answer(fresh)
  expect(await next).toContain(fresh)
  expect(onShelf()).toContain(fresh)
})

test('a list that was kept before staff changed the pictures is not kept again by a page that read it', async () => {
  const backend = slowBackend()
  const first = visit()
  await backend.answer(old)
  await first
  const early = cacheOfRequest()
  await staffChangePictures()
  await keep(early, pageWith(old))
  const next = visit()
  await backend.answer(fresh)
  expect(await next).toContain(fresh)
})

test('a page that was being read when staff changed the pictures does not go back on the shelf', async () => {
  const backend = slowBackend()
  const first = visit()
  await backend.answer(old)
  await first
  await tick()
  const reading = cacheOfRequest().get(path, context)
  const change = cacheOfRequest().revalidateTag([tag], { expire: 0 })
  await Promise.all([reading, change])
  expect(onShelf()).toBeUndefined()
})

test('a page that is not kept is still finished for those who wait for it', async () => {
  const cache = cacheOfRequest()
  const page = pageWith('old')
  await staffChangePictures()
  await keep(cache, page)
  expect(page.headers).toHaveProperty('content-security-policy')
})
