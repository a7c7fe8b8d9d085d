import { createServer, type RequestListener, type Server } from 'node:http'
import { requestSmallJson } from '@/lib/content/small-request'

let server: Server | undefined

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/rest/v1/content_state?select=version`
}

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined))
  server = undefined
})

const ask = (address: string, timeoutMs = 5_000) =>
  requestSmallJson(address, { headers: { apikey: 'key' }, timeoutMs })

test('a small answer is read, with the headers that were given, over one connection', async () => {
  const sockets = new Set<unknown>()
  const address = await serve((request, response) => {
    sockets.add(request.socket)
    response.end(JSON.stringify([{ version: request.headers.apikey === 'key' ? 7 : 0 }]))
  })
  expect(await ask(address)).toEqual([{ version: 7 }])
  expect(await ask(address)).toEqual([{ version: 7 }])
  expect(sockets.size).toBe(1)
})

test('a connection that the server closes while the next question is on its way is no outage', async () => {
  let answered = 0
  const sockets = new Set<unknown>()
  const address = await serve((request, response) => {
    // As a server does whose time for idle connections has just run out.
    if (sockets.has(request.socket)) return request.socket.resetAndDestroy()
    sockets.add(request.socket)
    answered += 1
    response.end(JSON.stringify([{ version: answered }]))
  })
  expect(await ask(address)).toEqual([{ version: 1 }])
  expect(await ask(address)).toEqual([{ version: 2 }])
})

test('a connection that breaks off when it is new is an outage, and is not tried again', async () => {
  let asked = 0
  const address = await serve((request) => {
    asked += 1
    request.socket.resetAndDestroy()
  })
  await expect(ask(address)).rejects.toThrow()
  expect(asked).toBe(1)
})

test.each([
  ['a refusal', 401, '{}', 'answered 401'],
  ['a redirect, which is not followed', 302, '', 'answered 302'],
  ['an outage', 503, '[{"version":1}]', 'answered 503'],
])('%s is an error', async (_, status, body, reason) => {
  const address = await serve((_request, response) => {
    response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(body)
  })
  await expect(ask(address)).rejects.toThrow(reason)
})

test('what is no JSON, what has no end and what is far too long are errors', async () => {
  const words = await serve((_request, response) => response.end('<html>'))
  await expect(ask(words)).rejects.toThrow()
  server?.closeAllConnections()
  server?.close()
  const long = await serve((_request, response) => response.end(`["${'x'.repeat(100_000)}"]`))
  await expect(ask(long)).rejects.toThrow('more than 4096 bytes')
})

test('a backend that takes the question and says nothing, or never comes to an end, is given up', async () => {
  const silent = await serve(() => {})
  await expect(ask(silent, 50)).rejects.toThrow('no answer in time')
  server?.closeAllConnections()
  server?.close()
  const endless = await serve((_request, response) => response.write('['))
  await expect(ask(endless, 50)).rejects.toThrow()
})

test('where nobody listens it fails at once', async () => {
  await expect(ask('http://127.0.0.1:9/')).rejects.toThrow()
})
