import { z } from 'zod'
import {
  checkVariables,
  fields,
  halfProject,
  isWholeProject,
  type Variables,
} from '../lib/config/variables.ts'

const backendShape = {
  SUPABASE_PORT: fields.port.default(54321),
  /** Folder of the embedded backend's data, relative to the project. */
  DATA_DIR: z.string().default('.data'),
  SITE_URL: fields.siteUrl.optional(),
}

const backendSchema = z.object(backendShape)

const settingsSchema = z
  .object({
    ...backendShape,
    PORT: fields.port.default(3000),
    /** Where the site listens instead of the loopback address; the embedded backend stays on that. */
    HOST: fields.host.optional(),
    SUPABASE_URL: fields.supabaseUrl.optional(),
    SUPABASE_PUBLISHABLE_KEY: fields.supabasePublishableKey.optional(),
    SUPABASE_SECRET_KEY: z.string().optional(),
  })
  .refine(isWholeProject, halfProject)
  .refine((values) => values.PORT !== values.SUPABASE_PORT, {
    path: ['SUPABASE_PORT'],
    error: 'another port than PORT',
  })

export type BackendSettings = z.infer<typeof backendSchema>
/** What the commands read from their environment. */
export type Settings = z.infer<typeof settingsSchema>

/** Checks the variables of the commands; throws as `checkVariables` does. */
export const parseSettings = (variables: Variables): Settings => checkVariables(settingsSchema, variables)

/** The part of the settings that the embedded backend uses; throws as `checkVariables` does. */
export const parseBackendSettings = (variables: Variables): BackendSettings =>
  checkVariables(backendSchema, variables)

/** Where a browser on this machine finds the site. */
export function siteAddress({ HOST = 'localhost', PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  // These mean "listen on all addresses" and cannot be opened in a browser.
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
