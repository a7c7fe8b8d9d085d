import { newEmail } from '../made-up-people'
import { password, personWhoSignsUp, signedUpPerson, testWhere, visitor } from './people'

describe('accounts', () => {
  testWhere('sign-up')('anyone may sign up, and their name is kept', async () => {
    const { client, email } = await personWhoSignsUp()
    const { data } = await client.auth.getUser()
    expect(data.user?.email).toBe(email)
    expect(data.user?.user_metadata.full_name).toBe('Ana')
  })

  test('a signed-up person signs in with their password', async () => {
    const { email, id } = await signedUpPerson()
    const { data, error } = await visitor().auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(id)
    expect(data.session?.access_token).toEqual(expect.any(String))
  })

  test('a wrong password is refused in the words that the site translates', async () => {
    const { email } = await signedUpPerson()
    const { data, error } = await visitor().auth.signInWithPassword({ email, password: 'outra-senha' })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  test('an unknown e-mail is refused in the same words, so that nobody learns who has an account', async () => {
    const { error } = await visitor().auth.signInWithPassword({ email: newEmail(), password })
    expect(error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  test.each([
    ['without an e-mail', { email: '', password }],
    ['with an e-mail that is none', { email: 'ana', password }],
    ['without a password', { email: newEmail(), password: '' }],
  ])('sign-up %s is refused', async (_case, credentials) => {
    const { data, error } = await visitor().auth.signUp(credentials)
    expect(error).not.toBeNull()
    expect(data.session).toBeNull()
  })

  testWhere('sign-up')('a password of five characters is refused as weak, with the reason', async () => {
    const { error } = await visitor().auth.signUp({ email: newEmail(), password: 'cinco' })
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['length'] })
  })

  testWhere('sign-up')('an e-mail can be used for one account only', async () => {
    const { email } = await signedUpPerson()
    const { data, error } = await visitor().auth.signUp({ email, password: 'uma-outra-senha' })
    expect(data.session).toBeNull()
    expect(error?.code).toBe('user_already_exists')
    const { error: signIn } = await visitor().auth.signInWithPassword({ email, password: 'uma-outra-senha' })
    expect(signIn?.code).toBe('invalid_credentials')
  })

  test('after signing out the session is over', async () => {
    const { client } = await signedUpPerson()
    const { data } = await client.auth.getSession()
    const token = data.session?.access_token ?? ''
    expect((await visitor().auth.getUser(token)).error).toBeNull()
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
    expect((await visitor().auth.getUser(token)).error).not.toBeNull()
  })

  test('signing out on one device leaves the others signed in', async () => {
    const { client, email } = await signedUpPerson()
    const other = visitor()
    await other.auth.signInWithPassword({ email, password })
    await client.auth.signOut({ scope: 'local' })
    expect((await other.auth.getUser()).error).toBeNull()
  })

  test('a session is renewed with its refresh token', async () => {
    const { client, id } = await signedUpPerson()
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.user?.id).toBe(id)
  })
})
