/** @jest-environment node */
import { GET } from '@/app/api/health/route'

jest.mock('@/lib/environment', () => ({
  environment: {
    SUPABASE_URL: 'https://project.supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  },
}))

beforeAll(() => jest.useFakeTimers())
afterAll(() => jest.useRealTimers())
afterEach(() => jest.restoreAllMocks())

const ask = async () => (await GET()).json()

/** The backend answers with this status, or not at all. */
const answers = (status: number | undefined) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (status === undefined) throw new TypeError('fetch failed')
    return new Response('{}', { status })
  })

describe('the health of the site', () => {
  test.each([
    [200, 'reachable'],
    [401, 'reachable'],
    [503, 'failing'],
    [undefined, 'unreachable'],
  ])('is good whatever the backend does: %s is %s', async (status, backend) => {
    jest.advanceTimersByTime(6_000)
    answers(status)
    expect(await ask()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/), backend })
  })

  test('leaves no answer of the backend open', async () => {
    jest.advanceTimersByTime(6_000)
    const answer = new Response('{}')
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
    await ask()
    expect(answer.bodyUsed).toBe(true)
  })

  test('asks the backend once for everybody who asks within five seconds, also while it keeps them waiting', async () => {
    jest.advanceTimersByTime(6_000)
    const backend = answers(200)
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(backend).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(6_000)
    await ask()
    expect(backend).toHaveBeenCalledTimes(2)
  })
})
