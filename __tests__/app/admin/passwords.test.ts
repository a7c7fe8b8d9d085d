import { createHash } from 'node:crypto'
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import {
  changeEmailAction,
  changePasswordAction,
  signOutEverywhereAction,
} from '@/app/[locale]/admin/account/actions'
import { choosePasswordAction, forgottenAction } from '@/app/[locale]/admin/password/actions'

const jar = { getAll: jest.fn(), get: jest.fn(), set: jest.fn(), delete: jest.fn() }
jest.mock('next/headers', () => ({
  cookies: async () => jar,
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.5' }),
}))
// What is measured is what the answers say; that they come at a fixed time has tests of its own (__tests__/lib/staff/sign-in/response-timing.test.ts).
jest.mock('@/lib/staff/sign-in/response-timing', () => ({
  ...jest.requireActual('@/lib/staff/sign-in/response-timing'),
  mailAnswerMs: 1,
}))

const auth = {
  resetPasswordForEmail: jest.fn(),
  signInWithPassword: jest.fn(),
  updateUser: jest.fn(),
  signOut: jest.fn(),
  getUser: jest.fn(),
  refreshSession: jest.fn(),
  getSession: jest.fn(),
}
const endSessions = jest.fn()
/** Of a client that knows no session: it speaks for nobody. */
const checking = { signInWithPassword: jest.fn(), signOut: jest.fn() }
const rpc = jest.fn()
const client = { auth: { ...auth, admin: { signOut: endSessions } }, rpc }
const forgetSession = jest.fn()
jest.mock('@/lib/supabase/server', () => ({
  sessionClient: async () => client,
  forgetSession: async () => forgetSession(),
}))
jest.mock('@/lib/supabase/anonymous', () => ({ anonymousClient: () => ({ auth: checking, rpc }) }))

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const sessionId = '3f2504e0-4f89-41d3-9a0c-0305e82c3302'
const own = 'ana@example.com'
const password = 'remo-e-mare-7'
const fine = { data: {}, error: null }
const refused = (code: string, status = 422) => ({
  data: {},
  error: new AuthApiError('The service says something', status, code),
})
/** What hosted projects say of an address that they would not write to. */
const invalid = (email: string) => ({
  data: {},
  error: new AuthApiError(`Email address "${email}" is invalid`, 400, 'email_address_invalid'),
})
const away = { data: {}, error: new AuthRetryableFetchError('fetch failed', 0) }

let wait = 0
beforeEach(() => {
  jest.resetAllMocks()
  for (const level of ['info', 'warn', 'error'] as const) jest.spyOn(console, level).mockReturnValue()
  wait = 0
  rpc.mockImplementation(async (name: string) => ({
    data: name.startsWith('permit_') ? wait : null,
    error: null,
  }))
  jar.getAll.mockReturnValue([])
  for (const call of [...Object.values(auth), ...Object.values(checking), endSessions]) {
    call.mockResolvedValue(fine)
  }
  auth.getSession.mockResolvedValue({ data: { session: { access_token: 'the-token' } }, error: null })
  auth.getUser.mockResolvedValue({ data: { user: { id, email: own } }, error: null })
})

const logLines = () =>
  (['info', 'warn', 'error'] as const).flatMap((level) =>
    jest.mocked(console[level]).mock.calls.map(([line]) => JSON.parse(String(line))),
  )

const called = () => rpc.mock.calls.map(([name]) => name)

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('a forgotten password', () => {
  const ask = (email = own) => forgottenAction({ email: '' }, form({ email }))

  it('is asked for with the address of the form that sets a new one', async () => {
    expect(await ask()).toEqual({ email: own, done: 'sent' })
    expect(auth.resetPasswordForEmail).toHaveBeenCalledWith(own, {
      redirectTo: expect.stringMatching(/^https?:\/\/[^/]+\/admin\/password\/new$/),
    })
  })

  it.each([
    ['too many mails to it', refused('over_email_send_rate_limit', 429)],
    ['a mail server that fails', refused('unexpected_failure', 500)],
    ['an unknown address', refused('user_not_found', 404)],
  ])('is answered in the same words whatever the service says of the address: %s', async (_case, said) => {
    auth.resetPasswordForEmail.mockResolvedValue(said)
    expect(await ask()).toEqual({ email: own, done: 'sent' })
  })

  it('says when the service cannot be reached, and takes the attempt back', async () => {
    auth.resetPasswordForEmail.mockResolvedValue(away)
    expect(await ask()).toEqual({ email: own, error: { key: 'unavailable' } })
    expect(called()).toEqual(['permit_attempt', 'forgive_attempt'])
  })

  it('that the service refuses leaves no address in the log, but what kind of refusal it was', async () => {
    auth.resetPasswordForEmail.mockResolvedValue(invalid(own))
    expect(await ask()).toEqual({ email: own, done: 'sent' })
    expect(logLines()).toContainEqual(
      expect.objectContaining({ event: 'password-mail-failed', code: 'email_address_invalid', status: 400 }),
    )
    expect(JSON.stringify(logLines())).not.toContain(own)
  })

  it('is asked for only so often, and the service is then not bothered', async () => {
    wait = 601
    expect(await ask()).toEqual({ email: own, error: { key: 'tooManyAttempts', minutes: 11 } })
    expect(auth.resetPasswordForEmail).not.toHaveBeenCalled()
  })

  it('keeps what was typed beside what is wrong with it', async () => {
    expect(await ask('ana')).toEqual({ email: 'ana', error: { key: 'emailInvalid', field: 'email' } })
  })
})

describe('choosing a password after the link', () => {
  const choose = (chosen = 'nova-mare-9') => choosePasswordAction({}, form({ password: chosen }))
  const proof = 'p'.repeat(43)
  /** The cookie of this browser, and whether the database knows its value for this session. */
  const mark = (value: string, isKnown = true) => {
    jar.get.mockImplementation((name: string) => (name === 'saira-recovery' ? { value } : undefined))
    rpc.mockImplementation(async (name: string) => ({
      data: name === 'is_recovering' ? isKnown : null,
      error: null,
    }))
  }

  it.each([
    ['no link was followed', () => jar.get.mockReturnValue(undefined)],
    ['the link was for another session', () => mark(proof, false)],
    ['the cookie is made up from what the session says of itself', () => mark(sessionId, false)],
    [
      'the session has ended',
      () => {
        mark(proof)
        auth.getUser.mockResolvedValue(refused('session_not_found', 403))
      },
    ],
  ])('is refused where %s', async (_case, prepare) => {
    prepare()
    await expect(choose()).rejects.toMatchObject({
      digest: expect.stringContaining('/admin/password?notice=link'),
    })
    expect(auth.updateUser).not.toHaveBeenCalled()
  })

  it.each([
    ['the database', () => rpc.mockResolvedValue({ data: null, error: { message: 'upstream', code: '' } })],
    ['the service', () => auth.getUser.mockResolvedValue(away)],
  ])('may be tried again where %s does not answer', async (_who, prepare) => {
    mark(proof)
    prepare()
    expect(await choose()).toEqual({ error: { key: 'unavailable' } })
    expect(auth.updateUser).not.toHaveBeenCalled()
    expect(jar.set).not.toHaveBeenCalled()
  })

  it('sets it, ends the other sessions and the permission, and leaves a line', async () => {
    mark(proof)
    await expect(choose()).rejects.toMatchObject({
      digest: expect.stringContaining('/admin/account?notice=password'),
    })
    expect(auth.updateUser).toHaveBeenCalledWith({ password: 'nova-mare-9' })
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'others' })
    expect(jar.set).toHaveBeenCalledWith('saira-recovery', '', expect.objectContaining({ maxAge: 0 }))
    expect(called()).toEqual(['is_recovering', 'record_event', 'forget_other_devices', 'end_recovery'])
    const hashes = rpc.mock.calls.map(([, given]) => given?.proof_hash).filter(Boolean)
    expect(hashes).toEqual([createHash('sha256').update(proof).digest('hex')])
  })

  it.each([
    ['12345', 'passwordShort'],
    ['123456', 'passwordCommon'],
    [own, 'passwordCommon'],
    ['x'.repeat(73), 'passwordLong'],
  ])('refuses %s', async (chosen, key) => {
    mark(proof)
    expect(await choose(chosen)).toEqual({ error: { key, field: 'password' } })
    expect(auth.updateUser).not.toHaveBeenCalled()
  })

  it('says that it is the old one, and lets the person try again', async () => {
    mark(proof)
    auth.updateUser.mockResolvedValue(refused('same_password'))
    expect(await choose()).toEqual({ error: { key: 'passwordSame', field: 'password' } })
    expect(jar.set).not.toHaveBeenCalled()
  })
})

describe('changing the password', () => {
  const change = (current = password) => changePasswordAction({}, form({ current, password: 'nova-mare-9' }))

  it('asks for the old one and ends the sessions of other devices', async () => {
    expect(await change()).toEqual({ done: true })
    expect(auth.signInWithPassword).toHaveBeenCalledWith({ email: own, password })
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'others' })
    expect(called()).toEqual(['permit_attempt', 'record_event', 'forget_other_devices', 'forgive_attempt'])
  })

  it.each([
    ['refused', () => auth.signOut.mockResolvedValue(away)],
    ['lost', () => auth.signOut.mockRejectedValue(new Error('connection lost'))],
  ])('is done, with a line in the log, where ending the other sessions is %s', async (_how, prepare) => {
    prepare()
    expect(await change()).toEqual({ done: true })
    expect(logLines()).toContainEqual(expect.objectContaining({ event: 'other-sessions-not-ended' }))
    expect(called()).toContain('record_event')
  })

  it('makes the browsers of whoever knew the old one unknown again, and not this one', async () => {
    const device = 'd'.repeat(43)
    jar.get.mockImplementation((name: string) => (name === 'saira-device' ? { value: device } : undefined))
    await change()
    expect(rpc).toHaveBeenCalledWith('forget_other_devices', {
      device_hash: createHash('sha256').update(device).digest('hex'),
    })
  })

  it('counts a wrong one like a wrong sign-in', async () => {
    auth.signInWithPassword.mockResolvedValue(refused('invalid_credentials', 400))
    expect(await change()).toEqual({ error: { key: 'passwordWrong', field: 'current' } })
    expect(called()).toEqual(['permit_attempt', 'sign_in_failed'])
    expect(auth.updateUser).not.toHaveBeenCalled()
  })

  it('hands the current one over, which some projects ask for', async () => {
    await change()
    expect(auth.updateUser).toHaveBeenCalledWith({ password: 'nova-mare-9', current_password: password })
  })

  it.each([
    ['insufficient_aal', 401, 'secondFactor'],
    ['over_request_rate_limit', 429, 'tooManyRequests'],
    ['user_banned', 403, 'banned'],
  ])('says in the person’s language what the service means by %s', async (code, status, key) => {
    auth.updateUser.mockResolvedValue(refused(code, status))
    expect(await change()).toEqual({ error: { key } })
  })

  it('stops guessing', async () => {
    wait = 60
    expect(await change()).toEqual({ error: { key: 'tooManyAttempts', minutes: 1 } })
    expect(auth.signInWithPassword).not.toHaveBeenCalled()
  })

  it('leads to the sign-in where the session has ended', async () => {
    auth.getUser.mockResolvedValue(refused('session_not_found', 403))
    await expect(change()).rejects.toMatchObject({ digest: expect.stringContaining('/admin/login') })
  })
})

describe('changing the e-mail', () => {
  const next = 'nova@example.com'
  const change = (email = next) => changeEmailAction({ email: '' }, form({ email, current: password }))
  const answered = (email: string) => ({ data: { user: { id, email, new_email: next } }, error: null })

  it('has a link sent, and does not touch the session of this browser to check the password', async () => {
    auth.updateUser.mockResolvedValue(answered(own))
    expect(await change()).toEqual({ email: next, done: 'sent' })
    expect(checking.signInWithPassword).toHaveBeenCalledWith({ email: own, password })
    expect(checking.signOut).toHaveBeenCalledWith({ scope: 'local' })
    expect(auth.signInWithPassword).not.toHaveBeenCalled()
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  it('is answered in the same words where another account has the address', async () => {
    auth.updateUser.mockResolvedValue(refused('email_exists'))
    expect(await change()).toEqual({ email: next, done: 'sent' })
  })

  it('that the service refuses leaves no address in the log, but what kind of refusal it was', async () => {
    auth.updateUser.mockResolvedValue(invalid(next))
    expect(await change()).toEqual({ email: next, done: 'sent' })
    auth.updateUser.mockRejectedValue(invalid(next).error)
    expect(await change()).toEqual({ email: next, error: { key: 'unavailable' } })
    const said = { code: 'email_address_invalid', status: 400 }
    expect(logLines()).toContainEqual(expect.objectContaining({ event: 'email-change-refused', ...said }))
    expect(logLines()).toContainEqual(expect.objectContaining({ event: 'email-change-failed', ...said }))
    expect(JSON.stringify(logLines())).not.toContain(next)
  })

  describe('where the service asks for no confirmation', () => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

    it('says that it is changed, with a token that carries the new address, however long that token takes', async () => {
      auth.updateUser.mockResolvedValue(answered(next))
      let isRenewed = false
      auth.refreshSession.mockImplementation(async () => {
        await pause(100)
        isRenewed = true
        return fine
      })
      expect(await change()).toEqual({ email: next, done: 'changed' })
      expect(isRenewed).toBe(true)
    })

    it('rotates no token once the answer is out, because no cookie could take it', async () => {
      auth.updateUser.mockImplementation(async () => {
        await pause(50)
        return answered(next)
      })
      expect(await change()).toEqual({ email: next, done: 'sent' })
      await pause(100)
      expect(called()).toContain('record_event')
      expect(auth.refreshSession).not.toHaveBeenCalled()
    })

    it.each([
      ['refuses', () => auth.refreshSession.mockResolvedValue(refused('refresh_token_not_found', 400))],
      ['fails', () => auth.refreshSession.mockRejectedValue(new Error('connection lost'))],
    ])(
      'says that it is changed where the service %s a new token, with a line in the log',
      async (_how, answer) => {
        auth.updateUser.mockResolvedValue(answered(next))
        answer()
        expect(await change()).toEqual({ email: next, done: 'changed' })
        expect(logLines()).toContainEqual(expect.objectContaining({ event: 'session-not-renewed' }))
      },
    )
  })

  it('keeps the address that was typed where the password is wrong', async () => {
    checking.signInWithPassword.mockResolvedValue(refused('invalid_credentials', 400))
    expect(await change()).toEqual({ email: next, error: { key: 'passwordWrong', field: 'current' } })
    expect(auth.updateUser).not.toHaveBeenCalled()
  })

  it('to the same one is no change', async () => {
    expect(await change('ANA@example.com')).toMatchObject({ error: { key: 'emailSame', field: 'email' } })
  })
})

describe('signing out everywhere', () => {
  const leave = () => signOutEverywhereAction({}, form({}))

  it('ends all sessions, leaves a line and forgets this one', async () => {
    await expect(leave()).rejects.toMatchObject({
      digest: expect.stringContaining('/admin/login?notice=everywhere'),
    })
    expect(endSessions).toHaveBeenCalledWith('the-token', 'global')
    expect(called()).toEqual(['forget_other_devices', 'record_event'])
    expect(rpc).toHaveBeenLastCalledWith(
      'record_event',
      expect.objectContaining({ event_kind: 'sign-out-everywhere' }),
    )
    expect(forgetSession).toHaveBeenCalled()
  })

  it('from a session that has ended itself says nothing of the others, and leads to the sign-in', async () => {
    auth.getUser.mockResolvedValue(refused('session_not_found', 403))
    const left = await leave().catch((error: unknown) => error)
    expect(left).toMatchObject({ digest: expect.stringContaining('/admin/login?next=/admin/account') })
    expect(endSessions).not.toHaveBeenCalled()
  })

  it('says so where the service could not be asked, because the other devices are still in', async () => {
    endSessions.mockResolvedValue(away)
    expect(await leave()).toEqual({ error: { key: 'unavailable' } })
    expect(called()).not.toContain('record_event')
    expect(logLines().filter(({ event }) => event === 'staff-event')).toEqual([])
    expect(forgetSession).not.toHaveBeenCalled()
  })
})

it.each([[[]], [[null, null]], [[{}, { get: 'x' }]]])(
  'an action that is called with %j answers 404',
  async (given) => {
    for (const action of [
      forgottenAction,
      choosePasswordAction,
      changePasswordAction,
      changeEmailAction,
      signOutEverywhereAction,
    ]) {
      const answer: Promise<unknown> = Reflect.apply(action, undefined, given)
      await expect(answer).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
    }
  },
)
