import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'

/**
 * Hands a request on to a backend, embedded or hosted, and its answer back. `isAnswerLost`: the backend does what it is
 * asked, and whoever asked hears nothing of it.
 */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  backendUrl: string,
  { isAnswerLost = false } = {},
): void {
  const target = new URL(incoming.url ?? '/', backendUrl)
  const { request } = target.protocol === 'https:' ? https : http
  const onward = request(
    target,
    { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
    (answer) => {
      if (isAnswerLost) {
        answer.resume().once('end', () => outgoing.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  onward.once('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
