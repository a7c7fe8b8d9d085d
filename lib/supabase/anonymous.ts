import 'server-only'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { boundedFetch, supabaseProject } from './project'
import type { Database } from './types'

/**
 * A client that speaks as nobody, for what has to work before anybody has signed in.
 * @returns undefined where no Supabase project is configured
 */
export function anonymousClient(): SupabaseClient<Database> | undefined {
  const project = supabaseProject()
  if (!project) return undefined
  return createClient<Database>(project.url, project.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: boundedFetch },
    db: { retry: false },
  })
}
