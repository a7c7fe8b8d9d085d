import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { canvas, clamp, type Scene } from './core.ts'
import { hours, paints } from './palette.ts'
import { sceneSvg } from './scene-svg.ts'

export const shareSize = { width: 1200, height: 630 } as const
const heaviest = 80 * 1024
const panel = { left: 56, padding: 46, frame: 10, widest: 520, tallest: 190 } as const

const require = createRequire(import.meta.url)

/** The name that the cut font gives itself; the comma keeps its "96pt" from being read as a size. */
const family = 'Bricolage Grotesque 96pt ExtraBold,'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The letters of both languages. */
const letters = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')

/**
 * Cuts the title face into a file that the text renderer can open, for as long as `use` runs. One file serves
 * a whole run: the renderer remembers a face by its name and does not look for a second file.
 */
export async function withTitleFont<T>(use: (fontfile: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'share-'))
  const fontfile = join(folder, 'title.ttf')
  try {
    const font = await readFile(
      require.resolve(
        '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
      ),
    )
    const variationAxes = { wght: 760, wdth: 82, opsz: 60 }
    await writeFile(
      fontfile,
      await subsetFont(font, `${letters}–—’“”…`, { targetFormat: 'sfnt', variationAxes }),
    )
    return await use(fontfile)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The title set in the site's own letters, as large as the panel allows. */
async function titleImage(
  title: string,
  fontfile: string,
): Promise<{ data: Buffer; width: number; height: number }> {
  const text = `<span foreground="${hours.morning.ink}">${escaped(title)}</span>`
  // The resolution sets the size of the letters: the largest one whose lines fit the panel is taken.
  for (let dpi = 440; ; dpi -= 20) {
    const spacing = -Math.round(dpi / 18)
    const image = sharp({
      text: { text, font: family, fontfile, width: panel.widest, dpi, rgba: true, spacing, wrap: 'word' },
    })
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
    if ((info.width <= panel.widest && info.height <= panel.tallest) || dpi <= 150) {
      return { data, width: info.width, height: info.height }
    }
  }
}

/**
 * The picture that other sites show for a page, 1200 × 630 JPEG of at most 80 KB: the page's scene, and its
 * title on a whitewashed panel with a painted frame. Carries no brand name, because that is configuration.
 */
export async function sharePicture({
  title,
  scene,
  paint,
  fontfile,
}: {
  title: string
  scene: Scene
  paint: string
  fontfile: string
}): Promise<Buffer> {
  const { width, height } = scene.size ?? canvas
  const scale = Math.max(shareSize.width / width, shareSize.height / height)
  const tall = Math.round(height * scale)
  // What the scene is about stands below the middle, clear of the panel.
  const top = Math.round(clamp(scene.focus[1] * tall - shareSize.height * 0.58, 0, tall - shareSize.height))
  const left = Math.round((width * scale - shareSize.width) / 2)
  const ground = await sharp(Buffer.from(sceneSvg(scene)), { unlimited: true })
    .resize(Math.round(width * scale), tall)
    .extract({ left, top, ...shareSize })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const words = await titleImage(title, fontfile)
  const box = { width: words.width + panel.padding * 2, height: words.height + panel.padding * 2 }
  const inset = panel.frame * 1.9
  const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="${box.width}" height="${box.height}" fill="${paints.whitewash}"/><rect x="${inset}" y="${inset}" width="${box.width - inset * 2}" height="${box.height - inset * 2}" fill="none" stroke="${paint}" stroke-width="${panel.frame}"/></svg>`
  const composed = await sharp(ground)
    .composite([
      { input: Buffer.from(wall), left: panel.left, top: panel.left },
      { input: words.data, left: panel.left + panel.padding, top: panel.left + panel.padding },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (let quality = 84; ; quality -= 6) {
    const jpeg = await sharp(composed).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= heaviest || quality <= 48) return jpeg
  }
}
