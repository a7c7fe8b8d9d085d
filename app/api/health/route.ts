import { boundedFetch, supabaseProject } from '@/lib/supabase/project'
import { version } from '@/package.json'

/** The last look at the backend, also while it goes on, so that asking often costs it nothing. */
let last = { at: 0, backend: Promise.resolve('none') }

async function lookAtBackend(): Promise<string> {
  const project = supabaseProject()
  if (!project) return 'none'
  const url = `${project.url}/auth/v1/health`
  const options = { headers: { apikey: project.key }, signal: AbortSignal.timeout(1_500) }
  try {
    const { status, body } = await boundedFetch(url, options)
    await body?.cancel()
    return status < 500 ? 'reachable' : 'failing'
  } catch {
    return 'unreachable'
  }
}

/**
 * Whether this process serves. It does without its backend, so `status` does not depend on it: a load
 * balancer must not take the public site away because the panel is down.
 */
export async function GET(): Promise<Response> {
  if (Date.now() - last.at > 5_000) last = { at: Date.now(), backend: lookAtBackend() }
  const body = { status: 'ok', version, backend: await last.backend }
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
