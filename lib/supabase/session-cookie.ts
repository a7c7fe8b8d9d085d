import { combineChunks, isChunkLike, stringFromBase64URL } from '@supabase/ssr'
import { z } from 'zod'
import { site } from '../site.ts'

/** One name whatever the project's address, so that changing the address or port ends no session. */
const plainName = 'saira-session'

/** Browsers accept this prefix from this very host alone, over https, for all of its paths. */
const secureName = `__Host-${plainName}`

/**
 * How the session is kept in the browser: out of reach of scripts, and only over https where the site is
 * served over https.
 */
export const sessionCookie = (secure: boolean) =>
  ({
    name: secure ? secureName : plainName,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
  }) as const

/** A session that nobody used for so long is forgotten by the browser, in seconds: two weeks. */
const idleSeconds = 14 * 24 * 60 * 60

/** The library keeps every cookie for 400 days and cannot be told otherwise. Those that it removes have an age of 0. */
export const endingWhenIdle = <Options extends { maxAge?: number }>(options: Options): Options =>
  options.maxAge === 0 ? options : { ...options, maxAge: idleSeconds }

/**
 * What the library keeps beside the session: verifiers of the links in mails that this browser has asked for, one for the
 * latest, one for each, and a list of them.
 */
const verifierKey = new RegExp(
  `^(?:${secureName}|${plainName})(?:-flows|-flow-[A-Za-z0-9_-]{8,64})?-code-verifier$`,
)

/** What the library keeps in a cookie or a part of one (`key.0`, `key.1` …); undefined for cookies that are not its own. */
function keyOf(cookie: string): string | undefined {
  const key = cookie.replace(/\.\d+$/, '')
  return key === plainName || key === secureName || verifierKey.test(key) ? key : undefined
}

/** Whether the library keeps something in a cookie: the session, or a verifier. */
export const isLibraryCookie = (cookie: string): boolean => keyOf(cookie) !== undefined

/** Whether a cookie carries the session or a part of it; large sessions are cut into `name.0`, `name.1` … */
export const isSessionCookie = (cookie: string): boolean =>
  isChunkLike(cookie, plainName) || isChunkLike(cookie, secureName)

const prefix = 'base64-'

/** What the library asks the service with; anybody can write something else into a cookie. */
const sessionSchema = z.looseObject({ access_token: z.string(), refresh_token: z.string() })

function isReadable(key: string, value: string): boolean {
  const isSession = key === plainName || key === secureName
  if (!value.startsWith(prefix)) return !isSession
  try {
    const kept: unknown = JSON.parse(stringFromBase64URL(value.slice(prefix.length)))
    return !isSession || sessionSchema.safeParse(kept).success
  } catch {
    return false
  }
}

/**
 * Names of the library's cookies that cannot be read: cut off, of parts that were written at different times, or without
 * tokens.
 * The library would go on as if they were not there, and tell of each in many lines, every time it looks.
 */
export async function unreadableCookies(cookies: { name: string; value: string }[]): Promise<string[]> {
  const values = new Map(cookies.map(({ name, value }) => [name, value]))
  const unreadable: string[] = []
  const keys = new Set([...values.keys()].flatMap((name) => keyOf(name) ?? []))
  for (const key of keys) {
    const value = await combineChunks(key, (name) => values.get(name))
    if (value && !isReadable(key, value))
      unreadable.push(...[...values.keys()].filter((name) => isChunkLike(name, key)))
  }
  return unreadable
}

/** Whether the visitor's own connection is https: also where a proxy ends it, and where that proxy does not say so. */
export const isSecureRequest = (headers: Headers, protocol?: string): boolean =>
  protocol === 'https:' ||
  site.origin.startsWith('https:') ||
  headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
