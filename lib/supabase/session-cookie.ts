import { z } from 'zod'
import { site } from '../site.ts'

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

const marker = 'base64-'

/** How the library writes what it keeps: JSON, encoded. It takes what has no marker as it is. */
const storedSchema = z.union([
  z.string().refine((value) => !value.startsWith(marker)),
  z.string().transform((value, context) => {
    try {
      const bytes = Buffer.from(z.base64url().parse(value.slice(marker.length)), 'base64url')
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    } catch {
      context.addIssue('not JSON, encoded')
      return z.NEVER
    }
  }),
])

/**
 * Names of the cookies of a session that cannot be read: cut off, or of parts that were written at different times.
 * The library would tell of each at length and go on as if it were not there.
 */
export function unreadableCookies(cookies: { name: string; value: string }[]): string[] {
  const ours = cookies.filter((cookie) => isSessionCookie(cookie.name) || cookie.name.startsWith(`${name}-`))
  const values = new Map(ours.map((cookie) => [cookie.name, cookie.value]))
  const wholes = new Set(ours.map((cookie) => cookie.name.replace(/\.\d+$/, '')))
  return [...wholes].flatMap((whole) => {
    const parts = []
    for (let part = 0; values.get(`${whole}.${part}`); part += 1) parts.push(values.get(`${whole}.${part}`))
    if (storedSchema.safeParse(values.get(whole) || parts.join('')).success) return []
    return [...values.keys()].filter((key) => key.replace(/\.\d+$/, '') === whole)
  })
}

/** Whether the visitor's own connection is https: also where a proxy ends it, and where that proxy does not say so. */
export const isSecureRequest = (headers: Headers, protocol?: string): boolean =>
  protocol === 'https:' ||
  site.origin.startsWith('https:') ||
  headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
