import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'

/**
 * The backend under test, embedded or a throw-away hosted project whose sign-up asks for no confirmation. `npm test`
 * starts an embedded one with empty data.
 */
export const backend = z
  .object({
    SUPABASE_URL: z.url(),
    SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
    SUPABASE_SECRET_KEY: z.string().min(1),
  })
  .parse(process.env)

const withKey = (key: string): SupabaseClient =>
  createClient(backend.SUPABASE_URL, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })

/** Somebody who never signed in. */
export const visitor = (): SupabaseClient => withKey(backend.SUPABASE_PUBLISHABLE_KEY)

/** The secret key: sets up and checks what the people under test may not. */
export const owner = (): SupabaseClient => withKey(backend.SUPABASE_SECRET_KEY)

export const password = 'remo-e-colete'
export const newEmail = (): string => `${randomUUID()}@example.com`

/** Whether an address is one that `newEmail` made. */
export const isMadeUp = (email: string): boolean => /^[0-9a-f-]{36}@example\.com$/.test(email)

export interface Person {
  id: string
  email: string
  client: SupabaseClient
}

/** Somebody with an account and no role. */
export async function signedUpPerson(): Promise<Person> {
  const client = visitor()
  const email = newEmail()
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: 'Ana' } },
  })
  if (error) throw error
  if (!data.user || !data.session) throw new Error('Sign-up gave no session: switch confirmations off.')
  return { id: data.user.id, email, client }
}

/** Somebody whom `npm run admin:grant` has made an administrator. */
export async function administrator(): Promise<Person> {
  const person = await signedUpPerson()
  const { error } = await owner().from('user_roles').insert({ user_id: person.id, role: 'admin' })
  if (error) throw error
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
