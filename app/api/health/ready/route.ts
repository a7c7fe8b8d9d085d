import { readiness } from '@/lib/supabase/readiness'

/**
 * Whether every page has been rendered, and staff could work: the database, sign-in and storage answer, and accept the
 * site's key. 200 or 503, with the state of each. For monitors; the public site serves in either case.
 */
export async function GET(): Promise<Response> {
  const services = await readiness()
  // Not before every page is ready for its first visitor (lib/front/page-store.ts).
  const isWarming = globalThis.pagesAreWarm === false
  const isReachable =
    services !== undefined && Object.values(services).every((state) => state === 'reachable')
  const isReady = isReachable && !isWarming
  return Response.json(
    { status: isReady ? 'ready' : 'not-ready', ...(isWarming && { pages: 'warming' }), ...services },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}

export const dynamic = 'force-dynamic'
