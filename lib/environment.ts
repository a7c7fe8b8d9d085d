import { z } from 'zod'
import { checkVariables, fields, halfProject, isWholeProject, type Variables } from './variables.ts'

/** What the site reads from its environment. README lists each with its meaning. */
const environmentSchema = z
  .object({
    PORT: fields.port.default(3000),
    HOST: fields.host.optional(),
    /** Where the standalone server listens. Shells and containers put the machine's own name there: no address. */
    HOSTNAME: z
      .union([z.literal('localhost'), z.ipv4(), z.ipv6()])
      .optional()
      .catch(undefined),
    SITE_URL: fields.siteUrl.default('http://localhost:3000'),
    SITE_NAME: z.string().trim().min(2, 'at least two characters').default('Saíra Aventuras'),
    SITE_EMAIL: z.email('an e-mail address').default('contato@example.com'),
    CHAT_HOST: z
      .string()
      .regex(/^[a-z0-9.-]+$/, 'a host name such as wa.me')
      .default('wa.me'),
    CHAT_NUMBER: z
      .string()
      .regex(/^\d{10,15}$/, 'the international number in digits only, such as 5524900000000')
      .default('5524900000000'),
    PICTURE_PROFILE_URL: z
      .url({ protocol: /^https?$/, error: 'a full address such as https://www.instagram.com/example' })
      .default('https://www.instagram.com/example'),
    SUPABASE_URL: fields.supabaseUrl.optional(),
    SUPABASE_PUBLISHABLE_KEY: fields.supabasePublishableKey.optional(),
  })
  .refine(isWholeProject, halfProject)

export type Environment = z.infer<typeof environmentSchema>

/** Checks the variables of the site; throws as `checkVariables` does. */
export const parseEnvironment = (variables: Variables): Environment =>
  checkVariables(environmentSchema, variables)

export const environment = parseEnvironment(process.env)

/** Where this very process answers, for asking it from inside and past any proxy. */
export function ownOrigin({ HOST, HOSTNAME, PORT }: Pick<Environment, 'HOST' | 'HOSTNAME' | 'PORT'>): string {
  const chosen = HOST ?? HOSTNAME ?? 'localhost'
  // Every address of the machine is none that can be asked.
  const host = chosen === '0.0.0.0' || chosen === '::' ? 'localhost' : chosen
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}`).origin
}
