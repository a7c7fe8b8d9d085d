import sharp, { type Metadata } from 'sharp'

// No `server-only`: scripts decode pictures as well.
// One picture on one thread, and nothing of it kept: what is saved in memory is worth more to a site that lives in
// 512 MB than the speed of an upload.
sharp.cache(false)
sharp.concurrency(1)

/** Most pixels that a picture may unfold to. */
export const maxPixels = 36_000_000

/**
 * Most values of colour in a picture that is unpacked as a whole before it can be made smaller, a progressive one or a
 * WebP: 16 million pixels of three colours, 12 million in CMYK. Each value takes up to three bytes meanwhile; other
 * pictures go through line by line.
 */
const maxValuesAtOnce = 48_000_000

/** Longest side of a picture in pixels: very long and narrow ones take seconds to make smaller, whatever their pixels. */
const maxSide = 16_000

/** Whether decoding a picture would take more memory or time than it is worth, by what its head says. */
export function isTooLargeToDecode(picture: Metadata): boolean {
  const { format, width, height, pageHeight, isProgressive, channels } = picture
  const pixels = width * height
  // Transparency costs a WebP hardly anything.
  const values = format === 'webp' ? 3 * pixels : isProgressive ? channels * pixels : 0
  // For an animation the height is that of all its pictures together.
  const longest = Math.max(width, pageHeight ?? height)
  return longest > maxSide || pixels > maxPixels || values > maxValuesAtOnce
}

/** The library that decodes and encodes pictures, set up for small memory. */
export { sharp }
