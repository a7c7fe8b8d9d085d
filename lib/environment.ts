import { z } from 'zod'

const origin = z
  .url({ protocol: /^https?$/, error: 'an address such as https://example.com' })
  .transform((value) => new URL(value).origin)

const portError = 'a port from 1 to 65535'
const port = z.coerce.number(portError).int(portError).min(1, portError).max(65535, portError)

const host = z.union([z.hostname(), z.ipv6()], { error: 'a host name or an address such as 192.168.0.10' })

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? fallback : value), schema)

/** What the site reads from its environment. README lists each with its meaning. */
const environmentSchema = z
  .object({
    PORT: withDefault(port, '3000'),
    HOST: optional(host),
    /** Where the standalone server listens. Shells and containers put the machine's own name there: no address. */
    HOSTNAME: z
      .union([z.literal('localhost'), z.ipv4(), z.ipv6()])
      .optional()
      .catch(undefined),
    SITE_URL: withDefault(origin, 'http://localhost:3000'),
    SITE_NAME: withDefault(z.string().trim().min(2, 'at least two characters'), 'Saíra Aventuras'),
    SITE_EMAIL: withDefault(z.email('an e-mail address'), 'contato@example.com'),
    CHAT_HOST: withDefault(z.string().regex(/^[a-z0-9.-]+$/, 'a host name such as wa.me'), 'wa.me'),
    CHAT_NUMBER: withDefault(
      z.string().regex(/^\d{10,15}$/, 'the international number in digits only, such as 5524900000000'),
      '5524900000000',
    ),
    PICTURE_PROFILE_URL: withDefault(z.url('a full address'), 'https://www.instagram.com/example'),
    SUPABASE_URL: optional(
      z
        .url({ protocol: /^https?$/, error: 'the address of a Supabase project' })
        .transform((value) => value.replace(/\/+$/, '')),
    ),
    SUPABASE_PUBLISHABLE_KEY: optional(
      z.string().min(20, 'the publishable (or legacy anon) key of the project'),
    ),
  })
  .refine(
    (values) => (values.SUPABASE_URL === undefined) === (values.SUPABASE_PUBLISHABLE_KEY === undefined),
    {
      path: ['SUPABASE_PUBLISHABLE_KEY'],
      error: 'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together: set both, or neither',
    },
  )

export type Environment = z.infer<typeof environmentSchema>

/**
 * Checks environment variables.
 * @throws Error with one line per variable that is wrong: its name and what is expected
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: expected ${issue.message}`)
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`)
}

export const environment = parseEnvironment(process.env)

/** Where this very process answers, for asking it from inside and past any proxy. */
export function ownOrigin({ HOST, HOSTNAME, PORT }: Pick<Environment, 'HOST' | 'HOSTNAME' | 'PORT'>): string {
  const chosen = HOST ?? HOSTNAME ?? 'localhost'
  // Every address of the machine is none that can be asked.
  const host = chosen === '0.0.0.0' || chosen === '::' ? 'localhost' : chosen
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}`).origin
}
