import { BoundedQueue, QueueFullError } from '../../process/bounded-queue'
import { ProblemError } from '../answers'

/** Uploads under way in this process, at most 5 MB of each in memory; more wait before any of their bytes are read. */
const uploads = new BoundedQueue(8, 24)

/** Uploads of one person that run or wait: whoever has a slow connection, and many windows, leaves room for others. */
const maxPerPerson = 6

/** Pictures that are decoded at a time: one, because a large one takes as much memory as all the rest of the site. */
const decodings = new BoundedQueue(1, 8)

const perPerson = new Map<string, number>()

async function run<T>(queue: BoundedQueue, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(work)
  } catch (error) {
    throw error instanceof QueueFullError ? new ProblemError('busy') : error
  }
}

/**
 * Runs a person's upload when there is room for it.
 * @throws ProblemError busy where too many run and wait already, of this person or of everybody; what `work` rejects with
 */
export async function runUpload<T>(person: string, work: () => Promise<T>): Promise<T> {
  const own = perPerson.get(person) ?? 0
  if (own >= maxPerPerson) throw new ProblemError('busy')
  perPerson.set(person, own + 1)
  try {
    return await run(uploads, work)
  } finally {
    const left = (perPerson.get(person) ?? 1) - 1
    if (left > 0) perPerson.set(person, left)
    else perPerson.delete(person)
  }
}

/** Decodes a picture when it is its turn. Nobody waits here but the uploads under way. */
export const runDecoding = <T>(work: () => Promise<T>): Promise<T> => run(decodings, work)
