import { createServerClient } from '@supabase/ssr'
import sharp from 'sharp'
import { z } from 'zod'
import { sessionCookie } from '../../lib/supabase/session-cookie.ts'
import { changeAdministrator } from '../administrators.ts'
import type { BackendVariables } from '../embedded-backend.ts'

const storedSchema = z.object({ name: z.string(), viewUrl: z.string() })
const listSchema = z.object({ images: z.array(storedSchema), next: z.number().nullable() })

/** Makes an administrator, and the cookie that the site would have given them. */
export async function administratorCookie({
  SUPABASE_URL,
  SUPABASE_PUBLISHABLE_KEY,
  SUPABASE_SECRET_KEY,
}: BackendVariables): Promise<string> {
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
  const person = { email: 'endurance@example.com', password: 'remo-e-mare-7' }
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

/** A picture large enough to be under way for a while. */
export const heavyPicture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#888',
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer()

/**
 * Uploads a picture as the panel does.
 * @returns where it can be seen, once the site has confirmed it; undefined when it has not
 */
export async function upload(origin: string, cookie: string, picture: Buffer): Promise<string | undefined> {
  try {
    const answer = await fetch(
      `${origin}/api/admin/images/tour-images?name=resistencia.jpg&product=passeio-veleiro`,
      {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'image/jpeg' },
        body: new Uint8Array(picture),
      },
    )
    return answer.status === 201 ? storedSchema.parse(await answer.json()).viewUrl : undefined
  } catch {
    return undefined
  }
}

/** Where every picture that the panel lists can be seen. */
export async function listed(origin: string, cookie: string): Promise<string[]> {
  const all: string[] = []
  for (let offset: number | null = 0; offset !== null; ) {
    const answer: Response = await fetch(`${origin}/api/admin/images/tour-images?offset=${offset}`, {
      headers: { cookie },
    })
    const page = listSchema.parse(await answer.json())
    all.push(...page.images.map(({ viewUrl }) => viewUrl))
    offset = page.next
  }
  return all
}

/** Whether a picture arrives whole: every line of it can be decoded. */
export async function isWhole(origin: string, address: string): Promise<boolean> {
  const answer = await fetch(origin + address)
  if (!answer.ok) return false
  return sharp(Buffer.from(await answer.arrayBuffer()), { failOn: 'warning' })
    .stats()
    .then(
      () => true,
      () => false,
    )
}
