/**
 * `npm run admin:grant -- EMAIL [--revoke]`: makes an account an administrator, or no longer one. Works on the embedded
 * backend while it runs, or on the hosted project whose SUPABASE_URL and SUPABASE_SECRET_KEY are in the environment.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { AdministratorError, type Change, changeAdministrator } from './administrators.ts'
import { readTarget, TargetError } from './backend-target.ts'

const words: Record<Change, string> = {
  granted: 'is an administrator now. The back office is at /admin.',
  'already granted': 'is an administrator already.',
  revoked: 'is no administrator any more.',
  'was no administrator': 'is no administrator; nothing changed.',
}

function leave(message: string, code: number): never {
  console.error(message)
  process.exit(code)
}

function readArguments(): { email: string; revoke: boolean } {
  const usage = 'Usage: npm run admin:grant -- EMAIL [--revoke]'
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { revoke: { type: 'boolean', default: false } },
    })
    const email = z.tuple([z.email()]).safeParse(positionals)
    return email.success ? { email: email.data[0], revoke: values.revoke } : leave(usage, 64)
  } catch {
    return leave(usage, 64)
  }
}

const { email, revoke } = readArguments()
try {
  const change = await changeAdministrator({ ...readTarget(), email, revoke })
  console.log(`${email} ${words[change]}`)
} catch (error) {
  if (!(error instanceof AdministratorError || error instanceof TargetError)) throw error
  leave(error.message, 1)
}
