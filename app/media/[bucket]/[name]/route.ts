import { proxyMedia } from '@/lib/images/media-proxy'

type Context = RouteContext<'/media/[bucket]/[name]'>

/** A picture that staff uploaded, under the site's own address. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { bucket, name } = await params
  return proxyMedia(bucket, [name], request.headers)
}

/** The same answer without its bytes. Not every storage service knows HEAD, so it is asked as for GET. */
export async function HEAD(request: Request, context: Context): Promise<Response> {
  const response = await GET(request, context)
  await response.body?.cancel()
  return new Response(null, response)
}
