/** Larger than any object that a bucket accepts, so that the bucket's own limit gives the answer. */
const largestBody = 12 * 1024 * 1024

/** Thrown instead of reading on: the rest of the body is never kept in memory. */
export class BodyTooLargeError extends Error {}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) throw new BodyTooLargeError()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > largestBody) throw new BodyTooLargeError()
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}

/**
 * The same upload as one whose body is the file itself. Browsers send a form whose file field has an empty name, which
 * the embedded storage service does not find. Undefined when a form holds no file.
 * @throws BodyTooLargeError beyond any bucket's limit
 */
export async function plainUpload(request: Request): Promise<Request | undefined> {
  const bytes = await readBody(request)
  const headers = new Headers(request.headers)
  const send = (body: BodyInit, size: number) => {
    headers.set('content-length', String(size))
    headers.delete('transfer-encoding')
    return new Request(request.url, { method: request.method, headers, body })
  }
  const declared = request.headers.get('content-type') ?? ''
  if (!declared.startsWith('multipart/form-data')) return send(bytes, bytes.byteLength)

  const form = await new Response(bytes, { headers: { 'content-type': declared } }).formData()
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) return undefined
  const seconds = form.get('cacheControl')
  headers.set('content-type', file.type.split(';')[0] || 'application/octet-stream')
  if (typeof seconds === 'string' && seconds !== '') headers.set('cache-control', `max-age=${seconds}`)
  return send(await file.arrayBuffer(), file.size)
}
