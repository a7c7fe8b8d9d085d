/**
 * The embedded backend as a process of its own: `node scripts/backend/serve.ts` from the project's folder. Prints one
 * line of JSON with `"event":"ready"` when it answers. EMAIL_CONFIRMATIONS=on asks new accounts to confirm their address
 * as hosted projects do; mails become files in DATA_DIR/mails. Exit codes: 2 port taken, 3 data directory in use, 1 otherwise.
 */
import { chmodSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { z } from 'zod'
import { LockedError, lockDirectory } from '../lock.ts'
import { PortTakenError, requireFreePort } from '../ports.ts'
import { parseBackendSettings } from '../settings.ts'
import { supabaseCompatible } from './compatibility.ts'
import { openBackend } from './database.ts'
import { quietConsole } from './quiet-console.ts'

/** Only the site on this machine asks; everybody else asks the site. */
const loopback = '127.0.0.1'

quietConsole()
// Accounts, pictures and mails are their owner's: whatever this process writes, nobody else can read.
process.umask(0o077)
const say = (event: string, details: Record<string, unknown>) =>
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`)

function explain(error: unknown): { message: string; cause?: string; code: number } {
  if (!(error instanceof Error)) return { message: String(error), code: 1 }
  if (error instanceof PortTakenError) return { message: error.message, code: 2 }
  if (error instanceof LockedError) {
    return { message: `${error.message} Stop it, or choose another DATA_DIR.`, code: 3 }
  }
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  return { message: error.message, cause, code: 1 }
}

function fail(error: unknown): never {
  const { code, ...details } = explain(error)
  const line = { time: new Date().toISOString(), level: 'error', event: 'backend-failed', ...details }
  process.stderr.write(`${JSON.stringify(line)}\n`)
  process.exit(code)
}

try {
  const settings = parseBackendSettings(process.env)
  const { EMAIL_CONFIRMATIONS } = z
    .object({ EMAIL_CONFIRMATIONS: z.enum(['on', 'off']).default('off') })
    .parse(process.env)
  const origin = `http://${loopback}:${settings.SUPABASE_PORT}`
  // Asked first: opening the database takes seconds.
  await requireFreePort(settings.SUPABASE_PORT, 'SUPABASE_PORT', loopback)
  // PGlite takes no lock of its own, and two processes on one database destroy it.
  const release = await lockDirectory(settings.DATA_DIR)
  process.on('exit', release)
  chmodSync(settings.DATA_DIR, 0o700)
  const backend = await openBackend({
    directory: settings.DATA_DIR,
    siteUrl: settings.SITE_URL ?? 'http://localhost:3000',
    origin,
    confirmEmails: EMAIL_CONFIRMATIONS === 'on',
    onMail: (file) => say('mail', { file }),
    onBroken: fail,
  })
  const app = supabaseCompatible({
    answer: backend.answer,
    secretKey: backend.keys.secret,
    origin,
    during: (request, work) => backend.mails.during(request, work),
  })
  const server = serve({ fetch: app.fetch, port: settings.SUPABASE_PORT, hostname: loopback }, () =>
    say('ready', { origin, pid: process.pid, applied: backend.applied }),
  )
  server.on('error', fail)
  // Longer than a busy site leaves a connection idle, so that no request goes out on one that is being closed.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000

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
} catch (error) {
  fail(error)
}
