import { median, percentile } from './figures.ts'
import type { PageFigures, PageUnderTest } from './pages.ts'

/** What every page keeps to: scores out of 100, milliseconds, bytes. */
export const limits = {
  performance: 99,
  otherScores: 100,
  largestPaint: 1300,
  homeLargestPaint: 1100,
  blockingOverBare: 20,
  scriptBytesOverBare: 20 * 1024,
  /** Of the compressed HTML. */
  homeDocumentBytes: 14 * 1024,
  documentBytes: 20 * 1024,
  /** All bytes of the first load of home. */
  homeBytes: 230 * 1024,
} as const

/**
 * A shared machine is now and then slower for some minutes. What a page costs grows with that in leaps, because only
 * the part of a task above 50 ms counts as blocking: a run below this share of the machine's pace says nothing.
 */
const leastPace = 0.7

export interface MeasuredPage {
  name: string
  path: string
  /** All runs, and those of them that the figures are of. */
  runs: number
  counted: number
  /** Medians of the runs that count. */
  figures: PageFigures
  /** Medians of the bare page in the same minutes. */
  bare: PageFigures
}

interface MeasuredPages {
  pages: MeasuredPage[]
  /** Medians of the bare page over the whole time. */
  bare: PageFigures
  /** Lighthouse's own measure of the machine in every run, in the order of time. */
  paces: number[]
}

interface Runs {
  page: PageUnderTest
  own: PageFigures[]
  bare: PageFigures[]
}

/** The middle of each figure. Audits do not depend on the machine: those that failed in any run of `all` are named. */
function middle(counted: PageFigures[], all: PageFigures[]): PageFigures {
  const of = (figure: (one: PageFigures) => number) => median(counted.map(figure))
  return {
    pace: of((one) => one.pace),
    performance: of((one) => one.performance),
    accessibility: of((one) => one.accessibility),
    bestPractices: of((one) => one.bestPractices),
    seo: of((one) => one.seo),
    firstPaint: of((one) => one.firstPaint),
    largestPaint: of((one) => one.largestPaint),
    blocking: of((one) => one.blocking),
    layoutShift: of((one) => one.layoutShift),
    documentBytes: of((one) => one.documentBytes),
    scriptBytes: of((one) => one.scriptBytes),
    totalBytes: of((one) => one.totalBytes),
    requests: of((one) => one.requests),
    failures: [...new Set(all.flatMap((one) => one.failures))],
  }
}

/** Whether one of the figures that move with the machine is beyond its limit. */
function misses({ figures, bare }: MeasuredPage): boolean {
  return (
    figures.performance < limits.performance ||
    figures.largestPaint > limits.largestPaint ||
    figures.blocking - bare.blocking > limits.blockingOverBare
  )
}

const groupSize = 5

/**
 * Measures pages in small groups, each round of a group led by the bare page: whatever the machine does for some
 * minutes, it does to both. Afterwards two kinds of pages are measured more often, in turn with the bare page and up to
 * `most` runs in all: those of which fewer than `runs` runs met the machine at its pace, and those that miss a limit.
 * Every run at the machine's pace counts, the first ones too; never does it depend on what a page did in it.
 */
export async function measureInTurn(
  pages: PageUnderTest[],
  measure: (page: PageUnderTest | 'bare') => Promise<PageFigures>,
  { runs, most, say }: { runs: number; most: number; say: (text: string) => void },
): Promise<MeasuredPages> {
  const paces: number[] = []
  const everyBare: PageFigures[] = []
  const run = async (page: PageUnderTest | 'bare'): Promise<PageFigures> => {
    const figures = await measure(page)
    paces.push(figures.pace)
    if (page === 'bare') everyBare.push(figures)
    return figures
  }

  const atPace = (all: PageFigures[]): PageFigures[] => {
    const least = leastPace * percentile(paces, 0.9)
    return all.filter(({ pace }) => pace >= least)
  }
  /** Where too few runs met the machine at its pace, the quickest have to do. */
  const counting = (all: PageFigures[]): PageFigures[] => {
    const paced = atPace(all)
    return paced.length >= runs ? paced : all.toSorted((a, b) => b.pace - a.pace).slice(0, runs)
  }
  const measured = ({ page, own, bare }: Runs): MeasuredPage => {
    const counted = counting(own)
    return {
      name: page.name,
      path: page.path,
      runs: own.length,
      counted: counted.length,
      figures: middle(counted, own),
      bare: middle(counting(bare), bare),
    }
  }
  const tell = (place: string, one: Runs): void => {
    const { name, figures, bare } = measured(one)
    say(
      `${place}: ${name}: ${Math.round(figures.performance)}, LCP ${Math.round(figures.largestPaint)} ms, blocked ${Math.round(figures.blocking)} ms (bare ${Math.round(bare.blocking)}), pace ${Math.round(figures.pace)}`,
    )
  }

  const all: Runs[] = []
  for (let from = 0; from < pages.length; from += groupSize) {
    const bare: PageFigures[] = []
    const group = pages.slice(from, from + groupSize).map((page): Runs => ({ page, own: [], bare }))
    for (let round = 0; round < runs; round += 1) {
      bare.push(await run('bare'))
      for (const { page, own } of group) own.push(await run(page))
    }
    for (const one of group) {
      all.push({ ...one, bare: [...bare] })
      tell(`page ${all.length} of ${pages.length}`, one)
    }
  }

  for (const one of all) {
    const runUntil = async (isEnough: () => boolean): Promise<void> => {
      while (one.own.length < most && !isEnough()) {
        one.bare.push(await run('bare'))
        one.own.push(await run(one.page))
      }
    }
    const before = one.own.length
    await runUntil(() => atPace(one.own).length >= runs && atPace(one.bare).length >= runs)
    if (misses(measured(one))) await runUntil(() => false)
    if (one.own.length > before) tell(`measured ${one.own.length} times`, one)
  }

  if (everyBare.length === 0) await run('bare')
  return { pages: all.map(measured), bare: middle(counting(everyBare), everyBare), paces }
}
