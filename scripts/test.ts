/**
 * `npm test`: everything, from types to browser tests against the built site and an embedded backend with
 * empty data of its own. Stops at the first step that fails. The last two lines say what ran and `N passed, N failed`.
 *
 *   --hosted   policies and journeys against the project that SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and
 *              SUPABASE_SECRET_KEY name; what came meanwhile is taken away afterwards, and roles are put back
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { findBrowser } from './browser.ts'
import { checkSources } from './checks.ts'
import { type BackendVariables, startEmbeddedBackend } from './embedded-backend.ts'
import { copyEmptyData } from './empty-data.ts'
import { freePort } from './ports.ts'
import { exitWithParent, type RunningProcess } from './processes.ts'
import { rememberProject } from './project-traces.ts'
import { ensureBuild, lockBuild, startNext, waitForAnswer } from './site.ts'
import { runProgram, step, stopPrograms } from './steps.ts'
import { type Counts, readCounts, whatRan } from './test-report.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'saira-test-'))
/** What the site says while the browser tests run; kept for whoever looks into a failure. */
const siteLog = path.join('.cache', 'test-site.log')
const services: RunningProcess[] = []
const counted: (Counts & { name: string })[] = []
const started = Date.now()

/** Counts what a runner did, also when it failed; its report says more than its exit code. */
async function counting(
  { name, runner = 'jest' }: { name: string; runner?: 'jest' | 'playwright' },
  work: (file: string) => Promise<void>,
): Promise<void> {
  const file = path.join(folder, `${name}.json`)
  try {
    await work(file)
  } finally {
    counted.push({ name, ...readCounts(runner, file) })
  }
}

/** Takes away what the tests left in the project, also after a failure and Ctrl-C; nothing where they had their own backend. */
let cleanProject = async (): Promise<void> => {}

/** Whether everything was taken away; what was not is told, and keeps nobody from the counts. */
async function cleanUp(): Promise<boolean> {
  try {
    await stopPrograms()
    for (const service of services.toReversed()) await service.stop()
    await cleanProject()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
  copyEmptyData(directory)
  const backend = startEmbeddedBackend({ port: await freePort(), directory, siteUrl })
  services.push(backend.process)
  return { variables: await backend.ready, stop: () => backend.process.stop() }
}

/** Prepares the data with which every embedded backend of this run begins. */
async function prepareEmptyData(): Promise<void> {
  const directory = path.join(folder, 'empty-data')
  const backend = startEmbeddedBackend({
    port: await freePort(),
    directory,
    siteUrl: 'http://localhost:3000',
  })
  services.push(backend.process)
  await backend.ready
  await backend.process.stop()
  process.env.EMPTY_DATA = directory
}

async function testBackend(): Promise<void> {
  const backend = await startBackend('policies-data', 'http://localhost:3000')
  await counting({ name: 'policies' }, async (file) => {
    const env = { ...process.env, ...backend.variables }
    // One file after the other: some ask who the last administrator is, and would take those of the others for theirs.
    const options = ['--selectProjects', 'policies', '--runInBand', '--json', `--outputFile=${file}`]
    await runProgram('jest', options, env)
  })
  await backend.stop()
}

/** Starts the built site on a backend of its own; resolves with the variables that it runs with. */
async function startSite(): Promise<NodeJS.ProcessEnv> {
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
  return { ...env, BASE_URL: siteUrl }
}

async function testSite(env: NodeJS.ProcessEnv): Promise<void> {
  await counting({ name: 'journeys', runner: 'playwright' }, async (file) => {
    const browser = await findBrowser()
    await runProgram('playwright', ['test'], {
      ...env,
      BROWSER_PATH: browser.executablePath,
      BROWSER_ARGS: browser.args.join(' '),
      JOURNEYS_REPORT: file,
      // Prepared by findBrowser where the machine lacks libraries.
      LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
      FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
    })
  })
}

async function rememberHosted(): Promise<void> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = projectSchema.parse(process.env)
  const clean = await rememberProject(SUPABASE_URL, SUPABASE_SECRET_KEY)
  cleanProject = async () => {
    cleanProject = async () => {}
    const { accounts, pictures, rows, roles, events } = await clean()
    console.log(
      `Taken away again: ${accounts} accounts, ${pictures} pictures, ${rows} rows, ${events} lines of the audit log; ${roles} roles put back.`,
    )
  }
}

async function testEverything(): Promise<void> {
  await lockBuild()
  if (hosted) await rememberHosted()
  rmSync(siteLog, { force: true })
  await step('Data for embedded backends', prepareEmptyData)
  await counting({ name: 'unit and component tests' }, checkSources)
  const testPolicies = () =>
    step(`Policies on the ${hosted ? 'hosted project' : 'embedded backend'}`, testBackend)
  // A hosted project has one content for both: what the policies publish must not get into the build.
  if (hosted) await testPolicies()
  // The policies ask one thing after another and leave the build a processor. Both are waited for, so that what one did
  // is counted when the other fails.
  const policies = hosted ? undefined : testPolicies()
  const [site] = await Promise.allSettled([startSite(), policies])
  await policies
  if (site.status === 'rejected') throw site.reason
  await step('Browser tests', () => testSite(site.value))
}

let failedStep = false
try {
  await testEverything()
} catch (error) {
  failedStep = true
  if (!leaving) console.error(error instanceof Error ? error.message : error)
}
if (!leaving) {
  // A project that still holds what the tests left is a failure as well.
  failedStep = !(await cleanUp()) || failedStep
  const passed = counted.reduce((sum, counts) => sum + counts.passed, 0)
  const failed = counted.reduce((sum, counts) => sum + counts.failed, 0)
  // Types, lint or build that fail are a failure of their own.
  const missed = failedStep && failed === 0 ? 1 : 0
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  console.log(`\nIn ${minutes} minutes: types, lint, ${whatRan(counted)}.`)
  console.log(`${passed} passed, ${failed + missed} failed`)
  process.exit(failed + missed === 0 ? 0 : 1)
}
