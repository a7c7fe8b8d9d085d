import { z } from 'zod'
import { checkVariables, fields } from '../lib/config/variables.ts'
import { chosenVariables } from './environment-files.ts'

const needed = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const

const projectSchema = z.object({
  SUPABASE_URL: fields.supabaseUrl,
  SUPABASE_PUBLISHABLE_KEY: fields.supabasePublishableKey,
  SUPABASE_SECRET_KEY: z.string(),
  /** Where the tests sign up: hosted projects refuse example.com. Nobody writes to these addresses. */
  TEST_EMAIL_DOMAIN: z.hostname('a domain such as tests.saira.eco.br').optional(),
})

export type HostedProject = z.infer<typeof projectSchema>

/**
 * The project that `npm test -- --hosted` works on, from the environment or the files that a person chose values in.
 * @throws Error with a sentence for the person at the shell, where a variable is missing or cannot be used
 */
export function readHostedProject(): HostedProject {
  const chosen = chosenVariables('production')
  const missing = needed.filter((name) => !chosen[name])
  if (missing.length > 0) {
    throw new Error(
      `npm test -- --hosted needs the address and both keys of a project for tests. Missing: ${missing.join(', ')}.`,
    )
  }
  return checkVariables(projectSchema, chosen)
}
