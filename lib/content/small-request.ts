import http from 'node:http'
import https from 'node:https'

/** Longest answer that is read, in bytes; more is not what was asked for. */
const maxBytes = 4096

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 1 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 1 }),
} as const

const read = async (answer: http.IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    const part = Buffer.from(chunk)
    bytes += part.length
    if (bytes > maxBytes) throw new Error(`answered more than ${maxBytes} bytes`)
    chunks.push(part)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}

/**
 * Asks for a few bytes of JSON over a connection that stays open. A quarter of what `fetch` costs a process that asks
 * every few seconds and does little else.
 * @param timeoutMs longest wait for the whole answer
 * @throws where nothing answers in time, or with anything but 200 and JSON; redirects are not followed
 */
export function requestSmallJson(
  address: string,
  { headers, timeoutMs }: { headers: Record<string, string>; timeoutMs: number },
): Promise<unknown> {
  const url = new URL(address)
  const [{ get }, agent] = url.protocol === 'https:' ? [https, agents['https:']] : [http, agents['http:']]
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      if (answer.statusCode === 200) read(answer).then(resolve, reject)
      else request.destroy(new Error(`answered ${answer.statusCode}`))
    })
    const timer = setTimeout(() => request.destroy(new Error('no answer in time')), timeoutMs)
    request.once('error', reject)
    request.once('close', () => clearTimeout(timer))
  })
}
