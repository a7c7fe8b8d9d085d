import type { OverlayOptions } from 'sharp'
import { sharp } from './decoder.ts'

/** Pixels of the pictures that other sites show for a page. */
export const shareSize = { width: 1200, height: 630 } as const

const panel = { left: 56, padding: 46, frame: 10, widest: 520, tallest: 190 } as const
const colours = { ink: '#0a3439', whitewash: '#f7f1e1' } as const

/** The name that the cut font gives itself; the comma keeps its "96pt" from being read as a size. */
const family = 'Bricolage Grotesque 96pt ExtraBold,'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The title in the site's own letters, as large as the panel allows. */
async function titleImage(
  title: string,
  fontfile: string,
): Promise<{ data: Buffer; width: number; height: number }> {
  const text = `<span foreground="${colours.ink}">${escaped(title)}</span>`
  // The resolution sets the size of the letters: the largest one whose lines fit the panel is taken.
  for (let dpi = 440; ; dpi -= 20) {
    const spacing = -Math.round(dpi / 18)
    const image = sharp({
      text: { text, font: family, fontfile, width: panel.widest, dpi, rgba: true, spacing, wrap: 'word' },
    })
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
    const fits = info.width <= panel.widest && info.height <= panel.tallest
    if (fits || dpi <= 150) return { data, width: info.width, height: info.height }
  }
}

/**
 * A whitewashed panel with a painted frame and a page's title on it, as layers over a share picture. Carries no brand
 * name, because that is configuration.
 * @param fontfile the title face, cut to a file that the text renderer can open
 */
export async function sharePanel({
  title,
  paint,
  fontfile,
}: {
  title: string
  paint: string
  fontfile: string
}): Promise<OverlayOptions[]> {
  const words = await titleImage(title, fontfile)
  const [width, height] = [words.width + panel.padding * 2, words.height + panel.padding * 2]
  const inset = panel.frame * 1.9
  const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colours.whitewash}"/><rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" fill="none" stroke="${paint}" stroke-width="${panel.frame}"/></svg>`
  return [
    { input: Buffer.from(wall), left: panel.left, top: panel.left },
    { input: words.data, left: panel.left + panel.padding, top: panel.left + panel.padding },
  ]
}
