import { readiness } from '@/lib/supabase/readiness'

/**
 * Whether staff could work: the database, sign-in and storage answer, and accept the site's key. 200 or 503, with the
 * state of each. For monitors; the public site serves in either case.
 */
export async function GET(): Promise<Response> {
  const services = await readiness()
  const isReady = services !== undefined && Object.values(services).every((state) => state === 'reachable')
  return Response.json(
    { status: isReady ? 'ready' : 'not-ready', ...services },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}

export const dynamic = 'force-dynamic'
