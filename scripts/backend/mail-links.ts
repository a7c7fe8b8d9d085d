import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { MailRequest } from './mail-folder.ts'

type Answer = (request: Request) => Promise<Response>

const challengeSchema = z.object({ code_challenge: z.string().min(43) })
const exchangeSchema = z.object({ auth_code: z.string(), code_verifier: z.string() })

/** How long a code that came with a link can be exchanged, in milliseconds; as long as on a hosted project. */
const codeLifetimeMs = 5 * 60_000

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.clone().json()
  } catch {
    return undefined
  }
}

const isVerifierOf = (verifier: string, challenge: string): boolean => {
  const hash = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  return hash.length === challenge.length && timingSafeEqual(hash, Buffer.from(challenge))
}

/**
 * Links of mails as hosted projects answer them (PKCE): a link that was asked for with a code challenge leads to the
 * site with `?code=…`, which only the browser that asked can turn into a session. The embedded service knows this for
 * other providers alone, and puts the session into the fragment, which no server sees.
 */
export function answerMailLinks(
  app: Hono,
  {
    answer,
    during,
  }: {
    answer: Answer
    /** Runs the answer to a request that may cause a mail. */
    during: (request: MailRequest, work: () => Promise<Response>) => Promise<Response>
  },
): void {
  const codes = new Map<string, { refreshToken: string; challenge: string; expires: number }>()

  const sendsMail = async (request: Request): Promise<Response> => {
    const redirectTo = new URL(request.url).searchParams.get('redirect_to') ?? undefined
    const codeChallenge = challengeSchema.safeParse(await readJson(request)).data?.code_challenge
    return during({ redirectTo, codeChallenge }, () => answer(request))
  }
  for (const route of ['signup', 'recover', 'resend', 'otp', 'magiclink']) {
    app.post(`/auth/v1/${route}`, (context) => sendsMail(context.req.raw))
  }
  app.put('/auth/v1/user', (context) => sendsMail(context.req.raw))

  app.get('/auth/v1/verify', async (context) => {
    const address = new URL(context.req.url)
    const challenge = address.searchParams.get('code_challenge')
    if (challenge === null) return answer(context.req.raw)
    address.searchParams.delete('code_challenge')
    const response = await answer(new Request(address, { headers: context.req.raw.headers }))
    const location = response.headers.get('location')
    if (location === null) return response
    const target = new URL(location)
    const told = new URLSearchParams(target.hash.slice(1))
    target.hash = ''
    const refreshToken = told.get('refresh_token')
    if (refreshToken === null) {
      // A refusal, such as otp_expired: in the query, where the site can read it.
      for (const [name, value] of told) target.searchParams.set(name, value)
    } else {
      const code = randomUUID()
      const now = Date.now()
      for (const [known, { expires }] of codes) if (expires < now) codes.delete(known)
      codes.set(code, { refreshToken, challenge, expires: now + codeLifetimeMs })
      target.searchParams.set('code', code)
    }
    return context.redirect(target.href, 303)
  })

  app.post('/auth/v1/token', async (context) => {
    const request = context.req.raw
    if (context.req.query('grant_type') !== 'pkce') return answer(request)
    const asked = exchangeSchema.safeParse(await readJson(request)).data
    const known = asked && codes.get(asked.auth_code)
    if (!asked || !known || known.expires < Date.now()) return answer(request)
    codes.delete(asked.auth_code)
    if (!isVerifierOf(asked.code_verifier, known.challenge)) {
      const code = 'bad_code_verifier'
      const msg = 'code challenge does not match previously saved code verifier'
      return context.json({ code, error_code: code, msg }, 400, { 'x-sb-error-code': code })
    }
    const address = new URL(request.url)
    address.searchParams.set('grant_type', 'refresh_token')
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const body = JSON.stringify({ refresh_token: known.refreshToken })
    return answer(new Request(address, { method: 'POST', headers, body }))
  })
}
