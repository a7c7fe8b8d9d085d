import { lerp, mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { rucksack } from '../figures/camp.ts'
import { type Look, lightOf, tones } from '../figures/look.ts'
import { anchorBolt, fixedRope } from '../figures/objects.ts'
import { groundShadow, handsOf, person } from '../figures/people.ts'
import { ribbon, smooth } from '../figures/shape.ts'
import { islet, pairs } from '../landscape/bay.ts'
import {
  bough,
  bromeliad,
  canopy,
  dapple,
  fern,
  forestInterior,
  forestTree,
  treeFern,
  tussock,
} from '../landscape/forest.ts'
import { boulder, ridge, skyline } from '../landscape/mountain.ts'
import {
  clipped,
  curve,
  fill,
  gradient,
  lens,
  oval,
  type Point,
  placed,
  polygon,
  roughPolygon,
} from '../landscape/path.ts'
import { paving, slab, stoneSteps, waterfall, wetFoot } from '../landscape/shore.ts'
import { clearSky, cumulus, lampGlow, lightShafts, milkyWay, mistBank, stars } from '../landscape/sky.ts'
import { breeze, glitter, ripples, waterGround } from '../landscape/water.ts'
import { hours } from '../palette.ts'

/** The outline of land below a line drawn by hand, down out of the frame. */
const below = (line: readonly Point[]): string => {
  const [from = 0] = line[0] ?? []
  const [to = 0] = line.at(-1) ?? []
  return `${curve(line)}L${to} 1260L${from} 1260Z`
}

/** Tussocks along a line, in three tones. */
const fringe = (
  random: Random,
  places: readonly Point[],
  size: number,
  [colour, shade, lit]: readonly [string, string, string],
): string =>
  places
    .map(([x, y]) =>
      tussock(random, {
        x,
        y,
        size: size * lerp(0.75, 1.25, random()),
        colour,
        shade,
        lit,
        lean: lerp(-0.25, 0.1, random()),
      }),
    )
    .join('')

/** The light of a headlamp, strongest at the lamp and gone at the end of its reach. */
const headBeam = (random: Random, colour: string, [x, y]: Point, [tx, ty]: Point, half: number): string => {
  const { defs, paint } = gradient(
    random,
    [x, y],
    [tx, ty],
    [
      [0, colour, 0.75],
      [0.35, colour, 0.3],
      [1, colour, 0],
    ],
  )
  return (
    defs +
    fill(
      polygon([
        [x, y - 2],
        [tx, ty - half],
        [tx + half * 0.3, ty + half],
        [x, y + 2],
      ]),
      paint,
    )
  )
}

/** Headlamps on the steep track through the cloud forest, before dawn. */
const lampsBeforeDawn: Scene = {
  id: 'trekking-pedra-macela-2',
  focus: [0.5, 0.6],
  draw: (random) => {
    const hour = hours.night
    const dark = { ...hour, leaf: mix(hour.near, hour.leaf, 0.25), leafShade: hour.ink }
    const look = lightOf(hour, 'right')
    const far = skyline(random, pairs([-20, 660, 200, 600, 430, 650, 700, 560, 900, 610, 1200, 530]))
    const woods = skyline(
      random,
      pairs([-40, 800, 140, 790, 330, 720, 520, 690, 700, 580, 900, 500, 1060, 380, 1220, 330]),
    )
    const crest = skyline(random, pairs([980, 470, 1150, 330, 1330, 230, 1480, 210, 1660, 170]))
    const track = pairs([-60, 1080, 160, 1034, 380, 968, 620, 872, 860, 760, 1080, 640, 1260, 528, 1460, 400])
    const verge = pairs([
      -60, 1176, 200, 1132, 440, 1066, 700, 962, 960, 830, 1180, 690, 1400, 530, 1660, 350,
    ])
    const walkers = [
      { x: 1140, y: 626, scale: 0.66, phase: 0.3 },
      { x: 966, y: 730, scale: 0.8, phase: 0.8 },
      { x: 752, y: 850, scale: 0.98, phase: 0.12 },
      { x: 470, y: 982, scale: 1.2, phase: 0.6 },
    ]
    return (
      clearSky(random, hour, 900) +
      milkyWay(random, hour, [860, -60], [160, 660], 110) +
      stars(random, hour, { bottom: 600, count: 280 }) +
      ridge(random, hour, { line: far, base: 900, distance: 0.62, light: 'right', relief: 0.25, mist: 0.7 }) +
      mistBank(random, mix(hour.cloud, hour.skyLow, 0.5), { top: 560, bottom: 900, strength: 0.8 }) +
      canopy(random, hour, woods, { base: 1150, size: 64, distance: 0.42, light: 'right' }) +
      canopy(random, hour, crest, { base: 1150, size: 86, distance: 0.2, light: 'right' }) +
      mistBank(random, mix(hour.cloud, hour.skyLow, 0.3), { top: 520, bottom: 1000, strength: 0.5 }) +
      fill(below(track), mix(hour.sandShade, hour.near, 0.25)) +
      walkers
        .map(({ x, y, scale, phase }) => {
          const wears = { ...outfit(random, 'hiker'), hat: undefined, headlamp: hour.lamp }
          const [hx, hy]: Point = [x + 14 * scale, y - 162 * scale]
          return (
            lampGlow(random, hour.lamp, { x: hx, y: hy, radius: 150 * scale, strength: 0.4 }) +
            headBeam(random, hour.lamp, [hx, hy], [hx + 300 * scale, hy - 34 * scale], 74 * scale) +
            placed(fill(lens(0, 0, 110, 15), hour.lamp, 0.32), x + 130 * scale, y - 60 * scale, scale, -28) +
            person({ x, y, scale, phase, does: 'climb', heading: 28, wears, ...look })
          )
        })
        .join('') +
      fill(below(verge), mix(hour.near, hour.ink, 0.5)) +
      fringe(
        random,
        verge.slice(1, -1).map(([x, y]): Point => [x + 40, y + 18]),
        60,
        [hour.near, hour.ink, mix(hour.near, hour.leaf, 0.7)],
      ) +
      treeFern(random, dark, { x: 1350, base: 596, height: 290, light: 'left' }) +
      forestTree(random, dark, { x: 1530, base: 940, height: 900 }) +
      fern(random, dark, { x: 1290, y: 860, size: 230 }) +
      fern(random, dark, { x: 110, y: 1200, size: 250 }) +
      fern(random, dark, { x: 860, y: 1160, size: 300 }) +
      bromeliad(random, dark, { x: 1480, y: 1180, size: 220, bloom: '#8f4058' })
    )
  },
}

/** The bay and its islands from the summit, on a clear morning. */
const bayFromTheTop: Scene = {
  id: 'trekking-pedra-macela-3',
  focus: [0.52, 0.5],
  draw: (random) => {
    const hour = hours.morning
    const horizon = 352
    const far = skyline(
      random,
      pairs([-20, 320, 200, 298, 420, 316, 640, 270, 860, 310, 1100, 334, 1400, 310, 1620, 330]),
    )
    const cape = skyline(random, pairs([960, 436, 1060, 400, 1230, 352, 1400, 380, 1620, 310]))
    const coast = skyline(random, pairs([-20, 440, 130, 420, 300, 480, 420, 510, 540, 572]))
    const headland = skyline(random, pairs([1090, 700, 1220, 640, 1330, 590, 1450, 560, 1620, 480]))
    const spurLeft = skyline(
      random,
      pairs([-20, 530, 140, 570, 330, 670, 520, 780, 690, 870, 900, 1000, 1000, 1090]),
    )
    const spurRight = skyline(
      random,
      pairs([700, 1060, 860, 930, 960, 860, 1130, 770, 1300, 720, 1460, 640, 1620, 600]),
    )
    const summit = pairs([
      -60, 900, 120, 916, 320, 970, 560, 1046, 820, 1090, 1080, 1096, 1340, 1060, 1660, 1000,
    ])
    const isle = (x: number, y: number, width: number, height: number, distance: number) =>
      islet(random, hour, { x, y, width, height, size: Math.max(10, width * 0.075), distance })
    const grass = [
      mix(hour.grass, hour.leafShade, 0.3),
      mix(hour.leafShade, hour.ink, 0.2),
      mix(hour.grass, hour.light, 0.3),
    ] as const
    const plain = { mist: 0.06, mistColour: mix(hour.mid, hour.far, 0.4) }
    return (
      clearSky(random, hour, horizon) +
      cumulus(random, hour, { x: 1240, y: 216, width: 430 }) +
      cumulus(random, hour, { x: 430, y: 240, width: 270, distance: 0.4 }) +
      ridge(random, hour, { line: far, base: horizon, distance: 0.86 }) +
      waterGround(random, hour, { top: horizon, bottom: 1200 }) +
      ridge(random, hour, { line: cape, base: 440, distance: 0.72, mist: 0.2 }) +
      fill(lens(1300, 441, 330, 4), hour.sand, 0.8) +
      glitter(random, hour, { x: 1010, top: horizon + 6, bottom: 900, spread: 330, count: 46 }) +
      isle(650, 392, 210, 30, 0.64) +
      isle(420, 414, 130, 24, 0.6) +
      isle(850, 470, 260, 54, 0.42) +
      isle(1130, 520, 150, 36, 0.38) +
      isle(640, 560, 190, 52, 0.3) +
      ridge(random, hour, { line: coast, base: 580, distance: 0.56, mist: 0.12 }) +
      fill(lens(330, 581, 250, 5), hour.sand, 0.9) +
      isle(900, 640, 300, 88, 0.2) +
      breeze(random, hour, { top: 400, bottom: 900, strength: 0.7 }) +
      ridge(random, hour, { line: headland, base: 720, distance: 0.4, ...plain }) +
      fill(lens(1370, 721, 290, 6), hour.sand) +
      ridge(random, hour, { line: spurRight, base: 1180, distance: 0.26, mist: 0 }) +
      ridge(random, hour, { line: spurLeft, base: 1180, distance: 0.14, mist: 0 }) +
      slab(random, { ...hour, rock: mix(hour.rock, hour.sand, 0.55) }, summit, { grass: 4 }) +
      fringe(
        random,
        pairs([30, 960, 190, 990, 330, 1010, 500, 1080, 640, 1110, 1180, 1110, 1340, 1080, 1520, 1060]),
        130,
        grass,
      ) +
      bromeliad(random, hour, { x: 330, y: 1120, size: 300 }) +
      bromeliad(random, hour, { x: 150, y: 1180, size: 230, bloom: '#e2853a' }) +
      bromeliad(random, hour, { x: 1420, y: 1160, size: 220 }) +
      fringe(random, pairs([20, 1230, 480, 1230, 1290, 1230, 1560, 1230]), 190, grass)
    )
  },
}

/** From the top of the Sugarloaf: the fjord winds inland, far below. */
const fjordFromTheTop: Scene = {
  id: 'trekking-pao-acucar-2',
  focus: [0.44, 0.52],
  draw: (random) => {
    const hour = hours.noon
    const horizon = 330
    const look = lightOf(hour, 'right')
    // A spur of land that ends in a curved shore: its skyline, and the shore that cuts it off below.
    const spur = (knots: readonly Point[], shore: readonly Point[], distance: number) => {
      const line = skyline(random, knots)
      const [first, last] = [shore[0] ?? [0, 0], shore.at(-1) ?? [0, 0]]
      const land = `${curve(shore)}L${last[0]} ${-40}L${first[0]} ${-40}Z`
      const beach = `${curve(shore.map(([x, y]): Point => [x, y + 7 * (1.2 - distance)]))}L${last[0]} ${-40}L${first[0]} ${-40}Z`
      const base = Math.max(...shore.map(([, y]) => y)) + 4
      const massif = ridge(random, hour, { line, base, distance, light: 'right', mist: 0 })
      return (
        clipped(random, beach, clipped(random, below(line), fill(beach, mix(hour.sand, hour.rock, 0.3)))) +
        clipped(random, land, massif)
      )
    }
    const far = skyline(
      random,
      pairs([-20, 250, 180, 210, 400, 262, 620, 190, 800, 240, 1000, 170, 1240, 230, 1440, 190, 1620, 240]),
    )
    const boat: Point = [705, 606]
    return (
      clearSky(random, hour, horizon) +
      cumulus(random, hour, { x: 330, y: 176, width: 380, light: 'right' }) +
      cumulus(random, hour, { x: 1210, y: 136, width: 300, light: 'right', distance: 0.3 }) +
      ridge(random, hour, { line: far, base: 350, distance: 0.84, light: 'right' }) +
      waterGround(random, hour, { top: horizon, bottom: 1210 }) +
      spur(
        pairs([-20, 300, 300, 320, 560, 330, 820, 350, 1100, 320, 1620, 270]),
        pairs([-40, 420, 400, 392, 640, 378, 760, 366, 900, 372, 1100, 380, 1660, 440]),
        0.7,
      ) +
      spur(
        pairs([640, 420, 820, 372, 1050, 330, 1200, 350, 1400, 280, 1620, 260]),
        pairs([620, 416, 720, 440, 900, 444, 1100, 474, 1660, 520]),
        0.58,
      ) +
      spur(
        pairs([-20, 330, 140, 350, 300, 390, 520, 430, 760, 484]),
        pairs([-40, 600, 200, 566, 440, 536, 640, 516, 780, 480]),
        0.44,
      ) +
      spur(
        pairs([720, 610, 900, 530, 1060, 480, 1240, 400, 1420, 360, 1620, 330]),
        pairs([700, 590, 780, 640, 980, 664, 1200, 740, 1660, 800]),
        0.34,
      ) +
      spur(
        pairs([-20, 520, 140, 560, 300, 630, 450, 712, 590, 806]),
        pairs([-40, 1010, 160, 960, 350, 900, 520, 850, 610, 798]),
        0.2,
      ) +
      breeze(random, hour, { top: 540, bottom: 1100, strength: 0.8 }) +
      fill(
        `M${boat[0]} ${boat[1]}L${boat[0] - 130} ${boat[1] + 34}L${boat[0] - 96} ${boat[1] + 40}Z`,
        hour.glint,
        0.75,
      ) +
      fill(lens(boat[0], boat[1], 15, 5), hour.cloud) +
      slab(
        random,
        hour,
        pairs([400, 1260, 560, 1140, 760, 1030, 980, 950, 1200, 900, 1420, 880, 1660, 890]),
        {
          light: 'right',
          grass: 0,
        },
      ) +
      fringe(random, pairs([690, 1130, 880, 1050, 1330, 930, 1400, 950, 1500, 930]), 66, [
        mix(hour.grass, hour.leafShade, 0.3),
        hour.leafShade,
        mix(hour.grass, hour.light, 0.35),
      ]) +
      groundShadow({ x: 1060, y: 946, scale: 1.4, light: 'right', colour: hour.rockShade, length: 90 }) +
      person({
        x: 1090,
        y: 944,
        scale: 1.4,
        heading: 160,
        does: 'sit-low',
        wears: { ...outfit(random, 'hiker'), shirt: '#c8452f' },
        ...look,
      }) +
      bromeliad(random, hour, { x: 1450, y: 1130, size: 240, light: 'right' }) +
      fringe(random, pairs([1270, 1210, 1560, 1220, 1390, 1240]), 150, [
        mix(hour.grass, hour.leafShade, 0.35),
        mix(hour.leafShade, hour.ink, 0.2),
        mix(hour.grass, hour.light, 0.3),
      ])
    )
  },
}

/** Wood that grows freely, trunk or root: knots of x, y and half its thickness. */
const limb = (knots: readonly (readonly [number, number, number])[], colour: string, look: Look): string =>
  ribbon(
    smooth(knots, 5).map(([x = 0, y = 0, half = 0]) => [x, y, half] as const),
    colour,
    tones(look),
    { turn: -0.25 },
  )

/** A great tree from its spreading foot to above the frame. */
const trunk = (
  { x, base, half, lean = 0 }: { x: number; base: number; half: number; lean?: number },
  colour: string,
  look: Look,
): string =>
  limb(
    [
      [x, base, half * 1.9],
      [x + lean * 0.05, base - half * 1.6, half * 1.2],
      [x + lean * 0.3, base * 0.55, half],
      [x + lean, -60, half * 0.85],
    ],
    colour,
    look,
  )

/** The forest trail: roots, a huge boulder, a fixed rope. */
const ropeByTheBoulder: Scene = {
  id: 'trekking-pao-acucar-3',
  focus: [0.47, 0.58],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'left')
    const earth = '#a06c40'
    const wood = mix('#6b5138', hour.ink, 0.3)
    const bank = pairs([-60, 640, 160, 650, 380, 640, 560, 590, 800, 520, 1100, 500, 1660, 520])
    const left = pairs([800, 520, 690, 610, 600, 720, 500, 860, 370, 1040, 200, 1260])
    const right = pairs([860, 520, 850, 610, 870, 720, 900, 860, 960, 1040, 1060, 1260])
    const trail = `${curve(left)}L${curve([...right].reverse()).slice(1)}Z`
    const climber = {
      x: 938,
      y: 812,
      scale: 1.5,
      does: 'scramble',
      heading: 64,
      wears: {
        ...outfit(random, 'hiker'),
        shirt: '#f1e6cf',
        trousers: '#3b4a4a',
        pack: { kind: 'day', colour: '#e0a02e' },
        hat: { kind: 'cap', colour: '#c8452f' },
      },
      ...look,
    } as const
    const hold = handsOf(climber)
    const bolt: Point = [1092, 398]
    // Taut from the bolt to the hands, following the bulge of the rock; slack from there to the foot.
    const rope: Point[] = [
      bolt,
      [1078, 450],
      [1040, 540],
      hold.right,
      hold.left,
      [958, 730],
      [922, 850],
      [868, 960],
      [852, 1030],
      [806, 1056],
      [748, 1044],
      [742, 1018],
      [790, 1012],
    ]
    const roots: readonly (readonly number[])[] = [
      [560, 640, 690, 614, 790, 626, 930, 600],
      [470, 740, 620, 694, 760, 712, 940, 680],
      [180, 860, 480, 806, 700, 822, 960, 780],
      [220, 930, 460, 940, 700, 956, 1000, 900],
      [140, 1020, 400, 1090, 700, 1116, 1060, 1060],
    ]
    const boulders = boulder(random, hour, { x: 1200, base: 1110, width: 760, height: 860 })
    return (
      forestInterior(random, hour, { floor: 620, layers: 3 }) +
      fill(below(bank), mix(hour.leafShade, hour.leaf, 0.16)) +
      canopy(random, hour, pairs([-40, 690, 140, 660, 320, 650, 480, 640, 620, 600, 700, 600]), {
        base: 700,
        size: 60,
        distance: 0.2,
      }) +
      fill(
        below(pairs([-60, 720, 140, 700, 340, 700, 520, 690, 680, 640, 760, 620, 800, 700])),
        mix(hour.leafShade, hour.leaf, 0.1),
      ) +
      fill(trail, earth) +
      clipped(
        random,
        trail,
        roots
          .map((row, i) =>
            fill(
              `${curve(pairs(row).map(([x, y]): Point => [x, y + 4]))}L1200 ${(row[7] ?? 0) + 30 + i * 14}L0 ${(row[1] ?? 0) + 40 + i * 16}Z`,
              mix(earth, hour.ink, 0.3),
              0.55,
            ),
          )
          .join('') +
          dapple(random, hour.light, trail, {
            left: 300,
            right: 980,
            top: 520,
            bottom: 1190,
            count: 26,
            opacity: 0.26,
          }),
      ) +
      roots
        .map((row, i) =>
          limb(
            pairs(row).map(
              ([x, y], k) => [x, y, (9 + i * 4) * (k === 0 && i < 2 ? 0.3 : 1.25 - k * 0.16)] as const,
            ),
            wood,
            look,
          ),
        )
        .join('') +
      canopy(random, hour, pairs([690, 560, 770, 500, 860, 470, 960, 480]), {
        base: 552,
        size: 40,
        distance: 0.3,
      }) +
      trunk({ x: 130, base: 1010, half: 92, lean: -40 }, wood, look) +
      boulders.svg +
      clipped(
        random,
        polygon(boulders.outline),
        canopy(random, hour, pairs([780, 380, 940, 318, 1120, 300, 1260, 296, 1400, 330, 1640, 420]), {
          base: 250,
          size: 36,
        }),
      ) +
      fern(random, hour, { x: 1290, y: 262, size: 150 }) +
      bromeliad(random, hour, { x: 1090, y: 300, size: 150 }) +
      fern(random, hour, { x: 1010, y: 344, size: 110 }) +
      fixedRope({ points: rope, knots: pairs([1060, 494, 942, 790]), width: 9, ...look }) +
      anchorBolt({ x: bolt[0], y: bolt[1], scale: 2, ...look }) +
      person(climber) +
      lightShafts(random, hour.light, {
        from: [240, -300],
        reach: 1900,
        count: 4,
        spread: 30,
        middle: 62,
        opacity: 0.16,
      }) +
      fill(
        below(pairs([840, 1260, 930, 1120, 1080, 1070, 1300, 1080, 1660, 1040])),
        mix(hour.leafShade, hour.ink, 0.25),
      ) +
      fern(random, hour, { x: 1010, y: 1130, size: 230 }) +
      fern(random, hour, { x: 1480, y: 1110, size: 330 }) +
      fern(random, hour, { x: 1230, y: 1180, size: 260 }) +
      fill(below(pairs([-60, 1010, 80, 1040, 200, 1130, 280, 1260])), mix(hour.leafShade, hour.ink, 0.25)) +
      fern(random, hour, { x: 60, y: 1130, size: 260 })
    )
  },
}

/** Seven old steps of the gold trail. */
const sevenSteps: Scene = {
  id: 'trekking-sete-regraus-1',
  focus: [0.52, 0.55],
  draw: (random) => {
    const hour = hours.mist
    const look = lightOf(hour, 'left')
    const moss = mix(hour.leafShade, hour.leaf, 0.5)
    const deep = mix(hour.leafShade, hour.ink, 0.45)
    const bark = mix(hour.leafShade, hour.ink, 0.3)
    return (
      forestInterior(random, hour, { floor: 560, layers: 2 }) +
      mistBank(random, hour.skyLow, { top: 260, bottom: 640, strength: 0.8 }) +
      fill(
        below(pairs([-60, 430, 240, 480, 520, 560, 740, 590, 960, 590, 1160, 560, 1400, 490, 1660, 440])),
        mix(moss, hour.mid, 0.35),
      ) +
      canopy(random, hour, pairs([-40, 470, 160, 500, 380, 560, 560, 640, 640, 730]), {
        base: 740,
        size: 58,
        distance: 0.4,
      }) +
      canopy(random, hour, pairs([1030, 730, 1120, 620, 1280, 560, 1440, 500, 1660, 460]), {
        base: 740,
        size: 58,
        distance: 0.4,
      }) +
      fill(
        below(pairs([-60, 560, 200, 600, 420, 680, 560, 740, 1000, 720, 1150, 700, 1350, 630, 1660, 540])),
        moss,
      ) +
      trunk({ x: 330, base: 760, half: 46, lean: 50 }, mix(bark, hour.mid, 0.35), look) +
      trunk({ x: 1360, base: 720, half: 40, lean: -60 }, mix(bark, hour.mid, 0.4), look) +
      stoneSteps(random, hour, {
        near: [
          [380, 1170],
          [1260, 1170],
        ],
        far: [
          [690, 590],
          [1010, 590],
        ],
        steps: 7,
        moss: 0.8,
      }) +
      person({
        x: 880,
        y: 790,
        scale: 1.75,
        does: 'climb',
        phase: 0.3,
        heading: 72,
        wears: { ...outfit(random, 'hiker'), shirt: '#c8452f', pack: { kind: 'day', colour: '#e0a02e' } },
        ...look,
      }) +
      lightShafts(random, hour.sun, {
        from: [200, -320],
        reach: 1900,
        count: 5,
        spread: 40,
        middle: 60,
        opacity: 0.17,
      }) +
      fill(
        below(pairs([-60, 760, 160, 800, 330, 880, 440, 1010, 470, 1110, 480, 1260])),
        mix(moss, hour.ink, 0.35),
      ) +
      fill(
        below(pairs([1150, 1260, 1170, 1100, 1230, 960, 1340, 860, 1480, 790, 1660, 760])),
        mix(moss, hour.ink, 0.35),
      ) +
      [470, 400, 1170, 1240]
        .map((x, i) =>
          fern(random, hour, { x, y: [830, 980, 850, 1000][i] ?? 900, size: 150 + (i % 2) * 60 }),
        )
        .join('') +
      treeFern(random, hour, { x: 190, base: 960, height: 560 }) +
      fern(random, hour, { x: 200, y: 960, size: 170 }) +
      trunk({ x: 1500, base: 1150, half: 84, lean: 60 }, deep, look) +
      bromeliad(random, hour, { x: 1450, y: 600, size: 170 }) +
      fern(random, hour, { x: 1330, y: 1180, size: 330 }) +
      fern(random, hour, { x: 170, y: 1190, size: 380 })
    )
  },
}

/** A waterfall and its pool, two hikers resting. */
const poolInTheForest: Scene = {
  id: 'trekking-sete-regraus-2',
  focus: [0.52, 0.56],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'left')
    const stone = mix(hour.rockShade, hour.ink, 0.5)
    const wet = mix(hour.rockShade, hour.ink, 0.22)
    const moss = mix(hour.leafShade, hour.ink, 0.15)
    const pool = `${curve(pairs([-60, 900, 90, 850, 280, 808, 560, 790, 860, 792, 1090, 812, 1240, 860, 1260, 930, 1180, 1010, 1090, 1100, 1060, 1260]))}L-60 1260Z`
    const wall = roughPolygon(
      pairs([
        120, 840, 190, 560, 260, 330, 390, 214, 540, 178, 592, 184, 624, 214, 690, 216, 724, 190, 780, 176,
        900, 236, 1010, 350, 1100, 540, 1180, 840,
      ]),
      random,
      0.08,
      46,
    )
    const facets: readonly (readonly [row: readonly number[], share: number])[] = [
      [[250, 420, 390, 200, 520, 170, 470, 320, 430, 520, 300, 560], 0.55],
      [[470, 320, 540, 180, 600, 200, 590, 420, 540, 500, 440, 510], 0.28],
      [[740, 230, 820, 190, 900, 300, 880, 480, 800, 500, 760, 380], 0.2],
      [[960, 420, 1010, 350, 1090, 560, 1120, 760, 1000, 640], 0.34],
    ]
    const ledge = roughPolygon(
      pairs([430, 520, 520, 486, 800, 492, 930, 540, 960, 800, 400, 800]),
      random,
      0.06,
      40,
    )
    return (
      forestInterior(random, hour, { floor: 380, layers: 2 }) +
      canopy(random, hour, pairs([-40, 330, 150, 300, 330, 200, 520, 160]), {
        base: 420,
        size: 74,
        distance: 0.3,
      }) +
      canopy(random, hour, pairs([800, 180, 960, 230, 1120, 320, 1300, 360, 1660, 330]), {
        base: 460,
        size: 74,
        distance: 0.3,
      }) +
      fill(
        below(pairs([-60, 380, 200, 360, 420, 330, 900, 360, 1200, 420, 1660, 400])),
        mix(moss, hour.mid, 0.3),
      ) +
      // Above the lip the stream comes out of the forest between two stones.
      fill(
        `${curve(pairs([566, 236, 604, 190, 634, 160, 640, 136]))}L${curve(pairs([672, 136, 690, 160, 714, 190, 752, 236])).slice(1)}Z`,
        mix(hour.water, hour.skyLow, 0.35),
      ) +
      fill(lens(654, 152, 24, 4) + lens(660, 176, 40, 6), hour.glint, 0.9) +
      fill(polygon(wall), stone) +
      clipped(
        random,
        polygon(wall),
        facets
          .map(([row, share]) =>
            fill(polygon(roughPolygon(pairs(row), random, 0.08, 40)), mix(stone, hour.rockShade, share)),
          )
          .join(''),
      ) +
      boulder(random, hour, { x: 270, base: 850, width: 400, height: 520, colour: wet }).svg +
      boulder(random, hour, { x: 1020, base: 850, width: 420, height: 400, colour: wet }).svg +
      fill(polygon(ledge), mix(stone, wet, 0.45)) +
      waterfall(random, hour, { x: 655, top: 196, bottom: 800, width: 250, ledges: 1 }) +
      boulder(random, hour, { x: 516, base: 236, width: 136, height: 84, colour: wet }).svg +
      boulder(random, hour, { x: 758, base: 236, width: 140, height: 96, colour: wet }).svg +
      fern(random, hour, { x: 462, y: 206, size: 90, distance: 0.1 }) +
      fill(below(pairs([1120, 1260, 1160, 900, 1240, 800, 1400, 740, 1660, 700])), moss) +
      fill(pool, hour.waterDeep) +
      clipped(
        random,
        pool,
        waterGround(random, hour, { top: 776, bottom: 1240 }) +
          fill(lens(655, 812, 420, 26), hour.glint, 0.35) +
          fill(lens(655, 806, 260, 18), hour.glint, 0.7) +
          ripples(random, { top: 830, bottom: 1180, colour: hour.glint, count: 26, opacity: 0.45 }) +
          ripples(random, { top: 850, bottom: 1200, colour: hour.waterDeep, count: 20, opacity: 0.35 }),
      ) +
      treeFern(random, hour, { x: 1500, base: 970, height: 590 }) +
      fern(random, hour, { x: 250, y: 366, size: 120, distance: 0.1 }) +
      fern(random, hour, { x: 900, y: 250, size: 130, distance: 0.1 }) +
      fern(random, hour, { x: 1150, y: 560, size: 130, distance: 0.05 }) +
      boulder(random, hour, { x: 170, base: 900, width: 260, height: 130 }).svg +
      wetFoot(random, hour, { x: 170, base: 900, width: 260, deep: 36 }) +
      boulder(random, hour, { x: 1150, base: 880, width: 190, height: 110 }).svg +
      wetFoot(random, hour, { x: 1150, base: 880, width: 190 }) +
      lightShafts(random, hour.light, {
        from: [260, -300],
        reach: 2100,
        count: 4,
        spread: 34,
        middle: 62,
        opacity: 0.15,
      }) +
      slab(
        random,
        hour,
        pairs([980, 1260, 1010, 1130, 1080, 1040, 1180, 1000, 1340, 980, 1500, 950, 1660, 930]),
        { grass: 0 },
      ) +
      boulder(random, hour, { x: 1370, base: 1030, width: 240, height: 110 }).svg +
      person({
        x: 1342,
        y: 990,
        scale: 1.6,
        heading: 172,
        does: 'sit',
        wears: { ...outfit(random, 'hiker'), pack: undefined, shirt: '#c8452f' },
        ...look,
      }) +
      person({
        x: 1190,
        y: 1066,
        scale: 1.6,
        heading: 165,
        does: 'lounge',
        wears: { ...outfit(random, 'hiker'), pack: undefined, shirt: '#e0a02e', boots: 'bare', shorts: true },
        ...look,
      }) +
      rucksack({ x: 1480, y: 1060, scale: 1.6, colour: '#c8452f', ...look }) +
      fern(random, hour, { x: 1530, y: 1190, size: 300 }) +
      fern(random, hour, { x: 1340, y: 1230, size: 200 }) +
      fern(random, hour, { x: 60, y: 1130, size: 330 }) +
      bough(random, hour, pairs([-60, 60, 100, 90, 240, 60, 380, 140]), { size: 120, leaves: 36 })
    )
  },
}

/** First light on the mule track. */
const firstLightOnTheTrack: Scene = {
  id: 'trekking-sete-regraus-3',
  focus: [0.52, 0.56],
  draw: (random) => {
    const hour = hours.dawn
    const look = lightOf(hour, 'right')
    const rosy = { ...hour, leaf: '#d4919a', leafShade: mix(hour.leafShade, hour.mid, 0.35) }
    const bark = mix(hour.near, hour.ink, 0.55)
    const earth = mix(hour.leafShade, hour.ink, 0.4)
    const middle = (y: number) => 1010 - 300 * (Math.max(0, y - 600) / 600) ** 0.75
    const half = (y: number) => lerp(38, 430, (y - 600) / 600)
    const walkers = [
      { x: 1000, y: 652, scale: 0.66, phase: 0.2, heading: 258 },
      { x: 905, y: 752, scale: 1.08, phase: 0.7, heading: 250 },
      { x: 770, y: 948, scale: 1.86, phase: 0.1, heading: 248 },
    ]
    return (
      forestInterior(random, rosy, { floor: 600, layers: 3, light: 'right' }) +
      lampGlow(random, '#ffe2b0', { x: 1060, y: 470, radius: 520, strength: 0.95, squash: 0.9 }) +
      fill(
        below(pairs([-60, 590, 300, 606, 640, 622, 960, 604, 1300, 606, 1660, 580])),
        mix(earth, hour.mid, 0.3),
      ) +
      fill(below(pairs([-60, 720, 260, 730, 560, 800, 760, 900, 900, 1100, 1010, 1260])), earth) +
      fill(below(pairs([1060, 1260, 1090, 900, 1180, 740, 1340, 690, 1660, 670])), earth) +
      paving(random, hour, {
        left: (y) => middle(y) - half(y),
        right: (y) => middle(y) + half(y),
        top: 602,
        bottom: 1210,
        size: 230,
        light: 'right',
        joint: mix(earth, hour.ink, 0.4),
        stone: mix(hour.rock, hour.rockShade, 0.5),
      }) +
      lightShafts(random, hour.light, {
        from: [1330, -260],
        reach: 1900,
        count: 5,
        spread: 44,
        middle: 118,
        opacity: 0.2,
      }) +
      walkers
        .map(({ x, y, scale, phase, heading }) => {
          const wears = { ...outfit(random, 'hiker'), hat: undefined, headlamp: '#fff6d8' }
          const lamp: Point = [x - 7 * scale, y - 162 * scale]
          return (
            headBeam(random, hour.lamp, lamp, [lamp[0] - 150 * scale, lamp[1] + 150 * scale], 60 * scale) +
            person({ x, y, scale, phase, heading, does: 'walk', wears, ...look }) +
            lampGlow(random, hour.lamp, {
              x: lamp[0],
              y: lamp[1],
              radius: 64 * scale,
              strength: 0.9,
              squash: 1,
            }) +
            fill(oval(lamp[0], lamp[1], 4.5 * scale), '#fffbe8')
          )
        })
        .join('') +
      trunk({ x: 120, base: 1190, half: 110, lean: -60 }, bark, look) +
      trunk({ x: 1500, base: 1160, half: 84, lean: 50 }, bark, look) +
      trunk({ x: 400, base: 830, half: 40, lean: 40 }, mix(bark, hour.mid, 0.25), look) +
      fern(
        random,
        { ...hour, leaf: mix(hour.leaf, hour.near, 0.4) },
        { x: 330, y: 1190, size: 300, light: 'right' },
      ) +
      fern(random, hour, { x: 1300, y: 1190, size: 320, light: 'right' }) +
      fern(random, hour, { x: 1260, y: 860, size: 170, light: 'right' }) +
      fern(random, hour, { x: 420, y: 880, size: 170, light: 'right' })
    )
  },
}

export const scenes: Scene[] = [
  lampsBeforeDawn,
  bayFromTheTop,
  fjordFromTheTop,
  ropeByTheBoulder,
  sevenSteps,
  poolInTheForest,
  firstLightOnTheTrack,
]
