/** @jest-environment node */
import { GET as ready } from '@/app/api/health/ready/route'
import { GET as alive } from '@/app/api/health/route'
import { supabaseProject } from '@/lib/supabase/project'

jest.mock('@/lib/supabase/project', () => ({
  ...jest.requireActual('@/lib/supabase/project'),
  supabaseProject: jest.fn(),
}))

beforeAll(() => jest.useFakeTimers())
afterAll(() => jest.useRealTimers())
beforeEach(() => {
  // Past what was seen last.
  jest.advanceTimersByTime(6_000)
  jest.mocked(supabaseProject).mockReturnValue({
    url: 'https://project.supabase.example',
    key: 'sb_publishable_x',
  })
})

type Service = 'rest' | 'auth' | 'storage'

const healthy: Record<Service, number | undefined> = { rest: 200, auth: 200, storage: 400 }

/** Each service answers with its status, or not at all. */
const answers = (statuses: Partial<Record<Service, number | undefined>> = {}) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const [, service] = /\/(rest|auth|storage)\/v1\//.exec(String(input)) ?? []
    const status = { ...healthy, ...statuses }[service === 'rest' || service === 'auth' ? service : 'storage']
    if (status === undefined) throw new TypeError('fetch failed')
    return new Response('{}', { status })
  })

const states = { database: 'reachable', auth: 'reachable', storage: 'reachable' }

describe('whether the site is alive', () => {
  test.each([
    [{}, 'reachable'],
    [{ rest: 401 }, 'refused'],
    [{ rest: 503 }, 'failing'],
    [{ auth: undefined, rest: 503 }, 'unreachable'],
  ])('does not depend on its backend: %j is %s', async (statuses, backend) => {
    answers(statuses)
    const response = await alive()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      backend,
    })
  })

  test('does not depend on there being one', async () => {
    jest.mocked(supabaseProject).mockReturnValue(undefined)
    expect(await (await alive()).json()).toMatchObject({ status: 'ok', backend: 'none' })
  })
})

describe('whether staff could work', () => {
  test('is said where every service answers and accepts the key', async () => {
    const asked = answers()
    const response = await ready()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ready', ...states })
    for (const [, init] of asked.mock.calls) {
      expect(init?.headers).toEqual({ apikey: 'sb_publishable_x' })
    }
  })

  test.each([
    ['PostgreSQL is stopped', { rest: 503 }, { database: 'failing' }],
    ['the key was revoked', { rest: 401, auth: 401 }, { database: 'refused', auth: 'refused' }],
    ['migrations are missing', { rest: 404 }, { database: 'failing' }],
    ['the storage is away', { storage: undefined }, { storage: 'unreachable' }],
    ['sign-in fails', { auth: 500 }, { auth: 'failing' }],
  ])('is denied, with the service, where %s', async (_what, statuses, expected) => {
    answers(statuses)
    const response = await ready()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not-ready', ...states, ...expected })
  })

  test('is denied where no backend is configured', async () => {
    jest.mocked(supabaseProject).mockReturnValue(undefined)
    const response = await ready()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not-ready' })
  })
})

test('no answer of the backend is left open', async () => {
  const answer = new Response('{}')
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  await alive()
  expect(answer.bodyUsed).toBe(true)
})

test('the backend is asked once for everybody who asks within five seconds, also while it keeps them waiting', async () => {
  const asked = answers()
  await Promise.all([alive(), ready(), alive()])
  await ready()
  expect(asked).toHaveBeenCalledTimes(3)
  jest.advanceTimersByTime(6_000)
  await alive()
  expect(asked).toHaveBeenCalledTimes(6)
})
