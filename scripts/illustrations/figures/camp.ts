/**
 * Camps. (x, y) is the ground at the middle of each thing; sizes in centimetres times `scale`: a tent is 210
 * long and 110 high, a stove 30 wide.
 *
 *   tent({ x, y, scale: 0.8, heading: 'toward-right', colour: '#e2702f', lit: '#ffd27a' })
 *   tarp({ x, y, scale }), lantern({ x, y, scale }), stove({ x, y, scale, steam: true }), mug({ x, y, scale })
 *
 * `lit` on tent and lantern is the colour of the light inside (default a warm yellow); draw `halo` before them.
 */
import { mix, n, type Random } from '../core.ts'
import { type Look, tones } from './look.ts'
import {
  add,
  between,
  cos,
  fill,
  line,
  type Place,
  type Point,
  placed,
  polygon,
  ribbon,
  type Solid,
  type Stance,
  sin,
  smooth,
  times,
  view,
} from './shape.ts'
import { box } from './solids.ts'

/** A pool of light around a lamp or a tent: flat discs, each a step brighter. */
export function halo(
  { x, y, scale = 1 }: Place,
  { radius = 200, colour = '#ffd27a', strength = 0.06 } = {},
): string {
  return [1, 0.86, 0.73, 0.6, 0.48, 0.36, 0.25]
    .map(
      (share) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius * share * scale)}" ry="${n(radius * share * scale * 0.86)}" fill="${colour}" opacity="${strength}"/>`,
    )
    .join('')
}

export interface Tent extends Stance, Look {
  /** A dome on two crossed poles (the default), or a tunnel over three hoops. */
  form?: 'dome' | 'tunnel'
  colour?: string
  /** Light inside at night. */
  lit?: string
  /** The door rolled aside. */
  open?: boolean
}

/** A tunnel tent: three hoops that fall away to its foot, its door in the direction of `heading`. */
const tunnelTent = (place: Tent): string => {
  const from = view({ eye: 12, ...place })
  const tone = tones(place)
  const colour = place.colour ?? '#e2702f'
  const lamp = tone.flat ? undefined : place.lit
  const hoops = [
    { f: 118, wide: 74, high: 98 },
    { f: 20, wide: 80, high: 112 },
    { f: -96, wide: 62, high: 66 },
    { f: -138, wide: 40, high: 8 },
  ] as const
  const hoop = ({ f, wide, high }: (typeof hoops)[number], turn: number): Solid => [
    f,
    high * sin(turn) ** 0.8,
    wide * cos(turn),
  ]
  const turns = Array.from({ length: 13 }, (_, i) => i * 15)
  const light = (normal: Solid): string => {
    const strength = from.lightOn(normal, tone.side)
    const own = strength > 0.55 ? tone.lit(colour) : strength > 0.12 ? tone.base(colour) : tone.shade(colour)
    return lamp ? mix(own, lamp, 0.6) : own
  }
  // Strips between two hoops, from the far side over the top to the near one.
  const strips = hoops.slice(1).flatMap((low, i) => {
    const high = hoops[i]
    if (!high) return []
    return [
      [0, 45, 1],
      [45, 90, 0.4],
      [90, 135, -0.4],
      [135, 180, -1],
    ].map(([start = 0, end = 0, aside = 0]) => {
      const run = turns.filter((turn) => turn >= start && turn <= end)
      const path = polygon([
        ...run.map((turn) => from.at(hoop(high, turn))),
        ...run.toReversed().map((turn) => from.at(hoop(low, turn))),
      ])
      const normal: Solid = [i === 2 ? -0.8 : i === 1 ? -0.3 : 0, Math.abs(aside) < 0.5 ? 1 : 0.4, aside]
      return { depth: from.depth([(high.f + low.f) / 2, 30, aside * 60]), svg: fill(path, light(normal)) }
    })
  })
  const front = hoops[0]
  const face = turns.map((turn) => from.at(hoop(front, turn)))
  const opening = turns.map(
    (turn): Point => from.at([front.f + 2, hoop(front, turn)[1] * 0.84, hoop(front, turn)[2] * 0.56]),
  )
  const toUs = from.depth([1, 0, 0]) - from.depth([0, 0, 0]) > -0.05
  const inside = lamp ? mix(lamp, '#fff6d8', 0.6) : tone.deep('#2c3234')
  const door = toUs
    ? fill(polygon(face), lamp ? mix(light([1, 0.1, 0]), lamp, 0.3) : light([1, 0.1, 0])) +
      ((place.open ?? Boolean(place.lit))
        ? fill(polygon(opening), inside)
        : line(opening, from.px(2.2), tone.deep(colour)))
    : ''
  const poles = hoops
    .slice(0, 3)
    .map((one) =>
      line(
        turns.map((turn) => from.at(hoop(one, turn))),
        from.px(2.4),
        lamp ? mix(colour, '#3a1d12', 0.4) : tone.deep(colour),
      ),
    )
    .join('')
  const guys = [-1, 1]
    .flatMap((side) => [
      line(
        [from.at([118, 60, 60 * side]), from.at([190, 0, 110 * side])],
        from.px(0.9),
        tone.shade('#d8cfb4'),
      ),
      line([from.at([20, 90, 60 * side]), from.at([20, 0, 140 * side])], from.px(0.9), tone.shade('#d8cfb4')),
    ])
    .join('')
  const ground = fill(
    polygon([
      ...hoops.map(({ f, wide }) => from.at([f * 1.05, 0, wide * 1.08])),
      ...hoops.toReversed().map(({ f, wide }) => from.at([f * 1.05, 0, -wide * 1.08])),
    ]),
    tone.deep('#1b3236'),
    0.4,
  )
  return (
    ground +
    guys +
    strips
      .toSorted((a, b) => a.depth - b.depth)
      .map((strip) => strip.svg)
      .join('') +
    door +
    poles
  )
}

/** A tent, its door in the direction of `heading`. */
export function tent(place: Tent): string {
  if (place.form === 'tunnel') return tunnelTent(place)
  const from = view({ eye: 12, ...place })
  const tone = tones(place)
  const colour = place.colour ?? '#e2702f'
  const [long, wide, high] = [112, 92, 112]
  // Each pole runs over the top between opposite corners; the four cloths hang between the poles.
  const pole = (corner: number): ((t: number) => Solid) => {
    const f = long * (corner === 0 || corner === 3 ? 1 : -1)
    const r = wide * (corner < 2 ? 1 : -1)
    return (t) => {
      const run = cos(90 * t)
      return [f * run, high * (0.9 * sin(90 * t) ** 0.82 + 0.1 * t ** 4), r * run]
    }
  }
  const shares = Array.from({ length: 13 }, (_, i) => i / 12)
  const corners = [0, 1, 2, 3].map(pole)
  const cloth = (a: number, b: number, normal: Solid) => {
    const left = corners[a]
    const right = corners[b]
    if (!left || !right) return { depth: 0, svg: '' }
    const low = shares.map((t) => {
      const p = between(left(0), right(0), t)
      const bulge = 4 * t * (1 - t) * 3
      return from.at(add(p, [Math.sign(normal[0]) * bulge, 0, Math.sign(normal[2]) * bulge]))
    })
    const outline = [
      ...shares.map((t) => from.at(left(t))),
      ...[...shares].reverse().map((t) => from.at(right(t))),
      ...low.reverse(),
    ]
    const light = from.lightOn(normal, tone.side)
    const lamp = place.lit
    const base =
      lamp && !tone.flat
        ? mix(colour, lamp, 0.62)
        : light > 0.55
          ? tone.lit(colour)
          : light > 0.12
            ? tone.base(colour)
            : tone.shade(colour)
    const middle = (t: number): Point =>
      from.at(
        add(between(between(left(0), right(0), t), [0, high, 0], 0.42), [normal[0] * 22, 0, normal[2] * 22]),
      )
    const warm =
      lamp && !tone.flat
        ? fill(
            polygon([
              ...shares.map((t) => from.at(between(between(left(0), right(0), 0.5), left(t), 0.82))),
              middle(0.5),
              ...[...shares]
                .reverse()
                .map((t) => from.at(between(between(left(0), right(0), 0.5), right(t), 0.82))),
            ]),
            mix(base, lamp, 0.7),
          )
        : ''
    return { depth: from.depth(times(normal, 60)), svg: fill(polygon(outline), base) + warm }
  }
  const cloths = [
    cloth(0, 1, [0, 0.5, 1]),
    cloth(1, 2, [-1, 0.5, 0]),
    cloth(2, 3, [0, 0.5, -1]),
    cloth(3, 0, [1, 0.5, 0]),
  ].sort((a, b) => a.depth - b.depth)
  const toUs = from.depth([1, 0, 0]) - from.depth([0, 0, 0]) > -0.05
  const doorEdge = (lift: number): Solid => [long * (1 - 0.5 * lift ** 1.4) + 8, high * 0.78 * lift, 0]
  const door = toUs
    ? (() => {
        const sill = (r: number): Solid => [long + 9, 0, r]
        const top = doorEdge(0.92)
        const arch = smooth<Solid>(
          [sill(-46), [long * 0.86, high * 0.46, -38], top, [long * 0.86, high * 0.46, 38], sill(46)],
          5,
        ).map(([f = 0, u = 0, r = 0]): Solid => [f, u, r])
        const half = arch.slice(0, Math.ceil(arch.length * 0.55))
        const inside = place.lit && !tone.flat ? mix(place.lit, '#fff6d8', 0.55) : tone.deep('#2c3234')
        return (place.open ?? Boolean(place.lit))
          ? fill(polygon(arch.map(from.at)), inside) +
              ribbon(
                half.map((p, i) => [...from.at(p), from.px(2 + 6 * sin((180 * i) / half.length))] as const),
                place.lit && !tone.flat ? mix(colour, place.lit, 0.35) : colour,
                tone,
              )
          : line(arch.map(from.at), from.px(2.4), tone.deep(colour)) +
              line([from.at(top), from.at(sill(0))], from.px(1.8), tone.deep(colour))
      })()
    : ''
  const poleLine = (near: boolean): string =>
    corners
      .filter((at) => from.depth([at(0)[0], 0, at(0)[2]]) > -20 === near)
      .map((at) =>
        line(
          shares.map((t) => from.at(at(t))),
          from.px(2.2),
          place.lit && !tone.flat ? mix(colour, '#3a1d12', 0.45) : tone.deep(colour),
        ),
      )
      .join('')
  const guy = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ]
    .map(([a = 0, b = 0]) =>
      line(
        [
          from.at([long * 0.62 * a, high * 0.62, wide * 0.62 * b]),
          from.at([long * 1.42 * a, 0, wide * 1.42 * b]),
        ],
        from.px(0.9),
        tone.shade('#d8cfb4'),
      ),
    )
    .join('')
  const shadow = fill(polygon(corners.map((at) => from.at(times(at(0), 1.07)))), tone.deep('#1b3236'), 0.4)
  return shadow + guy + poleLine(false) + cloths.map((one) => one.svg).join('') + poleLine(true) + door
}

/** A tarp tied between two points over a camp; `drop` is how far its near edge hangs lower, in pixels. */
export function tarp({
  from: [ax, ay],
  to: [bx, by],
  drop,
  colour = '#2f7f78',
  ...look
}: Look & { from: Point; to: Point; drop: number; colour?: string }): string {
  const tone = tones(look)
  const sag = Math.hypot(bx - ax, by - ay) * 0.07
  const mx = (ax + bx) / 2
  const my = (ay + by) / 2 + sag
  const out = (bx - ax) * 0.1
  return (
    line(
      [
        [ax - out * 0.9, ay - drop * 0.14],
        [ax, ay],
      ],
      1.6,
      tone.deep('#5d5446'),
    ) +
    line(
      [
        [bx, by],
        [bx + out * 0.9, by - drop * 0.14],
      ],
      1.6,
      tone.deep('#5d5446'),
    ) +
    fill(
      `M${n(ax)} ${n(ay)}Q${n(mx)} ${n(my)} ${n(bx)} ${n(by)}L${n(bx + out)} ${n(by + drop)}Q${n(mx)} ${n(my + drop * 0.66)} ${n(ax - out)} ${n(ay + drop)}Z`,
      tone.lit(colour),
    ) +
    fill(
      `M${n(mx)} ${n(my - sag / 2)}L${n(bx)} ${n(by)}L${n(bx + out)} ${n(by + drop)}Q${n((mx + bx) / 2)} ${n(my + drop * 0.76)} ${n(mx)} ${n(my + drop * 0.82 - sag / 2)}Z`,
      tone.base(colour),
    ) +
    line(
      [
        [bx + out, by + drop],
        [bx + out * 1.7, by + drop * 1.9],
      ],
      1.6,
      tone.deep('#5d5446'),
    ) +
    line(
      [
        [ax - out, ay + drop],
        [ax - out * 1.7, ay + drop * 1.9],
      ],
      1.6,
      tone.deep('#5d5446'),
    )
  )
}

/** A lantern 26 cm high, standing; `lit` for its light. */
export function lantern({ lit, ...place }: Place & Look & { lit?: string }): string {
  const tone = tones(place)
  const metal = '#3d4a4c'
  const glass = lit && !tone.flat ? lit : tone.base('#d9e2d6')
  return placed(
    place,
    fill('M-8 0h16l-1.5-4h-13Z', tone.base(metal)) +
      fill('M-6.2-4h12.4q.8-6-.6-12h-11.2q-1.4 6-.6 12Z', glass) +
      (lit && !tone.flat ? fill('M-2.4-5.4h4.8q2-5-2.4-9q-4.4 4-2.4 9Z', '#fffbe6') : '') +
      fill('M-7.4-16h14.8l-4-5h-6.8Z', tone.base(metal)) +
      fill(tone.side < 0 ? 'M0-16h7.4l-4-5H0Z' : 'M0-16h-7.4l4-5H0Z', tone.deep(metal)) +
      `<path d="M-5.4-17C-9-30 9-30 5.4-17" fill="none" stroke="${tone.deep(metal)}" stroke-width="1.2"/>`,
  )
}

/** A lantern of wrought iron on an arm from a wall, 70 cm wide: the lamps of the old town. The wall is at (x, y), left of it. */
export function wallLantern({
  lit,
  facing = 'right',
  ...place
}: Place & Look & { lit?: string; facing?: 'left' | 'right' }): string {
  const tone = tones(place)
  const iron = tone.deep('#2a3133')
  const glass = lit && !tone.flat ? lit : tone.base('#cfdcd6')
  return placed(
    place,
    `<path d="M0 0H46M0-2C14-2 18-22 40-16M0 14C10 12 22 8 30 0" fill="none" stroke="${iron}" stroke-width="3"/>` +
      fill('M34 4h24l-5 34h-14Z', glass) +
      (lit && !tone.flat ? fill('M42 12h8l-1 18h-6Z', '#fffbe6') : '') +
      fill('M32 5L46-10L60 5Z', iron) +
      `<path d="M34 4L39 38H53L58 4M46 4V38" fill="none" stroke="${iron}" stroke-width="2"/>` +
      fill('M38 38h16v3h-16Z', iron),
    facing,
  )
}

/** A camp stove with a pot, 34 cm high; `steam` for the hour of coffee. */
export function stove({ steam, ...place }: Place & Look & { steam?: string }): string {
  const tone = tones(place)
  const potShade = tone.side < 0 ? 'M4-30h12v15q0 4-4 4H4Z' : 'M-4-30h-12v15q0 4 4 4h8Z'
  return (
    (steam ? steamOver({ ...place, colour: steam }) : '') +
    placed(
      place,
      fill('M-9 0h18v-6h-18Z', tone.deep('#c8452f')) +
        fill('M-9 0h9v-6h-9Z', tone.base('#c8452f')) +
        `<path d="M-15 0L-9-11M15 0L9-11M-14-11H14" fill="none" stroke="${tone.deep('#4a5254')}" stroke-width="2"/>` +
        fill('M-5-7q2-3 0-4M5-7q-2-3 0-4', '#5fb0e8', tone.flat ? 0 : 0.8) +
        fill('M-16-30h32v15q0 4-4 4h-24q-4 0-4-4Z', tone.base('#9aa5a4')) +
        fill(potShade, tone.shade('#9aa5a4')) +
        fill('M-17-31.5h34v3h-34Z', tone.lit('#b9c2bf')) +
        `<path d="M16-26h13" stroke="${tone.deep('#33393b')}" stroke-width="2.6" stroke-linecap="round"/>`,
    )
  )
}

const steamOver = ({ colour, ...place }: Place & { colour: string }): string =>
  placed(
    place,
    fill('M-6-36C-16-50 4-58-6-74C-10-82-4-92 0-98C-4-88 2-84 3-76C6-60-6-52 1-36Z', colour, 0.55) +
      fill('M6-36C0-48 14-54 8-66C6-74 10-80 14-84C12-76 16-72 14-64C12-54 6-48 11-36Z', colour, 0.4),
  )

/** An enamel mug, 9 cm. */
export function mug({
  colour = '#d9492f',
  steam,
  ...place
}: Place & Look & { colour?: string; steam?: string }): string {
  const tone = tones(place)
  return (
    (steam
      ? steamOver({
          ...place,
          y: place.y + 24 * (place.scale ?? 1) * 0.3,
          scale: (place.scale ?? 1) * 0.36,
          colour: steam,
        })
      : '') +
    placed(
      place,
      `<path d="M4.4-7.4q4.6 0 3.8 3t-4.2 2.6" fill="none" stroke="${tone.shade(colour)}" stroke-width="1.3"/>` +
        fill('M-4.6-9.4h9.2l-.5 8.4q0 1-1 1h-6.2q-1 0-1-1Z', tone.base(colour)) +
        fill(
          tone.side < 0 ? 'M.8-9.4h3.8l-.5 8.4q0 1-1 1H.8Z' : 'M-.8-9.4h-3.8l.5 8.4q0 1 1 1h2.3Z',
          tone.shade(colour),
        ) +
        `<ellipse cx="0" cy="-9.4" rx="4.6" ry="1.1" fill="${tone.lit('#f3ead2')}"/>`,
    )
  )
}

/** A standing rucksack, 70 cm, leaning a little. */
export function rucksack({ colour = '#1f6f78', ...place }: Place & Look & { colour?: string }): string {
  const tone = tones(place)
  const { x, y, scale = 1, tilt = 0 } = place
  const at = (across: number, up: number, radius: number): [number, number, number] => [
    x + scale * (across * cos(tilt) + up * sin(tilt)),
    y + scale * (across * sin(tilt) - up * cos(tilt)),
    radius * scale,
  ]
  const shape = (row: readonly (readonly [number, number])[], paint: string, opacity = 1): string =>
    fill(
      polygon(
        smooth([...row, row[0] ?? [0, 0]], 4).map(([across = 0, up = 0]): Point => {
          const [px, py] = at(across, up, 0)
          return [px, py]
        }),
      ),
      paint,
      opacity,
    )
  const strap = (row: readonly (readonly [number, number])[], width: number, paint: string): string =>
    line(
      smooth(row, 4).map(([across = 0, up = 0]): Point => {
        const [px, py] = at(across, up, 0)
        return [px, py]
      }),
      width * scale,
      paint,
    )
  const dark = tone.deep(colour)
  const away = tone.side
  return (
    // The straps lean out on the far side; a rolled mat is tied under the lid.
    strap(
      [
        [-12 * away, 58],
        [-25 * away, 44],
        [-26 * away, 20],
        [-15 * away, 8],
      ],
      4.6,
      dark,
    ) +
    shape(
      [
        [-17, 1],
        [-20, 12],
        [-19.5, 34],
        [-17, 52],
        [-11, 59],
        [11, 59],
        [17, 52],
        [19.5, 34],
        [20, 12],
        [17, 1],
        [0, -1],
      ],
      tone.base(colour),
    ) +
    shape(
      [
        [-4 * -away, 58],
        [-11 * -away, 58],
        [-17 * -away, 51],
        [-19.5 * -away, 34],
        [-20 * -away, 12],
        [-16 * -away, 1],
        [-6 * -away, 0],
        [-8 * -away, 24],
      ],
      tone.shade(colour),
    ) +
    shape(
      [
        [-13, 6],
        [-14, 16],
        [-12, 30],
        [0, 32],
        [12, 30],
        [14, 16],
        [13, 6],
        [0, 4],
      ],
      tone.shade(colour),
    ) +
    shape(
      [
        [-11, 22],
        [-11.5, 28],
        [0, 30.5],
        [11.5, 28],
        [11, 22],
        [0, 23.5],
      ],
      dark,
      0.75,
    ) +
    strap(
      [
        [-9, 52],
        [-9.4, 40],
        [-9, 33],
      ],
      2.4,
      dark,
    ) +
    strap(
      [
        [9, 52],
        [9.4, 40],
        [9, 33],
      ],
      2.4,
      dark,
    ) +
    ribbon([at(-23, 66, 6.6), at(23, 66, 6.6)], '#d9b56a', tone, { round: 0.25 }) +
    shape(
      [
        [-20, 51],
        [-21, 60],
        [-15, 66.5],
        [0, 68],
        [15, 66.5],
        [21, 60],
        [20, 51],
        [10, 48.5],
        [0, 49.5],
        [-10, 48.5],
      ],
      tone.lit(colour),
    ) +
    shape(
      [
        [-20, 51],
        [-20.6, 55],
        [0, 54],
        [20.6, 55],
        [20, 51],
        [10, 48.5],
        [0, 49.5],
        [-10, 48.5],
      ],
      tone.base(colour),
    ) +
    strap(
      [
        [-12, 73],
        [-12, 62],
      ],
      2.2,
      dark,
    ) +
    strap(
      [
        [12, 73],
        [12, 62],
      ],
      2.2,
      dark,
    )
  )
}

/** A rough table with two benches, 180 cm; things may be set on it at a height of 74. */
export function table(place: Stance & Look & { colour?: string }): string {
  const from = view({ eye: 14, ...place })
  const tone = tones(place)
  const wood = place.colour ?? '#a8743f'
  const leg = (f: number, r: number) => box(from, [f - 4, 0, r - 4], [f + 4, 70, r + 4], wood, tone)
  return (
    leg(-76, -30) +
    leg(76, -30) +
    leg(-76, 30) +
    leg(76, 30) +
    box(from, [-90, 70, -38], [90, 76, 38], wood, tone)
  )
}

/** Dry bags and a rolled mat in a heap on the sand, `count` of them. */
export function dryBags({
  count = 3,
  random,
  ...place
}: Place & Look & { count?: number; random: Random }): string {
  const tone = tones(place)
  const { x, y, scale = 1 } = place
  const colours = ['#e0a02e', '#c8452f', '#2c5f7a', '#2f6e55']
  return Array.from({ length: count }, (_, i) => {
    const px = x + (i - (count - 1) / 2) * 34 * scale
    const lying = random() < 0.35
    const colour = colours[(i + Math.floor(random() * 4)) % 4] ?? '#e0a02e'
    const at = (a: number, b: number, r: number): [number, number, number] =>
      lying
        ? [px + (b - 24) * scale, y - (11 + a) * scale, r * scale]
        : [px + a * scale, y - b * scale, r * scale]
    return (
      ribbon([at(0, 3, 12), at(0, 14, 13.5), at(0, 34, 12.5), at(0, 44, 8), at(0, 48, 4)], colour, tone, {
        round: 0.3,
      }) + ribbon([at(-7, 50, 2.6), at(7, 50, 2.6)], '#2b2f30', tone, { round: 0.5 })
    )
  }).join('')
}
