import { createHash, randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import {
  canSignUp,
  clientWith,
  createAccount,
  isMadeUp,
  newEmail,
  type Project,
  whyNoSignUp,
} from '../made-up-people.ts'

const trials = ['sign-up', 'callers', 'recovery', 'last-administrator'] as const

/** What not every backend lets be tried. */
export type Trial = (typeof trials)[number]

const reasons: Record<Trial, string> = {
  'sign-up': whyNoSignUp,
  callers: 'the gateway of this project says itself from which address a request came',
  recovery: 'tokens of this project say that the session began with a password',
  'last-administrator': 'this project has administrators that no test has made',
}

const variable = 'POLICIES_LEFT_OUT'

/** Whether tests of a kind are left out, as was found out before the first of them. */
export const isLeftOut = (trial: Trial): boolean => process.env[variable]?.split(',').includes(trial) ?? false

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Whether callers are counted apart where each says its own address, as the embedded gateway lets them. */
async function areCallersToldApart({ url, publishableKey }: Project): Promise<boolean> {
  const attempt = {
    kind: 'sign-in',
    email: newEmail(),
    address_hash: hash(randomUUID()),
    device_hash: hash(randomUUID()),
  }
  const newCaller = () =>
    createClient(url, publishableKey, {
      auth: { persistSession: false },
      global: { headers: { 'cf-connecting-ip': randomUUID() } },
    })
  const waitOf = async (caller: SupabaseClient) =>
    z.number().parse((await caller.rpc('permit_attempt', attempt)).data)
  const first = newCaller()
  for (let count = 0; count < 5; count += 1) await waitOf(first)
  return (await waitOf(newCaller())) === 0
}

/** Whether a session that began with a password may choose a new one, as with the embedded service, whose tokens do not say. */
async function isRecoveryOpen(project: Project): Promise<boolean> {
  const person = { email: newEmail(), password: 'remo-e-colete', fullName: 'Ana' }
  const { client } = await createAccount(project, person)
  const { data, error } = await client.rpc('begin_recovery', { proof_hash: hash('proof') })
  if (error) throw error
  return z.boolean().parse(data)
}

/** Whether nobody but made-up people would lose the role while a test is about the last who has it. */
async function isEveryAdministratorMadeUp({ url, secretKey }: Project): Promise<boolean> {
  const { data, error } = await clientWith(url, secretKey).rpc('content_backup')
  if (error) throw error
  return z
    .object({ administrators: z.array(z.string()) })
    .parse(data)
    .administrators.every(isMadeUp)
}

/** Jest calls this once, before the first file of the policies: tests are left out where they are declared. */
export default async function findOut(): Promise<void> {
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  } = process.env
  // Each file says what it misses.
  if (!url || !publishableKey || !secretKey) return
  const project = { url, publishableKey, secretKey }
  const possible: Record<Trial, boolean> = {
    'sign-up': canSignUp,
    callers: await areCallersToldApart(project),
    recovery: await isRecoveryOpen(project),
    'last-administrator': await isEveryAdministratorMadeUp(project),
  }
  const leftOut = trials.filter((trial) => !possible[trial])
  for (const trial of leftOut) console.log(`Left out, ${trial}: ${reasons[trial]}.`)
  process.env[variable] = leftOut.join(',')
}
