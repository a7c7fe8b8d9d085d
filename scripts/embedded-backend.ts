import { z } from 'zod'
import { readKeys } from './backend/keys.ts'
import { type RunningProcess, startProcess } from './processes.ts'

const readySchema = z.object({ event: z.literal('ready'), origin: z.string() })

/** Longest wait for the first start on a busy machine, in milliseconds. */
const startTimeoutMs = 90_000

/** What the site and the scripts need to reach a backend. */
export type BackendVariables = Record<
  'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY',
  string
>

export interface EmbeddedBackend {
  process: RunningProcess
  /** Resolves once it answers; rejects when it ends first (it has said why) or takes longer than 90 s. */
  ready: Promise<BackendVariables>
}

function parseReady(line: string): z.infer<typeof readySchema> | undefined {
  try {
    return readySchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** Starts the embedded backend on a data directory, which it creates, migrates and seeds as needed. */
export function startEmbeddedBackend({
  port,
  directory,
  siteUrl,
}: {
  port: number
  directory: string
  siteUrl: string
}): EmbeddedBackend {
  const announced = Promise.withResolvers<string>()
  const running = startProcess(
    process.execPath,
    ['--import', './scripts/exit-with-parent.ts', 'scripts/backend/serve.ts'],
    {
      env: {
        ...process.env,
        SUPABASE_PORT: String(port),
        DATA_DIR: directory,
        SITE_URL: siteUrl,
      },
      onLine: (line) => {
        const ready = parseReady(line)
        if (ready) announced.resolve(ready.origin)
        else process.stdout.write(`${line}\n`)
      },
    },
  )
  const timer = setTimeout(() => {
    announced.reject(new Error(`The embedded backend was not ready in ${startTimeoutMs / 1000} s.`))
  }, startTimeoutMs)
  void running.exited.then((code) => {
    announced.reject(new Error(`The embedded backend ended with code ${code}: see the line above.`))
  })
  const ready = announced.promise
    .finally(() => clearTimeout(timer))
    .then((origin) => {
      const keys = readKeys(directory)
      return {
        SUPABASE_URL: origin,
        SUPABASE_PUBLISHABLE_KEY: keys.publishable,
        SUPABASE_SECRET_KEY: keys.secret,
      }
    })
  return { process: running, ready }
}
