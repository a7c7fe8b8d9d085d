import 'server-only'
import { createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { cookies, headers } from 'next/headers'
import { log } from '../log'
import { boundedFetch, supabaseProject } from './project'
import { isSecureRequest, isSessionCookie, sessionCookie, unreadableCookies } from './session-cookie'
import type { Database } from './types'

export type SessionClient = SupabaseClient<Database>

/**
 * A client that speaks as the signed-in person. Make one per request: a reused one would answer with
 * another person's session.
 * @returns undefined where no Supabase project is configured
 */
export async function sessionClient(): Promise<SessionClient | undefined> {
  const project = supabaseProject()
  if (!project) return undefined
  const jar = await cookies()
  const secure = isSecureRequest(await headers())
  const unreadable = unreadableCookies(jar.getAll())
  if (unreadable.length > 0) log.warn('session-unreadable', { cookies: unreadable })
  return createServerClient<Database>(project.url, project.key, {
    cookieOptions: sessionCookie(secure),
    global: { fetch: boundedFetch },
    db: { retry: false },
    cookies: {
      // The middleware has taken them from a page's request already; it does not see what scripts ask for.
      getAll: () => jar.getAll().filter(({ name }) => !unreadable.includes(name)),
      setAll: (values) => {
        try {
          for (const { name, value, options } of values) jar.set(name, value, options)
        } catch {
          // Pages cannot write cookies. The middleware has refreshed the session before the page runs.
        }
      },
    },
  })
}

/** Takes the session out of the browser, for when the service cannot be asked to end it. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) if (isSessionCookie(name)) jar.delete(name)
}
