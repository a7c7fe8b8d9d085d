import path from 'node:path'
import { startEmbeddedBackend } from './embedded-backend.ts'
import { chosenVariables, removeGeneratedVariables, writeGeneratedVariables } from './environment-files.ts'
import { requireFreePort } from './ports.ts'
import { exitWithParent, type RunningProcess } from './processes.ts'
import { parseSettings, siteAddress } from './settings.ts'
import { ensureBuild, lockBuild, startNext, waitForAnswer } from './site.ts'
import { keepRunning } from './supervisor.ts'

const administrator = `To become an administrator: create an account on the sign-in page, then in another terminal
  npm run admin:grant -- your@e-mail.address`

/**
 * Sets up a backend unless one was chosen, builds for production, serves, and stays until it is stopped: by Ctrl-C, by
 * the process that started it, or by the end of the site. A backend that ends is started again.
 */
export async function runSite(mode: 'production' | 'development'): Promise<never> {
  const started = Date.now()
  const running: Pick<RunningProcess, 'stop'>[] = []
  const building: RunningProcess[] = []
  let leaving = false
  const leave = async (code: number): Promise<never> => {
    if (leaving) return new Promise<never>(() => {})
    leaving = true
    // The site first: it is what still asks the backend.
    for (const part of [...building, ...running.toReversed()]) await part.stop(1200)
    process.exit(code)
  }
  process.on('SIGINT', () => void leave(0))
  process.on('SIGTERM', () => void leave(0))
  process.on('SIGHUP', () => void leave(0))
  exitWithParent(() => void leave(0))

  try {
    const chosen = chosenVariables(mode)
    const settings = parseSettings(chosen)
    const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`
    await requireFreePort(settings.PORT, 'PORT', settings.HOST)
    if (mode === 'production') await lockBuild()

    const variables: Record<string, string | undefined> = {
      CONTENT_SNAPSHOT: path.join(settings.DATA_DIR, 'content-snapshot.json'),
      ...chosen,
      SITE_URL: siteUrl,
    }
    if (settings.SUPABASE_URL === undefined) {
      await requireFreePort(settings.SUPABASE_PORT, 'SUPABASE_PORT')
      console.log(`Starting the embedded backend; its data is in ${settings.DATA_DIR} …`)
      const start = () =>
        startEmbeddedBackend({ port: settings.SUPABASE_PORT, directory: settings.DATA_DIR, siteUrl })
      const backend = start()
      running.push(backend.process)
      const generated = await backend.ready
      // From here on its end is not that of the site, which answers without it.
      running.splice(running.indexOf(backend.process), 1)
      running.push(keepRunning(backend, { name: 'The embedded backend', start, say: console.error }))
      writeGeneratedVariables(generated)
      Object.assign(variables, generated)
    } else {
      removeGeneratedVariables()
    }

    if (mode === 'production') {
      await ensureBuild(variables, (build) => building.push(build))
    }
    const site = startNext({ mode, port: settings.PORT, host: settings.HOST, variables })
    running.push(site)
    const address = siteAddress(settings)
    await waitForAnswer(address, site)

    // A hosted project sends its mails itself.
    const mails =
      settings.SUPABASE_URL === undefined
        ? `  Mails     are files in ${path.resolve(settings.DATA_DIR, 'mails')}\n`
        : ''
    console.log(`
Ready after ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops everything.

  Site      ${address}
  English   ${address}/en
  Sign-in   ${address}/admin/login
  Supabase  ${variables.SUPABASE_URL}
${mails}
${administrator}
`)
    const code = await site.exited
    if (!leaving) console.error('The site ended by itself; stopping the rest.')
    return await leave(code === 0 ? 1 : code)
  } catch (error) {
    if (!leaving) console.error(error instanceof Error ? error.message : error)
    return await leave(1)
  }
}
