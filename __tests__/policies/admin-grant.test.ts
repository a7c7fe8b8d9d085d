import { spawn } from 'node:child_process'
import { newEmail } from '../made-up-people'
import { backend, owner, signedUpPerson } from './people'

// Each of these starts processes, which a busy machine does not do in five seconds.
jest.setTimeout(60_000)

/** `npm run admin:grant`, as a person at a shell runs it. */
async function adminGrant(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/admin-grant.ts', ...args], {
    env: { ...process.env, ...backend, ...env },
  })
  let output = ''
  const collect = (data: Buffer) => {
    output += data.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, output: output.trim() }
}

test('an account becomes an administrator, once, and no longer is one when revoked', async () => {
  const { client, email, id } = await signedUpPerson()
  const isAdmin = async () => (await client.rpc('is_admin')).data

  /** The line for whoever collects the log, before the sentence for the person. */
  const eventIn = (output: string): unknown => JSON.parse(output.split('\n')[0] ?? '')
  const byKey = { event: 'staff-event', account: id, by: 'secret-key' }

  const granted = await adminGrant([email])
  expect(granted).toMatchObject({ code: 0, output: expect.stringContaining('is an administrator now') })
  expect(eventIn(granted.output)).toMatchObject({ ...byKey, kind: 'role-given' })
  expect(await isAdmin()).toBe(true)
  expect(await adminGrant([email])).toEqual({ code: 0, output: `${email} is an administrator already.` })

  const revoked = await adminGrant([email, '--revoke'])
  expect(revoked).toMatchObject({ code: 0, output: expect.stringContaining('no administrator any more.') })
  expect(eventIn(revoked.output)).toMatchObject({ ...byKey, kind: 'role-taken' })
  expect(await isAdmin()).toBe(false)
  expect(await adminGrant([email, '--revoke'])).toEqual({
    code: 0,
    output: `${email} is no administrator; nothing changed.`,
  })
  // The secret key is nobody's: the role stands where the name of who did it would.
  const { data } = await owner().from('staff_events').select('kind, subject').eq('account', id).order('id')
  expect(data).toEqual([
    { kind: 'role-given', subject: 'admin' },
    { kind: 'role-taken', subject: 'admin' },
  ])
})

test('an e-mail without an account is said to have none', async () => {
  const { code, output } = await adminGrant([newEmail()])
  expect(code).toBe(1)
  expect(output).toContain('Create it on the sign-in page first')
})

test('a backend that does not answer is named', async () => {
  const { code, output } = await adminGrant([newEmail()], { SUPABASE_URL: 'http://127.0.0.1:9' })
  expect(code).toBe(1)
  expect(output).toContain('No backend answers at http://127.0.0.1:9')
})

test.each([
  ['an unknown key', 'sb_secret_unknown'],
  ['the publishable key', backend.SUPABASE_PUBLISHABLE_KEY],
])('%s in place of the secret key is refused', async (_case, SUPABASE_SECRET_KEY) => {
  const { email } = await signedUpPerson()
  const { code, output } = await adminGrant([email], { SUPABASE_SECRET_KEY })
  expect(code).toBe(1)
  expect(output).toContain('Is SUPABASE_SECRET_KEY its secret key?')
})

test('without a secret key it says what to set', async () => {
  const { code, output } = await adminGrant([newEmail()], { SUPABASE_SECRET_KEY: '' })
  expect(code).toBe(1)
  expect(output).toContain('Set SUPABASE_SECRET_KEY')
})

test.each([[[]], [['ana']], [['a@example.com', 'b@example.com']], [['a@example.com', '--all']]])(
  'the arguments %j are answered with the usage',
  async (args) => {
    const { code, output } = await adminGrant(args)
    expect(code).toBe(64)
    expect(output).toBe('Usage: npm run admin:grant -- EMAIL [--revoke]')
  },
)
