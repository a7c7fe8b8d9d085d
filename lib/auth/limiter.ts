import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const quarterOfAnHour = 15 * 60

/** Counted in the memory of the one process that serves the site; a restart forgives. */
const limiters = {
  /** One person at one place who mistypes a password. */
  person: new RateLimiterMemory({ keyPrefix: 'person', points: 5, duration: quarterOfAnHour }),
  /** One account under attack from many places; high enough that staff are not easily locked out by others. */
  account: new RateLimiterMemory({ keyPrefix: 'account', points: 40, duration: quarterOfAnHour }),
  /** New accounts from one place. */
  newAccounts: new RateLimiterMemory({ keyPrefix: 'new-accounts', points: 20, duration: 60 * 60 }),
  /** New accounts from everywhere, because where no proxy stands in front a place can be made up. */
  allNewAccounts: new RateLimiterMemory({ keyPrefix: 'all-new-accounts', points: 200, duration: 60 * 60 }),
} as const

const hash = (value: string): string => createHash('sha256').update(value).digest('base64url')

export type Permit =
  | {
      allowed: true
      /** Takes the attempt back: it succeeded, or its failure was not the person's. */
      forgive: () => Promise<void>
    }
  | { allowed: false; minutes: number }

async function consume(limits: [RateLimiterMemory, string][]): Promise<Permit> {
  const used: [RateLimiterMemory, string][] = []
  const forgive = async () => {
    for (const [limiter, key] of used) await limiter.reward(key, 1)
  }
  for (const [limiter, key] of limits) {
    try {
      // Counted before the service is asked, so that many attempts at once are slowed down too.
      await limiter.consume(key)
      used.push([limiter, key])
    } catch (refusal) {
      await forgive()
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { allowed: false, minutes: Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000)) }
    }
  }
  return { allowed: true, forgive }
}

/**
 * The address of whoever asks: the last entry is the one that the nearest proxy has written. Without a proxy it is
 * what the caller says, or what Next adds where the caller says nothing (docs/deploying.md).
 */
export const clientAddress = (headers: Headers): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'

/** Counts an attempt to sign in; refuses after five failures within a quarter of an hour. */
export function permitSignIn(address: string, email: string): Promise<Permit> {
  const account = hash(email.trim().toLowerCase())
  return consume([
    [limiters.person, hash(`${address} ${account}`)],
    [limiters.account, account],
  ])
}

/** Counts a new account; refuses after twenty from one place, or two hundred in all, within an hour. */
export const permitSignUp = (address: string): Promise<Permit> =>
  consume([
    [limiters.newAccounts, hash(address)],
    [limiters.allNewAccounts, 'site'],
  ])
