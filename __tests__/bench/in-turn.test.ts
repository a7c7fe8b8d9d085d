import { limits, measureInTurn } from '@/scripts/bench/in-turn'
import type { PageFigures, PageUnderTest } from '@/scripts/bench/pages'
import { bars } from '@/scripts/bench/report'

const page = (name: string): PageUnderTest => ({ name, path: `/${name}`, language: 'pt-BR' })
const twelve = Array.from({ length: 12 }, (_, index) => page(`page ${index + 1}`))

const figures = (blocking: number, pace = 2400): PageFigures => ({
  pace,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaint: 900,
  largestPaint: 1600,
  blocking,
  layoutShift: 0,
  scriptBytes: 150_000,
  totalBytes: 300_000,
  requests: 20,
  failures: [],
})

/** Measures on a machine that blocks and keeps pace as said of each run in its order; pages add what `over` says. */
async function measureOn(
  pages: PageUnderTest[],
  blocking: (run: number) => number,
  over: (name: string, run: number) => Partial<PageFigures> = () => ({}),
  pace: (run: number) => number = () => 2400,
) {
  const order: string[] = []
  const said: string[] = []
  const measured = await measureInTurn(
    pages,
    async (asked) => {
      const name = asked === 'bare' ? 'bare' : asked.name
      order.push(name)
      const base = figures(blocking(order.length), pace(order.length))
      return asked === 'bare' ? base : { ...base, ...over(name, order.length) }
    },
    { runs: 3, most: 9, say: (text) => said.push(text) },
  )
  return { ...measured, order, said }
}

const count = (order: string[], name: string): number => order.filter((one) => one === name).length

describe('pages measured in turn with the bare page', () => {
  test('every round of a group begins with the bare page, and each page is measured as often as it', async () => {
    const { order, pages, said } = await measureOn(twelve, () => 100)
    expect(order.slice(0, 7)).toEqual(['bare', 'page 1', 'page 2', 'page 3', 'page 4', 'page 5', 'bare'])
    for (const { name } of twelve) expect(count(order, name)).toBe(3)
    expect(count(order, 'bare')).toBe(9)
    expect(pages.map(({ name, runs }) => [name, runs])).toEqual(twelve.map(({ name }) => [name, 3]))
    expect(said).toHaveLength(12)
  })

  test('a slow spell of the machine falls on the bare page of those minutes as well, and no page is doubted for it', async () => {
    const { pages, order } = await measureOn(twelve, (run) => (run > 18 && run <= 36 ? 300 : 100))
    expect(pages.map(({ figures: own, bare }) => own.blocking - bare.blocking)).toEqual(Array(12).fill(0))
    expect(pages.map(({ bare }) => bare.blocking)).toEqual([
      ...Array(5).fill(100),
      ...Array(5).fill(300),
      100,
      100,
    ])
    expect(order).toHaveLength(45)
  })

  test('a page that was unlucky is measured again beside the bare page, and all its runs count', async () => {
    const unlucky = (name: string, run: number) =>
      name === 'page 2' && run <= 18 ? { blocking: 400, performance: 90 } : {}
    const { pages, order, said } = await measureOn(twelve, () => 100, unlucky)
    const [first, second] = pages
    expect(second).toMatchObject({ runs: 9, figures: { blocking: 100, performance: 100 } })
    expect(first).toMatchObject({ runs: 3 })
    expect(order.slice(45)).toEqual(Array(6).fill(['bare', 'page 2']).flat())
    expect(said.at(-1)).toContain('measured 9 times: page 2')
  })

  test.each<[string, Partial<PageFigures>]>([
    ['a score too low', { performance: limits.performance - 1 }],
    ['too much blocking', { blocking: 100 + limits.blockingOverBare + 1 }],
    ['a late picture', { largestPaint: limits.largestPaint + 1 }],
  ])('a page that truly has %s keeps it, however often it is measured', async (_, worse) => {
    const { pages } = await measureOn(
      twelve,
      () => 100,
      (name) => (name === 'page 7' ? worse : {}),
    )
    expect(pages.filter(({ runs }) => runs === 9).map(({ name }) => name)).toEqual(['page 7'])
    expect(pages[6]?.figures).toMatchObject(worse)
  })

  test('runs in which the machine was slow are made up for, and none of what happened in them counts', async () => {
    const isSlow = (run: number) => run > 18 && run <= 36
    const { pages, order, bare } = await measureOn(
      twelve,
      (run) => (isSlow(run) ? 300 : 100),
      (name, run) => (isSlow(run) && name !== 'page 6' ? { blocking: 700, performance: 80 } : {}),
      (run) => (isSlow(run) ? 1300 : 2300 + (run % 5) * 60),
    )
    expect(pages.map(({ runs, counted }) => [runs, counted])).toEqual([
      ...Array(5).fill([3, 3]),
      ...Array(5).fill([6, 3]),
      ...Array(2).fill([3, 3]),
    ])
    expect(pages.every((one) => one.figures.blocking === 100 && one.bare.blocking === 100)).toBe(true)
    expect(bare.blocking).toBe(100)
    expect(order).toHaveLength(45 + 5 * 3 * 2)
  })

  test('where the machine stays slow, the quickest runs have to do, and a page is given up after its most runs', async () => {
    const { pages } = await measureOn(
      [page('home')],
      () => 200,
      (_, run) => ({ blocking: 1000 - run }),
      (run) => (run <= 30 && run % 2 === 0 ? 1000 + run : 2400),
    )
    expect(pages).toMatchObject([{ runs: 9, counted: 3, figures: { blocking: 984 } }])
  })

  test('an audit that failed in one run is named, and what does not move is not measured again', async () => {
    const { pages } = await measureOn(
      twelve,
      () => 100,
      (name, run) => (name === 'page 1' && run === 2 ? { seo: 92, failures: ['meta-description'] } : {}),
    )
    expect(pages[0]).toMatchObject({ runs: 3, figures: { failures: ['meta-description'] } })
  })

  test('an audit that failed while the machine was slow is named all the same', async () => {
    const { pages } = await measureOn(
      twelve,
      () => 100,
      (name, run) => (name === 'page 1' && run === 2 ? { failures: ['meta-description'] } : {}),
      (run) => (run === 2 ? 1000 : 2400),
    )
    expect(pages[0]).toMatchObject({ runs: 4, counted: 3, figures: { failures: ['meta-description'] } })
  })

  test('without pages the bare page is measured once', async () => {
    const { pages, bare, order } = await measureOn([], () => 88)
    expect(pages).toEqual([])
    expect(bare.blocking).toBe(88)
    expect(order).toEqual(['bare'])
  })

  test('the bar for blocking compares each page with the bare page of its own minutes', async () => {
    const measured = await measureOn(
      twelve,
      (run) => (run > 18 && run <= 36 ? 300 : 100),
      (name) => (name === 'page 7' ? { blocking: 325 } : {}),
    )
    const blocking = bars({
      ...measured,
      date: '2026-01-01',
      machine: '',
      versions: {},
      runs: 3,
      clicks: [],
      served: [],
      processes: [],
      growth: [],
      sections: [],
    }).find(({ what }) => what.startsWith('Blocking time'))
    expect(blocking).toMatchObject({ measured: '25 ms', met: true })
  })
})
