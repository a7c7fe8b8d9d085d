import 'server-only'
import { cache } from 'react'
import type { SessionClient } from '../../supabase/server'
import { loadRoles } from './roles'
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
