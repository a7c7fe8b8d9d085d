/**
 * One jointed body, 173 cm high and seven and a half heads, for everyone in the pictures: it is posed by
 * the angles of its joints (or by what its hands reach for), dressed by an `Outfit`, and seen from any side.
 *
 *   body(view({ x, y, scale, heading: 'away-right' }), walking(0.2), outfit(random, 'hiker'), tones(look))
 *
 * gives the parts in order of depth, so that whoever uses it can put a paddle or a rope between them.
 */
import { clamp, type Random } from '../core.ts'
import type { Tones } from './look.ts'
import {
  add,
  between,
  cos,
  fill,
  less,
  line,
  moved,
  type Part,
  type Point,
  polygon,
  ribbon,
  type Solid,
  sin,
  size,
  smooth,
  times,
  type View,
} from './shape.ts'

/** Degrees: `thigh` forward from hanging, `knee` folded, `out` to the side, `toe` downwards. */
export interface Leg {
  thigh: number
  knee: number
  out?: number
  toe?: number
}

/** An arm swung by angles in degrees, or a hand that reaches a place of the body's space. */
export type Arm = { swing: number; bend: number; out?: number } | { reach: Solid; elbow?: Solid }

export interface Pose {
  /** Degrees forward (negative: leaning back). */
  lean?: number
  /** Degrees that the shoulders turn to the body's right. */
  twist?: number
  /** Degrees to the body's right. */
  sway?: number
  /** Height of the hips; left out, the lower foot stands on the ground. */
  hips?: number
  right: Leg
  left: Leg
  rightArm: Arm
  leftArm: Arm
  /** Degrees that the head looks up (negative: down) and to its right. */
  look?: { up?: number; aside?: number }
  /** For a body in a boat or in water: nothing is drawn of it lower than this many centimetres above the hips. */
  cutBelow?: number
}

export interface Outfit {
  skin: string
  shirt: string
  trousers: string
  /** Shorts show the legs. */
  shorts?: boolean
  boots: string
  hair: string
  hairstyle?: 'short' | 'long' | 'bun' | 'bald'
  hat?: { kind: 'brim' | 'cap' | 'beanie' | 'straw' | 'helmet'; colour: string }
  sleeves?: 'long' | 'short' | 'none'
  /** A life jacket. */
  vest?: string
  pack?: { kind: 'day' | 'big'; colour: string }
  poles?: boolean
  /** The glow of a lamp on the head. */
  headlamp?: string
  beard?: boolean
}

const pick = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0]

const skins = ['#8d5a3b', '#6b412b', '#b57a52', '#d9a67f', '#54331f', '#c48a62'] as const
const hairs = ['#241812', '#2f2018', '#4a2f1d', '#1b1514', '#6d4a2c', '#8f8a84'] as const
const shirts = [
  '#c8452f',
  '#e0a02e',
  '#2f6f8f',
  '#f1e6cf',
  '#3d7a5a',
  '#d9743b',
  '#7a3f4d',
  '#234f7d',
] as const
const bottoms = ['#3b4a4a', '#5a4c3a', '#2c3c4e', '#6d6248', '#3a3a3f', '#7c6b4f'] as const
const packs = ['#c8452f', '#1f6f78', '#e0a02e', '#2d4f86', '#5b7a3a', '#8a3b32'] as const

/** Clothes for one person, never quite the same as the next one's. */
export function outfit(random: Random, kind: 'hiker' | 'trekker' | 'paddler' | 'beach' | 'fisher'): Outfit {
  const paddling = kind === 'paddler'
  const hatless = random()
  return {
    skin: kind === 'fisher' ? pick(random, ['#6b412b', '#54331f', '#8d5a3b']) : pick(random, skins),
    shirt: kind === 'fisher' ? pick(random, ['#f1e6cf', '#7fa3ad', '#c9b58a']) : pick(random, shirts),
    trousers: pick(random, bottoms),
    shorts: kind === 'beach' || kind === 'fisher' || (kind === 'hiker' && random() < 0.45),
    boots: kind === 'beach' || kind === 'fisher' ? 'bare' : pick(random, ['#4b3524', '#33302e', '#6a4a2c']),
    hair: pick(random, hairs),
    hairstyle: pick(random, ['short', 'short', 'long', 'bun']),
    hat:
      kind === 'fisher'
        ? { kind: 'straw', colour: '#d9b56a' }
        : hatless < 0.2
          ? undefined
          : {
              kind: pick(random, paddling ? ['brim', 'cap', 'brim'] : ['cap', 'brim', 'cap']),
              colour: pick(random, ['#f4ead2', '#d8b878', '#c8452f', '#2f6f8f', '#efe3c8']),
            },
    sleeves: paddling
      ? 'long'
      : kind === 'beach' || kind === 'fisher'
        ? 'short'
        : pick(random, ['short', 'long']),
    vest: paddling ? pick(random, ['#e4b02f', '#d8492f', '#e07a2c', '#2b7f8c']) : undefined,
    pack:
      kind === 'trekker'
        ? { kind: 'big', colour: pick(random, packs) }
        : kind === 'hiker'
          ? { kind: 'day', colour: pick(random, packs) }
          : undefined,
    poles: kind === 'trekker' && random() < 0.5,
  }
}

const thighLength = 43
const shinLength = 42
const upperArm = 30
const forearm = 26

interface LegJoints {
  hip: Solid
  knee: Solid
  ankle: Solid
  heel: Solid
  toe: Solid
}

const legJoints = (hips: number, { thigh, knee, out = 2, toe = 0 }: Leg, right: -1 | 1): LegJoints => {
  const hip: Solid = [0, hips, 9 * right]
  const along = (angle: number, length: number): Solid => [
    length * sin(angle) * cos(out),
    -length * cos(angle) * cos(out),
    length * sin(out) * right,
  ]
  const kneeAt = add(hip, along(thigh, thighLength))
  const ankle = add(kneeAt, along(thigh - knee, shinLength))
  const splay = 3 * right
  return {
    hip,
    knee: kneeAt,
    ankle,
    heel: add(ankle, [-5 * cos(toe) - 5 * sin(toe), -6 * cos(toe) + 5 * sin(toe), 0]),
    toe: add(ankle, [17 * cos(toe), -6 - 17 * sin(toe), splay]),
  }
}

const bendArm = (shoulder: Solid, hand: Solid, hint: Solid): { elbow: Solid; wrist: Solid } => {
  const reach = less(hand, shoulder)
  const distance = clamp(size(reach), 1, upperArm + forearm - 0.4)
  const direction = times(reach, 1 / (size(reach) || 1))
  const along = (upperArm ** 2 - forearm ** 2 + distance ** 2) / (2 * distance)
  const aside = Math.sqrt(Math.max(0, upperArm ** 2 - along ** 2))
  const dot = hint[0] * direction[0] + hint[1] * direction[1] + hint[2] * direction[2]
  const across = less(hint, times(direction, dot))
  const unit = times(across, 1 / (size(across) || 1))
  return {
    elbow: add(shoulder, add(times(direction, along), times(unit, aside))),
    wrist: add(shoulder, times(direction, distance)),
  }
}

export interface Joints {
  rightHand: Solid
  leftHand: Solid
  head: Solid
  right: LegJoints
  left: LegJoints
  hips: number
  shoulderAt: (right: -1 | 1) => Solid
  /** A place on the trunk: centimetres above the hips, before the spine and to its right. */
  spineAt: (up: number, forward?: number, aside?: number) => Solid
}

/** Where the joints of a posed body are, in the body's space: for whoever puts something into its hands. */
export function joints(pose: Pose): Joints {
  const loose = [legJoints(0, pose.right, 1), legJoints(0, pose.left, -1)]
  const lowest = Math.min(...loose.map((leg) => Math.min(leg.heel[1], leg.toe[1])))
  const hips = pose.hips ?? -lowest
  const lean = pose.lean ?? 0
  const sway = pose.sway ?? 0
  const twist = pose.twist ?? 0
  const spineAt = (up: number, forward = 0, aside = 0): Solid => {
    const share = clamp(up / 50, 0, 1)
    const f = forward * cos(twist * share) + aside * sin(twist * share) * -1
    const r = aside * cos(twist * share) + forward * sin(twist * share)
    return [
      up * sin(lean) * cos(sway) + f * cos(lean),
      hips + up * cos(lean) * cos(sway) - f * sin(lean),
      up * sin(sway) + r,
    ]
  }
  const shoulderAt = (right: -1 | 1): Solid => spineAt(46, 0, 18 * right)
  const hand = (arm: Arm, right: -1 | 1): Solid => armJoints(arm, shoulderAt(right), right, lean).hand
  return {
    rightHand: hand(pose.rightArm, 1),
    leftHand: hand(pose.leftArm, -1),
    head: spineAt(66, 3),
    right: legJoints(hips, pose.right, 1),
    left: legJoints(hips, pose.left, -1),
    hips,
    shoulderAt,
    spineAt,
  }
}

const armJoints = (arm: Arm, shoulder: Solid, right: -1 | 1, lean: number) => {
  if ('reach' in arm) {
    const { elbow, wrist } = bendArm(shoulder, arm.reach, arm.elbow ?? [-0.5, -0.8, 0.45 * right])
    return { elbow, wrist, hand: add(wrist, times(less(wrist, elbow), 7 / forearm)) }
  }
  const out = arm.out ?? 8
  const along = (angle: number, length: number): Solid => [
    length * sin(angle) * cos(out),
    -length * cos(angle) * cos(out),
    length * sin(out) * right,
  ]
  const angle = arm.swing + lean * 0.4
  const elbow = add(shoulder, along(angle, upperArm))
  const wrist = add(elbow, along(angle + arm.bend, forearm))
  return { elbow, wrist, hand: add(wrist, along(angle + arm.bend + 6, 7)) }
}

const knot = (from: View, at: Solid, radius: number): [number, number, number] => {
  const [x, y] = from.at(at)
  return [x, y, from.px(radius)]
}

const barrel = (
  from: View,
  levels: readonly (readonly [Solid, number, number])[],
  colour: string,
  tone: Tones,
  round: number,
  turn = 0.1,
) =>
  ribbon(
    levels.map(([at, across, along]) => {
      const [x, y] = from.at(at)
      return [x, y, from.girth(across, along)] as const
    }),
    colour,
    tone,
    { round, turn },
  )

const drawLeg = (from: View, leg: LegJoints, clothes: Outfit, tone: Tones): string => {
  const bare = clothes.boots === 'bare'
  const calf = between(leg.knee, leg.ankle, 0.35)
  const calfOut = add(calf, [-1.5, 0, 0])
  const skinned = clothes.shorts
  const shin = ribbon(
    [
      knot(from, leg.knee, skinned ? 6 : 7.2),
      knot(from, calfOut, skinned ? 5.9 : 7),
      knot(from, leg.ankle, skinned ? 3.7 : 5.2),
    ],
    skinned ? clothes.skin : clothes.trousers,
    tone,
  )
  const thigh = ribbon(
    [
      knot(from, leg.hip, 10.5),
      knot(from, between(leg.hip, leg.knee, 0.4), 9.6),
      knot(from, leg.knee, skinned ? 6.2 : 7.2),
    ],
    skinned ? clothes.skin : clothes.trousers,
    tone,
  )
  const short = skinned
    ? ribbon(
        [
          knot(from, leg.hip, 11),
          knot(from, between(leg.hip, leg.knee, 0.35), 10.8),
          knot(from, between(leg.hip, leg.knee, 0.72), 10),
        ],
        clothes.trousers,
        tone,
        { round: 0.15 },
      )
    : ''
  const sock =
    skinned && !bare
      ? ribbon(
          [knot(from, between(leg.ankle, leg.knee, 0.2), 4.3), knot(from, leg.ankle, 4.4)],
          '#d8cdb4',
          tone,
        )
      : ''
  const sole = bare ? clothes.skin : clothes.boots
  const foot = ribbon(
    [
      knot(from, add(leg.heel, [2, bare ? 1 : 3, 0]), bare ? 3 : 4.4),
      knot(from, between(add(leg.heel, [0, 3, 0]), add(leg.toe, [0, 4, 0]), 0.5), bare ? 3.2 : 4.6),
      knot(from, add(leg.toe, [0, 2.6, 0]), bare ? 2 : 3),
    ],
    sole,
    tone,
    { turn: 0.4 },
  )
  const shaft = bare
    ? ''
    : ribbon([knot(from, between(leg.ankle, leg.knee, 0.1), 5), knot(from, leg.ankle, 5)], sole, tone)
  return shin + sock + shaft + foot + thigh + short
}

const drawArm = (
  from: View,
  shoulder: Solid,
  elbow: Solid,
  wrist: Solid,
  hand: Solid,
  clothes: Outfit,
  tone: Tones,
): string => {
  const sleeve = clothes.sleeves ?? 'short'
  const lower = sleeve === 'long' ? clothes.shirt : clothes.skin
  const upper = sleeve === 'none' ? clothes.skin : clothes.shirt
  const fore = ribbon(
    [knot(from, elbow, 4.5), knot(from, between(elbow, wrist, 0.35), 4.7), knot(from, wrist, 3.1)],
    lower,
    tone,
  )
  const fist = ribbon(
    [knot(from, wrist, 3), knot(from, between(wrist, hand, 0.6), 4), knot(from, hand, 3)],
    clothes.skin,
    tone,
    { steps: 3 },
  )
  const top = ribbon(
    [
      knot(
        from,
        sleeve === 'short' ? between(shoulder, elbow, 0.4) : shoulder,
        sleeve === 'short' ? 5.6 : 6.6,
      ),
      knot(from, between(shoulder, elbow, sleeve === 'short' ? 0.7 : 0.45), 5.3),
      knot(from, elbow, 4.6),
    ],
    sleeve === 'short' ? clothes.skin : upper,
    tone,
  )
  const cuff =
    sleeve === 'short'
      ? ribbon(
          [
            knot(from, shoulder, 7),
            knot(from, between(shoulder, elbow, 0.3), 6.8),
            knot(from, between(shoulder, elbow, 0.62), 6.4),
          ],
          clothes.shirt,
          tone,
          { round: 0.6 },
        )
      : ''
  return fist + fore + top + cuff
}

const disc = (
  from: View,
  [x, y]: Point,
  along: number,
  up: number,
  colour: string,
  tone: Tones,
  squeeze = 1,
): string =>
  ribbon(
    [
      [x, y - up, from.px(0.1)],
      [x, y - up * 0.55, along * 0.84 * squeeze],
      [x, y, along * squeeze],
      [x, y + up * 0.55, along * 0.82 * squeeze],
      [x, y + up, from.px(0.1)],
    ],
    colour,
    tone,
    { turn: 0.15, steps: 4 },
  )

const drawHead = (
  body: View,
  centre: Solid,
  up: number,
  aside: number,
  clothes: Outfit,
  tone: Tones,
): string => {
  const from = moved(body, centre, aside)
  const tip = ([f, u, r]: Solid): Solid => [f * cos(up) - u * sin(up), u * cos(up) + f * sin(up), r]
  const at = (solid: Solid): Point => from.at(tip(solid))
  const away = sin(from.heading) * cos(from.eye)
  const skull = disc(from, at([-1.2, 1.5, 0]), from.girth(8.4, 10.2), from.px(11), clothes.hair, tone)
  const nape =
    clothes.hairstyle === 'long'
      ? ribbon(
          [
            knot(from, tip([-5, 4, 0]), 8),
            knot(from, tip([-8, -8, 0]), 7.5),
            knot(from, tip([-8.5, -20, 0]), 4.5),
          ],
          clothes.hair,
          tone,
        )
      : clothes.hairstyle === 'bun'
        ? disc(from, at([-11, 3, 0]), from.px(5), from.px(5), clothes.hair, tone)
        : ''
  const [fx, fy] = at([2.3, -1, 0])
  const face = disc(from, [fx, fy], from.girth(7.4, 7.6), from.px(10), clothes.skin, tone)
  const jaw = ribbon([knot(from, tip([1, -2, 0]), 7), knot(from, tip([4.6, -8, 0]), 4.6)], clothes.skin, tone)
  const nose =
    Math.abs(cos(from.heading)) > 0.35 && away < 0.75
      ? fill(
          polygon([at([8.6, 2, 0]), at([12.6, -3, 0]), at([8.4, -4.6, 0])]),
          cos(from.heading) * tone.side > 0 ? tone.base(clothes.skin) : tone.shade(clothes.skin),
        )
      : ''
  const beard = clothes.beard
    ? ribbon([knot(from, tip([4, -6.5, 0]), 5), knot(from, tip([5.4, -10.5, 0]), 4)], clothes.hair, tone)
    : ''
  const ear =
    Math.abs(cos(from.heading)) > 0.5
      ? disc(
          from,
          at([-1.2, -1, cos(from.heading) > 0 ? 8 : -8]),
          from.px(1.7),
          from.px(2.7),
          clothes.skin,
          tone,
        )
      : ''
  const bald = clothes.hairstyle === 'bald'
  const front = face + jaw + nose + beard
  const fringe =
    bald || clothes.hat
      ? ''
      : ribbon(
          [
            knot(from, tip([-4, 8, 0]), 4.4),
            knot(from, tip([3, 9.4, 0]), 4),
            knot(from, tip([8, 6.6, 0]), 2.2),
          ],
          clothes.hair,
          tone,
        )
  const hat = clothes.hat ? drawHat(from, tip, clothes.hat, tone) : ''
  const lamp = clothes.headlamp
    ? line([at([9.5, 6.5, -4]), at([10, 6.5, 4])], from.px(3), tone.deep('#2b2b2b')) +
      (away < 0.5
        ? disc(from, at([11, 6.5, 0]), from.px(2.6), from.px(2.6), clothes.headlamp, {
            ...tone,
            flat: true,
            base: (c) => c,
          })
        : '')
    : ''
  const hairy = bald
    ? disc(from, at([-1.2, 1.5, 0]), from.girth(8, 9.6), from.px(10.6), clothes.skin, tone)
    : skull
  return away > 0.35
    ? front + hairy + ear + nape + hat + lamp
    : nape + hairy + front + ear + fringe + hat + lamp
}

const drawHat = (
  from: View,
  tip: (solid: Solid) => Solid,
  hat: NonNullable<Outfit['hat']>,
  tone: Tones,
): string => {
  const round = (f: number, u: number, along: number, across: number): Point[] =>
    Array.from({ length: 24 }, (_, i) => from.at(tip([f + along * cos(i * 15), u, across * sin(i * 15)])))
  const crown = (height: number, wide: number, low: number, f = -1): string =>
    ribbon(
      [
        [...from.at(tip([f, low, 0])), from.girth(wide * 0.9, wide * 1.05)],
        [...from.at(tip([f, low + height * 0.55, 0])), from.girth(wide * 0.84, wide)],
        [...from.at(tip([f, low + height, 0])), from.girth(wide * 0.55, wide * 0.66)],
      ],
      hat.colour,
      tone,
      { round: 0.5 },
    )
  switch (hat.kind) {
    case 'brim':
    case 'straw': {
      const wide = hat.kind === 'straw' ? 21 : 17
      const thick = from.px(1.6)
      const brim = round(0, 4, wide, wide * 0.92)
      const under = brim.map(([x, y]): Point => [x, y + thick])
      return (
        fill(polygon(under), tone.deep(hat.colour)) +
        fill(polygon(brim), tone.lit(hat.colour)) +
        crown(hat.kind === 'straw' ? 11 : 10, 9.6, 4.5) +
        (from.eye > 35
          ? ''
          : ribbon(
              [
                [...from.at(tip([-1, 5.5, 0])), from.girth(9.4, 10.4)],
                [...from.at(tip([-1, 7.6, 0])), from.girth(9, 10)],
              ],
              tone.flat ? hat.colour : '#5d3b2a',
              tone,
              { round: 0.2 },
            ))
      )
    }
    case 'cap': {
      const visor = smooth(
        [
          [6, 4.6, -8],
          [13, 4, -6.5],
          [18, 3.4, 0],
          [13, 4, 6.5],
          [6, 4.6, 8],
        ],
        4,
      )
      return (
        crown(8.5, 9.4, 4.2) +
        fill(polygon(visor.map(([f = 0, u = 0, r = 0]) => from.at(tip([f, u, r])))), tone.shade(hat.colour)) +
        line(
          visor.map(([f = 0, u = 0, r = 0]) => from.at(tip([f, u, r]))),
          from.px(1.1),
          tone.deep(hat.colour),
        )
      )
    }
    case 'beanie':
      return (
        crown(9.5, 10, 3.6) +
        ribbon(
          [
            [...from.at(tip([-1, 3.6, 0])), from.girth(9.6, 11)],
            [...from.at(tip([-1, 6.4, 0])), from.girth(9.4, 10.8)],
          ],
          hat.colour,
          tone,
          { round: 0.2 },
        )
      )
    case 'helmet':
      return crown(11, 11, 2.5)
  }
}

const drawPack = (
  from: View,
  spineAt: (up: number, forward?: number, aside?: number) => Solid,
  pack: NonNullable<Outfit['pack']>,
  tone: Tones,
): string => {
  const big = pack.kind === 'big'
  const low = big ? -8 : 6
  const high = big ? 68 : 50
  const deep = big ? 12.5 : 9
  const wide = big ? 17 : 14
  const behind = -(11 + deep)
  const at = (share: number, lean = 0): Solid => spineAt(low + (high - low) * share, behind + lean)
  const main = barrel(
    from,
    [
      [at(0.02), wide * 0.86, deep * 0.8],
      [at(0.2), wide, deep],
      [at(0.55), wide, deep],
      [at(0.84), wide * 0.94, deep * 0.95],
    ],
    pack.colour,
    tone,
    0.35,
  )
  const lid = barrel(
    from,
    [
      [at(0.82), wide * 0.98, deep * 1.06],
      [at(0.92, 1), wide * 1.02, deep * 1.14],
      [at(1, 2), wide * 0.8, deep * 0.9],
    ],
    pack.colour,
    tone,
    0.4,
    0.35,
  )
  const [seamX, seamY] = from.at(at(0.81))
  const seamHalf = from.girth(wide, deep) * 0.92
  const seam = line(
    [
      [seamX - seamHalf, seamY],
      [seamX + seamHalf, seamY],
    ],
    from.px(1.4),
    tone.deep(pack.colour),
  )
  const pocket = barrel(
    from,
    [
      [at(0.14, -deep * 0.55), wide * 0.66, deep * 0.62],
      [at(0.42, -deep * 0.55), wide * 0.64, deep * 0.56],
    ],
    pack.colour,
    { ...tone, base: tone.shade, shade: tone.deep },
    0.4,
  )
  const roll = big
    ? ribbon(
        [knot(from, spineAt(low - 3, behind - 1, -21), 7), knot(from, spineAt(low - 3, behind - 1, 21), 7)],
        '#d9b56a',
        tone,
        { round: 0.3 },
      ) +
      disc(
        from,
        from.at(spineAt(low - 3, behind - 1, cos(from.heading) >= 0 ? 21 : -21)),
        from.px(7) * Math.abs(cos(from.heading)),
        from.px(7),
        '#b98f47',
        tone,
      )
    : ''
  const behindUs = sin(from.heading) < -0.2
  return behindUs ? roll + main + lid : roll + main + pocket + seam + lid
}

const ringOn = (
  from: View,
  spineAt: (up: number, forward?: number, aside?: number) => Solid,
  up: number,
  along: number,
  across: number,
): Point[] =>
  Array.from({ length: 18 }, (_, i) => from.at(spineAt(up, along * cos(i * 20), across * sin(i * 20))))

/**
 * The parts of a posed and dressed body, its feet (or hips, when `hips` is given) measured from the view's
 * origin. Draw them with `stacked`, together with what the body holds.
 */
export function body(from: View, pose: Pose, clothes: Outfit, tone: Tones): Part[] {
  const bones = joints(pose)
  const { spineAt } = bones
  const parts: Part[] = []
  const put = (at: Solid, svg: string, bias = 0) => parts.push({ depth: from.depth(at) + bias, svg })
  const trunk = spineAt(26)
  if (pose.cutBelow === undefined) {
    put(
      between(bones.right.hip, bones.right.ankle, 0.5),
      drawLeg(from, bones.right, clothes, tone),
      pose.hips === undefined ? -12 : -4,
    )
    put(
      between(bones.left.hip, bones.left.ankle, 0.5),
      drawLeg(from, bones.left, clothes, tone),
      pose.hips === undefined ? -12 : -4,
    )
  }
  const low = pose.cutBelow ?? -7
  const torso = barrel(
    from,
    (
      [
        [-7, 14.5, 11],
        [4, 16, 12],
        [20, 14.4, 10.6],
        [36, 17, 12.6],
        [46, 18.4, 10.4],
        [51, 11, 7],
      ] as const
    )
      .filter(([up]) => up > low + 2 || up === -7)
      .map(([up, across, along]) => [spineAt(Math.max(low, up)), across, along] as const),
    clothes.shirt,
    tone,
    0.3,
  )
  const fromAbove = from.eye > 35
  const shoulders = fromAbove
    ? fill(polygon(ringOn(from, spineAt, 44, 12.5, 19)), tone.base(clothes.vest ?? clothes.shirt))
    : ''
  const neck = ribbon([knot(from, spineAt(48, 0), 6.4), knot(from, spineAt(60, 2.4), 5.6)], clothes.skin, {
    ...tone,
    base: tone.shade,
  })
  const vest = clothes.vest
    ? barrel(
        from,
        [
          [spineAt(Math.max(10, low + 2)), 16.6, 13.6],
          [spineAt(Math.max(24, low + 6)), 17, 14.4],
          [spineAt(38), 17.4, 14.6],
          [spineAt(47), 15.4, 11.6],
          [spineAt(51.5), 10.5, 8],
        ],
        clothes.vest,
        tone,
        0.25,
      ) +
      (sin(from.heading) < 0.2 && low < 14
        ? line(
            [from.at(spineAt(17, 14.2, -12)), from.at(spineAt(17, 14.6, 12))],
            from.px(1.8),
            tone.deep(clothes.vest),
          )
        : '')
    : ''
  put(trunk, neck + torso + vest + shoulders)
  if (clothes.pack) {
    put(spineAt(30, -20), drawPack(from, spineAt, clothes.pack, tone), 2)
    const strap = (right: -1 | 1): string =>
      line(
        smooth<Solid>(
          [
            spineAt(48, -10, 11 * right),
            spineAt(51.5, 0, 11 * right),
            spineAt(45, 11, 11.5 * right),
            spineAt(30, 13.4, 12.5 * right),
            spineAt(18, 4, 15 * right),
          ],
          4,
        ).map(([f = 0, u = 0, r = 0]) => from.at([f, u, r])),
        from.px(clothes.pack?.kind === 'big' ? 5 : 4),
        tone.deep(clothes.pack?.colour ?? '#333333'),
      )
    if (sin(from.heading) < 0.3) {
      if (from.depth([0, 0, 1]) > -0.4) put(trunk, strap(1), 1)
      if (from.depth([0, 0, -1]) > -0.4) put(trunk, strap(-1), 1)
    }
  }
  const head = spineAt(66, 3)
  put(
    trunk,
    drawHead(from, head, pose.look?.up ?? 0, pose.look?.aside ?? 0, clothes, tone),
    clothes.pack && sin(from.heading) > 0.3 && clothes.pack.kind === 'big' ? 0.5 : 3,
  )
  for (const [arm, right] of [
    [pose.rightArm, 1],
    [pose.leftArm, -1],
  ] as const) {
    const shoulder = bones.shoulderAt(right)
    const { elbow, wrist, hand } = armJoints(arm, shoulder, right, pose.lean ?? 0)
    put(between(shoulder, wrist, 0.5), drawArm(from, shoulder, elbow, wrist, hand, clothes, tone), 2.5)
    // Poles stand beside a walker; whoever sits or lifts an arm has let go of them.
    if (clothes.poles && pose.hips === undefined && hand[1] < 122) {
      const foot: Solid = [hand[0] - 16, 0, hand[2] + 4 * right]
      put(
        between(shoulder, wrist, 0.5),
        line([from.at(add(hand, [3, 6, 0])), from.at(foot)], from.px(1.7), tone.deep('#3d4448')),
        2,
      )
    }
  }
  return parts
}
