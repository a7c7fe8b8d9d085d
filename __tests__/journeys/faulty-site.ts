import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { freePort } from '../../scripts/ports.ts'
import { startNext, waitForAnswer } from '../../scripts/site.ts'
import { forward } from './forward.ts'
import { backend } from './staff.ts'

/** What the site says; kept for whoever looks into a failure. */
const logFile = path.join('.cache', 'faulty-site.log')

/** What goes wrong between the site and its backend. */
export type Fault = 'none' | 'down' | 'silent' | '503' | 'garbage' | 'answer-lost'

export interface FaultySite {
  url: string
  /** Lets every request whose path contains `path` fail in a way, until the next call. */
  fail: (fault: Fault, path?: string) => void
  stop: () => Promise<void>
}

interface Injected {
  fault: Fault
  path: string
}

function answer(incoming: IncomingMessage, outgoing: ServerResponse, { fault, path }: Injected): void {
  const hits = fault !== 'none' && incoming.url?.includes(path)
  if (!hits) forward(incoming, outgoing, backend().url)
  else if (fault === 'answer-lost')
    forward(incoming, outgoing, backend().url, { isAnswerLost: incoming.method === 'POST' })
  else if (fault === 'down') incoming.destroy()
  else if (fault === '503') outgoing.writeHead(503, { 'content-type': 'text/plain' }).end('upstream is away')
  else if (fault === 'garbage')
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<html>hello</html>')
}

async function listen(server: Server): Promise<string> {
  const port = await freePort()
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(port))
  })
  return `http://127.0.0.1:${port}`
}

/**
 * Starts the built site once more, with a bad connection to its backend in between.
 * @throws with what the site said when it does not answer
 */
export async function startFaultySite(): Promise<FaultySite> {
  const injected: Injected = { fault: 'none', path: '' }
  const proxy = createServer((incoming, outgoing) => answer(incoming, outgoing, injected))
  const proxyUrl = await listen(proxy)
  const port = await freePort()
  const url = `http://localhost:${port}`
  mkdirSync(path.dirname(logFile), { recursive: true })
  rmSync(logFile, { force: true })
  const site = startNext({
    mode: 'production',
    port,
    variables: {
      ...process.env,
      SITE_URL: url,
      SUPABASE_URL: proxyUrl,
      CONTENT_SNAPSHOT: path.join('.cache', `snapshot-${port}.json`),
      SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
    },
    logFile,
  })
  const stop = async () => {
    await site.stop()
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
  }
  try {
    await waitForAnswer(`${url}/api/health`, site)
  } catch (error) {
    await stop()
    throw new Error(`${logFile} says:\n${readFileSync(logFile, 'utf8')}`, { cause: error })
  }
  return { url, fail: (fault, path = '/') => Object.assign(injected, { fault, path }), stop }
}
