/** @jest-environment node */
import { GET } from '@/app/api/product-images/[id]/route'
import { backendAnswers, logged, publicUrl } from '../lib/images/backend-answers'

jest.mock('@/lib/environment', () => ({
  environment: {
    SUPABASE_URL: 'https://project.supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_tests',
    SITE_URL: 'https://saira.example',
  },
}))

/** Next's cache as far as it matters here: it keeps what is returned. */
const mockKept = new Map<string, unknown>()
jest.mock('next/cache', () => ({
  unstable_cache: (load: () => Promise<unknown>, key: string[]) => async () => {
    if (!mockKept.has(key.join())) mockKept.set(key.join(), await load())
    return mockKept.get(key.join())
  },
  revalidateTag: jest.fn(),
}))
beforeEach(() => mockKept.clear())

async function ask(id: string) {
  const response = await GET(new Request('http://localhost/'), { params: Promise.resolve({ id }) })
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  }
}

describe('a product’s photographs for the browser', () => {
  test('are addresses on this site, good for five minutes', async () => {
    backendAnswers(Response.json({ images: [publicUrl('tour-images/passeio-veleiro--1.jpg')] }))
    expect(await ask('passeio-veleiro')).toEqual({
      status: 200,
      cache: 'public, max-age=300',
      body: { images: ['/media/tour-images/passeio-veleiro--1.jpg'] },
    })
  })

  test('none are an empty list that is not kept', async () => {
    logged('info')
    backendAnswers(Response.json({ images: [] }))
    expect(await ask('baia-paraty')).toEqual({ status: 200, cache: 'no-store', body: { images: [] } })
  })

  test('however many visitors ask, the backend is asked once, also when there are none', async () => {
    logged('info')
    const backend = backendAnswers(Response.json({ images: [] }))
    for (let visitor = 0; visitor < 5; visitor += 1) await ask('baia-paraty')
    expect(backend).toHaveBeenCalledTimes(1)
  })

  test('a failure is not remembered', async () => {
    logged('error')
    const backend = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('', { status: 503 }))
    for (let visitor = 0; visitor < 3; visitor += 1) expect((await ask('baia-paraty')).status).toBe(502)
    expect(backend).toHaveBeenCalledTimes(3)
  })

  test('an unknown product has none, and the backend is not bothered', async () => {
    const backend = backendAnswers(Response.json({ images: [] }))
    expect(await ask('lugar-nenhum')).toMatchObject({ status: 200, body: { images: [] } })
    expect(backend).not.toHaveBeenCalled()
  })

  test.each(['', 'A', '../x', 'a--b', 'a%2fb', '-a', 'ç', 'a'.repeat(65)])('%j is malformed', async (id) => {
    const backend = backendAnswers(Response.json({ images: [] }))
    expect(await ask(id)).toEqual({ status: 400, cache: 'no-store', body: { error: 'malformed-id' } })
    expect(backend).not.toHaveBeenCalled()
  })

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
