import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { BodyGuard, type BodyLimits, bodyLimits } from '@/lib/security/request-bodies'

const limits: BodyLimits = {
  maxUnfinished: 3,
  timeoutMs: 600,
  intervalMs: 100,
  minBytesPerInterval: 50,
  lingerMs: 100,
}

let server: Server
let lines: jest.SpyInstance
const sockets: Socket[] = []

/** A server whose bodies are guarded; it answers when a body is there, or at once where the path says so. */
beforeEach(async () => {
  lines = jest.spyOn(console, 'warn').mockReturnValue()
  const guard = new BodyGuard(limits)
  server = createServer((request, response) => {
    guard.watch(request, response)
    if (request.url === '/at-once') response.writeHead(405).end()
    else if (request.url === '/later') setTimeout(() => request.resume(), 400)
    else request.resume()
    request.once('end', () => response.end('whole'))
    request.once('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

interface Sender {
  socket: Socket
  closed: Promise<unknown>
  heard: () => string
}

/** Opens a connection and sends the head of a request with a body of 10,000 bytes, and the beginning of that. */
async function begin(path = '/', body = 'x'): Promise<Sender> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const socket = connect(address.port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\n${body}`)
  return { socket, closed, heard: () => text }
}

/** Waits for that many whole answers; the time limit of the test ends it. */
async function untilAnswered({ heard }: Sender, times: number): Promise<void> {
  while ((heard().match(/whole/g)?.length ?? 0) < times) await sleep(10)
}

const why = (): unknown[] => lines.mock.calls.map(([line]) => JSON.parse(String(line)).why)

test('what is cut off at the address of a link to a draft tells the log nothing of its token', async () => {
  const sender = await begin(`/previa/${'0a'.repeat(32)}`)
  await sender.closed
  expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({ path: '/previa/…' })
})

test('a sender that goes silent loses its connection, with one line in the log', async () => {
  const sender = await begin('/form?secret=1')
  await sender.closed
  expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({
    event: 'request-body-cut-off',
    why: 'too-slow',
    method: 'POST',
    path: '/form',
  })
  expect(lines).toHaveBeenCalledTimes(1)
})

test('a sender that never comes to an end does so too', async () => {
  const sender = await begin()
  // Each piece is enough for an interval, so that a busy machine may skip most of them.
  const more = setInterval(() => sender.socket.write('x'.repeat(limits.minBytesPerInterval)), 10)
  await sender.closed
  clearInterval(more)
  expect(why()).toEqual(['too-long'])
})

test('one body too many closes the connection that has been silent for longest', async () => {
  const senders = []
  for (let count = 0; count < limits.maxUnfinished; count += 1) {
    senders.push(await begin())
    await sleep(5)
  }
  senders[0]?.socket.write('still here')
  await sleep(10)
  const last = await begin()
  await senders[1]?.closed
  expect(why()[0]).toBe('too-many')
  last.socket.write('x'.repeat(9999))
  await untilAnswered(last, 1)
})

test('whoever waits for their turn is not taken for slow', async () => {
  const sender = await begin('/later', 'x'.repeat(10_000))
  await untilAnswered(sender, 1)
  expect(lines).not.toHaveBeenCalled()
})

test('whoever has an answer and goes on sending is cut off soon after', async () => {
  const sender = await begin('/at-once')
  await sender.closed
  expect(sender.heard()).toContain('405')
  expect(lines).not.toHaveBeenCalled()
})

test('a body that arrives whole is none of the guard’s business, and neither is the next one of the connection', async () => {
  const sender = await begin('/', 'x'.repeat(10_000))
  await untilAnswered(sender, 1)
  sender.socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc')
  await untilAnswered(sender, 2)
  await sleep(limits.intervalMs * 2)
  expect(sender.socket.destroyed).toBe(false)
  expect(lines).not.toHaveBeenCalled()
})

test('an upload on a slow connection has as long as the site itself gives it', () => {
  expect(bodyLimits.timeoutMs).toBeGreaterThan(90_000)
})
