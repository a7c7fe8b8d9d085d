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
  gradient,
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
  moon,
  ringSky,
  stars,
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

/** One stone of the shelves: a block rounded by weather, its top in the last sun, its face in planes of shade. */
const shelf = (
  random: Random,
  hour: Hour,
  rows: readonly number[],
  { share = 0.3, cracks = [] }: { share?: number; cracks?: readonly (readonly number[])[] } = {},
): string => {
  const outline = roughPolygon(pairs([...rows]), random, 0.035, 60)
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, low] = [Math.min(...ys), Math.max(...ys)]
  const [w, h] = [right - left, low - top]
  const rock = mix(hour.rock, hour.rockShade, share)
  const { lit, bright, shade } = planes(hour, rock)
  const body = curve(outline, true)
  const at = (u: number, v: number): string => `${(left + u * w).toFixed(0)} ${(top + v * h).toFixed(0)}`
  return (
    fill(body, rock) +
    clipped(
      random,
      body,
      fill(
        `M${at(-0.1, -0.1)}L${at(1.1, -0.1)}L${at(1.1, 0.08)}L${at(0.7, 0.16)}L${at(0.5, 0.3)}L${at(0.34, 0.26)}L${at(0.3, 0.6)}L${at(0.18, 0.8)}L${at(0.1, 1.1)}L${at(-0.1, 1.1)}Z`,
        lit,
      ) +
        fill(
          `M${at(-0.1, -0.1)}L${at(0.9, -0.1)}L${at(0.66, 0.05)}L${at(0.4, 0.1)}L${at(0.22, 0.24)}L${at(0.1, 0.5)}L${at(-0.1, 0.7)}Z`,
          bright,
        ) +
        fill(
          `M${at(0.72, 0.3)}L${at(0.86, 0.2)}L${at(1.1, 0.24)}L${at(1.1, 1.1)}L${at(0.6, 1.1)}L${at(0.66, 0.7)}L${at(0.62, 0.5)}Z`,
          shade,
        ) +
        fill(
          `M${at(-0.1, 0.9)}L${at(0.3, 0.84)}L${at(0.6, 0.92)}L${at(1.1, 0.8)}L${at(1.1, 1.1)}L${at(-0.1, 1.1)}Z`,
          mix(shade, hour.ink, 0.35),
        ),
    ) +
    cracks
      .map((row) => {
        const line = pairs([...row])
        const back = [...line].reverse().map(([x, y], i): Point => [x + 3, y + (i % 2 ? 9 : 5)])
        return fill(`${curve(line)}L${curve(back).slice(1)}Z`, mix(shade, hour.ink, 0.5))
      })
      .join('')
  )
}

/** Prateleiras in the last sun: shelves of rock piled on shelves, twice, in the air and in the tarn before them. */
const heapedBoulders: Scene = {
  id: 'itatiaia-2',
  focus: [0.56, 0.46],
  draw: (random) => {
    const hour = hours.dusk
    const shore = 800
    const stone: Hour = { ...hour, rock: '#c9806a', rockShade: '#4b3a6c', light: '#ffb27a' }
    const far = skyline(
      random,
      pairs([-20, 620, 160, 560, 330, 600, 520, 530, 760, 600, 1000, 560, 1640, 590]),
    )
    const hill = skyline(random, pairs([-20, 690, 200, 700, 420, 740, 640, 770, 1640, 760]))
    const heap =
      shelf(random, stone, [560, 830, 520, 700, 560, 610, 680, 566, 820, 580, 900, 660, 910, 830], {
        share: 0.42,
      }) +
      shelf(random, stone, [1180, 830, 1150, 650, 1200, 540, 1330, 500, 1470, 540, 1550, 650, 1560, 830], {
        share: 0.5,
      }) +
      shelf(
        random,
        stone,
        [760, 830, 730, 640, 770, 500, 880, 420, 1060, 400, 1220, 440, 1310, 540, 1330, 700, 1310, 830],
        {
          share: 0.3,
          cracks: [
            [746, 640, 860, 628, 960, 640, 1080, 622],
            [1040, 420, 1020, 520, 1060, 630],
          ],
        },
      ) +
      shelf(
        random,
        stone,
        [700, 520, 690, 450, 740, 392, 870, 364, 1000, 380, 1060, 430, 1040, 490, 900, 512],
        {
          share: 0.2,
        },
      ) +
      shelf(
        random,
        stone,
        [1090, 450, 1100, 380, 1190, 336, 1330, 330, 1430, 370, 1450, 430, 1380, 474, 1220, 484],
        {
          share: 0.26,
        },
      ) +
      shelf(
        random,
        stone,
        [860, 376, 850, 300, 910, 236, 1060, 200, 1230, 212, 1320, 270, 1310, 330, 1200, 364, 1020, 384],
        {
          share: 0.12,
          cracks: [[1060, 306, 1160, 312, 1250, 300, 1320, 304]],
        },
      ) +
      shelf(random, stone, [430, 830, 420, 760, 480, 706, 580, 700, 650, 750, 660, 830], { share: 0.36 }) +
      shelf(random, stone, [1430, 840, 1420, 770, 1490, 716, 1600, 720, 1680, 790, 1680, 840], {
        share: 0.5,
      }) +
      shelf(random, stone, [940, 836, 930, 780, 990, 736, 1100, 734, 1170, 780, 1170, 836], { share: 0.4 }) +
      person({
        x: 1010,
        y: 206,
        scale: 0.34,
        heading: 200,
        does: 'view',
        wears: { ...outfit(random, 'hiker'), shirt: '#c8452f' },
        silhouette: mix(hour.ink, hour.near, 0.3),
      })
    const meadow = mix(mix(hour.grass, hour.leafShade, 0.45), hour.ink, 0.1)
    const dim: Hour = { ...hour, grass: mix(hour.grass, '#d9905f', 0.4) }
    return (
      clearSky(random, hour, 640) +
      moon(hour, [330, 190], 30, 0.3) +
      stars(random, { ...hour, glint: hour.skyLow }, { bottom: 240, count: 34 }) +
      barCloud(random, { x: 420, y: 410, width: 460, colour: hour.cloud, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: 780, distance: 0.74 }) +
      ridge(random, hour, { line: hill, base: 820, distance: 0.42, mist: 0.1 }) +
      fill(below(pairs([-60, 790, 300, 784, 700, 770, 1200, 770, 1660, 760])), meadow) +
      heap +
      fill(
        below(pairs([-60, 806, 240, 812, 420, 806, 620, 812, 900, 806, 1200, 812, 1660, 806])),
        mix(meadow, hour.ink, 0.2),
      ) +
      waterGround(random, hour, { top: shore + 22, bottom: 1210 }) +
      mirrored(random, hour, heap, { waterline: shore + 20, depth: 300, opacity: 0.62, squash: 0.62 }) +
      fill(
        `${curve(pairs([-60, 800, 200, 806, 500, 822, 800, 830, 1100, 828, 1400, 820, 1660, 808]))}L1660 836Q800 850 -60 834Z`,
        mix(meadow, hour.ink, 0.35),
      ) +
      fringe(
        random,
        dim,
        pairs([
          40, 836, 160, 832, 300, 834, 440, 838, 620, 840, 780, 842, 900, 840, 1060, 842, 1220, 840, 1340,
          838, 1490, 834, 1590, 832,
        ]),
        44,
      ) +
      ripples(random, { top: 850, bottom: 1120, colour: hour.glint, count: 30, opacity: 0.5 }) +
      fill(
        `${curve(pairs([-60, 1010, 120, 1040, 320, 1090, 520, 1150, 700, 1180, 960, 1190, 1200, 1160, 1400, 1100, 1660, 1050]))}L1660 1260L-60 1260Z`,
        mix(meadow, hour.ink, 0.45),
      ) +
      fringe(
        random,
        dim,
        pairs([40, 1060, 180, 1090, 340, 1130, 480, 1170, 1180, 1190, 1330, 1150, 1480, 1110, 1580, 1090]),
        110,
      ) +
      flowers(random, hour, pairs([250, 1170, 1440, 1180]), { size: 92, petals: ['#e07a9a', '#ffd0c0'] }) +
      fringe(
        random,
        { ...dim, grass: mix(dim.grass, hour.ink, 0.3) },
        pairs([40, 1236, 200, 1240, 400, 1250, 640, 1246, 900, 1250, 1160, 1250, 1380, 1240, 1560, 1236]),
        170,
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

/** Grass close before us, at the lower edge of the picture. */
const tussocks = (random: Random, hour: Hour): string =>
  fringe(random, hour, pairs([40, 1230, 160, 1180, 560, 1240, 700, 1230, 860, 1240, 990, 1200]), 170)

/** Down from the headland: the path runs along its crest towards a long crescent of surf, three packs on it. */
const headlandAboveTheSurf: Scene = {
  id: 'joatinga-trekking-1',
  focus: [0.5, 0.55],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour, 'left')
    const horizon = 356
    const far = skyline(
      random,
      pairs([760, 372, 900, 320, 1040, 300, 1180, 330, 1320, 300, 1500, 340, 1640, 320]),
    )
    const cape = skyline(
      random,
      pairs([930, 478, 1000, 430, 1080, 360, 1190, 284, 1310, 220, 1440, 200, 1640, 130]),
    )
    const wood = skyline(random, pairs([1060, 520, 1140, 486, 1260, 462, 1420, 446, 1680, 400]))
    // The beach as a crescent that runs away from us: its waterline, from the near left to the far right.
    const shore = sampled(
      pairs([330, 1010, 410, 900, 520, 800, 660, 706, 820, 630, 960, 574, 1050, 536, 1110, 504, 1140, 478]),
      6,
    )
    const near = (y: number): number => Math.max(0, (y - horizon) / 640)
    const out = (by: number, wave = 0, phase = 0): Point[] =>
      shore.map(([x, y], i) => {
        const k = near(y) ** 1.15
        const swing = wave * Math.sin(i * 0.55 + phase) * k
        return [x - (by + swing) * k, y - (by + swing) * k * 0.36]
      })
    const band = (from: readonly Point[], to: readonly Point[], colour: string, opacity = 1): string =>
      fill(`${curve(from)}L${curve([...to].reverse()).slice(1)}Z`, colour, opacity)
    // One line of surf: a dark face, the white it has left behind, thinning out to both of its ends.
    const breakerLine = (by: number, thick: number, phase: number): string => {
      const crest = out(by, 26, phase)
      const foam = shore.map(([x, y], i): Point => {
        const k = near(y) ** 1.15
        const share = Math.sin((Math.PI * i) / (shore.length - 1)) ** 0.5
        const torn = 0.75 + 0.25 * Math.sin(i * 1.9 + phase * 3)
        const off = by + 26 * Math.sin(i * 0.55 + phase) - thick * share * torn
        return [x - off * k, y - off * k * 0.36]
      })
      return (
        band(out(by + 40, 26, phase), crest, mix(hour.waterDeep, hour.water, 0.3), 0.5) +
        band(crest, foam, hour.glint, 0.95)
      )
    }
    const sea = gradient(
      random,
      [0, horizon],
      [0, 1100],
      [
        [0, mix(hour.skyLow, hour.water, 0.5)],
        [0.12, mix(hour.water, hour.waterDeep, 0.35)],
        [0.6, hour.waterDeep],
        [1, mix(hour.waterDeep, hour.ink, 0.25)],
      ],
    )
    const land = `${curve(out(0))}L1700 470L1700 1240L330 1240Z`
    const turf = mix(hour.grass, hour.leafShade, 0.3)
    const crest = pairs([
      -60, 760, 120, 748, 300, 760, 470, 800, 640, 850, 800, 930, 940, 1020, 1060, 1110, 1180, 1250,
    ])
    const path = (y: number, x: number, half: number): Point[] => [
      [x - half, y],
      [x + half, y],
    ]
    const rows: readonly (readonly [number, number, number])[] = [
      [1250, 300, 150],
      [1130, 420, 104],
      [1040, 560, 76],
      [970, 640, 56],
      [920, 640, 42],
      [880, 570, 32],
      [846, 480, 24],
      [820, 430, 18],
      [796, 410, 13],
      [778, 430, 9],
    ]
    const trail = `${curve(rows.map(([y, x, half]) => path(y, x, half)[0] ?? [x, y]))}L${curve([...rows].reverse().map(([y, x, half]) => path(y, x, half)[1] ?? [x, y])).slice(1)}Z`
    const cliffside = `${curve(crest)}L-60 1250Z`
    const walkers = [
      { x: 432, y: 812, scale: 0.46, phase: 0.1, shirt: '#e0a02e' },
      { x: 556, y: 880, scale: 0.66, phase: 0.6, shirt: '#f1e6cf' },
      { x: 590, y: 1030, scale: 1.06, phase: 0.35, shirt: '#c8452f' },
    ]
    return (
      clearSky(random, hour, horizon) +
      cumulus(random, hour, { x: 430, y: 190, width: 420 }) +
      cumulus(random, hour, { x: 860, y: 250, width: 210, distance: 0.4 }) +
      ridge(random, hour, { line: far, base: horizon + 8, distance: 0.8 }) +
      sea.defs +
      fill(`M-10 ${horizon}H1610V1210H-10Z`, sea.paint) +
      ripples(random, { top: horizon + 10, bottom: 900, colour: hour.glint, count: 40, opacity: 0.4 }) +
      ridge(random, hour, { line: cape, base: 480, distance: 0.4, mist: 0.2 }) +
      breakerLine(330, 60, 0.4) +
      breakerLine(200, 84, 1.7) +
      band(out(120, 14, 0.9), out(-20), mix(hour.water, hour.glint, 0.4), 0.9) +
      breakerLine(80, 90, 2.6) +
      fill(land, hour.sand) +
      band(out(10, 8, 0.4), out(-34, 6, 1.2), mix(hour.sandShade, hour.sand, 0.2)) +
      band(out(20, 12, 2), out(2, 12, 2), hour.glint, 0.95) +
      clipped(
        random,
        `${curve(out(-170, 22, 1))}L1150 380L1700 300L1700 1260L480 1260Z`,
        canopy(random, hour, wood, { base: 760, size: 34, distance: 0.3 }) +
          canopy(
            random,
            hour,
            skyline(
              random,
              pairs([700, 860, 820, 750, 940, 680, 1080, 620, 1240, 580, 1440, 556, 1680, 520]),
            ),
            { base: 1100, size: 60, distance: 0.14 },
          ) +
          canopy(
            random,
            hour,
            skyline(random, pairs([700, 1100, 860, 980, 1040, 880, 1240, 800, 1440, 760, 1680, 720])),
            { base: 1260, size: 84, distance: 0.04 },
          ),
      ) +
      fill(cliffside, turf) +
      clipped(
        random,
        cliffside,
        fill(
          `${curve(crest.map(([x, y], i): Point => [x - 30, y + 60 + i * 8]))}L1180 1260L900 1260L-60 1260Z`,
          mix(turf, hour.leafShade, 0.4),
          0.6,
        ) + fill(trail, mix(hour.sand, hour.sandShade, 0.45)),
      ) +
      fringe(
        random,
        hour,
        crest.slice(1, -2).map(([x, y]): Point => [x, y + 12]),
        44,
      ) +
      walkers
        .map(
          ({ x, y, scale, phase, shirt }) =>
            groundShadow({ x, y, scale, colour: hour.leafShade, length: 80 }) +
            person({
              x,
              y,
              scale,
              phase,
              does: 'walk',
              heading: 100,
              wears: { ...outfit(random, 'trekker'), shirt },
              ...look,
            }),
        )
        .join('') +
      fringe(
        random,
        hour,
        pairs([60, 860, 200, 880, 330, 960, 130, 1010, 760, 1010, 840, 1090, 700, 1120]),
        72,
      ) +
      tussocks(random, hour)
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
