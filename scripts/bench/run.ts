/**
 * `npm run bench`: measures the site on this machine and prints one report; the figures also go to
 * `.cache/bench/results.json`. Builds copies in `.cache/bench`, so that `npm run up` keeps its build.
 *
 *   --quick     one run on four pages, short loads, no generated catalogue
 *   --runs N    runs per page and rounds of load (3)
 *   --only X    one part: pages, load, growth; or endurance or memory, which nothing else includes
 *   --seconds N over which endurance spreads ten minutes' worth of traffic (60)
 *   --write     puts the report into BENCHMARKS.md
 */
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { shippedCatalogue } from '../shipped-catalogue.ts'
import { measureEndurance } from './endurance.ts'
import { type FeatureCost, featuresReport, measureFeatures } from './features.ts'
import { median } from './figures.ts'
import { grownContent, measureContentLoad } from './grow.ts'
import { measureInTurn } from './in-turn.ts'
import { loadTool, measureLoad, type Throughput } from './load.ts'
import { measureMemory } from './memory.ts'
import { nginxVersion, serveFile, serveShippedCache } from './nginx.ts'
import { openBrowser, publicPages, samplePages } from './pages.ts'
import { type Growth, type Results, report, type Served } from './report.ts'
import { build, memoryMegabytes, type Server, serveNext, stopServers } from './server.ts'
import { benchFolder, copyProject, writeBareApp } from './workspace.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const options = z
  .object({
    quick: z.boolean(),
    runs: z.coerce.number().int().min(1).optional(),
    only: z.enum(['pages', 'load', 'growth', 'endurance', 'memory']).optional(),
    seconds: z.coerce.number().int().min(10).default(60),
    write: z.boolean(),
  })
  .parse(values)
const runs = options.runs ?? (options.quick ? 1 : 3)
/** As often is a page measured at most that misses a limit or meets a slow machine, unless one run each was asked for. */
const doubtedRuns = 9
const loadSeconds = options.quick ? 3 : 8
const measures = (part: 'pages' | 'load' | 'growth'): boolean =>
  options.only === undefined ? part !== 'growth' || !options.quick : options.only === part

const began = performance.now()
const say = (text: string): void =>
  console.log(`[${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s] ${text}`)

const packageVersion = (name: string): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8'))).version

interface Target {
  name: string
  url: string
  pid: number
}

/** Loads the targets in turn, round after round, so that a busy minute of the machine touches all of them. */
async function loadInTurn(targets: Target[]): Promise<Served[]> {
  const all = new Map<string, Throughput[]>(targets.map(({ name }) => [name, []]))
  for (const { url, pid } of targets) await measureLoad(url, pid, 1)
  for (let round = 1; round <= runs; round += 1) {
    for (const { name, url, pid } of targets) {
      const figures = await measureLoad(url, pid, loadSeconds)
      all.get(name)?.push(figures)
      say(`load, round ${round} of ${runs}: ${name}: ${Math.round(figures.perSecond)} per second`)
    }
  }
  return [...all].map(([name, list]) => {
    const perProcessorSecond = list.flatMap((one) => one.perProcessorSecond ?? [])
    return {
      name,
      figures: {
        perSecond: median(list.map((one) => one.perSecond)),
        p99: median(list.map((one) => one.p99)),
        errors: list.reduce((sum, one) => sum + one.errors, 0),
        ...(perProcessorSecond.length > 0 ? { perProcessorSecond: median(perProcessorSecond) } : {}),
      },
    }
  })
}

/** The site, the bare page and, where nginx is installed, both kinds of nginx under the same load. */
async function measureServed(site: Server, bare: Server): Promise<Served[]> {
  const targets: Target[] = [
    { name: 'bare page', url: `${bare.origin}/`, pid: bare.pid },
    { name: 'bare page of equal weight', url: `${bare.origin}/weighty`, pid: bare.pid },
    { name: 'home', url: `${site.origin}/`, pid: site.pid },
    { name: 'tours list', url: `${site.origin}/passeios`, pid: site.pid },
    { name: 'product page', url: `${site.origin}/sailboat-tour`, pid: site.pid },
  ]
  if (!nginxVersion()) {
    say('nginx is not installed: its comparisons are left out')
    return loadInTurn(targets)
  }
  const html = await (
    await fetch(`${site.origin}/passeios`, { headers: { 'Accept-Language': 'pt-BR' } })
  ).text()
  const file = await serveFile(html)
  const cache = await serveShippedCache(site)
  const served = await loadInTurn([
    ...targets,
    { name: 'nginx, the same HTML as a file', url: `${file.origin}/`, pid: file.pid },
    { name: 'tours list behind the shipped nginx', url: `${cache.origin}/passeios`, pid: cache.pid },
    { name: 'product page behind the shipped nginx', url: `${cache.origin}/sailboat-tour`, pid: cache.pid },
  ])
  await cache.stop()
  await file.stop()
  return served
}

/** Nobody answers there: what a process knows of the content is its snapshot. */
const nowhere = 'http://127.0.0.1:9'

async function measureGrowth(folder: string): Promise<Growth[]> {
  const growth: Growth[] = []
  const shipped = shippedCatalogue.trips.length
  for (const size of [shipped, 100, 500]) {
    say(`catalogue of ${size} trips`)
    const content = grownContent(size - shipped)
    const { milliseconds, longestBlock } = await measureContentLoad(content)
    const snapshot = path.join(benchFolder, `content-${size}.json`)
    writeFileSync(snapshot, JSON.stringify({ backend: nowhere, content }))
    const server = await serveNext(folder, {
      SUPABASE_URL: nowhere,
      SUPABASE_PUBLISHABLE_KEY: 'a-key-that-nobody-asks-for',
      CONTENT_SNAPSHOT: snapshot,
    })
    const list = await (await fetch(`${server.origin}/en/tours`)).text()
    const address = size > shipped ? '/tour-caiaque-coletivo-g0' : '/sailboat-tour'
    const { perSecond } = await measureLoad(`${server.origin}${address}`, server.pid, loadSeconds)
    growth.push({
      products: size,
      loadMilliseconds: milliseconds,
      longestBlock,
      startSeconds: server.startSeconds,
      memory: memoryMegabytes(server.pid),
      listKilobytes: list.length / 1024,
      perSecond,
    })
    await server.stop()
  }
  return growth
}

async function measureAll(): Promise<Results & { features: FeatureCost[] }> {
  say('building the bare page')
  const bareFolder = writeBareApp()
  const bareBuild = await build(bareFolder)
  say('building the site')
  const siteFolder = copyProject('site')
  const siteBuild = await build(siteFolder)
  const bare = await serveNext(bareFolder)
  const site = await serveNext(siteFolder)
  const [bareStart, siteStart] = [memoryMegabytes(bare.pid), memoryMegabytes(site.pid)]

  const browsing = await openBrowser()
  const clicks: Results['clicks'] = []
  const under = !measures('pages') ? [] : options.quick ? samplePages : publicPages
  say(`Lighthouse: ${under.length} pages in turn with the bare page, ${runs} times each`)
  const {
    pages,
    bare: bareFigures,
    paces,
  } = await measureInTurn(
    under,
    (page) =>
      page === 'bare'
        ? browsing.measure(bare.origin, { path: '/', language: 'pt-BR' })
        : browsing.measure(site.origin, page),
    { runs, most: runs === 1 ? 1 : Math.max(runs, doubtedRuns), say },
  )
  for (const [from, to] of [
    ['/passeios', '/passeio-veleiro'],
    ['/', '/passeios'],
    ['/expedicoes', '/expedicao-ilha-grande'],
  ] as const) {
    clicks.push({ from, to, milliseconds: await browsing.measureClick(site.origin, from, to, 5) })
  }
  await browsing.close()
  const features = measures('pages') ? await measureFeatures(site.origin) : []

  const served = measures('load') ? await measureServed(site, bare) : []
  const memory = {
    siteStart,
    siteLoaded: memoryMegabytes(site.pid),
    bareStart,
    bareLoaded: memoryMegabytes(bare.pid),
  }
  await site.stop()
  await bare.stop()
  const [cpu] = os.cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} × ${cpu?.model.trim() ?? 'processor'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, load ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
    versions: {
      Node: process.versions.node,
      Next: packageVersion('next'),
      React: packageVersion('react'),
      Lighthouse: packageVersion('lighthouse'),
      Chromium: browsing.version,
      nginx: nginxVersion() ?? 'not installed,',
      load: loadTool,
    },
    runs,
    pages,
    bare: bareFigures,
    paces,
    clicks,
    features,
    buildSeconds: { site: siteBuild, bare: bareBuild },
    startSeconds: { site: site.startSeconds, bare: bare.startSeconds },
    memory,
    served,
    growth: measures('growth') ? await measureGrowth(siteFolder) : [],
  }
}

/** Puts a report between its marks in BENCHMARKS.md; what people wrote around it stays. */
function writeReport(name: 'results' | 'endurance' | 'memory', text: string): void {
  const file = 'BENCHMARKS.md'
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [before, rest] = readFileSync(file, 'utf8').split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${file} has no marks for the ${name}`)
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${end}${after}`)
}

/** A part that promises something, and says where it was not kept. */
function runPromised(
  name: 'endurance' | 'memory',
  { text, failures }: { text: string; failures: string[] },
): void {
  console.log(`\n${text}\n`)
  if (options.write) writeReport(name, text)
  for (const failure of failures) console.error(`Not as promised: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}

async function runBench(): Promise<void> {
  const results = await measureAll()
  const { features, bare } = results
  const text = [
    report(results),
    ...(features.length > 0 ? [featuresReport(features, bare.scriptBytes)] : []),
  ].join('\n\n')
  writeFileSync(path.join(benchFolder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`)
  console.log(`\n${text}\n`)
  if (options.write) writeReport('results', text)
  say('done; figures in .cache/bench/results.json')
}

const stop = (): void => void stopServers().then(() => process.exit(130))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
try {
  if (options.only === 'endurance') {
    runPromised('endurance', await measureEndurance(options.seconds, say))
  } else if (options.only === 'memory') runPromised('memory', await measureMemory(say))
  else await runBench()
} finally {
  await stopServers()
}
