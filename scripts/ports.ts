import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'
import { systemCode } from '../lib/process/log.ts'

/** The port is in use; the message says which one and what changes it. */
export class PortTakenError extends Error {}

function listen(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      if (systemCode(error) === 'EADDRINUSE') resolve(undefined)
      // A machine may name an address that it does not have, ::1 most of all.
      else if (systemCode(error) === 'EADDRNOTAVAIL' || systemCode(error) === 'EAFNOSUPPORT') resolve(port)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(actual))
    })
  })
}

/** A port of the loopback address that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const port = await listen(0, '127.0.0.1')
  if (port === undefined) throw new Error('The system gave no free port.')
  return port
}

/**
 * Makes sure that nothing listens on a port, on any address of the host.
 * @throws PortTakenError naming the variable that chooses another port
 */
export async function requireFreePort(port: number, variable: string, host = 'localhost'): Promise<void> {
  for (const { address } of await lookup(host, { all: true })) {
    if ((await listen(port, address)) === undefined) {
      throw new PortTakenError(
        `Port ${port} is taken. Stop what listens on it, or choose another one: ${variable}=${port + 1} npm run up`,
      )
    }
  }
}
