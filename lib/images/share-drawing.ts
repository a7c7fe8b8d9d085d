import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sharp } from './decoder'
import { flatPoster } from './poster'

/** A file that is served as it is; the process runs in the folder above `public`. */
const publicFile = (address: string): string => path.join(process.cwd(), 'public', ...address.split('/'))

/** Pixels of the pictures that other sites show for a page, of the poster on them and of the band beside it. */
const size = { width: 1200, height: 630 } as const
const poster = { width: 840, height: 630 } as const
const words = {
  left: poster.width + 40,
  width: size.width - poster.width - 76,
  bottom: 48,
  tallest: 380,
} as const

/** The name that the cut font gives itself; the comma keeps its "96pt" from being read as a size. */
const family = 'Bricolage Grotesque 96pt ExtraBold,'
const lettering = '#FBEFD3'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Words in the site's own letters, as large as their room allows: the resolution sets the size of the letters. */
async function lettered(text: string, largest: number): Promise<{ data: Buffer; height: number }> {
  for (let dpi = largest; ; dpi -= 16) {
    const image = sharp({
      text: {
        text: `<span foreground="${lettering}">${escaped(text)}</span>`,
        font: family,
        fontfile: publicFile('/share/title.ttf'),
        width: words.width,
        dpi,
        rgba: true,
        spacing: -Math.round(dpi / 18),
        wrap: 'word',
      },
    })
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
    const fits = info.width <= words.width && info.height <= words.tallest
    if (fits || dpi <= 120) return { data, height: info.height }
  }
}

/**
 * The picture that other sites show for a page, 1200 × 630 pixels, JPEG: its whole poster, and beside it a painted band
 * with number, place and name. It carries no brand name, because that is configuration.
 * @param address of a poster, such as `/posters/home.svg`
 * @param sign number and place, where the page has them
 */
export async function drawSharePicture({
  title,
  sign,
  address,
  paint,
}: {
  title: string
  sign?: string
  address: string
  paint: string
}): Promise<Buffer> {
  const svg = flatPoster(await readFile(publicFile(address), 'utf8'), 'day')
  const drawing = await sharp(Buffer.from(svg))
    .resize({ ...poster, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const name = await lettered(title, 360)
  const number = sign && (await lettered(sign, 150))
  const top = size.height - words.bottom - name.height
  return sharp({ create: { ...size, channels: 3, background: paint } })
    .composite([
      { input: drawing, left: 0, top: 0 },
      { input: name.data, left: words.left, top },
      ...(number ? [{ input: number.data, left: words.left, top: 48 }] : []),
    ])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
