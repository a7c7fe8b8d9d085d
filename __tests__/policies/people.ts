import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { clientWith, createAccount, giveRole, newEmail, signUp } from '../made-up-people'
import { isLeftOut, type Trial } from './what-can-be-tried'

/**
 * The backend under test, embedded or a throw-away hosted project. `npm test` starts an embedded one with empty data.
 */
export const backend = z
  .object({
    SUPABASE_URL: z.url(),
    SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
    SUPABASE_SECRET_KEY: z.string().min(1),
  })
  .parse(process.env)

const project = {
  url: backend.SUPABASE_URL,
  publishableKey: backend.SUPABASE_PUBLISHABLE_KEY,
  secretKey: backend.SUPABASE_SECRET_KEY,
}

/** Somebody who never signed in. */
export const visitor = (): SupabaseClient => clientWith(project.url, project.publishableKey)

/** The secret key: sets up and checks what the people under test may not. */
export const owner = (): SupabaseClient => clientWith(project.url, project.secretKey)

/** Whoever has got hold of a token, and of nothing else of the session. */
export const clientOfToken = (token: string): SupabaseClient =>
  createClient(project.url, project.publishableKey, { accessToken: async () => token })

/** A test of something that not every backend lets be tried: left out, and counted as skipped, where it does not. */
export const testWhere = (trial: Trial) => (isLeftOut(trial) ? test.skip : test)

export const password = 'remo-e-colete'

export interface Person {
  id: string
  email: string
  client: SupabaseClient
}

/** Somebody with an account and no role. */
export async function signedUpPerson(): Promise<Person> {
  const email = newEmail()
  return { email, ...(await createAccount(project, { email, password, fullName: 'Ana' })) }
}

/** Somebody who has made their account themselves; only in a test where `sign-up` can be tried. */
export async function personWhoSignsUp(): Promise<Person> {
  const email = newEmail()
  return { email, ...(await signUp(project, { email, password, fullName: 'Ana' })) }
}

/** Somebody whom `npm run admin:grant` has made an administrator. */
export async function administrator(): Promise<Person> {
  const person = await signedUpPerson()
  await giveRole(project, person.id)
  return person
}

interface Answer {
  data: unknown
  error: object | null
}

/**
 * Row-level security refuses in three ways: with the database's own code, with 401 or 403 of the storage service, or
 * with no rows. Nothing else refuses: a backend that is away and a misspelt column are errors too, and no data at all
 * is how a write without `.select()` succeeds.
 */
export function expectRefused({ data, error }: Answer): void {
  if (error === null) expect(data).toEqual([])
  else if ('statusCode' in error)
    expect(error).toMatchObject({ statusCode: expect.stringMatching(/^40[13]$/) })
  else expect(error).toMatchObject({ code: '42501' })
}

/** No grant, no policy, or a function that says no: 401 for visitors, 403 for people. An empty list is no refusal here. */
export function expectForbidden({ data, error }: Answer): void {
  expect(error).toMatchObject({ code: '42501' })
  expect(data).toBeNull()
}

export function expectAllowed({ data, error }: Answer): void {
  expect(error).toBeNull()
  expect(data).toHaveLength(1)
}
