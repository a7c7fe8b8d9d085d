type Level = 'info' | 'warn' | 'error'

/** One structured line per event on standard output or error, for operators and their tools. */
function write(level: Level, event: string, details: Record<string, unknown>): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details })
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else console.info(line)
}

/**
 * What went wrong, in words, without a stack that would spread over many lines. "fetch failed" says nothing by
 * itself: what lies behind an error is named with it.
 */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  if (!(cause instanceof Error)) return message
  return `${message} (${'code' in cause ? cause.code : cause.message})`
}

export const log = {
  info: (event: string, details: Record<string, unknown> = {}) => write('info', event, details),
  warn: (event: string, details: Record<string, unknown> = {}) => write('warn', event, details),
  error: (event: string, details: Record<string, unknown> = {}) => write('error', event, details),
}

const hasCode = (error: unknown): error is { code: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error

/**
 * The system's code of a failed file or process operation, such as ENOENT or EEXIST. It is read of any object, because
 * errors of the file system need not be instances of the caller's `Error`.
 */
export const systemCode = (error: unknown): string | undefined =>
  hasCode(error) && typeof error.code === 'string' ? error.code : undefined
