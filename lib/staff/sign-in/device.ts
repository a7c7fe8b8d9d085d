import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies, headers } from 'next/headers'
import { z } from 'zod'
import { isSecureRequest } from '../../supabase/session-cookie'

const cookieName = (secure: boolean): string => (secure ? '__Host-saira-device' : 'saira-device')

/** In seconds: half a year, as long as the database knows a device (migration limits). */
const maxAge = 180 * 24 * 60 * 60

const tokenBytes = 32
const tokenSchema = z.string().regex(/^[\w-]{43}$/)

/** Arguments of `set` of Next's cookies. */
type Cookie = [name: string, value: string, options: ReturnType<typeof deviceOptions>]

const deviceOptions = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge }) as const

/**
 * The token by which the database recognises a browser that an account has signed in from before. It needs no signature:
 * 256 random bits that only this browser holds, of which the database keeps a hash beside the account.
 */
export interface Device {
  token: string
  /** Has the browser keep the token; for a sign-in that succeeded. */
  cookie: Cookie
}

/**
 * The device of whoever asks, with a new token where it has none.
 * @param read a cookie of the request by its name
 */
export function deviceOf(read: (name: string) => string | undefined, secure: boolean): Device {
  const name = cookieName(secure)
  const kept = tokenSchema.safeParse(read(name))
  const token = kept.success ? kept.data : randomBytes(tokenBytes).toString('base64url')
  return { token, cookie: [name, token, deviceOptions(secure)] }
}

/** The same for an action. */
export async function requestDevice(): Promise<{ token: string; keep: () => void }> {
  const jar = await cookies()
  const { token, cookie } = deviceOf((name) => jar.get(name)?.value, isSecureRequest(await headers()))
  return { token, keep: () => void jar.set(...cookie) }
}
