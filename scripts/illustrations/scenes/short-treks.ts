import { lerp, mix, type Random, type Scene } from '../core.ts'
import { frigatebird } from '../figures/animals.ts'
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
import { boulder, cliff, ridge, skyline } from '../landscape/mountain.ts'
import {
  between,
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
  stroke,
} from '../landscape/path.ts'
import { paving, slab, stoneSteps, wetFoot } from '../landscape/shore.ts'
import {
  barCloud,
  clearSky,
  cumulus,
  lampGlow,
  lightShafts,
  milkyWay,
  mistBank,
  ringSky,
  stars,
  sunDisc,
} from '../landscape/sky.ts'
import { breeze, glitter, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour } from '../palette.ts'

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

/** From the top of the Sugarloaf: the fjord runs straight inland between its walls, all of it below our boots. */
const fjordFromTheTop: Scene = {
  id: 'trekking-pao-acucar-2',
  focus: [0.5, 0.5],
  draw: (random) => {
    const hour = hours.golden
    const horizon = 372
    const look = lightOf(hour, 'right')
    const sun: Point = [690, 262]
    const far = skyline(
      random,
      pairs([
        -20, 320, 180, 270, 400, 330, 620, 250, 800, 330, 900, 340, 1060, 260, 1260, 300, 1440, 240, 1620,
        290,
      ]),
    )
    // The arm of the sea narrows towards the far end; its shores step in and out by small points and coves.
    const left = pairs([
      -60, 1000, 60, 900, 170, 846, 236, 790, 340, 752, 380, 706, 452, 672, 486, 622, 540, 588, 556, 548, 596,
      516, 606, 482, 632, 454, 646, 410,
    ])
    const right = pairs([
      668, 410, 690, 452, 736, 470, 752, 502, 816, 522, 838, 560, 920, 584, 950, 630, 1060, 660, 1100, 716,
      1250, 752, 1310, 820, 1480, 872, 1660, 970,
    ])
    const water = `${curve(left)}L${curve(right).slice(1)}L1660 1220L-60 1220Z`
    // Walls in steps: each spur stands before the one beyond it and ends on the shore.
    const spur = (knots: readonly Point[], base: number, distance: number, pitch: number): string =>
      ridge(random, hour, {
        line: skyline(random, knots),
        base,
        distance,
        light: 'right',
        mist: 0,
        colour: mix(layerColour(hour, distance), mix(hour.near, hour.leafShade, 0.5), 0.75 * (1 - distance)),
        pitch,
      })
    const sea = gradient(
      random,
      [0, 400],
      [0, 1100],
      [
        [0, mix(hour.skyLow, hour.glint, 0.4)],
        [0.16, hour.water],
        [0.5, mix(hour.water, hour.waterDeep, 0.62)],
        [1, mix(hour.waterDeep, hour.ink, 0.3)],
      ],
    )
    const boat: Point = [720, 700]
    const stone = mix(hour.rock, hour.rockShade, 0.35)
    const grass: readonly [string, string, string] = [
      mix(hour.grass, hour.leafShade, 0.4),
      mix(hour.leafShade, hour.ink, 0.3),
      hour.grass,
    ]
    const summit = pairs([
      -60, 1080, 120, 1030, 320, 1000, 520, 996, 720, 1016, 900, 1050, 1080, 1060, 1280, 1030, 1460, 986,
      1660, 960,
    ])
    return (
      ringSky(hour, sun, horizon + 30, 10) +
      sunDisc(hour, sun, 46) +
      barCloud(random, { x: 420, y: 130, width: 480, colour: hour.cloud, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: 412, distance: 0.82, light: 'right', mist: 0.5 }) +
      sea.defs +
      fill('M-60 409H1660V1220H-60Z', mix(layerColour(hour, 0.5), hour.leafShade, 0.4)) +
      spur(pairs([-20, 320, 160, 296, 340, 330, 480, 330, 580, 372, 640, 412]), 700, 0.7, 110) +
      spur(
        pairs([672, 412, 760, 360, 900, 330, 1080, 350, 1280, 300, 1460, 322, 1640, 300]),
        700,
        0.66,
        120,
      ) +
      spur(pairs([-20, 390, 120, 372, 270, 410, 400, 420, 500, 480, 566, 540, 592, 580]), 900, 0.44, 150) +
      spur(
        pairs([770, 560, 850, 452, 980, 400, 1140, 360, 1330, 392, 1480, 360, 1640, 372]),
        900,
        0.42,
        170,
      ) +
      spur(pairs([-20, 500, 100, 474, 230, 540, 340, 600, 410, 700, 440, 760]), 1100, 0.16, 190) +
      spur(pairs([1000, 700, 1090, 560, 1220, 490, 1400, 440, 1520, 450, 1640, 410]), 1100, 0.2, 220) +
      spur(pairs([1280, 860, 1380, 700, 1500, 610, 1640, 560]), 1200, 0.04, 200) +
      fill(water, sea.paint) +
      clipped(
        random,
        water,
        glitter(random, hour, { x: 690, top: 420, bottom: 1010, spread: 250, count: 64 }) +
          breeze(random, hour, { top: 560, bottom: 1080, strength: 0.6 }),
      ) +
      stroke(curve(left), mix(hour.sand, hour.rock, 0.2), 4, 0.7) +
      stroke(curve(right), mix(hour.sand, hour.rock, 0.2), 4, 0.7) +
      fill(
        `M${boat[0]} ${boat[1]}Q${boat[0] - 12} ${boat[1] + 46} ${boat[0] - 15} ${boat[1] + 96}Q${boat[0]} ${boat[1] + 112} ${boat[0] + 13} ${boat[1] + 96}Q${boat[0] + 9} ${boat[1] + 46} ${boat[0]} ${boat[1]}Z`,
        hour.glint,
        0.6,
      ) +
      fill(
        lens(boat[0], boat[1], 9, 4) + lens(boat[0], boat[1] - 4, 5, 3),
        mix(hour.ink, hour.rockShade, 0.2),
      ) +
      frigatebird({
        x: 470,
        y: 470,
        scale: 0.42,
        facing: 'right',
        silhouette: mix(hour.ink, hour.mid, 0.2),
      }) +
      slab(random, { ...hour, rock: stone }, summit, { light: 'right', grass: 0 }) +
      [
        { x: 420, y: 1016, shirt: '#c8452f', does: 'sit-low', heading: 66 },
        { x: 540, y: 1018, shirt: '#e9dcbc', does: 'sit-low', heading: 78 },
      ]
        .map(
          ({ x, y, shirt, heading }) =>
            groundShadow({ x, y, scale: 1.05, light: 'right', colour: hour.ink, length: 90 }) +
            person({
              x,
              y,
              scale: 1.05,
              heading,
              does: 'sit-low',
              wears: { ...outfit(random, 'hiker'), shirt, pack: undefined, hairstyle: 'short' },
              ...look,
            }),
        )
        .join('') +
      rucksack({ x: 300, y: 1024, scale: 1.05, colour: '#1f6f78', ...look }) +
      fringe(
        random,
        pairs([120, 1080, 700, 1080, 930, 1090, 1180, 1090, 1380, 1050, 1500, 1030]),
        76,
        grass,
      ) +
      bromeliad(random, hour, { x: 1330, y: 1120, size: 190, light: 'right' }) +
      fringe(random, pairs([40, 1230, 260, 1220, 1220, 1230, 1440, 1220, 1570, 1230]), 150, grass)
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
    const hour = hours.golden
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

/** A fall in the forest: three leaps down a cleft of dark rock into a green pool; boots and a pack wait on the bank. */
const poolInTheForest: Scene = {
  id: 'trekking-sete-regraus-2',
  focus: [0.5, 0.52],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'left')
    const stone = mix(hour.leafShade, hour.ink, 0.62)
    const lit = mix(mix(hour.rockShade, hour.leafShade, 0.4), hour.leaf, 0.45)
    // Wet rock under moss takes the green of the forest; `dim` sinks a wall into the shade.
    const damp = (dim: number): Hour => ({
      ...hour,
      rock: mix(mix(hour.rockShade, hour.leafShade, 0.35), hour.ink, dim * 0.6),
      light: mix(hour.light, hour.leaf, 0.45),
    })
    const deep = mix(hour.leafShade, hour.ink, 0.55)
    // The two walls of the cleft, each in a near and a far plane.
    const wall = (rows: readonly number[], share: number, unrest = 0.06): string =>
      fill(polygon(roughPolygon(pairs(rows), random, unrest, 44)), mix(stone, lit, share))
    const pale = mix(hour.water, hour.glint, 0.45)
    // One leap of the water: out over a lip, spreading, into a burst of white.
    const leap = (
      x: number,
      top: number,
      bottom: number,
      lip: number,
      foot: number,
      drift: number,
    ): string => {
      const tall = bottom - top
      const side = (k: -1 | 1): Point[] => [
        [x + k * lip * 0.5, top],
        [x + k * lip * 0.62 + drift * 0.1, top + tall * 0.14],
        [x + k * lip * 0.66 + drift * 0.4, top + tall * 0.4],
        [x + k * foot * 0.42 + drift * 0.8, top + tall * 0.74],
        [x + k * foot * 0.56 + drift, bottom],
      ]
      const body = `${curve(side(-1))}L${curve(side(1).toReversed()).slice(1)}Z`
      const threads = (count: number, thick: number, from: number, to: number): string =>
        Array.from({ length: count }, () => {
          const u = between(random, -0.48, 0.48)
          const [y0, y1] = [
            top + tall * between(random, from, from + 0.3),
            top + tall * between(random, to - 0.25, to),
          ]
          const at = (y: number): number => {
            const t = (y - top) / tall
            return x + u * lerp(lip * 1.1, foot, t ** 1.4) + drift * t
          }
          const w = thick * between(random, 0.5, 1.3)
          const ym = (y0 + y1) / 2
          return `M${at(y0).toFixed(1)} ${y0.toFixed(1)}Q${(at(ym) + w).toFixed(1)} ${ym.toFixed(1)} ${at(y1).toFixed(1)} ${y1.toFixed(1)}Q${(at(ym) - w).toFixed(1)} ${ym.toFixed(1)} ${at(y0).toFixed(1)} ${y0.toFixed(1)}Z`
        }).join('')
      const burst = Array.from({ length: 13 }, (_, i) => {
        const u = (i / 12 - 0.5) * 1.1
        return lens(
          x + drift + u * foot,
          bottom + between(random, -0.06, 0.05) * foot,
          foot * between(random, 0.1, 0.22),
          foot * between(random, 0.03, 0.07),
        )
      }).join('')
      return (
        fill(body, pale) +
        clipped(
          random,
          body,
          fill(threads(9, lip * 0.07, 0, 1), mix(pale, stone, 0.4), 0.75) +
            fill(threads(16, lip * 0.08, 0, 1), hour.glint, 0.95) +
            fill(
              `${curve(side(1))}L${curve(
                side(1)
                  .map(([px, py]): Point => [px - lip * 0.2, py])
                  .toReversed(),
              ).slice(1)}Z`,
              mix(hour.water, stone, 0.4),
              0.5,
            ),
        ) +
        fill(burst, hour.glint, 0.92)
      )
    }
    const pool = `${curve(pairs([-60, 900, 160, 872, 420, 846, 640, 832, 880, 834, 1080, 850, 1300, 884, 1660, 930]))}L1660 1260L-60 1260Z`
    const poolPaint = gradient(
      random,
      [0, 830],
      [0, 1200],
      [
        [0, mix(hour.water, '#3fae8c', 0.35)],
        [0.4, mix(hour.waterDeep, '#1d8a74', 0.5)],
        [1, mix(hour.waterDeep, hour.ink, 0.45)],
      ],
    )
    const bank = pairs([820, 1260, 880, 1130, 990, 1050, 1160, 1010, 1340, 1000, 1500, 970, 1660, 960])
    const boot = (x: number, y: number, scale: number): string =>
      placed(
        fill(
          'M-40 0Q-46 -8 -42 -16L-34 -66Q-34 -78 -18 -78H8Q20 -78 20 -66L22 -44Q30 -34 52 -30Q76 -26 78 -8V0Z',
          mix('#7a4d2c', hour.ink, 0.18),
        ) +
          fill('M-34 -66Q-34 -78 -18 -78H8Q20 -78 20 -66L21 -56H-35Z', mix('#c89a62', hour.ink, 0.1)) +
          fill('M-43 -4H79V8H-43Z', mix(hour.ink, '#3a2a20', 0.4)) +
          stroke('M22 -46L36 -52M26 -40L42 -44M18 -54L30 -60', '#e9dcbc', 4),
        x,
        y,
        scale,
      )
    return (
      forestInterior(random, hour, { floor: 360, layers: 2 }) +
      canopy(
        random,
        hour,
        pairs([-40, 200, 150, 170, 330, 130, 520, 110, 700, 124, 900, 112, 1120, 140, 1300, 150, 1660, 170]),
        {
          base: 520,
          size: 76,
          distance: 0.3,
        },
      ) +
      cliff(random, damp(0.1), {
        line: skyline(
          random,
          pairs([
            240, 300, 380, 220, 520, 170, 640, 196, 720, 168, 800, 176, 880, 206, 1000, 160, 1140, 190, 1320,
            260,
          ]),
          { form: 'crag' },
        ),
        base: 880,
        distance: 0.06,
        cap: 0.1,
        pitch: 150,
      }) +
      wall([664, 880, 672, 480, 690, 240, 700, 168, 784, 168, 806, 300, 838, 520, 850, 880], 0.02, 0.03) +
      leap(738, 172, 470, 66, 128, 10) +
      wall([560, 470, 640, 420, 700, 440, 724, 500, 700, 640, 560, 640], 0.24, 0.07) +
      wall([792, 440, 840, 400, 900, 430, 940, 520, 940, 640, 830, 560], 0.34, 0.07) +
      leap(768, 452, 846, 100, 236, -34) +
      wall([560, 880, 574, 700, 640, 640, 676, 700, 660, 780, 640, 880], 0.3, 0.07) +
      wall([800, 880, 836, 760, 880, 690, 950, 720, 980, 880], 0.42, 0.07) +
      boulder(random, hour, { x: 846, base: 862, width: 150, height: 96, colour: stone }).svg +
      boulder(random, hour, { x: 650, base: 868, width: 120, height: 70, colour: stone }).svg +
      // The walls of the cleft: the left one in its own shade, the right one in the sun.
      cliff(random, damp(1), {
        line: skyline(
          random,
          pairs([-60, -40, 90, 40, 210, 90, 300, 200, 352, 330, 420, 470, 452, 640, 520, 740, 560, 884]),
          { form: 'crag' },
        ),
        base: 930,
        distance: 0,
        cap: 0.12,
        pitch: 130,
        light: 'right',
      }) +
      cliff(random, damp(0), {
        line: skyline(
          random,
          pairs([
            960, 884, 990, 720, 1060, 610, 1080, 450, 1150, 320, 1190, 200, 1330, 110, 1480, 70, 1660, -20,
          ]),
          { form: 'crag' },
        ),
        base: 950,
        distance: 0,
        cap: 0.12,
        pitch: 150,
      }) +
      fern(random, hour, { x: 300, y: 240, size: 150, distance: 0.06 }) +
      fern(random, hour, { x: 440, y: 420, size: 110, distance: 0.06 }) +
      fern(random, hour, { x: 1130, y: 300, size: 140, distance: 0.04 }) +
      fern(random, hour, { x: 1010, y: 560, size: 110, distance: 0.06 }) +
      fern(random, hour, { x: 1420, y: 450, size: 150 }) +
      poolPaint.defs +
      fill(pool, poolPaint.paint) +
      clipped(
        random,
        pool,
        fill(lens(750, 858, 420, 26), hour.glint, 0.3) +
          fill(lens(750, 850, 260, 17), hour.glint, 0.75) +
          fill('M640 840L900 840L980 1010L1060 1240L520 1240L590 1010Z', pale, 0.16) +
          [1, 0.72, 0.46].map((k) => stroke(oval(752, 866, 520 * k, 84 * k), hour.glint, 3.4, 0.4)).join('') +
          ripples(random, { top: 870, bottom: 1190, colour: hour.glint, count: 26, opacity: 0.5 }) +
          ripples(random, { top: 880, bottom: 1200, colour: hour.waterDeep, count: 20, opacity: 0.4 }),
      ) +
      [1, 0.74, 0.48].map((k) => fill(oval(740, 846, 270 * k, 74 * k), hour.cloud, 0.13)).join('') +
      [
        [180, 930, 330, 150],
        [1230, 930, 230, 120],
      ]
        .map(
          ([x = 0, base = 0, width = 0, height = 0]) =>
            boulder(random, hour, { x, base, width, height }).svg +
            wetFoot(random, hour, { x, base, width, deep: 34 }),
        )
        .join('') +
      lightShafts(random, hour.light, {
        from: [300, -300],
        reach: 2000,
        count: 5,
        spread: 30,
        middle: 64,
        opacity: 0.16,
      }) +
      slab(random, hour, bank, { grass: 0 }) +
      fill('M1070 1112Q1130 1088 1190 1108Q1240 1120 1300 1106Q1210 1140 1070 1112Z', hour.ink, 0.3) +
      boot(1100, 1104, 1.05) +
      boot(1206, 1118, 1.1) +
      fill('M1380 1122Q1480 1092 1560 1120Q1470 1140 1380 1122Z', hour.ink, 0.3) +
      rucksack({ x: 1450, y: 1118, scale: 2.5, colour: '#c8452f', ...look }) +
      treeFern(random, hour, { x: 60, base: 1080, height: 620 }) +
      fern(random, hour, { x: 70, y: 1180, size: 330 }) +
      fern(random, hour, { x: 330, y: 1250, size: 230 }) +
      fern(random, hour, { x: 1610, y: 1210, size: 240 }) +
      bough(random, { ...hour, ink: deep }, pairs([-60, 30, 100, 70, 240, 40, 400, 120]), {
        size: 120,
        leaves: 36,
      })
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
