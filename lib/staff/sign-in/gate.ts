import { z } from 'zod'
import { callBackend } from '../../supabase/call'
import type { SessionClient } from '../../supabase/server'
import 'server-only'
import { cache } from 'react'
import { loadVisitor, type User, type Visitor } from './session'

/** Whether the one who asks may see the panel (spec §6). */
export type Gate =
  | { kind: 'admin'; user: User; client: SessionClient }
  /** No admin role, or the lookup failed (spec §7). */
  | { kind: 'denied'; lookupFailed: boolean }
  | { kind: 'anonymous' }
  | { kind: 'failed' }

export type Administrator = Extract<Gate, { kind: 'admin' }>

async function authorize(visitor: Visitor): Promise<Gate> {
  if (visitor.kind !== 'user') return visitor
  const { user, client } = visitor
  const { isAdmin, failed } = await loadRoles(client, user.id)
  return isAdmin ? { kind: 'admin', user, client } : { kind: 'denied', lookupFailed: failed }
}

/** Asked for everything in the panel, whether it reads or changes; once per request however many parts of a page need it. */
export const loadGate = cache(async (): Promise<Gate> => authorize(await loadVisitor()))

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
