import 'server-only'
import { isOwnOrigin } from '../../front/own-origin'
import { failureAnswer, gateAnswer, problemAnswer } from '../answers'
import { readBody } from '../pictures/request-body'
import { type Administrator, loadGate } from '../sign-in/gate'
import { maxRequestBytes } from './change-schemas'
import { plainJson } from './plain-json'

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
