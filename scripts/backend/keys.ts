import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const keysSchema = z.object({
  publishable: z.string().startsWith('sb_publishable_'),
  secret: z.string().startsWith('sb_secret_'),
  /** Signs the access tokens of signed-in people. */
  signing: z.string().min(32),
})
export type BackendKeys = z.infer<typeof keysSchema>

const keysFile = (directory: string) => path.join(directory, 'keys.json')

/**
 * The keys of an embedded backend that has started at least once.
 * @throws when there are none, or the file is damaged
 */
export function readKeys(directory: string): BackendKeys {
  return keysSchema.parse(JSON.parse(readFileSync(keysFile(directory), 'utf8')))
}

/** The keys of the data directory, made at the first start; readable by their owner alone. */
export async function loadOrCreateKeys(directory: string): Promise<BackendKeys> {
  const file = keysFile(directory)
  if (existsSync(file)) return readKeys(directory)
  // Only here, so that who merely reads the keys does not load the whole backend.
  const { generateApiKey } = await import('@supabase/lite')
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  const keys = {
    publishable: publishable.key,
    secret: secret.key,
    signing: randomBytes(48).toString('base64url'),
  }
  const draft = `${file}.draft`
  writeFileSync(draft, JSON.stringify(keys, null, 2), { mode: 0o600 })
  renameSync(draft, file)
  return keysSchema.parse(keys)
}
