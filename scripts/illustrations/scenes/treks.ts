import { mix, type Random, type Scene } from '../core.ts'
import { motorBoat } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { lightOf } from '../figures/look.ts'
import { groundShadow, person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { bough, bromeliad, canopy, fern, palm, tussock } from '../landscape/forest.ts'
import { boulder, reflection, ridge, skyline, sugarloaf } from '../landscape/mountain.ts'
import { curve, fill, lens, type Point } from '../landscape/path.ts'
import { beach, footprints } from '../landscape/shore.ts'
import { barCloud, clearSky, cloudSea, mistBank, ringSky, sunDisc } from '../landscape/sky.ts'
import { breeze, surf, waterGround } from '../landscape/water.ts'
import { hours, layerColour } from '../palette.ts'

/** Grass against the light along a crest. */
const tussocks = (
  random: Random,
  line: readonly Point[],
  shade: string,
  colour: string,
  lit: string,
): string =>
  line
    .slice(1, -1)
    .flatMap(([x, y]) =>
      [-70, -20, 60].map((off) => ({ x: x + off + random() * 40, y: y + 14 + Math.abs(off) * 0.1 })),
    )
    .map((foot) =>
      tussock(random, { ...foot, size: 22 + random() * 34, colour, shade, lit, blades: 9, lean: -0.15 }),
    )
    .join('')

const sunriseOverClouds: Scene = {
  id: 'trekking-pedra-macela-1',
  focus: [0.62, 0.55],
  draw: (random) => {
    const hour = hours.dawn
    const sun: Point = [560, 486]
    const far = skyline(random, [
      [-20, 560],
      [180, 520],
      [330, 548],
      [700, 566],
      [980, 520],
      [1160, 470],
      [1330, 520],
      [1620, 480],
    ])
    const islands = skyline(random, [
      [-20, 610],
      [90, 570],
      [210, 640],
      [300, 700],
    ])
    const peak = skyline(random, [
      [820, 730],
      [960, 650],
      [1080, 560],
      [1160, 590],
      [1280, 540],
      [1420, 610],
      [1620, 560],
    ])
    const summit: Point[] = [
      [-40, 1150],
      [160, 1110],
      [400, 1016],
      [640, 968],
      [860, 912],
      [1080, 898],
      [1290, 930],
      [1460, 1010],
      [1640, 1050],
    ]
    const ink = mix(hour.ink, hour.near, 0.25)
    const people = [
      { x: 868, y: 916, does: 'stand', heading: 150, scale: 0.98 },
      { x: 968, y: 902, does: 'point', heading: 180, scale: 1.02 },
      { x: 1078, y: 903, does: 'stand', heading: 130, scale: 0.95 },
      { x: 1238, y: 920, does: 'sit', heading: 170, scale: 1 },
    ] as const
    return (
      ringSky(hour, sun, 700, 10) +
      sunDisc(hour, sun, 62) +
      barCloud(random, { x: 1240, y: 196, width: 620, colour: hour.cloud, opacity: 0.8 }) +
      barCloud(random, { x: 210, y: 290, width: 360, bars: 3, colour: hour.cloud, opacity: 0.55 }) +
      ridge(random, hour, { line: far, base: 640, distance: 0.78, light: 'left', mist: 0.7 }) +
      cloudSea(random, hour, { top: 560, bottom: 700, rows: 3, from: 0, to: 0.3, light: 'left' }) +
      ridge(random, hour, { line: islands, base: 760, distance: 0.55, light: 'right', mist: 0.75 }) +
      ridge(random, hour, { line: peak, base: 800, distance: 0.5, light: 'left', mist: 0.7 }) +
      cloudSea(random, hour, { top: 668, bottom: 1010, rows: 4, from: 0.35, to: 0.85, light: 'left' }) +
      fill(`${curve(summit)}L1640 1240L-40 1240Z`, mix(hour.light, hour.sun, 0.35)) +
      fill(`${curve(summit.map(([x, y]): Point => [x + 26, y + 9]))}L1640 1240L-40 1240Z`, ink) +
      fill(
        `${curve(summit.map(([x, y]): Point => [x + 120, y * 0.9 + 210]))}L1760 1240L-40 1240L-40 1300Z`,
        mix(ink, '#000a1e', 0.35),
      ) +
      tussocks(random, summit, ink, mix(ink, hour.near, 0.6), mix(hour.near, hour.light, 0.5)) +
      boulder(
        random,
        { ...hour, rock: ink, rockShade: ink, light: ink },
        { x: 1256, base: 930, width: 110, height: 56, colour: ink },
      ).svg +
      people
        .map(({ x, y, does, heading, scale }) =>
          person({ x, y: y + 6, scale, does, heading, wears: outfit(random, 'hiker'), silhouette: ink }),
        )
        .join('') +
      bromeliad(
        random,
        { ...hour, leaf: mix(hour.near, hour.leaf, 0.5), leafShade: ink },
        { x: 200, y: 1130, size: 130, bloom: '#a8455c' },
      ) +
      [90, 330, 1330, 1460, 1540]
        .map((x, i) =>
          tussock(random, {
            x,
            y: 1215,
            size: 190 - (i % 2) * 50,
            colour: mix(ink, hour.near, 0.4),
            shade: ink,
            lit: mix(hour.near, hour.rock, 0.4),
            lean: -0.1,
          }),
        )
        .join('')
    )
  },
}

/** The beach where the trail begins: three hikers walk towards the granite that they are going to stand on. */
const towardsTheSugarloaf: Scene = {
  id: 'trekking-pao-acucar-1',
  focus: [0.42, 0.52],
  draw: (random) => {
    const hour = hours.dawn
    const look = lightOf(hour, 'right')
    const shore = 740
    const fjord = skyline(
      random,
      pairs([560, 742, 760, 620, 940, 560, 1120, 590, 1320, 500, 1480, 540, 1640, 470]),
    )
    const arm = skyline(random, pairs([980, 742, 1120, 690, 1280, 650, 1440, 580, 1640, 500]))
    const dome = sugarloaf(random, hour, {
      x: 560,
      base: shore,
      height: 660,
      distance: 0.36,
      light: 'right',
      mist: 0.14,
    })
    const hem = skyline(
      random,
      pairs([-40, 600, 140, 640, 320, 672, 520, 690, 720, 704, 900, 716, 1060, 742]),
      { rough: 0.06 },
    )
    const grove = pairs([-40, 560, 90, 590, 200, 640, 300, 700, 370, 760, 412, 860])
    const edge = pairs([-40, 800, 300, 796, 520, 800, 760, 822, 980, 866, 1180, 926, 1380, 1010, 1640, 1160])
    const wears = (shirt: string, pack: string) => ({
      ...outfit(random, 'hiker'),
      shirt,
      pack: { kind: 'day', colour: pack } as const,
    })
    const hikers = [
      {
        x: 452,
        y: 906,
        scale: 1.16,
        does: 'walk',
        phase: 0.1,
        heading: 118,
        wears: wears('#e0a02e', '#2f6f8f'),
      },
      {
        x: 640,
        y: 980,
        scale: 1.42,
        does: 'walk',
        phase: 0.58,
        heading: 130,
        wears: wears('#f1e6cf', '#c8452f'),
      },
      { x: 880, y: 1090, scale: 1.74, does: 'point', heading: 128, wears: wears('#1b8a8f', '#e2702f') },
    ] as const
    return (
      clearSky(random, hour, shore) +
      barCloud(random, { x: 1230, y: 210, width: 460, colour: hour.cloud, opacity: 0.7 }) +
      barCloud(random, { x: 1420, y: 330, width: 300, bars: 3, colour: hour.cloud, opacity: 0.5 }) +
      ridge(random, hour, { line: fjord, base: shore, distance: 0.82, light: 'right' }) +
      ridge(random, hour, { line: arm, base: shore, distance: 0.6, light: 'right', mist: 0.3 }) +
      dome.svg +
      mistBank(random, hour.skyLow, { top: 590, bottom: 740, strength: 0.55 }) +
      canopy(random, hour, hem, { base: shore + 6, size: 30, distance: 0.24, light: 'right' }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, arm, shore, mix(layerColour(hour, 0.6), hour.water, 0.4), { opacity: 0.6 }) +
      reflection(random, hem, shore, mix(layerColour(hour, 0.24), hour.water, 0.25), { opacity: 0.6 }) +
      breeze(random, hour, { top: shore, bottom: 1120, strength: 0.7 }) +
      motorBoat({
        x: 1270,
        y: 846,
        scale: 0.5,
        heading: 196,
        hull: '#f2c14e',
        stripe: '#1f5fa8',
        passengers: 0,
        helm: false,
        random,
        water: mix(hour.water, hour.waterDeep, 0.4),
        ...look,
      }) +
      beach(random, hour, edge) +
      surf(random, hour, edge, { rows: 1, wave: 9 }) +
      palm(random, hour, { x: 292, base: 850, height: 350, lean: 0.14, light: 'right' }) +
      fill(lens(150, 872, 330, 16), mix(hour.sandShade, hour.ink, 0.3), 0.5) +
      canopy(random, hour, grove, { base: 868, size: 62, distance: 0.06, light: 'right' }) +
      [30, 120, 205, 290, 372]
        .map((x, i) =>
          fern(random, hour, {
            x,
            y: 876 - (i % 2) * 8,
            size: 62 + (i % 3) * 12,
            distance: 0.06,
            light: 'right',
          }),
        )
        .join('') +
      footprints(random, hour.sandShade, [1090, 1190], [470, 912], { count: 26, size: 17 }) +
      hikers
        .map(
          (who) =>
            groundShadow({ ...who, light: 'right', colour: hour.sandShade, length: 130 }) +
            person({ ...who, ...look }),
        )
        .join('') +
      fern(random, hour, { x: 60, y: 1090, size: 260, light: 'right' }) +
      fern(random, hour, { x: 190, y: 1190, size: 300, light: 'right' }) +
      bough(random, hour, pairs([-60, 150, 90, 130, 230, 180, 330, 160]), {
        size: 110,
        leaves: 34,
        thick: 15,
      })
    )
  },
}

export const scenes: Scene[] = [sunriseOverClouds, towardsTheSugarloaf]
