import 'server-only'
import { z } from 'zod'
import { callBackend } from '../../supabase/call'
import type { SessionClient } from '../../supabase/server'

const rolesSchema = z.array(z.object({ role: z.string() }))

export interface Roles {
  isAdmin: boolean
  /** The lookup failed: the list counts as empty (spec §7), but whoever is refused may be told why. */
  failed: boolean
}

/** A person's roles from `user_roles` (spec §6). A failure counts as no role and is logged. */
export async function loadRoles(client: SessionClient, userId: string): Promise<Roles> {
  const query = client.from('user_roles').select('role').eq('user_id', userId)
  const roles = await callBackend('load-roles', query, rolesSchema)
  return roles.ok
    ? { isAdmin: roles.value.some(({ role }) => role === 'admin'), failed: false }
    : { isAdmin: false, failed: true }
}
