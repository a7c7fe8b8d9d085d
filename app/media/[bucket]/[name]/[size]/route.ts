import { isMediaBucket, isMediaName } from '@/lib/images/media'
import { mediaGuards } from '@/lib/images/media-proxy'
import { sizedMedia } from '@/lib/images/media-sizes'
import { mediaWidthOf } from '@/lib/images/media-widths'

type Context = RouteContext<'/media/[bucket]/[name]/[size]'>

/** A photograph that staff uploaded in one of its widths, such as `/media/tour-images/a.jpg/640.webp`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { bucket, name, size } = await params
  const width = mediaWidthOf(size)
  if (!isMediaBucket(bucket) || !isMediaName(name) || !width) {
    return new Response(null, { status: 404, headers: { ...mediaGuards, 'Cache-Control': 'no-store' } })
  }
  return sizedMedia(bucket, name, width, request.headers)
}

/** The same answer without its bytes. */
export async function HEAD(request: Request, context: Context): Promise<Response> {
  const response = await GET(request, context)
  await response.body?.cancel()
  return new Response(null, response)
}
