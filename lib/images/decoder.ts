import sharp, { type Metadata } from 'sharp'

// No `server-only`: scripts decode pictures as well.
// One picture on one thread, and nothing of it kept: what is saved in memory is worth more to a site that lives in
// 512 MB than the speed of an upload.
sharp.cache(false)
sharp.concurrency(1)

/** Most pixels that a picture may unfold to. */
export const maxPixels = 36_000_000

/**
 * The same for pictures that are unpacked as a whole before they can be made smaller, progressive ones and WebP; that
 * takes up to twelve bytes for each pixel, where others go through line by line.
 */
const maxPixelsAtOnce = 16_000_000

/** Longest side of a picture in pixels: very long and narrow ones take seconds to make smaller, whatever their pixels. */
const maxSide = 16_000

/** Whether decoding a picture would take more memory or time than it is worth, by what its head says. */
export function isTooLargeToDecode({ format, width, height, pageHeight, isProgressive }: Metadata): boolean {
  const isWhole = isProgressive || format === 'webp'
  // For an animation the height is that of all its pictures together.
  return (
    Math.max(width, pageHeight ?? height) > maxSide ||
    width * height > (isWhole ? maxPixelsAtOnce : maxPixels)
  )
}

/** The library that decodes and encodes pictures, set up for small memory. */
export { sharp }
