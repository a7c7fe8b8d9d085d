import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'

/** Whether the backend under test is a hosted project: `npm test -- --hosted` says so. */
export const isHosted = process.env.TESTED_BACKEND === 'hosted'

/** Where hosted projects let somebody sign up: they refuse example.com. */
const ownDomain = process.env.TEST_EMAIL_DOMAIN || undefined

/** Whether the backend under test lets a made-up person sign up; accounts can be made for them anyway. */
export const canSignUp = !isHosted || ownDomain !== undefined

/** Why tests of signing up are left out where it does not. */
export const whyNoSignUp =
  'hosted projects refuse sign-ups of example.com: name a domain of yours in TEST_EMAIL_DOMAIN'

const domain = ownDomain ?? 'example.com'

/** An address that no other test has, and at which nobody reads. */
export const newEmail = (): string => `${randomUUID()}@${domain}`

/** Whether an address is one that `newEmail` made. */
export const isMadeUp = (email: string): boolean => {
  const [name = '', host = ''] = email.split('@')
  return /^[0-9a-f-]{36}$/.test(name) && ['example.com', domain].includes(host)
}

export interface Project {
  url: string
  publishableKey: string
  secretKey: string
}

export interface Credentials {
  email: string
  password: string
  fullName: string
}

export interface Account {
  id: string
  /** Signed in with a session of its own. */
  client: SupabaseClient
}

/** A client that keeps its session for itself. */
export const clientWith = (url: string, key: string): SupabaseClient =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })

/**
 * Signs somebody up, as the site does.
 * @throws where the backend refuses, or asks for a confirmation
 */
export async function signUp(
  { url, publishableKey }: Pick<Project, 'url' | 'publishableKey'>,
  { email, password, fullName }: Credentials,
): Promise<Account> {
  const client = clientWith(url, publishableKey)
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName } },
  })
  if (error) throw error
  if (!data.user || !data.session) throw new Error('Sign-up gave no session: switch confirmations off.')
  return { id: data.user.id, client }
}

/**
 * Gives somebody an account and signs them in, for tests that are not about signing up: in a hosted project with the
 * secret key, which asks neither for a real address nor for a confirmation. The embedded backend has no such interface.
 * @throws where the backend refuses
 */
export async function createAccount(project: Project, person: Credentials): Promise<Account> {
  if (!isHosted) return signUp(project, person)
  const { email, password, fullName } = person
  const { data, error } = await clientWith(project.url, project.secretKey).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { full_name: fullName },
  })
  if (error) throw error
  const client = clientWith(project.url, project.publishableKey)
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error) throw signedIn.error
  return { id: z.uuid().parse(data.user.id), client }
}

/**
 * What `npm run admin:grant` does.
 * @throws where the backend refuses
 */
export async function giveRole({ url, secretKey }: Project, id: string): Promise<void> {
  const { error } = await clientWith(url, secretKey).from('user_roles').insert({ user_id: id, role: 'admin' })
  if (error) throw error
}
