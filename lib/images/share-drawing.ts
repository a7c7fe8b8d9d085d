import 'server-only'
import path from 'node:path'
import sharp from 'sharp'

const size = { width: 1200, height: 630 } as const
const panel = { left: 56, padding: 46, frame: 10, widest: 520, tallest: 190 } as const

/** The name that the cut font gives itself; the comma keeps its "96pt" from being read as a size. */
const family = 'Bricolage Grotesque 96pt ExtraBold,'

/** A file that is served as it is; the process runs in the folder above `public`. */
const publicFile = (address: string): string => path.join(process.cwd(), 'public', ...address.split('/'))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The title in the site's own letters, as large as the panel allows. */
async function titleImage(title: string): Promise<{ data: Buffer; width: number; height: number }> {
  const text = `<span foreground="#12313a">${escaped(title)}</span>`
  // The resolution sets the size of the letters: the largest one whose lines fit the panel is taken.
  for (let dpi = 440; ; dpi -= 40) {
    const image = sharp({
      text: {
        text,
        font: family,
        fontfile: publicFile('/share/title.ttf'),
        width: panel.widest,
        dpi,
        rgba: true,
        spacing: -Math.round(dpi / 18),
        wrap: 'word',
      },
    })
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
    const fits = info.width <= panel.widest && info.height <= panel.tallest
    if (fits || dpi <= 160) return { data, width: info.width, height: info.height }
  }
}

/**
 * The picture that other sites show for a trip whose share picture nobody has drawn ahead (`npm run share-pictures`):
 * its scene, and its title on a whitewashed panel. 1200 × 630 pixels, JPEG.
 * @param scene address of a drawing of the project, such as `/pictures/hero-tours-1600.webp`
 */
export async function drawSharePicture({
  title,
  scene,
  paint,
}: {
  title: string
  scene: string
  paint: string
}): Promise<Buffer> {
  const words = await titleImage(title)
  const box = { width: words.width + panel.padding * 2, height: words.height + panel.padding * 2 }
  const inset = panel.frame * 1.9
  const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="100%" height="100%" fill="#fcf9f2"/><rect x="${inset}" y="${inset}" width="${box.width - inset * 2}" height="${box.height - inset * 2}" fill="none" stroke="${paint}" stroke-width="${panel.frame}"/></svg>`
  return sharp(publicFile(scene))
    .resize({ ...size, fit: 'cover' })
    .composite([
      { input: Buffer.from(wall), left: panel.left, top: panel.left },
      { input: words.data, left: panel.left + panel.padding, top: panel.left + panel.padding },
    ])
    .jpeg({ quality: 78 })
    .toBuffer()
}
