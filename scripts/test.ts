/**
 * `npm test`: everything, from types to browser tests against the built site and an embedded backend with
 * empty data of its own. Stops at the first step that fails. The last two lines say what ran and `N passed, N failed`.
 *
 *   --hosted   policies and journeys against the project that SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and
 *              SUPABASE_SECRET_KEY name; what the tests made is taken away afterwards, content and roles are put back
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isMadeUp } from '../__tests__/made-up-people.ts'
import { findBrowser } from './browser.ts'
import { checkFormat, checkTypes, runJest } from './checks.ts'
import { startEmbeddedBackend } from './embedded-backend.ts'
import { copyEmptyData } from './empty-data.ts'
import { type HostedProject, readHostedProject } from './hosted-project.ts'
import { journeyPasses } from './journey-passes.ts'
import { freePort } from './ports.ts'
import { exitWithParent, type RunningProcess } from './processes.ts'
import { rememberProject, requireShippedContent } from './project-traces.ts'
import { ensureBuild, lockBuild, startNext, waitForAnswer } from './site.ts'
import { runProgram, step, stopPrograms } from './steps.ts'
import { TestRun } from './test-report.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'saira-test-'))
/** What the site says while the browser tests run; kept for whoever looks into a failure. */
const siteLog = path.join('.cache', 'test-site.log')
const services: RunningProcess[] = []
const run = new TestRun()
const started = Date.now()

/** The tests have a build of their own: a site that `npm run up` serves goes on meanwhile. */
const testBuild = '.cache/test-build'

/** Where a runner writes what it counted. */
const reportFile = (name: string): string => path.join(folder, `${name}.json`)

/**
 * Takes away what the tests left in the project: after each step, because the next one finds it as it was, and in the end,
 * also after a failure and Ctrl-C. Does nothing where they had their own backend.
 */
let cleanProject = async (): Promise<void> => {}

async function cleanUp(): Promise<void> {
  try {
    await stopPrograms()
    for (const service of services.toReversed()) await service.stop()
    await cleanProject()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const tell = (error: unknown): void => console.error(error instanceof Error ? error.message : error)

let leaving = false
async function leave(code: number): Promise<void> {
  if (leaving) return
  leaving = true
  await cleanUp().catch(tell)
  process.exit(code)
}
process.on('SIGINT', () => void leave(130))
process.on('SIGTERM', () => void leave(143))
exitWithParent(() => void leave(143))

const { hosted } = parseArgs({ options: { hosted: { type: 'boolean', default: false } } }).values

/** What tests are told of the backend that they are to test. */
interface Backend {
  variables: HostedProject & { TESTED_BACKEND: 'hosted' | 'embedded' }
  stop: () => Promise<void>
}

/** The project that was asked for, or an embedded backend with empty data of its own; its site stands at `siteUrl`. */
async function startBackend(name: string, siteUrl: string): Promise<Backend> {
  if (hosted) {
    return { variables: { ...readHostedProject(), TESTED_BACKEND: 'hosted' }, stop: async () => {} }
  }
  const directory = path.join(folder, name)
  copyEmptyData(directory)
  const backend = startEmbeddedBackend({ port: await freePort(), directory, siteUrl })
  services.push(backend.process)
  const variables = { ...(await backend.ready), TESTED_BACKEND: 'embedded' } as const
  return { variables, stop: () => backend.process.stop() }
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
  const backend = await run.support('backend of the policies', () =>
    startBackend('policies-data', 'http://localhost:3000'),
  )
  const env = { ...process.env, ...backend.variables }
  const file = reportFile('policies')
  // One file after the other: some ask who the last administrator is, and would take those of the others for theirs.
  const options = ['--selectProjects', 'policies', '--runInBand', '--json', `--outputFile=${file}`]
  await run.record('policies', () => runProgram('jest', options, env), { runner: 'jest', file })
  await backend.stop()
}

interface Site {
  /** What the site and the journeys run with. */
  variables: NodeJS.ProcessEnv
  port: number
}

/** Builds the site for a backend of its own. */
async function buildSite(): Promise<Site> {
  process.env.BUILD_FOLDER = testBuild
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const backend = await run.support('backend of the site', () => startBackend('journeys-data', siteUrl))
  const variables = {
    ...process.env,
    ...backend.variables,
    SITE_URL: siteUrl,
    BASE_URL: siteUrl,
    CONTENT_SNAPSHOT: path.join(folder, 'content-snapshot.json'),
  }
  const build = () => step('Build', () => ensureBuild(variables, (build) => services.push(build)))
  await run.record('build', build)
  return { variables, port }
}

async function startSite({ variables, port }: Site): Promise<void> {
  const site = startNext({ mode: 'production', port, variables, logFile: siteLog })
  services.push(site)
  await waitForAnswer(`http://localhost:${port}`, site)
}

async function testSite({ variables }: Site): Promise<void> {
  const browser = await run.support('browser', findBrowser)
  const env = {
    ...variables,
    BROWSER_PATH: browser.executablePath,
    BROWSER_ARGS: browser.args.join(' '),
    // Prepared by findBrowser where the machine lacks libraries.
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
    FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
  }
  let failure: unknown
  for (const { name, options } of journeyPasses(hosted)) {
    const file = reportFile(name)
    const work = () => runProgram('playwright', ['test', ...options], { ...env, JOURNEYS_REPORT: file })
    // Journeys of one pass say nothing about those of the next.
    await run.record(name, work, { runner: 'playwright', file }).catch((error: unknown) => {
      failure ??= error
    })
    if (leaving) break
    await run.support(`clean-up after ${name}`, () => cleanProject())
  }
  if (failure) throw failure
}

async function rememberHosted(): Promise<void> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = readHostedProject()
  console.log(`Testing ${SUPABASE_URL}`)
  await requireShippedContent(SUPABASE_URL, SUPABASE_SECRET_KEY)
  const clean = await rememberProject(SUPABASE_URL, SUPABASE_SECRET_KEY, isMadeUp)
  const cleanAndTell = async () => {
    const { accounts, pictures, rows, roles, events } = await clean()
    console.log(
      `Taken away again: ${accounts} accounts, ${pictures} pictures, ${rows} rows, ${events} lines of the audit log; ${roles} roles put back.`,
    )
  }
  // One after the other: Ctrl-C may come while a step is cleaned up after.
  let last = Promise.resolve()
  cleanProject = () => {
    last = last.then(cleanAndTell, cleanAndTell)
    return last
  }
}

async function testEverything(): Promise<void> {
  await run.support('lock of the build', () => lockBuild(testBuild))
  if (hosted) await run.support('look at the project', rememberHosted)
  rmSync(siteLog, { force: true })
  await run.support('data for embedded backends', () => step('Data for embedded backends', prepareEmptyData))
  await run.record('types', checkTypes)
  await run.record('lint', checkFormat)
  const file = reportFile('unit')
  const options = ['--json', `--outputFile=${file}`]
  const unitTests = () => runJest('Unit, component and process tests', ['unit', 'processes'], options)
  await run.record('unit tests', unitTests, { runner: 'jest', file })
  const testPolicies = () =>
    step(`Policies on the ${hosted ? 'hosted project' : 'embedded backend'}`, testBackend)
  // A hosted project has one content for both: what the policies publish must not get into the build.
  if (hosted) {
    await testPolicies()
    await run.support('clean-up after the policies', () => cleanProject())
  }
  // The policies ask one thing after another and leave the build a processor. Both are waited for, so that what one did
  // is counted when the other fails.
  const policies = hosted ? undefined : testPolicies()
  const [site] = await Promise.allSettled([buildSite(), policies])
  await policies
  if (site.status === 'rejected') throw site.reason
  await run.support('start of the site', () => startSite(site.value))
  await step('Browser tests', () => testSite(site.value))
}

await testEverything().catch((error: unknown) => {
  if (!leaving) tell(error)
})
if (!leaving) {
  // A project that still holds what the tests left is a failure as well.
  await run.support('clean-up', cleanUp).catch(tell)
  const { passed, failed } = run.totals()
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  console.log(`\nIn ${minutes} minutes: ${run.whatRan()}.`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
