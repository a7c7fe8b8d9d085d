import { createServerClient } from '@supabase/ssr'
import { sessionCookie } from '../../lib/supabase/session-cookie.ts'
import { changeAdministrator } from '../administrators.ts'
import type { BackendVariables } from '../embedded-backend.ts'

/** Makes an administrator, and the cookie that the site would have given them. */
export async function administratorCookie(
  { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY }: BackendVariables,
  email = 'endurance@example.com',
): Promise<string> {
  const jar = new Map<string, string>()
  const client = createServerClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookie(false),
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (cookies) => {
        for (const { name, value } of cookies) jar.set(name, value)
      },
    },
  })
  const person = { email, password: 'remo-e-mare-7' }
  const { error } = await client.auth.signUp(person)
  if (error) throw error
  await changeAdministrator({
    url: SUPABASE_URL,
    secretKey: SUPABASE_SECRET_KEY,
    email: person.email,
    revoke: false,
  })
  const signedIn = await client.auth.signInWithPassword(person)
  if (signedIn.error) throw signedIn.error
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

const images = '/api/admin/images/tour-images'

/** Uploads a picture as the panel does. @returns "stored", or what the site said instead */
export async function upload(origin: string, cookie: string, picture: Buffer): Promise<string> {
  const answer = await fetch(`${origin}${images}?name=resistencia.jpg&product=passeio-veleiro`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'image/jpeg' },
    body: new Uint8Array(picture),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await answer.text()
  return answer.status === 201 ? 'stored' : text
}
