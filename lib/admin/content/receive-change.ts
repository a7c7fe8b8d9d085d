import 'server-only'
import { type Administrator, writeGate } from '../../auth/gate'
import { isOwnOrigin } from '../../security/own-origin'
import { gateAnswer, problemAnswer } from '../answers'
import { ProblemError } from '../problem-error'
import { readBody } from '../uploads/request-body'
import { maxRequestBytes } from './change-schemas'

/** A request of an administrator from a page of this site, with its JSON; otherwise the answer that refuses it. */
export async function receiveChange(
  request: Request,
): Promise<{ ok: true; administrator: Administrator; body: unknown } | { ok: false; answer: Response }> {
  if (!isOwnOrigin(request)) return { ok: false, answer: problemAnswer('origin') }
  const gate = await writeGate()
  if (gate.kind !== 'admin') return { ok: false, answer: gateAnswer(gate) }
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(await readBody(request, maxRequestBytes)))
    return { ok: true, administrator: gate, body }
  } catch (error) {
    return { ok: false, answer: problemAnswer(error instanceof ProblemError ? error.problem : 'damaged') }
  }
}
