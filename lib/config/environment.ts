import { z } from 'zod'
import { checkVariables, fields, halfProject, isWholeProject, type Variables } from './variables.ts'

const pollSeconds = 'seconds from 1 to 3600'

/** What the site reads from its environment. README lists each with its meaning. */
const environmentSchema = z
  .object({
    PORT: fields.port.default(3000),
    HOST: fields.host.optional(),
    SITE_URL: fields.siteUrl.default('http://localhost:3000'),
    SITE_NAME: z.string().trim().min(2, 'at least two characters').default('Saíra Aventuras'),
    SITE_EMAIL: z.email('an e-mail address').default('contato@example.com'),
    CHAT_HOST: z
      .string()
      .regex(/^[a-z0-9.-]+$/, 'a host name such as wa.me')
      .default('wa.me'),
    CHAT_APP: z.string().trim().min(2, 'at least two characters').max(30).default('WhatsApp'),
    CHAT_NUMBER: z
      .string()
      .regex(/^\d{10,15}$/, 'the international number in digits only, such as 5524900000000')
      .default('5524900000000'),
    PICTURE_PROFILE_URL: z
      .url({ protocol: /^https?$/, error: 'a full address such as https://www.instagram.com/example' })
      .default('https://www.instagram.com/example'),
    SUPABASE_URL: fields.supabaseUrl.optional(),
    SUPABASE_PUBLISHABLE_KEY: fields.supabasePublishableKey.optional(),
    /** Seconds between two questions for the content version. */
    CONTENT_POLL_SECONDS: z.coerce.number(pollSeconds).min(1, pollSeconds).max(3600, pollSeconds).default(5),
    /** Where the content that was loaded last is kept. */
    CONTENT_SNAPSHOT: z.string().min(1, 'a file').optional(),
    /** Where the built site lies; tests have one of their own beside the one that is served. */
    BUILD_FOLDER: z.string().min(1, 'a folder').default('.next'),
    /** Whether finished pages are kept (lib/front/page-store.ts), or each is rendered for its request. */
    PAGE_STORE: fields.toggle.default('on'),
    /** The one header into which the nearest proxy writes from where a request came. */
    CLIENT_ADDRESS_HEADER: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'a header in lower case, such as x-forwarded-for')
      .default('x-forwarded-for'),
    /** Whether the site compresses what it sends. */
    COMPRESS: fields.toggle.default('on'),
  })
  .refine(isWholeProject, halfProject)

export type Environment = z.infer<typeof environmentSchema>

/** Checks the variables of the site; throws as `checkVariables` does. */
export const parseEnvironment = (variables: Variables): Environment =>
  checkVariables(environmentSchema, variables)

export const environment = parseEnvironment(process.env)

/** Where a build keeps the content that it was made with; processes keep theirs there too, unless told otherwise. */
export const builtInSnapshot = `${environment.BUILD_FOLDER}/cache/content-snapshot.json`
