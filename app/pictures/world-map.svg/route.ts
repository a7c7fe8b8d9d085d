import { drawWorldMap, worldMapFile } from '@/lib/geography/world-map'

export const dynamic = 'force-static'

/** The outlines on the map of the destination page, which points at them: in a file of their own, they are sent once. */
export const GET = (): Response =>
  new Response(worldMapFile(drawWorldMap()), { headers: { 'Content-Type': 'image/svg+xml' } })
