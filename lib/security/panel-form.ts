import { isOwnOrigin } from '../admin/answers'
import { ProblemError } from '../admin/problem-error'
import { readBody } from '../admin/request-body'

/** Most bytes of a form, which is as much as Next takes. */
const maxBytes = 1024 * 1024

/** Parts of a form that nobody typed, as React calls them: "0" with scripts, "$ACTION_1:0" and "$ACTION_1:1" without. */
const argumentPart = /^(\$ACTION_[^:]*:)?[0-9a-f]+$/

/** The references that forms of this site hold: to what was typed, to the next part, to nothing. "$$" is a plain "$". */
const isKnownReference = (text: string): boolean => /^\$(?:\$|K[0-9a-f]+$|@1$|undefined$)/.test(text)

/** @throws where a part is not there once, is no JSON, or refers to what no form of this site sends or this one lacks */
function readPart(form: FormData, name: string): unknown {
  const prefix = argumentPart.exec(name)?.[1] ?? ''
  const [part, ...others] = form.getAll(name)
  if (typeof part !== 'string' || others.length > 0) throw new TypeError('not one text')
  return JSON.parse(part, (_key, value) => {
    const isReference = typeof value === 'string' && value.startsWith('$')
    if (isReference && !isKnownReference(value)) throw new TypeError('unknown reference')
    if (value === '$@1' && !form.has(`${prefix}1`)) throw new TypeError('a part is missing')
    return value
  })
}

/**
 * Why a form that was sent to the panel goes no further, as the status of the answer; undefined where Next may have it.
 * Next reads forms before any code of a page runs. What it cannot take it would answer with an error of its own (500)
 * and log with a stack.
 */
export async function formRefusal(request: Request): Promise<400 | 403 | 413 | 415 | undefined> {
  if (!isOwnOrigin(request)) return 403
  const type = request.headers.get('content-type') ?? ''
  const isCall = request.headers.has('next-action')
  // Next knows the type of forms in this spelling alone. Plain text comes from scripts that send no form: to sign out.
  const isForm = type.startsWith('multipart/form-data')
  if (!isForm && !(isCall && type.startsWith('text/plain'))) return 415
  try {
    const body = await readBody(request, maxBytes)
    if (!isForm) return Buffer.from(body).toString() === '[]' ? undefined : 400
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    for (const name of form.keys()) if (argumentPart.test(name)) readPart(form, name)
    if (isCall && !Array.isArray(readPart(form, '0'))) return 400
  } catch (error) {
    return error instanceof ProblemError && error.problem === 'tooLarge' ? 413 : 400
  }
}
