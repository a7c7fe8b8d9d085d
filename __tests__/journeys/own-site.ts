import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type BackendVariables, startEmbeddedBackend } from '../../scripts/embedded-backend.ts'
import { copyEmptyData } from '../../scripts/empty-data.ts'
import { freePort } from '../../scripts/ports.ts'
import type { RunningProcess } from '../../scripts/processes.ts'
import { rememberProject } from '../../scripts/project-traces.ts'
import { startNext, waitForAnswer } from '../../scripts/site.ts'
import { type Account, clientWith, createAccount, giveRole, isHosted, isMadeUp } from '../made-up-people.ts'
import { forward } from './forward.ts'
import { newPerson, type Person, backend as testedBackend } from './staff.ts'

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

/**
 * A backend for journeys that change what every page shows: an embedded one with empty data of its own. Where a hosted
 * project is tested it is that project, which one file after the other has for itself and leaves as it was.
 */
export interface OwnBackend {
  variables: BackendVariables
  /** Whether the backend can be reached from the site; its data stays either way. */
  setReachable: (reachable: boolean) => void
  /** The folder in which an embedded backend leaves its mails. */
  mails: string
  /** Somebody with an account, signed in at the backend itself. */
  account: (person?: Person) => Promise<Account>
  /** Somebody who may change content, as well. */
  administrator: (person?: Person) => Promise<Account>
  /** With the secret key: passes row-level security. */
  owner: () => SupabaseClient
  startSite: (options?: SiteOptions) => Promise<SiteProcess>
  stop: () => Promise<void>
}

interface Served {
  variables: BackendVariables
  stop: () => Promise<void>
}

async function startEmbedded(directory: string, siteUrl: string): Promise<Served> {
  copyEmptyData(directory)
  const embedded = startEmbeddedBackend({ port: await freePort(), directory, siteUrl })
  return { variables: await embedded.ready, stop: () => embedded.process.stop() }
}

/** The project that is tested, as it stands; it is put back in the end. */
async function borrowProject(): Promise<Served> {
  const { url, publishableKey, secretKey } = testedBackend()
  const putBack = await rememberProject(url, secretKey, isMadeUp)
  return {
    variables: {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
    },
    stop: async () => {
      await putBack()
    },
  }
}

/**
 * Prepares such a backend, and behind it as many processes of the built site as a journey asks for. `siteUrl` is where
 * links in mails lead.
 */
export async function startOwnBackend({ siteUrl = 'http://localhost:3000' } = {}): Promise<OwnBackend> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saira-own-'))
  const directory = path.join(folder, 'data')
  const served = isHosted ? await borrowProject() : await startEmbedded(directory, siteUrl)
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY: secretKey } = served.variables
  const project = { url, publishableKey: SUPABASE_PUBLISHABLE_KEY, secretKey }
  let isReachable = true
  const gate = createServer((incoming, outgoing) => {
    if (isReachable) forward(incoming, outgoing, url)
    else incoming.destroy()
  })
  const gatePort = await freePort()
  await new Promise<void>((resolve) => gate.listen(gatePort, '127.0.0.1', resolve))
  const variables = { ...served.variables, SUPABASE_URL: `http://127.0.0.1:${gatePort}` }
  const sites: RunningProcess[] = []

  const startSite: OwnBackend['startSite'] = async ({
    pollSeconds = 2,
    snapshot,
    port: chosenPort,
    siteUrl: publicUrl,
  } = {}) => {
    const port = chosenPort ?? (await freePort())
    const ownUrl = `http://localhost:${port}`
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
        SITE_URL: publicUrl ?? ownUrl,
        CONTENT_POLL_SECONDS: String(pollSeconds),
        CONTENT_SNAPSHOT: file,
      },
      logFile: log,
    })
    sites.push(running)
    await waitForAnswer(`${ownUrl}/api/health`, running)
    return { url: ownUrl, snapshot: file, log, kill: () => running.stop(0), stop: () => running.stop() }
  }

  const account = (person = newPerson()): Promise<Account> => createAccount(project, person)

  return {
    variables,
    setReachable: (reachable) => {
      isReachable = reachable
    },
    mails: path.join(directory, 'mails'),
    account,
    administrator: async (person) => {
      const created = await account(person)
      await giveRole(project, created.id)
      return created
    },
    owner: () => clientWith(url, secretKey),
    startSite,
    stop: async () => {
      for (const site of sites) await site.stop()
      gate.closeAllConnections()
      await new Promise((resolve) => gate.close(resolve))
      await served.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
