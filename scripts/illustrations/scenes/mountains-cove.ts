/** Saco do Fundão: by kayak to a hidden cove, and a night on its beach. */
import { lerp, mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { lantern, mug, stove, tent } from '../figures/camp.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { almondTree, bough, canopy, limb } from '../landscape/forest.ts'
import { boulder, reflection, ridge, skyline } from '../landscape/mountain.ts'
import { clipped, curve, fill, gradient, lens, oval, type Point, polygon, stroke } from '../landscape/path.ts'
import { beach, rocks } from '../landscape/shore.ts'
import { barCloud, cirrus, clearSky, lampGlow, mistBank, moon, stars, sunDisc } from '../landscape/sky.ts'
import { glitter, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour } from '../palette.ts'

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
          leaf: mix(hour.leaf, hour.leafShade, 0.5 + i * 0.13),
          leafShade: mix(hour.leafShade, hour.ink, 0.2 + i * 0.15),
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
      forestWall(random, hour, west, { base: shore, distance: 0.08, light: 'right' }) +
      forestWall(random, hour, east, { base: shore, distance: 0.02, light: 'left' }) +
      canopy(random, hour, skyline(random, pairs([600, 612, 700, 588, 780, 580, 880, 590, 980, 612])), {
        base: shore,
        size: 20,
        distance: 0.45,
        light: 'right',
      }) +
      waterGround(random, hour, { top: shore }) +
      fill(lens(785, shore + 1, 120, 7), hour.sand) +
      reflection(random, west, shore, mix(hour.leafShade, hour.waterDeep, 0.45), {
        opacity: 0.85,
        stretch: 0.85,
        bottom: 1040,
      }) +
      reflection(random, east, shore, mix(hour.leafShade, hour.waterDeep, 0.35), {
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
      rocks(
        random,
        { ...hour, rock: mix(hour.rock, hour.rockShade, 0.6) },
        { from: 1180, to: 1700, base: 1130, size: 300, count: 5, light: 'left' },
      ) +
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
      stars(random, hour, { bottom: 600, count: 200 }) +
      moon(hour, [1210, 330], 58) +
      ridge(random, hour, { line: far, base: shore, distance: 0.5, light: 'right', relief: 0.35 }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, far, shore, mix(layerColour(hour, 0.45), hour.waterDeep, 0.35), { opacity: 0.8 }) +
      starry(34) +
      ripples(random, { top: shore + 8, bottom: 1000, count: 30, colour: hour.water, opacity: 0.5 }) +
      glitter(random, hour, { x: 1210, top: shore + 6, bottom: 1000, spread: 150, count: 56 }) +
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
        x: 330,
        y: 968,
        scale: 0.96,
        heading: 'toward-right',
        form: 'tunnel',
        colour: '#8a3b32',
        ...look,
        light: 'right',
      }) +
      // A tarp between the tree and a pole in the sand: the lantern under it lights its cloth.
      stroke('M846 1006L838 740', mix('#6b4a2c', hour.ink, 0.5), 9) +
      stroke('M838 742L930 1002', mix(hour.glint, hour.ink, 0.5), 2.4) +
      fill(
        'M236 664Q540 770 838 740Q760 820 700 872Q480 860 330 800Q270 740 236 664Z',
        mix('#d8742f', hour.lamp, 0.42),
      ) +
      fill('M236 664Q540 770 838 740Q800 776 772 806Q520 816 290 740Z', mix('#d8742f', hour.ink, 0.36)) +
      stroke('M700 872L748 1010M330 800L300 930', mix(hour.glint, hour.ink, 0.4), 2.4) +
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

/** An enamel coffee pot, 22 cm high, its spout to the right; the rim and the lid take the light. */
const coffeePot = (hour: Hour, x: number, y: number, scale: number): string => {
  const blue = mix('#2f5aa3', hour.ink, 0.35)
  const at = (row: readonly number[]): Point[] =>
    pairs(row).map(([px, py]) => [x + px * scale, y + py * scale])
  return (
    stroke(curve(at([-5.4, -15.4, -11.4, -15, -12, -9, -8.2, -4.4])), mix(blue, hour.ink, 0.4), 1.5 * scale) +
    fill(
      `${curve(at([6.6, -7.6, 10.4, -10.6, 12.6, -16.4]))}L${x + 14.4 * scale} ${y - 16.2 * scale}${curve(at([14.2, -16, 12.6, -8.6, 7.6, -3])).replace('M', 'L')}Z`,
      mix(blue, hour.ink, 0.2),
    ) +
    fill(polygon(at([-5.2, -17, 5.2, -17, 8.4, -1, 7.4, 0, -7.4, 0, -8.4, -1])), blue) +
    fill(polygon(at([2.2, -17, 5.2, -17, 8.4, -1, 7.4, 0, 4.2, 0])), mix(blue, hour.light, 0.34)) +
    fill(polygon(at([-5.2, -17, -2.4, -17, -4.6, 0, -7.4, 0, -8.4, -1])), mix(blue, hour.ink, 0.45)) +
    fill(
      polygon(at([-5.6, -17.6, -3, -20, 3, -20, 5.6, -17.6, 5.4, -16.6, -5.4, -16.6])),
      mix(blue, hour.ink, 0.2),
    ) +
    fill(oval(x, y - 20.8 * scale, 1.4 * scale), mix(blue, hour.light, 0.3)) +
    stroke(`M${x - 5.4 * scale} ${y - 16.8 * scale}H${x + 5.4 * scale}`, hour.light, scale * 0.5)
  )
}

/** Steam that rises from (x, y) in one slow curl and thins out. */
const curl = (x: number, y: number, rise: number, colour: string, opacity: number): string => {
  const line = (side: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const t = i / 12
      const wide = rise * 0.036 * Math.sin(Math.PI * t) ** 0.7 * (0.5 + t)
      return [x + Math.sin(t * 7.4) * rise * 0.09 * t + rise * 0.12 * t * t + side * wide, y - rise * t]
    })
  return fill(`${curve(line(-1))}L${curve(line(1).toReversed()).slice(1)}Z`, colour, opacity)
}

/** Coffee under the tarp at daybreak: from the shade of the camp out to the loaded kayaks and the sun in the cove's mouth. */
const beachBreakfast: Scene = {
  id: 'saco-fundao-3',
  focus: [0.5, 0.62],
  draw: (random) => {
    const hour = hours.dawn
    const look = lightOf(hour, 'right')
    const shore = 600
    const sun: Point = [900, 508]
    const mouth = skyline(random, pairs([560, 604, 680, 574, 800, 560, 940, 566, 1080, 556, 1240, 600]))
    const west = skyline(
      random,
      pairs([-20, 250, 140, 300, 260, 380, 390, 430, 520, 500, 640, 570, 730, 604]),
    )
    const east = skyline(
      random,
      pairs([1040, 604, 1140, 560, 1230, 500, 1330, 470, 1440, 380, 1540, 350, 1640, 300]),
    )
    const edge = pairs([-40, 812, 260, 806, 560, 790, 860, 770, 1180, 760, 1640, 772])
    const wall = (line: readonly Point[], distance: number): string =>
      canopy(
        random,
        { ...hour, leaf: mix(hour.near, hour.cloudShade, 0.3), leafShade: mix(hour.near, hour.ink, 0.2) },
        line,
        { base: shore + 3, size: 50, distance, light: 'right' },
      )
    const cloth = '#d8602a'
    const hem = pairs([
      -40, 372, 120, 300, 262, 214, 520, 262, 800, 276, 1080, 250, 1338, 176, 1480, 226, 1660, 316,
    ])
    const tarpShape = `${curve(hem)}L1660 -40L-40 -40Z`
    const glow = gradient(
      random,
      [800, -20],
      [860, 290],
      [
        [0, mix(cloth, hour.ink, 0.62)],
        [0.6, mix(cloth, hour.ink, 0.4)],
        [1, mix(cloth, hour.light, 0.1)],
      ],
    )
    const folds = pairs([262, 214, 1338, 176])
      .map(([x, y]) =>
        [-300, -150, 40, 170, 330]
          .map((lean) =>
            fill(
              polygon([
                [x, y],
                [x + lean * 1.9, -40],
                [x + lean * 1.9 + 46, -40],
              ]),
              mix(cloth, hour.ink, 0.66),
              0.42,
            ),
          )
          .join(''),
      )
      .join('')
    const wood = mix('#6b4a3a', hour.ink, 0.5)
    const pole = (foot: Point, top: Point): string =>
      limb([foot, [(foot[0] + top[0]) / 2 + 5, (foot[1] + top[1]) / 2], top], 21, 14, wood) +
      limb(
        [
          [foot[0] + 6, foot[1]],
          [(foot[0] + top[0]) / 2 + 10, (foot[1] + top[1]) / 2],
          [top[0] + 4, top[1]],
        ],
        5,
        3,
        mix(wood, hour.light, 0.55),
      )
    const shade = mix(hour.sandShade, hour.ink, 0.3)
    // Shadows fall towards us, away from the sun.
    const cast = ([x, y]: Point, half: number, reach: number): string => {
      const end: Point = [x + ((x - sun[0]) * reach) / (y - sun[1]), y + reach]
      return polygon([
        [x - half, y],
        [x + half, y],
        [end[0] + half * 2.2, end[1]],
        [end[0] - half * 2.2, end[1]],
      ])
    }
    const boats = [
      { x: 1240, y: 850, scale: 0.72, heading: 118, deck: '#1d7f8b' },
      { x: 1050, y: 866, scale: 0.78, heading: 112, deck: '#eaa92c' },
      { x: 372, y: 892, scale: 0.84, heading: 66, deck: '#d5412c' },
    ] as const
    const feet = pairs([236, 1010, 1372, 986])
    const log = curve(
      pairs([
        300, 1064, 420, 1036, 640, 1030, 900, 1034, 1130, 1026, 1262, 1030, 1286, 1082, 1262, 1142, 1080,
        1150, 800, 1158, 520, 1160, 330, 1148, 286, 1108,
      ]),
      true,
    )
    return (
      clearSky(random, hour, shore) +
      [2.6, 1.8, 1.25].map((k) => fill(oval(sun[0], sun[1], 150 * k), hour.sun, 0.16)).join('') +
      sunDisc(hour, sun, 58) +
      cirrus(random, hour.cloud, { top: 330, bottom: 430, count: 4, opacity: 0.6 }) +
      ridge(random, hour, { line: mouth, base: shore, distance: 0.86, light: 'right', mist: 0.6 }) +
      waterGround(random, hour, { top: shore, bottom: 980 }) +
      wall(west, 0.16) +
      wall(east, 0.1) +
      reflection(random, west, shore, mix(hour.mid, hour.near, 0.2), { opacity: 0.85, bottom: 800 }) +
      reflection(random, east, shore, mix(hour.mid, hour.near, 0.2), { opacity: 0.85, bottom: 800 }) +
      mistBank(random, hour.sun, { top: 556, bottom: 640, strength: 0.5 }) +
      glitter(random, hour, { x: sun[0], top: shore + 6, bottom: 800, spread: 110, count: 44 }) +
      beach(random, hour, edge, { bottom: 1240 }) +
      stroke(curve(edge), hour.glint, 6, 0.9) +
      boats
        .map((boat) => kayak({ ...boat, eye: 14, empty: true, ashore: true, loaded: true, random, ...look }))
        .join('') +
      fill(cast([925, 912], 13, 90), shade, 0.5) +
      person({
        x: 925,
        y: 912,
        scale: 1,
        heading: 12,
        does: 'work',
        wears: {
          ...outfit(random, 'paddler'),
          vest: undefined,
          shirt: '#c8452f',
          trousers: '#2c3c4e',
          hairstyle: 'bun',
          hat: undefined,
        },
        ...look,
      }) +
      fill(feet.map((foot) => cast(foot, 10, 260)).join(''), shade, 0.5) +
      fill(polygon(pairs([290, 1130, 1280, 1120, 1420, 1240, 120, 1240])), shade, 0.55) +
      pole([236, 1010], [262, 208]) +
      pole([1372, 986], [1338, 170]) +
      stroke('M1338 178L1640 640', mix(hour.sand, hour.ink, 0.3), 4) +
      stroke('M262 216L-20 600', mix(hour.sand, hour.ink, 0.3), 4) +
      glow.defs +
      fill(tarpShape, glow.paint) +
      clipped(random, tarpShape, folds) +
      stroke(curve(hem), mix(cloth, hour.light, 0.6), 7) +
      stroke('M262 222V318', mix(hour.sand, hour.ink, 0.4), 4) +
      lantern({ x: 262, y: 410, scale: 3.6, ...look }) +
      fill(log, wood) +
      clipped(
        random,
        log,
        fill(
          `${curve(pairs([280, 1078, 460, 1052, 760, 1056, 1060, 1048, 1300, 1054]))}L1300 1000L280 1000Z`,
          mix(wood, hour.light, 0.42),
        ) +
          [
            [420, 1104, 150],
            [760, 1120, 210],
            [620, 1086, 120],
            [1050, 1100, 160],
            [930, 1138, 140],
          ]
            .map(([x = 0, y = 0, half = 0]) => fill(lens(x, y, half, 5), mix(wood, hour.ink, 0.55)))
            .join(''),
      ) +
      fill(oval(1262, 1086, 34, 58), mix(wood, hour.light, 0.5)) +
      [0.72, 0.44, 0.18]
        .map((k) => stroke(oval(1262, 1086, 34 * k, 58 * k), mix(wood, hour.ink, 0.1), 3))
        .join('') +
      curl(500, 890, 400, hour.sun, 0.4) +
      curl(872, 920, 190, hour.sun, 0.45) +
      stove({ x: 520, y: 1046, scale: 5, ...look }) +
      coffeePot(hour, 772, 1048, 7.6) +
      mug({ x: 930, y: 1046, scale: 7.4, ...look }) +
      mug({ x: 1024, y: 1040, scale: 7.4, colour: '#f1e6cf', steam: hour.sun, ...look }) +
      mug({ x: 1130, y: 1046, scale: 7.4, colour: '#e0a02e', steam: hour.sun, ...look })
    )
  },
}

export const scenes: Scene[] = [hiddenCove, tentsUnderTrees, beachBreakfast]
