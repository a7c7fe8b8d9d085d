import type { Problem } from './pictures/areas'
import 'server-only'
import { log, reason } from '../process/log'
import type { Gate } from './sign-in/gate'

const statuses: Readonly<Record<Problem, number>> = {
  type: 415,
  tooLarge: 413,
  empty: 400,
  damaged: 422,
  tooManyPixels: 422,
  notAllowed: 422,
  tooComplex: 422,
  signedOut: 401,
  denied: 403,
  roleUnknown: 503,
  origin: 403,
  busy: 503,
  slow: 408,
  interrupted: 400,
  offline: 503,
  gone: 404,
  name: 400,
  unavailable: 503,
}

const personal = { 'Cache-Control': 'private, no-store' }

export const answer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: personal })

/**
 * An error key for the panel, with the status that says the same to everybody else.
 * @param part of the file, which the person has to know
 */
export const problemAnswer = (problem: Problem, part?: string): Response =>
  Response.json(
    { error: problem, part },
    {
      status: statuses[problem],
      headers: problem === 'busy' ? { ...personal, 'Retry-After': '5' } : personal,
    },
  )

/** The answer to a failure: a known problem by its key, anything else logged and said to be ours. */
export function failureAnswer(error: unknown, event: string, details: Record<string, unknown>): Response {
  const problem = error instanceof ProblemError ? error.problem : 'unavailable'
  if (problem === 'unavailable') log.error(event, { ...details, reason: reason(error) })
  else log.warn(event, { ...details, problem, reason: reason(error) === problem ? undefined : reason(error) })
  return problemAnswer(problem, error instanceof ProblemError ? error.part : undefined)
}

/** The answer to somebody whom the gate does not let pass. */
export function gateAnswer(gate: Exclude<Gate, { kind: 'admin' }>): Response {
  if (gate.kind === 'anonymous') return problemAnswer('signedOut')
  if (gate.kind === 'denied') return problemAnswer(gate.lookupFailed ? 'roleUnknown' : 'denied')
  return problemAnswer('unavailable')
}

/** Something that the panel can explain to the person; everything else is a fault of the program. */
export class ProblemError extends Error {
  readonly problem: Problem
  /** The part of the file that it is about, as the file has it. */
  readonly part?: string

  constructor(problem: Problem, detail: string = problem, part?: string) {
    super(detail)
    this.problem = problem
    this.part = part
  }
}
