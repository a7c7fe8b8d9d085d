import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'

/**
 * Whether the service itself failed, rather than refused: no answer, a garbled one, 5xx, a full queue, or a gateway that
 * no longer accepts the site's own key. Refusals of the service carry a code of their own, those of a gateway do not.
 */
export function isOutage(error: unknown): boolean {
  if (!isAuthError(error) || isAuthRetryableFetchError(error)) return true
  if (error.status === 401) return error.code === undefined
  return error.status === undefined || error.status >= 500 || error.status === 429
}
