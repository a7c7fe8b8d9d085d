import 'server-only'
import { cookies, headers } from 'next/headers'
import { gateAnswer, isOwnOrigin, problemAnswer } from '../admin/answers'
import { ProblemError } from '../admin/problem-error'
import { readBody } from '../admin/request-body'
import { type Gate, writeGate } from '../auth/gate'
import { localeCookie, preferredLocale } from '../i18n/preference'
import type { Locale } from '../locales'
import { largestRequest } from './content-requests'

type Administrator = Extract<Gate, { kind: 'admin' }>

/** The language of somebody who uses an interface of the panel. */
export async function requestLocale(): Promise<Locale> {
  const stored = (await cookies()).get(localeCookie.name)?.value
  return preferredLocale(stored, (await headers()).get('accept-language'))
}

/** A request of an administrator from a page of this site, with its JSON; otherwise the answer that refuses it. */
export async function receiveChange(
  request: Request,
): Promise<{ ok: true; administrator: Administrator; body: unknown } | { ok: false; answer: Response }> {
  if (!isOwnOrigin(request)) return { ok: false, answer: problemAnswer('origin') }
  const gate = await writeGate()
  if (gate.kind !== 'admin') return { ok: false, answer: gateAnswer(gate) }
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(await readBody(request, largestRequest)))
    return { ok: true, administrator: gate, body }
  } catch (error) {
    return { ok: false, answer: problemAnswer(error instanceof ProblemError ? error.problem : 'damaged') }
  }
}
