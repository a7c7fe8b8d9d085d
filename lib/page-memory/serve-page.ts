import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSwitchedOn } from '../config/switches'
import { acceptedEncoding } from '../http/accepted-encoding'
import { isKnownTag } from '../http/entity-tag'
import { pageCaching } from '../http/page-caching'
import { preferredLocale, storedLocale } from '../i18n/preference'
import { resolveAddress } from '../routing/resolve'
import { lastPageInMemory, pageInMemory } from './page-memory'

/** The request headers by which Next varies its answers at the same address, plus Accept-Encoding for these. */
const vary =
  'Accept, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

/** Whether a browser opens a page, rather than its router asking for data, or a program for something else. */
function opensPage({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (!headers.accept?.includes('text/html') || headers.accept.includes('text/markdown')) return false
  // A query may choose a language or be a router's; Next reads it.
  return !url?.includes('?') && headers.rsc === undefined && headers['next-router-prefetch'] === undefined
}

/**
 * Answers a browser that opens a page which is in memory, as the middleware and Next would: the same address table, the
 * same headers beside those of every answer (lib/security/request-gate.ts). Next would read the page from its cache, hash
 * it for an ETag, write it anew and compress it for each visitor; and it drops the encoding of an answer that its
 * middleware gives (BENCHMARKS.md).
 * @param takesOutdated whether a page that was rendered from earlier content is better than none
 * @returns whether the request is answered; otherwise it is Next's
 */
export function servePageFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  { takesOutdated = false } = {},
): boolean {
  const content = globalThis.siteContent
  if (!content || !isSwitchedOn('page-memory') || !opensPage(request)) return false
  const { headers, url = '/' } = request
  const preference = preferredLocale(storedLocale(headers.cookie), headers['accept-language'] ?? null)
  const resolution = resolveAddress(content.catalogue.addresses, url, preference)
  if (resolution.kind !== 'page') return false
  const page =
    pageInMemory(resolution.rewrite) ?? (takesOutdated ? lastPageInMemory(resolution.rewrite) : undefined)
  if (!page) return false

  const caching = pageCaching(resolution.dependsOnPreference)
  const shared = {
    ...caching,
    // Weak, because the same page goes out in several encodings.
    ETag: `W/${page.etag}`,
    Vary: caching.Vary ? `${vary}, ${caching.Vary}` : vary,
    'Content-Security-Policy': page.policy,
  }
  if (isKnownTag(headers['if-none-match'], page.etag)) {
    response.writeHead(304, shared).end()
    return true
  }
  const encoding = acceptedEncoding(headers['accept-encoding'])
  const compressed = encoding && page.compressed[encoding]
  const body = compressed ?? page.body
  response.writeHead(200, {
    ...shared,
    ...(compressed ? { 'Content-Encoding': encoding } : {}),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.byteLength,
  })
  if (request.method === 'HEAD') response.end()
  else response.end(body)
  return true
}
