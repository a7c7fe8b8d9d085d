import { lerp, mix, type Random, type Scene } from '../core.ts'
import { canoe } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { hut, rollers } from '../figures/buildings.ts'
import { lightOf } from '../figures/look.ts'
import { anchorBolt, fixedRope } from '../figures/objects.ts'
import { groundShadow, hammock, handsOf, person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import {
  bromeliad,
  canopy,
  fern,
  forestInterior,
  lianas,
  palm,
  treeFern,
  tussock,
} from '../landscape/forest.ts'
import { boulder, needles, reflection, ridge, skyline } from '../landscape/mountain.ts'
import {
  clipped,
  curve,
  fill,
  oval,
  type Point,
  polygon,
  roughPolygon,
  sampled,
  stroke,
} from '../landscape/path.ts'
import { beach, stream, wetFoot } from '../landscape/shore.ts'
import {
  barCloud,
  clearSky,
  cloudSea,
  cumulus,
  lampGlow,
  lightShafts,
  ringSky,
  sunDisc,
} from '../landscape/sky.ts'
import { glitter, mirrored, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour, planes } from '../palette.ts'

/** The outline of land below a line drawn by hand, down out of the frame. */
const below = (line: readonly Point[]): string => {
  const [from = 0] = line[0] ?? []
  const [to = 0] = line.at(-1) ?? []
  return `${curve(line)}L${to} 1260L${from} 1260Z`
}

/** Tussocks along a line, in the colours of the hour's grass. */
const fringe = (random: Random, hour: Hour, places: readonly Point[], size: number): string =>
  places
    .map(([x, y]) =>
      tussock(random, {
        x,
        y,
        size: size * lerp(0.75, 1.25, random()),
        colour: mix(hour.grass, hour.leafShade, 0.35),
        shade: mix(hour.leafShade, hour.ink, 0.3),
        lit: mix(hour.grass, hour.light, 0.3),
        lean: lerp(-0.25, 0.1, random()),
      }),
    )
    .join('')

/** Flowers of the highland meadow on their stems: (x, y) is the foot of each clump. */
const flowers = (
  random: Random,
  hour: Hour,
  places: readonly Point[],
  { size, petals }: { size: number; petals: readonly [string, string] },
): string =>
  places
    .map(([x, y]) =>
      Array.from({ length: 7 }, (_, i) => {
        const tx = x + (i - 3) * size * 0.2 + lerp(-9, 9, random())
        const ty = y - size * lerp(0.55, 1.1, random())
        const r = size * lerp(0.07, 0.11, random())
        return (
          stroke(
            `M${x} ${y}Q${x} ${Math.round((y + ty) / 2)} ${Math.round(tx)} ${Math.round(ty)}`,
            hour.leafShade,
            3,
          ) +
          fill(oval(tx, ty, r, r * 0.75), petals[0]) +
          fill(oval(tx - r * 0.2, ty - r * 0.2, r * 0.5, r * 0.36), petals[1])
        )
      }).join(''),
    )
    .join('')

/** The black needles over the highland meadow, in the last light. */
const blackNeedles: Scene = {
  id: 'itatiaia-1',
  focus: [0.58, 0.45],
  draw: (random) => {
    const hour = hours.golden
    const look = lightOf(hour, 'left')
    const rock = mix(hour.rockShade, hour.ink, 0.42)
    const far = skyline(random, pairs([-20, 640, 160, 600, 330, 630, 520, 570, 760, 620, 1640, 600]))
    const crest = skyline(
      random,
      pairs([
        240, 760, 380, 660, 470, 560, 540, 590, 620, 440, 680, 470, 750, 330, 800, 380, 860, 250, 910, 300,
        960, 210, 1010, 290, 1070, 250, 1120, 350, 1190, 300, 1250, 420, 1330, 400, 1400, 520, 1480, 500,
        1560, 610, 1660, 640,
      ]),
      { form: 'crag' },
    )
    const shoulder = skyline(
      random,
      pairs([-20, 750, 200, 710, 420, 740, 700, 780, 980, 744, 1240, 770, 1460, 720, 1640, 740]),
      { form: 'crag', rough: 0.08 },
    )
    const meadow = pairs([-60, 830, 260, 800, 600, 812, 980, 850, 1300, 820, 1660, 790])
    const rise = pairs([-60, 1010, 240, 1050, 560, 1080, 900, 1060, 1280, 990, 1660, 930])
    const path = `${curve(pairs([560, 1260, 600, 1080, 700, 980, 780, 920, 740, 870, 700, 840]))}L${curve(pairs([724, 840, 790, 870, 850, 920, 800, 990, 740, 1090, 780, 1260])).slice(1)}Z`
    const straw = mix(hour.grass, hour.leafShade, 0.32)
    return (
      clearSky(random, hour, 700) +
      sunDisc(hour, [190, 540], 54) +
      barCloud(random, { x: 330, y: 250, width: 460, colour: hour.cloud, opacity: 0.7 }) +
      barCloud(random, { x: 1360, y: 140, width: 360, bars: 3, colour: hour.cloud, opacity: 0.45 }) +
      ridge(random, hour, { line: far, base: 800, distance: 0.74 }) +
      needles(random, hour, { line: crest, base: 820, distance: 0.08, colour: rock, mist: 0.12 }) +
      ridge(random, hour, {
        line: shoulder,
        base: 900,
        distance: 0.2,
        form: 'crag',
        colour: mix(hour.rockShade, hour.leafShade, 0.4),
        mist: 0,
      }) +
      fill(below(meadow), mix(straw, hour.light, 0.12)) +
      fringe(
        random,
        hour,
        pairs([60, 850, 200, 836, 340, 826, 480, 836, 900, 866, 1060, 872, 1200, 862, 1380, 840, 1520, 826]),
        50,
      ) +
      fill(path, mix(hour.sand, hour.sandShade, 0.35)) +
      [
        { x: 816, y: 912, scale: 0.58, phase: 0.1 },
        { x: 742, y: 990, scale: 0.74, phase: 0.6 },
      ]
        .map(
          ({ x, y, scale, phase }, i) =>
            groundShadow({ x, y, scale, colour: hour.leafShade, length: 200 }) +
            person({
              x,
              y,
              scale,
              phase,
              does: 'walk',
              heading: 72,
              wears: { ...outfit(random, 'hiker'), shirt: i ? '#f1e6cf' : '#c8452f' },
              ...look,
            }),
        )
        .join('') +
      fringe(
        random,
        hour,
        pairs([140, 960, 330, 990, 500, 960, 960, 990, 1130, 960, 1300, 930, 1480, 900]),
        80,
      ) +
      fill(below(rise), mix(hour.leafShade, hour.grass, 0.28)) +
      fringe(
        random,
        hour,
        pairs([60, 1070, 220, 1090, 390, 1110, 560, 1130, 760, 1120, 930, 1100, 1480, 1000]),
        130,
      ) +
      boulder(random, { ...hour, rock: hour.rockShade }, { x: 1290, base: 1150, width: 520, height: 240 })
        .svg +
      bromeliad(random, hour, { x: 1080, y: 1170, size: 190 }) +
      fringe(random, hour, pairs([40, 1230, 260, 1240, 470, 1250, 980, 1240, 1240, 1250, 1500, 1230]), 210)
    )
  },
}

/** Boulders heaped on boulders above a tarn. */
const heapedBoulders: Scene = {
  id: 'itatiaia-2',
  focus: [0.6, 0.5],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour, 'left')
    const stones: readonly (readonly [number, number, number, number])[] = [
      [1440, 770, 420, 330],
      [860, 760, 420, 360],
      [1170, 760, 520, 470],
      [1400, 490, 300, 150],
      [850, 440, 330, 150],
      [1130, 350, 440, 190],
      [660, 780, 320, 210],
      [1010, 790, 400, 330],
      [1330, 790, 420, 280],
      [1560, 800, 300, 200],
      [800, 800, 260, 150],
      [1170, 806, 230, 130],
    ]
    const far = skyline(random, pairs([-20, 580, 160, 520, 330, 560, 520, 490, 760, 560, 1640, 540]))
    const hill = skyline(random, pairs([-20, 640, 200, 650, 420, 700, 640, 740, 1640, 720]))
    const heap =
      stones
        .map(([x, base, width, height]) => boulder(random, hour, { x, base, width, height }).svg)
        .join('') +
      person({
        x: 1352,
        y: 520,
        scale: 0.36,
        heading: 210,
        does: 'view',
        wears: { ...outfit(random, 'hiker'), shirt: '#c8452f' },
        ...look,
      })
    const meadow = mix(hour.grass, hour.leafShade, 0.36)
    const tarn = curve(
      pairs([
        90, 890, 260, 850, 520, 830, 900, 822, 1240, 830, 1470, 862, 1500, 900, 1330, 940, 1130, 950, 940,
        1000, 640, 1030, 380, 1000, 150, 950,
      ]),
      true,
    )
    return (
      clearSky(random, hour, 640) +
      cumulus(random, hour, { x: 330, y: 270, width: 430 }) +
      cumulus(random, hour, { x: 640, y: 150, width: 220, distance: 0.3 }) +
      ridge(random, hour, { line: far, base: 760, distance: 0.78 }) +
      ridge(random, hour, { line: hill, base: 800, distance: 0.45, mist: 0.1 }) +
      fill(below(pairs([-60, 760, 300, 770, 700, 750, 1200, 740, 1660, 720])), meadow) +
      heap +
      fill(
        below(pairs([-60, 800, 300, 812, 560, 800, 760, 792, 1200, 800, 1660, 780])),
        mix(meadow, hour.leafShade, 0.15),
      ) +
      fringe(
        random,
        hour,
        pairs([120, 860, 280, 840, 560, 820, 730, 806, 920, 806, 1100, 812, 1280, 816, 1440, 826, 1550, 830]),
        46,
      ) +
      fill(tarn, mix(hour.leafShade, hour.ink, 0.2)) +
      clipped(
        random,
        tarn,
        waterGround(random, hour, { top: 826, bottom: 1060 }) +
          mirrored(random, hour, heap, { waterline: 812, depth: 330, opacity: 0.55 }) +
          ripples(random, { top: 850, bottom: 1020, colour: hour.glint, count: 16, opacity: 0.6 }),
      ) +
      fringe(random, hour, pairs([130, 950, 1490, 900, 1380, 950, 1180, 968]), 66) +
      fill(
        below(pairs([-60, 980, 200, 1010, 460, 1060, 760, 1070, 1080, 1030, 1360, 980, 1660, 950])),
        meadow,
      ) +
      fringe(
        random,
        hour,
        pairs([60, 1060, 240, 1070, 420, 1100, 640, 1110, 860, 1100, 1080, 1080, 1300, 1040, 1500, 1030]),
        90,
      ) +
      flowers(random, hour, pairs([180, 1150, 360, 1190, 590, 1180, 1330, 1120, 1460, 1160]), {
        size: 130,
        petals: ['#c2407a', '#f09abb'],
      }) +
      flowers(random, hour, pairs([470, 1150, 1180, 1150, 1240, 1190]), {
        size: 110,
        petals: ['#e8a92c', '#ffe08a'],
      }) +
      fringe(
        random,
        hour,
        pairs([40, 1230, 280, 1240, 520, 1250, 760, 1240, 1000, 1240, 1260, 1250, 1540, 1230]),
        150,
      )
    )
  },
}

/** A rope on bare rock, and the country far below. */
const ropeOnTheRock: Scene = {
  id: 'itatiaia-3',
  focus: [0.52, 0.5],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'left')
    const stone = mix(hour.rock, hour.rockShade, 0.35)
    const { lit, shade } = planes(hour, stone)
    const face = pairs([
      300, 1260, 400, 1130, 560, 1010, 700, 900, 830, 790, 930, 660, 1010, 540, 1090, 450, 1220, 400, 1400,
      390, 1660, 360,
    ])
    const far = skyline(random, pairs([-20, 560, 200, 500, 430, 540, 640, 480, 900, 540, 1640, 500]))
    const mid = skyline(
      random,
      pairs([-20, 660, 200, 620, 380, 560, 520, 640, 720, 600, 900, 680, 1640, 640]),
      {
        form: 'crag',
      },
    )
    const low = skyline(random, pairs([-20, 900, 160, 790, 300, 740, 420, 820, 600, 870, 900, 960]), {
      form: 'crag',
    })
    const wears = (helmet: string, shirt: string) => ({
      ...outfit(random, 'hiker'),
      shirt,
      hat: { kind: 'helmet', colour: helmet } as const,
    })
    const belayer = {
      x: 1186,
      y: 424,
      scale: 1.2,
      does: 'pull',
      heading: 200,
      wears: wears('#f4ead2', '#e0a02e'),
      ...look,
    } as const
    const climber = {
      x: 898,
      y: 752,
      scale: 1.35,
      does: 'scramble',
      heading: 22,
      wears: wears('#e0a02e', '#c8452f'),
      ...look,
    } as const
    const next = {
      x: 622,
      y: 1052,
      scale: 1.5,
      does: 'pull',
      heading: 32,
      wears: wears('#2f6f8f', '#2f7a5c'),
      ...look,
    } as const
    const [above, between, beneath] = [handsOf(belayer), handsOf(climber), handsOf(next)]
    const bolt: Point = [1368, 424]
    // From the bolt through all hands along the rock; what is left over lies in a loop at the foot.
    const rope: Point[] = [
      bolt,
      [1290, 404],
      above.left,
      above.right,
      [1076, 478],
      between.right,
      between.left,
      [908, 700],
      [842, 798],
      [752, 876],
      beneath.right,
      beneath.left,
      [690, 1010],
      [684, 1076],
      [720, 1104],
      [664, 1122],
      [630, 1100],
    ]
    const plane = (row: readonly number[], colour: string) =>
      fill(polygon(roughPolygon(pairs(row), random, 0.07, 50)), colour)
    return (
      clearSky(random, hour, 640) +
      ridge(random, hour, { line: far, base: 660, distance: 0.85 }) +
      cloudSea(random, hour, { top: 570, bottom: 700, rows: 3, from: 0, to: 0.3, light: 'left' }) +
      ridge(random, hour, { line: mid, base: 900, distance: 0.6, form: 'crag', mist: 0.2 }) +
      cloudSea(random, hour, { top: 760, bottom: 980, rows: 3, from: 0.3, to: 0.6, light: 'left' }) +
      ridge(random, hour, { line: low, base: 1300, distance: 0.32, form: 'crag', mist: 0 }) +
      fill(below(face), lit) +
      clipped(
        random,
        below(face),
        plane(
          [620, 1260, 800, 1040, 960, 820, 1060, 620, 1150, 480, 1300, 440, 1700, 420, 1700, 1260],
          stone,
        ) +
          plane([1010, 1260, 1120, 1020, 1260, 820, 1330, 620, 1460, 480, 1700, 460, 1700, 1260], shade) +
          plane([1130, 700, 1160, 560, 1240, 470, 1220, 560, 1170, 700, 1100, 860], mix(stone, shade, 0.5)) +
          plane([900, 1120, 960, 960, 1050, 800, 1030, 920, 960, 1080, 860, 1240], mix(stone, shade, 0.45)) +
          plane([560, 1180, 660, 1060, 780, 940, 740, 1030, 650, 1120, 560, 1230], mix(lit, stone, 0.6)) +
          plane(
            [1440, 1000, 1480, 820, 1540, 640, 1560, 780, 1510, 940, 1440, 1150],
            mix(shade, hour.ink, 0.28),
          ),
      ) +
      fringe(random, hour, pairs([1300, 400, 1420, 402, 1540, 392]), 60) +
      fixedRope({ points: rope, knots: pairs([1076, 478, 780, 846]), width: 8, ...look }) +
      anchorBolt({ x: bolt[0], y: bolt[1], scale: 1.9, ...look }) +
      [belayer, climber, next].map(person).join('') +
      boulder(random, hour, { x: 1420, base: 1300, width: 560, height: 300, colour: mix(stone, shade, 0.7) })
        .svg +
      bromeliad(random, hour, { x: 1170, y: 1180, size: 210 }) +
      fringe(random, hour, pairs([1060, 1230, 1290, 1230, 1500, 1210, 820, 1250]), 170)
    )
  },
}

/** Trekkers with their packs on a grassy headland above the surf. */
const headlandAboveTheSurf: Scene = {
  id: 'joatinga-trekking-1',
  focus: [0.6, 0.5],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'left')
    const horizon = 400
    const shore = pairs([
      -300, 1300, 0, 1010, 140, 884, 260, 780, 360, 690, 430, 610, 470, 555, 540, 522, 620, 500,
    ])
    const line = sampled(shore, 5)
    // Steps towards the sea (or, below zero, inland) that shrink as the beach runs away from us.
    const aside = (by: (i: number) => number): Point[] =>
      line.map(([x, y], i) => {
        const off = (by(i) * (y - horizon + 20)) / 600
        return [x + off, y + off * 0.3]
      })
    const strip = (from: number, to: number, colour: string, unrest = 0) =>
      fill(
        `${curve(aside(() => from))}L${curve(aside(() => to + lerp(-unrest, unrest, random())).reverse()).slice(1)}Z`,
        colour,
      )
    // A line of foam: thin and torn at its ends, thick where the wave has just broken.
    const foam = (by: number, thick: number, from: number, to: number) => {
      const cut = (points: Point[]) => points.slice(from, to)
      const swelling = aside(
        (i) => by - thick * Math.sin((Math.PI * (i - from)) / (to - 1 - from)) * lerp(0.5, 1.2, random()),
      )
      return fill(`${curve(cut(aside(() => by)))}L${curve(cut(swelling).reverse()).slice(1)}Z`, hour.glint)
    }
    const inland = aside(() => -250)
    const land = `${curve(inland)}L${inland.at(-1)?.[0] ?? 0} 100L-60 100Z`
    const far = skyline(random, pairs([380, 420, 560, 330, 740, 300, 900, 350, 1060, 380, 1180, 404]))
    const hills = skyline(
      random,
      pairs([-20, 230, 140, 260, 300, 340, 420, 420, 500, 472, 570, 512, 740, 540]),
    )
    const slope = skyline(random, pairs([-40, 440, 100, 470, 240, 520, 380, 560, 560, 530]))
    const inner = skyline(random, pairs([-60, 640, 60, 670, 160, 700, 260, 740]))
    const headland = pairs([360, 1260, 480, 1130, 640, 1010, 840, 890, 1060, 800, 1300, 740, 1660, 690])
    const trail = `${curve(pairs([700, 1260, 780, 1090, 900, 960, 1060, 860, 1300, 780, 1660, 726]))}L${curve(pairs([1660, 752, 1320, 816, 1110, 900, 980, 1000, 900, 1110, 860, 1260])).slice(1)}Z`
    const turf = mix(hour.grass, hour.leafShade, 0.25)
    return (
      clearSky(random, hour, horizon) +
      cumulus(random, hour, { x: 1010, y: 230, width: 420 }) +
      cumulus(random, hour, { x: 560, y: 180, width: 250, distance: 0.3 }) +
      waterGround(random, hour, { top: horizon, bottom: 1210 }) +
      ridge(random, hour, { line: far, base: 408, distance: 0.72 }) +
      ripples(random, { top: 420, bottom: 900, colour: hour.waterDeep, count: 34, opacity: 0.4 }) +
      strip(-260, 10, hour.sand) +
      strip(-30, 34, mix(hour.sand, hour.sandShade, 0.7)) +
      strip(30, 210, mix(hour.water, hour.glint, 0.15), 24) +
      strip(28, 76, hour.glint, 16) +
      foam(150, 34, 1, 24) +
      foam(240, 46, 6, 32) +
      foam(370, 50, 0, 20) +
      foam(430, 40, 17, 36) +
      clipped(
        random,
        land,
        ridge(random, hour, { line: hills, base: 640, distance: 0.4, mist: 0 }) +
          canopy(random, hour, slope, { base: 1000, size: 46, distance: 0.24 }) +
          canopy(random, hour, inner, { base: 1260, size: 76, distance: 0.08 }),
      ) +
      fill(below(headland), turf) +
      fill(trail, mix(hour.sandShade, hour.rock, 0.3)) +
      [
        { x: 1330, y: 796, scale: 1.05, phase: 0.1 },
        { x: 1180, y: 836, scale: 1.15, phase: 0.6 },
        { x: 1000, y: 936, scale: 1.3, phase: 0.35 },
      ]
        .map(
          ({ x, y, scale, phase }, i) =>
            groundShadow({ x, y, scale, colour: hour.leafShade, length: 70 }) +
            person({
              x,
              y,
              scale,
              phase,
              does: 'walk',
              heading: 205,
              wears: {
                ...outfit(random, 'trekker'),
                shirt: ['#e0a02e', '#f1e6cf', '#c8452f'][i] ?? '#f1e6cf',
              },
              ...look,
            }),
        )
        .join('') +
      fringe(
        random,
        hour,
        headland.slice(1, -1).map(([x, y]): Point => [x + 20, y + 20]),
        60,
      ) +
      fringe(
        random,
        hour,
        pairs([560, 1140, 720, 1060, 1180, 1000, 1360, 940, 1500, 960, 1250, 1090, 1440, 1080]),
        80,
      ) +
      boulder(random, hour, { x: 1370, base: 1190, width: 380, height: 200 }).svg +
      fringe(random, hour, pairs([520, 1240, 640, 1200, 1050, 1230, 1180, 1240, 1330, 1240, 1540, 1220]), 160)
    )
  },
}

/** From stone to stone across a forest stream. */
const stoneToStone: Scene = {
  id: 'joatinga-trekking-2',
  focus: [0.5, 0.55],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour, 'right')
    const moss = mix(hour.leafShade, hour.leaf, 0.2)
    const deep = mix(hour.leafShade, hour.ink, 0.3)
    const stones: readonly (readonly [number, number, number])[] = [
      [330, 950, 190],
      [520, 966, 140],
      [688, 950, 130],
      [862, 964, 150],
      [1030, 946, 130],
      [1200, 960, 170],
    ]
    return (
      forestInterior(random, hour, { floor: 600, layers: 2, light: 'right' }) +
      lightShafts(random, hour.light, {
        from: [1240, -300],
        reach: 1900,
        count: 4,
        spread: 34,
        middle: 112,
        opacity: 0.16,
      }) +
      lampGlow(random, '#fff3c4', { x: 930, y: 460, radius: 520, strength: 0.75 }) +
      fill(below(pairs([-60, 600, 300, 620, 700, 640, 1100, 620, 1660, 590])), mix(moss, hour.mid, 0.3)) +
      canopy(random, hour, pairs([-60, 640, 160, 600, 380, 640, 560, 660, 700, 720]), {
        base: 740,
        size: 60,
        distance: 0.26,
        light: 'right',
      }) +
      canopy(random, hour, pairs([1020, 720, 1160, 650, 1340, 620, 1660, 580]), {
        base: 740,
        size: 60,
        distance: 0.26,
        light: 'right',
      }) +
      fill(below(pairs([-60, 720, 200, 700, 460, 730, 700, 720, 760, 800])), moss) +
      fill(below(pairs([1010, 800, 1080, 720, 1300, 710, 1660, 680])), moss) +
      stream(
        random,
        hour,
        [
          [930, 610, 60],
          [860, 680, 130],
          [900, 780, 250],
          [800, 920, 420],
          [780, 1250, 640],
        ],
        { light: 'right', stones: 6 },
      ) +
      treeFern(random, hour, { x: 96, base: 940, height: 640, light: 'right' }) +
      stones
        .map(
          ([x, base, width]) =>
            boulder(random, hour, { x, base, width, height: width * 0.42, light: 'right' }).svg +
            wetFoot(random, hour, { x, base, width }),
        )
        .join('') +
      [
        { x: 1200, y: 898, phase: 0.15 },
        { x: 862, y: 910, phase: 0.62 },
        { x: 522, y: 913, phase: 0.3 },
      ]
        .map(({ x, y, phase }, i) =>
          person({
            x,
            y,
            phase,
            scale: 1.5,
            does: i === 2 ? 'rest' : 'walk',
            heading: i === 2 ? 330 : 8,
            wears: { ...outfit(random, 'trekker'), shirt: ['#e0a02e', '#f1e6cf', '#c8452f'][i] ?? '#f1e6cf' },
            ...look,
          }),
        )
        .join('') +
      fill(below(pairs([-60, 800, 120, 850, 240, 930, 300, 1050, 300, 1260])), deep) +
      fill(below(pairs([1280, 1260, 1300, 1040, 1380, 930, 1500, 860, 1660, 820])), deep) +
      treeFern(random, hour, { x: 1330, base: 800, height: 420, distance: 0.1, light: 'right' }) +
      fern(random, hour, { x: 1390, y: 790, size: 120, distance: 0.1, light: 'right' }) +
      fill(
        polygon(
          roughPolygon(pairs([1430, -40, 1600, -40, 1660, 1000, 1400, 1000, 1440, 900]), random, 0.02, 60),
        ),
        mix(deep, hour.ink, 0.3),
      ) +
      lianas(random, deep, { from: 1160, to: 1400, reach: 420, count: 3 }) +
      bromeliad(random, hour, { x: 1450, y: 470, size: 150, light: 'right' }) +
      fern(random, hour, { x: 230, y: 1150, size: 330, light: 'right' }) +
      fern(random, hour, { x: 1390, y: 1130, size: 340, light: 'right' })
    )
  },
}

/** Evening in a village on the beach. */
const villageEvening: Scene = {
  id: 'joatinga-trekking-3',
  focus: [0.56, 0.62],
  draw: (random) => {
    const hour = hours.dusk
    const look = lightOf(hour, 'left')
    const horizon = 640
    const sun: Point = [360, 560]
    const dark = { ...hour, leaf: mix(hour.near, hour.leaf, 0.35), leafShade: hour.ink }
    const far = skyline(random, pairs([-20, 540, 100, 520, 220, 590, 330, 640]))
    const cape = skyline(
      random,
      pairs([640, 646, 760, 590, 900, 520, 1060, 440, 1240, 400, 1400, 340, 1640, 300]),
    )
    const woods = skyline(random, pairs([770, 790, 850, 710, 1000, 640, 1240, 590, 1460, 540, 1660, 500]))
    const edge = pairs([-40, 930, 300, 880, 640, 806, 880, 750, 1100, 716, 1660, 700])
    const turf = pairs([760, 1260, 880, 1150, 1080, 1090, 1330, 1060, 1660, 1050])
    return (
      ringSky(hour, sun, horizon, 9) +
      sunDisc(hour, sun, 66) +
      barCloud(random, { x: 330, y: 300, width: 440, colour: hour.cloud, opacity: 0.7 }) +
      barCloud(random, { x: 760, y: 180, width: 320, bars: 3, colour: hour.cloud, opacity: 0.45 }) +
      ridge(random, hour, { line: far, base: horizon, distance: 0.7 }) +
      waterGround(random, hour, { top: horizon, bottom: 960 }) +
      reflection(random, cape, horizon + 20, mix(layerColour(hour, 0.3), hour.waterDeep, 0.3), {
        opacity: 0.6,
        stretch: 0.5,
      }) +
      ripples(random, { top: horizon + 20, bottom: 900, colour: hour.waterDeep, count: 30, opacity: 0.5 }) +
      glitter(random, hour, { x: sun[0], top: horizon + 4, bottom: 900, spread: 170 }) +
      ridge(random, hour, { line: cape, base: 664, distance: 0.4, mist: 0 }) +
      canopy(random, hour, woods, { base: 900, size: 58, distance: 0.14 }) +
      beach(random, hour, edge) +
      hut({ x: 1130, y: 768, scale: 0.34, heading: 215, roof: 'tiles', lit: hour.lamp, ...look }) +
      hut({ x: 905, y: 800, scale: 0.42, heading: 215, roof: 'thatch', wall: '#e0a02e', ...look }) +
      palm(random, dark, { x: 1080, base: 850, height: 420, lean: 0.1, distance: 0.1 }) +
      hut({ x: 1290, y: 880, scale: 0.84, heading: 215, roof: 'tiles', lit: hour.lamp, ...look }) +
      lampGlow(random, hour.lamp, { x: 1160, y: 860, radius: 190, strength: 0.35 }) +
      rollers({ x: 420, y: 1010, scale: 1, heading: 14, length: 360, ...look }) +
      groundShadow({ x: 240, y: 1016, scale: 2.2, colour: hour.sandShade, length: 190, wide: 20 }) +
      canoe({
        x: 420,
        y: 1000,
        scale: 1.05,
        heading: 14,
        hull: '#b5603f',
        stripe: '#1f4fa3',
        random,
        ...look,
      }) +
      fill(below(turf), mix(hour.near, hour.ink, 0.35)) +
      palm(random, dark, { x: 964, base: 1240, height: 790, lean: -0.05 }) +
      palm(random, dark, { x: 1496, base: 1240, height: 1010, lean: 0.04 }) +
      hammock({ from: [948, 870], to: [1506, 860], resting: outfit(random, 'beach'), ...look }) +
      turf
        .slice(1)
        .flatMap(([x, y]): Point[] => [
          [x - 90, y + 30],
          [x + 30, y + 26],
        ])
        .map(([x, y]) =>
          tussock(random, {
            x,
            y,
            size: 60,
            colour: hour.near,
            shade: hour.ink,
            lit: mix(hour.near, hour.light, 0.4),
          }),
        )
        .join('')
    )
  },
}

export const scenes: Scene[] = [
  blackNeedles,
  heapedBoulders,
  ropeOnTheRock,
  headlandAboveTheSurf,
  stoneToStone,
  villageEvening,
]
