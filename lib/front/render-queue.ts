import type { ServerResponse } from 'node:http'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { BoundedQueue, QueueFullError } from '../process/bounded-queue'

/**
 * Pages that are rendered at a time. Rendering takes the processor, so one more at once would help nobody; pages that the
 * store wants, those that are rendered for each request, and those that wait for the backend hold up none of the others.
 */
const queues = {
  store: new BoundedQueue(1, 1000),
  request: new BoundedQueue(1, 1000),
  panel: new BoundedQueue(16, 400),
} as const

/** Which queue a page waits in. */
export type Queue = keyof typeof queues

/**
 * Has work done when it is its turn. Requests for pages that are ready are answered before each.
 * @throws QueueFullError where too many wait already, and what the work throws
 */
export const inTurn = <T>(queue: Queue, work: () => Promise<T>): Promise<T> =>
  queues[queue].run(async () => {
    await yieldToOthers()
    return work()
  })

/** Milliseconds after which a page that is still being sent, to a slow reader, no longer holds up the next one. */
const maxSending = 15_000

/** Resolves when everything of an answer has been written, or its connection is gone. */
function written(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    // A process that ends does not wait for it.
    const timer = setTimeout(resolve, maxSending).unref()
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    response.once('prefinish', done)
    response.once('close', done)
  })
}

/**
 * Has a page rendered for its request when it is its turn. Without this a flood of such requests takes all memory of the
 * process.
 * @param render hands the request to Next
 * @param refuse answers where too many wait already
 */
export async function renderInTurn(
  queue: Queue,
  response: ServerResponse,
  render: () => void,
  refuse: () => void,
): Promise<void> {
  try {
    await inTurn(queue, async () => {
      // Whoever asked may be gone by now.
      if (response.destroyed || response.socket?.destroyed) return
      const ended = written(response)
      render()
      await ended
    })
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    refuse()
  }
}
