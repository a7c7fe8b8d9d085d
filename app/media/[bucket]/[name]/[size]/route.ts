import { isVector, mediaWidthOf, sizeFile } from '@/lib/images/media'
import { proxyMedia, refuseMedia } from '@/lib/images/media-proxy'

type Context = RouteContext<'/media/[bucket]/[name]/[size]'>

/**
 * A photograph that staff uploaded in one of its widths, such as `/media/tour-images/a.jpg/640.webp`. What has no sizes,
 * an animation or a file that came by other means, is shown as it is.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { bucket, name, size } = await params
  const width = mediaWidthOf(size)
  if (!width) return refuseMedia(404)
  const files = isVector(name) ? [name] : [sizeFile(name, width), name]
  return proxyMedia(bucket, files, request.headers)
}

/** The same answer without its bytes. */
export async function HEAD(request: Request, context: Context): Promise<Response> {
  const response = await GET(request, context)
  await response.body?.cancel()
  return new Response(null, response)
}
