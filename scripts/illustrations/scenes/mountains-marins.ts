/** The traverse from Pico dos Marins to Itaguaré. */
import { lerp, mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { tent } from '../figures/camp.ts'
import { lightOf } from '../figures/look.ts'
import { cairn } from '../figures/objects.ts'
import { groundShadow, person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { limb, tussock } from '../landscape/forest.ts'
import { boulder, ridge, skyline } from '../landscape/mountain.ts'
import { clipped, curve, fill, lens, type Point, polygon, roughened } from '../landscape/path.ts'
import { barCloud, clearSky, cloudSea, lampGlow, stars } from '../landscape/sky.ts'
import { type Hour, hours, planes } from '../palette.ts'
import { grassOf } from './mountains.ts'

/**
 * A ridge seen along its back: the lit flank, the shaded flank, and the crest between them. All three lines run
 * from the nearest point to the farthest.
 */
const spine = (
  random: Random,
  {
    crest,
    left,
    right,
    lit,
    shade,
    ribs,
  }: {
    crest: readonly Point[]
    left: readonly Point[]
    right: readonly Point[]
    lit: string
    shade: string
    ribs: readonly [bright: string, dark: string]
  },
): string => {
  const back = roughened(crest, random, 0.08, 16)
  const flank = (edge: readonly Point[]): string =>
    polygon([...back, ...roughened([...edge].reverse(), random, 0.12, 18)])
  const [west, east] = [flank(left), flank(right)]
  // Gullies fall from the crest towards the foot, wide below and closed at the top.
  const gullies = (edge: readonly Point[], share: number): string =>
    crest
      .slice(0, -1)
      .map(([x, y], i) => {
        const [ex, ey] = edge[Math.min(i, edge.length - 1)] ?? [x, y]
        const [fx, fy] = edge[Math.min(i + 1, edge.length - 1)] ?? [ex, ey]
        const top: Point = [lerp(x, ex, 0.12 + random() * 0.2), lerp(y, ey, 0.12 + random() * 0.2)]
        return polygon(
          roughened(
            [top, [lerp(ex, fx, 0.1), lerp(ey, fy, 0.1)], [lerp(ex, fx, share), lerp(ey, fy, share)], top],
            random,
            0.1,
            20,
          ),
        )
      })
      .join('')
  return (
    fill(west, lit) +
    clipped(random, west, fill(gullies(left, 0.55), ribs[0])) +
    fill(east, shade) +
    clipped(random, east, fill(gullies(right, 0.5), ribs[1]))
  )
}

/** The granite summit of Pico dos Marins in golden light. */
const marinsSummit: Scene = {
  id: 'marins-itaguare-1',
  focus: [0.58, 0.42],
  draw: (random) => {
    const hour = hours.golden
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      pairs([-20, 760, 160, 700, 330, 740, 560, 690, 900, 760, 1200, 720, 1620, 690]),
    )
    const second = skyline(random, pairs([-20, 820, 120, 800, 300, 742, 420, 770, 600, 820, 900, 860]))
    const peak = skyline(
      random,
      pairs([
        260, 960, 380, 880, 470, 850, 520, 740, 610, 716, 650, 590, 706, 560, 730, 440, 800, 410, 836, 300,
        880, 224, 960, 196, 1050, 192, 1110, 236, 1130, 330, 1200, 352, 1222, 450, 1300, 440, 1370, 470, 1410,
        590, 1500, 660, 1640, 720,
      ]),
      { form: 'crag', rough: 0.13 },
    )
    const shoulder = skyline(
      random,
      pairs([-40, 950, 140, 960, 330, 900, 520, 916, 720, 870, 900, 884, 1120, 830, 1330, 800, 1640, 740]),
      { form: 'crag', rough: 0.07 },
    )
    const meadow = pairs([-40, 1010, 200, 1000, 460, 1030, 760, 1010, 1060, 1050, 1360, 1010, 1640, 1040])
    const stone = mix(hour.rock, hour.rockShade, 0.75)
    const field = `${curve(meadow)}L1640 1240L-40 1240Z`
    return (
      clearSky(random, hour, 860) +
      barCloud(random, { x: 330, y: 250, width: 520, colour: hour.cloud, opacity: 0.7 }) +
      barCloud(random, { x: 1370, y: 330, width: 400, bars: 3, colour: hour.cloud, opacity: 0.55 }) +
      ridge(random, hour, { line: far, base: 900, distance: 0.82 }) +
      ridge(random, hour, { line: second, base: 960, distance: 0.55, mist: 0.3 }) +
      person({
        x: 990,
        y: 196,
        scale: 0.2,
        heading: 'left',
        does: 'cheer',
        wears: outfit(random, 'trekker'),
        silhouette: mix(hour.ink, hour.rockShade, 0.3),
      }) +
      person({
        x: 1028,
        y: 196,
        scale: 0.2,
        heading: 'left',
        does: 'stand',
        wears: outfit(random, 'trekker'),
        silhouette: mix(hour.ink, hour.rockShade, 0.3),
      }) +
      ridge(random, hour, {
        line: peak,
        base: 1060,
        distance: 0.1,
        form: 'crag',
        colour: mix(hour.rock, hour.rockShade, 0.36),
        mist: 0.22,
        pitch: 150,
        mistColour: hour.far,
      }) +
      ridge(random, hour, {
        line: shoulder,
        base: 1160,
        distance: 0.1,
        form: 'crag',
        colour: mix(mix(hour.rock, hour.rockShade, 0.7), hour.leafShade, 0.3),
        mist: 0.25,
        mistColour: hour.grass,
        relief: 0.5,
        pitch: 130,
      }) +
      fill(field, mix(hour.grass, hour.leafShade, 0.5)) +
      clipped(
        random,
        field,
        fill(
          `${curve(meadow.map(([x, y], i): Point => [x, y + 70 + (i % 2) * 34]))}L1640 1300L-40 1300Z`,
          mix(hour.grass, hour.leafShade, 0.74),
        ),
      ) +
      boulder(random, hour, { x: 1330, base: 1090, width: 250, height: 150, colour: stone }).svg +
      boulder(random, hour, { x: 1520, base: 1120, width: 300, height: 210, colour: stone }).svg +
      boulder(random, hour, { x: 1180, base: 1100, width: 110, height: 60, colour: stone }).svg +
      [
        { x: 300, y: 1062, scale: 0.62, phase: 0.1 },
        { x: 420, y: 1072, scale: 0.64, phase: 0.6 },
        { x: 590, y: 1066, scale: 0.62, phase: 0.35 },
      ]
        .map(
          (at) =>
            groundShadow({ ...at, light: 'left', colour: hour.ink, length: 190 }) +
            person({ ...at, heading: 'away-right', does: 'walk', wears: outfit(random, 'trekker'), ...look }),
        )
        .join('') +
      [
        [40, 1150, 120],
        [150, 1170, 90],
        [760, 1130, 60],
        [900, 1150, 80],
        [1240, 1130, 90],
        [1400, 1150, 120],
        [1080, 1190, 120],
        [640, 1215, 110],
        [30, 1240, 230],
        [200, 1250, 190],
        [380, 1245, 140],
        [1300, 1245, 170],
        [1450, 1240, 200],
        [1580, 1235, 240],
      ]
        .map(([x = 0, y = 0, size = 0]) =>
          tussock(random, {
            x,
            y,
            size,
            blades: 19,
            ...grassOf(hour, 0.4),
            shade: mix(hour.grass, hour.ink, 0.7),
          }),
        )
        .join('')
    )
  },
}

/** The ridge towards Itaguaré, cairns along it, clouds on both sides. */
const cairnRidge: Scene = {
  id: 'marins-itaguare-2',
  focus: [0.5, 0.56],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'left')
    const granite = planes(hour, mix(hour.rock, hour.rockShade, 0.25))
    const [lit, shade] = [mix(granite.lit, granite.base, 0.35), granite.shade]
    const trail: Point[] = [
      ...pairs([560, 1260, 600, 1130, 660, 1040, 612, 960, 606, 900, 650, 842, 688, 802]),
      ...pairs([692, 802, 668, 846, 626, 900, 652, 960, 712, 1040, 700, 1130, 720, 1260]),
    ]
    const far = skyline(
      random,
      pairs([-20, 470, 240, 440, 520, 470, 760, 430, 1060, 460, 1330, 420, 1620, 450]),
    )
    const itaguare = skyline(
      random,
      pairs([
        520, 620, 640, 540, 720, 500, 790, 400, 850, 372, 900, 300, 950, 262, 1000, 300, 1030, 290, 1090, 372,
        1180, 440, 1260, 520, 1400, 620,
      ]),
      { form: 'crag', rough: 0.13 },
    )
    const near = {
      crest: pairs([760, 1260, 730, 1080, 640, 960, 610, 870, 690, 800]),
      left: pairs([-60, 1260, 40, 1160, 240, 1050, 380, 960, 560, 850, 690, 800]),
      right: pairs([1700, 1260, 1480, 1180, 1180, 1060, 960, 960, 830, 870, 690, 800]),
    }
    const middle = {
      crest: pairs([640, 930, 700, 820, 800, 740, 830, 690, 790, 640]),
      left: pairs([300, 930, 440, 830, 620, 730, 700, 670, 790, 640]),
      right: pairs([1330, 930, 1160, 830, 1010, 740, 900, 670, 790, 640]),
    }
    const distant = {
      crest: pairs([800, 740, 790, 660, 860, 590, 890, 540, 930, 460]),
      left: pairs([560, 740, 660, 650, 760, 570, 830, 530, 930, 460]),
      right: pairs([1240, 740, 1120, 650, 1020, 580, 970, 530, 930, 460]),
    }
    const air = (colour: string, t: number) => mix(colour, hour.far, t)
    const ribs = (t: number) =>
      [air(mix(lit, hour.grass, 0.55), t), air(mix(shade, hour.leafShade, 0.5), t)] as const
    const stone = mix(hour.rock, hour.rockShade, 0.3)
    const worn = mix(granite.bright, hour.sand, 0.4)
    const walkers = [
      { x: 694, y: 1022, scale: 0.84, phase: 0.1, heading: 110 },
      { x: 622, y: 880, scale: 0.54, phase: 0.6, heading: 70 },
      { x: 782, y: 752, scale: 0.34, phase: 0.3, heading: 70 },
      { x: 824, y: 706, scale: 0.28, phase: 0.8, heading: 90 },
    ] as const
    return (
      clearSky(random, hour, 500) +
      ridge(random, hour, { line: far, base: 540, distance: 0.86, mist: 0.7 }) +
      cloudSea(random, hour, { top: 474, bottom: 580, rows: 3, from: 0, to: 0.25, light: 'left' }) +
      ridge(random, hour, {
        line: itaguare,
        base: 720,
        distance: 0.5,
        form: 'crag',
        mist: 0.3,
        pitch: 90,
        colour: air(stone, 0.5),
      }) +
      cloudSea(random, hour, { top: 590, bottom: 720, rows: 2, from: 0.3, to: 0.45, light: 'left' }) +
      spine(random, { ...distant, lit: air(lit, 0.36), shade: air(shade, 0.36), ribs: ribs(0.36) }) +
      limb(pairs([796, 700, 808, 652, 858, 594, 888, 544, 926, 470]), 8, 1.4, air(worn, 0.36)) +
      cloudSea(random, hour, { top: 725, bottom: 860, rows: 2, from: 0.5, to: 0.62, light: 'left' }) +
      spine(random, { ...middle, lit: air(lit, 0.15), shade: air(shade, 0.15), ribs: ribs(0.15) }) +
      limb(pairs([690, 838, 728, 800, 784, 754, 826, 706, 814, 668, 791, 642]), 20, 3, air(worn, 0.15)) +
      cairn({ x: 884, y: 744, scale: 0.42, random, colour: stone, ...look }) +
      walkers
        .slice(2)
        .reverse()
        .map((at) => person({ ...at, does: 'walk', wears: outfit(random, 'trekker'), ...look }))
        .join('') +
      cloudSea(random, hour, { top: 905, bottom: 1130, rows: 2, from: 0.78, to: 1, light: 'left' }) +
      spine(random, { ...near, lit, shade, ribs: ribs(0) }) +
      fill(
        `${curve(trail.slice(0, trail.length / 2))}L${curve(trail.slice(trail.length / 2)).slice(1)}Z`,
        worn,
      ) +
      boulder(random, hour, { x: 800, base: 990, width: 90, height: 50, colour: granite.base }).svg +
      walkers
        .slice(0, 2)
        .reverse()
        .map((at) => person({ ...at, does: 'walk', wears: outfit(random, 'trekker'), ...look }))
        .join('') +
      groundShadow({
        x: 1010,
        y: 1080,
        scale: 1.6,
        light: 'left',
        colour: mix(shade, hour.ink, 0.4),
        length: 70,
        wide: 44,
      }) +
      cairn({ x: 1000, y: 1084, scale: 2.3, random, colour: stone, ...look }) +
      [
        [1180, 1130, 90],
        [880, 1110, 70],
        [330, 1160, 120],
        [210, 1190, 150],
        [1330, 1215, 150],
        [470, 1220, 130],
      ]
        .map(([x = 0, y = 0, size = 0]) => tussock(random, { x, y, size, ...grassOf(hour, 0.2) }))
        .join('')
    )
  },
}

/** The blue hour of the Mantiqueira: a cold sky that is still warm where the sun went down. */
const blueHour: Hour = {
  ...hours.night,
  sky: ['#142a5c', '#204a7e', '#3a6f9a', '#6f97a8', '#b6b3a4', '#efc08e'],
  skyTop: '#142a5c',
  skyMid: '#3a6f9a',
  skyLow: '#efc08e',
  far: '#7d8fa8',
  mid: '#3d5d88',
  near: '#1c3561',
  rock: '#6484a4',
  rockShade: '#243f68',
  cloud: '#f3c79c',
  cloudShade: '#6f83a4',
  light: '#bcd2dc',
  ambient: 0.45,
}

/** A camp among boulders at blue hour, one tent lit. */
const boulderCamp: Scene = {
  id: 'marins-itaguare-3',
  focus: [0.5, 0.66],
  draw: (random) => {
    const hour = blueHour
    const look = lightOf(hour, 'right')
    const far = skyline(
      random,
      pairs([-20, 660, 220, 620, 460, 660, 700, 600, 980, 650, 1240, 610, 1620, 640]),
    )
    const mid = skyline(
      random,
      pairs([
        -20, 640, 160, 660, 380, 700, 620, 740, 900, 700, 1060, 640, 1180, 560, 1260, 540, 1340, 600, 1480,
        660, 1620, 690,
      ]),
      {
        form: 'crag',
        rough: 0.1,
      },
    )
    const floor = pairs([-40, 940, 240, 920, 560, 905, 900, 900, 1240, 910, 1640, 930])
    const body = `${curve(floor)}L1640 1240L-40 1240Z`
    const warm: Hour = { ...hour, light: '#ffcf8a' }
    const stone = mix(mix(hour.rock, hour.rockShade, 0.5), hour.lamp, 0.1)
    return (
      clearSky(random, hour, 720) +
      stars(random, hour, { bottom: 420, count: 120 }) +
      barCloud(random, { x: 980, y: 470, width: 560, bars: 3, colour: hour.cloud, opacity: 0.5 }) +
      ridge(random, hour, { line: far, base: 980, distance: 0.85, light: 'right', mist: 0.3 }) +
      ridge(random, hour, {
        line: mid,
        base: 1000,
        distance: 0.45,
        light: 'right',
        form: 'crag',
        mist: 0.4,
      }) +
      fill(body, mix(hour.near, hour.grass, 0.3)) +
      boulder(random, hour, { x: 560, base: 950, width: 240, height: 210, light: 'right', colour: stone })
        .svg +
      boulder(random, warm, { x: 330, base: 1000, width: 400, height: 430, light: 'right', colour: stone })
        .svg +
      boulder(random, hour, { x: 1390, base: 990, width: 330, height: 330, light: 'left', colour: stone })
        .svg +
      fill(
        lens(330, 1004, 300, 34) + lens(560, 954, 190, 26) + lens(1390, 996, 260, 34),
        mix(hour.near, hour.grass, 0.3),
      ) +
      [120, 230, 430, 540, 660, 1130, 1270, 1420, 1560]
        .map((x, i) =>
          tussock(random, {
            x,
            y: x < 800 ? 1012 - (i % 3) * 12 : 1000,
            size: 44 + (i % 3) * 16,
            light: x < 800 ? 'right' : 'left',
            colour: mix(hour.near, hour.grass, 0.3),
            shade: mix(hour.near, hour.ink, 0.5),
            lit: mix(hour.grass, hour.lamp, 0.3),
          }),
        )
        .join('') +
      clipped(
        random,
        body,
        lampGlow(random, hour.lamp, { x: 800, y: 1010, radius: 520, strength: 0.62, squash: 0.32 }),
      ) +
      lampGlow(random, hour.lamp, { x: 800, y: 940, radius: 300, strength: 0.28 }) +
      tent({
        x: 790,
        y: 1010,
        scale: 1.2,
        heading: 'toward-right',
        form: 'tunnel',
        colour: '#b8432f',
        lit: '#ffc46a',
        open: true,
        ...look,
      }) +
      tent({
        x: 1210,
        y: 985,
        scale: 0.85,
        heading: 'toward-left',
        form: 'tunnel',
        colour: '#5b7a3a',
        ...look,
        light: 'left',
      }) +
      person({
        x: 1010,
        y: 1070,
        scale: 1.1,
        heading: 'left',
        does: 'mug',
        wears: {
          ...outfit(random, 'trekker'),
          pack: undefined,
          poles: false,
          sleeves: 'long',
          hat: { kind: 'beanie', colour: '#c8452f' },
        },
        ...look,
        light: 'left',
      }) +
      boulder(
        random,
        { ...hour, rock: hour.rockShade, rockShade: hour.ink },
        { x: 60, base: 1230, width: 480, height: 330, light: 'right' },
      ).svg +
      boulder(
        random,
        { ...hour, rock: hour.rockShade, rockShade: hour.ink },
        { x: 1560, base: 1240, width: 460, height: 260, light: 'left' },
      ).svg +
      [
        [330, 1200, 110],
        [460, 1225, 130],
        [1270, 1215, 120],
        [1180, 1235, 90],
      ]
        .map(([x = 0, y = 0, size = 0]) =>
          tussock(random, {
            x,
            y,
            size,
            light: 'right',
            colour: mix(hour.near, hour.grass, 0.4),
            shade: hour.ink,
            lit: mix(hour.grass, hour.lamp, 0.4),
          }),
        )
        .join('')
    )
  },
}

export const scenes: Scene[] = [marinsSummit, cairnRidge, boulderCamp]
