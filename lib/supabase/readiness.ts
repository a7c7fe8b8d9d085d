import { boundedFetch, type SupabaseProject, supabaseProject } from './project'

/** `refused` where the key of the site is not, or no longer, accepted. */
export type ServiceState = 'reachable' | 'refused' | 'failing' | 'unreachable'

/** What the site needs of its backend; undefined where none is configured. */
export type Readiness = Record<'database' | 'auth' | 'storage', ServiceState> | undefined

/** What each service is asked, and the statuses of its own answer. */
const probes = {
  // Through the interface into PostgreSQL itself; the interface alone goes on answering when the database is gone.
  database: { path: '/rest/v1/rpc/is_ready', expected: [200] },
  auth: { path: '/auth/v1/health', expected: [200] },
  // A picture that never was: the service looks for it in the database and says so (404, or 400 around it).
  storage: { path: '/storage/v1/object/public/tour-images/is-ready', expected: [400, 404] },
} as const

async function ask(
  { url, key }: SupabaseProject,
  { path, expected }: { path: string; expected: readonly number[] },
): Promise<ServiceState> {
  try {
    const options = { headers: { apikey: key }, signal: AbortSignal.timeout(1_500) }
    const { status, body } = await boundedFetch(`${url}${path}`, options)
    await body?.cancel()
    if (expected.includes(status)) return 'reachable'
    return status === 401 || status === 403 ? 'refused' : 'failing'
  } catch {
    return 'unreachable'
  }
}

async function look(): Promise<Readiness> {
  const project = supabaseProject()
  if (!project) return undefined
  const [database, auth, storage] = await Promise.all([
    ask(project, probes.database),
    ask(project, probes.auth),
    ask(project, probes.storage),
  ])
  return { database, auth, storage }
}

/** The last look at the backend, also while it goes on, so that asking often costs it nothing. */
let last = { at: 0, answer: Promise.resolve<Readiness>(undefined) }

/** Whether the backend could serve the panel, at most five seconds ago. */
export function readiness(): Promise<Readiness> {
  if (Date.now() - last.at > 5_000) last = { at: Date.now(), answer: look() }
  return last.answer
}
