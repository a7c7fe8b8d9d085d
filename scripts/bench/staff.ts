import { rmSync } from 'node:fs'
import path from 'node:path'
import { createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { sessionCookie } from '../../lib/supabase/session-cookie.ts'
import { changeAdministrator } from '../administrators.ts'
import { type BackendVariables, type EmbeddedBackend, startEmbeddedBackend } from '../embedded-backend.ts'
import { freePort } from '../ports.ts'
import { benchFolder } from './workspace.ts'

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

export interface OwnBackend {
  variables: BackendVariables
  stop: () => Promise<void>
}

/** An embedded backend with empty data of its own. */
export async function startBackend(name: string): Promise<OwnBackend> {
  const directory = path.join(benchFolder, `${name}-data`)
  rmSync(directory, { recursive: true, force: true })
  const backend: EmbeddedBackend = startEmbeddedBackend({
    port: await freePort(),
    directory,
    siteUrl: 'http://localhost:3000',
  })
  return { variables: await backend.ready, stop: () => backend.process.stop() }
}

/** The revision of a tour's row, which the first change goes on from; 0 where it has none. */
export async function revisionOf(
  { SUPABASE_URL, SUPABASE_SECRET_KEY }: BackendVariables,
  id: string,
): Promise<number> {
  const owner = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
  const { data, error } = await owner.from('tours').select('revision').eq('id', id).maybeSingle()
  if (error) throw error
  return rowSchema.nullable().parse(data)?.revision ?? 0
}

const rowSchema = z.object({ revision: z.number() })
const answerSchema = z.object({ row: rowSchema.nullable() })

async function send(origin: string, cookie: string, action: string, body: unknown): Promise<number> {
  const response = await fetch(`${origin}/api/admin/content/tours/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${text}`)
  return answerSchema.parse(JSON.parse(text)).row?.revision ?? 0
}

/**
 * Keeps and publishes a change of a tour as the panel does.
 * @param revision the one that the change goes on from
 * @returns the revision after it
 */
export async function publishTour(
  origin: string,
  { cookie, id, document, revision }: { cookie: string; id: string; document: object; revision: number },
): Promise<number> {
  const kept = await send(origin, cookie, `${id}/draft`, { revision, document })
  return send(origin, cookie, `${id}/publish`, { revision: kept })
}
