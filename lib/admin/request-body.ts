import { ProblemError } from './problem-error'

/** Longest time that a body may take to arrive, in milliseconds. */
const patience = 90_000

/**
 * Bytes beyond the limit that are still taken in and thrown away: a browser that is cut off while it sends
 * reports a broken connection instead of the answer that says why.
 */
const politeness = 64 * 1024 * 1024

/**
 * Reads a request's body, at most `limit` bytes of it. Nothing is kept of a body that is too large, comes
 * too slowly or breaks off.
 * @throws ProblemError tooLarge, empty, interrupted or slow
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  const reader = request.body?.getReader()
  if (!reader) throw new ProblemError('empty')

  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void reader.cancel()
  }, patience)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size <= limit) chunks.push(value)
      else chunks.length = 0
      if (size > limit + politeness) break
    }
  } catch {
    throw new ProblemError('interrupted')
  } finally {
    clearTimeout(timer)
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
