/**
 * Things that people of the coast and of the trails use. (x, y) is the foot of the thing, or its middle when it
 * lies on a table or hangs; sizes in centimetres times `scale`.
 *
 *   rabeca({ x, y, scale: 3 })            a fiddle hanging, 62 long, with its bow
 *   cairn, fixedRope, anchorBolt
 */
import { lerp, n, type Random } from '../core.ts'
import { type Look, tones } from './look.ts'
import { fill, line, type Place, type Point, placed, polygon, smooth } from './shape.ts'

type Thing = Place & Look

/** A rabeca, the fiddle of the fandango, hanging by its scroll with the bow beside it; 62 long, (x, y) its nail. */
export function rabeca({ bow = true, ...thing }: Thing & { bow?: boolean }): string {
  const tone = tones(thing)
  const wood = '#b5692c'
  const half = (side: -1 | 1): (readonly [number, number])[] => [
    [0, 26.5],
    [side * 6, 27],
    [side * 8.6, 31],
    [side * 7, 36.4],
    [side * 5.4, 40],
    [side * 7.4, 44],
    [side * 11, 50],
    [side * 9.4, 58],
    [side * 4, 61.4],
    [0, 61.8],
  ]
  const left = smooth(half(-1), 5).map(([x = 0, y = 0]): Point => [x, y])
  const right = smooth(half(1), 5).map(([x = 0, y = 0]): Point => [x, y])
  const shaded = tone.side < 0 ? right : left
  return placed(
    thing,
    fill(
      polygon([...right, ...[...left].reverse()].map(([x, y]): Point => [x - tone.side * 2.4, y + 1.4])),
      tone.deep('#2a2320'),
      0.3,
    ) +
      fill(polygon([...right, ...[...left].reverse()]), tone.base(wood)) +
      fill(
        polygon([...shaded, ...[...shaded].reverse().map(([x, y]): Point => [x * 0.35, y])]),
        tone.shade(wood),
      ) +
      [-1, 1]
        .map(
          (s) =>
            `<path d="M${s * 3.4} 40.500q${s * 2} 1.600 ${s * 0.6} 4q${s * -1.4} 2.400 ${s * 0.8} 4" fill="none" stroke="${tone.deep('#3a2312')}" stroke-width=".9"/>`,
        )
        .join('') +
      fill('M-1.500 4h3L2.200 44h-4.400Z', tone.deep('#3a2616')) +
      fill('M-2 0q2-3.400 4 0l.2 7h-4.400Z', tone.base('#7a4520')) +
      [2, 4.4]
        .map((y) =>
          line(
            [
              [-4.6, y],
              [4.6, y + 0.5],
            ],
            1.1,
            tone.deep('#3a2616'),
          ),
        )
        .join('') +
      fill('M-4 47.400h8l-.6 1.500h-6.800Z', tone.lit('#e0bd82')) +
      fill('M-2.400 52h4.800l-1 8h-2.800Z', tone.deep('#3a2616')) +
      [-1.1, -0.1, 0.9]
        .map((x) =>
          line(
            [
              [x, 3],
              [x * 1.5, 52],
            ],
            0.25,
            tone.lit('#f3ead2'),
          ),
        )
        .join('') +
      (bow
        ? `<path d="M17 2Q21.500 30 18.600 58" fill="none" stroke="${tone.shade('#8a4f22')}" stroke-width="1.2" stroke-linecap="round"/><path d="M17 3L17.600 57" stroke="${tone.lit('#f3ead2')}" stroke-width=".6"/>`
        : ''),
  )
}

/** A cairn of five to seven stones, 90 high. */
export function cairn({
  random,
  colour = '#a39a8b',
  ...thing
}: Thing & { random: Random; colour?: string }): string {
  const tone = tones(thing)
  const count = 5 + Math.floor(random() * 3)
  let y = 0
  let out = ''
  for (let i = 0; i < count; i++) {
    const wide = lerp(36, 10, i / (count - 1)) * (0.9 + random() * 0.2)
    const high = lerp(20, 9, i / (count - 1)) * (0.85 + random() * 0.3)
    const x = (random() - 0.5) * 7
    const k = (random() - 0.5) * 0.3
    const stone: Point[] = [
      [x - wide, y - high * 0.3],
      [x - wide * 0.8, y - high * (0.9 + k)],
      [x - wide * 0.1, y - high * 1.06],
      [x + wide * 0.72, y - high * (0.94 - k)],
      [x + wide, y - high * 0.4],
      [x + wide * 0.7, y + 1],
      [x - wide * 0.74, y + 1],
    ]
    out += fill(polygon(stone), tone.base(colour))
    out += fill(
      polygon(
        tone.side < 0
          ? [
              [x + wide * 0.2, y - high * 1.02],
              [x + wide * 0.72, y - high * (0.94 - k)],
              [x + wide, y - high * 0.4],
              [x + wide * 0.7, y + 1],
              [x - wide * 0.74, y + 1],
              [x - wide * 0.3, y - high * 0.28],
              [x + wide * 0.3, y - high * 0.4],
            ]
          : [
              [x - wide * 0.2, y - high * 1.04],
              [x - wide * 0.8, y - high * (0.9 + k)],
              [x - wide, y - high * 0.3],
              [x - wide * 0.74, y + 1],
              [x + wide * 0.7, y + 1],
              [x + wide * 0.3, y - high * 0.28],
              [x - wide * 0.3, y - high * 0.4],
            ],
      ),
      tone.shade(colour),
    )
    y -= high * 0.95
  }
  return placed(thing, out)
}

/** A rope along rock through points, with a knot at each of `knots`. Width in pixels. */
export function fixedRope({
  points,
  knots = [],
  width = 6,
  colour = '#e6c27a',
  ...look
}: Look & {
  points: readonly Point[]
  knots?: readonly Point[]
  width?: number
  colour?: string
}): string {
  const tone = tones(look)
  const path = smooth(points, 8).map(([x = 0, y = 0]): Point => [x, y])
  const lay = path
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) =>
      line(
        [
          [x - width * 0.3, y + width * 0.3],
          [x + width * 0.3, y - width * 0.3],
        ],
        width * 0.22,
        tone.shade(colour),
      ),
    )
  const tied = knots.map(
    ([x, y]) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width * 0.95)}" ry="${n(width * 0.8)}" fill="${tone.base(colour)}"/>`,
  )
  return (
    line(
      path.map(([x, y]): Point => [x + width * 0.28, y + width * 0.38]),
      width * 0.9,
      tone.deep('#2c332f'),
    ) +
    line(path, width, tone.base(colour)) +
    lay.join('') +
    tied.join('')
  )
}

/** What a rope is tied to on bare rock: a bolt through a plate, and its ring hanging down to (x, y). In centimetres. */
export function anchorBolt(thing: Thing): string {
  const tone = tones(thing)
  const steel = '#8b9290'
  return placed(
    thing,
    line(
      [
        [2, -12],
        [3, -3],
      ],
      7,
      tone.deep('#2c332f'),
    ) +
      line(
        [
          [0, -15],
          [0, -8],
        ],
        8,
        tone.base(steel),
      ) +
      `<circle cx="0" cy="-13" r="2.2" fill="${tone.deep(steel)}"/><circle cx="0" cy="-4" r="4.4" fill="none" stroke="${tone.shade(steel)}" stroke-width="2.2"/>`,
  )
}
