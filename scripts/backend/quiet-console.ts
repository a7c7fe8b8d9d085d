interface Failure {
  message: string
  code?: string
}

/** Refusals that a policy or a constraint is there to make: the answer to the caller says all there is to say. */
const expectedCodes = new Set([
  '42501',
  '23505',
  '23503',
  '23514',
  '22P02',
  'PGRST301',
  // Of the functions that staff change content with: a parameter refused, nothing found, somebody else was faster.
  '22023',
  'PT404',
  'PT409',
])

function describe(value: unknown): Failure | undefined {
  if (!(value instanceof Error)) return undefined
  const inner = describe(value.cause)
  if (inner?.code) return inner
  const code = 'code' in value && typeof value.code === 'string' ? value.code : undefined
  return { message: value.message, code }
}

/**
 * One structured line for what the embedded backend would print over many, or nothing for a refusal that is part of
 * its work: row-level security and constraints deny requests all day.
 */
export function condense(values: unknown[]): string | undefined {
  const failure = values.map(describe).find((found) => found !== undefined)
  if (failure?.code && expectedCodes.has(failure.code)) return undefined
  const words = failure?.message ?? values.filter((value) => typeof value === 'string').join(' ')
  if (words === '' || /row-level security|not supported, do not use in production/.test(words))
    return undefined
  const line = {
    level: failure ? 'error' : 'warn',
    event: 'backend',
    ...(failure?.code && { code: failure.code }),
  }
  return JSON.stringify({ time: new Date().toISOString(), ...line, message: words.split('\n')[0] })
}

/** Sends what libraries write to the console through `condense`. */
export function quietConsole(): void {
  const write = (...values: unknown[]) => {
    const line = condense(values)
    if (line) process.stderr.write(`${line}\n`)
  }
  console.error = write
  console.warn = write
  console.log = () => {}
}
