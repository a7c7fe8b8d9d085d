import { limits, type MeasuredPage } from './in-turn.ts'
import { connections, type Throughput } from './load.ts'
import type { PageFigures } from './pages.ts'
import { atMost, type Bar, barTable, type Section, table } from './section.ts'

export interface Served {
  name: string
  figures: Throughput
}

/** Building and running a server, in seconds and megabytes. */
export interface Process {
  name: string
  buildSeconds: number
  startSeconds: number
  memoryAtStart: number
  memoryAtEnd: number
}

export interface Results {
  date: string
  machine: string
  versions: Record<string, string>
  /** Runs of Lighthouse per page, and rounds of each load measurement. */
  runs: number
  pages: MeasuredPage[]
  bare: PageFigures | undefined
  clicks: { from: string; to: string; milliseconds: number }[]
  /** Of the site and of the bare page. */
  processes: Process[]
  served: Served[]
  /** Of the parts that have tables of their own. */
  sections: Section[]
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)
const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')

type Row = string[]

const worst = (pages: Results['pages'], figure: (one: PageFigures) => number, pick: 'min' | 'max'): number =>
  Math[pick](...pages.map(({ figures }) => figure(figures)))

function pageBars({ pages }: Results): Bar[] {
  const performance = worst(pages, (one) => one.performance, 'min')
  const others = worst(pages, (one) => Math.min(one.accessibility, one.bestPractices, one.seo), 'min')
  const largestPaint = worst(pages, (one) => one.largestPaint, 'max')
  const shift = worst(pages, (one) => one.layoutShift, 'max')
  const blocking = Math.max(...pages.map((page) => page.figures.blocking - page.bare.blocking))
  const scripts = Math.max(...pages.map((page) => page.figures.scriptBytes - page.bare.scriptBytes))
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
    atMost(
      'Document of home, compressed',
      limits.homeDocumentBytes / 1024,
      worst(homes, (one) => one.documentBytes, 'max') / 1024,
      'KB',
      1,
    ),
    atMost(
      'Document, compressed, worst page',
      limits.documentBytes / 1024,
      worst(pages, (one) => one.documentBytes, 'max') / 1024,
      'KB',
      1,
    ),
    atMost(
      'Largest contentful paint of home',
      limits.homeLargestPaint / 1000,
      worst(homes, (one) => one.largestPaint, 'max') / 1000,
      's',
      2,
    ),
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
      bar: `≤ ${limits.homeBytes / 1024} KB`,
      measured: `${home.toFixed(0)} KB`,
      met: home * 1024 <= limits.homeBytes,
    },
  ]
}

const servedAs = (served: Served[], name: string): Throughput | undefined =>
  served.find((one) => one.name === name)?.figures

/** How many times as much a server answers as another one in the same run. */
function ratioBar(served: Served[], of: string, to: string, least: number): Bar[] {
  const [upper, lower] = [servedAs(served, of)?.perSecond, servedAs(served, to)?.perSecond]
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

/** Longest wait of ninety-nine in a hundred visitors of one process, in milliseconds. */
const mostP99 = 10

function waitBar(served: Served[], of: string): Bar[] {
  const figures = servedAs(served, of)
  return figures ? [atMost(`p99 of ${of}`, mostP99, figures.p99, 'ms', 1)] : []
}

/** The bars of the project with what was measured. */
export const bars = (results: Results): Bar[] => [
  ...(results.pages.length > 0 ? pageBars(results) : []),
  ...ratioBar(results.served, 'tours list', 'bare page of equal weight', 20),
  ...waitBar(results.served, 'tours list'),
  ...ratioBar(results.served, 'tours list behind the shipped nginx', 'nginx, the same HTML as a file', 0.9),
  ...results.sections.flatMap((section) => section.bars),
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
  ...figureCells(bare),
  '',
  ...byteCells(bare, ''),
]

const pageRow = ({ name, figures, bare }: MeasuredPage): Row => [
  name,
  ...figureCells(figures),
  whole(bare.blocking),
  ...byteCells(figures, kilobytes(figures.scriptBytes - bare.scriptBytes)),
]

const pagesNote = ({ runs }: Results): string =>
  [
    `Lighthouse, mobile, simulated slow 4G, medians of ${runs} runs.`,
    'Scores: performance / accessibility / best practices / SEO.',
    '"Bare TBT" is the bare page in the same minutes. Bytes as they go over the wire.',
  ].join(' ')

function pageParts(results: Results): string[] {
  const { pages, bare, clicks } = results
  if (pages.length === 0) return []
  const head = [
    ...['Page', 'Scores', 'FCP s', 'LCP s', 'TBT ms', 'Bare TBT', 'CLS'],
    ...['JS KB', 'over bare', 'all KB', 'not passed'],
  ]
  return [
    `### Pages\n\n${pagesNote(results)}`,
    table(head, [...(bare ? [bareRow(bare)] : []), ...pages.map(pageRow)]),
    "### From a click to the next page's heading",
    table(
      ['From', 'To', 'ms'],
      clicks.map(({ from, to, milliseconds }) => [from, to, whole(milliseconds)]),
    ),
  ]
}

/** Rounds of a load measurement as a table. */
const servedTable = (served: Served[]): string =>
  table(
    ['Served', 'per second', 'per second of its processor time', 'p99 ms', 'errors'],
    served.map(({ name, figures }) => [
      name,
      whole(figures.perSecond),
      figures.perProcessorSecond === undefined ? '' : whole(figures.perProcessorSecond),
      figures.p99.toFixed(1),
      String(figures.errors),
    ]),
  )

function servedParts({ served, runs }: Results): string[] {
  if (served.length === 0) return []
  const note = `${connections} connections that accept gzip and br, one process each, median of ${runs} rounds in turn.`
  return [`### Answers per second\n\n${note}`, servedTable(served)]
}

function processParts({ processes }: Results): string[] {
  if (processes.length === 0) return []
  const row = (what: string, figure: (one: Process) => string) => [what, ...processes.map(figure)]
  return [
    '### Build, start, memory',
    table(
      ['', ...processes.map(({ name }) => name)],
      [
        row('build, s', (one) => one.buildSeconds.toFixed(1)),
        row('start to first answer, s', (one) => one.startSeconds.toFixed(2)),
        row('memory after start, MB', (one) => whole(one.memoryAtStart)),
        row('memory at the end, MB', (one) => whole(one.memoryAtEnd)),
      ],
    ),
  ]
}

/** Everything that was measured, as Markdown. */
export function report(results: Results): string {
  const versions = Object.entries(results.versions).map(([name, version]) => `${name} ${version}`)
  return [
    `Measured on ${results.date}, ${results.machine}.`,
    `${versions.join(', ')}.`,
    '### The bars',
    barTable(bars(results)),
    ...pageParts(results),
    ...servedParts(results),
    ...processParts(results),
    ...results.sections.flatMap(({ title, text }) => [`### ${title}`, text]),
  ].join('\n\n')
}
