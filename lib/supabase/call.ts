import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import 'server-only'
import type { z } from 'zod'
import { log, reason } from '../process/log'
import { within } from '../process/within'

/** Why the backend did not do what it was asked for. Only an outage is nobody's decision. */
export interface Refusal {
  kind: 'conflict' | 'unknown' | 'denied' | 'signedOut' | 'invalid' | 'outage'
  /** The database's own name for it, such as `nothing_to_publish`. */
  code: string
  /** What the database adds as JSON, such as the row that stands in the way. */
  detail?: unknown
}

/** The result of what can fail. */
export type Result<T, R = Refusal> = { ok: true; value: T } | { ok: false; refusal: R }

interface ServiceError {
  code: string
  message: string
  details: string | null
}

/** What the codes of the interface and of the functions mean (supabase/migrations). */
const kinds: Readonly<Record<string, Refusal['kind']>> = {
  PT409: 'conflict',
  PT404: 'unknown',
  '42501': 'denied',
  PGRST301: 'signedOut',
  PGRST303: 'signedOut',
  '22023': 'invalid',
  '23514': 'invalid',
}

function parsed(details: string | null): unknown {
  try {
    return JSON.parse(details ?? '')
  } catch {
    return undefined
  }
}

/**
 * Asks the backend and parses its answer. Never rejects; outages and denials are logged, an answer of another shape counts
 * as an outage.
 * @param name what is asked, for the log
 * @param timeoutMs longest wait, in milliseconds
 */
export async function callBackend<T>(
  name: string,
  query: PromiseLike<{ data: unknown; error: ServiceError | null }>,
  schema: z.ZodType<T>,
  timeoutMs = 8_000,
): Promise<Result<T>> {
  const outage = (details: Record<string, unknown>): Result<T> => {
    log.error('backend-call-failed', { call: name, ...details })
    return { ok: false, refusal: { kind: 'outage', code: 'outage' } }
  }
  try {
    const { data, error } = await within(timeoutMs, Promise.resolve(query))
    if (!error) return { ok: true, value: schema.parse(data) }
    const kind = kinds[error.code]
    if (!kind) return outage({ code: error.code, reason: error.message || 'the service gave no reason' })
    // Nobody asks for what they may not without somebody having lost a right meanwhile.
    if (kind === 'denied') log.warn('backend-call-denied', { call: name, reason: error.message })
    return { ok: false, refusal: { kind, code: error.message, detail: parsed(error.details) } }
  } catch (error) {
    return outage({ reason: reason(error) })
  }
}

/**
 * Whether the service itself failed, rather than refused: no answer, a garbled one, 5xx, a full queue, or a gateway that
 * no longer accepts the site's own key. Refusals of the service carry a code of their own, those of a gateway do not.
 */
export function isOutage(error: unknown): boolean {
  if (!isAuthError(error) || isAuthRetryableFetchError(error)) return true
  if (error.status === 401) return error.code === undefined
  return error.status === undefined || error.status >= 500 || error.status === 429
}
