/** Pictures of pages of their own: the course, the people who guide, the page that is lost. */
import { mix, type Random, type Scene } from '../core.ts'
import { farBirds } from '../figures/animals.ts'
import { outfit } from '../figures/body.ts'
import { kayak, type PaddlerPose } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { type Person, person } from '../figures/people.ts'
import { lightNet } from '../landscape/bay.ts'
import { canopy } from '../landscape/forest.ts'
import { reflection, ridge, skyline } from '../landscape/mountain.ts'
import {
  between,
  clipped,
  curve,
  faded,
  fill,
  gradient,
  lens,
  oval,
  type Point,
  polygon,
  sampled,
  stroke,
} from '../landscape/path.ts'
import { beach } from '../landscape/shore.ts'
import { clearSky, lightShafts, mistBank, mistTongues, sunDisc } from '../landscape/sky.ts'
import { glitter, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour } from '../palette.ts'
import { points } from '../points.ts'

/** The head of a wooden pier from above, in the corner: planks, their shadow on the water, a rope and a ring buoy. */
const pierHead = (random: Random, hour: Hour): string => {
  const wood = mix('#b98656', hour.ink, 0.12)
  // Along the pier from its head, and across it from its left edge.
  const at = (along: number, across: number): Point => [
    1250 + along * 0.5 + across * 0.866,
    860 + along * 0.866 - across * 0.5,
  ]
  const board = (from: number, to: number, left: number, right: number): string =>
    polygon([at(from, left), at(from, right), at(to, right), at(to, left)])
  const planks = Array.from({ length: 13 }, (_, i) => {
    const from = i * 46
    return fill(
      board(from, from + 43, between(random, -8, 4), 470 + between(random, -6, 8)),
      mix(wood, random() < 0.4 ? hour.light : hour.ink, between(random, 0.04, 0.16)),
    )
  })
  const [bx, by] = at(150, 150)
  const whole = board(-4, 640, -6, 474)
  return (
    `<g transform="translate(60 70)">${fill(whole, hour.ink, 0.45)}</g>` +
    fill(whole, mix(wood, hour.ink, 0.6)) +
    planks.join('') +
    stroke(oval(bx + 12, by + 14, 58), hour.ink, 34, 0.35) +
    stroke(oval(bx, by, 58), '#f4ecd8', 34) +
    [20, 110, 200, 290]
      .map((turn) => {
        const along = [turn, turn + 44].map((degrees): Point => {
          const angle = (degrees * Math.PI) / 180
          return [bx + 58 * Math.cos(angle), by + 58 * Math.sin(angle)]
        })
        const [[sx, sy] = [0, 0], [ex, ey] = [0, 0]] = along
        return `<path d="M${Math.round(sx)} ${Math.round(sy)}A58 58 0 0 1 ${Math.round(ex)} ${Math.round(ey)}" fill="none" stroke="#d8492f" stroke-width="34"/>`
      })
      .join('')
  )
}

/** A streak of foam on a circle about a place, pointed at both ends: from one angle to another, in degrees. */
const arcOfFoam = ([x, y]: Point, radius: number, from: number, to: number, thick: number): string => {
  const steps = Array.from({ length: 15 }, (_, i) => i / 14)
  const at = (t: number, side: number): Point => {
    const turn = ((from + (to - from) * t) * Math.PI) / 180
    const reach = radius + (side * thick * Math.sin(Math.PI * t)) / 2
    return [x + reach * Math.cos(turn), y - reach * Math.sin(turn)]
  }
  return polygon([...steps.map((t) => at(t, 1)), ...steps.toReversed().map((t) => at(t, -1))])
}

/** A lesson from straight above: the instructor spins the kayak with one wide sweep, the pupils watch from a ring. */
const sweepLesson: Scene = {
  id: 'curso-aca',
  focus: [0.47, 0.48],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour, 'left')
    const middle: Point = [730, 560]
    const deep = mix(hour.waterDeep, hour.ink, 0.4)
    const shallow = mix('#62d2c0', hour.water, 0.25)
    const ring = (radius: number): string =>
      curve(
        Array.from({ length: 22 }, (_, i): Point => {
          const turn = (i / 11) * Math.PI
          const reach = radius * between(random, 0.965, 1.035)
          return [middle[0] + reach * Math.cos(turn), middle[1] + reach * Math.sin(turn)]
        }),
        true,
      )
    const rings = [1010, 860, 724, 602, 492, 392, 300, 214, 134]
      .map((radius, i, all) => fill(ring(radius), mix(deep, shallow, ((i + 1) / all.length) ** 1.25)))
      .join('')
    const pupil = (turn: number, reach: number, deck: string, pose: PaddlerPose, aside = 0) => ({
      x: middle[0] + reach * Math.cos((turn * Math.PI) / 180),
      y: middle[1] - reach * Math.sin((turn * Math.PI) / 180),
      heading: turn + 180 + aside,
      scale: 0.86,
      eye: 90,
      deck,
      crew: [pose],
      outfits: [outfit(random, 'paddler')],
    })
    const boats = [
      pupil(28, 560, '#eaa92c', 'rest', 6),
      pupil(88, 500, '#1d7f8b', 'rest', -5),
      pupil(148, 540, '#f4ecd8', 'rest', 4),
      pupil(204, 570, '#e36b2c', 'brace', -6),
      pupil(262, 520, '#eaa92c', 'rest', 5),
    ]
    const teacher = {
      x: middle[0],
      y: middle[1],
      heading: 118,
      scale: 0.94,
      eye: 90,
      deck: '#d5412c',
      crew: [0.24],
      outfits: [
        {
          ...outfit(random, 'paddler'),
          vest: '#f4ecd8',
          shirt: '#d8492f',
          hat: { kind: 'brim', colour: '#f4ead2' },
        },
      ],
    } as const
    const shadow = (boat: (typeof boats)[number] | typeof teacher): string =>
      faded(kayak({ ...boat, x: boat.x + 34, y: boat.y + 40, random, silhouette: hour.ink }), 0.34)
    const foam = [
      [196, -40, 96, 12],
      [236, -70, 40, 10],
      [232, 110, 196, 9],
      [272, -24, 62, 6],
      [286, 150, 232, 5],
      [330, 20, 76, 4],
      [338, 196, 262, 4],
      [176, 176, 250, 10],
    ]
      .map(([radius = 0, from = 0, to = 0, thick = 0]) => arcOfFoam(middle, radius, from, to, thick))
      .join('')
    return (
      `<rect width="1600" height="1200" fill="${deep}"/>` +
      rings +
      lightNet(random, hour.glint, { width: 1600, height: 1200, cell: 240, opacity: 0.08 }) +
      boats.map(shadow).join('') +
      fill(foam, hour.glint, 0.75) +
      boats.map((boat) => kayak({ ...boat, random, ...look })).join('') +
      shadow(teacher) +
      kayak({ ...teacher, random, ...look }) +
      pierHead(random, hour)
    )
  },
}

/** How far from us the doorway of the boathouse is, and how high our eyes are, in centimetres. */
const doorway = { far: 600, eye: 170 }

/** A place in the boathouse as a point: centimetres right of its middle, above its floor and from the door towards us. */
const indoors = (right: number, up: number, near: number): Point => {
  const depth = 1 - near / doorway.far
  return [800 + (right * 1.29) / depth, 600 + (220 * (1 - up / doorway.eye)) / depth]
}

/** A kayak on the rack of the left wall, its bow to the door, its stern behind us; `up` is the height of its keel. */
const racked = (hour: Hour, up: number, bow: number, deck: string): string => {
  const middle = -232
  const steps = Array.from({ length: 25 }, (_, i) => i / 24)
  const at = (t: number, side: number, rise: number): Point => {
    const half = 27 * (1 - (1 - Math.min(1, t * 1.5)) ** 2.2)
    return indoors(middle + half * side, up + rise + 20 * (1 - Math.min(1, t * 1.9)) ** 2.4, bow + t * 400)
  }
  const strip = (side: number, low: number, other: number, high: number): string =>
    polygon([...steps.map((t) => at(t, side, low)), ...steps.toReversed().map((t) => at(t, other, high))])
  // A hatch or the cockpit: a ring lying on the deck.
  const lying = (near: number, long: number, half: number): string =>
    polygon(
      Array.from({ length: 24 }, (_, i): Point => {
        const turn = (i / 12) * Math.PI
        return indoors(
          middle + half * Math.cos(turn),
          up + 29 - Math.abs(Math.cos(turn)) * half * 0.3,
          bow + near + long * Math.sin(turn),
        )
      }),
    )
  const hull = mix(hour.wallShade, hour.ink, 0.5)
  const dark = mix(deck, hour.ink, 0.52)
  return (
    fill(strip(0.55, 0, 1, 20), hull) +
    fill(strip(0.55, 0, 0.86, 9), mix(hull, hour.ink, 0.5)) +
    fill(strip(-1, 20, 0, 29), mix(deck, hour.ink, 0.68)) +
    fill(strip(0, 29, 1, 20), dark) +
    stroke(curve(steps.map((t) => at(t, 1, 20))), mix(deck, hour.light, 0.45), 3) +
    fill(lying(78, 16, 9), mix(deck, hour.ink, 0.78)) +
    (up < doorway.eye - 60 ? fill(lying(250, 40, 19), hour.ink) : '')
  )
}

/** A life jacket on its nail on the right wall, `near` centimetres from the door. */
const hungVest = (hour: Hour, near: number, colour: string): string => {
  const at = (across: number, up: number): Point => indoors(282, up, near + across)
  const side = (way: number): Point[] => [
    at(0, 164),
    at(way * 4, 174),
    at(way * 9, 196),
    at(way * 20, 190),
    at(way * 16, 174),
    at(way * 24, 158),
    at(way * 23, 122),
    at(0, 120),
  ]
  const strap = (up: number): string => polygon([at(-23, up), at(23, up), at(23, up - 5), at(-23, up - 5)])
  return (
    stroke(curve([at(-12, 190), at(0, 214), at(12, 190)]), hour.ink, 4) +
    fill(polygon(sampled(side(-1), 4)), mix(colour, hour.ink, 0.18)) +
    fill(polygon(sampled(side(1), 4)), mix(colour, hour.ink, 0.42)) +
    fill(strap(150) + strap(134), mix(colour, hour.ink, 0.66))
  )
}

/** A paddle leaning on the right wall, its upper blade in the light of the door. */
const leantPaddle = (hour: Hour, near: number, colour: string): string => {
  const at = (across: number, up: number): Point => indoors(274 - up * 0.02, up, near + across + up * 0.05)
  const blade = (foot: number, tip: number): string =>
    curve(
      [
        at(0, foot),
        at(-8, foot + (tip - foot) * 0.45),
        at(-8, foot + (tip - foot) * 0.8),
        at(0, tip),
        at(8, foot + (tip - foot) * 0.75),
        at(7, foot + (tip - foot) * 0.4),
      ],
      true,
    )
  return (
    stroke(curve([at(0, 40), at(0, 190)]), mix(hour.ink, hour.rockShade, 0.3), 7) +
    fill(blade(48, 4), mix(colour, hour.ink, 0.6)) +
    fill(blade(182, 228), mix(colour, hour.ink, 0.3))
  )
}

/** Morning at the boathouse: from the dark between kayaks, vests and paddles, two people carry a boat out to the bay. */
const boathouse: Scene = {
  id: 'sobre',
  focus: [0.5, 0.58],
  draw: (random) => {
    const hour = hours.morning
    const look = { ...lightOf(hour, 'right'), ambient: 0.34 }
    const shore = 600
    const far = skyline(
      random,
      points([-20, 470, 240, 400, 480, 440, 640, 372, 800, 440, 980, 400, 1150, 450, 1620, 400]),
    )
    const hills = skyline(random, points([380, 590, 480, 560, 620, 540, 760, 586, 860, 602]))
    const isle = skyline(random, points([900, 602, 950, 566, 1020, 548, 1110, 560, 1240, 540]))
    const edge = points([380, 712, 560, 706, 800, 694, 1000, 676, 1220, 664])
    const timber = mix('#9a5a30', hour.ink, 0.46)
    const dark = mix('#5a2c20', hour.ink, 0.5)
    const [left, right] = [-286, 286] as const
    const nearest = 380
    const arch = 'M486 822V500A314 222 0 0 1 1114 500V822Z'
    const wall = (side: number): string =>
      polygon([
        indoors(side, 0, 0),
        indoors(side, 330, 0),
        indoors(side, 330, nearest),
        indoors(side, 0, nearest),
      ])
    const gable = polygon([
      indoors(left, 0, 0),
      indoors(left, 330, 0),
      indoors(0, 520, 0),
      indoors(right, 330, 0),
      indoors(right, 0, 0),
    ])
    // The boards of the walls stand upright, those of the floor run to the door.
    const joints = [24, 66, 110, 152, 196, 238, 280, 322]
      .flatMap((near) =>
        [left, right].map((side) =>
          polygon([
            indoors(side, 0, near),
            indoors(side, 330, near),
            indoors(side, 330, near + 1.6),
            indoors(side, 0, near + 1.6),
          ]),
        ),
      )
      .join('')
    const floor = polygon([
      indoors(left, 0, 0),
      indoors(right, 0, 0),
      indoors(right, 0, nearest),
      indoors(left, 0, nearest),
    ])
    const seams = Array.from({ length: 11 }, (_, i) => left + ((i + 0.5) * (right - left)) / 11)
      .map((x) =>
        polygon([
          indoors(x - 0.8, 0, 0),
          indoors(x + 0.8, 0, 0),
          indoors(x + 0.8, 0, nearest),
          indoors(x - 0.8, 0, nearest),
        ]),
      )
      .join('')
    const rafters = [84, 190, 290]
      .map((near) => {
        const thick = 22
        return polygon([
          indoors(left, 330, near),
          indoors(0, 520, near),
          indoors(right, 330, near),
          indoors(right, 330 - thick, near),
          indoors(0, 520 - thick * 1.4, near),
          indoors(left, 330 - thick, near),
        ])
      })
      .join('')
    const glow = gradient(
      random,
      [0, 820],
      [0, 1200],
      [
        [0, mix(hour.skyLow, hour.light, 0.5), 0.95],
        [0.55, hour.light, 0.36],
        [1, hour.light, 0.06],
      ],
    )
    const litFloor = `${polygon([indoors(-256, 0, 0), indoors(256, 0, 0), indoors(120, 0, nearest), indoors(left, 0, nearest), indoors(left, 0, 50)])}`
    const fromDoor = (side: number) =>
      gradient(random, indoors(side, 160, 0), indoors(side, 160, 330), [
        [0, mix(timber, hour.light, 0.22)],
        [0.35, timber],
        [1, dark],
      ])
    const walls = [left, right].map((side) => {
      const { defs, paint } = fromDoor(side)
      return defs + fill(wall(side), paint)
    })
    const carried = { x: 800, y: 744, scale: 1.02, heading: 146 } as const
    const carriers = [
      { x: 590, y: 748, scale: 0.98, phase: 0.3, shirt: '#f1e6cf', vest: '#e4702c', trousers: '#3b4a4a' },
      { x: 1044, y: 800, scale: 1.12, phase: 0.72, shirt: '#1f6f78', vest: '#e4b02f', trousers: '#2c3c4e' },
    ] as const
    const figureOf = ({ x, y, scale, phase, ...clothes }: (typeof carriers)[number]): Person => ({
      x,
      y,
      scale,
      phase,
      heading: 134,
      does: 'walk',
      wears: {
        ...outfit(random, 'paddler'),
        ...clothes,
        shorts: true,
        hat: { kind: 'brim', colour: '#f4ead2' },
      },
    })
    const shelves = [150, 96, 42]
    const post = (near: number): string =>
      polygon([
        indoors(left, 0, near),
        indoors(left, 200, near),
        indoors(left, 200, near + 9),
        indoors(left, 0, near + 9),
      ])
    const arm = (up: number, near: number): string =>
      polygon([
        indoors(left, up, near),
        indoors(-214, up, near),
        indoors(-214, up - 8, near),
        indoors(left, up - 14, near),
      ])
    const rack =
      [104, 250].map((near) => fill(post(near), mix(timber, hour.ink, 0.45))).join('') +
      shelves
        .map(
          (up, i) =>
            [104, 250].map((near) => fill(arm(up, near), mix(timber, hour.light, 0.18))).join('') +
            racked(hour, up, 34 + i * 12, ['#1d7f8b', '#eaa92c', '#d5412c'][i] ?? '#d5412c'),
        )
        .join('')
    const outside =
      clearSky(random, hour, shore) +
      sunDisc(hour, [1010, 372], 46) +
      ridge(random, hour, { line: far, base: shore, distance: 0.82, light: 'right', mist: 0.6 }) +
      ridge(random, hour, { line: hills, base: shore, distance: 0.5, light: 'right', mist: 0.3 }) +
      waterGround(random, hour, { top: shore, bottom: 800 }) +
      reflection(random, hills, shore, mix(layerColour(hour, 0.5), hour.water, 0.35), {
        opacity: 0.6,
        bottom: 680,
      }) +
      canopy(random, hour, isle, { base: shore + 4, size: 20, distance: 0.36, light: 'right' }) +
      reflection(random, isle, shore + 5, mix(layerColour(hour, 0.3), hour.water, 0.3), {
        opacity: 0.6,
        bottom: 660,
      }) +
      glitter(random, hour, { x: 1010, top: shore + 6, bottom: 690, spread: 70, count: 26 }) +
      beach(random, hour, edge, { bottom: 840 }) +
      stroke(curve(edge), hour.glint, 6, 0.9) +
      carriers
        .map(({ x, y }) =>
          fill(
            polygon([
              [x - 16, y - 4],
              [x + 16, y - 4],
              [x - 60, 840],
              [x - 150, 840],
            ]),
            mix(hour.sandShade, hour.ink, 0.3),
            0.5,
          ),
        )
        .join('') +
      fill(lens(770, 818, 270, 14), mix(hour.sandShade, hour.ink, 0.3), 0.5) +
      person({ ...figureOf(carriers[0]), ...look }) +
      kayak({ ...carried, y: carried.y - 12, ashore: true, empty: true, deck: '#d5412c', random, ...look }) +
      person({ ...figureOf(carriers[1]), ...look })
    return (
      `<rect width="1600" height="1200" fill="${mix(hour.near, hour.ink, 0.72)}"/>` +
      clipped(random, arch, outside) +
      `<g fill-rule="evenodd">${fill(gable + arch, mix(timber, hour.ink, 0.3))}</g>` +
      stroke(arch, mix(timber, hour.light, 0.5), 7) +
      walls.join('') +
      fill(joints, dark, 0.7) +
      fill(rafters, mix(timber, hour.ink, 0.15)) +
      fill(floor, mix(timber, hour.ink, 0.2)) +
      clipped(random, floor, glow.defs + fill(litFloor, glow.paint)) +
      fill(seams, dark, 0.6) +
      rack +
      [
        [20, '#e4b02f'],
        [72, '#d8492f'],
        [124, '#2b7f8c'],
        [236, '#e4b02f'],
        [290, '#e07a2c'],
      ]
        .map(([near = 0, colour = '']) => hungVest(hour, Number(near), String(colour)))
        .join('') +
      leantPaddle(hour, 168, '#f0c04a') +
      leantPaddle(hour, 190, '#f7f1e1') +
      lightShafts(random, hour.light, {
        from: [1010, 372],
        reach: 1400,
        count: 5,
        spread: 60,
        middle: 112,
        opacity: 0.1,
      })
    )
  },
}

/** A kayak with nobody in it, adrift where the fog has taken the shore away. */
const adrift: Scene = {
  id: 'perdido',
  focus: [0.5, 0.62],
  draw: (random) => {
    const hour = hours.mist
    const shore = 600
    const ghost = skyline(random, points([-20, 470, 180, 430, 380, 500, 600, 560, 780, 606]))
    const second = skyline(random, points([900, 606, 1060, 520, 1240, 440, 1430, 480, 1620, 400]))
    const pale: Hour = {
      ...hour,
      water: mix(hour.water, hour.skyLow, 0.5),
      waterDeep: mix(hour.waterDeep, hour.water, 0.25),
    }
    return (
      clearSky(random, hour, shore) +
      sunDisc(hour, [1080, 250], 62) +
      ridge(random, hour, { line: second, base: shore, distance: 0.8, relief: 0.12, mist: 0.9 }) +
      ridge(random, hour, { line: ghost, base: shore, distance: 0.66, relief: 0.15, mist: 0.9 }) +
      mistBank(random, hour.cloud, { top: 430, bottom: 700, strength: 0.9 }) +
      waterGround(random, pale, { top: shore, depth: 0.7 }) +
      mistBank(random, hour.cloud, { top: 520, bottom: 760, strength: 0.95 }) +
      ripples(random, { top: 720, count: 26, colour: hour.glint, opacity: 0.7, reach: 190 }) +
      mistTongues(random, hour.cloud, { top: 640, bottom: 760, count: 4, opacity: 0.5 }) +
      [1, 0.8, 0.6].map((k) => stroke(oval(800, 900, 520 * k, 84 * k), hour.glint, 4, 0.55)).join('') +
      kayak({
        x: 800,
        y: 890,
        scale: 1.12,
        heading: 168,
        empty: true,
        deck: '#d5412c',
        water: mix(pale.water, pale.waterDeep, 0.5),
        random,
        ...lightOf(hour, 'right'),
      }) +
      farBirds({ x: 470, y: 330, width: 120, count: 2, scale: 1.1, colour: hour.near, random })
    )
  },
}

export const scenes: Scene[] = [sweepLesson, boathouse, adrift]
