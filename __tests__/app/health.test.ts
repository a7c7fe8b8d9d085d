import { GET as ready } from '@/app/api/health/ready/route'
import { GET as alive } from '@/app/api/health/route'
import { buildCatalogue } from '@/lib/catalogue/build/catalogue'
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

type Service = 'rest' | 'auth' | 'list' | 'file'
type Answer = number | { status: number; body: unknown } | undefined

/** Storage answers 400 whatever went wrong, and says it in the body. */
const storageSays = (statusCode: string, error: string) => ({
  status: 400,
  body: { statusCode, error, message: 'words' },
})
const noSuchFile = storageSays('404', 'not_found')
const noSuchArea = storageSays('404', 'Bucket not found')

const healthy: Record<Service, Answer> = { rest: 200, auth: 200, list: 200, file: noSuchFile }

function serviceAt(address: string): Service {
  if (address.includes('/rest/')) return 'rest'
  if (address.includes('/auth/')) return 'auth'
  return address.includes('/object/list/') ? 'list' : 'file'
}

/** Each service answers as told, or not at all. */
const answers = (given: Partial<Record<Service, Answer>> = {}) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const answer = { ...healthy, ...given }[serviceAt(String(input))]
    if (answer === undefined) throw new TypeError('fetch failed')
    const { status, body } = typeof answer === 'number' ? { status: answer, body: {} } : answer
    return Response.json(body, { status })
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

  test('is said without waiting for a backend that is silent, which the next question hears of', async () => {
    answers()
    await alive()
    jest.advanceTimersByTime(6_000)
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        (_input, init) =>
          new Promise((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          ),
      )
    const answer = alive()
    await jest.advanceTimersByTimeAsync(300)
    expect(await (await answer).json()).toMatchObject({ status: 'ok', backend: 'reachable' })
    await new Promise((resolve) => jest.requireActual('node:timers').setTimeout(resolve, 1_600))
    expect(await (await alive()).json()).toMatchObject({ status: 'ok', backend: 'unreachable' })
  })

  test('is asked for again five seconds later, also where the clock was set back', async () => {
    answers()
    await alive()
    jest.setSystemTime(Date.now() - 3 * 60 * 60 * 1000)
    jest.advanceTimersByTime(6_000)
    answers({ rest: 503 })
    expect(await (await alive()).json()).toMatchObject({ backend: 'failing' })
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
      expect(init?.headers).toMatchObject({ apikey: 'sb_publishable_x' })
    }
  })

  test.each([
    ['PostgreSQL is stopped', { rest: 503 }, { database: 'failing' }],
    ['the key was revoked', { rest: 401, auth: 401 }, { database: 'refused', auth: 'refused' }],
    ['migrations are missing', { rest: 404 }, { database: 'failing' }],
    ['the storage is away', { list: undefined, file: undefined }, { storage: 'unreachable' }],
    ['an area was deleted', { file: noSuchArea }, { storage: 'failing' }],
    ['something else answers for the storage', { file: 404 }, { storage: 'failing' }],
    ['the storage does not get through to its database', { file: 544, list: 544 }, { storage: 'failing' }],
    ['the storage refuses the key', { list: storageSays('403', 'Unauthorized') }, { storage: 'refused' }],
    ['sign-in fails', { auth: 500 }, { auth: 'failing' }],
  ])('is denied, with the service, where %s', async (_what, statuses, expected) => {
    answers(statuses)
    const response = await ready()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not-ready', ...states, ...expected })
  })

  test('is denied while pages are being rendered for the first time', async () => {
    answers()
    globalThis.pagesAreWarm = false
    try {
      const response = await ready()
      expect(response.status).toBe(503)
      expect(await response.json()).toEqual({ status: 'not-ready', pages: 'warming', ...states })
    } finally {
      globalThis.pagesAreWarm = undefined
    }
  })

  describe('where pages show photographs', () => {
    const shown = 'tour-images/passeio-veleiro--1700000000000-a.png'
    beforeEach(() => {
      const [, name = ''] = shown.split('/')
      const pictures = [{ bucket: 'tour-images', name, createdAt: '2026-11-22T00:00:00Z' }]
      const catalogue = buildCatalogue({ version: 1, items: [], formerAddresses: [], pictures })
      globalThis.siteContent = { catalogue, name: 'test' }
    })
    afterEach(() => {
      globalThis.siteContent = undefined
    })
    const storage = async () => (await (await ready()).json()).storage

    test('one of them is read, past what others have kept of it', async () => {
      const asked = answers({ file: 200 })
      expect(await storage()).toBe('reachable')
      expect(asked.mock.calls.map(([address]) => String(address))).toContainEqual(
        expect.stringMatching(new RegExp(`/object/public/${shown}\\?at=\\d+$`)),
      )
    })

    test('files that were lost behind a living database are a failure', async () => {
      answers({ file: 500 })
      expect(await storage()).toBe('failing')
    })

    test('one that has just been deleted is none, until the pages should know', async () => {
      answers({ file: noSuchFile })
      expect(await storage()).toBe('reachable')
      jest.advanceTimersByTime(6_000)
      expect(await storage()).toBe('failing')
    })
  })

  test('is denied where no backend is configured', async () => {
    jest.mocked(supabaseProject).mockReturnValue(undefined)
    const response = await ready()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not-ready' })
  })
})

test('no answer of the backend is left open', async () => {
  const given: Response[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = new Response('{}')
    given.push(answer)
    return answer
  })
  await alive()
  expect(given.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true, true, true])
})

test('the backend is asked once for everybody who asks within five seconds, also while it keeps them waiting', async () => {
  const asked = answers()
  await Promise.all([alive(), ready(), alive()])
  await ready()
  expect(asked).toHaveBeenCalledTimes(4)
  jest.advanceTimersByTime(6_000)
  await alive()
  expect(asked).toHaveBeenCalledTimes(8)
})
