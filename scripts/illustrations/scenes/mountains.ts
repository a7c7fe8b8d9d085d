/** The highland traverses of the Mantiqueira: Serra Fina and Marins to Itaguaré. */
import { lerp, mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { tent } from '../figures/camp.ts'
import { lightOf } from '../figures/look.ts'
import { cairn } from '../figures/objects.ts'
import { groundShadow, person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { tussock } from '../landscape/forest.ts'
import { boulder, ridge, skyline, skylineAt } from '../landscape/mountain.ts'
import {
  clipped,
  curve,
  fill,
  gradient,
  lens,
  type Point,
  polygon,
  roughened,
  type Side,
} from '../landscape/path.ts'
import {
  barCloud,
  cirrus,
  clearSky,
  cloudSea,
  cumulus,
  lampGlow,
  milkyWay,
  mistBank,
  stars,
  sunDisc,
} from '../landscape/sky.ts'
import { type Hour, hours, planes } from '../palette.ts'

/** The colours of highland grass: what `tussock` wants. */
const grassOf = (hour: Hour, dark = 0.2) => ({
  colour: mix(hour.grass, hour.leafShade, dark + 0.14),
  shade: mix(hour.leafShade, hour.ink, dark),
  lit: mix(hour.grass, hour.light, 0.35),
})

/** Tussocks rooted just under a crest, so that none stands in the air. */
const fringe = (
  random: Random,
  hour: Hour,
  line: readonly Point[],
  {
    from,
    to,
    count,
    size,
    dark,
    light = 'left',
  }: { from: number; to: number; count: number; size: number; dark?: number; light?: Side },
): string =>
  Array.from({ length: count }, (_, i) => {
    const x = lerp(from, to, (i + random() * 0.8) / count)
    return tussock(random, {
      x,
      y: skylineAt(line, x) + size * 0.22,
      size: size * lerp(0.6, 1.1, random()),
      blades: 11,
      lean: -0.1,
      light,
      ...grassOf(hour, dark),
    })
  }).join('')

/** The beam of a headlamp that loses itself in the night. */
const lampBeam = (random: Random, [x, y]: Point, [tx, ty]: Point, colour: string): string => {
  const [dx, dy] = [(tx - x) * 0.11, (ty - y) * 0.11]
  const light = gradient(
    random,
    [x, y],
    [tx, ty],
    [
      [0, colour, 0.5],
      [0.4, colour, 0.16],
      [1, colour, 0],
    ],
  )
  return (
    light.defs +
    fill(
      polygon([
        [x, y],
        [tx - dy, ty + dx],
        [tx + dy, ty - dx],
      ]),
      light.paint,
    )
  )
}

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

/** Walkers on a knife ridge above the clouds, the Pedra da Mina behind them. */
const knifeRidge: Scene = {
  id: 'serra-fina-1',
  focus: [0.5, 0.55],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      pairs([-20, 560, 200, 540, 420, 570, 900, 552, 1180, 520, 1400, 545, 1620, 500]),
    )
    const mina = skyline(
      random,
      pairs([
        -20, 560, 70, 500, 150, 470, 220, 490, 320, 400, 400, 350, 450, 300, 520, 262, 580, 268, 640, 320,
        720, 350, 790, 340, 850, 400, 960, 470, 1060, 560, 1180, 690, 1300, 800,
      ]),
      { form: 'crag', rough: 0.1 },
    )
    const shoulder = skyline(
      random,
      pairs([560, 990, 760, 800, 900, 690, 1040, 650, 1180, 600, 1340, 470, 1480, 430, 1640, 340]),
      {
        form: 'crag',
        rough: 0.1,
      },
    )
    const crest = skyline(
      random,
      pairs([
        -40, 1050, 50, 970, 110, 990, 180, 930, 270, 900, 330, 866, 450, 850, 560, 812, 690, 800, 800, 762,
        920, 752, 1060, 706, 1150, 650, 1196, 560, 1260, 530, 1300, 440, 1380, 420, 1440, 330, 1530, 290,
        1640, 180,
      ]),
      { form: 'crag', rough: 0.06, detail: 18 },
    )
    const rock = mix(mix(hour.rock, hour.rockShade, 0.7), hour.leafShade, 0.35)
    const near = skyline(
      random,
      pairs([760, 1240, 900, 1150, 1080, 1130, 1240, 1070, 1400, 1060, 1640, 960]),
      {
        form: 'crag',
        rough: 0.07,
      },
    )
    const people = [
      [372, 0.1],
      [520, 0.55],
      [664, 0.3],
      [836, 0.8],
      [1000, 0.05],
    ] as const
    return (
      clearSky(random, hour, 640) +
      cirrus(random, hour.cloud, { top: 110, bottom: 330, count: 5, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: 660, distance: 0.88, mist: 0.6 }) +
      cloudSea(random, hour, { top: 590, bottom: 700, rows: 3, from: 0, to: 0.3, light: 'left' }) +
      ridge(random, hour, { line: mina, base: 860, distance: 0.5, form: 'crag', mist: 0.4, pitch: 120 }) +
      cloudSea(random, hour, { top: 690, bottom: 820, rows: 2, from: 0.34, to: 0.5, light: 'left' }) +
      ridge(random, hour, { line: shoulder, base: 980, distance: 0.3, form: 'crag', mist: 0.5, pitch: 110 }) +
      cloudSea(random, hour, { top: 830, bottom: 1010, rows: 2, from: 0.6, to: 0.8, light: 'left' }) +
      people
        .map(([x, phase]) =>
          person({
            x,
            y: skylineAt(crest, x) + 5,
            scale: 0.72,
            heading: 'right',
            does: 'walk',
            phase,
            wears: outfit(random, 'trekker'),
            ...look,
          }),
        )
        .join('') +
      ridge(random, hour, {
        line: crest,
        base: 1300,
        distance: 0.08,
        form: 'crag',
        colour: rock,
        mist: 0.3,
        mistColour: mix(hour.cloud, hour.cloudShade, 0.35),
        pitch: 110,
        prominence: 6,
      }) +
      fringe(random, hour, crest, { from: -10, to: 1180, count: 24, size: 36, dark: 0.2 }) +
      cloudSea(random, hour, { top: 1085, bottom: 1300, rows: 2, from: 0.8, to: 1, light: 'left' }) +
      ridge(random, hour, {
        line: near,
        base: 1400,
        distance: 0,
        form: 'crag',
        colour: mix(hour.near, hour.leafShade, 0.4),
        mist: 0,
        pitch: 130,
      }) +
      [
        [900, 1190, 90],
        [1050, 1180, 130],
        [1240, 1150, 150],
        [1400, 1150, 190],
        [1530, 1110, 230],
        [1160, 1240, 150],
      ]
        .map(([x = 0, y = 0, size = 0]) =>
          tussock(random, { x, y, size, blades: 19, lean: -0.12, ...grassOf(hour, 0.3) }),
        )
        .join('')
    )
  },
}

/** Tents on a summit under the Milky Way. */
const summitNight: Scene = {
  id: 'serra-fina-2',
  focus: [0.5, 0.62],
  draw: (random) => {
    const hour = hours.night
    const look = lightOf(hour, 'right')
    const far = skyline(
      random,
      pairs([-20, 800, 200, 760, 460, 800, 760, 770, 1040, 810, 1300, 760, 1620, 790]),
    )
    const mid = skyline(random, pairs([-20, 830, 140, 760, 290, 700, 400, 740, 560, 830, 700, 880]), {
      form: 'crag',
      rough: 0.1,
    })
    const east = skyline(random, pairs([900, 900, 1080, 840, 1260, 800, 1400, 730, 1500, 750, 1640, 700]), {
      form: 'crag',
      rough: 0.1,
    })
    const summit = pairs([
      -40, 1130, 130, 1080, 300, 1010, 470, 966, 680, 940, 900, 934, 1120, 950, 1300, 990, 1450, 1060, 1640,
      1110,
    ])
    const body = `${curve(summit)}L1640 1240L-40 1240Z`
    const stone = { ...hour, rock: mix(hour.near, hour.rock, 0.5) }
    return (
      clearSky(random, hour, 860) +
      milkyWay(random, hour, [1180, 900], [520, -120], 130) +
      stars(random, hour, { bottom: 800, count: 420 }) +
      ridge(random, hour, { line: far, base: 900, distance: 0.75, light: 'right', mist: 0.5, relief: 0.3 }) +
      ridge(random, hour, {
        line: mid,
        base: 960,
        distance: 0.45,
        light: 'right',
        form: 'crag',
        mist: 0.45,
        relief: 0.5,
      }) +
      ridge(random, hour, {
        line: east,
        base: 980,
        distance: 0.4,
        light: 'right',
        form: 'crag',
        mist: 0.45,
        relief: 0.5,
      }) +
      cloudSea(random, hour, { top: 870, bottom: 1010, rows: 3, from: 0.2, to: 0.6, light: 'right' }) +
      boulder(random, stone, { x: 1310, base: 1070, width: 210, height: 160, light: 'left' }).svg +
      boulder(random, stone, { x: 290, base: 1080, width: 170, height: 130, light: 'right' }).svg +
      fill(body, mix(hour.near, hour.ink, 0.25)) +
      clipped(
        random,
        body,
        lampGlow(random, hour.lamp, { x: 700, y: 985, radius: 430, strength: 0.55, squash: 0.34 }) +
          fill(
            `${curve(summit.map(([x, y]): Point => [x + 60, y * 0.7 + 390]))}L1740 1300L-40 1300Z`,
            mix(hour.ink, hour.near, 0.25),
          ),
      ) +
      tent({
        x: 1010,
        y: 978,
        scale: 0.84,
        heading: 'toward-left',
        colour: '#2c7a86',
        ...look,
        light: 'left',
      }) +
      lampGlow(random, hour.lamp, { x: 690, y: 930, radius: 260, strength: 0.3 }) +
      tent({
        x: 690,
        y: 996,
        scale: 1.02,
        heading: 'toward-right',
        colour: '#e2702f',
        lit: '#ffd27a',
        open: true,
        ...look,
      }) +
      lampBeam(random, [1190, 832], [1500, 470], hour.glint) +
      person({
        x: 1180,
        y: 992,
        scale: 0.96,
        heading: 40,
        does: 'view',
        wears: { ...outfit(random, 'trekker'), pack: undefined, poles: false, headlamp: '#fff3c4' },
        ...look,
        light: 'left',
      }) +
      person({
        x: 480,
        y: 1022,
        scale: 0.98,
        heading: 20,
        does: 'sit-low',
        wears: { ...outfit(random, 'trekker'), pack: undefined, poles: false },
        ...look,
      }) +
      [
        [60, 1190, 170],
        [190, 1225, 140],
        [1380, 1225, 150],
        [1500, 1200, 190],
        [1590, 1190, 150],
      ]
        .map(([x = 0, y = 0, size = 0]) =>
          tussock(random, {
            x,
            y,
            size,
            lean: 0.1,
            colour: mix(hour.ink, hour.near, 0.7),
            shade: hour.ink,
            lit: mix(hour.near, hour.grass, 0.45),
          }),
        )
        .join('')
    )
  },
}

/** A cold morning among tall golden grass, mist in the hollows and frost on the blades. */
const frostedGrass: Scene = {
  id: 'serra-fina-3',
  focus: [0.52, 0.56],
  draw: (random) => {
    const hour: Hour = { ...hours.mist, grass: '#d9a848', leafShade: '#6b6a3e', sand: '#efe0b8' }
    const look = lightOf(hours.mist, 'right')
    const far = skyline(
      random,
      pairs([-20, 470, 260, 400, 480, 440, 760, 350, 980, 300, 1180, 380, 1420, 430, 1620, 400]),
    )
    const mid = skyline(
      random,
      pairs([-20, 520, 160, 500, 340, 430, 520, 520, 700, 590, 860, 640, 1100, 700, 1640, 720]),
    )
    const ground = skyline(random, pairs([-40, 700, 240, 680, 560, 716, 900, 694, 1240, 640, 1640, 560]))
    const air = (colour: string, sunk: number) => mix(colour, hours.mist.skyMid, sunk)
    // Hummocks of grass from far to near, each row one plane with a hem of blades; frost lies on a few of them.
    const row = (y: number, size: number, sunk: number, slope: number): string => {
      const tone = mix('#e6ba5c', '#b9822f', 1 - sunk * 1.5)
      const hem = skyline(
        random,
        Array.from({ length: 9 }, (_, i): Point => {
          const x = -60 + i * 215
          return [x, y + slope * (x - 800) + (i % 2 ? -1 : 1) * size * lerp(0.1, 0.3, random())]
        }),
        { rough: 0.02 },
      )
      const blades = Array.from({ length: Math.ceil(1700 / (size * 0.46)) }, (_, i) => {
        const x = -50 + (i + random() * 0.7) * size * 0.46
        const at = { x, y: skylineAt(hem, x) + size * 0.24, size: size * lerp(0.7, 1.1, random()) }
        return (
          tussock(random, {
            ...at,
            blades: 11,
            lean: -0.14,
            light: 'right',
            colour: air(tone, sunk),
            shade: air(mix(tone, '#5f4a2c', 0.28), sunk),
            lit: air(mix(tone, '#ffe09a', 0.5), sunk),
          }) +
          (i % 4 === 1
            ? tussock(random, {
                ...at,
                size: at.size * 1.06,
                blades: 5,
                lean: -0.2,
                colour: air('#fbf6e6', sunk * 0.5),
                shade: air('#e6e6da', sunk * 0.5),
                lit: air('#fbf6e6', sunk * 0.5),
              })
            : '')
        )
      }).join('')
      return blades + fill(polygon([...hem, [1700, 1260], [-60, 1260]]), air(tone, sunk))
    }
    const walker = (x: number, y: number, scale: number, phase: number) =>
      person({
        x,
        y,
        scale,
        heading: 'toward-left',
        does: 'walk',
        phase,
        wears: {
          ...outfit(random, 'trekker'),
          sleeves: 'long',
          shirt: scale > 1 ? '#c8452f' : '#2f6f8f',
          pack: { kind: 'big', colour: scale > 1 ? '#1f6f78' : '#c8452f' },
          hat: { kind: 'beanie', colour: scale > 0.8 ? '#234f7d' : '#e0a02e' },
          poles: true,
        },
        ...look,
      })
    return (
      clearSky(random, hour, 620) +
      sunDisc(hour, [1190, 250], 56) +
      ridge(random, hour, { line: far, base: 640, distance: 0.8, light: 'right', mist: 0.8 }) +
      ridge(random, hour, { line: mid, base: 700, distance: 0.55, light: 'right', mist: 0.6 }) +
      mistBank(random, hour.cloud, { top: 480, bottom: 740, strength: 0.85 }) +
      ridge(random, hour, {
        line: ground,
        base: 900,
        distance: 0.4,
        light: 'right',
        colour: '#b9a873',
        mist: 0.1,
        relief: 0.2,
      }) +
      walker(1250, 706, 0.5, 0.3) +
      walker(1130, 722, 0.56, 0.8) +
      row(744, 66, 0.55, -0.05) +
      mistBank(random, hour.cloud, { top: 600, bottom: 840, strength: 0.55 }) +
      row(806, 96, 0.36, -0.04) +
      walker(850, 900, 0.92, 0.15) +
      row(890, 140, 0.22, -0.03) +
      walker(520, 1050, 1.36, 0.55) +
      row(1010, 190, 0.1, 0) +
      row(1150, 240, 0, 0.02) +
      [
        [30, 1290, 400],
        [210, 1310, 300],
        [1390, 1310, 330],
        [1560, 1290, 430],
      ]
        .map(([x = 0, y = 0, size = 0]) => {
          const at = { x, y, size, lean: x < 800 ? 0.06 : -0.18, light: 'right' } as const
          return (
            tussock(random, { ...at, blades: 19, colour: '#94692c', shade: '#4f4530', lit: '#c99a44' }) +
            tussock(random, { ...at, blades: 6, colour: '#efe9d6', shade: '#cfd2c4', lit: '#fbf8ec' })
          )
        })
        .join('')
    )
  },
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
    const stone = mix(hour.rock, hour.rockShade, 0.5)
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
      ...pairs([560, 1260, 600, 1130, 660, 1040, 612, 960, 604, 900, 660, 830]),
      ...pairs([682, 826, 628, 900, 652, 960, 712, 1040, 700, 1130, 720, 1260]),
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
    const walkers = [
      { x: 694, y: 1022, scale: 0.84, phase: 0.1, heading: 110 },
      { x: 622, y: 880, scale: 0.54, phase: 0.6, heading: 70 },
      { x: 782, y: 752, scale: 0.34, phase: 0.3, heading: 70 },
      { x: 824, y: 706, scale: 0.28, phase: 0.8, heading: 90 },
    ] as const
    return (
      clearSky(random, hour, 500) +
      cumulus(random, hour, { x: 330, y: 300, width: 420 }) +
      cumulus(random, hour, { x: 1400, y: 230, width: 300 }) +
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
      cloudSea(random, hour, { top: 725, bottom: 860, rows: 2, from: 0.5, to: 0.62, light: 'left' }) +
      spine(random, { ...middle, lit: air(lit, 0.15), shade: air(shade, 0.15), ribs: ribs(0.15) }) +
      cairn({ x: 884, y: 744, scale: 0.42, random, colour: stone, ...look }) +
      walkers
        .slice(2)
        .reverse()
        .map((at) => person({ ...at, does: 'walk', wears: outfit(random, 'trekker'), ...look }))
        .join('') +
      cloudSea(random, hour, { top: 905, bottom: 1130, rows: 2, from: 0.78, to: 1, light: 'left' }) +
      spine(random, { ...near, lit, shade, ribs: ribs(0) }) +
      fill(curve(trail, true), mix(granite.bright, hour.sand, 0.4)) +
      boulder(random, hour, { x: 330, base: 1090, width: 120, height: 66, colour: granite.base }).svg +
      boulder(random, hour, { x: 800, base: 990, width: 90, height: 50, colour: granite.base }).svg +
      boulder(random, hour, { x: 420, base: 1190, width: 190, height: 100, colour: granite.base }).svg +
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
      fill(lens(330, 1000, 260, 18), mix(hour.near, hour.ink, 0.4)) +
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
        x: 800,
        y: 1010,
        scale: 1.2,
        heading: 'toward-right',
        colour: '#e2702f',
        lit: '#ffd27a',
        open: true,
        ...look,
      }) +
      tent({
        x: 1200,
        y: 985,
        scale: 0.85,
        heading: 'toward-left',
        colour: '#35708c',
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

export const scenes: Scene[] = [knifeRidge, summitNight, frostedGrass, marinsSummit, cairnRidge, boulderCamp]
