import type { IncomingMessage } from 'node:http'
import { isOwnOrigin } from './own-origin'

/** Most bytes of a form of the panel, and most parts. The longest, an account's, has a fifth of either. */
export const formLimits = { bytes: 64 * 1024, parts: 100 } as const

export type FormRefusal = 400 | 403 | 411 | 413 | 415

const isForm = (type: string): boolean => type.startsWith('multipart/form-data')

/** Why a form is refused for what its headers say. Browsers say how long a form is. */
export function refusalOfHead({ headers }: IncomingMessage): FormRefusal | undefined {
  const length = headers['content-length']
  if (length === undefined) return 411
  if (Number(length) > formLimits.bytes) return 413
  const get = (name: string) => [headers[name]].flat()[0] ?? null
  if (!isOwnOrigin({ headers: { get } })) return 403
  const type = headers['content-type'] ?? ''
  // A script sends the arguments of an action that takes nothing of a form as text.
  const isCall = headers['next-action'] !== undefined && type.startsWith('text/plain')
  return isForm(type) || isCall ? undefined : 415
}

/** How often a text occurs in bytes, as far as it matters. */
function occurrences(bytes: Buffer, text: string, most: number): number {
  let count = 0
  for (let at = bytes.indexOf(text); at >= 0 && count <= most; at = bytes.indexOf(text, at + text.length)) {
    count += 1
  }
  return count
}

/** Why a form is refused for what it holds: it is none, or has more parts than any form of the panel. */
export async function refusalOfBody(body: Buffer, type: string): Promise<400 | undefined> {
  if (!isForm(type)) return undefined
  const [, boundary] = /boundary=("?)([^";]{1,70})/.exec(type)?.slice(1) ?? []
  if (!boundary || occurrences(body, `--${boundary}`, formLimits.parts + 1) > formLimits.parts + 1) return 400
  const form = new Response(Uint8Array.from(body), { headers: { 'content-type': type } })
  return form.formData().then(
    () => undefined,
    () => 400,
  )
}

/**
 * Reads a form to its end and puts it back, so that Next finds it complete: one that never ends takes no place from
 * others. Resolves with what has come where the sender breaks off.
 */
export function completeBody(request: IncomingMessage): Promise<Buffer> {
  const wanted = Number(request.headers['content-length'])
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const done = () => {
      request.off('readable', read).off('close', done)
      const body = Buffer.concat(chunks)
      if (size > 0) request.unshift(body)
      resolve(body)
    }
    const read = () => {
      while (size < wanted) {
        const chunk: unknown = request.read()
        if (!Buffer.isBuffer(chunk)) break
        chunks.push(chunk)
        size += chunk.length
      }
      if (size >= wanted) done()
    }
    request.on('readable', read).once('close', done)
    if (wanted === 0) done()
  })
}
