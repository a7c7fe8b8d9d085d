import { createServerClient } from '@supabase/ssr'
import sharp from 'sharp'
import { z } from 'zod'
import { sessionCookie } from '../../lib/supabase/session-cookie.ts'
import { changeAdministrator } from '../administrators.ts'
import type { BackendVariables } from '../embedded-backend.ts'

const storedSchema = z.object({ name: z.string(), viewUrl: z.string(), size: z.number() })
export type Stored = z.infer<typeof storedSchema>

const listSchema = z.object({ images: z.array(storedSchema), next: z.number().nullable() })

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

/** A picture of noise, which no format makes small: the larger it is, the longer it is under way. */
export const noisePicture = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#888',
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer()

const images = '/api/admin/images/tour-images'

/**
 * Uploads a picture as the panel does.
 * @returns what the site confirmed, or what it said instead
 */
export async function upload(
  origin: string,
  cookie: string,
  picture: Buffer,
): Promise<{ stored: Stored } | { stored?: undefined; reason: string }> {
  const answer = await fetch(`${origin}${images}?name=resistencia.jpg&product=passeio-veleiro`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'image/jpeg' },
    body: new Uint8Array(picture),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await answer.text()
  return answer.status === 201 ? { stored: storedSchema.parse(JSON.parse(text)) } : { reason: text }
}

/** Takes a picture away as the panel does. */
export async function remove(origin: string, cookie: string, name: string): Promise<number> {
  const answer = await fetch(`${origin}${images}/${name}`, {
    method: 'DELETE',
    headers: { cookie, origin },
    signal: AbortSignal.timeout(30_000),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Every picture that the panel lists. */
export async function listed(origin: string, cookie: string): Promise<Stored[]> {
  const all: Stored[] = []
  for (let offset: number | null = 0; offset !== null; ) {
    const answer: Response = await fetch(`${origin}${images}?offset=${offset}`, { headers: { cookie } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`the list of pictures answered ${answer.status}: ${text}`)
    const page = listSchema.parse(JSON.parse(text))
    all.push(...page.images)
    offset = page.next
  }
  return all
}

const gallerySchema = z.object({ images: z.array(z.string()) })

/** The addresses of a trip's pictures as its page shows them to visitors. */
export async function seenByVisitors(origin: string, slug: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/product-images/${slug}`)
  return gallerySchema.parse(await answer.json()).images
}

/** Whether a picture arrives whole: as many bytes as the panel says, and every line of it can be decoded. */
export async function fetchWhole(
  origin: string,
  { viewUrl, size }: Stored,
): Promise<'whole' | 'broken' | 'not there'> {
  const answer = await fetch(origin + viewUrl, { signal: AbortSignal.timeout(30_000) })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) return 'not there'
  if (bytes.byteLength !== size) return 'broken'
  return sharp(bytes, { failOn: 'warning' })
    .stats()
    .then(
      () => 'whole',
      () => 'broken',
    )
}
