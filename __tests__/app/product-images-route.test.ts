import { GET } from '@/app/api/product-images/[id]/route'
import { currentCatalogue } from '@/lib/content/current'
import { maxSlugLength } from '@/lib/slug'
import { catalogueWith, newTour, row, shipped } from '../lib/catalogue/shipped'
import { backendAnswers, logged, publicUrl } from '../lib/images/backend-answers'

jest.mock('@/lib/config/environment', () => ({
  environment: {
    ...jest.requireActual('@/lib/config/environment').environment,
    SUPABASE_URL: 'https://project.supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_tests',
    SITE_URL: 'https://saira.example',
  },
}))

const now = Date.UTC(2026, 10, 21)

/** Content versions: what one test remembers is out of date in the next. */
let version = 0

/** Staff have published something: the content is another one. */
function publish() {
  version += 1
  globalThis.siteContent = { catalogue: shipped, name: `${version}` }
}

beforeEach(() => {
  publish()
  jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'nextTick'] })
})
afterEach(() => jest.useRealTimers())

async function ask(id: string) {
  const response = await GET(new Request('http://localhost/'), { params: Promise.resolve({ id }) })
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  }
}

describe('a product’s photographs for the browser', () => {
  test('are addresses on this site with the time at which the list was true, good for five minutes', async () => {
    backendAnswers(Response.json({ images: [publicUrl('tour-images/passeio-veleiro--1.jpg')] }))
    expect(await ask('passeio-veleiro')).toEqual({
      status: 200,
      cache: 'public, max-age=300',
      body: { images: ['/media/tour-images/passeio-veleiro--1.jpg'], timestamp: now },
    })
  })

  test('are good for less where the site has remembered them for a while', async () => {
    backendAnswers(Response.json({ images: [publicUrl('tour-images/a.jpg')] }))
    await ask('passeio-veleiro')
    jest.advanceTimersByTime(50_000)
    expect(await ask('passeio-veleiro')).toMatchObject({
      cache: 'public, max-age=250',
      body: { timestamp: now },
    })
  })

  test('none are an empty list that is not kept', async () => {
    logged('info')
    backendAnswers(Response.json({ images: [] }))
    expect(await ask('baia-paraty')).toEqual({
      status: 200,
      cache: 'no-store',
      body: { images: [], timestamp: now },
    })
  })

  test('everybody who asks at the same time shares one question to the backend', async () => {
    const backend = backendAnswers(Response.json({ images: [publicUrl('tour-images/a.jpg')] }))
    const answers = await Promise.all([ask('baia-paraty'), ask('baia-paraty'), ask('baia-paraty')])
    expect(answers.map(({ body }) => body.images)).toEqual(Array(3).fill(['/media/tour-images/a.jpg']))
    expect(backend).toHaveBeenCalledTimes(1)
    await ask('passeio-veleiro')
    expect(backend).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['photographs', ['tour-images/a.jpg']],
    ['"none"', []],
  ])('%s are remembered for five minutes and no longer (spec §9)', async (_, files) => {
    logged('info')
    const backend = backendAnswers(Response.json({ images: files.map(publicUrl) }))
    await ask('baia-paraty')
    jest.advanceTimersByTime(299_000)
    await ask('baia-paraty')
    expect(backend).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1_000)
    await ask('baia-paraty')
    expect(backend).toHaveBeenCalledTimes(2)
  })

  test('what was remembered is forgotten at once when staff publish, upload or delete', async () => {
    logged('info')
    backendAnswers(Response.json({ images: [] }), Response.json({ images: [publicUrl('tour-images/a.jpg')] }))
    expect(await ask('baia-paraty')).toMatchObject({ body: { images: [] } })
    publish()
    expect(await ask('baia-paraty')).toMatchObject({ body: { images: ['/media/tour-images/a.jpg'] } })
  })

  test('what the backend said before staff uploaded is not remembered after it', async () => {
    logged('info')
    const first = Promise.withResolvers<Response>()
    jest
      .spyOn(globalThis, 'fetch')
      .mockReturnValueOnce(first.promise)
      .mockResolvedValueOnce(Response.json({ images: [publicUrl('tour-images/a.jpg')] }))
    const early = ask('baia-paraty')
    await Promise.resolve()
    publish()
    first.resolve(Response.json({ images: [] }))
    expect(await early).toMatchObject({ body: { images: [] } })
    expect(await ask('baia-paraty')).toMatchObject({ body: { images: ['/media/tour-images/a.jpg'] } })
  })

  test('a failure is shared by those who wait for it and remembered for nobody else', async () => {
    logged('error')
    const backend = backendAnswers(new Response('', { status: 503 }))
    const failures = await Promise.all([ask('baia-paraty'), ask('baia-paraty')])
    expect(failures.map(({ status }) => status)).toEqual([502, 502])
    expect(backend).toHaveBeenCalledTimes(1)
    await ask('baia-paraty')
    expect(backend).toHaveBeenCalledTimes(2)
  })

  test('a hidden trip’s photographs can be asked for, because the panel prepares them', async () => {
    const catalogue = catalogueWith(row('tours', 'baia-paraty', {}, { hidden: true }))
    globalThis.siteContent = { catalogue, name: 'hidden' }
    backendAnswers(Response.json({ images: [publicUrl('tour-images/a.jpg')] }))
    expect(currentCatalogue().trips.some(({ slug }) => slug === 'baia-paraty')).toBe(false)
    expect(await ask('baia-paraty')).toMatchObject({ body: { images: ['/media/tour-images/a.jpg'] } })
  })

  test('the longest slug that a trip may have is one that is asked for', async () => {
    const slug = 'a'.repeat(maxSlugLength)
    const catalogue = catalogueWith(row('tours', slug, newTour))
    globalThis.siteContent = { catalogue, name: 'long' }
    backendAnswers(Response.json({ images: [publicUrl('tour-images/a.jpg')] }))
    expect(await ask(slug)).toMatchObject({ status: 200, body: { images: ['/media/tour-images/a.jpg'] } })
  })

  test('an unknown product has none, and the backend is not bothered', async () => {
    const backend = backendAnswers(Response.json({ images: [] }))
    expect(await ask('lugar-nenhum')).toMatchObject({ status: 200, body: { images: [] } })
    expect(backend).not.toHaveBeenCalled()
  })

  test.each(['', 'A', '../x', 'a--b', 'a%2fb', '-a', 'ç', 'a'.repeat(maxSlugLength + 1)])(
    '%j is malformed',
    async (id) => {
      const backend = backendAnswers(Response.json({ images: [] }))
      expect(await ask(id)).toEqual({ status: 400, cache: 'no-store', body: { error: 'malformed-id' } })
      expect(backend).not.toHaveBeenCalled()
    },
  )

  test.each([
    [502, 'status', new Response('', { status: 503 })],
    [502, 'unreadable', new Response('<html>')],
    [502, 'unreachable', new TypeError('fetch failed')],
    [504, 'timeout', new DOMException('late', 'TimeoutError')],
  ] as const)('a failure is a %i that says %s', async (status, error, answer) => {
    logged('error')
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      if (answer instanceof Response) return answer
      throw answer
    })
    expect(await ask('passeio-veleiro')).toEqual({ status, cache: 'no-store', body: { error } })
  })
})
