/**
 * Things that people of the coast and of the trails use. (x, y) is the foot of the thing, or its middle when it
 * lies on a table or hangs; sizes in centimetres times `scale`.
 *
 *   rabeca({ x, y, scale: 3 })            a fiddle hanging, 62 long, with its bow
 *   cairn, fixedRope, anchorBolt, buoy
 */
import { lerp, n, type Random } from '../core.ts'
import { type Look, tones } from './look.ts'
import { fill, line, type Place, type Point, placed, polygon, smooth } from './shape.ts'

type Thing = Place & Look
const shape = (points: readonly (readonly [number, number])[], steps = 5): string =>
  polygon(smooth(points, steps).map(([x = 0, y = 0]): Point => [x, y]))

const _limeSlice = (x: number, y: number, r: number, flesh: string, peel: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.72)}" fill="${peel}"/><ellipse cx="${x}" cy="${n(y - 0.2)}" rx="${n(r * 0.8)}" ry="${n(r * 0.56)}" fill="${flesh}"/><path d="M${n(x - r * 0.7)} ${n(y - 0.2)}h${n(r * 1.4)}M${n(x - r * 0.4)} ${n(y - r * 0.5)}l${n(r * 0.8)} ${n(r * 0.86)}M${n(x + r * 0.4)} ${n(y - r * 0.5)}l${n(-r * 0.8)} ${n(r * 0.86)}" stroke="${peel}" stroke-width=".35"/>`

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

/** A mooring buoy on the water, 60 across. */
export function buoy({ colour = '#e2552f', ...thing }: Thing & { colour?: string }): string {
  const tone = tones(thing)
  return placed(
    thing,
    fill('M-30-8a30 30 0 0 1 60 0q0 10-30 10t-30-10Z', tone.base(colour)) +
      fill(
        tone.side < 0
          ? 'M4-38Q24-34 30-8q0 10-30 10Q16-8 4-38Z'
          : 'M-4-38Q-24-34-30-8q0 10 30 10Q-16-8-4-38Z',
        tone.shade(colour),
      ) +
      fill('M-29-16q29 8 58 0v8q-29 8-58 0Z', tone.lit('#f7f1e1')) +
      fill('M-4-38h8v-10h-8Z', tone.deep('#3a3f40')),
  )
}

/** A trunk being hewn into a canoe, 480 long, half of it hollowed, chips around; (x, y) the ground in its middle. */
export function canoeCarving({ random, ...thing }: Thing & { random: Random }): string {
  const tone = tones(thing)
  const bark = '#6d4a2e'
  const heart = '#c98d52'
  const chips = Array.from({ length: 26 }, () => {
    const x = -200 + random() * 420
    const y = 4 + random() * 30
    const a = random() * 3
    return `M${n(x)} ${n(y)}l${n(8 * Math.cos(a))} ${n(-3 - 2 * Math.sin(a))}l${n(4)} ${n(3)}Z`
  }).join('')
  return placed(
    thing,
    fill('M-170 6h60l-8-26h-44ZM110 6h60l-8-26h-44Z', tone.shade('#7a5a3a')) +
      fill(
        shape(
          [
            [-250, -66],
            [-236, -34],
            [-190, -16],
            [0, -8],
            [180, -14],
            [236, -34],
            [256, -72],
            [200, -62],
            [0, -54],
            [-200, -58],
            [-250, -66],
          ],
          4,
        ),
        tone.base(heart),
      ) +
      fill(
        shape(
          [
            [-236, -34],
            [-190, -16],
            [0, -8],
            [180, -14],
            [236, -34],
            [190, -30],
            [0, -22],
            [-190, -30],
          ],
          4,
        ),
        tone.shade(heart),
      ) +
      fill(
        shape(
          [
            [256, -72],
            [200, -62],
            [96, -57],
            [110, -10],
            [180, -14],
            [236, -34],
          ],
          4,
        ),
        tone.base(bark),
      ) +
      fill(
        shape(
          [
            [236, -34],
            [180, -14],
            [110, -10],
            [106, -24],
            [180, -28],
          ],
          4,
        ),
        tone.shade(bark),
      ) +
      fill(
        shape(
          [
            [-236, -65],
            [-180, -72],
            [0, -68],
            [92, -66],
            [100, -57],
            [0, -53],
            [-190, -57],
            [-236, -65],
          ],
          4,
        ),
        tone.deep(heart),
      ) +
      fill(
        shape(
          [
            [-180, -72],
            [0, -68],
            [92, -66],
            [60, -63],
            [0, -62],
            [-170, -65],
          ],
          4,
        ),
        tone.shade(heart),
      ) +
      fill(chips, tone.lit('#e8bf86')),
  )
}

/** An adze with its handle, 70 long, leaning or in a hand: (x, y) the end of the handle. */
export function adze(thing: Thing): string {
  const tone = tones(thing)
  return placed(
    thing,
    line(
      [
        [0, 0],
        [4, -36],
        [2, -66],
      ],
      4,
      tone.base('#a8743f'),
    ) +
      fill('M-4-70L10-68L32-56L30-52L8-60L-4-62Z', tone.base('#7d878a')) +
      fill('M10-68L32-56L30-52L20-58Z', tone.lit('#b9c2bf')),
  )
}
