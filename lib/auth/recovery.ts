import { z } from 'zod'

/** How long a new password may take after the link in the mail was followed, in seconds. */
const maxAge = 15 * 60

const claimsSchema = z.object({ session_id: z.uuid() })

/** The id of the session that a token belongs to; undefined where it cannot be read. */
export function sessionIdOf(token: string): string | undefined {
  try {
    const [, payload = ''] = token.split('.')
    return claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).session_id
  } catch {
    return undefined
  }
}

/** The cookie that names the session which may choose a password without knowing the old one. */
export const recoveryCookieName = (secure: boolean): string =>
  secure ? '__Host-saira-recovery' : 'saira-recovery'

/** Attributes of that cookie. It is worth nothing without the session that it names. */
export const recoveryCookie = (secure: boolean, age = maxAge) =>
  ({ httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: age }) as const
