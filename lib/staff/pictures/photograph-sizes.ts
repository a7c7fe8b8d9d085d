import 'server-only'
import { isTooLargeToDecode, maxPixels, sharp } from '../../images/decoder'
import { type MediaWidth, mediaWidths } from '../../images/media-widths'
import type { CleanImage } from './image-bytes'

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
