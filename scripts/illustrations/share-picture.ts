import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { sharePanel, shareSize } from '../../lib/images/share-panel.ts'
import { canvas, clamp, type Scene } from './core.ts'
import { sceneSvg } from './scene-svg.ts'

const heaviest = 80 * 1024

const require = createRequire(import.meta.url)

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

/**
 * The picture that other sites show for a page, 1200 × 630 JPEG of at most 80 KB: the page's scene, and its
 * title on a panel.
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
  const composed = await sharp(ground)
    .composite(await sharePanel({ title, paint, fontfile }))
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (let quality = 84; ; quality -= 6) {
    const jpeg = await sharp(composed).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= heaviest || quality <= 48) return jpeg
  }
}
