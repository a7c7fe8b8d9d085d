import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { freePort } from '../../scripts/ports.ts'
import { backend } from './staff.ts'

const claimsSchema = z.looseObject({ sub: z.string(), email: z.string() })
const sessionSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({ id: z.string(), email: z.string(), user_metadata: z.looseObject({}) }),
})

/** A part of a token, written as Go writes JSON: with six bytes for each of these characters. */
const encode = (value: unknown): string => {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return Buffer.from(json).toString('base64url')
}

/** Hosted projects sign with one of several keys, which they name. */
const header = encode({ alg: 'ES256', kid: 'b81269f1-21d8-4f2e-b719-c2240a840d90', typ: 'JWT' })

/**
 * A token with everything that a hosted project writes into it, which the embedded backend leaves out: the account's
 * metadata and the name of the key above all. Its signature belongs to the shorter one, so only the stand-in knows what
 * to make of it.
 */
function inflate(token: string, user: z.infer<typeof sessionSchema>['user']): string {
  const [, payload = '', signature = ''] = token.split('.')
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const hosted = {
    ...claims,
    iss: 'https://abcdefghijklmnopqrst.supabase.co/auth/v1',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {
      ...user.user_metadata,
      email: user.email,
      email_verified: true,
      phone_verified: false,
      sub: user.id,
    },
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }],
    is_anonymous: false,
  }
  return [header, encode(hosted), signature.padEnd(86, 'x')].join('.')
}

async function bodyOf(message: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' &&
      !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)
        ? [[name, value]]
        : [],
    ),
  )

export interface HostedBackend {
  url: string
  /** Bytes of the largest token that it has given out. */
  largestToken: () => number
  stop: () => Promise<void>
}

/** The embedded backend with sessions as large as those of a hosted project. */
export async function startHostedBackend(): Promise<HostedBackend> {
  const originals = new Map<string, string>()

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const headers = plain(incoming.headers)
    const [, token = ''] = headers.authorization?.split(' ') ?? []
    const original = originals.get(token)
    if (original) headers.authorization = `Bearer ${original}`
    const body = await bodyOf(incoming)
    const response = await fetch(`${backend().url}${incoming.url}`, {
      method: incoming.method,
      headers,
      body: body.length > 0 ? body : undefined,
      redirect: 'manual',
    })
    const answered = new Map(response.headers)
    for (const name of [
      'content-encoding',
      'content-length',
      'transfer-encoding',
      'connection',
      'keep-alive',
    ]) {
      answered.delete(name)
    }
    const text = Buffer.from(await response.arrayBuffer())
    const session = incoming.url?.startsWith('/auth/v1/token') && response.ok
    const sent = session ? hosted(text) : text
    outgoing.writeHead(response.status, Object.fromEntries(answered))
    outgoing.end(incoming.method === 'HEAD' ? undefined : sent)
  }

  function hosted(text: Buffer): string {
    const session = sessionSchema.parse(JSON.parse(text.toString()))
    const access_token = inflate(session.access_token, session.user)
    originals.set(access_token, session.access_token)
    return JSON.stringify({ ...session, access_token })
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    largestToken: () => Math.max(0, ...[...originals.keys()].map((token) => token.length)),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
