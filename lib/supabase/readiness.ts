import { z } from 'zod'
import { within } from '../process/within'
import { boundedFetch, type SupabaseProject, supabaseProject } from './project'

/** `refused` where the key of the site is not, or no longer, accepted. */
export type ServiceState = 'reachable' | 'refused' | 'failing' | 'unreachable'

/** What the site needs of its backend; undefined where none is configured. */
export type Readiness = Record<'database' | 'auth' | 'storage', ServiceState> | undefined

/** Worst first: what operators hear of where answers differ. */
const worstFirst: readonly ServiceState[] = ['unreachable', 'failing', 'refused', 'reachable']

/** The state of several services, or of several answers of one. */
export const worstOf = (states: readonly ServiceState[]): ServiceState =>
  worstFirst.find((state) => states.includes(state)) ?? 'reachable'

const storageErrorSchema = z.object({ statusCode: z.coerce.string(), error: z.string() })

/** What the storage service says of a failure, which it answers with 400 whatever it is. */
function storageError(text: string): z.infer<typeof storageErrorSchema> | undefined {
  try {
    return storageErrorSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const isRefusal = (status: number): boolean => status === 401 || status === 403

const stateOf = ({ ok, status }: Response): ServiceState => {
  if (ok) return 'reachable'
  return isRefusal(status) ? 'refused' : 'failing'
}

async function ask(
  { url, key }: SupabaseProject,
  path: string,
  { body, read }: { body?: unknown; read: (answer: Response) => Promise<ServiceState> | ServiceState },
): Promise<ServiceState> {
  try {
    const answer = await boundedFetch(`${url}${path}`, {
      headers: {
        apikey: key,
        ...(body !== undefined && { authorization: `Bearer ${key}`, 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(1_500),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    try {
      return await read(answer)
    } finally {
      if (!answer.bodyUsed) await answer.body?.cancel()
    }
  } catch {
    return 'unreachable'
  }
}

/** Through the interface into PostgreSQL itself; the interface alone goes on answering when the database is gone. */
const askDatabase = (project: SupabaseProject) => ask(project, '/rest/v1/rpc/is_ready', { read: stateOf })

const askAuth = (project: SupabaseProject) => ask(project, '/auth/v1/health', { read: stateOf })

/** Whether the storage service takes the key. To visitors it names no pictures. */
const askStorageForList = (project: SupabaseProject) =>
  ask(project, '/storage/v1/object/list/tour-images', {
    body: { prefix: '', limit: 1, offset: 0 },
    read: async (answer) => {
      const refused = !answer.ok && isRefusal(Number(storageError(await answer.text())?.statusCode))
      return refused ? 'refused' : stateOf(answer)
    },
  })

const isMissing = async (answer: Response): Promise<boolean> =>
  !answer.ok && storageError(await answer.text())?.error === 'not_found'

/** The picture that was missing at the last look. */
let missed: string | undefined

/** Whether a picture that pages show can be read, past every cache in between. */
const askForPicture = (project: SupabaseProject, picture: string): Promise<ServiceState> =>
  ask(project, `/storage/v1/object/public/${picture}?at=${Date.now()}`, {
    read: async (answer) => {
      if (answer.ok || !(await isMissing(answer))) return stateOf(answer)
      // Staff may have deleted it a moment ago. At the next look the pages know.
      const wasMissing = missed === picture
      missed = picture
      return wasMissing ? 'failing' : 'reachable'
    },
  })

/**
 * Used while pages show no picture: asks for a file that never existed. A healthy service answers not_found; a deleted
 * bucket gives another error.
 */
const askForNoPicture = (project: SupabaseProject): Promise<ServiceState> =>
  ask(project, '/storage/v1/object/public/tour-images/is-ready', {
    read: async (answer) => ((await isMissing(answer)) ? 'reachable' : stateOf(answer)),
  })

function askStorageForFile(project: SupabaseProject): Promise<ServiceState> {
  const [picture] = [...(globalThis.siteContent?.catalogue.photographs.values() ?? [])].flat()
  return picture === undefined ? askForNoPicture(project) : askForPicture(project, picture)
}

async function look(): Promise<Readiness> {
  const project = supabaseProject()
  if (!project) return undefined
  const [database, auth, list, file] = await Promise.all([
    askDatabase(project),
    askAuth(project),
    askStorageForList(project),
    askStorageForFile(project),
  ])
  return { database, auth, storage: worstOf([list, file]) }
}

/**
 * The last look at the backend, also while it goes on, so that asking often costs it nothing; `at` in milliseconds of a
 * clock that nobody sets.
 */
let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve<Readiness>(undefined) }

/** What the last look that has ended gave. */
let known: Readiness = { database: 'unreachable', auth: 'unreachable', storage: 'unreachable' }

async function lookAndRemember(): Promise<Readiness> {
  known = await look()
  return known
}

/** Whether the backend could serve the panel, at most five seconds ago. */
export function readiness(): Promise<Readiness> {
  if (performance.now() - last.at > 5_000) last = { at: performance.now(), answer: lookAndRemember() }
  return last.answer
}

/** The same for whoever cannot wait: what was known before where the backend does not answer in 300 milliseconds. */
export const readinessSoon = (): Promise<Readiness> => within(300, readiness()).catch(() => known)
