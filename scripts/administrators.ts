import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { log } from '../lib/process/log.ts'

export type Change = 'granted' | 'already granted' | 'revoked' | 'was no administrator'

/** The reason why a role could not be given or taken, in words for the person at the shell. */
export class AdministratorError extends Error {}

/** Nobody has an account with the e-mail, or its owner has not confirmed it: trying again changes nothing. */
export class AccountError extends AdministratorError {}

const accountSchema = z.object({ id: z.uuid(), confirmed: z.boolean() }).nullable()

/**
 * Makes an account an administrator, or no longer one. A change leaves a line on the standard output, as the site's log
 * has one for a change in the panel.
 * @throws AccountError when no account has the e-mail, or its owner has not confirmed it
 * @throws AdministratorError when the backend does not answer or refuses the secret key
 */
export async function changeAdministrator({
  url,
  secretKey,
  email,
  revoke,
}: {
  url: string
  secretKey: string
  email: string
  revoke: boolean
}): Promise<Change> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const fail = (status: number, message: string): never => {
    if (status === 0 || status >= 500) {
      throw new AdministratorError(`No backend answers at ${url}. Is it running (npm run up)? ${message}`)
    }
    throw new AdministratorError(
      `The backend at ${url} refused: ${message} Is SUPABASE_SECRET_KEY its secret key?`,
    )
  }

  const answer = await client.rpc('account_by_email', { address: email })
  if (answer.error) return fail(answer.status, answer.error.message)
  const account = accountSchema.parse(answer.data)
  if (account === null) {
    throw new AccountError(`No account has the e-mail ${email}. Create it on the sign-in page first.`)
  }
  const { id, confirmed } = account
  // Anybody can sign up with somebody else's address; only the link in the mail shows whose it is.
  if (!confirmed && !revoke) {
    throw new AccountError(
      `${email} has not been confirmed: its owner has to follow the link in the mail of the sign-up first.`,
    )
  }

  const tell = (kind: 'role-given' | 'role-taken') =>
    log.info('staff-event', { kind, account: id, by: 'secret-key' })
  const roles = client.from('user_roles')
  if (revoke) {
    const { data, error, status } = await roles.delete().eq('user_id', id).eq('role', 'admin').select('id')
    if (error) return fail(status, error.message)
    if (data.length === 0) return 'was no administrator'
    tell('role-taken')
    return 'revoked'
  }
  const { error, status } = await roles.insert({ user_id: id, role: 'admin' })
  if (error?.code === '23505') return 'already granted'
  if (error) return fail(status, error.message)
  tell('role-given')
  return 'granted'
}
