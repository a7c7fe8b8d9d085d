/**
 * Draws every figure large on one sheet, so that anatomy, joints and waterlines can be judged before they stand
 * in a scene: each pose from three sides, each stroke of a paddler, each boat at four headings. Not served.
 *
 *   figure-sheet.ts people|kayaks|boats|all sheet.png [width]
 */
import sharp from 'sharp'
import { seeded } from './core.ts'
import { canoe, motorBoat, schooner, sloop } from './figures/boats.ts'
import { outfit } from './figures/body.ts'
import { kayak, type PaddlerPose } from './figures/kayaks.ts'
import { type Doing, diver, doings, person, swimmer, wader } from './figures/people.ts'
import type { Stance } from './figures/shape.ts'
import { hours } from './palette.ts'

interface Cell {
  label: string
  width: number
  height: number
  /** The drawing, its foot or waterline at (x, y). */
  draw: (x: number, y: number) => string
  /** Draws the surface of water at the foot of the cell. */
  afloat?: boolean
}

const sides = ['right', 'toward-left', 'away-right'] as const
const water = hours.noon.water
const foam = hours.noon.glint

const peopleCells = (): Cell[] => [
  ...doings.flatMap((does: Doing) =>
    sides.map((heading, i): Cell => {
      const random = seeded(`${does} ${heading}`)
      const wears = outfit(random, (['hiker', 'trekker', 'beach'] as const)[i] ?? 'hiker')
      return {
        label: `${does} ${heading}`,
        width: 300,
        height: 440,
        draw: (x, y) => person({ x, y, scale: 1.9, heading, does, phase: 0.1 + i * 0.3, wears }),
      }
    }),
  ),
  {
    label: 'wader',
    width: 300,
    height: 440,
    afloat: true,
    draw: (x, y) => wader({ x, y, scale: 1.9, wears: outfit(seeded('wader'), 'beach'), foam }),
  },
  {
    label: 'swimmer',
    width: 420,
    height: 440,
    afloat: true,
    draw: (x, y) => swimmer({ x, y, scale: 2, random: seeded('swimmer'), water, foam }),
  },
  {
    label: 'diver',
    width: 420,
    height: 440,
    draw: (x, y) => diver({ x, y: y - 180, scale: 1.5, random: seeded('diver') }),
  },
]

const kayakCells = (): Cell[] => {
  const phases: readonly PaddlerPose[] = [
    0,
    0.1,
    0.2,
    0.3,
    0.42,
    0.55,
    0.7,
    0.85,
    'rest',
    'point-right',
    'look-up',
    'brace',
  ]
  const single = phases.map(
    (pose, i): Cell => ({
      label: `single ${pose}`,
      width: 660,
      height: 330,
      afloat: true,
      draw: (x, y) =>
        kayak({
          x,
          y,
          scale: 1.2,
          heading: (['right', 'toward-left', 'away-right', 'toward-right'] as const)[i % 4] ?? 'right',
          crew: [pose],
          water,
          foam,
          random: seeded(`kayak ${pose}`),
        }),
    }),
  )
  const double = (['right', 'toward-left', 'away-right', 'toward'] as const).map(
    (heading, i): Cell => ({
      label: `double ${heading}`,
      width: 660,
      height: 330,
      afloat: true,
      draw: (x, y) =>
        kayak({
          x,
          y,
          scale: 1,
          seats: 2,
          heading,
          phase: i * 0.21,
          loaded: i === 0,
          water,
          foam,
          random: seeded(`d${i}`),
        }),
    }),
  )
  return [...single, ...double]
}

const boatCells = (): Cell[] => {
  const at = (heading: NonNullable<Stance['heading']>) => ({ heading, water })
  return (['right', 'toward-left', 'away-right', 'toward-right'] as const).flatMap((heading, i): Cell[] => [
    {
      label: `canoe ${heading}`,
      width: 640,
      height: 420,
      afloat: true,
      draw: (x, y) =>
        canoe({
          x,
          y,
          ...at(heading),
          fisher: (['cast', 'paddle', 'sit', undefined] as const)[i],
          stripe: '#1f4fa3',
          random: seeded('c'),
        }),
    },
    {
      label: `motor boat ${heading}`,
      width: 640,
      height: 420,
      afloat: true,
      draw: (x, y) => motorBoat({ x, y, scale: 0.64, ...at(heading), passengers: 5, random: seeded('m') }),
    },
    {
      label: `sloop ${heading}`,
      width: 640,
      height: 420,
      afloat: true,
      draw: (x, y) =>
        sloop({
          x,
          y,
          scale: i % 2 ? 0.55 : 0.3,
          ...at(heading),
          sails: i % 2 ? 'furled' : 'full',
          random: seeded('s'),
        }),
    },
    {
      label: `schooner ${heading}`,
      width: 640,
      height: 420,
      afloat: true,
      draw: (x, y) =>
        schooner({ x, y, scale: 0.3, ...at(heading), sails: i % 2 ? 'full' : 'furled', random: seeded('g') }),
    },
  ])
}

const groups: Record<string, () => Cell[]> = { people: peopleCells, kayaks: kayakCells, boats: boatCells }

const [group = 'all', out, width = '2400'] = process.argv.slice(2)
const asked = group === 'all' ? Object.values(groups) : [groups[group]]
if (!out || asked.some((cells) => !cells)) throw new Error('Usage: people|kayaks|boats|all sheet.png [width]')
const wide = Number(width)

let x = 0
let y = 0
let row = 0
let svg = ''
for (const cell of asked.flatMap((cells) => cells?.() ?? [])) {
  if (x + cell.width > wide) {
    x = 0
    y += row
    row = 0
  }
  row = Math.max(row, cell.height)
  const foot = y + cell.height - (cell.afloat ? 110 : 40)
  const surface = cell.afloat
    ? `<rect x="${x}" y="${foot - 40}" width="${cell.width - 4}" height="${y + cell.height - foot + 36}" fill="${water}"/>`
    : ''
  svg += `<g><clipPath id="c${x}-${y}"><rect x="${x}" y="${y}" width="${cell.width - 4}" height="${cell.height - 4}"/></clipPath><g clip-path="url(#c${x}-${y})"><rect x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" fill="#dfe7e2"/>${surface}${cell.draw(x + cell.width / 2, foot)}<text x="${x + 8}" y="${y + 20}" font-family="sans-serif" font-size="16" fill="#333">${cell.label}</text></g></g>`
  x += cell.width
}
const height = y + row
await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}"><rect width="${wide}" height="${height}" fill="#fff"/>${svg}</svg>`,
  ),
  { unlimited: true },
)
  .png()
  .toFile(out)
