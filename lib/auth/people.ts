import 'server-only'
import { z } from 'zod'
import { log, reason } from '../log'
import type { SessionClient } from '../supabase/server'
import { dataWithin, within } from '../supabase/within'
import { logEvent } from './events'

/** Longest wait for the database. */
const timeoutMs = 8_000

const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at))

const peopleSchema = z.object({
  total: z.number(),
  people: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string().nullable(),
      /** Whether its owner has followed the link in the mail of the sign-up. */
      confirmed: z.boolean(),
      createdAt: moment,
      administratorSince: moment.nullable(),
      lastSeenAt: moment.nullable(),
    }),
  ),
})

/** Somebody with an account. */
export type Person = z.infer<typeof peopleSchema>['people'][number]

export type People = ({ kind: 'loaded' } & z.infer<typeof peopleSchema>) | { kind: 'failed' }

/** What somebody looks for, as the database takes it: without control characters (it refuses NUL), at most 320 characters. */
export const searchText = (typed: string): string =>
  typed
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 320)

/**
 * Administrators, then the newest accounts, at most a hundred. A failure is logged, and is not the same as nobody.
 * @param search a part of an e-mail or a name; empty for everybody
 */
export async function loadPeople(client: SessionClient, search: string): Promise<People> {
  try {
    const data = await dataWithin(timeoutMs, client.rpc('people', { search }))
    return { kind: 'loaded', ...peopleSchema.parse(data) }
  } catch (error) {
    log.error('people-not-loaded', { reason: reason(error) })
    return { kind: 'failed' }
  }
}

/** E-mails of the accounts that the latest events name, by their id; empty where that failed, which is logged. */
export async function loadEventPeople(client: SessionClient): Promise<ReadonlyMap<string, string>> {
  try {
    const data = await dataWithin(timeoutMs, client.rpc('event_people'))
    return new Map(Object.entries(z.record(z.string(), z.string()).parse(data)))
  } catch (error) {
    log.error('people-not-loaded', { reason: reason(error) })
    return new Map()
  }
}

/** What can be done about a person's role. */
export const roleChanges = ['give', 'take'] as const
export type RoleChange = (typeof roleChanges)[number]

/** Why a role stayed as it was; the words stand in `messages/{locale}/people.json` under `problems`. */
export const roleProblems = ['last', 'unconfirmed', 'unknown', 'denied', 'unavailable'] as const
export type RoleProblem = (typeof roleProblems)[number]

const problems: Readonly<Record<string, RoleProblem>> = {
  last_administrator: 'last',
  not_confirmed: 'unconfirmed',
  unknown_person: 'unknown',
}

/**
 * Gives or takes the role of administrator. The database decides and keeps the last one, also where two leave at once;
 * it writes the audit log by itself.
 * @param administrator who asks: their client, and the id of their account for the log
 * @param person id of the account
 */
export async function changeRole(
  { client, account }: { client: SessionClient; account: string },
  change: RoleChange,
  person: string,
): Promise<RoleProblem | undefined> {
  try {
    const call = client.rpc(change === 'give' ? 'give_role' : 'take_role', { person })
    const { data: isChanged, error } = await within(timeoutMs, Promise.resolve(call))
    if (!error) {
      // Two may ask for the same: the audit log tells of the one who changed something.
      if (isChanged) {
        logEvent({ kind: change === 'give' ? 'role-given' : 'role-taken', account: person, by: account })
      }
      return undefined
    }
    const problem = error.code === '42501' ? 'denied' : problems[error.message]
    if (problem) return problem
    throw new Error(error.message || 'the service gave no reason')
  } catch (error) {
    log.error('role-not-changed', { change, person, reason: reason(error) })
    return 'unavailable'
  }
}
