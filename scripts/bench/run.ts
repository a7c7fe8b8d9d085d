/**
 * `npm run bench`: measures the site on this machine and prints one report; the figures also go to
 * `.cache/bench/results.json`. Builds copies in `.cache/bench`, so that `npm run up` keeps its build.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { measureDoor } from './door.ts'
import { measureInTurn } from './in-turn.ts'
import { measureMemory } from './memory.ts'
import { nginxVersion } from './nginx.ts'
import { parts, type ReportPart, usage } from './options.ts'
import { type Browsing, openBrowser, publicPages, samplePages } from './pages.ts'
import { measurePublishing } from './publishing.ts'
import { type Results, report } from './report.ts'
import { measureServed, toursList } from './served.ts'
import { build, type Server, serveNext, stopServers } from './server.ts'
import { benchFolder, copyProject, writeBareApp } from './workspace.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const options = z
  .object({
    help: z.boolean(),
    quick: z.boolean(),
    runs: z.coerce.number().int().min(1).optional(),
    only: z.enum(parts).optional(),
    write: z.boolean(),
  })
  .parse(values)
const runs = options.runs ?? (options.quick ? 1 : 3)
const loadSeconds = options.quick ? 3 : 8
const measures = (part: ReportPart): boolean => options.only === undefined || options.only === part

const began = performance.now()
const say = (text: string): void =>
  console.log(`[${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s] ${text}`)

const packageVersion = (name: string): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8'))).version

type Measured = Pick<Results, 'pages' | 'bare' | 'served' | 'sections'>

/** Lighthouse on every page, in turn with the bare page. */
async function measurePages(
  browsing: Browsing,
  site: Server,
  bare: Server,
): Promise<Pick<Measured, 'pages' | 'bare'>> {
  const under = options.quick ? samplePages : publicPages
  say(`Lighthouse: ${under.length} pages in turn with the bare page, ${runs} times each`)
  return measureInTurn(
    under,
    (page) =>
      page === 'bare'
        ? browsing.measure(bare.origin, { path: '/', language: 'pt-BR' })
        : browsing.measure(site.origin, page),
    { runs, say },
  )
}

/** What is compared with the bare page, which is built as heavy as the site's list of tours. */
async function measureBesideBare(siteFolder: string, versions: Record<string, string>): Promise<Measured> {
  const site = await serveNext(siteFolder)
  const list = await toursList(site)
  say('building the bare page')
  const bareFolder = writeBareApp(Buffer.byteLength(list))
  await build(bareFolder)
  const bare = await serveNext(bareFolder)
  let measured: Pick<Measured, 'pages' | 'bare'> = {
    pages: [],
    bare: undefined,
  }
  if (measures('pages')) {
    const browsing = await openBrowser()
    versions.Chromium = browsing.version
    measured = await measurePages(browsing, site, bare)
    await browsing.close()
  }
  // Before anybody has loaded it.
  const sections = measures('load') ? [await measureDoor(site, say)] : []
  const served = measures('load') ? await measureServed(site, bare, { rounds: runs, loadSeconds, say }) : []
  await Promise.all([site.stop(), bare.stop()])
  return { ...measured, served, sections }
}

async function measureAll(): Promise<Results> {
  const versions: Record<string, string> = {
    Node: process.versions.node,
    Next: packageVersion('next'),
    React: packageVersion('react'),
    Lighthouse: packageVersion('lighthouse'),
    nginx: nginxVersion() ?? 'not installed',
    autocannon: packageVersion('autocannon'),
  }
  say('building the site')
  const siteFolder = copyProject('site')
  await build(siteFolder)
  const nothing: Measured = {
    pages: [],
    bare: undefined,
    served: [],
    sections: [],
  }
  const beside =
    measures('pages') || measures('load') ? await measureBesideBare(siteFolder, versions) : nothing
  const rounds = { rounds: options.quick ? 3 : 5, say }
  const sections = [
    ...(measures('publishing') ? [await measurePublishing(siteFolder, rounds)] : []),
    ...(options.only === 'memory' ? [await measureMemory(siteFolder, say)] : []),
  ]
  const [cpu] = os.cpus()
  const load = os.loadavg().map((average) => average.toFixed(1))
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} × ${cpu?.model.trim() ?? 'processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, load ${load.join(' ')}`,
    versions,
    runs,
    ...beside,
    sections: [...beside.sections, ...sections],
  }
}

/** Puts the report between its marks in BENCHMARKS.md; what people wrote around it stays. */
function writeReport(text: string): void {
  const file = 'BENCHMARKS.md'
  const [begin, end] = ['<!-- results -->', '<!-- end of results -->']
  const [before, rest] = readFileSync(file, 'utf8').split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${file} has no marks for the results`)
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${end}${after}`)
}

async function runBench(): Promise<void> {
  const results = await measureAll()
  const text = report(results)
  writeFileSync(path.join(benchFolder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`)
  console.log(`\n${text}\n`)
  if (options.write && options.only === undefined) writeReport(text)
  say('done; figures in .cache/bench/results.json')
}

const stop = (): void => void stopServers().then(() => process.exit(130))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
if (options.help) console.log(usage)
else {
  try {
    await runBench()
  } finally {
    await stopServers()
  }
}
