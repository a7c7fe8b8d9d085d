import { Hono } from 'hono'
import { z } from 'zod'
import { handleProductImages } from '../../supabase/functions/get-product-images/handler.ts'
import type { MailRequest } from './mail-folder.ts'
import { answerMailLinks } from './mail-links.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { BodyTooLargeError, plainUpload } from './upload-body.ts'

type Answer = (request: Request) => Promise<Response>

const signedUploadSchema = z.object({ signedUrl: z.string(), token: z.string() })

const storageError = (status: number, error: string, message: string) =>
  Response.json({ statusCode: String(status), error, message }, { status: 400 })

/** The address of a signed upload, in the field and the form in which the client library looks for it. */
async function renameSignedUrl(response: Response): Promise<Response> {
  if (!response.ok) return response
  const { signedUrl, token } = signedUploadSchema.parse(await response.json())
  return Response.json({ url: signedUrl.replace(/^\/storage\/v1/, ''), token })
}

/** A stored object as a public web server would send it: never sniffed, scripts in an SVG never run, 304 when known. */
function protectObject(request: Request, response: Response): Response {
  if (!response.ok) return response
  const headers = new Headers(response.headers)
  headers.set('x-content-type-options', 'nosniff')
  if (headers.get('content-type')?.startsWith('image/svg+xml')) {
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  }
  const known = request.headers.get('if-none-match')
  if (known !== null && known === headers.get('etag')) {
    headers.delete('content-length')
    return new Response(null, { status: 304, headers })
  }
  return new Response(response.body, { status: response.status, headers })
}

/**
 * The embedded services as the hosted ones behave towards the client libraries. Each rule corrects one thing that the
 * embedded services, at the version in package.json, do differently; without it the site would have to know which of
 * the two it talks to.
 */
export function supabaseCompatible({
  answer,
  secretKey,
  origin,
  during = (_request, work) => work(),
}: {
  answer: Answer
  secretKey: string
  /** Where this backend is reached, such as http://127.0.0.1:54321. */
  origin: string
  /** Runs the answer to a request that may cause a mail: see `MailFolder`. */
  during?: (request: MailRequest, work: () => Promise<Response>) => Promise<Response>
}): Hono {
  const inTurn = oneAtATime()

  // The service checks the name before writing: without taking turns, two uploads to one name would both succeed.
  const upload = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/upload/sign/', '/')
    try {
      const plain = await plainUpload(request)
      if (!plain) return storageError(400, 'InvalidRequest', 'The form holds no file')
      return await inTurn(path, () => answer(plain))
    } catch (error) {
      if (!(error instanceof BodyTooLargeError)) throw error
      return storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size')
    }
  }

  const app = new Hono()
  app.onError((error) => {
    console.error(error)
    return Response.json({ message: 'Internal server error' }, { status: 500 })
  })
  app.use('*', async (context, next) => {
    if (context.req.method === 'OPTIONS') {
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
          'access-control-allow-headers': context.req.header('access-control-request-headers') ?? '*',
          'access-control-max-age': '86400',
        },
      })
    }
    await next()
    context.res.headers.set('access-control-allow-origin', '*')
    context.res.headers.set('access-control-expose-headers', 'content-range, x-supabase-api-version')
  })
  // Schema and settings would be told without a key.
  app.all('/_system/*', (context) => context.notFound())
  app.all('/functions/v1/get-product-images', (context) =>
    handleProductImages(context.req.raw, { supabaseUrl: origin, secretKey, fetch: answer }),
  )

  answerMailLinks(app, { answer, during })

  const objects = '/storage/v1/object'
  app.post(`${objects}/upload/sign/*`, async (context) => renameSignedUrl(await answer(context.req.raw)))
  app.put(`${objects}/upload/sign/*`, (context) => upload(context.req.raw))
  for (const route of ['list/*', 'sign/*', 'move', 'copy']) {
    app.post(`${objects}/${route}`, (context) => answer(context.req.raw))
  }
  app.post(`${objects}/:bucket/*`, (context) => upload(context.req.raw))
  app.put(`${objects}/:bucket/*`, (context) => upload(context.req.raw))
  app.get(`${objects}/*`, async (context) => protectObject(context.req.raw, await answer(context.req.raw)))
  app.all('*', (context) => answer(context.req.raw))
  return app
}
