import { setTimeout as sleep } from 'node:timers/promises'
import { signInAction, signUpAction } from '@/app/[locale]/admin/login/actions'

const signUp = jest.fn()
jest.mock('@/lib/staff/sign-in/accounts', () => ({ signUp: () => signUp() }))
const release = jest.fn()
jest.mock('@/lib/staff/sign-in/limiter', () => ({ permitSignUp: async () => ({ allowed: true, release }) }))
jest.mock('next/headers', () => ({ headers: async () => new Headers() }))
const stepMs = 400
jest.mock('@/lib/staff/sign-in/response-timing', () => ({
  ...jest.requireActual('@/lib/staff/sign-in/response-timing'),
  signUpStepMs: 400,
}))

const junk = [[], [null, null], [undefined, 'garbage'], [{ email: '' }, { get: 'x' }]]

it.each(junk.map((given) => [given]))('an action that is called with %j answers 404', async (given) => {
  for (const action of [signInAction, signUpAction]) {
    const answer: Promise<unknown> = Reflect.apply(action, undefined, given)
    await expect(answer).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
  }
})

it('an empty form is told what is missing', async () => {
  expect(await signInAction({ email: '' }, new FormData())).toMatchObject({ error: { key: 'emailInvalid' } })
})

describe('a new account, where its address is confirmed by a mail', () => {
  beforeEach(() => jest.resetAllMocks())

  const newAccount = () => {
    const form = new FormData()
    for (const [name, value] of [
      ['fullName', 'Ana'],
      ['email', 'ana@example.com'],
      ['password', 'remo-e-mare-7'],
    ] as const) {
      form.set(name, value)
    }
    return signUpAction({ fullName: '', email: '' }, form)
  }
  const after = (milliseconds: number) =>
    signUp.mockImplementation(async () => {
      await sleep(milliseconds, undefined, { ref: false })
      return { created: 'confirm' }
    })
  const timed = async () => {
    const started = performance.now()
    const answer = await newAccount()
    return { answer, milliseconds: performance.now() - started }
  }

  it.each([
    ['at once, because the address has an account', 0],
    ['after the mail was sent', 60],
  ])(
    'is answered at the same time and in the same words where the service is ready %s',
    async (_when, ready) => {
      after(ready)
      const { answer, milliseconds } = await timed()
      expect(answer).toEqual({ fullName: '', email: '', created: 'confirm' })
      expect(milliseconds).toBeGreaterThanOrEqual(stepMs - 2)
      expect(milliseconds).toBeLessThan(2 * stepMs)
    },
  )

  it('is promised no mail where a service that took longer than that has failed', async () => {
    signUp.mockImplementation(async () => {
      await sleep(stepMs + 50)
      return { error: { key: 'unavailable' }, isOutage: true }
    })
    const { answer, milliseconds } = await timed()
    expect(answer).toMatchObject({ error: { key: 'unavailable' }, email: 'ana@example.com' })
    expect(milliseconds).toBeGreaterThanOrEqual(2 * stepMs - 2)
  })

  it('is not counted where the service did not answer, and the person may try again', async () => {
    signUp.mockResolvedValue({ error: { key: 'unavailable' }, isOutage: true })
    expect(await newAccount()).toMatchObject({ error: { key: 'unavailable' }, email: 'ana@example.com' })
    expect(release).toHaveBeenCalledTimes(1)
  })
})
