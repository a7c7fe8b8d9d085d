/** The traverse from Petrópolis to Teresópolis, through the Serra dos Órgãos. */
import { lerp, mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { mug, stove, tent } from '../figures/camp.ts'
import { lightOf } from '../figures/look.ts'
import { groundShadow, person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { bromeliad, canopy, fern, tussock } from '../landscape/forest.ts'
import { boulder, godsFinger, ridge, skyline } from '../landscape/mountain.ts'
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
  stroke,
} from '../landscape/path.ts'
import { slab } from '../landscape/shore.ts'
import { barCloud, clearSky, cloudSea, cumulus, mistBank, ringSky, sunDisc } from '../landscape/sky.ts'
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
    const look = lightOf(hour, 'left')
    const horizon = 560
    // We look south over the bay: the sun comes up in the east, on our left, behind the ranges.
    const sun: Point = [176, 436]
    const ranges = skyline(
      random,
      pairs([-40, 420, 70, 470, 170, 446, 290, 500, 400, 486, 520, 530, 660, 566]),
      { form: 'crag', rough: 0.08 },
    )
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
      groundShadow({ x, y, scale: 1.08, light: 'left', colour: hour.ink, length: 150 }) +
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
      ringSky(hour, sun, horizon, 10) +
      barCloud(random, { x: 900, y: 210, width: 520, colour: hour.cloud, opacity: 0.7 }) +
      barCloud(random, { x: 1380, y: 320, width: 330, bars: 3, colour: hour.cloud, opacity: 0.6 }) +
      sunDisc(hour, sun, 50) +
      ridge(random, hour, { line: rio, base: 590, distance: 0.78, light: 'left', mist: 0.3 }) +
      ridge(random, hour, { line: niteroi, base: 600, distance: 0.72, light: 'left', mist: 0.3 }) +
      ridge(random, hour, {
        line: ranges,
        base: 620,
        distance: 0.58,
        light: 'left',
        form: 'crag',
        mist: 0.4,
      }) +
      plain.defs +
      fill(`M0 ${horizon}H1600V1000H0Z`, plain.paint) +
      fill(bay, mix(hour.water, hour.skyLow, 0.35)) +
      clipped(
        random,
        bay,
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
        light: 'left',
        form: 'crag',
        mist: 0.35,
      }) +
      ridge(random, hour, {
        line: lower,
        base: 1060,
        distance: 0.2,
        light: 'left',
        form: 'crag',
        mist: 0.3,
      }) +
      slab(random, hour, summit, { bottom: 1260, light: 'left', grass: 6 }) +
      tent({
        x: 190,
        y: 968,
        scale: 0.92,
        heading: 'toward-right',
        form: 'tunnel',
        colour: '#1f6f78',
        ...look,
      }) +
      camper(440, 970, 'mug', 30, '#c8452f', '#e0a02e') +
      camper(560, 962, 'mug', 150, '#234f7d', '#c8452f') +
      boulder(random, hour, { x: 776, base: 1000, width: 120, height: 60, light: 'left' }).svg +
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
            light: 'left',
            colour: mix(hour.near, hour.grass, 0.35),
            shade: hour.ink,
            lit: hour.grass,
          }),
        )
        .join('')
    )
  },
}

/** Straight up the slab: iron rungs climb from our hands into the sky, two packs far above, cloud on the left. */
const ironLadder: Scene = {
  id: 'petro-tere-3',
  focus: [0.56, 0.5],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'left')
    const rock = mix(mix(hour.rock, hour.rockShade, 0.42), hour.sandShade, 0.2)
    const dark = mix(hour.rockShade, hour.ink, 0.4)
    const far = skyline(
      random,
      pairs([
        -20, 610, 60, 560, 120, 480, 160, 420, 190, 340, 214, 300, 240, 360, 262, 460, 330, 560, 420, 600,
        520, 590, 620, 640, 760, 700,
      ]),
      { form: 'crag', rough: 0.08 },
    )
    const edge = skyline(
      random,
      pairs([
        300, 1280, 350, 1120, 372, 980, 430, 850, 470, 720, 530, 590, 590, 470, 660, 360, 720, 270, 800, 190,
        900, 130, 1010, 100, 1130, 110, 1250, 150, 1380, 220, 1500, 320, 1640, 470,
      ]),
      { form: 'crag', rough: 0.05, detail: 26 },
    )
    const face = `${polygon(edge).slice(0, -1)}L1640 1280Z`
    // The line of the ladder: where a rung stands at t (0 at our feet, 1 at the top), and half its width there.
    const at = (t: number): Point => {
      const k = 1 - (1 - t) ** 2.1
      return [lerp(1050, 960, k) + 26 * Math.sin(k * 4.2), lerp(1240, 132, k)]
    }
    const half = (t: number): number => lerp(150, 11, 1 - (1 - t) ** 1.75)
    const iron = mix('#6b4a3a', hour.ink, 0.45)
    const rungs = Array.from({ length: 22 }, (_, i) => {
      const t = i / 21
      const [x, y] = at(t)
      const w = half(t)
      const thick = Math.max(2.4, w * 0.13)
      const drop = w * 0.34
      const u = `M${x - w} ${y - drop}L${x - w} ${y}Q${x - w} ${y + drop * 0.3} ${x - w * 0.86} ${y + drop * 0.3}H${x + w * 0.86}Q${x + w} ${y + drop * 0.3} ${x + w} ${y}V${y - drop}`
      const bolt = (bx: number): string => fill(oval(bx, y - drop, thick * 1.25, thick * 1.05), dark)
      return (
        stroke(
          `M${x - w + w * 0.2} ${y - drop + w * 0.1}V${y + w * 0.16}Q${x - w + w * 0.2} ${y + drop * 0.3 + w * 0.18} ${x - w * 0.6} ${y + drop * 0.3 + w * 0.18}H${x + w * 1.06}`,
          mix(rock, hour.ink, 0.45),
          thick,
          0.5,
        ) +
        bolt(x - w) +
        bolt(x + w) +
        stroke(u, iron, thick) +
        stroke(
          `M${x - w * 0.86} ${y + drop * 0.3 - thick * 0.24}H${x + w * 0.86}`,
          mix('#b98a6a', hour.light, 0.25),
          Math.max(0.9, thick * 0.3),
        )
      )
    }).join('')
    // A steel cable runs beside the rungs, through eyes in the rock.
    const eyes = [0.02, 0.16, 0.31, 0.47, 0.64, 0.82, 1].map((t): Point => {
      const [x, y] = at(t)
      return [x + half(t) * 1.62 + 4, y - half(t) * 0.1]
    })
    const cable = eyes.flatMap((p, i): Point[] => {
      const next = eyes[i + 1]
      return next
        ? [p, [(p[0] + next[0]) / 2 + 5, (p[1] + next[1]) / 2 + Math.abs(p[1] - next[1]) * 0.05]]
        : [p]
    })
    const climber = (t: number, shirt: string, pack: string, phase: number) => {
      const [x, y] = at(t)
      return person({
        x,
        y: y + half(t) * 0.1,
        scale: half(t) / 38,
        heading: 90,
        eye: -8,
        does: 'climb',
        phase,
        wears: {
          ...outfit(random, 'trekker'),
          shirt,
          pack: { kind: 'big', colour: pack },
          poles: false,
          hat: { kind: 'helmet', colour: '#e9dcbc' },
        },
        ...look,
      })
    }
    // Cracks and water stains follow the fall of the slab.
    const stains = (
      [
        [640, 520, 560, 900, 44],
        [760, 300, 640, 860, 30],
        [880, 620, 800, 1130, 50],
        [1180, 300, 1240, 700, 36],
        [1330, 380, 1440, 860, 54],
        [1290, 760, 1340, 1180, 40],
        [1500, 520, 1580, 900, 40],
      ] as const
    )
      .map(
        ([x0, y0, x1, y1, w]) =>
          `M${x0} ${y0}Q${(x0 + x1) / 2 + w} ${(y0 + y1) / 2} ${x1 + w * 0.4} ${y1}Q${x1} ${y1 + w * 0.7} ${x1 - w * 0.4} ${y1 - w}Q${(x0 + x1) / 2 - w * 0.5} ${(y0 + y1) / 2} ${x0} ${y0}Z`,
      )
      .join('')
    const cracks = (
      [
        [470, 1000, 600, 930, 690, 940, 800, 860],
        [1200, 1010, 1320, 950, 1420, 970, 1560, 900],
        [1080, 420, 1150, 390, 1220, 400, 1290, 360],
        [560, 700, 640, 660, 720, 664],
      ] as const
    ).map((row) => pairs([...row]))
    const grass: readonly [string, string, string] = [
      mix(hour.grass, hour.leafShade, 0.35),
      mix(hour.leafShade, hour.ink, 0.3),
      mix(hour.grass, hour.light, 0.3),
    ]
    const tuft = (x: number, y: number, size: number): string =>
      tussock(random, { x, y, size, colour: grass[0], shade: grass[1], lit: grass[2] })
    return (
      clearSky(random, hour, 700) +
      ridge(random, hour, { line: far, base: 860, distance: 0.62, form: 'crag', mist: 0.6 }) +
      cloudSea(random, hour, { top: 640, bottom: 1180, rows: 5, from: 0.25, to: 0.9, light: 'left' }) +
      ridge(random, hour, {
        line: edge,
        base: 1900,
        distance: 0.04,
        form: 'crag',
        colour: rock,
        relief: 0.34,
        mist: 0,
        pitch: 520,
      }) +
      clipped(
        random,
        face,
        fill(
          `${curve(edge.filter((_, i) => i % 6 === 0).map(([x, y]): Point => [x + 60, y + 50]))}L1700 1300L460 1300Z`,
          mix(rock, hour.rockShade, 0.22),
          0.5,
        ) +
          fill(stains, mix(rock, hour.rockShade, 0.75), 0.42) +
          cracks.map((line) => stroke(curve(line), dark, 5, 0.7)).join(''),
      ) +
      [
        [600, 932, 46],
        [700, 942, 34],
        [1330, 954, 50],
        [1430, 972, 40],
        [1150, 394, 20],
        [1226, 402, 16],
        [640, 664, 26],
      ]
        .map(([x = 0, y = 0, size = 0]) => tuft(x, y, size))
        .join('') +
      rungs +
      stroke(curve(cable), mix('#8a9296', hour.ink, 0.25), 5) +
      eyes.map(([x, y], i) => fill(oval(x, y, Math.max(2.6, 9 - i * 1.1)), dark)).join('') +
      climber(0.7, '#e0a02e', '#2d4f86', 0.1) +
      climber(0.4, '#f1e6cf', '#c8452f', 0.6) +
      fern(random, hour, { x: 1560, y: 1190, size: 190 }) +
      bromeliad(random, hour, { x: 1470, y: 1210, size: 150 }) +
      tuft(420, 1210, 120) +
      tuft(520, 1236, 150)
    )
  },
}

export const scenes: Scene[] = [fingerOfGod, bellRock, ironLadder]
