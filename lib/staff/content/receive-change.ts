import 'server-only'
import { isOwnOrigin } from '../../front/own-origin'
import { failureAnswer, gateAnswer, problemAnswer } from '../answers'
import { readBody } from '../pictures/request-body'
import { type Administrator, loadGate } from '../sign-in/gate'
import { maxRequestBytes } from './change-schemas'

/** A request of an administrator from a page of this site, with its JSON; otherwise the answer that refuses it. */
export async function receiveChange(
  request: Request,
): Promise<{ ok: true; administrator: Administrator; body: unknown } | { ok: false; answer: Response }> {
  if (!isOwnOrigin(request)) return { ok: false, answer: problemAnswer('origin') }
  const gate = await loadGate()
  if (gate.kind !== 'admin') return { ok: false, answer: gateAnswer(gate) }
  try {
    const read = plainJson(new TextDecoder().decode(await readBody(request, maxRequestBytes)))
    if (!read) return { ok: false, answer: problemAnswer('damaged') }
    return { ok: true, administrator: gate, body: read.value }
  } catch (error) {
    return { ok: false, answer: failureAnswer(error, 'change-not-read', {}) }
  }
}

/** Deepest nesting that is read; a document of the catalogue has six levels. */
const maxDepth = 64

/** Whether the database can store a text: half a surrogate pair and NUL are no text to it. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * JSON of at most 64 levels, whose texts and names can be stored.
 * @returns undefined for anything else
 */
export function plainJson(text: string): { value: unknown } | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const waiting: [unknown, number][] = [[value, 1]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [part, depth] = next
    if (typeof part === 'string' && !isText(part)) return undefined
    if (typeof part !== 'object' || part === null) continue
    if (depth > maxDepth || !Object.keys(part).every(isText)) return undefined
    for (const inner of Object.values(part)) waiting.push([inner, depth + 1])
  }
  return { value }
}
