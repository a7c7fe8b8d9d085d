import { readinessSoon, worstOf } from '@/lib/supabase/readiness'
import { version } from '@/package.json'

/**
 * Whether this process serves. It does without its backend, so `status` does not depend on it, and the answer waits for it
 * only a moment: a load balancer must not take the public site away because the panel is down. Whether the panel would
 * work is for `/api/health/ready`.
 */
export async function GET(): Promise<Response> {
  const services = await readinessSoon()
  const backend = services ? worstOf(Object.values(services)) : 'none'
  return Response.json({ status: 'ok', version, backend }, { headers: { 'Cache-Control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
