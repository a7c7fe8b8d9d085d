import { isSwitchedOn } from '../config/switches'
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
 * format is React's own and this knows the part of it that the forms of this site use, because Next decodes a form before
 * any code of ours runs and has no hook for one that it cannot decode: it would answer 500, with a stack in the log for
 * every stranger's attempt. `WITHOUT=panel-form` leaves the reading to Next.
 */
const argumentPart = /^(\$ACTION_[^:]*:)?[0-9a-f]+$/

/** References to what was typed, to the next part, to nothing. "$$" is a plain "$". */
const knownReference = /^\$(?:\$|K[0-9a-f]+$|@1$|undefined$)/

/** @throws where a part is not there once, is no JSON, or refers to what no form of this site sends, or to a part that is not there */
function readPart(form: FormData, name: string): unknown {
  const prefix = argumentPart.exec(name)?.[1] ?? ''
  const [part, ...others] = form.getAll(name)
  if (typeof part !== 'string' || others.length > 0) throw new TypeError('not one text')
  return JSON.parse(part, (_key, value) => {
    const isReference = typeof value === 'string' && value.startsWith('$')
    if (isReference && !knownReference.test(value)) throw new TypeError('unknown reference')
    if (value === '$@1' && !form.has(`${prefix}1`)) throw new TypeError('a part is missing')
    return value
  })
}

/** @throws where Next could not read the form, or the call of a script */
async function readContent(body: Uint8Array<ArrayBuffer>, type: string, isCall: boolean): Promise<void> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  for (const name of form.keys()) if (argumentPart.test(name)) readPart(form, name)
  if (isCall && !Array.isArray(readPart(form, '0'))) throw new TypeError('no list of arguments')
}

/** Why a body is refused whatever it holds: it comes from elsewhere, or is neither a form nor a call of a script. */
function headersRefusal(request: Request, type: string): 403 | 415 | undefined {
  if (!isOwnOrigin(request)) return 403
  const isCall = request.headers.has('next-action') && type.startsWith('text/plain')
  return isForm(type) || isCall ? undefined : 415
}

/** Next knows the type of forms in this spelling alone. */
const isForm = (type: string): boolean => type.startsWith('multipart/form-data')

/** What a script sends where the action of a form takes nothing of it, as signing out does. */
const emptyCall = '[]'

/**
 * Why a form that was sent to the panel goes no further, as the status of the answer; undefined where Next may have it.
 */
export async function formRefusal(request: Request): Promise<400 | 403 | 413 | 415 | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const refusal = headersRefusal(request, type)
  try {
    // Read also where it is refused: of a sender that is hung up on, Next would log an uncaught exception.
    const body = await readForm(request)
    if (refusal) return refusal
    if (!isSwitchedOn('panel-form')) return undefined
    if (isForm(type)) await readContent(body, type, request.headers.has('next-action'))
    else if (new TextDecoder().decode(body) !== emptyCall) return 400
    return undefined
  } catch (error) {
    return refusal ?? (error instanceof TooLargeError ? 413 : 400)
  }
}
