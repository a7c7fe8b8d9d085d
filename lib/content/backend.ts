import type { PublishedContent } from '../catalogue/build/catalogue.ts'
import { environment } from '../config/environment.ts'
import { log, reason } from '../process/log.ts'
import { isToken } from '../routing/preview-link.ts'
import {
  contentVersionSchema,
  publishedContentSchema,
  type SharedDraft,
  sharedDraftSchema,
} from './published.ts'

/** Longest waits for the answers, in milliseconds. */
const timeoutMs = { version: 2_500, content: 15_000, preview: 6_000, visits: 3_000 } as const

/**
 * Asks the backend's REST interface with the publishable key, as anybody may.
 * @param values of a function: sent in the body, because addresses stand in logs
 */
async function ask(path: string, timeout: number, values?: Record<string, unknown>): Promise<unknown> {
  const { SUPABASE_URL: backend, SUPABASE_PUBLISHABLE_KEY: key } = environment
  if (!backend || !key) throw new Error('no backend is configured')
  const response = await fetch(`${backend}/rest/v1/${path}`, {
    ...(values && { method: 'POST', body: JSON.stringify(values) }),
    headers: { apikey: key, accept: 'application/json', 'content-type': 'application/json' },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`answered ${response.status}`)
  }
  return response.json()
}

/**
 * The content version of the backend: one small request.
 * @throws where the backend is away, slow or says something else
 */
export async function askForVersion(): Promise<number> {
  const [row] = contentVersionSchema.parse(await ask('content_state?select=version', timeoutMs.version))
  if (!row) throw new Error('answered no version')
  return row.version
}

/**
 * Everything that staff published, in one consistent read.
 * @throws as `askForVersion` does
 */
export const askForContent = async (): Promise<PublishedContent> =>
  publishedContentSchema.parse(await ask('rpc/published_content', timeoutMs.content))

/**
 * The draft that the token of a link opens; null where it opens none.
 * @throws as `askForVersion` does
 */
export const askForSharedDraft = async (token: string): Promise<SharedDraft | null> =>
  sharedDraftSchema.parse(await ask('rpc/shared_preview', timeoutMs.preview, { token }))

/**
 * Adds what was counted in this process to the sums of the day.
 * @throws as `askForVersion` does
 */
export const sendVisits = async (
  hits: readonly { kind: string; subject: string; count: number }[],
): Promise<void> => {
  await ask('rpc/count_visits', timeoutMs.visits, { hits })
}

/** What a link to a draft opens. That it is over and that it cannot be looked up now are two answers. */
export type SharedPreview = ({ kind: 'open' } & SharedDraft) | { kind: 'ended' } | { kind: 'failed' }

/** The draft that the token of a link opens. A failure is logged, without the token; never rejects. */
export async function loadSharedPreview(token: string): Promise<SharedPreview> {
  if (!isToken(token) || !environment.SUPABASE_URL) return { kind: 'ended' }
  try {
    const draft = await askForSharedDraft(token)
    return draft ? { kind: 'open', ...draft } : { kind: 'ended' }
  } catch (error) {
    log.error('shared-preview-not-loaded', { reason: reason(error) })
    return { kind: 'failed' }
  }
}
