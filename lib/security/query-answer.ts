import type { NextResponse } from 'next/server'
import { answerRenderedPage } from './rendered-page'

/** Nothing between the site and the visitor keeps the answer; browsers keep it for Back. */
const caching = {
  'Cache-Control': 'private, no-cache',
  'X-Accel-Expires': '0',
  Vary: 'Accept, Accept-Language, Cookie',
} as const

/**
 * Sends a request that has a query on to a page that answers it (lib/routing/pages.ts), rendered for it alone.
 * @param target the internal address with its query
 */
export const answerQueryPage = (request: { headers: Headers }, target: URL): NextResponse =>
  answerRenderedPage(request, target, { headers: caching })
