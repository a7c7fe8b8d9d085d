import { type CookieMethodsServer, createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { boundedFetch, type SupabaseProject } from './project'
import { endingWhenIdle, sessionCookie } from './session-cookie'
import type { Database } from './types'

export type SessionClient = SupabaseClient<Database>

type Cookies = Required<Pick<CookieMethodsServer, 'getAll' | 'setAll'>>

/** Statuses of a renewal with which the service itself says that the session is over. */
const finalStatuses: readonly number[] = [400, 403, 422]

const isRenewal = (address: string): boolean => address.includes('/auth/v1/token?grant_type=refresh_token')

/**
 * A client whose session lives in cookies. Two things differ from what the library does by itself:
 * - the cookies hold the tokens alone. With the account in them, as stored at a hosted project, they do not fit into the
 *   headers that proxies accept;
 * - a renewal that failed for a while, because too many were asked for (429) or a gateway refused the site's own key (401),
 *   ends no session: its refresh token is still good.
 */
export function createSessionClient(
  { url, key }: SupabaseProject,
  { secure, cookies }: { secure: boolean; cookies: Cookies },
): SessionClient {
  let refreshFailedTransiently = false
  const watchedFetch: typeof fetch = async (input, init) => {
    const response = await boundedFetch(input, init)
    if (isRenewal(String(input))) {
      refreshFailedTransiently = !response.ok && !finalStatuses.includes(response.status)
    }
    return response
  }
  return createServerClient<Database>(url, key, {
    cookieOptions: sessionCookie(secure),
    global: { fetch: watchedFetch },
    db: { retry: false },
    cookies: {
      encode: 'tokens-only',
      getAll: cookies.getAll,
      setAll: async (values, headers) => {
        const kept = refreshFailedTransiently ? values.filter(({ options }) => options.maxAge !== 0) : values
        if (kept.length === 0) return
        await cookies.setAll(
          kept.map(({ name, value, options }) => ({ name, value, options: endingWhenIdle(options) })),
          headers,
        )
      },
    },
  })
}
