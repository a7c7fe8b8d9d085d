import { readiness, type ServiceState } from '@/lib/supabase/readiness'
import { version } from '@/package.json'

/** Worst first: what operators hear of where services differ. */
const order: readonly ServiceState[] = ['unreachable', 'failing', 'refused', 'reachable']

/**
 * Whether this process serves. It does without its backend, so `status` does not depend on it: a load
 * balancer must not take the public site away because the panel is down. Whether the panel would work is
 * for `/api/health/ready`.
 */
export async function GET(): Promise<Response> {
  const services = await readiness()
  const states = services ? Object.values(services) : []
  const backend = services ? order.find((state) => states.includes(state)) : 'none'
  return Response.json({ status: 'ok', version, backend }, { headers: { 'Cache-Control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
