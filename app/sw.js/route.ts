import { currentCatalogue } from '@/lib/content/current'
import { workerScript } from '@/lib/offline/worker-script'

/** English addresses follow the content of this process. */
export const dynamic = 'force-dynamic'

/** The worker that keeps opened pages readable without signal. Browsers ask anew, so that a deployment reaches them. */
export const GET = (): Response =>
  new Response(workerScript(currentCatalogue()), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
