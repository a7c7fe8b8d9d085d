import { createServer, type Server } from 'node:http'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { forward } from './forward'

const servers: SocketServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

async function portOf(server: Server | SocketServer): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** The address of what hands everything on to a backend. */
const inFrontOf = async (backendUrl: string): Promise<string> =>
  `http://127.0.0.1:${await portOf(createServer((incoming, outgoing) => forward(incoming, outgoing, backendUrl)))}`

const once = { headers: { connection: 'close' } }

test('a backend without encryption is asked in its own name, and its answer comes back', async () => {
  const backend = createServer((request, response) =>
    response.writeHead(418, { 'x-asked': String(request.headers.host) }).end(request.url),
  )
  const url = `http://127.0.0.1:${await portOf(backend)}`
  const response = await fetch(`${await inFrontOf(url)}/rest/v1/tours?select=id`, once)
  expect(response.status).toBe(418)
  expect(response.headers.get('x-asked')).toBe(new URL(url).host)
  expect(await response.text()).toBe('/rest/v1/tours?select=id')
})

test('a hosted project is asked with TLS', async () => {
  let firstByte: number | undefined
  const project = createSocketServer((socket) => {
    socket.once('data', (data) => {
      firstByte = data[0]
      socket.destroy()
    })
  })
  const front = await inFrontOf(`https://127.0.0.1:${await portOf(project)}`)
  await expect(fetch(front, once)).rejects.toThrow()
  const tlsHandshake = 22
  expect(firstByte).toBe(tlsHandshake)
})
