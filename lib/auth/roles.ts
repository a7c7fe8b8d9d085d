import 'server-only'
import { z } from 'zod'
import { log, reason } from '../log'
import type { SessionClient } from '../supabase/server'
import { dataWithin } from '../supabase/within'

const rolesSchema = z.array(z.object({ role: z.string() }))

export interface Roles {
  isAdmin: boolean
  /** The lookup failed: the list counts as empty (spec §7), but whoever is refused may be told why. */
  failed: boolean
}

/** A person's roles from `user_roles` (spec §6). A failure counts as no role and is logged. */
export async function loadRoles(client: SessionClient, userId: string): Promise<Roles> {
  try {
    const query = client.from('user_roles').select('role').eq('user_id', userId)
    const roles = rolesSchema.parse(await dataWithin(8_000, query))
    return { isAdmin: roles.some(({ role }) => role === 'admin'), failed: false }
  } catch (error) {
    log.error('role-lookup-failed', { user: userId, reason: reason(error) })
    return { isAdmin: false, failed: true }
  }
}
