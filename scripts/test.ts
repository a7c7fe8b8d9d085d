/**
 * `npm test`: everything, from types to browser tests against the built site and an embedded backend with empty data of
 * its own. Stops at the first step that fails. The last line is `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { checkSources } from './checks.ts'
import { startEmbeddedBackend } from './embedded-backend.ts'
import { freePort } from './ports.ts'
import { leaveWithParent, type RunningProcess } from './processes.ts'
import { ensureBuild, lockBuild, startNext, waitForAnswer } from './site.ts'
import { runProgram, step, stopPrograms } from './steps.ts'
import { type Counts, readCounts } from './test-report.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'saira-test-'))
const report = (name: string) => path.join(folder, `${name}.json`)
const services: RunningProcess[] = []
const counted: Counts[] = []

/** Counts what a runner did, also when it failed; its report says more than its exit code. */
async function counting(
  runner: 'jest' | 'playwright',
  file: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } finally {
    counted.push(readCounts(runner, file))
  }
}

async function cleanUp(): Promise<void> {
  await stopPrograms()
  for (const service of services.toReversed()) await service.stop()
  rmSync(folder, { recursive: true, force: true })
}

let leaving = false
async function leave(code: number): Promise<void> {
  if (leaving) return
  leaving = true
  await cleanUp()
  process.exit(code)
}
process.on('SIGINT', () => void leave(130))
process.on('SIGTERM', () => void leave(143))
leaveWithParent(() => void leave(143))

async function testEverything(): Promise<void> {
  await lockBuild()
  const unit = report('unit')
  await counting('jest', unit, () => checkSources(unit))

  const [port, supabasePort] = [await freePort(), await freePort()]
  const siteUrl = `http://localhost:${port}`
  const backend = await step('Embedded backend with empty data', async () => {
    const started = startEmbeddedBackend({
      port: supabasePort,
      directory: path.join(folder, 'data'),
      siteUrl,
    })
    services.push(started.process)
    return started.ready
  })
  const env: NodeJS.ProcessEnv = { ...process.env, ...backend, SITE_URL: siteUrl }

  const policies = report('policies')
  await step('Tests against the backend', () =>
    counting('jest', policies, () =>
      runProgram('jest', ['--selectProjects', 'policies', '--json', `--outputFile=${policies}`], env),
    ),
  )
  await step('Build', () => ensureBuild(env, (build) => services.push(build)))
  await step('Site', async () => {
    const site = startNext({ mode: 'production', port, variables: env })
    services.push(site)
    await waitForAnswer(siteUrl, site)
  })
  const browser = await step('Browser', findBrowser)
  const journeys = report('journeys')
  await step('Browser tests', () =>
    counting('playwright', journeys, () =>
      runProgram('playwright', ['test'], {
        ...env,
        BASE_URL: siteUrl,
        BROWSER_PATH: browser.executablePath,
        BROWSER_ARGS: browser.args.join(' '),
        JOURNEYS_REPORT: journeys,
        // Prepared by findBrowser where the machine lacks libraries.
        LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
        FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
      }),
    ),
  )
}

let failedStep = false
try {
  await testEverything()
} catch (error) {
  failedStep = true
  if (!leaving) console.error(error instanceof Error ? error.message : error)
}
if (!leaving) {
  await cleanUp()
  const passed = counted.reduce((sum, counts) => sum + counts.passed, 0)
  const failed = counted.reduce((sum, counts) => sum + counts.failed, 0)
  // Types, lint or build that fail are a failure of their own.
  const missed = failedStep && failed === 0 ? 1 : 0
  console.log(`\n${passed} passed, ${failed + missed} failed`)
  process.exit(failed + missed === 0 ? 0 : 1)
}
