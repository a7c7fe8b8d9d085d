/** From the organ pipes of Teresópolis down to a hidden cove: Petrópolis to Teresópolis, and Saco do Fundão. */
import { lerp, mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { dryBags, lantern, mug, stove, tent } from '../figures/camp.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { fixedRope, ironRungs } from '../figures/objects.ts'
import { groundShadow, person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { almondTree, bough, bromeliad, canopy, fern, palm, tussock } from '../landscape/forest.ts'
import { boulder, godsFinger, reflection, ridge, skyline } from '../landscape/mountain.ts'
import {
  clipped,
  curve,
  fill,
  gradient,
  lens,
  oval,
  type Point,
  polygon,
  roughened,
} from '../landscape/path.ts'
import { beach, rocks, slab } from '../landscape/shore.ts'
import {
  barCloud,
  cirrus,
  clearSky,
  cloudSea,
  cumulus,
  lampGlow,
  mistBank,
  ringSky,
  stars,
  sunDisc,
} from '../landscape/sky.ts'
import { glitter, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour, planes } from '../palette.ts'

/** Pillars of granite side by side like the pipes of an organ: round heads, a lit and a shaded side, clefts between. */
const organPipes = (
  random: Random,
  hour: Hour,
  pillars: readonly (readonly [x: number, top: number, width: number])[],
  { base, distance }: { base: number; distance: number },
): string =>
  [...pillars]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .reverse()
    .map(([x, top, width]) => {
      const tone = planes(hour, mix(hour.rock, layerColour(hour, distance), 0.35 + distance * 0.4), distance)
      const at = (u: number, v: number): Point => [x + u * width, lerp(top, base, v)]
      const body = roughened(
        [
          at(-0.72, 1),
          at(-0.6, 0.5),
          at(-0.5, 0.2),
          at(-0.44, 0.07),
          at(-0.24, 0.014),
          at(0.04, 0),
          at(0.3, 0.03),
          at(0.46, 0.11),
          at(0.54, 0.3),
          at(0.66, 0.6),
          at(0.8, 1),
        ],
        random,
        0.07,
        16,
      )
      const dark = (from: number) =>
        polygon(
          roughened(
            [
              at(from, 0),
              at(from - 0.04, 0.16),
              at(from + 0.06, 0.34),
              at(from - 0.02, 0.6),
              at(from, 1),
              at(1, 1),
              at(1, 0),
            ],
            random,
            0.06,
            22,
          ),
        )
      return (
        fill(polygon(body), tone.lit) +
        clipped(
          random,
          polygon(body),
          fill(dark(-0.06), mix(tone.lit, tone.shade, 0.55)) + fill(dark(0.24), tone.shade),
        )
      )
    })
    .join('')

/** Dedo de Deus and the organ pipes of the Serra dos Órgãos. */
const fingerOfGod: Scene = {
  id: 'petro-tere-1',
  focus: [0.42, 0.42],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      pairs([-20, 560, 180, 500, 360, 540, 620, 590, 900, 540, 1200, 560, 1620, 520]),
    )
    const pipes = [
      [905, 640, 90],
      [985, 520, 96],
      [1062, 560, 84],
      [1128, 420, 96],
      [1214, 350, 110],
      [1302, 430, 92],
      [1374, 400, 88],
      [1452, 500, 96],
      [1534, 470, 90],
      [1620, 560, 100],
    ] as const
    const west = skyline(
      random,
      pairs([-20, 560, 60, 520, 130, 560, 220, 640, 340, 720, 460, 800, 620, 880]),
      {
        form: 'crag',
        rough: 0.1,
      },
    )
    const woods = skyline(
      random,
      pairs([-40, 860, 160, 890, 380, 930, 640, 960, 900, 930, 1120, 900, 1380, 880, 1640, 830]),
      { rough: 0.05 },
    )
    const finger = godsFinger(random, hour, {
      x: 640,
      base: 980,
      height: 800,
      distance: 0.24,
      mist: 0.32,
      stretch: 0.86,
    })
    const lookout = pairs([900, 1260, 980, 1130, 1120, 1080, 1300, 1064, 1460, 1060, 1640, 1040])
    return (
      clearSky(random, hour, 700) +
      cumulus(random, hour, { x: 250, y: 300, width: 330, distance: 0.2 }) +
      cumulus(random, hour, { x: 1420, y: 210, width: 260, distance: 0.3 }) +
      ridge(random, hour, { line: far, base: 800, distance: 0.86 }) +
      organPipes(random, hour, pipes, { base: 1000, distance: 0.5 }) +
      mistBank(random, hour.cloud, { top: 640, bottom: 1010, strength: 0.75 }) +
      ridge(random, hour, { line: west, base: 1000, distance: 0.42, form: 'crag', mist: 0.4 }) +
      finger.svg +
      mistBank(random, hour.cloud, { top: 800, bottom: 1000, strength: 0.7 }) +
      ridge(random, hour, {
        line: woods,
        base: 1300,
        distance: 0.2,
        colour: mix(layerColour(hour, 0.22), hour.leaf, 0.16),
        mist: 0,
        pitch: 120,
      }) +
      canopy(
        random,
        { ...hour, leaf: mix(hour.leaf, hour.leafShade, 0.4), leafShade: mix(hour.leafShade, hour.ink, 0.2) },
        skyline(random, pairs([-40, 990, 200, 1020, 460, 1100, 700, 1150, 940, 1190, 1640, 1210])),
        { base: 1240, size: 64 },
      ) +
      slab(random, hour, lookout, { bottom: 1260, grass: 5 }) +
      person({
        x: 1210,
        y: 1082,
        scale: 0.92,
        heading: 150,
        does: 'point',
        wears: { ...outfit(random, 'trekker'), shirt: '#c8452f', poles: false },
        ...look,
      }) +
      person({
        x: 1330,
        y: 1076,
        scale: 0.94,
        heading: 120,
        does: 'rest',
        wears: { ...outfit(random, 'trekker'), shirt: '#e0a02e', poles: false },
        ...look,
      }) +
      bromeliad(random, hour, { x: 1500, y: 1120, size: 130 }) +
      fern(random, hour, { x: 60, y: 1230, size: 230 })
    )
  },
}

/** Lights of towns on a plain far below: loose clusters strung along roads. */
const townLights = (random: Random, colour: string, roads: readonly (readonly Point[])[]): string => {
  let small = ''
  let large = ''
  for (const road of roads) {
    road.slice(1).forEach(([x, y], i) => {
      const [px, py] = road[i] ?? [x, y]
      const count = Math.ceil(Math.hypot(x - px, y - py) / 15)
      for (let k = 0; k < count; k++) {
        const t = (k + random()) / count
        const [lx, ly] = [lerp(px, x, t) + (random() - 0.5) * 34, lerp(py, y, t) + (random() - 0.5) * 9]
        if (random() < 0.2) large += oval(lx, ly, 3.4, 2.6)
        else small += oval(lx, ly, 2.1, 1.6)
      }
    })
  }
  return fill(small, colour, 0.85) + fill(large, colour)
}

/** Dawn on Pedra do Sino: cups in hand, the lights of the lowland and Guanabara Bay far below. */
const bellRock: Scene = {
  id: 'petro-tere-2',
  focus: [0.46, 0.62],
  draw: (random) => {
    const hour = hours.dawn
    const look = lightOf(hour, 'right')
    const horizon = 560
    const rio = skyline(
      random,
      pairs([
        -20, 556, 120, 548, 260, 554, 380, 546, 480, 556, 560, 540, 640, 548, 700, 520, 760, 534, 820, 546,
        880, 540, 905, 505, 925, 500, 950, 545, 1010, 556, 1080, 562,
      ]),
      { rough: 0.04 },
    )
    const niteroi = skyline(
      random,
      pairs([1180, 566, 1260, 545, 1340, 520, 1420, 536, 1500, 515, 1640, 530]),
      {
        rough: 0.04,
      },
    )
    const plain = gradient(
      random,
      [0, horizon],
      [0, 860],
      [
        [0, mix(hour.far, hour.mid, 0.2)],
        [0.45, mix(hour.mid, hour.near, 0.25)],
        [1, hour.near],
      ],
    )
    const bay = curve(
      pairs([
        420, 572, 700, 568, 1000, 566, 1300, 570, 1420, 584, 1300, 594, 1230, 612, 1330, 634, 1250, 656, 1120,
        646, 1060, 672, 960, 690, 900, 664, 800, 672, 730, 640, 800, 622, 690, 606, 560, 600, 600, 586,
      ]),
      true,
    )
    const spurs = skyline(
      random,
      pairs([
        760, 900, 900, 860, 1040, 800, 1140, 740, 1210, 710, 1290, 740, 1400, 690, 1480, 640, 1540, 620, 1640,
        560,
      ]),
      { form: 'crag', rough: 0.1 },
    )
    const lower = skyline(random, pairs([-40, 700, 80, 720, 200, 790, 340, 830, 520, 880, 760, 930]), {
      form: 'crag',
      rough: 0.08,
    })
    const summit = pairs([
      -40, 980, 160, 930, 380, 916, 640, 930, 900, 960, 1120, 1010, 1320, 1080, 1640, 1130,
    ])
    const camper = (
      x: number,
      y: number,
      does: 'mug' | 'sit' | 'sit-low',
      heading: number,
      hat: string,
      shirt: string,
    ) =>
      groundShadow({ x, y, scale: 1.08, light: 'right', colour: hour.ink, length: 150 }) +
      person({
        x,
        y,
        scale: 1.08,
        heading,
        does,
        wears: {
          ...outfit(random, 'trekker'),
          pack: undefined,
          poles: false,
          sleeves: 'long',
          shirt,
          hat: { kind: 'beanie', colour: hat },
        },
        ...look,
      })
    return (
      ringSky(hour, [1010, horizon - 6], horizon, 10) +
      barCloud(random, { x: 420, y: 210, width: 520, colour: hour.cloud, opacity: 0.7 }) +
      barCloud(random, { x: 1380, y: 320, width: 330, bars: 3, colour: hour.cloud, opacity: 0.6 }) +
      sunDisc(hour, [1010, horizon - 6], 46) +
      ridge(random, hour, { line: rio, base: 590, distance: 0.78, light: 'right', mist: 0.3 }) +
      ridge(random, hour, { line: niteroi, base: 600, distance: 0.72, light: 'left', mist: 0.3 }) +
      plain.defs +
      fill(`M0 ${horizon}H1600V1000H0Z`, plain.paint) +
      fill(bay, mix(hour.water, hour.skyLow, 0.35)) +
      clipped(
        random,
        bay,
        glitter(random, hour, { x: 1010, top: 572, bottom: 668, spread: 60, count: 22 }) +
          fill(
            lens(880, 618, 46, 9) + lens(1120, 628, 34, 7) + lens(800, 600, 24, 5),
            mix(hour.mid, hour.far, 0.4),
          ),
      ) +
      townLights(random, hour.lamp, [
        pairs([20, 660, 240, 640, 480, 652, 660, 690, 880, 706, 1010, 716]),
        pairs([40, 606, 200, 596, 340, 610, 540, 622, 660, 640]),
        pairs([200, 720, 420, 700, 640, 724, 860, 740, 1040, 730, 1180, 690]),
        pairs([1080, 690, 1220, 680, 1360, 640]),
        pairs([240, 640, 360, 610, 470, 596, 560, 588]),
        pairs([480, 652, 520, 700, 500, 740, 560, 790]),
        pairs([1370, 600, 1480, 596, 1590, 604]),
        pairs([1350, 622, 1440, 612, 1540, 620]),
        pairs([700, 612, 760, 618, 690, 640]),
      ]) +
      mistBank(random, mix(hour.cloudShade, hour.cloud, 0.4), { top: 720, bottom: 1020, strength: 0.6 }) +
      ridge(random, hour, {
        line: spurs,
        base: 1120,
        distance: 0.3,
        light: 'right',
        form: 'crag',
        mist: 0.35,
      }) +
      ridge(random, hour, {
        line: lower,
        base: 1060,
        distance: 0.2,
        light: 'right',
        form: 'crag',
        mist: 0.3,
      }) +
      slab(random, hour, summit, { bottom: 1260, light: 'right', grass: 6 }) +
      tent({ x: 190, y: 968, scale: 0.92, heading: 'toward-right', colour: '#e2702f', ...look }) +
      camper(440, 970, 'mug', 30, '#c8452f', '#e0a02e') +
      camper(560, 962, 'mug', 150, '#234f7d', '#c8452f') +
      boulder(random, hour, { x: 776, base: 1000, width: 120, height: 60, light: 'right' }).svg +
      camper(770, 990, 'sit', 20, '#e0a02e', '#2f6f8f') +
      stove({ x: 636, y: 1034, scale: 1.3, steam: hour.sun, ...look }) +
      mug({ x: 690, y: 1040, scale: 1.6, steam: hour.sun, ...look }) +
      [
        [60, 1180, 110],
        [1180, 1130, 90],
        [1420, 1190, 150],
        [1540, 1200, 120],
        [190, 1225, 120],
      ]
        .map(([x = 0, y = 0, size = 0]) =>
          tussock(random, {
            x,
            y,
            size,
            light: 'right',
            colour: mix(hour.near, hour.grass, 0.35),
            shade: hour.ink,
            lit: hour.grass,
          }),
        )
        .join('')
    )
  },
}

/** A steep slab with iron rungs, bromeliads in its seams, cloud below. */
const ironLadder: Scene = {
  id: 'petro-tere-3',
  focus: [0.52, 0.52],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'left')
    const rock = mix(hour.rock, hour.rockShade, 0.35)
    const { lit, shade } = planes(hour, rock)
    const far = skyline(
      random,
      pairs([-20, 560, 120, 480, 220, 500, 320, 400, 380, 410, 480, 520, 640, 580, 800, 620]),
      {
        form: 'crag',
        rough: 0.1,
      },
    )
    const edge = pairs([
      -60, 1010, 120, 880, 260, 800, 400, 660, 520, 590, 640, 450, 800, 330, 900, 210, 1040, 130, 1140, 10,
      1220, -60,
    ])
    const body = `${curve(edge)}L1660 -60L1660 1260L-60 1260Z`
    // Planes and wet streaks run down the slab, as water does.
    const plane = (points: readonly number[]): string => polygon(pairs(points))
    const wet = [
      [700, 500, 560, 1260],
      [980, 280, 1000, 1260],
      [1240, 60, 1330, 1260],
    ].map(([x = 0, y = 0, fx = 0, fy = 0], i) =>
      plane([
        x,
        y,
        x + 26,
        y + 60,
        lerp(x, fx, 0.4) + 40,
        lerp(y, fy, 0.4),
        lerp(x, fx, 0.7) + 30,
        lerp(y, fy, 0.7),
        fx + 60 + i * 20,
        fy,
        fx - 40,
        fy,
        lerp(x, fx, 0.7) - 26,
        lerp(y, fy, 0.7),
        lerp(x, fx, 0.4) - 10,
        lerp(y, fy, 0.4),
      ]),
    )
    const climber = (
      x: number,
      y: number,
      scale: number,
      does: 'scramble' | 'climb',
      shirt: string,
      pack: string,
    ) =>
      person({
        x,
        y,
        scale,
        heading: 62,
        does,
        phase: 0.2,
        tilt: 8,
        wears: { ...outfit(random, 'trekker'), shirt, pack: { kind: 'big', colour: pack }, poles: false },
        ...look,
      })
    return (
      clearSky(random, hour, 640) +
      cumulus(random, hour, { x: 300, y: 250, width: 420 }) +
      ridge(random, hour, { line: far, base: 760, distance: 0.6, form: 'crag', mist: 0.6 }) +
      cloudSea(random, hour, { top: 560, bottom: 900, rows: 4, from: 0.3, to: 0.9, light: 'left' }) +
      fill(body, lit) +
      clipped(
        random,
        body,
        fill(
          plane([
            -60, 1060, 260, 900, 470, 760, 560, 640, 720, 560, 850, 400, 960, 360, 1100, 180, 1260, 60, 1660,
            -80, 1660, 1260, -60, 1260,
          ]),
          mix(lit, rock, 0.6),
        ) +
          fill(
            plane([
              180, 1260, 420, 1040, 640, 960, 800, 760, 1000, 690, 1120, 500, 1300, 420, 1420, 220, 1660, 120,
              1660, 1260,
            ]),
            rock,
          ) +
          fill(
            plane([900, 1260, 1060, 1060, 1240, 960, 1320, 760, 1480, 660, 1660, 460, 1660, 1260]),
            mix(rock, shade, 0.7),
          ) +
          fill(wet.join(''), mix(shade, hour.ink, 0.1), 0.22) +
          fill(
            lens(290, 902, 150, 16) +
              lens(130, 1016, 170, 18) +
              lens(1280, 700, 170, 16) +
              lens(1500, 1176, 260, 26) +
              lens(1180, 1104, 150, 16) +
              lens(180, 1184, 300, 22),
            mix(hour.leafShade, hour.ink, 0.2),
          ),
      ) +
      fixedRope({
        points: pairs([430, 1250, 560, 1000, 690, 790, 840, 570, 1000, 330, 1150, 80]),
        width: 7,
        ...look,
      }) +
      ironRungs({ from: [520, 1180], to: [880, 640], count: 11, wide: 84, ...look }) +
      ironRungs({ from: [910, 590], to: [1190, 170], count: 10, wide: 62, ...look }) +
      climber(1010, 452, 0.98, 'scramble', '#e0a02e', '#2d4f86') +
      climber(826, 738, 1.24, 'scramble', '#2f6f8f', '#e0a02e') +
      climber(600, 1090, 1.6, 'scramble', '#c8452f', '#1f6f78') +
      [
        [225, 900, 90],
        [330, 904, 120],
        [130, 1018, 150],
        [1230, 700, 100],
        [1330, 702, 140],
        [60, 1188, 210],
        [290, 1188, 170],
        [1180, 1108, 150],
        [1360, 1178, 200],
        [1520, 1180, 260],
      ]
        .map(([x = 0, y = 0, size = 0]) => bromeliad(random, hour, { x, y, size }))
        .join('')
    )
  },
}

/** A wall of forest that falls into the water in storeys, each a darker plane than the one above it. */
const forestWall = (
  random: Random,
  hour: Hour,
  line: readonly Point[],
  { base, light, distance }: { base: number; light: 'left' | 'right'; distance: number },
): string =>
  [0, 0.24, 0.48, 0.72]
    .map((drop, i) =>
      canopy(
        random,
        {
          ...hour,
          leaf: mix(hour.leaf, hour.leafShade, 0.2 + i * 0.14),
          leafShade: mix(hour.leafShade, hour.ink, i * 0.16),
        },
        skyline(
          random,
          line
            .filter((_, k) => k % 3 === 0 || k === line.length - 1)
            .map(([x, y]): Point => [x, lerp(y, base, drop)]),
          { rough: 0.09 },
        ),
        { base, size: 52 - i * 3, distance, light },
      ),
    )
    .join('')

/** Loaded kayaks gliding into a hidden cove, its water a mirror between walls of forest. */
const hiddenCove: Scene = {
  id: 'saco-fundao-1',
  focus: [0.46, 0.62],
  draw: (random) => {
    const hour = hours.golden
    const shore = 610
    const look = lightOf(hour, 'right')
    const back = skyline(
      random,
      pairs([360, 560, 500, 500, 640, 450, 760, 420, 900, 460, 1040, 440, 1200, 520, 1320, 560]),
    )
    const west = skyline(
      random,
      pairs([-20, 130, 130, 190, 260, 300, 380, 360, 480, 470, 590, 530, 690, 612]),
    )
    const east = skyline(
      random,
      pairs([890, 612, 990, 530, 1090, 480, 1200, 360, 1330, 300, 1450, 180, 1640, 110]),
    )
    const boats = [
      { x: 800, y: 694, scale: 0.26, heading: 82 },
      { x: 930, y: 780, scale: 0.42, heading: 104 },
      { x: 640, y: 930, scale: 0.78, heading: 58 },
    ] as const
    const decks = ['#eaa92c', '#d5412c', '#e36b2c']
    return (
      clearSky(random, hour, shore) +
      sunDisc(hour, [820, 360], 54) +
      barCloud(random, { x: 800, y: 210, width: 460, colour: hour.cloud, opacity: 0.7 }) +
      ridge(random, hour, { line: back, base: shore, distance: 0.72, light: 'right', mist: 0.4 }) +
      forestWall(random, hour, west, { base: shore, distance: 0.14, light: 'right' }) +
      forestWall(random, hour, east, { base: shore, distance: 0.08, light: 'left' }) +
      canopy(random, hour, skyline(random, pairs([600, 612, 700, 588, 780, 580, 880, 590, 980, 612])), {
        base: shore,
        size: 20,
        distance: 0.45,
        light: 'right',
      }) +
      waterGround(random, hour, { top: shore }) +
      fill(lens(785, shore + 1, 120, 7), hour.sand) +
      reflection(random, west, shore, mix(mix(hour.leafShade, hour.leaf, 0.3), hour.waterDeep, 0.3), {
        opacity: 0.85,
        stretch: 0.85,
        bottom: 1040,
      }) +
      reflection(random, east, shore, mix(mix(hour.leafShade, hour.leaf, 0.25), hour.waterDeep, 0.25), {
        opacity: 0.88,
        stretch: 0.85,
        bottom: 1040,
      }) +
      glitter(random, hour, { x: 810, top: shore + 8, bottom: 1000, spread: 120, count: 30 }) +
      boats
        .map(
          (boat, i) =>
            wake(boat, { foam: hour.glint, random, length: 560 }) +
            kayak({
              ...boat,
              seats: 2,
              eye: 14,
              loaded: true,
              deck: decks[i],
              crew: i === 2 ? [0.14, 0.2] : [0.6, 0.66],
              random,
              water: mix(hour.water, hour.waterDeep, 0.65),
              foam: hour.glint,
              ...look,
            }),
        )
        .join('') +
      rocks(random, hour, { from: 1180, to: 1700, base: 1130, size: 300, count: 5, light: 'left' }) +
      bough(
        random,
        hour,
        [
          [-60, 60],
          [100, 90],
          [240, 60],
          [400, 150],
        ],
        { size: 120, leaves: 36, lit: 0.2 },
      )
    )
  },
}

/** Two tents under trees, a lantern, stars over the water, kayaks on the sand. */
const tentsUnderTrees: Scene = {
  id: 'saco-fundao-2',
  focus: [0.48, 0.66],
  draw: (random) => {
    const hour = hours.night
    const shore = 660
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      pairs([-20, 520, 260, 470, 560, 540, 860, 590, 1100, 540, 1300, 500, 1620, 440]),
    )
    const edge = pairs([-40, 830, 300, 840, 700, 850, 1000, 880, 1240, 950, 1420, 1060, 1560, 1260])
    const dark: Hour = {
      ...hour,
      leaf: mix(hour.near, hour.leaf, 0.4),
      leafShade: mix(hour.ink, hour.near, 0.5),
      rockShade: hour.ink,
    }
    const starry = (count: number): string => {
      let path = ''
      for (let i = 0; i < count; i++)
        path += lens(760 + random() * 820, shore + 20 + random() ** 1.4 * 300, 5 + random() * 9, 1.6)
      return fill(path, hour.glint, 0.7)
    }
    return (
      clearSky(random, hour, shore) +
      stars(random, hour, { bottom: 600, count: 360 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.5, light: 'right', relief: 0.35 }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, far, shore, mix(layerColour(hour, 0.45), hour.waterDeep, 0.35), { opacity: 0.8 }) +
      starry(34) +
      ripples(random, { top: shore + 8, bottom: 1000, count: 30, colour: hour.water, opacity: 0.5 }) +
      beach(random, hour, edge, { bottom: 1240 }) +
      canopy(
        random,
        dark,
        skyline(random, pairs([-60, 560, 120, 600, 260, 690, 380, 770, 450, 840, 490, 880])),
        {
          base: 880,
          size: 80,
        },
      ) +
      almondTree(random, dark, { x: 210, base: 960, height: 860 }) +
      lampGlow(random, hour.lamp, { x: 620, y: 990, radius: 470, strength: 0.5, squash: 0.5 }) +
      tent({
        x: 360,
        y: 968,
        scale: 1.02,
        heading: 'toward-right',
        colour: '#2c7a86',
        ...look,
        light: 'right',
      }) +
      tent({
        x: 800,
        y: 962,
        scale: 1.02,
        heading: 'toward-left',
        colour: '#e2702f',
        lit: '#f0a95a',
        ...look,
        light: 'left',
      }) +
      boulder(random, { ...hour, light: hour.lamp }, { x: 590, base: 1030, width: 110, height: 50 }).svg +
      lampGlow(random, hour.lamp, { x: 590, y: 970, radius: 130, strength: 0.7 }) +
      lantern({ x: 588, y: 984, scale: 1.9, lit: '#fff0b8', ...look }) +
      person({
        x: 500,
        y: 1052,
        scale: 1.06,
        heading: 20,
        does: 'sit-low',
        wears: { ...outfit(random, 'trekker'), pack: undefined, poles: false, shirt: '#e0a02e' },
        ...look,
        light: 'right',
        ambient: 0.35,
      }) +
      kayak({
        x: 1120,
        y: 1010,
        scale: 0.8,
        heading: 34,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#d5412c',
        ...look,
      }) +
      kayak({
        x: 1010,
        y: 1090,
        scale: 0.86,
        heading: 30,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#eaa92c',
        ...look,
      }) +
      bough(
        random,
        dark,
        [
          [-60, 130],
          [300, 180],
          [640, 110],
          [980, 190],
        ],
        { size: 150, leaves: 60, lit: 0.25, thick: 40 },
      ) +
      bough(
        random,
        dark,
        [
          [-60, -20],
          [400, 30],
          [800, -10],
          [1240, 60],
        ],
        { size: 160, leaves: 60, lit: 0.2, thick: 30 },
      )
    )
  },
}

/** Breakfast on the beach at dawn, the kayaks ready. */
const beachBreakfast: Scene = {
  id: 'saco-fundao-3',
  focus: [0.42, 0.66],
  draw: (random) => {
    const hour = hours.dawn
    const shore = 560
    const look = lightOf(hour, 'right')
    const sun: Point = [1130, 440]
    const far = skyline(
      random,
      pairs([-20, 470, 200, 420, 420, 480, 700, 530, 940, 545, 1180, 520, 1400, 500, 1620, 470]),
    )
    const west = skyline(random, pairs([-20, 380, 140, 420, 280, 500, 420, 545, 560, 562]))
    const edge = pairs([-40, 690, 240, 700, 560, 730, 900, 770, 1200, 800, 1640, 830])
    const camper = { ...outfit(random, 'trekker'), pack: undefined, poles: false, sleeves: 'long' } as const
    return (
      ringSky(hour, sun, shore, 10) +
      sunDisc(hour, sun, 54) +
      cirrus(random, hour.cloud, { top: 110, bottom: 300, count: 5, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.78, light: 'right', mist: 0.4 }) +
      waterGround(random, hour, { top: shore, bottom: 900 }) +
      reflection(random, far, shore, mix(layerColour(hour, 0.75), hour.water, 0.4), { opacity: 0.7 }) +
      canopy(random, hour, west, { base: shore + 2, size: 30, distance: 0.3, light: 'right' }) +
      reflection(random, west, shore, mix(layerColour(hour, 0.25), hour.water, 0.3), { opacity: 0.75 }) +
      glitter(random, hour, { x: sun[0], top: shore + 8, bottom: 800, spread: 120, count: 34 }) +
      beach(random, hour, edge, { bottom: 1240 }) +
      kayak({
        x: 1330,
        y: 846,
        scale: 0.7,
        heading: 120,
        eye: 12,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#1d7f8b',
        ...look,
      }) +
      kayak({
        x: 1120,
        y: 860,
        scale: 0.76,
        heading: 116,
        eye: 12,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#eaa92c',
        ...look,
      }) +
      kayak({
        x: 890,
        y: 880,
        scale: 0.82,
        heading: 112,
        eye: 12,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#d5412c',
        ...look,
      }) +
      groundShadow({ x: 1250, y: 930, scale: 1.15, light: 'right', colour: hour.rockShade, length: 170 }) +
      person({
        x: 1250,
        y: 930,
        scale: 1.15,
        heading: 150,
        does: 'mug',
        wears: { ...camper, shirt: '#2f6f8f', hat: { kind: 'cap', colour: '#f4ead2' } },
        ...look,
      }) +
      groundShadow({
        x: 330,
        y: 1080,
        scale: 2.5,
        light: 'right',
        colour: hour.rockShade,
        length: 110,
        wide: 40,
      }) +
      person({
        x: 330,
        y: 1084,
        scale: 2.5,
        heading: 'right',
        does: 'kneel',
        wears: { ...camper, shirt: '#c8452f', trousers: '#3b4a4a', hairstyle: 'bun', hat: undefined },
        ...look,
      }) +
      fill(lens(620, 1112, 250, 26), mix(hour.sandShade, hour.rockShade, 0.4), 0.5) +
      fill(polygon(pairs([430, 1086, 800, 1078, 850, 1112, 410, 1122])), '#a8743f') +
      fill(polygon(pairs([410, 1122, 850, 1112, 850, 1130, 410, 1142])), mix('#a8743f', hour.ink, 0.5)) +
      stove({ x: 540, y: 1106, scale: 3.6, steam: hour.sun, ...look }) +
      mug({ x: 660, y: 1108, scale: 4.6, steam: hour.sun, ...look }) +
      mug({ x: 726, y: 1100, scale: 4.6, colour: '#1f6f78', steam: hour.sun, ...look }) +
      mug({ x: 788, y: 1108, scale: 4.6, colour: '#e0a02e', ...look }) +
      dryBags({ x: 1020, y: 1090, scale: 1.9, count: 3, random, ...look }) +
      palm(
        random,
        { ...hour, leaf: hour.near, leafShade: hour.ink },
        { x: 60, base: 1010, height: 900, lean: 0.12 },
      )
    )
  },
}

export const scenes: Scene[] = [
  fingerOfGod,
  bellRock,
  ironLadder,
  hiddenCove,
  tentsUnderTrees,
  beachBreakfast,
]
