/** The Serra Fina, and the grass of the highlands. */
import { lerp, mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { tent } from '../figures/camp.ts'
import { lightOf } from '../figures/look.ts'
import { person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { tussock } from '../landscape/forest.ts'
import { boulder, ridge, skyline, skylineAt } from '../landscape/mountain.ts'
import { clipped, curve, fill, gradient, type Point, polygon, type Side } from '../landscape/path.ts'
import { cirrus, clearSky, cloudSea, lampGlow, milkyWay, mistBank, stars, sunDisc } from '../landscape/sky.ts'
import { type Hour, hours } from '../palette.ts'

/** The colours of highland grass: what `tussock` wants. */
export const grassOf = (hour: Hour, dark = 0.2) => ({
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
        pitch: 134,
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
        [430, 1300, 240],
        [640, 1290, 190],
        [820, 1310, 220],
        [1060, 1300, 230],
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

export const scenes: Scene[] = [knifeRidge, summitNight, frostedGrass]
