import 'server-only'
import { cookies, headers } from 'next/headers'
import { log } from '../process/log'
import { supabaseProject } from './project'
import { createSessionClient, type SessionClient } from './session-client'
import { isLibraryCookie, isSecureRequest, unreadableCookies } from './session-cookie'

export type { SessionClient } from './session-client'

/**
 * A client that speaks as the signed-in person. Make one per request: a reused one would answer with another person's
 * session.
 * @param options.mustWriteCookies for actions that begin or end a session: a cookie that cannot be written is an error
 * @returns undefined where no Supabase project is configured
 */
export async function sessionClient({ mustWriteCookies = false } = {}): Promise<SessionClient | undefined> {
  const project = supabaseProject()
  if (!project) return undefined
  const jar = await cookies()
  const unreadable = await unreadableCookies(jar.getAll())
  if (unreadable.length > 0) log.warn('session-unreadable', { cookies: unreadable })
  return createSessionClient(project, {
    secure: isSecureRequest(await headers()),
    cookies: {
      // The middleware has taken them from a page's request already; it does not see what scripts ask for.
      getAll: () => jar.getAll().filter(({ name }) => !unreadable.includes(name)),
      setAll: (values) => {
        try {
          for (const { name, value, options } of values) jar.set(name, value, options)
        } catch (error) {
          // Pages cannot write cookies. The middleware has refreshed the session before the page runs.
          if (mustWriteCookies) throw error
        }
      },
    },
  })
}

/** Takes the session and all that belongs to it out of the browser, for when the service cannot be asked to end it. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    // Browsers take a cookie with the prefix away only by the attributes that it was set with.
    if (isLibraryCookie(name))
      jar.set(name, '', { path: '/', secure: name.startsWith('__Host-'), httpOnly: true, maxAge: 0 })
  }
}
