import { AuthApiError, AuthSessionMissingError } from '@supabase/supabase-js'
import { enterPanel } from '@/app/[locale]/admin/page-gate'
import { loadVisitor } from '@/lib/staff/sign-in/session'

const getUser = jest.fn()
const select = jest.fn()
const client = { auth: { getUser }, from: () => ({ select: () => ({ eq: select }) }) }
jest.mock('@/lib/supabase/server', () => ({ sessionClient: async () => client }))

const ana = { data: { user: { id: '1', email: 'ana@example.com' } }, error: null }

beforeEach(() => {
  jest.resetAllMocks()
  getUser.mockResolvedValue(ana)
})

/** The events that operators read. */
function events() {
  const written: unknown[] = []
  jest.spyOn(console, 'error').mockImplementation((line) => void written.push(JSON.parse(String(line)).event))
  return written
}

describe('who asks', () => {
  it.each([
    ['the service has too much to do', 429, 'over_request_rate_limit'],
    ['the key of the site was revoked', 401, undefined],
    ['the service fails', 500, undefined],
  ])('is not known where %s: an outage, and nobody signed out', async (_what, status, code) => {
    const written = events()
    getUser.mockResolvedValue({ data: null, error: new AuthApiError('x', status, code) })
    expect(await loadVisitor()).toEqual({ kind: 'failed' })
    expect(written).toEqual(['session-lookup-failed'])
  })

  it.each([
    [401, 'no_authorization'],
    [403, 'bad_jwt'],
    [403, 'session_not_found'],
    [400, 'refresh_token_not_found'],
  ])('is nobody where the service says so: %d %s', async (status, code) => {
    getUser.mockResolvedValue({ data: null, error: new AuthApiError('x', status, code) })
    expect(await loadVisitor()).toEqual({ kind: 'anonymous' })
  })
})

describe('the panel', () => {
  it('lets administrators in', async () => {
    select.mockResolvedValue({ data: [{ role: 'admin' }], error: null })
    expect(await enterPanel('pt-BR', '/admin/people')).toMatchObject({
      kind: 'admin',
      user: { email: 'ana@example.com' },
    })
  })

  it.each([
    ['/admin', '/admin/login'],
    ['/admin/tours/passeio-veleiro', '/admin/login?next=/admin/tours/passeio-veleiro'],
  ])('asks whoever is nobody to sign in, and knows what they came for: %s', async (screen, signIn) => {
    getUser.mockResolvedValue({ data: { user: null }, error: new AuthSessionMissingError() })
    await expect(enterPanel('pt-BR', screen)).rejects.toMatchObject({
      digest: expect.stringContaining(`;${signIn};`),
    })
  })

  it('leads people without the role to the home page', async () => {
    select.mockResolvedValue({ data: [], error: null })
    await expect(enterPanel('pt-BR', '/admin/people')).rejects.toMatchObject({
      digest: expect.stringContaining('#acesso-negado'),
    })
  })

  it.each([
    ['fails', { data: null, error: { message: 'upstream' } }],
    ['answers something else', { data: { hello: 1 }, error: null }],
  ])('denies nobody whose role could not be looked up: the lookup %s', async (_what, answer) => {
    const written = events()
    select.mockResolvedValue(answer)
    expect(await enterPanel('pt-BR', '/admin/people')).toBeUndefined()
    expect(written).toEqual(['backend-call-failed'])
  })
})
