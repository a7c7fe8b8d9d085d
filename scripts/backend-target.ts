import { fields } from '../lib/config/variables.ts'
import { chosenVariables, generatedVariables } from './environment-files.ts'

/** The reason why a command does not know which backend to talk to, in words for the person at the shell. */
export class TargetError extends Error {}

/**
 * The backend that a command with the secret key works on: the hosted project whose SUPABASE_URL and SUPABASE_SECRET_KEY
 * are in the environment, or the embedded one that runs. `isChosen`: somebody named it, rather than `npm run up`.
 * @throws TargetError when there is none, or its secret key is missing
 */
export function readTarget(): { url: string; secretKey: string; isChosen: boolean } {
  const chosen = chosenVariables('production')
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = chosen.SUPABASE_URL
    ? chosen
    : generatedVariables()
  if (!url) throw new TargetError('There is no backend yet. Start the site first: npm run up')
  if (!secretKey) throw new TargetError(`Set SUPABASE_SECRET_KEY to the secret key of ${url}.`)
  if (!fields.supabaseUrl.safeParse(url).success) {
    throw new TargetError(`SUPABASE_URL is ${url}: expected the address of a Supabase project.`)
  }
  return { url, secretKey, isChosen: Boolean(chosen.SUPABASE_URL) }
}
