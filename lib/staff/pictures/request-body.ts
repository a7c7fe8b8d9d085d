import { ProblemError } from '../answers'

interface BodyPace {
  /** Longest time that a body may take to arrive, in milliseconds. */
  timeoutMs: number
  /** How often its sender is looked at, in milliseconds, and the bytes that have to arrive in between. */
  intervalMs: number
  minBytesPerInterval: number
}

/** A sender slower than 8 KB a second is given up, unless what is left comes in time at that pace. */
const pace: BodyPace = { timeoutMs: 90_000, intervalMs: 10_000, minBytesPerInterval: 80_000 }

/**
 * Bytes beyond the limit that are still taken in and thrown away: a browser that is cut off while it sends
 * reports a broken connection instead of the answer that says why.
 */
const maxDrainBytes = 16 * 1024 * 1024

/**
 * Reads a request's body, at most `limit` bytes of it. Nothing is kept of a body that is too large, comes
 * too slowly or breaks off.
 * @throws ProblemError tooLarge, empty, interrupted or slow
 */
export async function readBody(
  request: Request,
  limit: number,
  { timeoutMs, intervalMs, minBytesPerInterval }: BodyPace = pace,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  const reader = request.body?.getReader()
  if (!reader) throw new ProblemError('empty')

  const chunks: Uint8Array[] = []
  let size = 0
  let isLate = false
  const giveUp = () => {
    isLate = true
    void reader.cancel()
  }
  let sizeBefore = 0
  let msLeft = timeoutMs
  const paceTimer = setInterval(() => {
    const arrived = size - sizeBefore
    sizeBefore = size
    msLeft -= intervalMs
    // Unknown where the length was not announced.
    const left = announced - size
    const isInTime = left * intervalMs <= arrived * msLeft
    if (arrived < minBytesPerInterval && !isInTime) giveUp()
  }, intervalMs)
  const timer = setTimeout(giveUp, timeoutMs)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size <= limit) chunks.push(value)
      else chunks.length = 0
      if (size > limit + maxDrainBytes) break
    }
  } catch {
    throw new ProblemError('interrupted')
  } finally {
    clearTimeout(timer)
    clearInterval(paceTimer)
  }
  if (isLate) throw new ProblemError('slow')
  if (size > limit) {
    void reader.cancel()
    throw new ProblemError('tooLarge')
  }
  if (request.signal.aborted || (Number.isFinite(announced) && size < announced)) {
    throw new ProblemError('interrupted')
  }
  if (size === 0) throw new ProblemError('empty')
  return Buffer.concat(chunks, size)
}
