import { median, percentile } from './figures.ts'
import { limits, type MeasuredPage } from './in-turn.ts'
import type { Throughput } from './load.ts'
import type { PageFigures } from './pages.ts'

export interface Growth {
  products: number
  /** To parse what staff published, and the longest time that other work waited meanwhile, in milliseconds. */
  loadMilliseconds: number
  longestBlock: number
  startSeconds: number
  memory: number
  /** Kilobytes of the tours list as HTML. */
  listKilobytes: number
  /** Answers per second for a product's page. */
  perSecond: number
}

export interface Served {
  name: string
  figures: Throughput
}

export interface Results {
  date: string
  machine: string
  versions: Record<string, string>
  /** Runs of Lighthouse per page, and rounds of each load measurement. */
  runs: number
  pages: MeasuredPage[]
  bare: PageFigures
  /** Lighthouse's benchmark index of the machine in every run of it. */
  paces: number[]
  clicks: { from: string; to: string; milliseconds: number }[]
  buildSeconds: { site: number; bare: number }
  startSeconds: { site: number; bare: number }
  memory: { siteStart: number; siteLoaded: number; bareStart: number; bareLoaded: number }
  served: Served[]
  growth: Growth[]
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)
const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')

type Row = string[]

/** A table of Markdown with columns as wide as their widest cell, readable in a terminal too. */
export function table(head: Row, rows: Row[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: Row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  )
}

export interface Bar {
  what: string
  bar: string
  measured: string
  met: boolean
}

const worst = (pages: Results['pages'], figure: (one: PageFigures) => number, pick: 'min' | 'max'): number =>
  Math[pick](...pages.map(({ figures }) => figure(figures)))

function pageBars({ pages, bare }: Results): Bar[] {
  const performance = worst(pages, (one) => one.performance, 'min')
  const others = worst(pages, (one) => Math.min(one.accessibility, one.bestPractices, one.seo), 'min')
  const largestPaint = worst(pages, (one) => one.largestPaint, 'max')
  const shift = worst(pages, (one) => one.layoutShift, 'max')
  const blocking = Math.max(...pages.map((page) => page.figures.blocking - page.bare.blocking))
  const scripts = worst(pages, (one) => one.scriptBytes, 'max') - bare.scriptBytes
  const homes = pages.filter(({ name }) => name.startsWith('home'))
  const home = worst(homes, (one) => one.totalBytes, 'max') / 1024
  return [
    {
      what: 'Lighthouse performance, worst page',
      bar: `≥ ${limits.performance}`,
      measured: String(performance),
      met: performance >= limits.performance,
    },
    {
      what: 'Accessibility, best practices, SEO, worst page',
      bar: String(limits.otherScores),
      measured: String(others),
      met: others === limits.otherScores,
    },
    {
      what: 'Largest contentful paint, worst page',
      bar: `≤ ${(limits.largestPaint / 1000).toFixed(1)} s`,
      measured: `${seconds(largestPaint)} s`,
      met: largestPaint <= limits.largestPaint,
    },
    { what: 'Layout shift, worst page', bar: '0', measured: shift.toFixed(3), met: shift < 0.0005 },
    {
      what: 'Blocking time over the bare page in the same minutes, worst page',
      bar: `≤ ${limits.blockingOverBare} ms`,
      measured: `${whole(blocking)} ms`,
      met: blocking <= limits.blockingOverBare,
    },
    {
      what: 'JavaScript over the bare page, worst page',
      bar: `≤ ${limits.scriptBytesOverBare / 1024} KB`,
      measured: `${kilobytes(scripts)} KB`,
      met: scripts <= limits.scriptBytesOverBare,
    },
    {
      what: 'First load of home, all bytes',
      bar: '≤ 400 KB',
      measured: `${home.toFixed(0)} KB`,
      met: home <= 400,
    },
  ]
}

/** How many times as much a server answers as another one in the same run. */
function ratioBar(served: Served[], of: string, to: string, least: number): Bar[] {
  const find = (name: string) => served.find((one) => one.name === name)?.figures.perSecond
  const [upper, lower] = [find(of), find(to)]
  if (upper === undefined || lower === undefined) return []
  const ratio = upper / lower
  return [
    {
      what: `Answers per second: ${of} ÷ ${to}`,
      bar: `≥ ${least}`,
      measured: ratio.toFixed(2),
      met: ratio >= least,
    },
  ]
}

/** The bars of the project with what was measured. */
export const bars = (results: Results): Bar[] => [
  ...(results.pages.length > 0 ? pageBars(results) : []),
  ...ratioBar(results.served, 'tours list', 'bare page', 1),
  ...ratioBar(results.served, 'tours list', 'bare page of equal weight', 1),
  ...ratioBar(results.served, 'tours list behind the shipped nginx', 'nginx, the same HTML as a file', 0.8),
]

const figureCells = (figures: PageFigures): Row => [
  [figures.performance, figures.accessibility, figures.bestPractices, figures.seo]
    .map(Math.round)
    .join(' / '),
  seconds(figures.firstPaint),
  seconds(figures.largestPaint),
  whole(figures.blocking),
]

const byteCells = (figures: PageFigures, overBare: string): Row => [
  figures.layoutShift.toFixed(3),
  kilobytes(figures.scriptBytes),
  overBare,
  kilobytes(figures.totalBytes),
  figures.failures.join(', '),
]

const bareRow = (bare: PageFigures): Row => [
  'bare page of the framework',
  'in turn',
  ...figureCells(bare),
  '',
  ...byteCells(bare, ''),
]

const pageRow = ({ name, runs, counted, figures, bare }: MeasuredPage): Row => [
  name,
  counted === runs ? String(runs) : `${counted} of ${runs}`,
  ...figureCells(figures),
  whole(bare.blocking),
  ...byteCells(figures, kilobytes(figures.scriptBytes - bare.scriptBytes)),
]

const pagesNote = ({ runs, paces }: Results): string =>
  [
    'Lighthouse, mobile, simulated slow 4G, medians of the runs that count.',
    'Scores: performance / accessibility / best practices / SEO.',
    '"Bare TBT" is the bare page in the same minutes. Bytes as they go over the wire.',
    `Pages that missed a limit in ${runs} runs, or met a slow machine in them, were measured more often at the end.`,
    `The machine's benchmark index: ${whole(percentile(paces, 0.1))} in the slowest tenth of the runs, ${whole(median(paces))} in the middle, ${whole(percentile(paces, 0.9))} in the quickest tenth.`,
  ].join(' ')

/** Everything that was measured, as Markdown. */
export function report(results: Results): string {
  const { pages, bare, clicks, buildSeconds, startSeconds, memory, served, growth } = results
  const parts = [
    `Measured on ${results.date}, ${results.machine}.`,
    `${Object.entries(results.versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
    '### The bars',
    table(
      ['What', 'Bar', 'Measured', 'Met'],
      bars(results).map(({ what, bar, measured, met }) => [what, bar, measured, met ? 'yes' : 'no']),
    ),
    `### Pages\n\n${pagesNote(results)}`,
    table(
      [
        'Page',
        'Runs',
        'Scores',
        'FCP s',
        'LCP s',
        'TBT ms',
        'Bare TBT',
        'CLS',
        'JS KB',
        'over bare',
        'all KB',
        'not passed',
      ],
      [bareRow(bare), ...pages.map(pageRow)],
    ),
    "### From a click to the next page's heading",
    table(
      ['From', 'To', 'ms'],
      clicks.map(({ from, to, milliseconds }) => [from, to, whole(milliseconds)]),
    ),
    `### Answers per second\n\nSixteen connections, one process each, median of ${results.runs} rounds in turn.`,
    table(
      ['Served', 'per second', 'per second of its processor time', 'p99 ms', 'errors'],
      served.map(({ name, figures }) => [
        name,
        whole(figures.perSecond),
        figures.perProcessorSecond === undefined ? '' : whole(figures.perProcessorSecond),
        figures.p99.toFixed(1),
        String(figures.errors),
      ]),
    ),
    '### Build, start, memory',
    table(
      ['', 'site', 'bare page'],
      [
        ['build, s', buildSeconds.site.toFixed(1), buildSeconds.bare.toFixed(1)],
        ['start to first answer, s', startSeconds.site.toFixed(2), startSeconds.bare.toFixed(2)],
        ['memory after start, MB', whole(memory.siteStart), whole(memory.bareStart)],
        ['memory after the load, MB', whole(memory.siteLoaded), whole(memory.bareLoaded)],
      ],
    ),
    ...(growth.length === 0
      ? []
      : [
          '### As the catalogue grows',
          table(
            [
              'products',
              'content loaded, ms',
              'longest block, ms',
              'start, s',
              'memory, MB',
              'tours list, KB of HTML',
              'product page per second',
            ],
            growth.map((one) => [
              String(one.products),
              whole(one.loadMilliseconds),
              one.longestBlock.toFixed(1),
              one.startSeconds.toFixed(2),
              whole(one.memory),
              whole(one.listKilobytes),
              whole(one.perSecond),
            ]),
          ),
        ]),
  ]
  return parts.join('\n\n')
}
