import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies, headers } from 'next/headers'
import { z } from 'zod'
import { isSecureRequest } from '../supabase/session-cookie'

const cookieName = (secure: boolean): string => (secure ? '__Host-saira-device' : 'saira-device')

/** In seconds: half a year, as long as the database knows a device (migration sign_in_and_events). */
const maxAge = 180 * 24 * 60 * 60

const tokenBytes = 32
const tokenSchema = z.string().regex(/^[\w-]{43}$/)

/**
 * The token by which the database recognises a browser that an account has signed in from before. It needs no signature:
 * 256 random bits that only this browser holds, of which the database keeps a hash beside the account.
 */
export interface Device {
  token: string
  /** Has the browser keep the token; for a sign-in that succeeded. */
  keep: () => void
}

/** The device of whoever asks, with a new token where it has none. */
export async function requestDevice(): Promise<Device> {
  const jar = await cookies()
  const secure = isSecureRequest(await headers())
  const name = cookieName(secure)
  const kept = tokenSchema.safeParse(jar.get(name)?.value)
  const token = kept.success ? kept.data : randomBytes(tokenBytes).toString('base64url')
  return {
    token,
    keep: () => void jar.set(name, token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge }),
  }
}
