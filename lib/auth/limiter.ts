import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { log, reason } from '../log'
import { anonymousClient } from '../supabase/anonymous'
import { within } from '../supabase/within'
import { hash } from './hash'

/** Who tries to sign in, as what and from where. */
export interface Attempt {
  email: string
  /** As `clientAddress` says it. */
  clientIp: string
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
  release: () => Promise<void>
}

export type Permit = Granted | Refused

/** `succeed` is for a sign-in that worked. The database learns of it by itself (`recordSignIn`), this process does not. */
export type SignInPermit = (Granted & { succeed: () => Promise<void> }) | Refused

type AnonymousClient = NonNullable<ReturnType<typeof anonymousClient>>

/** Longest wait for a count. Whoever signs in waits for it, and the memory of this process can stand in. */
const timeoutMs = 3_000

const quarterOfAnHour = 15 * 60

/**
 * The counts of this process, for a backend without the functions that count (an upgrade under way), one that does not
 * answer, or one whose table strangers have filled. A restart forgets them, and no device is known: the same limits as in
 * the database for an unknown one.
 */
const memory = {
  person: new RateLimiterMemory({ keyPrefix: 'person', points: 5, duration: quarterOfAnHour }),
  address: new RateLimiterMemory({ keyPrefix: 'address', points: 30, duration: quarterOfAnHour }),
  account: new RateLimiterMemory({ keyPrefix: 'account', points: 40, duration: quarterOfAnHour }),
  newAccounts: new RateLimiterMemory({ keyPrefix: 'new-accounts', points: 20, duration: 60 * 60 }),
  mailPerson: new RateLimiterMemory({ keyPrefix: 'mail-person', points: 4, duration: 60 * 60 }),
  mailAddress: new RateLimiterMemory({ keyPrefix: 'mail-address', points: 20, duration: 60 * 60 }),
  mailAccount: new RateLimiterMemory({ keyPrefix: 'mail-account', points: 12, duration: 60 * 60 }),
  /** Counts all callers together: without a trusted proxy X-Forwarded-For can be forged. */
  allNewAccounts: new RateLimiterMemory({ keyPrefix: 'all-new-accounts', points: 200, duration: 60 * 60 }),
} as const

const refusal = (seconds: number): Refused => ({
  allowed: false,
  minutes: Math.max(1, Math.ceil(seconds / 60)),
})

async function countInMemory(limits: [RateLimiterMemory, string][]): Promise<Permit> {
  const used: [RateLimiterMemory, string][] = []
  const release = async () => {
    for (const [limiter, key] of used) await limiter.reward(key, 1)
  }
  for (const [limiter, key] of limits) {
    try {
      await limiter.consume(key)
      used.push([limiter, key])
    } catch (limit) {
      await release()
      if (!(limit instanceof RateLimiterRes)) throw limit
      return refusal(limit.msBeforeNext / 1000)
    }
  }
  return { allowed: true, release }
}

interface Answer<Data> {
  data: Data
  error: { code: string; message: string } | null
}

/** When the last line about a full table was written, in milliseconds: a flood must not fill the log as well. */
let toldOfFullTable = Number.NEGATIVE_INFINITY

function tellOfFullTable(): void {
  if (performance.now() - toldOfFullTable < 60_000) return
  toldOfFullTable = performance.now()
  log.warn('sign-in-limits-full')
}

/**
 * Has the database count an attempt. A number of seconds to wait (0: go on), or undefined where it cannot count, which is
 * logged; where its table is full at most once a minute.
 */
async function count(
  call: (client: AnonymousClient) => PromiseLike<Answer<number | null>>,
): Promise<number | undefined> {
  const seconds = await ask(call)
  if (seconds === null) tellOfFullTable()
  return seconds ?? undefined
}

/** Asks the database to count or to release; undefined where it cannot, which is logged. */
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

const signInArguments = ({ email, clientIp, device }: Attempt) => ({
  sign_in_email: email,
  address_hash: hash(clientIp),
  device_hash: hash(device),
})

/**
 * Counts an attempt to sign in, before the service is asked, so that many attempts at once are slowed down too. A device
 * from which the account has signed in before counts by itself alone (10 in a quarter of an hour). All others count by
 * account (40), by address (30) and by both together (5). The counts are the database's, shared by every process.
 */
export async function permitSignIn(attempt: Attempt): Promise<SignInPermit> {
  const wait = await count((client) => client.rpc('permit_sign_in', signInArguments(attempt)))
  if (typeof wait === 'number') {
    if (wait > 0) return refusal(wait)
    const release = async () => {
      await ask((client) => client.rpc('forgive_sign_in', signInArguments(attempt)))
    }
    return { allowed: true, release, succeed: async () => undefined }
  }
  const account = hash(attempt.email.trim().toLowerCase())
  const permit = await countInMemory([
    [memory.account, account],
    [memory.address, hash(attempt.clientIp)],
    [memory.person, hash(`${attempt.clientIp} ${account}`)],
  ])
  return permit.allowed ? { ...permit, succeed: permit.release } : permit
}

/** Counts a new account; refuses after twenty from one address, or two hundred in all, within an hour. */
export async function permitSignUp(clientIp: string): Promise<Permit> {
  const counted = { address_hash: hash(clientIp) }
  const wait = await count((client) => client.rpc('permit_sign_up', counted))
  if (typeof wait === 'number') {
    if (wait > 0) return refusal(wait)
    const release = async () => {
      await ask((client) => client.rpc('forgive_sign_up', counted))
    }
    return { allowed: true, release }
  }
  return countInMemory([
    [memory.allNewAccounts, 'site'],
    [memory.newAccounts, hash(clientIp)],
  ])
}

/**
 * Counts a mail that somebody asks for, whether or not an account has the e-mail: four an hour for one e-mail from one
 * client, twelve for one e-mail, twenty from one client.
 */
export async function permitMail(email: string, clientIp: string): Promise<Permit> {
  const counted = { email, address_hash: hash(clientIp) }
  const wait = await count((client) => client.rpc('permit_mail', counted))
  if (typeof wait === 'number') {
    if (wait > 0) return refusal(wait)
    const release = async () => {
      await ask((client) => client.rpc('forgive_mail', counted))
    }
    return { allowed: true, release }
  }
  const account = hash(email.trim().toLowerCase())
  return countInMemory([
    [memory.mailAccount, account],
    [memory.mailAddress, counted.address_hash],
    [memory.mailPerson, hash(`${clientIp} ${account}`)],
  ])
}
