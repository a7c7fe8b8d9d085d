import { limits, type MeasuredPage } from './in-turn.ts'
import { connections, type Throughput } from './load.ts'
import type { PageFigures } from './pages.ts'
import { atLeast, atMost, type Bar, barTable, type Section, table } from './section.ts'

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
  bare: PageFigures | undefined
  served: Served[]
  /** Of the parts that have tables of their own. */
  sections: Section[]
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)
const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')

type Row = string[]

function pageBars({ pages }: Results): Bar[] {
  const homes = pages.filter(({ name }) => name.startsWith('home'))
  const most = (figure: (page: MeasuredPage) => number, of = pages) => Math.max(...of.map(figure))
  const least = (figure: (one: PageFigures) => number) =>
    Math.min(...pages.map(({ figures }) => figure(figures)))
  return [
    atLeast(
      'Lighthouse performance, worst page',
      limits.performance,
      least((one) => one.performance),
    ),
    atLeast(
      'Accessibility, best practices, SEO, worst page',
      limits.otherScores,
      least((one) => Math.min(one.accessibility, one.bestPractices, one.seo)),
    ),
    atMost(
      'Largest contentful paint, worst page',
      limits.largestPaint,
      most(({ figures }) => figures.largestPaint),
      'ms',
    ),
    atMost(
      'Largest contentful paint of home',
      limits.homeLargestPaint,
      most(({ figures }) => figures.largestPaint, homes),
      'ms',
    ),
    atMost(
      'Layout shift, worst page',
      0.0005,
      most(({ figures }) => figures.layoutShift),
      '',
      4,
    ),
    atMost(
      'Blocking time over the bare page in the same minutes, worst page',
      limits.blockingOverBare,
      most(({ figures, bare }) => figures.blocking - bare.blocking),
      'ms',
    ),
    atMost(
      'Document of home, compressed',
      limits.homeDocument,
      most(({ figures }) => figures.documentBytes, homes) / 1024,
      'KB',
      1,
    ),
    atMost(
      'Document, compressed, worst page',
      limits.document,
      most(({ figures }) => figures.documentBytes) / 1024,
      'KB',
      1,
    ),
    atMost(
      'JavaScript over the bare page, worst page',
      limits.scriptsOverBare,
      most(({ figures, bare }) => figures.scriptBytes - bare.scriptBytes) / 1024,
      'KB',
      1,
    ),
    atMost(
      'First load of home, all bytes',
      limits.home,
      most(({ figures }) => figures.totalBytes, homes) / 1024,
      'KB',
    ),
  ]
}

const servedAs = (served: Served[], name: string): Throughput | undefined =>
  served.find((one) => one.name === name)?.figures

/** How many times as much a server answers as another one in the same run. */
function ratioBar(served: Served[], of: string, to: string, least: number): Bar[] {
  const [upper, lower] = [servedAs(served, of), servedAs(served, to)]
  if (!upper || !lower) return []
  return [atLeast(`Answers per second: ${of} ÷ ${to}`, least, upper.perSecond / lower.perSecond, 2)]
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
  const { pages, bare } = results
  if (pages.length === 0) return []
  const head = [
    ...['Page', 'Scores', 'FCP s', 'LCP s', 'TBT ms', 'Bare TBT', 'CLS'],
    ...['JS KB', 'over bare', 'all KB', 'not passed'],
  ]
  return [
    `### Pages\n\n${pagesNote(results)}`,
    table(head, [...(bare ? [bareRow(bare)] : []), ...pages.map(pageRow)]),
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
    ...results.sections.flatMap(({ title, text }) => [`### ${title}`, text]),
  ].join('\n\n')
}
