import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { environment } from '../config/environment'
import { currentCatalogue } from '../content/current'

import { localeParameter, preferredLocale, storedLocale } from '../i18n/preference'
import { wordsOf } from '../i18n/words'
import { log, reason } from '../process/log'
import { answersQuery } from '../routing/pages'
import { type Place, placeOf, visitsPath } from '../routing/places'
import { withoutToken } from '../routing/preview-link'
import { resolveAddress } from '../routing/resolve'
import { countMissing, flushVisits } from '../visits/counted'
import { isSafeMethod, prefersMarkdown } from './accept'
import { serveBuildFile } from './build-files'
import { answerMarkdown } from './markdown'
import { missingCaching, ownRequestHeader, pageCaching, varyingByAccept } from './page-caching'
import { dataFolder, keepWarm, PageStore, sendPage } from './page-store'
import { completeBody, refusalOfBody, refusalOfHead } from './panel-form'
import { buildFileHeaders, securityHeaders } from './policy'
import { renderInTurn } from './render-queue'

/** The path and query of a request; HTTP allows the whole address in their place, which Next would lead to itself for ever. */
const pathAndQuery = (target: string): string => target.replace(/^https?:\/\/[^/?]*\/?/i, '/')

const pathOf = (target: string): string => target.split('?', 1)[0] ?? ''

/** Whether a place takes a method. What changes something stands in the panel, whose route handlers check their own. */
function allows(method: string, place: Place, path: string): boolean {
  if (isSafeMethod(method)) return true
  if (/^\/api\/admin\//i.test(path)) return method !== 'TRACE'
  if (path === visitsPath && method === 'POST') return true
  if (place === 'handler') return method === 'OPTIONS' && /^\/api\//i.test(path)
  return method === 'POST' && place === 'panel'
}

/**
 * Longest path with its query, and most parts of a query; a link of the site has a fifth of either. Next's work grows with
 * the square of the parts (a second for 3000), and it repeats the address in a header that a proxy must take.
 */
const maxTarget = { length: 4096, parameters: 100 } as const

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return path.startsWith('/')
  } catch {
    return false
  }
}

type Refusal = 400 | 403 | 405 | 411 | 413 | 414 | 415 | 503

/**
 * Why Next is not to see a request, as the status of the answer; undefined where it may. Next would answer TRACE, `*` and
 * unreadable escapes with an error of its own (500, with a stack in the log), and would never answer a form that is sent to
 * a file.
 * @param target path and query; the target of `OPTIONS *` names nothing
 */
export function requestRefusal(method: string, target: string): Refusal | undefined {
  if (target.length > maxTarget.length || target.split('&').length > maxTarget.parameters) return 414
  const path = pathOf(target)
  if (!isReadable(path)) return 400
  return allows(method, placeOf(path), path) ? undefined : 405
}

/** How long a sender that has its answer may go on sending before the connection is closed, in milliseconds. */
const lingerMs = 2_000

/** Says in the visitor's language why a request goes no further; programs have the status. */
function refuse(request: IncomingMessage, response: ServerResponse, status: Refusal): void {
  const { method, url = '', headers } = request
  log.warn('request-refused', { status, method, path: withoutToken(pathOf(url)) })
  const language = preferredLocale(storedLocale(headers.cookie), headers['accept-language'] ?? null)
  const text = `${wordsOf(language).interface.refusals[status]}\n`
  response.writeHead(status, {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
    ...(status === 405 ? { Allow: placeOf(pathOf(url)) === 'panel' ? 'GET, HEAD, POST' : 'GET, HEAD' } : {}),
    ...(status === 503 ? { 'Retry-After': '5' } : {}),
  })
  if (request.complete || isSafeMethod(method ?? '')) return void response.end(text)
  // On a connection that is closed while somebody sends, the answer may be lost (RFC 9112, 9.6).
  response.write(text)
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, lingerMs)
  request.resume().once('end', end).once('close', end).once('error', end)
}

/**
 * Conditions that nobody has to put on what is only read. Next answers a file of `public` whose condition is not met with an
 * error of its own (500); without them the whole is sent.
 */
const overlooked = ['range', 'if-match', 'if-unmodified-since'] as const

/** Headers of answers. In a request Next takes a nonce from them, and would write it into the page that everybody gets. */
const neverRead = ['content-security-policy', 'content-security-policy-report-only'] as const

/**
 * Lets a form that Next fails at be the sender's mistake (400). Actions answer their own failures with words, so that only a
 * form whose fields React cannot decode gets that far; what failed is in the log all the same.
 */
function answerUnreadable(response: ServerResponse): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply: (writeHead, self, [status, ...more]) =>
      Reflect.apply(writeHead, self, [status === 500 ? 400 : status, ...more]),
  })
}

/** By what a page differs at the same address: the router of the browser asks for data there. */
const pageVary = 'Accept, RSC, Accept-Encoding'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** What stands between Node's server and the framework: refuses, adds the headers of every answer, and sends what is ready. */
class Door {
  readonly #server: Server
  readonly #pass: Listener
  readonly #store: PageStore | undefined

  constructor(server: Server, pass: Listener, store: PageStore | undefined) {
    this.#server = server
    this.#pass = pass
    this.#store = store
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request
    const target = pathAndQuery(request.url ?? '')
    request.url = target
    if (isSafeMethod(method)) for (const header of overlooked) delete headers[header]
    for (const header of neverRead) delete headers[header]
    const isOwn = this.#store !== undefined && headers[ownRequestHeader] === this.#store.ownName
    if (!isOwn) delete headers[ownRequestHeader]

    const refusal = requestRefusal(method, target)
    const isBuildFile = !refusal && target.startsWith('/_next/static/')
    // Next sets them as well (next.config.ts), but not where it leads on to another spelling or fails.
    for (const { key, value } of isBuildFile ? buildFileHeaders : securityHeaders)
      response.setHeader(key, value)
    if (refusal) {
      // Node has read by then what came along. Bytes that are no request end a connection with 400, but in silence where
      // an answer is on its way.
      await undefined
      return refuse(request, response, refusal)
    }
    // A server that closes waits for every connection, and Node ends those alone that had nothing to do at that moment.
    response.once('finish', () => {
      if (!this.#server.listening) request.socket.end()
    })
    if (isOwn) return this.#pass(request, response)
    if (isBuildFile && serveBuildFile(request, response)) return
    const place = placeOf(pathOf(target))
    if (place === 'page') return this.#answerPage(request, response, target)
    if (place === 'panel' || place === 'draft') return this.#answerPanel(request, response)
    if (target.startsWith(dataFolder) && (await this.#store?.sendData(request, response, pathOf(target))))
      return
    this.#pass(request, response)
  }

  /**
   * The panel and links to drafts wait for the backend. A form takes its place in the queue when all of it is there: it is
   * small, and whoever never sends its end holds up nobody.
   */
  async #answerPanel(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') {
      const refusal =
        refusalOfHead(request) ??
        (await refusalOfBody(await completeBody(request), request.headers['content-type'] ?? ''))
      if (request.destroyed) return
      if (refusal) return refuse(request, response, refusal)
      answerUnreadable(response)
    }
    await this.#render('panel', request, response)
  }

  async #answerPage(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const { headers } = request
    const path = pathOf(target)
    const query = new URLSearchParams(target.slice(path.length))
    // The router asks for data, and a choice of language is stored: both are for the framework.
    const isForFramework = headers.rsc !== undefined || query.has(localeParameter)
    const catalogue = currentCatalogue()
    const preference = preferredLocale(storedLocale(headers.cookie), headers['accept-language'] ?? null)
    const found = isForFramework ? undefined : resolveAddress(catalogue.addresses, path, preference)
    if (found?.kind !== 'page' && found?.kind !== 'missing') return this.#render('request', request, response)

    const isMissing = found.kind === 'missing'
    const caching = isMissing
      ? missingCaching(catalogue, path)
      : varyingByAccept(pageCaching(found.dependsOnPreference))
    if (prefersMarkdown(headers.accept)) {
      return answerMarkdown(request, response, this.#server, isMissing ? caching : undefined)
    }
    const isForRequest = !isMissing && query.size > 0 && answersQuery(found.rewrite)
    const page = isForRequest ? undefined : await this.#store?.page(found.rewrite)
    if (response.destroyed) return
    if (!page) return this.#render('request', request, response)
    if (isMissing) {
      log.warn('address-not-found', { path: withoutToken(path) })
      countMissing(path, headers['sec-fetch-mode'])
    }
    await sendPage(request, response, {
      page,
      status: isMissing ? 404 : 200,
      headers: { ...caching, Vary: caching.Vary?.replace(/^Accept\b/, pageVary) ?? pageVary },
    })
  }

  #render(queue: 'request' | 'panel', request: IncomingMessage, response: ServerResponse): Promise<void> {
    return renderInTurn(
      queue,
      response,
      () => this.#pass(request, response),
      () => refuse(request, response, 503),
    )
  }
}

const guarded = new WeakSet<Server>()

/** Milliseconds for which a server that is to close goes on taking connections that have been made already. */
const closingMs = 250

/** Puts the door in front of whatever listens to a server's requests. */
export function guardServer(server: Server): void {
  if (guarded.has(server)) return
  guarded.add(server)
  const listeners = server.listeners('request')
  const store = environment.PAGE_STORE === 'on' ? new PageStore(server) : undefined
  const pass: Listener = (request, response) => {
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  }
  const door = new Door(server, pass, store)
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    door.answer(request, response).catch((error: unknown) => {
      log.error('request-failed', { path: withoutToken(pathOf(request.url ?? '')), reason: reason(error) })
      response.destroy()
    })
  })
  // The site speaks nothing but HTTP. Next listens for `Upgrade:` and leaves those connections open without an answer;
  // without a listener Node takes the request for what it is otherwise.
  server.removeAllListeners('upgrade')
  // A photograph of 5 MB on a poor line takes a minute and a half.
  server.requestTimeout = 120_000
  const close = server.close.bind(server)
  server.close = (done) => {
    void flushVisits()
    setTimeout(() => close(done), closingMs)
    return server
  }
  if (store) keepWarm(store, server)
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

/** Makes the first connection to this process itself, so that pages are warmed before anybody asks for one. */
export function knock(): void {
  const { PORT, HOST = 'localhost' } = environment
  const address = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}/api/health`
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(60_000) }).then(
    (answer) => answer.body?.cancel(),
    // Where it listens elsewhere, the first visitor's connection does the same; limits of what is sent are told there.
    () => {},
  )
}
