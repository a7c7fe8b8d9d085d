import { handleProductImages } from './handler.ts'

/** Hosted projects offer their secret keys as a dictionary of names; older ones a service_role key. */
function secretKey(): string {
  const dictionary: unknown = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '{}')
  const keys =
    typeof dictionary === 'object' && dictionary !== null ? new Map(Object.entries(dictionary)) : new Map()
  const key: unknown =
    keys.get('default') ?? keys.values().next().value ?? Deno.env.get('SUPABASE_SERVICE_ROLE_KEY')
  if (typeof key !== 'string' || key === '') {
    throw new Error('Set SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY.')
  }
  return key
}

const supabaseUrl = Deno.env.get('SUPABASE_URL')
if (!supabaseUrl) throw new Error('Set SUPABASE_URL.')
const settings = { supabaseUrl, secretKey: secretKey(), fetch: (request: Request) => fetch(request) }

Deno.serve((request) => handleProductImages(request, settings))
