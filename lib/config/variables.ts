import { z } from 'zod'

const port = 'a port from 1 to 65535'

/** A loopback address by its number, on which Next takes its own pages for those of another site. */
export const loopbackNumber = /^(127(\.\d+){3}|::1|\[::1\])$/

/** What a legacy key says of itself: a token, whose middle names the role that it acts as. */
function roleOf(key: string): string | undefined {
  try {
    const claims = atob(key.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')
    return z.object({ role: z.string() }).safeParse(JSON.parse(claims)).data?.role
  } catch {
    return undefined
  }
}

/** Whether a key opens everything to whoever holds it. */
const isSecretKey = (key: string): boolean => key.startsWith('sb_secret_') || roleOf(key) === 'service_role'

/** What is expected of each environment variable, wherever it is read: by the commands, the build and the site. */
export const fields = {
  port: z.coerce.number(port).int(port).min(1, port).max(65535, port),
  host: z
    .string()
    .transform((host) => (loopbackNumber.test(host) ? 'localhost' : host))
    .pipe(z.union([z.hostname(), z.ipv6()], { error: 'a host name or an address such as 192.168.0.10' })),
  siteUrl: z
    .url({ protocol: /^https?$/, error: 'an address such as https://example.com' })
    .transform((value) => new URL(value))
    .refine(({ href, origin }) => href === `${origin}/`, 'an address without a path')
    .transform(({ origin }) => origin),
  supabaseUrl: z
    .url({ protocol: /^https?$/, error: 'the address of a Supabase project' })
    .transform((value) => value.replace(/\/+$/, '')),
  toggle: z.enum(['on', 'off'], { error: 'on or off' }),
  supabasePublishableKey: z
    .string()
    .min(20, 'the publishable (or legacy anon) key of the project')
    // With it the site would answer everybody past every policy.
    .refine(
      (key) => !isSecretKey(key),
      'the publishable (or legacy anon) key of the project; this is a secret one',
    ),
}

interface Project {
  SUPABASE_URL?: string
  SUPABASE_PUBLISHABLE_KEY?: string
}

/** Whether a Supabase project is named whole, or not at all. */
export const isWholeProject = ({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }: Project): boolean =>
  (SUPABASE_URL === undefined) === (SUPABASE_PUBLISHABLE_KEY === undefined)

/** The error for a project of which only one of the two variables is set. */
export const halfProject = {
  path: ['SUPABASE_PUBLISHABLE_KEY'],
  error: 'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together: set both, or neither',
}

export type Variables = Record<string, string | undefined>

/**
 * Checks environment variables; empty ones count as absent.
 * @throws Error with one line per variable that is wrong: its name and what is expected
 */
export function checkVariables<T extends z.ZodType>(schema: T, variables: Variables): z.infer<T> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map(
    (issue) => `  ${String(issue.path[0] ?? '')}: expected ${issue.message}`,
  )
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`)
}

/**
 * Why the standalone server cannot listen where it was told to, in words; undefined where it can. On a loopback address by
 * its number Next takes its own pages for those of another site: each redirects to itself, while the health check is well.
 */
export const hostnameProblem = (hostname: string | undefined): string | undefined =>
  hostname !== undefined && loopbackNumber.test(hostname)
    ? `HOSTNAME: expected localhost in place of ${hostname}, where Next does not find its own pages`
    : undefined
