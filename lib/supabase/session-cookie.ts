import { site } from '../site'

/** One name whatever the project's address, so that changing the address or port ends no session. */
const name = 'saira-session'

/**
 * How the session is kept in the browser (design §2): out of reach of scripts, and only over https where
 * the site is served over https.
 */
export const sessionCookie = (secure: boolean) =>
  ({ name, httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const

/** Whether a cookie carries the session or a part of it; large sessions are cut into `name.0`, `name.1` … */
export const isSessionCookie = (cookie: string): boolean => cookie === name || cookie.startsWith(`${name}.`)

/** Whether the visitor's own connection is https: also where a proxy ends it, and where that proxy does not say so. */
export const isSecureRequest = (headers: Headers, protocol?: string): boolean =>
  protocol === 'https:' ||
  site.origin.startsWith('https:') ||
  headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
