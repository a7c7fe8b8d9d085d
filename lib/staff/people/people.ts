import 'server-only'
import { z } from 'zod'
import { callBackend, type Result } from '../../supabase/call'
import type { SessionClient } from '../../supabase/server'
import { logEvent } from './events'

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
  const people = await callBackend('load-people', client.rpc('people', { search }), peopleSchema)
  return people.ok ? { kind: 'loaded', ...people.value } : { kind: 'failed' }
}

const namesSchema = z
  .record(z.string(), z.string())
  .transform((names): ReadonlyMap<string, string> => new Map(Object.entries(names)))

/** E-mails of the accounts that rows of the content and the latest events name, by their id. */
export const loadAccountNames = (client: SessionClient): Promise<Result<ReadonlyMap<string, string>>> =>
  callBackend('load-account-names', client.rpc('account_names'), namesSchema)

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
  const query = client.rpc('change_role', { person, give: change === 'give' })
  const isChanged = await callBackend('change-role', query, z.boolean())
  if (!isChanged.ok) {
    const { kind, code } = isChanged.refusal
    return kind === 'denied' ? 'denied' : (problems[code] ?? 'unavailable')
  }
  // Two may ask for the same: the log tells of the one who changed something.
  if (isChanged.value) {
    logEvent({ kind: change === 'give' ? 'role-given' : 'role-taken', account: person, by: account })
  }
  return undefined
}
