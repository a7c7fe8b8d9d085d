import { median } from './figures.ts'
import type { PageFigures, PageUnderTest } from './pages.ts'

/** What every page keeps to: scores out of 100, milliseconds, kilobytes. */
export const limits = {
  performance: 99,
  otherScores: 100,
  largestPaint: 1300,
  homeLargestPaint: 1100,
  blockingOverBare: 20,
  scriptsOverBare: 20,
  /** Of the compressed HTML. */
  homeDocument: 14,
  document: 20,
  /** All bytes of the first load of home. */
  home: 230,
} as const

export interface MeasuredPage {
  name: string
  path: string
  figures: PageFigures
  /** Of the bare page in the same minutes. */
  bare: PageFigures
}

interface Runs {
  page: PageUnderTest
  own: PageFigures[]
}

/** The middle of each figure. Audits do not depend on the machine: those that failed in any run are named. */
function middle(runs: PageFigures[]): PageFigures {
  const of = (figure: (one: PageFigures) => number) => median(runs.map(figure))
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
    failures: [...new Set(runs.flatMap((one) => one.failures))],
  }
}

const groupSize = 5

/**
 * Measures pages in small groups, each round of a group led by the bare page: whatever the machine does for some
 * minutes, it does to both.
 */
export async function measureInTurn(
  pages: PageUnderTest[],
  measure: (page: PageUnderTest | 'bare') => Promise<PageFigures>,
  { runs, say }: { runs: number; say: (text: string) => void },
): Promise<{ pages: MeasuredPage[]; bare: PageFigures }> {
  const everyBare: PageFigures[] = []
  const measured: MeasuredPage[] = []
  for (let from = 0; from < pages.length; from += groupSize) {
    const bare: PageFigures[] = []
    const group = pages.slice(from, from + groupSize).map((page): Runs => ({ page, own: [] }))
    for (let round = 0; round < runs; round += 1) {
      bare.push(await measure('bare'))
      for (const { page, own } of group) own.push(await measure(page))
    }
    everyBare.push(...bare)
    for (const { page, own } of group) {
      const one = { name: page.name, path: page.path, figures: middle(own), bare: middle(bare) }
      measured.push(one)
      say(
        `page ${measured.length} of ${pages.length}: ${one.name}: ${one.figures.performance}, LCP ${Math.round(one.figures.largestPaint)} ms, blocked ${Math.round(one.figures.blocking)} ms (bare ${Math.round(one.bare.blocking)}), pace ${Math.round(one.figures.pace)}`,
      )
    }
  }
  return { pages: measured, bare: middle(everyBare) }
}
