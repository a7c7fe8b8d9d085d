import { acceptedTypes, type Problem } from './areas'

/** Longest side in pixels of what is sent; the site stores no more (lib/staff/pictures/image-bytes.ts). */
const longestSide = 2560

/** Sides and qualities to try until the photograph fits its area. */
const tries = [
  { side: longestSide, quality: 0.92 },
  { side: longestSide, quality: 0.8 },
  { side: 1920, quality: 0.75 },
  { side: 1280, quality: 0.7 },
] as const

export type FittedFile = { ok: true; file: File } | { ok: false; problem: Problem }

/** Whether a file is a HEIC photograph, by how its bytes begin: some systems name no type for them. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(4, 12).arrayBuffer()))
  return /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(head)
}

const isKnownType = (type: string): boolean => Object.hasOwn(acceptedTypes, type)

async function decode(file: File, isFromHeic: boolean): Promise<ImageBitmap | undefined> {
  try {
    // Turned as the camera held it.
    return await createImageBitmap(file)
  } catch {
    if (!isFromHeic) return undefined
  }
  try {
    const { decodeHeic } = await import('./decode-heic')
    return await decodeHeic(file)
  } catch (error) {
    console.warn(`${file.name} could not be decoded`, error)
    return undefined
  }
}

/** Draws a picture no larger than `side` pixels on its longest side: only pixels survive, no position, nothing else. */
async function draw(
  picture: ImageBitmap,
  { side, quality, type }: { side: number; quality: number; type: string },
): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/**
 * Makes a photograph small enough to be sent, in the browser: telephones take larger ones than the site stores, some of a
 * type that it does not (spec §5). What fits, drawings and animations are left as they are.
 * @param limit most bytes of the area
 */
export async function fitPhotograph(file: File, limit: number): Promise<FittedFile> {
  const fromHeic = await isHeic(file)
  const fits = file.size <= limit
  if (!fromHeic && (file.type === 'image/svg+xml' || !isKnownType(file.type))) {
    return fits ? { ok: true, file } : { ok: false, problem: 'tooLarge' }
  }
  // It may move, and a drawing of it would not.
  if (file.type === 'image/webp' && fits) return { ok: true, file }
  const picture = await decode(file, fromHeic)
  if (!picture) {
    if (fromHeic) return { ok: false, problem: 'damaged' }
    // The server says what is wrong with it.
    return fits ? { ok: true, file } : { ok: false, problem: 'tooLarge' }
  }
  try {
    if (!fromHeic && fits && Math.max(picture.width, picture.height) <= longestSide) return { ok: true, file }
    // A photograph as a photograph; what may be transparent stays so, packed more tightly.
    const type = fromHeic || file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
    for (const { side, quality } of tries) {
      const drawn = await draw(picture, { side, quality, type })
      if (!drawn || drawn.size > limit) continue
      const name = file.name.replace(/\.[^.]*$/, '') + (endings[drawn.type] ?? '')
      return { ok: true, file: new File([drawn], name, { type: drawn.type }) }
    }
    return { ok: false, problem: 'tooLarge' }
  } finally {
    picture.close()
  }
}
