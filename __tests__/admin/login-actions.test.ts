/** @jest-environment node */
import { signInAction, signUpAction } from '@/app/[locale]/admin/login/actions'

jest.mock('@/lib/auth/accounts', () => ({}))

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
