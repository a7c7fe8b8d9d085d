/**
 * Animals of the bay and the forest, facing right unless `facing` says otherwise. (x, y) is where they stand,
 * or the middle of the body for those that fly or swim. Sizes at `scale` 1, in pixels:
 * egret 96 high, heron in flight 190 wide, frigatebird 230 wide, sea turtle 130 long (centimetres, like people);
 * the small ones are drawn in millimetres: saíra 130 long, crab 90 wide, reef fish 150 long.
 */
import { lerp, n, type Random } from '../core.ts'
import { type Look, type Tones, tones } from './look.ts'
import { cos, fill, line, type Place, type Point, placed, polygon, ribbon, sin, smooth } from './shape.ts'

interface Creature extends Place, Look {
  facing?: 'left' | 'right'
}

/** Tones for a drawing that `placed` may mirror: the light stays where it is in the picture. */
const facingTones = (creature: Creature): Tones => {
  const tone = tones(creature)
  return creature.facing === 'left' ? { ...tone, side: tone.side === 1 ? -1 : 1 } : tone
}

type Knot = readonly [number, number, number]
const shape = (points: readonly (readonly [number, number])[], steps = 5): string =>
  polygon(smooth(points, steps).map(([x = 0, y = 0]): Point => [x, y]))

/** A great egret in shallow water or on a root: fishing (neck drawn in) or looking out (neck raised). */
export function egret(bird: Creature & { pose?: 'fishing' | 'looking' }): string {
  const tone = facingTones(bird)
  const white = '#fbf7ec'
  const neck: Knot[] =
    bird.pose === 'fishing'
      ? [
          [13, -50, 6.6],
          [24, -55, 4.4],
          [27, -64, 3.3],
          [20, -71, 3],
          [22, -79, 3.2],
          [31, -80, 3.6],
        ]
      : [
          [12, -51, 6.6],
          [22, -58, 4.2],
          [21, -68, 3.1],
          [14, -78, 2.9],
          [14, -88, 3],
          [21, -93, 3.6],
        ]
  const [hx, hy] = bird.pose === 'fishing' ? [32, -79.6] : [21.6, -92.6]
  const drop = bird.pose === 'fishing' ? 6 : 2
  const leg = (points: readonly Point[]) => line(points, 2, tone.deep('#2e3433'))
  return placed(
    bird,
    leg([
      [-4, -38],
      [-6, -21],
      [-3, 0],
      [4, 0.5],
    ]) +
      leg([
        [2, -38],
        [7, -21],
        [5, 0],
        [12, 0.5],
      ]) +
      fill(
        shape(
          [
            [hx + 1, hy - 2],
            [hx + 10, hy - 1],
            [hx + 21, hy + drop],
            [hx + 9, hy + 1.6],
            [hx + 1, hy + 2],
          ],
          3,
        ),
        tone.base('#eab13a'),
      ) +
      ribbon(neck, white, tone) +
      ribbon(
        [
          [hx - 3, hy, 3],
          [hx + 3, hy, 3.2],
        ],
        white,
        tone,
      ) +
      ribbon(
        [
          [17, -49, 5],
          [6, -48, 11.5],
          [-12, -44, 11.5],
          [-30, -35, 6],
          [-44, -27, 1.6],
        ],
        white,
        tone,
        { turn: 0 },
      ) +
      fill(
        shape([
          [8, -52],
          [-8, -50],
          [-30, -38],
          [-47, -25],
          [-34, -29],
          [-14, -34],
          [2, -38],
          [9, -45],
        ]),
        tone.lit(white),
      ) +
      fill(
        shape([
          [-6, -38],
          [-24, -32],
          [-47, -24],
          [-30, -25],
          [-12, -31],
        ]),
        tone.shade(white),
        0.8,
      ) +
      `<circle cx="${n(hx + 2.4)}" cy="${n(hy - 0.6)}" r="0.8" fill="${tone.deep('#26302f')}"/>`,
    bird.facing,
  )
}

/** A heron lifting off, wings raised, legs trailing; a grey-blue cocoi by default, white for an egret. */
export function heron(bird: Creature & { colour?: string }): string {
  const tone = facingTones(bird)
  const body = bird.colour ?? '#9fb3bb'
  const flight = bird.colour ? body : '#3f5663'
  const wing = (root: Point, tip: Point, spread: number, near: boolean): string => {
    const dx = tip[0] - root[0]
    const dy = tip[1] - root[1]
    const at = (t: number, out: number): Point => [root[0] + dx * t - dy * out, root[1] + dy * t + dx * out]
    const front: Point[] = [
      at(0, 0),
      at(0.22, -0.1 * spread),
      at(0.48, -0.15 * spread),
      at(0.78, -0.08 * spread),
      at(1, 0),
    ]
    const feathers: Point[] = []
    for (let i = 0; i <= 7; i++) {
      const t = 1 - i * 0.12
      feathers.push(at(t - 0.02, 0.05 * spread + 0.27 * spread * Math.sin(Math.min(1, i / 5) * 1.57)))
      feathers.push(at(t - 0.07, 0.05 * spread + 0.235 * spread * Math.sin(Math.min(1, i / 5) * 1.57)))
    }
    const tone2: Tones =
      near || tone.flat ? tone : { ...tone, lit: tone.base, base: tone.shade, shade: tone.deep }
    const arm = smooth(front, 4).map(([x = 0, y = 0]): Point => [x, y])
    return (
      fill(polygon([...arm, ...feathers, at(0.02, 0.22 * spread)]), tone2.base(flight)) +
      fill(
        polygon([
          ...arm.slice(0, -3),
          at(0.8, 0.04 * spread),
          at(0.5, 0.1 * spread),
          at(0.24, 0.13 * spread),
          at(0.02, 0.2 * spread),
        ]),
        near ? tone2.lit(body) : tone2.base(body),
      )
    )
  }
  return placed(
    bird,
    wing([2, -6], [40, -86], 0.9, false) +
      line(
        [
          [-26, 4],
          [-52, 14],
          [-76, 17],
        ],
        2,
        tone.deep('#3c4240'),
      ) +
      line(
        [
          [-24, 6],
          [-48, 20],
          [-70, 27],
        ],
        2,
        tone.deep('#3c4240'),
      ) +
      ribbon(
        [
          [24, -6, 4],
          [12, -4, 8.6],
          [-8, 0, 8.8],
          [-26, 5, 5],
          [-38, 8, 2],
        ],
        body,
        tone,
      ) +
      ribbon(
        [
          [20, -8, 5.5],
          [34, -10, 3.8],
          [40, -18, 3.1],
          [36, -26, 2.9],
          [42, -33, 3.2],
          [50, -35, 3.2],
        ],
        '#e9ebe2',
        tone,
      ) +
      fill(
        shape(
          [
            [44, -38],
            [36, -40],
            [28, -39],
            [40, -36],
          ],
          3,
        ),
        tone.deep('#26363f'),
      ) +
      fill(
        shape(
          [
            [51, -37.4],
            [62, -38],
            [73, -36],
            [62, -34],
            [51, -33],
          ],
          3,
        ),
        tone.base('#e0a63a'),
      ) +
      wing([-2, -4], [-58, -88], 1, true),
    bird.facing,
  )
}

/** A magnificent frigatebird soaring: seen from below, long crooked wings, forked tail. */
export function frigatebird(bird: Creature & { tucked?: number }): string {
  const tone = facingTones(bird)
  const black = '#20282e'
  const lift = 10 + 16 * (bird.tucked ?? 0.4)
  const half = (side: -1 | 1, high: number) =>
    shape(
      [
        [side * 4, -6],
        [side * 26, -10 - high],
        [side * 50, -12 - high * 0.9],
        [side * 84, -2 - high * 0.2],
        [side * 115, 12],
        [side * 82, 6 - high * 0.1],
        [side * 52, -2 - high * 0.5],
        [side * 30, 2 - high * 0.4],
        [side * 7, 9],
      ],
      5,
    )
  return placed(
    bird,
    fill(half(-1, lift), tone.side < 0 ? tone.base(black) : tone.deep(black)) +
      fill(half(1, lift), tone.side < 0 ? tone.deep(black) : tone.base(black)) +
      fill(
        shape(
          [
            [0, -20],
            [5, -12],
            [6, 2],
            [4, 18],
            [12, 46],
            [14, 56],
            [4, 40],
            [0, 30],
            [-4, 40],
            [-14, 56],
            [-12, 46],
            [-4, 18],
            [-6, 2],
            [-5, -12],
          ],
          4,
        ),
        tone.base(black),
      ) +
      fill(
        shape(
          [
            [-3.6, -19],
            [0, -25],
            [3.6, -19],
            [2.6, -10],
            [-2.6, -10],
          ],
          4,
        ),
        tone.base(tone.flat ? black : '#c23a2c'),
      ) +
      fill('M-1-24L0-37L3-35L1.6-24Z', tone.base('#8f979a')),
    bird.facing,
  )
}

/** The saíra that gives the house its name: a green-headed tanager on a twig. In millimetres. */
export function saira(bird: Creature & { twig?: string }): string {
  const tone = facingTones(bird)
  const knots = (list: readonly Knot[], colour: string, turn?: number) =>
    ribbon(list, colour, tone, turn === undefined ? {} : { turn })
  return placed(
    bird,
    (bird.twig
      ? ribbon(
          [
            [-120, 8, 4],
            [-40, 3, 5],
            [40, 4, 4.4],
            [130, -8, 2.6],
          ],
          bird.twig,
          tone,
        ) +
        ribbon(
          [
            [40, 4, 3],
            [78, -22, 1.8],
            [104, -34, 1.2],
          ],
          bird.twig,
          tone,
        )
      : '') +
      // tail
      fill(
        shape(
          [
            [-34, -24],
            [-60, -4],
            [-84, 20],
            [-76, 26],
            [-56, 14],
            [-26, -10],
          ],
          3,
        ),
        tone.base('#1d3d6b'),
      ) +
      fill(
        shape(
          [
            [-34, -22],
            [-58, 0],
            [-80, 23],
            [-76, 26],
            [-54, 12],
            [-26, -10],
          ],
          3,
        ),
        tone.base('#2d9a63'),
      ) +
      // belly and breast
      knots(
        [
          [24, -54, 12],
          [22, -40, 22],
          [4, -26, 24],
          [-18, -19, 17],
          [-34, -15, 8],
        ],
        '#5cbf62',
      ) +
      fill(
        shape([
          [38, -58],
          [44, -44],
          [36, -26],
          [18, -14],
          [8, -22],
          [18, -44],
          [24, -60],
        ]),
        tone.base('#2fb3d0'),
      ) +
      fill(
        shape([
          [44, -44],
          [36, -26],
          [18, -14],
          [12, -18],
          [28, -30],
        ]),
        tone.shade('#2fb3d0'),
        0.7,
      ) +
      // back, mantle, nape
      fill(
        shape([
          [18, -66],
          [0, -62],
          [-22, -44],
          [-40, -24],
          [-28, -20],
          [-2, -36],
          [16, -50],
        ]),
        tone.deep('#16222b'),
      ) +
      fill(
        shape([
          [-22, -43],
          [-42, -22],
          [-30, -18],
          [-12, -32],
        ]),
        tone.base('#f0a12f'),
      ) +
      fill(
        shape([
          [10, -84],
          [-4, -72],
          [-2, -58],
          [12, -52],
          [26, -60],
        ]),
        tone.base('#d9d64a'),
      ) +
      // wing
      fill(
        shape([
          [12, -50],
          [-8, -44],
          [-34, -26],
          [-56, -6],
          [-34, -12],
          [-8, -18],
          [10, -32],
        ]),
        tone.base('#1d5a9c'),
      ) +
      fill(
        shape([
          [10, -48],
          [-6, -42],
          [-22, -30],
          [-6, -28],
          [10, -38],
        ]),
        tone.lit('#2c86c6'),
      ) +
      fill(
        shape([
          [-14, -26],
          [-34, -18],
          [-56, -6],
          [-36, -12],
          [-12, -20],
        ]),
        tone.base('#3aa667'),
      ) +
      // head
      knots(
        [
          [18, -74, 16],
          [27, -77, 16.4],
          [34, -76, 13],
        ],
        '#2fb59a',
      ) +
      fill(
        shape([
          [20, -91],
          [34, -92],
          [43, -82],
          [34, -84],
          [24, -85],
        ]),
        tone.lit('#54cdb2'),
      ) +
      fill(
        shape([
          [40, -70],
          [34, -60],
          [24, -56],
          [20, -62],
          [32, -66],
        ]),
        tone.deep('#141d24'),
      ) +
      fill(
        shape(
          [
            [46, -78],
            [60, -72],
            [46, -69],
          ],
          2,
        ),
        tone.deep('#1a2024'),
      ) +
      `<circle cx="37" cy="-77" r="3.4" fill="${tone.deep('#141a1d')}"/>${tone.flat ? '' : '<circle cx="38.2" cy="-78.2" r="1.1" fill="#fdf8ea"/>'}` +
      line(
        [
          [-2, -10],
          [0, 2],
          [8, 3],
        ],
        2.2,
        tone.deep('#3b3f42'),
      ) +
      line(
        [
          [10, -10],
          [13, 2],
          [21, 2],
        ],
        2.2,
        tone.deep('#3b3f42'),
      ),
    bird.facing,
  )
}

/** A small red mangrove crab, in millimetres. */
export function crab(animal: Creature & { colour?: string }): string {
  const tone = facingTones(animal)
  const red = animal.colour ?? '#cf3f2b'
  const leg = (side: -1 | 1, i: number) => {
    const reach = 38 + 6 * Math.sin(i * 1.1)
    const knee: Point = [side * (22 + reach * 0.45), -30 + i * 7]
    return line(
      [[side * 18, -16 + i * 3], knee, [side * (22 + reach), -2 + i * 3.4]],
      3.6 - i * 0.3,
      i % 2 ? tone.shade(red) : tone.base(red),
    )
  }
  const claw = (side: -1 | 1, big: number) =>
    ribbon(
      [
        [side * 18, -22, 3.4],
        [side * 30, -34, 4],
        [side * 24, -44, 4.4 * big],
      ],
      red,
      tone,
    ) +
    fill(
      shape(
        [
          [side * 24, -40],
          [side * 30, -52 * (0.9 + big * 0.1)],
          [side * 20, -64],
          [side * 12, -62],
          [side * 18, -54],
          [side * 14, -52],
          [side * 14, -44],
        ],
        4,
      ),
      tone.base(red),
    ) +
    fill(
      shape(
        [
          [side * 24, -42],
          [side * 28, -52],
          [side * 20, -62],
          [side * 22, -50],
        ],
        4,
      ),
      tone.lit(red),
    )
  return placed(
    animal,
    [0, 1, 2, 3].map((i) => leg(-1, i) + leg(1, i)).join('') +
      claw(-1, 1.3) +
      claw(1, 1) +
      fill(
        shape([
          [-26, -26],
          [-12, -33],
          [12, -33],
          [26, -26],
          [22, -12],
          [10, -4],
          [-10, -4],
          [-22, -12],
          [-26, -26],
        ]),
        tone.base(red),
      ) +
      fill(
        shape([
          [-24, -18],
          [-14, -11],
          [14, -11],
          [24, -18],
          [20, -10],
          [10, -4],
          [-10, -4],
          [-20, -10],
        ]),
        tone.shade(red),
      ) +
      fill(
        shape([
          [-18, -28],
          [-8, -31],
          [6, -31],
          [0, -25],
          [-12, -24],
        ]),
        tone.lit(red),
      ) +
      [-8, 8]
        .map((x) =>
          line(
            [
              [x * 0.8, -32],
              [x, -39],
            ],
            2,
            tone.shade(red),
          ).concat(`<circle cx="${x}" cy="-40" r="2.6" fill="${tone.deep('#1d2224')}"/>`),
        )
        .join(''),
    animal.facing,
  )
}

/** A green sea turtle swimming, seen from a little above its side. */
export function seaTurtle(animal: Creature): string {
  const tone = facingTones(animal)
  const skin = '#7d9a6a'
  const shell = '#6b5a38'
  const plates: (readonly [number, number, number])[] = [
    [-26, -7, 10],
    [-8, -10, 11.5],
    [11, -9, 10.5],
    [-36, 3, 7],
    [-20, 6, 9],
    [0, 5, 10],
    [19, 3, 8],
    [28, -5, 6],
  ]
  return placed(
    animal,
    fill(
      shape([
        [16, -10],
        [28, -34],
        [22, -54],
        [8, -64],
        [10, -44],
        [2, -16],
      ]),
      tone.shade(skin),
    ) +
      fill(
        shape([
          [-34, -4],
          [-52, -12],
          [-64, -10],
          [-54, 0],
          [-36, 4],
        ]),
        tone.shade(skin),
      ) +
      // Neck, and a blunt head: round behind, the beak short and turned down.
      ribbon(
        [
          [32, 1, 9],
          [44, -3, 7.6],
          [52, -5, 8.4],
        ],
        skin,
        tone,
      ) +
      fill(
        shape([
          [47, -11],
          [54, -14.5],
          [62, -14],
          [68.5, -9.5],
          [71, -4.5],
          [69.5, -0.5],
          [64, 2.4],
          [55, 3.4],
          [48, 2],
          [47, -11],
        ]),
        tone.base(skin),
      ) +
      fill(
        shape([
          [47, -2],
          [56, -1.2],
          [64, -1.8],
          [70.6, -2.6],
          [69.5, -0.5],
          [64, 2.4],
          [55, 3.4],
          [48, 2],
        ]),
        tone.shade('#d9c98f'),
      ) +
      [
        [52, -10.5, 2.6],
        [58, -12, 2.4],
        [54, -6.6, 2.2],
      ]
        .map(
          ([cx, cy, r]) =>
            `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${(r ?? 2) * 0.8}" fill="${tone.shade(skin)}"/>`,
        )
        .join('') +
      `<circle cx="62.6" cy="-7.4" r="2.5" fill="${tone.lit(skin)}"/><circle cx="63" cy="-7.2" r="1.7" fill="${tone.deep('#1d2a26')}"/>` +
      fill(
        shape([
          [-48, 6],
          [-30, -16],
          [-4, -23],
          [24, -18],
          [42, -2],
          [30, 12],
          [2, 18],
          [-28, 15],
          [-48, 6],
        ]),
        tone.base(shell),
      ) +
      plates
        .map(([x, y, r]) =>
          fill(
            polygon(
              Array.from(
                { length: 6 },
                (_, i): Point => [x + r * 0.92 * cos(i * 60 + 12), y + r * 0.66 * sin(i * 60 + 12)],
              ),
            ),
            y < -4 ? tone.lit('#9a8148') : tone.base('#86713f'),
          ),
        )
        .join('') +
      fill(
        shape([
          [-48, 6],
          [-28, 10],
          [4, 12],
          [30, 8],
          [42, -2],
          [30, 12],
          [2, 18],
          [-28, 15],
        ]),
        tone.shade('#d9c98f'),
      ) +
      fill(
        shape([
          [22, 6],
          [38, 22],
          [30, 46],
          [12, 66],
          [6, 60],
          [14, 40],
          [10, 14],
        ]),
        tone.base(skin),
      ) +
      fill(
        shape([
          [14, 12],
          [20, 28],
          [12, 58],
          [6, 60],
          [14, 40],
          [10, 14],
        ]),
        tone.shade(skin),
      ) +
      fill(
        shape([
          [-30, 10],
          [-46, 22],
          [-60, 24],
          [-50, 12],
          [-38, 6],
        ]),
        tone.base(skin),
      ),
    animal.facing,
  )
}

/** A small reef fish, in millimetres: a sergeant major, a blue tang, a yellow grunt. */
function reefFish(fish: Creature & { kind?: 'sergeant' | 'blue' | 'yellow' }): string {
  const tone = facingTones(fish)
  const kind = fish.kind ?? 'sergeant'
  const colour = { sergeant: '#dfe6d2', blue: '#2d6fc2', yellow: '#f0c33a' }[kind]
  const tall = kind === 'yellow' ? 0.74 : kind === 'blue' ? 1.06 : 1
  const y = (value: number) => value * tall
  const outline = shape([
    [72, y(2)],
    [54, y(-20)],
    [20, y(-37)],
    [-18, y(-31)],
    [-46, y(-9)],
    [-48, y(9)],
    [-18, y(31)],
    [20, y(35)],
    [54, y(20)],
    [72, y(2)],
  ])
  const band = (x: number, high: number) =>
    fill(
      `M${x} ${n(-high * tall)}q5 ${n(high * tall)} -2 ${n(high * 2 * tall)}h-8q6 ${n(-high * tall)} 2 ${n(-high * 2 * tall)}Z`,
      tone.deep('#1d2c36'),
    )
  return placed(
    fish,
    fill(
      shape(
        [
          [-42, 0],
          [-62, -24],
          [-80, -32],
          [-70, 0],
          [-80, 32],
          [-62, 24],
        ],
        3,
      ),
      kind === 'blue' ? tone.base('#f0c33a') : tone.shade(colour),
    ) +
      fill(
        shape([
          [34, y(-32)],
          [6, y(-50)],
          [-26, y(-38)],
          [-40, y(-14)],
          [0, y(-30)],
        ]),
        tone.shade(colour),
      ) +
      fill(
        shape([
          [16, y(32)],
          [-10, y(46)],
          [-30, y(32)],
          [-38, y(12)],
          [0, y(28)],
        ]),
        tone.shade(colour),
      ) +
      fill(outline, tone.base(colour)) +
      fill(
        shape([
          [72, y(2)],
          [40, y(8)],
          [0, y(10)],
          [-46, y(4)],
          [-48, y(9)],
          [-18, y(31)],
          [20, y(35)],
          [54, y(20)],
        ]),
        tone.shade(colour),
        0.55,
      ) +
      (kind === 'sergeant'
        ? fill(
            shape([
              [52, -19],
              [20, -36],
              [-18, -30],
              [-44, -9],
              [-20, -16],
              [20, -20],
            ]),
            tone.base('#f0cf45'),
          ) +
          band(40, 25) +
          band(18, 33) +
          band(-6, 31) +
          band(-28, 21)
        : '') +
      (kind === 'yellow'
        ? [-12, 0, 12]
            .map((r) =>
              line(
                [
                  [52, y(r * 0.7)],
                  [10, y(r * 1.2)],
                  [-44, y(r * 0.4)],
                ],
                3,
                tone.base('#2d86c2'),
              ),
            )
            .join('')
        : '') +
      fill(
        shape(
          [
            [30, y(8)],
            [14, y(14)],
            [4, y(24)],
            [18, y(20)],
          ],
          3,
        ),
        tone.shade(colour),
      ) +
      `<circle cx="56" cy="${n(y(-5))}" r="5.4" fill="${tone.lit('#fdf8ea')}"/><circle cx="57" cy="${n(y(-5))}" r="3.2" fill="${tone.deep('#161d22')}"/>`,
    fish.facing,
  )
}

/** A school of `count` reef fish within a width and height round (x, y), all going one way. */
export function fishSchool({
  x,
  y,
  width,
  height,
  scale,
  count,
  kind,
  facing = 'right',
  random,
  ...look
}: Look & {
  x: number
  y: number
  width: number
  height: number
  scale: number
  count: number
  kind?: 'sergeant' | 'blue' | 'yellow'
  facing?: 'left' | 'right'
  random: Random
}): string {
  return Array.from({ length: count }, () => {
    const angle = random() * 360
    const reach = Math.sqrt(random())
    return reefFish({
      x: x + 0.5 * width * reach * cos(angle),
      y: y + 0.5 * height * reach * sin(angle),
      scale: scale * lerp(0.75, 1.1, random()),
      tilt: (random() - 0.5) * 16,
      kind,
      facing,
      ...look,
    })
  }).join('')
}

/** A few birds far away, wings as one stroke each. */
export function farBirds({
  x,
  y,
  width,
  count,
  scale = 1,
  colour,
  random,
}: {
  x: number
  y: number
  width: number
  count: number
  scale?: number
  colour: string
  random: Random
}): string {
  return Array.from({ length: count }, () => {
    const px = x + random() * width
    const py = y + (random() - 0.5) * width * 0.24
    const k = scale * lerp(0.6, 1.1, random())
    const lift = lerp(0.4, 1, random())
    const p = (a: number, b: number) => `${n(px + a * k)} ${n(py + b * k)}`
    return fill(
      `M${p(-20, -6 * lift)}Q${p(-9, -11 * lift)} ${p(0, 0)}Q${p(9, -11 * lift)} ${p(20, -6 * lift)}Q${p(9, -6 * lift)} ${p(0, 3)}Q${p(-9, -6 * lift)} ${p(-20, -6 * lift)}Z`,
      colour,
    )
  }).join('')
}
