import http from 'node:http'
import { openConnection } from '@/scripts/bench/backend-faults'

/** A backend that answers with what it was sent. */
async function startEcho() {
  const server = http.createServer((incoming, outgoing) => incoming.pipe(outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return {
    server,
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const say = async (url: string, body: string) =>
  (await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(5000) })).text()

test('a connection to the backend passes everything on, or nothing, or everything later', async () => {
  const backend = await startEcho()
  const connection = await openConnection(backend.url)
  expect(await say(connection.url, 'in order')).toBe('in order')
  connection.change('stopped')
  await expect(say(connection.url, 'lost')).rejects.toThrow()
  connection.change('slow')
  const began = Date.now()
  expect(await say(connection.url, 'late')).toBe('late')
  expect(Date.now() - began).toBeGreaterThanOrEqual(1900)
  await connection.close()
  backend.stop()
})

test('a backend that is killed in the middle of an answer leaves nobody waiting', async () => {
  const backend = await startEcho()
  backend.server.removeAllListeners('request')
  backend.server.on('request', (_, outgoing) => {
    outgoing.writeHead(200, { 'content-length': '100' })
    outgoing.write('half', () => outgoing.destroy())
  })
  const connection = await openConnection(backend.url)
  await expect(say(connection.url, '')).rejects.toThrow(/terminated/)
  await connection.close()
  backend.stop()
})

test('a site that gives up before the answer comes does not end the connection for its next request', async () => {
  const backend = await startEcho()
  const echo = backend.server.listeners('request')
  backend.server.removeAllListeners('request')
  const answered = new Promise<void>((resolve) => {
    backend.server.once('request', (incoming, outgoing) => {
      incoming.resume()
      setTimeout(() => outgoing.end('too late', resolve), 200)
    })
  })
  const connection = await openConnection(backend.url)
  await expect(fetch(connection.url, { signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/)
  await answered
  for (const listener of echo) backend.server.on('request', (...args) => listener(...args))
  expect(await say(connection.url, 'in order')).toBe('in order')
  await connection.close()
  backend.stop()
})
