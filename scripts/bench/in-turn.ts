import { median } from './figures.ts'
import type { PageFigures, PageUnderTest } from './pages.ts'

/** What every page keeps to: scores out of 100, milliseconds, bytes. */
export const limits = {
  performance: 95,
  otherScores: 100,
  largestPaint: 2000,
  blockingOverBare: 50,
  scriptBytesOverBare: 25 * 1024,
} as const

export interface MeasuredPage {
  name: string
  path: string
  runs: number
  /** Medians of the runs. */
  figures: PageFigures
  /** Medians of the bare page in the same minutes. */
  bare: PageFigures
}

export interface MeasuredPages {
  pages: MeasuredPage[]
  /** Medians of every run of the bare page. */
  bare: PageFigures
}

interface Runs {
  page: PageUnderTest
  own: PageFigures[]
  bare: PageFigures[]
}

/** The middle of each figure; audits that failed in any run are named. */
export function middle(all: PageFigures[]): PageFigures {
  const of = (figure: (one: PageFigures) => number) => median(all.map(figure))
  return {
    performance: of((one) => one.performance),
    accessibility: of((one) => one.accessibility),
    bestPractices: of((one) => one.bestPractices),
    seo: of((one) => one.seo),
    firstPaint: of((one) => one.firstPaint),
    largestPaint: of((one) => one.largestPaint),
    blocking: of((one) => one.blocking),
    layoutShift: of((one) => one.layoutShift),
    scriptBytes: of((one) => one.scriptBytes),
    totalBytes: of((one) => one.totalBytes),
    requests: of((one) => one.requests),
    failures: [...new Set(all.flatMap((one) => one.failures))],
  }
}

const measured = ({ page, own, bare }: Runs): MeasuredPage => ({
  name: page.name,
  path: page.path,
  runs: own.length,
  figures: middle(own),
  bare: middle(bare),
})

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
 * minutes, it does to both. A page that misses a limit is taken up to `most` runs at the end, in turn with the bare page;
 * every run counts, the first ones too.
 */
export async function measureInTurn(
  pages: PageUnderTest[],
  measure: (page: PageUnderTest | 'bare') => Promise<PageFigures>,
  { runs, most, say }: { runs: number; most: number; say: (text: string) => void },
): Promise<MeasuredPages> {
  const everyBare: PageFigures[] = []
  const measureBare = async (): Promise<PageFigures> => {
    const figures = await measure('bare')
    everyBare.push(figures)
    return figures
  }
  const tell = ({ name, figures, bare }: MeasuredPage, place: string): void =>
    say(
      `${place}: ${name}: ${Math.round(figures.performance)}, LCP ${Math.round(figures.largestPaint)} ms, blocked ${Math.round(figures.blocking)} ms (bare ${Math.round(bare.blocking)})`,
    )

  const all: Runs[] = []
  for (let from = 0; from < pages.length; from += groupSize) {
    const bare: PageFigures[] = []
    const group = pages.slice(from, from + groupSize).map((page): Runs => ({ page, own: [], bare }))
    for (let run = 0; run < runs; run += 1) {
      bare.push(await measureBare())
      for (const { page, own } of group) own.push(await measure(page))
    }
    for (const one of group) {
      all.push(one)
      tell(measured(one), `page ${all.length} of ${pages.length}`)
    }
  }

  for (const one of all) {
    if (one.own.length >= most || !misses(measured(one))) continue
    one.bare = [...one.bare]
    while (one.own.length < most) {
      one.bare.push(await measureBare())
      one.own.push(await measure(one.page))
    }
    tell(measured(one), `measured ${most} times`)
  }

  if (everyBare.length === 0) everyBare.push(await measure('bare'))
  return { pages: all.map(measured), bare: middle(everyBare) }
}
