import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { type BackendVariables, startEmbeddedBackend } from '../../scripts/embedded-backend.ts'
import { copyEmptyData } from '../../scripts/empty-data.ts'
import { freePort } from '../../scripts/ports.ts'
import type { RunningProcess } from '../../scripts/processes.ts'
import { startNext, waitForAnswer } from '../../scripts/site.ts'
import { newPerson, type Person } from './staff.ts'

/** One process of the site, with a folder of its own for what it keeps. */
export interface SiteProcess {
  url: string
  snapshot: string
  log: string
  /** At once, as when the machine dies. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

interface SiteOptions {
  pollSeconds?: number
  snapshot?: string
  port?: number
  /** Where visitors find it, if that is not its own port. */
  siteUrl?: string
}

/** A backend with empty data of its own, for journeys that change what every page shows. */
export interface OwnBackend {
  variables: BackendVariables
  /** Whether the backend can be reached from the site; its data stays either way. */
  setReachable: (reachable: boolean) => void
  /** Somebody who may change content, signed in at the backend itself. */
  administrator: (person?: Person) => Promise<SupabaseClient>
  /** With the secret key: passes row-level security. */
  owner: () => SupabaseClient
  startSite: (options?: SiteOptions) => Promise<SiteProcess>
  stop: () => Promise<void>
}

const clientOptions = { auth: { persistSession: false, autoRefreshToken: false } }

/** Starts a backend with empty data, and behind it as many processes of the built site as a journey asks for. */
export async function startOwnBackend(): Promise<OwnBackend> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saira-own-'))
  const directory = path.join(folder, 'data')
  copyEmptyData(directory)
  const embedded = startEmbeddedBackend({
    port: await freePort(),
    directory,
    siteUrl: 'http://localhost:3000',
  })
  const generated = await embedded.ready
  let isReachable = true
  const gate = createServer((incoming, outgoing) => {
    if (!isReachable) return incoming.destroy()
    const target = new URL(incoming.url ?? '/', generated.SUPABASE_URL)
    const onward = request(
      target,
      { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const gatePort = await freePort()
  await new Promise<void>((resolve) => gate.listen(gatePort, '127.0.0.1', resolve))
  const variables = { ...generated, SUPABASE_URL: `http://127.0.0.1:${gatePort}` }
  const sites: RunningProcess[] = []

  const startSite: OwnBackend['startSite'] = async ({
    pollSeconds = 2,
    snapshot,
    port: chosenPort,
    siteUrl,
  } = {}) => {
    const port = chosenPort ?? (await freePort())
    const url = `http://localhost:${port}`
    const own = path.join(folder, `site-${port}`)
    mkdirSync(own)
    const file = snapshot ?? path.join(own, 'snapshot.json')
    const log = path.join(own, 'site.log')
    const running = startNext({
      mode: 'production',
      port,
      variables: {
        ...process.env,
        ...variables,
        SITE_URL: siteUrl ?? url,
        CONTENT_POLL_SECONDS: String(pollSeconds),
        CONTENT_SNAPSHOT: file,
      },
      logFile: log,
    })
    sites.push(running)
    await waitForAnswer(`${url}/api/health`, running)
    return { url, snapshot: file, log, kill: () => running.stop(0), stop: () => running.stop() }
  }

  return {
    variables,
    setReachable: (reachable) => {
      isReachable = reachable
    },
    administrator: async ({ email, password, fullName } = newPerson()) => {
      const client = createClient(generated.SUPABASE_URL, generated.SUPABASE_PUBLISHABLE_KEY, clientOptions)
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName } },
      })
      if (error) throw error
      const { error: refused } = await createClient(
        generated.SUPABASE_URL,
        generated.SUPABASE_SECRET_KEY,
        clientOptions,
      )
        .from('user_roles')
        .insert({ user_id: data.user?.id, role: 'admin' })
      if (refused) throw refused
      return client
    },
    owner: () => createClient(generated.SUPABASE_URL, generated.SUPABASE_SECRET_KEY, clientOptions),
    startSite,
    stop: async () => {
      for (const site of sites) await site.stop()
      gate.closeAllConnections()
      await new Promise((resolve) => gate.close(resolve))
      await embedded.process.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
