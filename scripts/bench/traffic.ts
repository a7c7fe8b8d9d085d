import { setTimeout as sleep } from 'node:timers/promises'

export const kinds = ['page', 'page data', 'file', 'elsewhere', 'interface', 'panel', 'picture work'] as const
export type Kind = (typeof kinds)[number]

/** What a visit got, in a few words for the report. */
export interface Outcome {
  answer: string
  isExpected: boolean
}

export interface Visit {
  kind: Kind
  path: string
  make: (origin: string) => Promise<Outcome>
}

/** What one kind of visit got. */
export interface Tally {
  /** Milliseconds of each answer. */
  durations: number[]
  /** How often each answer came. */
  answers: Map<string, number>
  unexpected: string[]
}

/** The visit whose turn it is. The step shares no factor with the list: neighbours in it are not asked for together. */
export function turn<T>(list: readonly T[], count: number): T | undefined {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  let step = Math.min(37, list.length)
  while (divisor(step, list.length) > 1) step += 1
  return list[(count * step) % list.length]
}

/** Most visits under way; at this point the pace yields, as more would only measure queues. */
const mostAtOnce = 256

const failure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** Makes visits at a fixed pace, however long the answers take, and waits for the last of them. */
export async function makeVisits(
  origin: string,
  visits: readonly Visit[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Map<Kind, Tally>> {
  const tallies = new Map<Kind, Tally>()
  const one = async ({ kind, path, make }: Visit) => {
    const tally: Tally = tallies.get(kind) ?? { durations: [], answers: new Map(), unexpected: [] }
    tallies.set(kind, tally)
    const started = performance.now()
    const { answer, isExpected } = await make(origin).catch((error: unknown) => ({
      answer: failure(error),
      isExpected: false,
    }))
    tally.durations.push(performance.now() - started)
    tally.answers.set(answer, (tally.answers.get(answer) ?? 0) + 1)
    if (!isExpected) tally.unexpected.push(`${answer} ${path}`)
  }
  const total = Math.round(perSecond * seconds)
  const started = performance.now()
  const underWay = new Set<Promise<void>>()
  for (let count = 0; count < total; count += 1) {
    const visit = turn(visits, count)
    if (visit) {
      const made: Promise<void> = one(visit).finally(() => underWay.delete(made))
      underWay.add(made)
    }
    if (underWay.size >= mostAtOnce) await Promise.race(underWay)
    const ahead = (count / perSecond) * 1000 - (performance.now() - started)
    if (ahead > 5) await sleep(ahead)
  }
  await Promise.all(underWay)
  return tallies
}
