import { bayMapFile } from '@/lib/geography/bay-map'

export const dynamic = 'force-static'

/** The shoreline of both maps, which every page with a map shows. */
export const GET = (): Response =>
  new Response(bayMapFile(), { headers: { 'Content-Type': 'image/svg+xml' } })
