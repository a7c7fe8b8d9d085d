import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '../log'
import { withoutToken } from '../routing/preview-link'

/** What one process takes in from senders of request bodies. A proxy that buffers them (deploy/nginx.conf) never gets near. */
export interface BodyLimits {
  /** Unfinished bodies at once; one more closes the connection that has been silent for longest. */
  maxUnfinished: number
  /** Longest time from a request's first byte to its last, in milliseconds. */
  timeoutMs: number
  /** How often senders are looked at, in milliseconds, and the bytes that each has to send in between. */
  intervalMs: number
  minBytesPerInterval: number
  /** How long a sender that has its answer may go on sending before it is cut off, in milliseconds. */
  lingerMs: number
}

export const bodyLimits: BodyLimits = {
  maxUnfinished: 64,
  timeoutMs: 120_000,
  intervalMs: 10_000,
  minBytesPerInterval: 20_000,
  lingerMs: 2_000,
}

interface Sender {
  request: IncomingMessage
  response: ServerResponse
  startedAt: number
  /** Of the connection, at the last look. */
  bytesRead: number
  lastProgressAt: number
}

/** Whether a request says that a body follows; most do not. */
const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends an answer that nothing of the body is read for. Its head goes out at once, and what the sender still has under way is
 * dropped: on a connection that is closed while somebody sends, the answer may be lost (RFC 9112, 9.6).
 */
export function endWhenSent(request: IncomingMessage, response: ServerResponse): void {
  if (!announcesBody(request) || request.complete) return void response.end()
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, bodyLimits.lingerMs)
  response.flushHeaders()
  request.resume().once('end', end).once('close', end).once('error', end)
}

/** Whether bytes lie here unread: an upload waits for its turn, and its sender is not to blame. */
const isWaiting = ({ request }: Sender): boolean => request.readableLength > 0

function noteProgress(socket: Socket, sender: Sender): void {
  sender.bytesRead = socket.bytesRead
  sender.lastProgressAt = performance.now()
}

/**
 * Guards the process against bodies that never end (BENCHMARKS.md, "Memory under hostile hands"). Next reads a body for
 * as long as its sender likes and has no setting for it, so this listens to the channel on which Node announces each request.
 * Answers nothing itself: a sender that is too slow, or one too many, loses its connection, with one line in the log.
 */
export class BodyGuard {
  readonly #limits: BodyLimits
  readonly #senders = new Map<Socket, Sender>()
  #timer: NodeJS.Timeout | undefined

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** Watches the body of a request until its last byte is there. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    if (!announcesBody(request) || request.complete) return
    const { socket } = request
    if (this.#senders.size >= this.#limits.maxUnfinished) this.#closeMostSilent()
    const now = performance.now()
    this.#senders.set(socket, {
      request,
      response,
      startedAt: now,
      bytesRead: socket.bytesRead,
      lastProgressAt: now,
    })
    const forget = () => this.#forget(socket, request)
    request.once('end', forget)
    request.once('close', forget)
    response.once('finish', () => {
      // Its answer is there; what it goes on to send nobody will read.
      if (!request.complete)
        setTimeout(() => request.complete || socket.destroy(), this.#limits.lingerMs).unref()
    })
    this.#timer ??= setInterval(() => this.#look(), this.#limits.intervalMs).unref()
  }

  #forget(socket: Socket, request: IncomingMessage): void {
    if (this.#senders.get(socket)?.request !== request) return
    this.#senders.delete(socket)
    if (this.#senders.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #look(): void {
    const now = performance.now()
    for (const [socket, sender] of this.#senders) {
      if (sender.request.complete) this.#forget(socket, sender.request)
      // It has its answer, and its own timer since.
      else if (sender.response.writableFinished) continue
      else if (now - sender.startedAt > this.#limits.timeoutMs) this.#close(socket, sender, 'too-long')
      else if (now - sender.startedAt >= this.#limits.intervalMs) {
        const arrived = socket.bytesRead - sender.bytesRead
        if (arrived < this.#limits.minBytesPerInterval && !isWaiting(sender)) {
          this.#close(socket, sender, 'too-slow')
        } else noteProgress(socket, sender)
      }
    }
  }

  #closeMostSilent(): void {
    let silent: [Socket, Sender] | undefined
    for (const [socket, sender] of this.#senders) {
      if (socket.bytesRead > sender.bytesRead || isWaiting(sender)) noteProgress(socket, sender)
      if (!silent || sender.lastProgressAt < silent[1].lastProgressAt) silent = [socket, sender]
    }
    if (silent) this.#close(silent[0], silent[1], 'too-many')
  }

  #close(socket: Socket, { request, startedAt }: Sender, why: 'too-long' | 'too-slow' | 'too-many'): void {
    const [path = ''] = request.url?.split('?') ?? []
    log.warn('request-body-cut-off', {
      why,
      method: request.method,
      path: withoutToken(path),
      after: Math.round(performance.now() - startedAt),
    })
    this.#forget(socket, request)
    socket.destroy()
  }
}

const isAnnouncement = (
  message: unknown,
): message is { request: IncomingMessage; response: ServerResponse } =>
  typeof message === 'object' &&
  message !== null &&
  'request' in message &&
  message.request instanceof IncomingMessage &&
  'response' in message &&
  message.response instanceof ServerResponse

/** Guards every HTTP server of this process from now on. */
export function guardRequestBodies(limits: BodyLimits = bodyLimits): void {
  const guard = new BodyGuard(limits)
  subscribe('http.server.request.start', (message) => {
    if (isAnnouncement(message)) guard.watch(message.request, message.response)
  })
}
