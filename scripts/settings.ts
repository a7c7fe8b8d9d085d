import { z } from 'zod'

const port = (fallback: number) =>
  z.coerce
    .number({ error: 'a port number' })
    .int('a port number')
    .min(1, 'a port from 1 to 65535')
    .max(65535, 'a port from 1 to 65535')
    .default(fallback)

const backendShape = {
  SUPABASE_PORT: port(54321),
  /** Folder of the embedded backend's data, relative to the project. */
  DATA_DIR: z.string().default('.data'),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'an address such as https://example.com' }).optional(),
}

const backendSchema = z.object(backendShape)

const loopback = /^(127(\.\d+){3}|::1|\[::1\])$/

const settingsSchema = z
  .object({
    ...backendShape,
    PORT: port(3000),
    /** Address for the site to listen on instead of the loopback one; the embedded backend stays on that. */
    HOST: z
      .string()
      // Listening on a loopback address by its number, Next takes its own pages for those of another site.
      .transform((host) => (loopback.test(host) ? 'localhost' : host))
      .optional(),
    SUPABASE_URL: z.url({ protocol: /^https?$/, error: 'the address of a Supabase project' }).optional(),
    SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
    SUPABASE_SECRET_KEY: z.string().optional(),
  })
  .refine(
    (values) => (values.SUPABASE_URL === undefined) === (values.SUPABASE_PUBLISHABLE_KEY === undefined),
    {
      path: ['SUPABASE_PUBLISHABLE_KEY'],
      error: 'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY together, or neither',
    },
  )
  .refine((values) => values.PORT !== values.SUPABASE_PORT, {
    path: ['SUPABASE_PORT'],
    error: 'another port than PORT',
  })

export type BackendSettings = z.infer<typeof backendSchema>
/** What the commands read from their environment. */
export type Settings = z.infer<typeof settingsSchema>

/** A variable has a value that cannot be used. */
export class SettingsError extends Error {}

type Variables = Record<string, string | undefined>

function check<T extends z.ZodType>(schema: T, variables: Variables): z.infer<T> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: expected ${issue.message}`)
  throw new SettingsError(`The environment is not usable:\n${lines.join('\n')}`)
}

/**
 * Checks environment variables; empty ones count as absent.
 * @throws SettingsError with one line per variable that is wrong: its name and what is expected
 */
export const parseSettings = (variables: Variables): Settings => check(settingsSchema, variables)

/** The part of the settings that the embedded backend uses; throws as `parseSettings` does. */
export const parseBackendSettings = (variables: Variables): BackendSettings => check(backendSchema, variables)

/** Where a browser on this machine finds the site. */
export function siteAddress({ HOST = 'localhost', PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  // Every address of the machine is none that can be asked.
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
