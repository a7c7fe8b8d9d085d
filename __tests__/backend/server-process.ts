import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readKeys } from '../../scripts/backend/keys'
import { freePort } from '../../scripts/ports'

export interface Ended {
  code: number | null
  /** What it wrote to standard error. */
  errors: string
}

export interface ServerProcess {
  port: number
  /** Rejects when the process ends before it is ready. */
  ready: Promise<void>
  ended: Promise<Ended>
  signal: (name: NodeJS.Signals) => void
  /** A client with the secret key; only once the server is ready. */
  owner: () => SupabaseClient
}

/** A real embedded backend in a process of its own, on a free port. `project` is where it looks for migrations. */
export async function startServer(
  directory: string,
  { project = process.cwd(), port }: { project?: string; port?: number } = {},
): Promise<ServerProcess> {
  const chosenPort = port ?? (await freePort())
  const child: ChildProcess = spawn(process.execPath, [path.resolve('scripts/backend/serve.ts')], {
    cwd: project,
    env: {
      ...process.env,
      DATA_DIR: directory,
      SUPABASE_PORT: String(chosenPort),
      // Meant for the site: the backend must not follow it.
      HOST: '0.0.0.0',
      SITE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (data: Buffer) => {
    errors += data.toString()
  })
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, errors })))
  const ready = new Promise<void>((resolve, reject) => {
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('"event":"ready"')) resolve()
      })
    }
    void ended.then(() => reject(new Error(`The backend ended: ${errors}`)))
  })
  // A test that expects the end waits for `ended`, not for `ready`.
  ready.catch(() => undefined)
  return {
    port: chosenPort,
    ready,
    ended,
    signal: (name) => child.kill(name),
    owner: () =>
      createClient(`http://127.0.0.1:${chosenPort}`, readKeys(directory).secret, {
        auth: { persistSession: false, autoRefreshToken: false },
      }),
  }
}
