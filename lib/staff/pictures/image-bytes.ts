import { isTooLargeToDecode, maxPixels, sharp } from '../../images/decoder'
import { type MediaWidth, mediaWidths } from '../../images/media'
import 'server-only'
import type { Metadata, Sharp } from 'sharp'
import { reason } from '../../process/log'
import { ProblemError } from '../answers'
import type { ImageType } from './areas'
import { checkSvg } from './svg'

/** How the files of each type begin, and what the decoder calls them. Other formats never reach the decoder. */
const rasterTypes = [
  { type: 'image/jpeg', format: 'jpeg', begins: (head: string) => head.startsWith('\xff\xd8\xff') },
  { type: 'image/png', format: 'png', begins: (head: string) => head.startsWith('\x89PNG\r\n\x1a\n') },
  {
    type: 'image/webp',
    format: 'webp',
    begins: (head: string) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  },
] as const
type RasterType = (typeof rasterTypes)[number]

/** Whether bytes look like an SVG drawing: text whose first element is `svg`. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4096))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  const withoutPreface = head.replace(
    /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[\s\S]*?\])?[^>]*>)*/i,
    '',
  )
  return /^<(?:[a-z_][\w.-]*:)?svg[\s/>]/i.test(withoutPreface)
}

export interface CleanImage {
  type: ImageType
  bytes: Buffer
}

/**
 * Longest side of what is stored, in pixels: pages show 1920 at most, and the encoder's memory grows with the picture.
 */
const longestSide = 2560

/** Qualities to try until the picture fits its area. */
const qualities = [90, 80, 68] as const

function encode(picture: Sharp, type: ImageType, quality: number, metadata: Metadata): Sharp {
  if (type === 'image/jpeg') return picture.jpeg({ quality })
  if (type === 'image/webp') return picture.webp({ quality, smartSubsample: true })
  const isIndexed = metadata.isPalette || quality < qualities[0]
  return picture.png({ compressionLevel: 9, palette: isIndexed, quality: isIndexed ? quality : undefined })
}

/** What a failure of the decoder means for the person; its own words stay with it, for the log. */
function decoderProblem(error: unknown): ProblemError {
  const detail = reason(error)
  if (/^timeout\b/i.test(detail)) return new ProblemError('tooComplex', detail)
  // sharp reports a bad picture as a plain `Error`; running out of memory or a bug is not the picture's fault.
  const isDecoderError = error instanceof Error && error.name === 'Error'
  const isShortage = /out of memory|cannot allocate/i.test(detail)
  return new ProblemError(isDecoderError && !isShortage ? 'damaged' : 'unavailable', detail)
}

/** Draws the picture anew: only pixels survive, so no metadata, no position, and nothing hidden before or after it. */
async function redraw(bytes: Uint8Array, { type, format }: RasterType, limit: number): Promise<CleanImage> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', animated: type === 'image/webp' } as const
  let metadata: Metadata
  try {
    metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
  } catch (error) {
    throw decoderProblem(error)
  }
  if (metadata.format !== format) throw new ProblemError('type')
  if (isTooLargeToDecode(metadata)) throw new ProblemError('tooManyPixels')

  for (const quality of qualities) {
    let result: Buffer
    try {
      const picture = sharp(bytes, options)
        .timeout({ seconds: 30 })
        .autoOrient()
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      result = await encode(picture, type, quality, metadata).toBuffer()
    } catch (error) {
      throw decoderProblem(error)
    }
    if (result.byteLength <= limit) return { type, bytes: result }
  }
  throw new ProblemError('tooLarge')
}

/**
 * Checks what staff upload by its bytes, whatever its name or header says, and makes it safe to publish: photographs are
 * drawn anew, drawings checked.
 * @param limit most bytes of the result
 * @throws ProblemError type, damaged, tooManyPixels, notAllowed, tooComplex, tooLarge, or unavailable where it is not the
 *   picture's fault
 */
export async function cleanImage(bytes: Uint8Array, limit: number): Promise<CleanImage> {
  if (looksLikeSvg(bytes)) {
    if (bytes.byteLength > limit) throw new ProblemError('tooLarge')
    checkSvg(bytes)
    return { type: 'image/svg+xml', bytes: Buffer.from(bytes) }
  }
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const raster = rasterTypes.find(({ begins }) => begins(head))
  if (!raster) throw new ProblemError('type')
  return redraw(bytes, raster, limit)
}

/** A photograph in one of the widths that pages ask for, as WebP. */
export interface PhotographSize {
  width: MediaWidth
  bytes: Buffer
}

/**
 * Makes the sizes in which pages show a photograph, one after the other: decoding takes many times the memory of the file.
 * @returns none for a drawing, an animation, and what is larger than is worth decoding: these are shown as they are
 */
export async function photographSizes({ type, bytes }: CleanImage): Promise<PhotographSize[]> {
  if (type === 'image/svg+xml') return []
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (isTooLargeToDecode(metadata) || (metadata.pages ?? 1) > 1) return []
  const sizes: PhotographSize[] = []
  let source: Buffer = bytes
  // Each is made from the one before, so that the large file is decoded once.
  for (const width of mediaWidths.toReversed()) {
    const smaller = await sharp(source, { limitInputPixels: maxPixels, sequentialRead: true })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: source === bytes ? 82 : 75 })
      .toBuffer()
    sizes.push({ width, bytes: smaller })
    source = smaller
  }
  return sizes
}
