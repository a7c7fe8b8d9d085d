import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { serveBuildFile } from '../http/build-files'
import { isSafeMethod } from '../http/http-method'
import { log } from '../log'
import { servePageFromMemory } from '../page-memory/serve-page'
import { previewLinkFolders, withoutToken } from '../routing/preview-link'
import { site } from '../site'
import { buildFileHeaders, securityHeaders } from './headers'
import { isBacklogged, type PageArea, renderInTurn } from './page-queue'
import { maxFormBytes } from './panel-form'
import { endWhenSent } from './request-bodies'

/** Whether a path accepts this method. What changes something stands in the panel, whose route handlers check their own. */
function allows(method: string, path: string): boolean {
  if (isSafeMethod(method) || /^\/api\/admin\//i.test(path)) return true
  if (/^\/api(?:[/?]|$)/i.test(path)) return method === 'OPTIONS'
  return method === 'POST' && isPanel(path)
}

/** The panel's forms are sent to its own addresses. */
const isPanel = (path: string): boolean => /^\/admin(?:[/?]|$)/i.test(path)

/** Whether an address is that of a route handler, which Next finds without the middleware. */
const isRouteHandler = (target: string): boolean => /^\/(?:api|media|share)\//i.test(target)

/** Whether an address is that of a link to a draft, in any spelling. */
const isDraftLink = (target: string): boolean =>
  previewLinkFolders.some((folder) => target.toLowerCase().startsWith(folder))

/** Whether an address is that of a file, which the middleware leaves to Next. Any other with a dot is a page that is not there. */
const isFile = (target: string): boolean =>
  /^\/(?:(?:_next|pictures|icons|offline)\/|(?:favicon\.ico|icon\.svg|apple-icon\.png|sitemap\.xml|robots\.txt|manifest\.webmanifest|sw\.js|llms\.txt)(?:\?|$))/.test(
    target,
  )

/** Whether an address has a query; the router of the browser gives one of its own to every address (`_rsc`). */
const hasQuery = (target: string): boolean => /\?(?!_rsc=[^&]*$)/.test(target)

/**
 * In which queue a page is rendered; undefined where the address is none of a page. Files lie on disk, and route handlers
 * bound their work themselves. Drafts wait for the backend, as the panel does; both are pages whatever their address holds.
 */
export function pageArea(target: string): PageArea | undefined {
  if (isPanel(target) || isDraftLink(target)) return 'panel'
  if (isRouteHandler(target) || isFile(target)) return undefined
  return hasQuery(target) ? 'queries' : 'site'
}

/** The path and query of a request; HTTP allows the whole address in their place, which Next would lead to itself for ever. */
const pathAndQuery = (target: string): string => target.replace(/^https?:\/\/[^/?]*\/?/i, '/')

/**
 * Longest path with its query, and most parts of a query; a link of the site has a fifth of either. Next's work grows with
 * the square of the parts (a second for 3000), and it repeats the address in a header that a proxy must take.
 */
const maxTarget = { length: 4096, parameters: 100 } as const

function isTooLong(target: string): boolean {
  return target.length > maxTarget.length || target.split('&').length > maxTarget.parameters
}

/** Whether the escapes of a path can be read. Of a page the middleware says that there is none. */
function isReadable(target: string): boolean {
  const [path = ''] = target.split('?')
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return !isRouteHandler(path)
  }
}

type Refusal = 400 | 405 | 413 | 414 | 503

/**
 * Why Next is not to see a request, as the status of the answer; undefined where it may. Next would answer TRACE, `*` and
 * unreadable escapes with an error of its own (500, with a stack in the log), and would never answer a form that is sent to
 * a file. Of a form that is too large it would keep a part in memory, and answer only when all of it has come.
 * @param target path and query; the target of `OPTIONS *` names nothing
 * @param bytes of the body, as far as the request says how many
 */
export function requestRefusal(method: string, target: string, bytes = 0): Refusal | undefined {
  if (isTooLong(target)) return 414
  if (!target.startsWith('/') || !isReadable(target)) return 400
  if (method === 'TRACE' || !allows(method, target)) return 405
  return isPanel(target) && bytes > maxFormBytes ? 413 : undefined
}

function refuse(request: IncomingMessage, response: ServerResponse, status: Refusal): void {
  const [path = ''] = request.url?.split('?') ?? []
  log.warn('request-refused', {
    status,
    method: request.method,
    path: withoutToken(path),
  })
  response.writeHead(status, {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Length': '0',
    Connection: 'close',
    ...(status === 405 ? { Allow: isPanel(path) ? 'GET, HEAD, POST' : 'GET, HEAD' } : {}),
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  })
  endWhenSent(request, response)
}

/**
 * Conditions that nobody has to put on what is only read. Next answers a file of `public` whose condition is not met with an
 * error of its own (500); without them the whole is sent.
 */
const overlooked = ['range', 'if-match', 'if-unmodified-since'] as const

/** Headers of answers. In a request Next takes a nonce from them, and would write it into the page that everybody gets. */
const neverRead = ['content-security-policy', 'content-security-policy-report-only'] as const

const https = site.origin.startsWith('https:')
const fileHeaders = buildFileHeaders({ https })
const pageHeaders = securityHeaders({ https })

/** Headers of every answer. Next sets them as well (next.config.ts), but not where it leads on to another spelling or fails. */
function setHeaders(response: ServerResponse, headers: typeof pageHeaders): void {
  for (const { key, value } of headers) response.setHeader(key, value)
}

const guarded = new WeakSet<Server>()

/** Stands in front of whatever listens to a server's requests. */
export function guardServer(server: Server): void {
  if (guarded.has(server)) return
  guarded.add(server)
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const bytes = Number(request.headers['content-length'] ?? 0)
    const target = pathAndQuery(request.url ?? '')
    request.url = target
    if (isSafeMethod(request.method ?? '')) for (const header of overlooked) delete request.headers[header]
    for (const header of neverRead) delete request.headers[header]
    const status = requestRefusal(request.method ?? '', target, bytes)
    setHeaders(response, !status && target.startsWith('/_next/static/') ? fileHeaders : pageHeaders)
    if (status) return refuse(request, response, status)
    if (serveBuildFile(request, response) || servePageFromMemory(request, response)) return
    // A server that closes waits for every connection, and Node ends those alone that had nothing to do at that moment.
    response.once('finish', () => {
      if (!server.listening) request.socket.end()
    })
    const pass = () => {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response])
    }
    const area = pageArea(target)
    if (!area) return pass()
    // Of a page that a publication has made out of date, visitors get the new one; where that takes long, because staff
    // publish much at a time, the last one.
    if (isBacklogged(area) && servePageFromMemory(request, response, { takesOutdated: true })) return
    const render = () => {
      // Somebody before may have had the same page rendered.
      if (!servePageFromMemory(request, response)) pass()
    }
    void renderInTurn(area, response, render, () => refuse(request, response, 503))
  })
  // The site speaks nothing but HTTP. Next listens for `Upgrade:` and leaves those connections open without an answer;
  // without a listener Node takes the request for what it is otherwise.
  server.removeAllListeners('upgrade')
}

/**
 * Guards the servers of this process, each from its first connection on. Next makes its server by itself and hands it to
 * nobody; Node announces each connection, with the server that it belongs to.
 * @returns how to end it, for tests: other servers of the process are guarded until then
 */
export function guardServers(): () => void {
  const guard = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('socket' in message)) return
    const { socket } = message
    if (typeof socket !== 'object' || socket === null || !('server' in socket)) return
    if (socket.server instanceof Server) guardServer(socket.server)
  }
  subscribe('net.server.socket', guard)
  return () => void unsubscribe('net.server.socket', guard)
}
