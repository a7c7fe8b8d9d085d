/**
 * The embedded backend as a process of its own: `node scripts/backend/serve.ts` from the project's folder. Prints one
 * line of JSON with `"event":"ready"` when it answers. Exit codes: 2 port taken, 3 data directory in use, 1 otherwise.
 */
import { serve } from '@hono/node-server'
import { leaveWithParent } from '../processes.ts'
import { parseBackendSettings } from '../settings.ts'
import { systemCode } from '../system-code.ts'
import { supabaseCompatible } from './compatibility.ts'
import { openBackend } from './database.ts'
import { DirectoryInUseError, lockDirectory } from './lock.ts'
import { quietConsole } from './quiet-console.ts'

quietConsole()
const say = (event: string, details: Record<string, unknown>) =>
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`)

const settings = parseBackendSettings(process.env)
const origin = `http://127.0.0.1:${settings.SUPABASE_PORT}`

function fail(error: unknown): never {
  const inUse = error instanceof DirectoryInUseError
  const taken = systemCode(error) === 'EADDRINUSE'
  const message = taken
    ? `Port ${settings.SUPABASE_PORT} is taken. Choose another one with SUPABASE_PORT.`
    : error instanceof Error
      ? error.message
      : String(error)
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined
  process.stderr.write(`${JSON.stringify({ level: 'error', event: 'backend-failed', message, cause })}\n`)
  process.exit(taken ? 2 : inUse ? 3 : 1)
}

try {
  const release = await lockDirectory(settings.DATA_DIR)
  process.on('exit', release)
  const backend = await openBackend({
    directory: settings.DATA_DIR,
    siteUrl: settings.SITE_URL ?? 'http://localhost:3000',
  })
  const app = supabaseCompatible({ answer: backend.answer, secretKey: backend.keys.secret, origin })
  const server = serve(
    { fetch: app.fetch, port: settings.SUPABASE_PORT, hostname: settings.HOST ?? '127.0.0.1' },
    () => say('ready', { origin, pid: process.pid, applied: backend.applied }),
  )
  server.on('error', fail)

  let closing = false
  const stop = () => {
    if (closing) return
    closing = true
    const leave = () => backend.close().finally(() => process.exit(0))
    server.close(leave)
    // Requests under way may finish; connections that browsers merely keep open may not hold the exit back.
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 800).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  leaveWithParent(stop)
} catch (error) {
  fail(error)
}
