import { z } from 'zod'
import { isOwnOrigin } from './own-origin'

/** Most bytes of a form, which is as much as Next takes. */
export const maxFormBytes = 1024 * 1024

class TooLargeError extends Error {}

/**
 * Reads a form's body, and no more of it than a form may have. How long that may take is for the server's limits on
 * bodies, which hold for every request.
 * @throws TooLargeError, and whatever the connection breaks off with
 */
async function readForm(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxFormBytes) throw new TooLargeError()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxFormBytes) throw new TooLargeError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/**
 * Parts of a form that nobody typed, as React calls them: "0" with scripts, "$ACTION_1:0" and "$ACTION_1:1" without. The
 * format is React's own and this knows a part of it, because Next decodes a form before any code of ours runs and has no
 * hook for one that it cannot decode: it would answer 500, with a stack in the log for every stranger's attempt.
 */
const argumentPart = /^(\$ACTION_[^:]*:)?[0-9a-f]+$/

/**
 * The references that calls of this site hold: to what was typed, to the next part, to a date, to nothing. "$$" is a
 * plain "$".
 */
const isKnownReference = (text: string): boolean =>
  /^\$(?:\$|K[0-9a-f]+$|@1$|undefined$|D\d{4}-[\d:.TZ-]+$)/.test(text)

/** @throws where a text is no JSON, or refers to what no page of this site sends, or to a part that is not there */
const readArguments = (text: string, hasNextPart: boolean): unknown =>
  JSON.parse(text, (_key, value) => {
    const isReference = typeof value === 'string' && value.startsWith('$')
    if (isReference && !isKnownReference(value)) throw new TypeError('unknown reference')
    if (value === '$@1' && !hasNextPart) throw new TypeError('a part is missing')
    return value
  })

/** @throws where a part is not there once, and as `readArguments` does */
function readPart(form: FormData, name: string): unknown {
  const prefix = argumentPart.exec(name)?.[1] ?? ''
  const [part, ...others] = form.getAll(name)
  if (typeof part !== 'string' || others.length > 0) throw new TypeError('not one text')
  return readArguments(part, form.has(`${prefix}1`))
}

/** @throws where a call without a form has no list of plain arguments; one that refers to a form lacks it */
function readPlainCall(body: Uint8Array): unknown[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  if (/"\$K/.test(text)) throw new TypeError('a form is missing')
  return z.array(z.unknown()).parse(readArguments(text, false))
}

/** Why a form is refused whatever it holds: it comes from elsewhere, or is none. */
function headersRefusal(request: Request, isForm: boolean): 403 | 415 | undefined {
  if (!isOwnOrigin(request)) return 403
  const isCall = request.headers.has('next-action')
  const isText = request.headers.get('content-type')?.startsWith('text/plain')
  // Plain text comes from scripts that call an action without a form.
  return isForm || (isCall && isText) ? undefined : 415
}

/** @throws where Next could not read the form, or the call */
async function readContent(body: Uint8Array<ArrayBuffer>, type: string, isCall: boolean): Promise<void> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  for (const name of form.keys()) if (argumentPart.test(name)) readPart(form, name)
  if (isCall && !Array.isArray(readPart(form, '0'))) throw new TypeError('no list of arguments')
}

/**
 * Why a form that was sent to the panel goes no further, as the status of the answer; undefined where Next may have it.
 */
export async function formRefusal(request: Request): Promise<400 | 403 | 413 | 415 | undefined> {
  const type = request.headers.get('content-type') ?? ''
  // Next knows the type of forms in this spelling alone.
  const isForm = type.startsWith('multipart/form-data')
  const refusal = headersRefusal(request, isForm)
  try {
    // Read also where it is refused: of a sender that is hung up on, Next would log an uncaught exception.
    const body = await readForm(request)
    if (refusal) return refusal
    if (isForm) await readContent(body, type, request.headers.has('next-action'))
    else readPlainCall(body)
    return undefined
  } catch (error) {
    return refusal ?? (error instanceof TooLargeError ? 413 : 400)
  }
}
