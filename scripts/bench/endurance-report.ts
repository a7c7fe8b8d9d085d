import type { BackendState } from './backend-faults.ts'
import type { Survival } from './crash-tests.ts'
import { median, percentile } from './figures.ts'
import { table } from './section.ts'
import { type Kind, kinds, type Tally } from './traffic.ts'

export interface Phase {
  state: BackendState
  tallies: Map<Kind, Tally>
  /** Seconds until the last answer. */
  took: number
  /** Megabytes of the site's process, second after second. */
  memory: number[]
  /** What `/api/health` said of the backend at the end. */
  health: string
}

export interface Endurance {
  text: string
  failures: string[]
}

/** Answers with how often each came, the most frequent first. */
export const answersInWords = (answers: Map<string, number>): string =>
  [...answers]
    .toSorted(([, a], [, b]) => b - a)
    .map(([answer, times]) => `${answer.replaceAll('|', '/')} × ${times}`)
    .join(', ')

const phaseRows = ({ state, tallies }: Phase): string[][] =>
  kinds.flatMap((kind) => {
    const tally = tallies.get(kind)
    if (!tally) return []
    const { durations, answers, unexpected } = tally
    return [
      [
        state,
        kind,
        String(durations.length),
        percentile(durations, 0.5).toFixed(0),
        percentile(durations, 0.99).toFixed(0),
        String(unexpected.length),
        answersInWords(answers),
      ],
    ]
  })

const memoryRow = (afterStart: number, memory: number[]): string[] => {
  const quarter = Math.floor(memory.length / 4)
  const quarters = [0, 1, 2, 3].map((part) => median(memory.slice(part * quarter, (part + 1) * quarter)))
  return [afterStart, ...quarters, memory.at(-1) ?? Number.NaN].map((value) => value.toFixed(0))
}

/** What endurance measured, as Markdown. */
export function enduranceReport({
  pace,
  phases,
  survivals,
  memoryAfterStart,
}: {
  pace: { visits: number; seconds: number; machine: string }
  phases: Phase[]
  survivals: Survival[]
  memoryAfterStart: number
}): string {
  const healthy = phases.find(({ state }) => state === 'healthy')
  const date = new Date().toISOString().slice(0, 10)
  return [
    '## Under load and faults',
    `Measured on ${date}, ${pace.machine}. ${pace.visits.toLocaleString('en-GB')} visits, ten minutes' worth of a busy day, within ${pace.seconds} seconds; then at the same pace with the backend stopped, slow (2 s before each answer) and flapping (a second up, a second down). One process; whoever asks runs on the same machine. Milliseconds.`,
    table(
      ['backend', 'asked for', 'times', 'p50', 'p99', 'unexpected', 'answers'],
      phases.flatMap(phaseRows),
    ),
    table(
      ['backend', 'seconds until the last answer', 'what `/api/health` called the backend then'],
      phases.map(({ state, took, health }) => [state, took.toFixed(0), health]),
    ),
    'Memory of the process with a healthy backend, megabytes, medians of the quarters:',
    table(
      ['after start', 'first', 'second', 'third', 'fourth', 'at the end'],
      healthy ? [memoryRow(memoryAfterStart, healthy.memory)] : [],
    ),
    'Killed (`SIGKILL`) while four pictures at a time were being uploaded and every second one removed again; looked at after each restart. Stored and removed are those that were confirmed; lost: stored and not there; back: removed and listed; not whole: listed for staff or shown to visitors and not to be had in full.',
    table(
      ['killed', 'times', 'stored', 'removed', 'cut off', 'lost', 'back', 'listed', 'not whole'],
      survivals.map((one) => [
        one.victim,
        ...[one.rounds, one.confirmed, one.removed, one.interrupted].map(String),
        ...[one.lost.length, one.back.length, one.listed, one.broken.length].map(String),
      ]),
    ),
  ].join('\n\n')
}
