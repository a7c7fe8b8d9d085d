/**
 * Draws the site's icons from its mark in components/layout/logo.tsx:
 * `node_modules/.bin/node scripts/icons.ts` after the mark or the colours have changed. The files are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const wall = '#fcf9f2'
const ink = '#10272d'
/** Side of the mark's own drawing. */
const side = 48

/** The shapes of the mark as SVG: the component's markup in the colours of daylight. */
function markShapes(): string {
  const source = readFileSync('components/layout/logo.tsx', 'utf8')
  const shapes = [...source.matchAll(/<(?:path|circle)[\s\S]*?\/>/g)].map(([shape]) => shape)
  if (shapes.length === 0) throw new Error('components/layout/logo.tsx holds no shapes to draw')
  return shapes.join('').replaceAll('currentColor', ink).replace(/\s+/g, ' ')
}

/**
 * The mark on a plain ground.
 * @param margin space around the mark, as a part of its side
 * @param corner radius of the ground's corners, as a part of the picture's side
 */
function onGround({ margin, corner }: { margin: number; corner: number }): string {
  const space = side * margin
  const full = side + 2 * space
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-space} ${-space} ${full} ${full}"><rect x="${-space}" y="${-space}" width="${full}" height="${full}" rx="${full * corner}" fill="${wall}"/>${markShapes()}</svg>`
}

const bare = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><style>.ink{fill:${ink}}@media (prefers-color-scheme:dark){.ink{fill:#f5f0e4}}</style>${markShapes().replaceAll(`fill="${ink}"`, 'class="ink"')}</svg>`

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** An ICO file is a directory of pictures; browsers accept PNG inside. */
function ico(pictures: { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(bytes.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)])
}

mkdirSync('public/icons', { recursive: true })
writeFileSync('app/icon.svg', bare)
const tile = onGround({ margin: 0.12, corner: 0.18 })
writeFileSync(
  'app/favicon.ico',
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(tile, size) })))),
)
// Phones cut the corners themselves, and maskable icons as far as 10 % from each edge.
const square = onGround({ margin: 0.2, corner: 0 })
writeFileSync('app/apple-icon.png', await png(square, 180))
writeFileSync('public/icons/icon-192.png', await png(tile, 192))
writeFileSync('public/icons/icon-512.png', await png(tile, 512))
writeFileSync('public/icons/icon-maskable-512.png', await png(square, 512))
