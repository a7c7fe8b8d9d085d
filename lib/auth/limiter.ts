import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { log, reason } from '../log'
import { anonymousClient } from '../supabase/anonymous'
import { within } from '../supabase/within'

/** Who tries to sign in, as what and from where. */
export interface Attempt {
  email: string
  /** As `clientAddress` says it. */
  address: string
  /** The token of the browser (device.ts). */
  device: string
}

/** Too many attempts: how long to wait until the next one, in minutes. */
export interface Refused {
  allowed: false
  minutes: number
}

export interface Granted {
  allowed: true
  /** Takes the attempt back: its failure was not the person's. */
  forgive: () => Promise<void>
}

export type Permit = Granted | Refused

/** `succeed` is for a sign-in that worked. The database learns of it by itself (`recordSignIn`), this process does not. */
export type SignInPermit = (Granted & { succeed: () => Promise<void> }) | Refused

type AnonymousClient = NonNullable<ReturnType<typeof anonymousClient>>

/** Longest wait for a count. Whoever signs in waits for it, and the memory of this process can stand in. */
const timeoutMs = 3_000

const quarterOfAnHour = 15 * 60

/**
 * The counts of this process, for a backend without the functions that count (an upgrade under way), or one that does
 * not answer. A restart forgives, and no device is known: the same limits as in the database for an unknown one.
 */
const memory = {
  person: new RateLimiterMemory({ keyPrefix: 'person', points: 5, duration: quarterOfAnHour }),
  address: new RateLimiterMemory({ keyPrefix: 'address', points: 30, duration: quarterOfAnHour }),
  account: new RateLimiterMemory({ keyPrefix: 'account', points: 40, duration: quarterOfAnHour }),
  newAccounts: new RateLimiterMemory({ keyPrefix: 'new-accounts', points: 20, duration: 60 * 60 }),
  mailPerson: new RateLimiterMemory({ keyPrefix: 'mail-person', points: 4, duration: 60 * 60 }),
  mailAddress: new RateLimiterMemory({ keyPrefix: 'mail-address', points: 20, duration: 60 * 60 }),
  mailAccount: new RateLimiterMemory({ keyPrefix: 'mail-account', points: 12, duration: 60 * 60 }),
  /** From everywhere, because where no proxy stands in front a place can be made up. */
  allNewAccounts: new RateLimiterMemory({ keyPrefix: 'all-new-accounts', points: 200, duration: 60 * 60 }),
} as const

/** What the database is told instead of addresses and tokens. */
export const hash = (value: string): string => createHash('sha256').update(value).digest('hex')

const refusal = (seconds: number): Refused => ({
  allowed: false,
  minutes: Math.max(1, Math.ceil(seconds / 60)),
})

async function countInMemory(limits: [RateLimiterMemory, string][]): Promise<Permit> {
  const used: [RateLimiterMemory, string][] = []
  const forgive = async () => {
    for (const [limiter, key] of used) await limiter.reward(key, 1)
  }
  for (const [limiter, key] of limits) {
    try {
      await limiter.consume(key)
      used.push([limiter, key])
    } catch (limit) {
      await forgive()
      if (!(limit instanceof RateLimiterRes)) throw limit
      return refusal(limit.msBeforeNext / 1000)
    }
  }
  return { allowed: true, forgive }
}

interface Answer<Data> {
  data: Data
  error: { code: string; message: string } | null
}

/** Asks the database to count or to forgive; undefined where it cannot, which is logged. */
async function ask<Data>(
  call: (client: AnonymousClient) => PromiseLike<Answer<Data>>,
): Promise<Data | undefined> {
  const client = anonymousClient()
  if (!client) return undefined
  try {
    const { data, error } = await within(timeoutMs, Promise.resolve(call(client)))
    if (!error) return data
    log.warn('sign-in-limits-unavailable', { code: error.code, reason: error.message })
  } catch (error) {
    log.warn('sign-in-limits-unavailable', { reason: reason(error) })
  }
  return undefined
}

const signInArguments = ({ email, address, device }: Attempt) => ({
  sign_in_email: email,
  address_hash: hash(address),
  device_hash: hash(device),
})

/**
 * Counts an attempt to sign in, before the service is asked, so that many attempts at once are slowed down too. A device
 * from which the account has signed in before counts by itself alone (10 in a quarter of an hour). All others count by
 * account (40), by address (30) and by both together (5). The counts are the database's, shared by every process.
 */
export async function permitSignIn(attempt: Attempt): Promise<SignInPermit> {
  const wait = await ask((client) => client.rpc('permit_sign_in', signInArguments(attempt)))
  if (typeof wait === 'number') {
    if (wait > 0) return refusal(wait)
    const forgive = async () => {
      await ask((client) => client.rpc('forgive_sign_in', signInArguments(attempt)))
    }
    return { allowed: true, forgive, succeed: async () => undefined }
  }
  const account = hash(attempt.email.trim().toLowerCase())
  const permit = await countInMemory([
    [memory.account, account],
    [memory.address, hash(attempt.address)],
    [memory.person, hash(`${attempt.address} ${account}`)],
  ])
  return permit.allowed ? { ...permit, succeed: permit.forgive } : permit
}

/** Counts a new account; refuses after twenty from one address, or two hundred in all, within an hour. */
export async function permitSignUp(address: string): Promise<Permit> {
  const place = { address_hash: hash(address) }
  const wait = await ask((client) => client.rpc('permit_sign_up', place))
  if (typeof wait === 'number') {
    if (wait > 0) return refusal(wait)
    const forgive = async () => {
      await ask((client) => client.rpc('forgive_sign_up', place))
    }
    return { allowed: true, forgive }
  }
  return countInMemory([
    [memory.allNewAccounts, 'site'],
    [memory.newAccounts, hash(address)],
  ])
}

/**
 * Counts a mail that somebody asks for, whether or not an account has the address: four an hour for one address from one
 * place, twelve for one address, twenty from one place.
 */
export async function permitMail(email: string, address: string): Promise<Permit> {
  const whose = { email, address_hash: hash(address) }
  const wait = await ask((client) => client.rpc('permit_mail', whose))
  if (typeof wait === 'number') {
    if (wait > 0) return refusal(wait)
    const forgive = async () => {
      await ask((client) => client.rpc('forgive_mail', whose))
    }
    return { allowed: true, forgive }
  }
  const account = hash(email.trim().toLowerCase())
  return countInMemory([
    [memory.mailAccount, account],
    [memory.mailAddress, whose.address_hash],
    [memory.mailPerson, hash(`${address} ${account}`)],
  ])
}
