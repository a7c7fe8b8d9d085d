/** Where and with what the function asks for pictures. */
export interface ProductImagesSettings {
  /** Address at which the function reaches Supabase. */
  supabaseUrl: string
  /** Address at which browsers reach Supabase, when it is another one. */
  publicUrl?: string
  /** Secret key (or legacy service_role key): visitors may not list the storage areas. */
  secretKey: string
  fetch: (request: Request) => Promise<Response>
}

interface StoredPicture {
  bucket: string
  name: string
  createdAt: string
}

const buckets = ['tour-images', 'expedition-images']
const productIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** As lib/routing/slug.ts has it; the function is deployed alone and imports nothing of the site. */
const longestProductId = 80
const longestBody = 1024
/** Milliseconds that the storage service has to answer. */
const timeoutMs = 4000

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
  'access-control-max-age': '86400',
}

function answer(status: number, body: { images: string[] } | { error: string }, headers = {}): Response {
  return Response.json(body, { status, headers: { ...cors, 'cache-control': 'no-store', ...headers } })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

async function readProductId(request: Request): Promise<string | undefined> {
  const text = await request.text()
  if (text.length > longestBody) return undefined
  try {
    const body: unknown = JSON.parse(text)
    const productId = isRecord(body) ? body.productId : undefined
    if (typeof productId !== 'string' || productId.length > longestProductId) return undefined
    return productIdPattern.test(productId) ? productId : undefined
  } catch {
    return undefined
  }
}

/** Milliseconds since 1970, by the generated name or by the service; as lib/catalogue/build/picture-time.ts has it. */
function timeOf({ name, createdAt }: StoredPicture): number {
  const [, generated] = /--(\d{13})-/.exec(name) ?? []
  return Number(generated ?? Date.parse(createdAt)) || 0
}

/** Throws when the storage service does not answer with a list. */
async function listPictures(
  bucket: string,
  prefix: string,
  settings: ProductImagesSettings,
): Promise<StoredPicture[]> {
  const headers = new Headers({ apikey: settings.secretKey, 'content-type': 'application/json' })
  // The new keys travel as apikey alone; a legacy key is a JWT that the storage service reads from here.
  if (!settings.secretKey.startsWith('sb_')) headers.set('authorization', `Bearer ${settings.secretKey}`)
  const response = await settings.fetch(
    new Request(`${settings.supabaseUrl}/storage/v1/object/list/${bucket}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        prefix: '',
        search: prefix,
        limit: 100,
        offset: 0,
        // The time is part of the name. Times of the service change with a restore, and several may be the same.
        sortBy: { column: 'name', order: 'desc' },
      }),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
  if (!response.ok) throw new Error(`listing ${bucket} answered ${response.status}`)
  const rows: unknown = await response.json()
  if (!Array.isArray(rows)) throw new Error(`listing ${bucket} answered no list`)
  return rows.flatMap((row: unknown) => {
    // Folders have no id. The service may match the prefix anywhere in a name.
    if (!isRecord(row) || typeof row.id !== 'string' || typeof row.name !== 'string') return []
    if (!row.name.startsWith(prefix)) return []
    return [{ bucket, name: row.name, createdAt: typeof row.created_at === 'string' ? row.created_at : '' }]
  })
}

/**
 * The server function `get-product-images` (spec §7): answers the public addresses of a product's uploaded pictures,
 * newest first. A picture belongs to a product by its name, `{productId}--{timestamp}-{random}.{ext}`. An unknown
 * product has no pictures; a malformed question is 400, a storage service that fails is 502.
 */
export async function handleProductImages(
  request: Request,
  settings: ProductImagesSettings,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  if (request.method !== 'POST') return answer(405, { error: 'Use POST.' }, { allow: 'POST, OPTIONS' })

  const productId = await readProductId(request)
  if (productId === undefined) {
    return answer(400, { error: 'Send {"productId": "…"}: lower-case letters, digits and single hyphens.' })
  }

  try {
    const lists = await Promise.all(buckets.map((bucket) => listPictures(bucket, `${productId}--`, settings)))
    const origin = (settings.publicUrl ?? settings.supabaseUrl).replace(/\/+$/, '')
    const images = lists
      .flat()
      .sort((a, b) => timeOf(b) - timeOf(a))
      .map(({ bucket, name }) => `${origin}/storage/v1/object/public/${bucket}/${encodeURIComponent(name)}`)
    return answer(200, { images })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(JSON.stringify({ level: 'error', event: 'product-images-failed', productId, reason }))
    return answer(502, { error: 'The pictures cannot be listed at the moment.' })
  }
}
