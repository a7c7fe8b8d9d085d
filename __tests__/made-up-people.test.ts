import { createServer, type Server } from 'node:http'

const fullName = 'Ana'
const password = 'remo-e-colete'
const id = '11111111-1111-4111-8111-111111111111'

/** What an auth service was asked, each with the key that asked and the body. */
const asked: { path: string; key: unknown; body: object }[] = []
let service: Server
let project: { url: string; publishableKey: string; secretKey: string }

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    asked.push({ path: request.url ?? '', key: request.headers.apikey, body })
    const user = { id, email: body.email, aud: 'authenticated' }
    const session = { access_token: 'a.b.c', refresh_token: 'd', token_type: 'bearer', expires_in: 3600 }
    const isAdmin = request.url === '/auth/v1/admin/users'
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isAdmin ? user : { ...session, user }))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  project = { url: `http://127.0.0.1:${address.port}`, publishableKey: 'publishable', secretKey: 'secret' }
})
afterAll(() => new Promise((resolve) => service.close(resolve)))
beforeEach(() => {
  asked.length = 0
  jest.resetModules()
})

/** The module as tests of a backend see it. */
const peopleOf = (variables: Record<string, string>) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...variables })
  return import('./made-up-people')
}

test('in a hosted project an account is made with the secret key, confirmed, and signs in', async () => {
  const { createAccount, newEmail } = await peopleOf({ TESTED_BACKEND: 'hosted' })
  const email = newEmail()
  expect((await createAccount(project, { email, password, fullName })).id).toBe(id)
  expect(asked).toMatchObject([
    { path: '/auth/v1/admin/users', key: 'secret', body: { email, password, email_confirm: true } },
    { path: '/auth/v1/token?grant_type=password', key: 'publishable', body: { email, password } },
  ])
})

test('at the embedded backend, which lacks that, somebody signs up', async () => {
  const { canSignUp, createAccount, newEmail } = await peopleOf({ TESTED_BACKEND: 'embedded' })
  const email = newEmail()
  expect(canSignUp).toBe(true)
  expect((await createAccount(project, { email, password, fullName })).id).toBe(id)
  expect(asked).toMatchObject([{ path: '/auth/v1/signup', key: 'publishable', body: { email } }])
})

test('in a hosted project somebody signs up with an address of the domain that was named, or not at all', async () => {
  expect((await peopleOf({ TESTED_BACKEND: 'hosted' })).canSignUp).toBe(false)
  jest.resetModules()
  const named = await peopleOf({ TESTED_BACKEND: 'hosted', TEST_EMAIL_DOMAIN: 'tests.saira.eco.br' })
  expect(named.canSignUp).toBe(true)
  expect(named.newEmail()).toMatch(/@tests\.saira\.eco\.br$/)
})

test('made-up addresses are known from those of people, also from a run without the domain', async () => {
  const { isMadeUp, newEmail } = await peopleOf({ TEST_EMAIL_DOMAIN: 'tests.saira.eco.br' })
  expect(isMadeUp(newEmail())).toBe(true)
  expect(isMadeUp(`${id}@example.com`)).toBe(true)
  expect(isMadeUp('dona@tests.saira.eco.br')).toBe(false)
  expect(isMadeUp(`${id}@saira.eco.br`)).toBe(false)
})
