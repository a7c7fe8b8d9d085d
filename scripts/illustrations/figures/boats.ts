/**
 * The boats of the bay. The waterline amidships stands at (x, y); sizes at `scale` 1, in pixels:
 * dugout canoe 560 long, motor boat 950, sloop 1000 (mast 1250 high), schooner 1800.
 *
 *   canoe({ x, y, scale: 0.5, heading: 'left', fisher: 'cast', random, water })
 *   motorBoat({ x, y, scale: 0.5, heading: 'toward-right', passengers: 5, random, water })
 *   sloop({ x, y, scale: 0.4, heading: 'right', sails: 'full', heel: 8, water })
 *   schooner({ x, y, scale: 0.3, sails: 'furled', water })
 *   farSail({ x, y, scale: 0.05, colour })        a sail on the horizon, for scales under 0.08
 *
 * Pass `water`, the colour around, for a reflection broken by ripples.
 */
import { lerp, mix, type Random, seeded } from '../core.ts'
import { type Outfit, outfit } from './body.ts'
import { type Look, type Tones, tones } from './look.ts'
import { aboard } from './people.ts'
import {
  add,
  between,
  cos,
  fill,
  line,
  mirrored,
  type Part,
  type Place,
  type Point,
  polygon,
  ribbon,
  rolled,
  type Solid,
  type Stance,
  sin,
  smooth,
  stacked,
  type View,
  view,
} from './shape.ts'
import { box, hullParts, type Lines, type Paint, part, planeTone, rail, waterline } from './solids.ts'

interface Afloat extends Stance, Look {
  random?: Random
  /** Colour of the water around, for a reflection. */
  water?: string
}

const dim = (tone: Tones): Tones =>
  tone.flat ? tone : { ...tone, lit: tone.base, base: tone.shade, shade: tone.deep }

const ripples = (from: View, length: number, deep: number, water: string, random: Random): string => {
  let path = ''
  const spread = Math.max(0.3, Math.abs(cos(from.heading)))
  for (let i = 0; i < 22; i++) {
    const share = (i + random()) / 22
    const [x, y] = from.at([0, 0, 0])
    const long = Math.round(from.px(length * (0.1 + 0.2 * random())))
    const cx = Math.round(x + from.px(length) * (random() - 0.5) * spread)
    const cy = Math.round((y + from.px(deep * (0.06 + 0.94 * share))) * 10) / 10
    const thick = Math.round(from.px(lerp(length / 300, length / 90, share)) * 10) / 10
    path += `M${cx - long} ${cy}q${long} ${-thick} ${2 * long} 0q${-long} ${thick} ${-2 * long} 0Z`
  }
  return fill(path, water, 0.92)
}

/** Draws a boat on the water: its mirror image, the touch of the hull, itself. */
const float = (
  boat: Afloat,
  lines: Lines,
  height: number,
  draw: (from: View, tone: Tones, random: Random) => string,
  heel = 0,
): string => {
  const level = view({ eye: 10, ...boat })
  const from = heel ? rolled(level, heel) : level
  const tone = tones(boat)
  const people = `${boat.x} ${boat.y} ${boat.random ? boat.random() : 0}`
  const mirror = boat.water
    ? `<g opacity=".4">${draw(mirrored(from), dim(tone), seeded(people))}</g>${ripples(level, lines.length, height, boat.water, seeded(`${people} ripples`))}`
    : ''
  return mirror + waterline(level, lines, tone.deep('#17343a')) + draw(from, tone, seeded(people))
}

const dugout: Lines = {
  length: 560,
  half: (t) => 34 * (1 - Math.abs(t) ** 2.6),
  rail: (t) => 27 + (t > 0 ? 17 * t ** 3 : 12 * Math.abs(t) ** 3),
  tumble: 0.8,
  bowRake: 0.16,
  sternRake: 0.12,
}

export interface Canoe extends Afloat {
  hull?: string
  stripe?: string
  /** Someone aboard: casting a round net, paddling, sitting, or nobody. */
  fisher?: 'cast' | 'paddle' | 'sit'
  wears?: Outfit
  /** A heap of net amidships. */
  net?: string
}

/** A Caiçara dugout, hewn from one trunk. */
export function canoe(boat: Canoe): string {
  const paint: Paint = {
    hull: boat.hull ?? '#8a5530',
    inside: '#5d3820',
    bands: boat.stripe ? [[0.22, boat.stripe]] : [],
  }
  return float(boat, dugout, boat.fisher === 'cast' ? 170 : boat.fisher ? 95 : 40, (from, tone, random) => {
    const { behind, before } = hullParts(from, dugout, paint, tone)
    const thwart = (t: number) => {
      const [f, u, r] = rail(dugout, t, 0.92)
      return box(from, [f - 9, u - 9, -r], [f + 9, u - 5, r], '#a8743f', tone)
    }
    const parts: Part[] = []
    const wears = boat.wears ?? outfit(random, 'fisher')
    if (boat.net) parts.push(part(from, [-30, 20, 0], netHeap(from, [-40, 24, 0], boat.net, tone)))
    if (boat.fisher === 'cast') {
      parts.push(aboard(from, [60, 8, 0], { does: 'cast', wears }, tone))
      parts.push(part(from, [150, 120, -30], flyingNet(from, tone, random)))
    } else if (boat.fisher === 'paddle') {
      parts.push(paddlerInCanoe(from, wears, tone))
    } else if (boat.fisher === 'sit') {
      parts.push(aboard(from, [-120, -16, 0], { does: 'work-sit', wears }, tone))
    }
    return behind + thwart(0.55) + thwart(-0.5) + thwart(0) + stacked(parts) + before
  })
}

const paddlerInCanoe = (from: View, wears: Outfit, tone: Tones): Part => {
  const seat: Solid = [-130, -16, 0]
  const sitter = aboard(from, seat, { does: 'work-sit', wears }, tone)
  const top = from.at([-92, 82, 12])
  const low = from.at([-70, 14, 42])
  const tip = from.at([-60, -18, 50])
  const shaft = line([top, low], from.px(4), tone.shade('#a8743f'))
  const blade = ribbon(
    [
      [...low, from.px(3)],
      [(low[0] + tip[0]) / 2, (low[1] + tip[1]) / 2, from.px(9)],
      [...tip, from.px(5)],
    ],
    '#a8743f',
    tone,
  )
  return { depth: sitter.depth, svg: sitter.svg + shaft + blade }
}

const netHeap = (from: View, at: Solid, colour: string, tone: Tones): string => {
  const bump = ([f, u]: readonly [number, number], radius: number): [number, number, number] => [
    ...from.at(add(at, [f, u, 0])),
    from.px(radius),
  ]
  return (
    ribbon(
      [bump([-60, -2], 8), bump([-30, 6], 17), bump([6, 8], 20), bump([40, 2], 13), bump([60, -4], 6)],
      colour,
      tone,
    ) + ribbon([bump([-24, 14], 5), bump([0, 20], 8), bump([22, 12], 5)], colour, { ...tone, base: tone.lit })
  )
}

const flyingNet = (from: View, tone: Tones, random: Random): string => {
  const apex: Solid = [112, 152, -24]
  const middle: Solid = [196, 96, -40]
  const rim = Array.from({ length: 28 }, (_, i): Solid => {
    const angle = (i * 360) / 28
    const wave = 1 + 0.07 * Math.sin(i * 2.4) + 0.04 * (random() - 0.5)
    return add(middle, [
      118 * cos(angle) * wave,
      -44 * cos(angle) + 62 * sin(angle) * wave,
      74 * sin(angle) * wave,
    ])
  })
  const colour = tone.flat ? tone.base('') : tone.lit('#e9e2cd')
  const spokes = rim
    .filter((_, i) => i % 2 === 0)
    .map((edge) =>
      line([from.at(apex), from.at(between(apex, edge, 0.55)), from.at(edge)], from.px(1.1), colour),
    )
  const rings = [0.36, 0.58, 0.78, 0.92].map((share) => {
    const loop = rim.map((edge) => from.at(between(apex, edge, share)))
    return line([...loop, ...(loop[0] ? [loop[0]] : [])], from.px(0.9), colour)
  })
  const weights = rim.map((edge) => {
    const [x, y] = from.at(edge)
    return ribbon(
      [
        [x - from.px(2.4), y, from.px(2.6)],
        [x + from.px(2.4), y, from.px(2.6)],
      ],
      '#6d675c',
      tone,
      { steps: 2 },
    )
  })
  const shape = rim.map((edge) => from.at(edge))
  const cone = rim.map((edge) => from.at(between(apex, edge, 0.97)))
  return (
    fill(polygon(shape), colour, 0.26) +
    fill(polygon([from.at(apex), ...cone.slice(6, 23)]), colour, 0.12) +
    spokes.join('') +
    rings.join('') +
    line([...shape, ...(shape[0] ? [shape[0]] : [])], from.px(2), colour) +
    weights.join('') +
    line(
      smooth<Point>([from.at([98, 142, -16]), from.at([104, 150, -20]), from.at(apex)], 4).map(
        ([x = 0, y = 0]) => [x, y] as const,
      ),
      from.px(2),
      colour,
    )
  )
}

const whaler: Lines = {
  length: 950,
  half: (t) => 128 * (1 - (t > 0 ? t ** 2.4 : Math.abs(t) ** 3.4)),
  rail: (t) => 74 + (t > 0 ? 78 * t ** 2.4 : 30 * Math.abs(t) ** 2.6),
  tumble: 0.8,
  bowRake: 0.15,
  sternRake: 0.1,
}

export interface MotorBoat extends Afloat {
  hull?: string
  stripe?: string
  awning?: string
  passengers?: number
  /** Someone standing at the helm. */
  helm?: boolean
}

/** A wooden motor boat of the region, double-ended, with a small wheelhouse aft and an awning on posts. */
export function motorBoat(boat: MotorBoat): string {
  const paint: Paint = {
    hull: boat.hull ?? '#f4ecd8',
    inside: '#9a6a42',
    bands: [
      [0.12, '#8a5530'],
      [0.3, boat.stripe ?? '#1f5fa8'],
    ],
  }
  const awning = boat.awning ?? '#e9dcbb'
  return float(boat, whaler, 260, (from, tone, random) => {
    const { behind, before } = hullParts(from, whaler, paint, tone)
    const parts: Part[] = []
    const seats = boat.passengers ?? 4
    for (let i = 0; i < seats; i++) {
      const right = i % 2 ? 1 : -1
      const f = 150 - Math.floor(i / 2) * 84 - (right > 0 ? 30 : 0) - random() * 14
      const wears = outfit(random, random() < 0.5 ? 'beach' : 'hiker')
      parts.push(
        aboard(
          from,
          [f, 22, 52 * right],
          { does: 'sit', wears: { ...wears, pack: undefined }, turn: right > 0 ? 84 : -84 },
          tone,
        ),
      )
    }
    if (boat.helm ?? true)
      parts.push(
        aboard(
          from,
          [-196, 26, 6],
          { does: 'steer', wears: { ...outfit(random, 'fisher'), pack: undefined } },
          tone,
        ),
      )
    const high = 258
    const post = (f: number, right: -1 | 1): Part => {
      const [, u, r] = rail(whaler, f / (whaler.length / 2), right * 0.9)
      return part(
        from,
        [f, 60, r],
        line([from.at([f, u - 6, r]), from.at([f, high, r])], from.px(6), tone.shade('#e9dfc6')),
      )
    }
    for (const f of [215, 30, -150]) parts.push(post(f, -1), post(f, 1))
    if (boat.helm ?? true) parts.push(part(from, [-150, 80, 0], wheel(from, [-150, 26, 0], 104, 24, tone)))
    const house =
      box(from, [-330, 50, -74], [-214, 196, 74], '#f2ead6', tone) +
      [-1, 1]
        .map((right) =>
          from.depth([0, 0, right]) > from.depth([0, 0, 0])
            ? fill(
                polygon(
                  [
                    [-312, 128],
                    [-234, 128],
                    [-234, 174],
                    [-312, 174],
                  ].map(([f = 0, u = 0]) => from.at([f, u, 74 * right])),
                ),
                tone.deep('#24495a'),
              )
            : '',
        )
        .join('') +
      (from.depth([1, 0, 0]) > from.depth([0, 0, 0])
        ? fill(
            polygon(
              [
                [-54, 128],
                [54, 128],
                [54, 176],
                [-54, 176],
              ].map(([r = 0, u = 0]) => from.at([-214, u, r])),
            ),
            tone.deep('#24495a'),
          )
        : '') +
      box(from, [-346, 196, -88], [-200, 206, 88], boat.stripe ?? '#1f5fa8', tone)
    parts.push(part(from, [-272, 100, 0], house))
    const canopyEdge = (right: number, drop: number) =>
      Array.from({ length: 13 }, (_, i) =>
        from.at([-172 + i * 34, high + 8 - drop - (drop ? (i % 2 ? 4 : 0) : 0), 116 * right]),
      )
    const nearSide = from.depth([0, 0, 1]) > from.depth([0, 0, -1]) ? 1 : -1
    const canopy =
      fill(
        polygon([
          from.at([-172, high + 8, -116]),
          from.at([236, high + 8, -116]),
          from.at([236, high + 8, 116]),
          from.at([-172, high + 8, 116]),
        ]),
        planeTone(0.7, tone)(awning),
      ) +
      fill(
        polygon([...canopyEdge(nearSide, 0), ...canopyEdge(nearSide, 22).reverse()]),
        planeTone(from.lightOn([0, 0, nearSide], tone.side), tone)(awning),
      ) +
      (Math.abs(sin(from.heading)) > 0.3
        ? fill(
            polygon(
              [-116, 116].flatMap((r, i) => {
                const f = sin(from.heading) < 0 ? 236 : -172
                return i
                  ? [from.at([f, high + 8, r]), from.at([f, high - 14, r])]
                  : [from.at([f, high - 14, r]), from.at([f, high + 8, r])]
              }),
            ),
            tone.shade(awning),
          )
        : '')
    const mast = line([from.at([-240, 206, 0]), from.at([-240, 330, 0])], from.px(5), tone.shade('#8a5530'))
    const foredeck = fill(
      polygon([
        ...[0.5, 0.62, 0.75, 0.88, 1].map((t) => from.at(rail(whaler, t, 1))),
        ...[1, 0.88, 0.75, 0.62, 0.5].map((t) => from.at(rail(whaler, t, -1))),
      ]),
      planeTone(0.4, tone)('#b98552'),
    )
    return behind + foredeck + stacked(parts) + canopy + mast + before
  })
}

const slender: Lines = {
  length: 1000,
  half: (t) => (t > 0 ? 158 * (1 - t ** 2) : 158 * (1 - 0.42 * Math.abs(t) ** 2)),
  rail: (t) => 92 + (t > 0 ? 34 * t ** 2 : 6 * t ** 2),
  tumble: 0.74,
  bowRake: 0.14,
  sternRake: 0.07,
}

/** A set sail: corners in the boat's space, its after edges hollowed, its belly in two tones. */
const sail = (
  from: View,
  [tack, clew, ...upper]: readonly [Solid, Solid, ...Solid[]],
  colour: string,
  tone: Tones,
  { belly = 26, seams = 4 } = {},
): string => {
  const head = upper.at(-1) ?? tack
  const peak = upper[0] ?? head
  const aside = (a: Solid, b: Solid, t: number, k: number): Solid =>
    add(between(a, b, t), [0, 0, k * belly * 4 * t * (1 - t)])
  const shares = Array.from({ length: 9 }, (_, i) => i / 8)
  const leech = shares.map((t) =>
    add(aside(clew, peak, t, 1), [(upper.length > 1 ? 12 : 22) * -4 * t * (1 - t) * -0.4, 0, 0]),
  )
  const foot = shares.map((t) => aside(tack, clew, t, 0.7))
  const luff = upper.length > 1 ? [peak, head, tack] : shares.map((t) => aside(head, tack, t, 0.25))
  const outline = [...foot, ...leech, ...luff]
  const light = from.lightOn([0.15, 0.25, from.depth([0, 0, 1]) > from.depth([0, 0, 0]) ? 1 : -1], tone.side)
  const main = light > 0.15 ? tone.lit(colour) : tone.base(colour)
  const dark = mix(tone.base(colour), tone.shade(colour), light > 0.15 ? 0.55 : 1)
  // The fold of the belly runs from the head to a third of the foot.
  const crease = shares.map((t) =>
    add(between(between(tack, clew, 0.36), between(head, peak, 0.3), t), [-(30 * 4 * t * (1 - t)), 0, belly]),
  )
  const shaded = [...crease, head, ...luff, ...foot.slice(0, 4)]
  const lines = Array.from({ length: seams }, (_, i) => {
    const t = (i + 1) / (seams + 1)
    return line(
      [0, 0.25, 0.5, 0.75, 1].map((s) =>
        from.at(
          add(between(between(tack, head, t), between(clew, peak, t), s), [0, 0, belly * 2.4 * s * (1 - s)]),
        ),
      ),
      from.px(1.6),
      tone.shade(colour),
    )
  })
  return (
    fill(polygon(outline.map((p) => from.at(p))), main) +
    fill(polygon(shaded.map((p) => from.at(p))), dark, tone.flat ? 0 : 0.8) +
    (tone.flat ? '' : lines.join(''))
  )
}

const furled = (from: View, a: Solid, b: Solid, colour: string, tone: Tones): string =>
  ribbon(
    [0, 0.2, 0.5, 0.8, 1].map(
      (t, i) => [...from.at(add(between(a, b, t), [0, 9, 0])), from.px([6, 13, 12, 10, 5][i] ?? 8)] as const,
    ),
    colour,
    tone,
  ) + line([from.at(a), from.at(b)], from.px(7), tone.shade('#caa46a'))

export interface SailingBoat extends Afloat {
  sails?: 'full' | 'furled'
  hull?: string
  stripe?: string
  canvas?: string
  /** Degrees that she heels away from us (negative: towards us). */
  heel?: number
  /** People in the cockpit or on deck. */
  crew?: number
}

/** A wheel on its post, athwart the boat; `foot` is where the post stands, `high` the hub above it, both in the boat's space. */
const wheel = (from: View, [f, u, r]: Solid, high: number, radius: number, tone: Tones): string => {
  const hub: Solid = [f, u + high, r]
  const rim = (turn: number, reach = radius): Point =>
    from.at(add(hub, [0, reach * sin(turn), reach * cos(turn)]))
  const loop = Array.from({ length: 21 }, (_, i) => rim(i * 18))
  const spokes = [0, 45, 90, 135].map((turn) =>
    line([rim(turn, radius * 1.24), rim(turn + 180, radius * 1.24)], from.px(2), tone.shade('#8a5530')),
  )
  return (
    line([from.at([f + 6, u, r]), from.at([f + 4, u + high, r])], from.px(9), tone.shade('#e9dfc6')) +
    spokes.join('') +
    line(loop, from.px(3.6), tone.base('#8a5530'))
  )
}

/** A sailing yacht with one mast: cabin forward, an open cockpit aft of it with her helmsman at the wheel. */
export function sloop(boat: SailingBoat): string {
  const paint: Paint = {
    hull: boat.hull ?? '#f7f1e3',
    inside: '#caa46a',
    bands: [
      [0.2, boat.hull ?? '#f7f1e3'],
      [0.3, boat.stripe ?? '#1f4f8f'],
    ],
  }
  const canvas = boat.canvas ?? '#fbf4e2'
  const full = (boat.sails ?? 'full') === 'full'
  return float(
    boat,
    slender,
    full ? 620 : 420,
    (from, tone, random) => {
      const { behind, before } = hullParts(from, slender, paint, tone)
      const deck = fill(
        polygon([
          ...Array.from({ length: 21 }, (_, i) => from.at(rail(slender, -1 + i / 10, 1))),
          ...Array.from({ length: 21 }, (_, i) => from.at(rail(slender, 1 - i / 10, -1))),
        ]),
        planeTone(0.5, tone)('#dcb57c'),
      )
      const house = box(from, [-110, 92, -82], [180, 134, 82], '#f7f1e3', tone)
      const ports = [-70, -10, 50, 110]
        .map((f) =>
          from.depth([0, 0, 1]) > from.depth([0, 0, 0])
            ? ribbon(
                [
                  [...from.at([f, 114, 83]), from.px(7)],
                  [...from.at([f + 28, 114, 83]), from.px(7)],
                ],
                '#24495a',
                tone,
                { turn: 1 },
              )
            : ribbon(
                [
                  [...from.at([f, 114, -83]), from.px(7)],
                  [...from.at([f + 28, 114, -83]), from.px(7)],
                ],
                '#24495a',
                tone,
                { turn: 1 },
              ),
        )
        .join('')
      const mastFoot: Solid = [90, 110, 0]
      const mastTop: Solid = [76, 1290, 0]
      const mast = ribbon(
        [
          [...from.at(mastFoot), from.px(8)],
          [...from.at(between(mastFoot, mastTop, 0.6)), from.px(7)],
          [...from.at(mastTop), from.px(4)],
        ],
        '#d9c7a0',
        tone,
      )
      const swing = full ? 90 : 0
      const boomEnd: Solid = [-350, 244, swing]
      const main = full
        ? sail(from, [[80, 236, 0], boomEnd, [70, 1260, 0]], canvas, tone, { belly: 40, seams: 5 })
        : furled(from, [82, 236, 0], [-350, 240, 0], '#e9dfc8', tone)
      const jib = full
        ? sail(
            from,
            [
              [470, 140, 0],
              [40, 165, swing * 1.1],
              [84, 1120, 0],
            ],
            canvas,
            tone,
            { belly: 46, seams: 3 },
          )
        : ''
      const stays = [
        [490, 126, 0],
        [-490, 98, 0],
        [70, 96, 140],
        [70, 96, -140],
      ]
        .map(([f = 0, u = 0, r = 0]) =>
          line([from.at(mastTop), from.at([f, u, r])], from.px(1.8), tone.deep('#6b6f6d')),
        )
        .join('')
      const near = from.depth([0, 0, 1]) > from.depth([0, 0, -1]) ? 1 : -1
      const well = (f: number, r: number, u = rail(slender, f / 500, 0)[1] + 4): Solid => [f, u, r]
      const cockpit =
        fill(
          polygon([well(-120, -78), well(-400, -78), well(-400, 78), well(-120, 78)].map((p) => from.at(p))),
          tone.deep('#a8743f'),
        ) +
        fill(
          polygon(
            [
              well(-120, -78 * near),
              well(-400, -78 * near),
              well(-400, -78 * near, 56),
              well(-120, -78 * near, 56),
            ].map((p) => from.at(p)),
          ),
          planeTone(from.lightOn([0, 0.3, near], tone.side), tone)('#d9b07a'),
        )
      // The side deck and the coaming towards us hide the legs of whoever sits in the cockpit.
      const ahead = [-120, -190, -260, -330, -400]
      const sideDeck =
        fill(
          polygon([
            ...ahead.map((f) => from.at(rail(slender, f / 500, near))),
            ...ahead.toReversed().map((f) => from.at(well(f, 78 * near))),
          ]),
          planeTone(0.5, tone)('#dcb57c'),
        ) +
        fill(
          polygon([
            ...ahead.map((f) => from.at(well(f, 78 * near))),
            ...ahead.toReversed().map((f) => from.at(well(f, 76 * near, 120))),
          ]),
          planeTone(from.lightOn([0, 0, near], tone.side), tone)('#f2e8d2'),
        )
      const parts: Part[] = []
      const crew = boat.crew ?? 2
      if (crew > 0) {
        parts.push(
          aboard(from, [-372, 44, 0], { does: 'steer', wears: { ...outfit(random, 'beach') } }, tone),
          part(from, [-326, 90, 0], wheel(from, [-326, 44, 0], 100, 34, tone)),
        )
      }
      for (let i = 0; i < crew - 1; i++) {
        const right = (i % 2 ? 1 : -1) * near
        parts.push(
          aboard(
            from,
            [-176 - 74 * Math.floor(i / 2) - 22 * (i % 2), 40, 60 * right],
            { does: 'sit', wears: { ...outfit(random, 'beach') }, turn: right > 0 ? 80 : -80 },
            tone,
          ),
        )
      }
      const boom = full
        ? line([from.at([82, 236, 0]), from.at(boomEnd)], from.px(7), tone.shade('#d9c7a0'))
        : ''
      return (
        behind +
        deck +
        cockpit +
        stays +
        house +
        ports +
        stacked(parts) +
        sideDeck +
        before +
        mast +
        boom +
        main +
        jib
      )
    },
    boat.heel ?? 0,
  )
}

const coaster: Lines = {
  length: 1800,
  half: (t) => (t > 0 ? 225 * (1 - t ** 2.6) : 225 * (1 - 0.4 * Math.abs(t) ** 2.4)),
  rail: (t) => 150 + (t > 0 ? 95 * t ** 2.4 : 45 * t ** 2),
  tumble: 0.8,
  bowRake: 0.12,
  sternRake: 0.1,
}

/** A two-masted schooner of the bay: painted wood, bowsprit, an awning over the deck when the sails are furled. */
export function schooner(boat: SailingBoat & { awning?: string }): string {
  const stripe = boat.stripe ?? '#1f6b4a'
  const paint: Paint = {
    hull: boat.hull ?? '#f5eddb',
    inside: '#a8743f',
    bands: [
      [0.1, '#8a5530'],
      [0.2, boat.hull ?? '#f5eddb'],
      [0.34, stripe],
    ],
  }
  const canvas = boat.canvas ?? '#f4e6c6'
  const full = (boat.sails ?? 'furled') === 'full'
  return float(
    boat,
    coaster,
    full ? 900 : 640,
    (from, tone, random) => {
      const { behind, before } = hullParts(from, coaster, paint, tone)
      const deck = fill(
        polygon([
          ...Array.from({ length: 21 }, (_, i) =>
            from.at(add(rail(coaster, -1 + i / 10, 0.96), [0, -16, 0])),
          ),
          ...Array.from({ length: 21 }, (_, i) =>
            from.at(add(rail(coaster, 1 - i / 10, -0.96), [0, -16, 0])),
          ),
        ]),
        planeTone(0.5, tone)('#c9975c'),
      )
      const mast = (f: number, high: number) =>
        ribbon(
          [
            [...from.at([f, 120, 0]), from.px(13)],
            [...from.at([f - 16, high * 0.7, 0]), from.px(11)],
            [...from.at([f - 26, high, 0]), from.px(6)],
          ],
          '#b98552',
          tone,
        )
      const sprit = ribbon(
        [
          [...from.at([760, 236, 0]), from.px(14)],
          [...from.at([1190, 330, 0]), from.px(6)],
        ],
        '#b98552',
        tone,
      )
      const house =
        box(from, [-640, 140, -120], [-330, 262, 120], '#f5eddb', tone) +
        [-580, -500, -420]
          .map((f) =>
            fill(
              polygon(
                [
                  [f, 190],
                  [f + 44, 190],
                  [f + 44, 236],
                  [f, 236],
                ].map(([g = 0, u = 0]) =>
                  from.at([g, u, from.depth([0, 0, 1]) > from.depth([0, 0, 0]) ? 121 : -121]),
                ),
              ),
              tone.deep('#24495a'),
            ),
          )
          .join('') +
        box(from, [-665, 262, -140], [-300, 276, 140], stripe, tone)
      const parts: Part[] = []
      for (let i = 0; i < (boat.crew ?? 5); i++) {
        const f = -220 + i * 120 + random() * 60
        parts.push(
          aboard(
            from,
            [f, 118, (i % 2 ? 1 : -1) * 110],
            { does: i % 3 ? 'stand' : 'sit', wears: { ...outfit(random, 'beach') }, turn: random() * 360 },
            tone,
          ),
        )
      }
      const tarp = full
        ? ''
        : fill(
            polygon([
              from.at([-280, 372, -190]),
              from.at([330, 392, -190]),
              from.at([330, 392, 190]),
              from.at([-280, 372, 190]),
            ]),
            tone.lit(boat.awning ?? '#efe2c2'),
          ) +
          fill(
            polygon([
              from.at([-280, 372, 190]),
              from.at([330, 392, 190]),
              from.at([330, 366, 190]),
              from.at([-280, 346, 190]),
            ]),
            tone.shade(boat.awning ?? '#efe2c2'),
          ) +
          [-270, 20, 320]
            .map((f) =>
              line([from.at([f, 168, 186]), from.at([f, 372, 186])], from.px(7), tone.shade('#e9dfc6')),
            )
            .join('')
      const fore = full
        ? sail(
            from,
            [
              [300, 270, 0],
              [-60, 285, 90],
              [20, 1010, 60],
              [278, 860, 0],
            ],
            canvas,
            tone,
            { belly: 50, seams: 4 },
          )
        : furled(from, [300, 430, 0], [-40, 420, 0], '#e6d7b4', tone)
      const mainsail = full
        ? sail(
            from,
            [
              [-205, 290, 0],
              [-880, 330, 120],
              [-560, 1180, 80],
              [-225, 960, 0],
            ],
            canvas,
            tone,
            { belly: 60, seams: 5 },
          )
        : furled(from, [-205, 450, 0], [-760, 440, 0], '#e6d7b4', tone)
      const jib = full
        ? sail(
            from,
            [
              [1150, 330, 0],
              [400, 320, 80],
              [330, 980, 0],
            ],
            canvas,
            tone,
            { belly: 50, seams: 3 },
          ) +
          sail(
            from,
            [
              [880, 300, 0],
              [330, 300, 70],
              [316, 780, 0],
            ],
            canvas,
            tone,
            { belly: 40, seams: 2 },
          )
        : furled(from, [1150, 330, 0], [780, 252, 0], '#e6d7b4', tone)
      const stays = (
        [
          [
            [1180, 328, 0],
            [284, 1090, 0],
          ],
          [
            [880, 262, 0],
            [290, 900, 0],
          ],
          [
            [284, 1090, 0],
            [-226, 1230, 0],
          ],
          [
            [-226, 1230, 0],
            [-870, 190, 0],
          ],
          [
            [290, 1000, 0],
            [210, 160, 200],
          ],
          [
            [290, 1000, 0],
            [330, 160, 200],
          ],
          [
            [-216, 1120, 0],
            [-280, 160, 205],
          ],
          [
            [-216, 1120, 0],
            [-170, 160, 205],
          ],
        ] as const
      )
        .map(([a, b]) => line([from.at(a), from.at(b)], from.px(3), tone.deep('#5a5346')))
        .join('')
      return (
        behind +
        before +
        deck +
        sprit +
        stays +
        house +
        stacked(parts) +
        mast(310, 1110) +
        mast(-200, 1260) +
        tarp +
        mainsail +
        fore +
        jib
      )
    },
    boat.heel ?? 0,
  )
}

/** A sail far off: three shapes. `scale` as for the other boats. */
export function farSail({
  x,
  y,
  scale = 0.05,
  facing = 'right',
  hull = '#f4ecd8',
  canvas = '#fbf4e2',
  ...look
}: Place & Look & { facing?: 'left' | 'right'; hull?: string; canvas?: string }): string {
  const tone = tones(look)
  const k = scale * (facing === 'left' ? -1 : 1)
  const at = ([f, u]: readonly [number, number]): Point => [x + f * k, y - u * scale]
  const shape = (points: readonly (readonly [number, number])[], paint: string) =>
    fill(polygon(points.map(at)), paint)
  return (
    shape(
      [
        [-470, 90],
        [510, 120],
        [400, 0],
        [-420, 0],
      ],
      tone.base(hull),
    ) +
    shape(
      [
        [60, 190],
        [-330, 190],
        [-230, 560],
        [60, 1260],
      ],
      tone.base(canvas),
    ) +
    shape(
      [
        [470, 150],
        [110, 170],
        [90, 1120],
      ],
      tone.lit(canvas),
    )
  )
}
