type Level = 'info' | 'warn' | 'error'

/** One structured line per event on standard output or error, for operators and their tools. */
function write(level: Level, event: string, details: Record<string, unknown>): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details })
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else console.info(line)
}

/** What went wrong, in words, without a stack that would spread over many lines. */
export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const log = {
  info: (event: string, details: Record<string, unknown> = {}) => write('info', event, details),
  warn: (event: string, details: Record<string, unknown> = {}) => write('warn', event, details),
  error: (event: string, details: Record<string, unknown> = {}) => write('error', event, details),
}
