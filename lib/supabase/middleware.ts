import { createServerClient } from '@supabase/ssr'
import type { NextRequest, NextResponse } from 'next/server'
import { log, reason } from '../log'
import { boundedFetch, supabaseProject } from './project'
import { isSecureRequest, isSessionCookie, sessionCookie, unreadableCookies } from './session-cookie'
import type { Database } from './types'
import { within } from './within'

export interface RefreshedSession {
  /** Puts the cookies and headers of a refreshed session on the answer. */
  apply: (response: NextResponse) => NextResponse
  /** Turns the code of a confirmation link into a session; false where it is spent or of another browser. */
  exchange: (code: string) => Promise<boolean>
}

/**
 * Keeps the session fresh before a page of the panel runs, because pages cannot write cookies. The page
 * sees the new session in the request, the browser in the answer. Authorises nothing: pages and routes
 * check for themselves.
 */
export async function refreshSession(request: NextRequest): Promise<RefreshedSession> {
  const changes: ((response: NextResponse) => void)[] = []
  const apply = (response: NextResponse): NextResponse => {
    for (const change of changes) change(response)
    return response
  }
  const project = supabaseProject()
  if (!project) return { apply, exchange: async () => false }

  const unreadable = unreadableCookies(request.cookies.getAll())
  if (unreadable.length > 0) {
    log.warn('session-unreadable', { cookies: unreadable })
    // Also from the browser: a part that stayed would be read together with the parts of the next session.
    for (const name of unreadable) request.cookies.delete(name)
    changes.push((response) => {
      for (const name of unreadable) response.cookies.delete(name)
    })
  }

  const client = createServerClient<Database>(project.url, project.key, {
    cookieOptions: sessionCookie(isSecureRequest(request.headers, request.nextUrl.protocol)),
    global: { fetch: boundedFetch },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (values, headers) => {
        for (const { name, value } of values) request.cookies.set(name, value)
        changes.push((response) => {
          for (const { name, value, options } of values) response.cookies.set(name, value, options)
          for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
        })
      },
    },
  })

  const hasSession = request.cookies.getAll().some(({ name }) => isSessionCookie(name))
  if (hasSession) {
    // Asks the service only where the session is about to end, and for nothing else.
    const failure = await within(5_000, client.auth.getSession()).then(
      ({ error }) => error,
      (error) => error,
    )
    if (failure) log.warn('session-refresh-failed', { reason: reason(failure) })
  }
  return {
    apply,
    exchange: async (code) => {
      const failure = await within(8_000, client.auth.exchangeCodeForSession(code)).then(
        ({ error }) => error,
        (error) => error,
      )
      if (failure) log.warn('confirmation-code-refused', { reason: reason(failure) })
      return !failure
    },
  }
}
