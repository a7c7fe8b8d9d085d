import { readdirSync, readFileSync } from 'node:fs'
import { sharp } from '@/lib/images/decoder'
import { flatPoster, type Scheme } from '@/lib/images/poster'

const folder = 'public/posters'

/** The names of the posters, and their texts. */
export const posters: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.slice(0, -'.svg'.length), readFileSync(`${folder}/${file}`, 'utf8')]),
)

/** Linear light of each of the 256 values of a channel. */
const linearLight = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const linear = (value: number): number => linearLight[value] ?? 0

/** Relative luminance (WCAG 2), from 0 to 1. */
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Lightness L* (CIE 1976), from 0 to 100. */
const lightness = (luminance: number): number =>
  luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance

const luminanceOf = (ink: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16))
  return luminance(red, green, blue)
}

/** Contrast of two inks (WCAG 2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Spread of lightness, share of the area darker than L* 30 and share of edges, as seen at a width of 480 pixels. */
export async function measured(
  svg: string,
  scheme: Scheme,
): Promise<{ spread: number; dark: number; edges: number }> {
  const large = await sharp(Buffer.from(flatPoster(svg, scheme)))
    .resize({ width: 960 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(large.data, { raw: large.info })
    .resize({ width: 480 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const values = new Float32Array(width * height)
  let [sum, squares, dark] = [0, 0, 0]
  for (let at = 0; at < values.length; at += 1) {
    const value = lightness(luminance(data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0))
    values[at] = value
    sum += value
    squares += value ** 2
    if (value < 30) dark += 1
  }
  const mean = sum / values.length
  const isEdge = (at: number): boolean => {
    const here = values[at] ?? 0
    return Math.abs(here - (values[at + 1] ?? here)) + Math.abs(here - (values[at + width] ?? here)) > 6
  }
  let edges = 0
  for (let at = 0; at < width * (height - 1); at += 1) if ((at + 1) % width > 0 && isEdge(at)) edges += 1
  return {
    spread: Math.sqrt(squares / values.length - mean ** 2),
    dark: dark / values.length,
    edges: edges / ((width - 1) * (height - 1)),
  }
}

/** What is left of a poster by day in 16 × 12 grey pixels: the picture as somebody sees it in passing. */
export const atAGlance = async (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(flatPoster(svg, 'day')))
    .removeAlpha()
    .resize(16, 12, { fit: 'cover' })
    .greyscale()
    .raw()
    .toBuffer()

/** Distance of two glances: the root mean square of their grey values. */
export const distance = (one: Uint8Array, other: Uint8Array): number =>
  Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0) / one.length)
