/**
 * Things that people of the coast and of the trails use. (x, y) is the foot of the thing, or its middle when it
 * lies on a table or hangs; sizes in centimetres times `scale`.
 *
 *   fishOnLeaf({ x, y, scale: 8 })        a whole grilled fish on a banana leaf, 62 wide, seen at a slant
 *   lime, flourBowl, plate                things for the same table
 *   rabeca({ x, y, scale: 3 })            a fiddle hanging, 62 long, with its bow
 *   gearRack({ x, y, scale, width: 420 }) paddles standing and life jackets hanging, 250 high
 *   cairn, fixedRope, anchorBolt, ironRungs, anchorLine, buoy, signpost, helm
 */
import { lerp, n, type Random } from '../core.ts'
import { type Look, tones } from './look.ts'
import { cos, fill, line, type Place, type Point, placed, polygon, ribbon, sin, smooth } from './shape.ts'

type Thing = Place & Look
const shape = (points: readonly (readonly [number, number])[], steps = 5): string =>
  polygon(smooth(points, steps).map(([x = 0, y = 0]): Point => [x, y]))

/** A banana leaf lying flat, 76 by 26. */
export function bananaLeaf(thing: Thing): string {
  const tone = tones(thing)
  const green = '#4f9a48'
  const veins = Array.from({ length: 15 }, (_, i) => {
    const x = -31 + i * 4.4
    return (
      line(
        [
          [x, 0],
          [x + 4.5, -9.4 * Math.sqrt(Math.max(0, 1 - (x / 38) ** 2))],
        ],
        0.4,
        tone.shade(green),
      ) +
      line(
        [
          [x, 0],
          [x + 4.5, 10 * Math.sqrt(Math.max(0, 1 - (x / 38) ** 2))],
        ],
        0.4,
        tone.deep(green),
      )
    )
  }).join('')
  return placed(
    thing,
    fill(
      shape([
        [-40, 0],
        [-30, -9.5],
        [-6, -12.4],
        [20, -10.6],
        [38, -3],
        [42, 1],
        [30, 8],
        [6, 12.6],
        [-20, 11.4],
        [-36, 6],
        [-40, 0],
      ]),
      tone.base(green),
    ) +
      fill(
        shape(
          [
            [-40, 0],
            [42, 1],
            [30, 8],
            [6, 12.6],
            [-20, 11.4],
            [-36, 6],
          ],
          4,
        ),
        tone.shade(green),
        0.75,
      ) +
      veins +
      fill(
        shape(
          [
            [-45, -0.6],
            [-20, -0.8],
            [20, -0.4],
            [42, 1],
            [20, 0.8],
            [-20, 0.9],
            [-45, 1.2],
          ],
          3,
        ),
        tone.lit('#9cc66a'),
      ),
  )
}

/** A whole grilled fish on its leaf, with slices of lime. */
export function fishOnLeaf(thing: Thing): string {
  const tone = tones(thing)
  const skin = '#b9824a'
  return (
    bananaLeaf(thing) +
    placed(
      thing,
      fill(
        shape(
          [
            [-20, 2.4],
            [-10, 7.6],
            [10, 8],
            [26, 3],
            [10, 9.6],
            [-10, 9.4],
            [-24, 4],
          ],
          4,
        ),
        tone.deep('#24452a'),
        0.5,
      ) +
        fill(
          shape(
            [
              [-21, 0],
              [-29, -6],
              [-34, -7],
              [-31, 0],
              [-33, 6.6],
              [-28, 5],
            ],
            3,
          ),
          tone.shade(skin),
        ) +
        fill(
          shape(
            [
              [-6, -6],
              [4, -9.6],
              [14, -8],
              [16, -5],
            ],
            3,
          ),
          tone.shade(skin),
        ) +
        fill(
          shape([
            [28, 0.4],
            [21, -5.4],
            [8, -7.4],
            [-8, -6],
            [-22, -1.2],
            [-23, 1.4],
            [-8, 6.4],
            [10, 7],
            [22, 4.6],
            [28, 0.4],
          ]),
          tone.base(skin),
        ) +
        fill(
          shape(
            [
              [28, 0.4],
              [10, 2],
              [-10, 2],
              [-23, 0.4],
              [-23, 1.4],
              [-8, 6.4],
              [10, 7],
              [22, 4.6],
            ],
            4,
          ),
          tone.lit('#e0bd82'),
          0.9,
        ) +
        [-13, -6.6, -0.2, 6.2]
          .map((x) =>
            line(
              [
                [x - 1.4, -3.6],
                [x + 2.2, 3.8],
              ],
              1,
              tone.deep('#5a3418'),
            ),
          )
          .join('') +
        `<path d="M16.4-5.4Q13.4 0 16.8 5.4" fill="none" stroke="${tone.deep('#6e4420')}" stroke-width=".8"/><circle cx="22.2" cy="-1.4" r="1.2" fill="${tone.lit('#f3ead2')}"/><circle cx="22.3" cy="-1.4" r=".6" fill="${tone.deep('#2a1c12')}"/>` +
        limeSlice(-16, 8, 3.6, tone.lit('#dbe58a'), tone.base('#5b9a35')) +
        limeSlice(-9.6, 9.4, 3.4, tone.lit('#dbe58a'), tone.base('#5b9a35')) +
        fill(
          shape(
            [
              [18, 7],
              [22, 4.6],
              [26, 6.4],
              [30, 5],
              [28, 8.6],
              [22, 9.6],
            ],
            3,
          ),
          tone.base('#7cb35a'),
        ),
    )
  )
}

const limeSlice = (x: number, y: number, r: number, flesh: string, peel: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.72)}" fill="${peel}"/><ellipse cx="${x}" cy="${n(y - 0.2)}" rx="${n(r * 0.8)}" ry="${n(r * 0.56)}" fill="${flesh}"/><path d="M${n(x - r * 0.7)} ${n(y - 0.2)}h${n(r * 1.4)}M${n(x - r * 0.4)} ${n(y - r * 0.5)}l${n(r * 0.8)} ${n(r * 0.86)}M${n(x + r * 0.4)} ${n(y - r * 0.5)}l${n(-r * 0.8)} ${n(r * 0.86)}" stroke="${peel}" stroke-width=".35"/>`

/** A lime, whole or cut, 6 across. */
export function lime({ cut = false, ...thing }: Thing & { cut?: boolean }): string {
  const tone = tones(thing)
  return placed(
    thing,
    cut
      ? fill('M-3.4-3.4a3.4 3.4 0 0 0 6.8 0Z', tone.shade('#5b9a35')) +
          limeSlice(0, -3.2, 3.4, tone.lit('#dbe58a'), tone.base('#6aa83e'))
      : fill(
          shape([
            [-3.6, -2.6],
            [-2, -5.2],
            [1.4, -5.4],
            [3.8, -3.2],
            [3, -0.6],
            [0, 0],
            [-2.8, -0.4],
            [-3.6, -2.6],
          ]),
          tone.base('#6aa83e'),
        ) +
          fill(
            tone.side < 0
              ? shape([
                  [1, -5.4],
                  [3.8, -3.2],
                  [3, -0.6],
                  [0, 0],
                  [2, -2.4],
                ])
              : shape([
                  [-2, -5.2],
                  [-3.6, -2.6],
                  [-2.8, -0.4],
                  [0, 0],
                  [-1.6, -2.4],
                ]),
            tone.shade('#6aa83e'),
          ),
  )
}

/** A clay bowl of manioc flour with its spoon, 22 across. */
export function flourBowl(thing: Thing & { content?: string }): string {
  const tone = tones(thing)
  const clay = '#a5562f'
  return placed(
    thing,
    fill('M-11-8Q-9.4 0-4 .4h8Q9.400 0 11-8Z', tone.base(clay)) +
      fill(
        tone.side < 0 ? 'M1-8h10Q9.400 0 4 .4H2Q4-4 1-8Z' : 'M-1-8h-10Q-9.400 0-4 .4H-2Q-4-4-1-8Z',
        tone.shade(clay),
      ) +
      `<ellipse cx="0" cy="-8" rx="11" ry="3.4" fill="${tone.deep(clay)}"/>` +
      fill(
        'M-9.800-8Q-5-13.600 1-12.800Q7-12 9.800-8Q5-5.400 0-5.400T-9.800-8Z',
        tone.lit(thing.content ?? '#f0d68a'),
      ) +
      fill(
        tone.side < 0
          ? 'M1-12.800Q7-12 9.800-8Q5-5.400 0-5.400Q5-9 1-12.800Z'
          : 'M1-12.800Q-5-13.600-9.800-8Q-5-5.400 0-5.400Q-4-9 1-12.800Z',
        tone.base(thing.content ?? '#e0bd6a'),
      ) +
      line(
        [
          [4, -9],
          [14, -16],
        ],
        1,
        tone.shade('#8a5f3a'),
      ),
  )
}

/** A plain plate with rice and beans or empty, 24 across. */
export function plate(thing: Thing & { empty?: boolean }): string {
  const tone = tones(thing)
  return placed(
    thing,
    `<ellipse cx="0" cy=".8" rx="12.4" ry="4.4" fill="${tone.shade('#b9b09a')}"/><ellipse cx="0" cy="0" rx="12" ry="4.200" fill="${tone.lit('#f7f1e1')}"/><ellipse cx="0" cy=".2" rx="8.6" ry="2.800" fill="${tone.base('#e9dfc8')}"/>` +
      (thing.empty
        ? ''
        : fill('M-7.600 0Q-5-4 0-3.200Q2-1 0 1.600Q-5 2.400-7.600 0Z', tone.lit('#fbf6e6')) +
          fill('M.4 1.600Q2-3 6-2.200Q8.400-.4 7 1.200Q4 2.600 .4 1.600Z', tone.base('#5a2f22'))),
  )
}

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

/** A rack: paddles standing against a bar, life jackets hung between them. `width` in centimetres, 250 high. */
export function gearRack({
  width = 420,
  random,
  ...thing
}: Thing & { width?: number; random: Random }): string {
  const tone = tones(thing)
  const wood = '#8a5f3a'
  const post = (x: number) =>
    ribbon(
      [
        [x, 0, 5],
        [x + 1, -232, 4.6],
      ],
      wood,
      tone,
      { round: 0.1 },
    )
  const jackets = ['#e4b02f', '#d8492f', '#2b7f8c', '#e07a2c']
  const blades = ['#f0c04a', '#f7f1e1', '#d8492f', '#2b7f8c']
  let out = post(-width / 2) + post(width / 2)
  const places = Math.max(3, Math.floor(width / 52))
  const paddles: string[] = []
  const vests: string[] = []
  for (let i = 0; i < places; i++) {
    const x = lerp(-width / 2 + 34, width / 2 - 34, i / (places - 1))
    if (i % 3 === 1) {
      const lean = (random() - 0.5) * 14
      const colour = blades[Math.floor(random() * blades.length)] ?? '#f0c04a'
      const blade = (y0: number, y1: number) =>
        ribbon(
          [
            [lerp(x, x + lean, -y0 / 220), y0, 2],
            [lerp(x, x + lean, -(y0 * 0.7 + y1 * 0.3) / 220), y0 * 0.7 + y1 * 0.3, 8.4],
            [lerp(x, x + lean, -(y0 * 0.25 + y1 * 0.75) / 220), y0 * 0.25 + y1 * 0.75, 9],
            [lerp(x, x + lean, -y1 / 220), y1, 4],
          ],
          colour,
          tone,
        )
      paddles.push(
        line(
          [
            [x, -30],
            [x + lean, -192],
          ],
          3.4,
          tone.deep('#3c4347'),
        ) +
          blade(-46, -2) +
          blade(-176, -222),
      )
    } else {
      const colour = jackets[(i + Math.floor(random() * 2)) % jackets.length] ?? '#e4b02f'
      const y = -196
      vests.push(
        `<path d="M${n(x - 12)} ${y + 18}Q${n(x)} ${y - 14} ${n(x + 12)} ${y + 18}" fill="none" stroke="${tone.deep('#33393b')}" stroke-width="2"/>` +
          fill(
            shape(
              [
                [x - 9, y + 8],
                [x - 20, y + 14],
                [x - 17, y + 30],
                [x - 23, y + 40],
                [x - 22, y + 74],
                [x - 1.5, y + 76],
                [x - 1.5, y + 30],
              ],
              4,
            ),
            tone.side < 0 ? tone.lit(colour) : tone.shade(colour),
          ) +
          fill(
            shape(
              [
                [x + 9, y + 8],
                [x + 20, y + 14],
                [x + 17, y + 30],
                [x + 23, y + 40],
                [x + 22, y + 74],
                [x + 1.5, y + 76],
                [x + 1.5, y + 30],
              ],
              4,
            ),
            tone.side < 0 ? tone.base(colour) : tone.lit(colour),
          ) +
          [46, 62].map((d) => fill(`M${n(x - 22)} ${y + d}h44v4h-44Z`, tone.deep(colour))).join(''),
      )
    }
  }
  out +=
    paddles.join('') +
    ribbon(
      [
        [-width / 2 - 16, -198, 4.6],
        [width / 2 + 16, -200, 4.6],
      ],
      wood,
      tone,
    ) +
    vests.join('')
  return placed(thing, out)
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

/** Iron rungs let into rock, from one point to another; `wide` and `farWide` are the first and last of them in pixels. */
export function ironRungs({
  from,
  to,
  count,
  wide = 40,
  farWide = wide,
  ...look
}: Look & { from: Point; to: Point; count: number; wide?: number; farWide?: number }): string {
  const tone = tones(look)
  return Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1)
    const x = lerp(from[0], to[0], t)
    const y = lerp(from[1], to[1], t)
    const k = lerp(wide, farWide, t) / 40
    const bar = (dx: number, dy: number): string =>
      polygon(
        smooth(
          [
            [-20, -6],
            [-18, 2],
            [-14, 4],
            [14, 4],
            [18, 2],
            [20, -6],
          ],
          3,
        ).map(([px = 0, py = 0]): Point => [x + px * k + dx, y + py * k + dy]),
      ).slice(0, -1)
    const rod = (path: string, width: number, colour: string, opacity = 1): string =>
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
    return (
      rod(bar(-tone.side * 2.5 * k, 3.5 * k), 3.4 * k, tone.deep('#3a3f40'), 0.28) +
      rod(bar(0, 0), 3.6 * k, tone.base('#6d5a4c')) +
      line(
        [
          [x - 13 * k, y + 3.2 * k],
          [x + 13 * k, y + 3.2 * k],
        ],
        1.2 * k,
        tone.lit('#a5856a'),
      )
    )
  }).join('')
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

/** The wheel of a boat on its post, 110 high, seen from behind it or from the side it is turned to by `squeeze` 0..1. */
export function helm({ squeeze = 1, ...thing }: Thing & { squeeze?: number }): string {
  const tone = tones(thing)
  const wood = '#9a5f30'
  const ring = (r: number, width: number, colour: string) =>
    `<ellipse cx="0" cy="-86" rx="${n(r * squeeze)}" ry="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const angle = i * 45 + 8
    return line(
      [
        [6 * squeeze * cos(angle), -86 + 6 * sin(angle)],
        [42 * squeeze * cos(angle), -86 + 42 * sin(angle)],
      ],
      3.6,
      i < 4 ? tone.shade(wood) : tone.base(wood),
    )
  }).join('')
  return placed(
    thing,
    fill('M-12 0h24l-4-84h-16Z', tone.shade(wood)) +
      fill(tone.side < 0 ? 'M-12 0h12v-84h-8Z' : 'M12 0h-12v-84h8Z', tone.base(wood)) +
      spokes +
      ring(32, 5, tone.base(wood)) +
      ring(34, 1.4, tone.lit(wood)) +
      `<ellipse cx="0" cy="-86" rx="${n(8 * squeeze)}" ry="8" fill="${tone.base('#c9a04a')}"/>`,
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
