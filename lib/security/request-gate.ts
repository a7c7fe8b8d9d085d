import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { serveBuildFile } from '../http/build-files'
import { isSafeMethod } from '../http/http-method'
import { log } from '../log'
import { servePageFromMemory } from '../page-memory/serve-page'
import { withoutToken } from '../routing/preview-link'
import { site } from '../site'
import { buildFileHeaders, securityHeaders } from './headers'
import { renderInTurn } from './page-queue'
import { maxFormBytes } from './panel-form'

/** Whether a path accepts this method. Route handlers below /api check their own. */
function allows(method: string, path: string): boolean {
  if (isSafeMethod(method) || /^\/api(?:[/?]|$)/i.test(path)) return true
  return method === 'POST' && isPanel(path)
}

/** The panel's forms are sent to its own addresses. */
const isPanel = (path: string): boolean => /^\/admin(?:[/?]|$)/i.test(path)

/** Whether an address may be that of a page: files have a dot in their name, and route handlers bound their work themselves. */
const isPage = (target: string): boolean => !/^\/(?:api|media|_next)\/|^[^?]*\.[^/?]*(?:\?|$)/i.test(target)

/** Whether an address has a query; the router of the browser gives one of its own to every address (`_rsc`). */
const hasQuery = (target: string): boolean => /\?(?!_rsc=[^&]*$)/.test(target)

/** A path, or the whole address that HTTP allows in its place. Anything else, such as the target of `OPTIONS *`, names nothing. */
const isTarget = (target: string): boolean => target.startsWith('/') || /^https?:\/\//i.test(target)

type Refusal = 400 | 405 | 413 | 503

/**
 * Why Next is not to see a request, as the status of the answer; undefined where it may. Next would answer TRACE and `*`
 * with an error of its own (500, with a stack in the log), and would never answer a form that is sent to a file. Of a form
 * that is too large it would keep a part in memory, and answer only when all of it has come.
 * @param bytes of the body, as far as the request says how many
 */
export function requestRefusal(method: string, target: string, bytes = 0): Refusal | undefined {
  if (!isTarget(target)) return 400
  if (method === 'TRACE' || !allows(method, target)) return 405
  return isPanel(target) && bytes > maxFormBytes ? 413 : undefined
}

function refuse(request: IncomingMessage, response: ServerResponse, status: Refusal): void {
  const [path = ''] = request.url?.split('?') ?? []
  log.warn('request-refused', { status, method: request.method, path: withoutToken(path) })
  for (const { key, value } of securityHeaders({ https: site.origin.startsWith('https:') })) {
    response.setHeader(key, value)
  }
  response.writeHead(status, {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Length': '0',
    Connection: 'close',
    ...(status === 405 ? { Allow: isPanel(path) ? 'GET, HEAD, POST' : 'GET, HEAD' } : {}),
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  })
  response.end()
}

const fileHeaders = buildFileHeaders({ https: site.origin.startsWith('https:') })

const guarded = new WeakSet<Server>()

/** Stands in front of whatever listens to a server's requests. */
export function guardServer(server: Server): void {
  if (guarded.has(server)) return
  guarded.add(server)
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const bytes = Number(request.headers['content-length'] ?? 0)
    const status = requestRefusal(request.method ?? '', request.url ?? '', bytes)
    if (status) return refuse(request, response, status)
    if (serveBuildFile(request, response, fileHeaders) || servePageFromMemory(request, response)) return
    const pass = () => {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response])
    }
    const path = request.url ?? ''
    if (!isPage(path)) return pass()
    const area = isPanel(path) ? 'panel' : hasQuery(path) ? 'queries' : 'site'
    void renderInTurn(area, response, pass, () => refuse(request, response, 503))
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
