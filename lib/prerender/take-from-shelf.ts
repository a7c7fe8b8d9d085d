import { NextResponse } from 'next/server'
import { findOnShelf } from './shelf'

/** Hands the same bytes to every reader; a response made of the bytes themselves would copy them each time. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** By what else Next's answers to the same address differ. */
const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'

/**
 * The answer to a browser that opens a page which is on the shelf. Next would read the page from its cache, count
 * through it for an ETag and write it anew for each visitor, which takes three times as long (BENCHMARKS.md).
 * The middleware cannot see which requests ask for page data instead of the page; only browsers that open a page
 * say that they take HTML, and only they are answered from here.
 * @param headers of the page
 * @returns undefined when Next has to answer
 */
export function takeFromShelf(
  request: { method: string; headers: Headers },
  path: string,
  headers: Record<string, string>,
): NextResponse | undefined {
  if (!request.headers.get('accept')?.includes('text/html')) return undefined
  const page = findOnShelf(path)
  if (!page) return undefined

  const shared = {
    ...headers,
    ETag: page.etag,
    Vary: headers.Vary ? `${vary}, ${headers.Vary}` : vary,
    'Content-Security-Policy': page.policy,
  }
  const known = request.headers.get('if-none-match')?.split(/,\s*/) ?? []
  if (known.some((tag) => tag.replace(/^W\//, '') === page.etag)) {
    return new NextResponse(null, { status: 304, headers: shared })
  }
  const length = String(page.body.byteLength)
  return new NextResponse(request.method === 'HEAD' ? null : streamOf(page.body), {
    headers: { ...shared, 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': length },
  })
}
