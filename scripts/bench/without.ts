import type { Switch } from '../../lib/config/switches.ts'
import { median } from './figures.ts'
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

/** What a mechanism brings, in per cent of the figure without it; more is better where `better` says so. */
export function gain(withIt: number, without: number, better: 'more' | 'less'): string {
  const change = better === 'more' ? withIt - without : without - withIt
  return `${((change / without) * 100).toFixed(1)} %`
}

/**
 * Measures the site with and without one of the mechanisms that lean on private parts of the framework, both built
 * now and loaded in turn. What brings less than five per cent of its figure is not worth its upkeep (design §14).
 * @returns a table of the figures
 */
export async function measureWithout(
  name: Switch,
  { runs, loadSeconds, say, load, pages }: Options,
): Promise<string> {
  const variants = [
    { label: 'with', variables: {} },
    { label: `without ${name}`, variables: { WITHOUT: name } },
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
      rows.push(
        [
          `${path}, answers per second`,
          withIt.perSecond.toFixed(0),
          without.perSecond.toFixed(0),
          gain(withIt.perSecond, without.perSecond, 'more'),
        ],
        [
          `${path}, p99 ms`,
          withIt.p99.toFixed(1),
          without.p99.toFixed(1),
          gain(withIt.p99, without.p99, 'less'),
        ],
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
      const row = (what: string, figure: (one: PageFigures) => number, better: 'more' | 'less') => {
        const [withIt, without] = [median(measured.withIt.map(figure)), median(measured.without.map(figure))]
        return [`${page.name}, ${what}`, withIt.toFixed(0), without.toFixed(0), gain(withIt, without, better)]
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
  return table(['Figure', 'with', `without ${name}`, 'it brings'], rows)
}
