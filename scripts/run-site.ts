import path from 'node:path'
import { buildFolder } from './build-state.ts'
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
 * Sets up a backend unless one was chosen, builds for production, serves, and stays until it is stopped: by Ctrl-C, or by
 * the process that started it. A backend or a site that ends by itself is started again.
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
    if (mode === 'production') await lockBuild(buildFolder())

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
      running.push(
        keepRunning(backend, {
          name: 'The embedded backend',
          start,
          meanwhile: 'The site stays up.',
          say: console.error,
        }),
      )
      writeGeneratedVariables(generated)
      Object.assign(variables, generated)
    } else {
      removeGeneratedVariables()
    }

    if (mode === 'production') {
      await ensureBuild(variables, (build) => building.push(build))
    }
    const address = siteAddress(settings)
    const startSite = () => {
      const site = startNext({ mode, port: settings.PORT, host: settings.HOST, variables })
      return { process: site, ready: waitForAnswer(address, site) }
    }
    const site = startSite()
    running.push(site.process)
    await site.ready
    running.splice(running.indexOf(site.process), 1)
    running.push(
      keepRunning(site, {
        name: 'The site',
        start: startSite,
        meanwhile: 'Nobody is served until then.',
        say: console.error,
      }),
    )

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
    return await new Promise<never>(() => {})
  } catch (error) {
    if (!leaving) console.error(error instanceof Error ? error.message : error)
    return await leave(1)
  }
}
