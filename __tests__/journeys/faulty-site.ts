import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { backend } from './staff.ts'

/** What goes wrong between the site and its backend. */
export type Fault = 'none' | 'down' | 'silent' | '503' | 'garbage' | 'answer-lost'

export interface FaultySite {
  url: string
  /** Lets every request whose path contains `path` fail in a way, until the next call. */
  fail: (fault: Fault, path?: string) => void
  stop: () => Promise<void>
}

interface Weather {
  fault: Fault
  path: string
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, isAnswerLost: boolean): void {
  const target = new URL(incoming.url ?? '/', backend().url)
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

function answer(incoming: IncomingMessage, outgoing: ServerResponse, { fault, path }: Weather): void {
  const hits = fault !== 'none' && incoming.url?.includes(path)
  if (!hits) forward(incoming, outgoing, false)
  else if (fault === 'answer-lost') forward(incoming, outgoing, incoming.method === 'POST')
  else if (fault === 'down') incoming.destroy()
  else if (fault === '503') outgoing.writeHead(503, { 'content-type': 'text/plain' }).end('upstream is away')
  else if (fault === 'garbage')
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<html>hello</html>')
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = portOf(server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

const portOf = (address: AddressInfo | string | null): AddressInfo => {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address
}

/** Starts the built site once more, with a bad connection to its backend in between. */
export async function startFaultySite(): Promise<FaultySite> {
  const weather: Weather = { fault: 'none', path: '' }
  const proxy = createServer((incoming, outgoing) => answer(incoming, outgoing, weather)).listen(
    0,
    '127.0.0.1',
  )
  await new Promise((resolve) => proxy.once('listening', resolve))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const site = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', 'localhost'],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_URL: url,
        SUPABASE_URL: `http://127.0.0.1:${portOf(proxy.address()).port}`,
        SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
        SUPABASE_SECRET_KEY: '',
      },
    },
  )
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isUp = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    await sleep(250)
  }
  return {
    url,
    fail: (fault, path = '/') => Object.assign(weather, { fault, path }),
    stop: async () => {
      site.kill()
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
