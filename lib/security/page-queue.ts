import type { ServerResponse } from 'node:http'
import { BoundedQueue, QueueFullError } from '../concurrency/bounded-queue'

/**
 * Pages that Next works on at a time: each takes some megabytes until it is sent. Those with a query, which are rendered
 * for each request, hold up none that is rendered already; nor do those of the panel and of links to drafts, which wait
 * for the backend.
 */
const queues = {
  site: new BoundedQueue(8, 1000),
  queries: new BoundedQueue(8, 1000),
  panel: new BoundedQueue(48, 400),
} as const

/** Which queue a page waits in. */
export type PageArea = keyof typeof queues

/** Milliseconds of waiting for a turn after which visitors are better off with the page as it was last. */
const longWaitMs = 1000

/** Whether more is to be rendered than this process has time for, as after several publications in a row. */
export const isBacklogged = (area: PageArea): boolean => queues[area].waitedMs > longWaitMs

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
 * Has a page rendered when it is its turn. Without this a flood of requests for pages that are rendered for each of them
 * takes all memory of the process.
 * @param render hands the request to Next
 * @param refuse answers where too many wait already
 */
export async function renderInTurn(
  area: PageArea,
  response: ServerResponse,
  render: () => void,
  refuse: () => void,
): Promise<void> {
  try {
    await queues[area].run(async () => {
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
