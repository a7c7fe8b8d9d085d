/**
 * `npm test`: everything, from types to browser tests against the built site and an embedded backend with
 * empty data of its own. Stops at the first step that fails. The last line is `N passed, N failed`.
 *
 *   --hosted   policies and journeys against the project that SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and
 *              SUPABASE_SECRET_KEY name; accounts, pictures and rows that came meanwhile are taken away afterwards
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { findBrowser } from './browser.ts'
import { checkSources } from './checks.ts'
import { type BackendVariables, startEmbeddedBackend } from './embedded-backend.ts'
import { freePort } from './ports.ts'
import { exitWithParent, type RunningProcess } from './processes.ts'
import { rememberProject } from './project-traces.ts'
import { ensureBuild, lockBuild, startNext, waitForAnswer } from './site.ts'
import { runProgram, step, stopPrograms } from './steps.ts'
import { type Counts, readCounts } from './test-report.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'saira-test-'))
const report = (name: string) => path.join(folder, `${name}.json`)
/** What the site says while the browser tests run; kept for whoever looks into a failure. */
const siteLog = path.join('.cache', 'test-site.log')
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

/** Takes away what the tests left in the project, also after a failure and Ctrl-C; nothing where they had their own backend. */
let cleanProject = async (): Promise<void> => {}

async function cleanUp(): Promise<void> {
  await stopPrograms()
  for (const service of services.toReversed()) await service.stop()
  await cleanProject()
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
exitWithParent(() => void leave(143))

const { hosted } = parseArgs({ options: { hosted: { type: 'boolean', default: false } } }).values

const projectSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
})

interface Backend {
  variables: BackendVariables
  stop: () => Promise<void>
}

/** The project that was asked for, or an embedded backend with empty data of its own; its site stands at `siteUrl`. */
async function startBackend(name: string, siteUrl: string): Promise<Backend> {
  if (hosted) return { variables: projectSchema.parse(process.env), stop: async () => {} }
  const directory = path.join(folder, name)
  const backend = startEmbeddedBackend({ port: await freePort(), directory, siteUrl })
  services.push(backend.process)
  return { variables: await backend.ready, stop: () => backend.process.stop() }
}

async function testBackend(): Promise<void> {
  const backend = await startBackend('policies-data', 'http://localhost:3000')
  const file = report('policies')
  await counting('jest', file, async () => {
    const env = { ...process.env, ...backend.variables }
    await runProgram('jest', ['--selectProjects', 'policies', '--json', `--outputFile=${file}`], env)
  })
  await backend.stop()
}

async function testSite(): Promise<void> {
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const backend = await startBackend('journeys-data', siteUrl)
  const env = {
    ...process.env,
    ...backend.variables,
    SITE_URL: siteUrl,
    CONTENT_SNAPSHOT: path.join(folder, 'content-snapshot.json'),
  }
  await step('Build', () => ensureBuild(env, (build) => services.push(build)))
  const site = startNext({ mode: 'production', port, variables: env, logFile: siteLog })
  services.push(site)
  await waitForAnswer(siteUrl, site)

  const file = report('journeys')
  await step('Browser tests', () =>
    counting('playwright', file, async () => {
      const browser = await findBrowser()
      await runProgram('playwright', ['test'], {
        ...env,
        BASE_URL: siteUrl,
        BROWSER_PATH: browser.executablePath,
        BROWSER_ARGS: browser.args.join(' '),
        JOURNEYS_REPORT: file,
        // Prepared by findBrowser where the machine lacks libraries.
        LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
        FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
      })
    }),
  )
}

async function rememberHosted(): Promise<void> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = projectSchema.parse(process.env)
  const clean = await rememberProject(SUPABASE_URL, SUPABASE_SECRET_KEY)
  cleanProject = async () => {
    cleanProject = async () => {}
    const { accounts, pictures, rows } = await clean()
    console.log(`Taken away again: ${accounts} accounts, ${pictures} pictures, ${rows} rows.`)
  }
}

async function testEverything(): Promise<void> {
  await lockBuild()
  if (hosted) await rememberHosted()
  rmSync(siteLog, { force: true })
  const unit = report('unit')
  await counting('jest', unit, () => checkSources(unit))
  await step(`Tests against the ${hosted ? 'hosted project' : 'embedded backend'}`, testBackend)
  await testSite()
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
