/**
 * Draws the site's pictures: every scene as AVIF and WebP in `public/pictures`, and `lib/images/pictures.json`,
 * the list of them with sizes, focus, blur and colour.
 *
 *   render.ts [ids…]                  draws what changed (all of it, or the named scenes)
 *   render.ts --quick [ids…]          the same in a fifth of the time, each AVIF about a tenth heavier
 *   render.ts --check                 draws nothing; exits 1 and names the scenes whose pictures are out of date
 *   render.ts --preview ID out.png W  one PNG to look at, W pixels wide
 */
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { canvas, type Scene } from './core.ts'
import { gatherScenes } from './gather.ts'
import { fingerprint, sceneSvg } from './scene-svg.ts'

const pictures = new URL('../../public/pictures/', import.meta.url)
const manifestFile = new URL('../../lib/images/pictures.json', import.meta.url)

/** Width of a hero on phones with two pixels to a point. */
const phone = 680
const widths = { card: [480, 800, 1280], hero: [phone, 1120, 1600, 2000] }
const heaviest = 40 * 1024
/**
 * Bytes at most in the widths that phones ask for first: of a hero what a server sends over a new connection before it
 * hears back, and of a card, the first picture of a trip's page, little more.
 */
const heaviestAt: Readonly<Record<number, number>> = { [phone]: 13.5 * 1024, 800: 22 * 1024 }
const qualities = [60, 54, 48, 42]

const pictureEntry = z.object({
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  focus: z.tuple([z.number(), z.number()]),
  blur: z.string(),
  svg: z.string(),
})
const manifestShape = z.record(z.string(), pictureEntry)
type Manifest = z.infer<typeof manifestShape>

/** One picture to write, as its scene draws it. */
interface Picture {
  id: string
  svg: string
  widths: number[]
  focus: [number, number]
  size: { width: number; height: number }
}

function pictureOf(scene: Scene, svg: string): Picture {
  const size = scene.size ?? canvas
  const isWide = size.width / size.height > 1.5
  return { id: scene.id, svg, widths: isWide ? widths.hero : widths.card, focus: scene.focus, size }
}

const filesOf = ({ id, widths: all }: { id: string; widths: number[] }): string[] =>
  all.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`])

const exists = (file: URL): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

async function readManifest(): Promise<Manifest> {
  if (!(await exists(manifestFile))) return {}
  const stored: unknown = JSON.parse(await readFile(manifestFile, 'utf8'))
  return manifestShape.parse(stored)
}

async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  const draft = new URL(`${manifestFile.href}.${process.pid}`)
  await mkdir(new URL('./', manifestFile), { recursive: true })
  await writeFile(draft, `${JSON.stringify(sorted, null, 2)}\n`)
  await rename(draft, manifestFile)
}

/** The scene as pixels at the size it was drawn. */
const pixels = ({ svg }: Picture): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()

async function draw(
  picture: Picture,
  effort: number,
): Promise<{ entry: z.infer<typeof pictureEntry>; heaviestFile: number }> {
  const source = await pixels(picture)
  const at = (width: number) => sharp(source).resize(width)
  const avif = (width: number, quality: number) => at(width).avif({ quality, effort }).toBuffer()
  const judged = Math.max(...picture.widths.filter((width) => width <= 1280))
  /** The best quality that stays below a weight, or the least. */
  const weigh = async (width: number, most: number, candidates: readonly number[]) => {
    let best = { quality: 0, file: Buffer.alloc(0) }
    for (const quality of candidates) {
      best = { quality, file: await avif(width, quality) }
      if (best.file.length <= most) break
    }
    return best
  }
  const { quality, file: weighed } = await weigh(judged, heaviest, qualities)
  const lowerQualities = qualities.filter((one) => one <= quality)
  let heaviestFile = 0
  for (const width of picture.widths) {
    const most = heaviestAt[width] ?? Number.POSITIVE_INFINITY
    const file = width === judged ? weighed : (await weigh(width, most, lowerQualities)).file
    heaviestFile = Math.max(heaviestFile, file.length)
    await writeFile(new URL(`${picture.id}-${width}.avif`, pictures), file)
    await writeFile(
      new URL(`${picture.id}-${width}.webp`, pictures),
      await at(width)
        .webp({ quality: quality + 18, effort: 5 })
        .toBuffer(),
    )
  }
  const blur = await at(20).blur(0.8).webp({ quality: 30, effort: 6 }).toBuffer()
  const width = Math.max(...picture.widths)
  return {
    heaviestFile,
    entry: {
      width,
      height: Math.round((width * picture.size.height) / picture.size.width),
      widths: picture.widths,
      focus: picture.focus,
      blur: `data:image/webp;base64,${blur.toString('base64')}`,
      svg: fingerprint(picture.svg),
    },
  }
}

/** Whether the manifest holds a picture as its scene is now, the point around which it is cropped included. */
function isRecorded({ id, svg, focus }: Picture, manifest: Manifest): boolean {
  const entry = manifest[id]
  return entry?.svg === fingerprint(svg) && focus.every((fraction, axis) => entry.focus[axis] === fraction)
}

async function upToDate(picture: Picture, manifest: Manifest): Promise<boolean> {
  if (!isRecorded(picture, manifest)) return false
  const present = await Promise.all(filesOf(picture).map((file) => exists(new URL(file, pictures))))
  return present.every(Boolean)
}

/** Draws what changed among the named scenes, or among all of them; a full run also removes what no scene draws any more. */
async function render(scenes: Scene[], ids: string[], effort: number): Promise<void> {
  await mkdir(pictures, { recursive: true })
  const asked = ids.length ? scenes.filter(({ id }) => ids.includes(id)) : scenes
  const unknown = ids.filter((id) => !scenes.some((scene) => scene.id === id))
  if (unknown.length) throw new Error(`No scene is called ${unknown.join(', ')}`)
  for (const [i, scene] of asked.entries()) {
    const place = `${String(i + 1).padStart(3)}/${asked.length} ${scene.id}`
    const picture = pictureOf(scene, sceneSvg(scene))
    if (await upToDate(picture, await readManifest())) {
      console.log(`${place}: unchanged`)
      continue
    }
    const { entry, heaviestFile } = await draw(picture, effort)
    // Read again: several people draw at the same time.
    await writeManifest({ ...(await readManifest()), [picture.id]: entry })
    console.log(`${place}: drawn, largest AVIF ${Math.round(heaviestFile / 1024)} KB`)
  }
  if (ids.length) return
  const wanted = scenes.map((scene) => pictureOf(scene, ''))
  const names = new Set(wanted.map(({ id }) => id))
  const files = new Set(wanted.flatMap(filesOf))
  await writeManifest(
    Object.fromEntries(Object.entries(await readManifest()).filter(([id]) => names.has(id))),
  )
  for (const file of await readdir(pictures)) if (!files.has(file)) await rm(new URL(file, pictures))
}

/** The ids of scenes whose pictures are missing or were drawn from other code. */
async function stale(scenes: Scene[]): Promise<string[]> {
  const manifest = await readManifest()
  const wanted = scenes.map((scene) => pictureOf(scene, sceneSvg(scene)))
  const outdated = wanted.filter((picture) => !isRecorded(picture, manifest)).map(({ id }) => id)
  const orphans = Object.keys(manifest).filter((id) => !wanted.some((picture) => picture.id === id))
  return [...outdated, ...orphans]
}

const [first, ...rest] = process.argv.slice(2)
const scenes = await gatherScenes()
if (first === '--check') {
  const ids = await stale(scenes)
  if (ids.length) console.error(`Out of date, draw them again: ${ids.join(' ')}`)
  process.exitCode = ids.length ? 1 : 0
} else if (first === '--preview') {
  const [id, out, width = '1000'] = rest
  const scene = scenes.find((candidate) => candidate.id === id)
  if (!scene || !out) throw new Error('Usage: --preview ID out.png [width]')
  await sharp(Buffer.from(sceneSvg(scene)), { unlimited: true })
    .resize(Number(width))
    .png()
    .toFile(out)
} else if (first === '--quick') {
  await render(scenes, rest, 2)
} else {
  await render(scenes, first ? [first, ...rest] : [], 4)
}
