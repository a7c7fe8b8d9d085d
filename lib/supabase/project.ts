import { environment } from '../config/environment'

/** Longest wait for one answer of the service, in milliseconds; an upload carries a body and may take longer. */
const timeoutMs = { read: 6_000, upload: 45_000 } as const

export interface SupabaseProject {
  url: string
  key: string
}

/** The Supabase project of this deployment, or undefined where none is configured. */
export function supabaseProject(): SupabaseProject | undefined {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = environment
  return url && key ? { url, key } : undefined
}

/** `fetch` that gives up: a service that accepts a connection and says nothing must not hold a page. */
export const boundedFetch: typeof fetch = (input, init) => {
  const isUpload = init?.method === 'POST' && /\/storage\/v1\/object\/(?!list\/)/.test(String(input))
  const timeout = AbortSignal.timeout(isUpload ? timeoutMs.upload : timeoutMs.read)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(input, { ...init, signal, cache: 'no-store' })
}
