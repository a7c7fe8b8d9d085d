import { type Mechanism, mechanisms } from '../../lib/config/variables.ts'
import { median } from './figures.ts'
import type { Throughput } from './load.ts'
import { openBrowser, type PageFigures, samplePages } from './pages.ts'
import { table } from './section.ts'
import { loadInTurn } from './served.ts'
import { build, serveNext } from './server.ts'
import { copyProject } from './workspace.ts'

interface Options {
  runs: number
  loadSeconds: number
  say: (text: string) => void
  /** Which of the two kinds of figures are wanted. */
  load: boolean
  pages: boolean
}

/** Per cent of its figure that a mechanism has to bring to be worth its upkeep. */
const leastGain = 5

/** The figure that each mechanism is there for; the others only must not suffer. */
const purposes: Readonly<Record<Mechanism, string>> = {
  'page-cache': 'answers per second',
  'page-memory': 'answers per second',
  'deferred-scripts': 'LCP ms',
}

interface Compared {
  where: string
  figure: string
  withIt: number
  without: number
  better: 'more' | 'less'
}

/** A row of the table: what a mechanism brings, in per cent of the figure without it, and what follows from that. */
export function comparedRow(name: Mechanism, { where, figure, withIt, without, better }: Compared): string[] {
  const change = better === 'more' ? withIt - without : without - withIt
  const percent = without === 0 ? 0 : (change / without) * 100
  const verdict = percent < leastGain ? `below ${leastGain} %: remove` : 'keeps'
  const digits = figure === 'p99 ms' ? 1 : 0
  return [
    `${where}, ${figure}`,
    withIt.toFixed(digits),
    without.toFixed(digits),
    `${percent.toFixed(1)} %`,
    figure === purposes[name] ? verdict : '',
  ]
}

/**
 * What is switched off for comparing a mechanism, with it and without. The others lean on the page cache: its own gain
 * shows where neither side has them.
 */
export function comparedSwitches(name: Mechanism): { withIt: Mechanism[]; without: Mechanism[] } {
  const others = name === 'page-cache' ? mechanisms.filter((other) => other !== name) : []
  return { withIt: others, without: [name, ...others] }
}

/**
 * What a page without one of the mechanisms is worse in than speed, in words: `errors-in-console` where its policy refuses
 * its scripts. Undefined where it is a page like the one with it.
 */
export function brokenAudits(
  page: string,
  { withIt, without }: Record<'withIt' | 'without', Pick<PageFigures, 'failures'>[]>,
): string | undefined {
  const known = new Set(withIt.flatMap(({ failures }) => failures))
  const broken = without.flatMap(({ failures }) => failures).filter((audit) => !known.has(audit))
  return broken.length > 0 ? `${page} without it fails: ${[...new Set(broken)].join(', ')}` : undefined
}

/**
 * Measures the site with and without one of the mechanisms that lean on private parts of the framework, both built
 * now and loaded in turn. One that brings too little to the figure that it is there for goes.
 * @returns a table of the figures
 */
export async function measureWithout(
  name: Mechanism,
  { runs, loadSeconds, say, load, pages }: Options,
): Promise<string> {
  const off = comparedSwitches(name)
  const variants = [
    { label: 'with', variables: { WITHOUT: off.withIt.join(',') } },
    { label: `without ${name}`, variables: { WITHOUT: off.without.join(',') } },
  ] as const
  const servers = []
  for (const [index, { label, variables }] of variants.entries()) {
    say(`building the site ${label}`)
    const folder = copyProject(`switch-${index}`)
    await build(folder, variables)
    servers.push(await serveNext(folder, variables))
  }
  const [own, other] = servers
  if (!own || !other) throw new Error('both variants are served')
  const rows: string[][] = []

  if (load) {
    for (const path of ['/passeios', '/sailboat-tour']) {
      const served = await loadInTurn(
        [
          { name: 'with', url: own.origin + path, pid: own.pid },
          { name: 'without', url: other.origin + path, pid: other.pid },
        ],
        { rounds: runs, loadSeconds, say },
      )
      const [withIt, without] = served.map(({ figures }) => figures)
      if (!withIt || !without) continue
      const row = (figure: string, of: (one: Throughput) => number, better: Compared['better']) =>
        comparedRow(name, { where: path, figure, withIt: of(withIt), without: of(without), better })
      rows.push(
        row('answers per second', (one) => one.perSecond, 'more'),
        row('p99 ms', (one) => one.p99, 'less'),
      )
    }
  }

  if (pages) {
    const browsing = await openBrowser()
    for (const page of samplePages) {
      const measured: { withIt: PageFigures[]; without: PageFigures[] } = { withIt: [], without: [] }
      for (let run = 1; run <= runs; run += 1) {
        measured.withIt.push(await browsing.measure(own.origin, page))
        measured.without.push(await browsing.measure(other.origin, page))
        say(`Lighthouse, run ${run} of ${runs}: ${page.name}`)
      }
      const failed = brokenAudits(page.name, measured)
      if (failed) throw new Error(failed)
      const row = (figure: string, of: (one: PageFigures) => number, better: Compared['better']) => {
        const [withIt, without] = [median(measured.withIt.map(of)), median(measured.without.map(of))]
        return comparedRow(name, { where: page.name, figure, withIt, without, better })
      }
      rows.push(
        row('LCP ms', (one) => one.largestPaint, 'less'),
        row('blocking ms', (one) => one.blocking, 'less'),
        row('performance', (one) => one.performance, 'more'),
      )
    }
    await browsing.close()
  }
  await Promise.all(servers.map((server) => server.stop()))
  return table(['Figure', 'with', `without ${name}`, 'it brings', 'verdict'], rows)
}
