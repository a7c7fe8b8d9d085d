import http from 'node:http'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

/** What goes on between the site and its backend. */
export const backendStates = ['healthy', 'stopped', 'slow', 'flapping'] as const
export type BackendState = (typeof backendStates)[number]

/** How long a slow backend keeps each answer back, in milliseconds. */
const slowDelayMs = 2000

export interface Connection {
  url: string
  change: (state: BackendState) => void
  close: () => Promise<void>
}

const isUp = (state: BackendState): boolean =>
  state !== 'stopped' && (state !== 'flapping' || Math.floor(Date.now() / 1000) % 2 === 0)

/** A connection to a backend that can be made bad. */
export async function openConnection(backend: string): Promise<Connection> {
  let state: BackendState = 'healthy'
  let url = ''
  const forward = (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    const target = new URL(incoming.url ?? '/', backend)
    const headers = { ...incoming.headers, host: target.host }
    const onward = http.request(target, { method: incoming.method, headers }, (answer) => {
      // The site may have given up meanwhile.
      if (outgoing.destroyed) {
        answer.destroy()
        return
      }
      const status = answer.statusCode ?? 502
      if (!target.pathname.startsWith('/functions/')) {
        outgoing.writeHead(status, answer.headers)
        pipeline(answer, outgoing, () => {})
        return
      }
      // The site shows no pictures of another project: it must hear the address under which it asked.
      const { 'content-length': _, ...others } = answer.headers
      text(answer).then(
        (body) => outgoing.writeHead(status, others).end(body.replaceAll(target.origin, url)),
        () => outgoing.destroy(),
      )
    })
    onward.once('error', () => outgoing.destroy())
    // Where either end is killed the other one must see its connection break, not wait for the rest.
    pipeline(incoming, onward, () => {})
  }
  const server = http.createServer((incoming, outgoing) => {
    if (!isUp(state)) incoming.destroy()
    else if (state === 'slow') setTimeout(forward, slowDelayMs, incoming, outgoing)
    else forward(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  url = `http://127.0.0.1:${port}`
  return {
    url,
    change: (next) => {
      state = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
