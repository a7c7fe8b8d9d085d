import { mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { person } from '../figures/people.ts'
import { bough, bromeliad, canopy, palm, tussock } from '../landscape/forest.ts'
import { boulder, reflection, ridge, skyline, sugarloaf } from '../landscape/mountain.ts'
import { curve, fill, lens, type Point } from '../landscape/path.ts'
import { barCloud, clearSky, cloudSea, cumulus, ringSky, sunDisc } from '../landscape/sky.ts'
import { breeze, waterGround } from '../landscape/water.ts'
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

const sugarloafFromTheWater: Scene = {
  id: 'trekking-pao-acucar-1',
  focus: [0.6, 0.42],
  draw: (random) => {
    const hour = hours.morning
    const shore = 812
    const far = skyline(random, [
      [-20, 650],
      [180, 590],
      [420, 660],
      [640, 700],
      [860, 690],
      [1180, 650],
      [1620, 600],
    ])
    const west = skyline(random, [
      [-20, 480],
      [130, 520],
      [300, 640],
      [470, 730],
      [640, 790],
      [760, 812],
    ])
    const east = skyline(random, [
      [1120, 800],
      [1260, 700],
      [1420, 640],
      [1620, 520],
    ])
    const dome = sugarloaf(random, hour, { x: 980, base: shore, height: 600, distance: 0.34, mist: 0.1 })
    const hem = skyline(
      random,
      [
        [430, 810],
        [560, 800],
        [700, 782],
        [860, 792],
        [980, 776],
        [1180, 790],
        [1400, 776],
        [1620, 750],
      ],
      { rough: 0.08 },
    )
    const place = { x: 470, y: 1010, scale: 0.74, heading: 12 } as const
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 330, y: 330, width: 430 }) +
      cumulus(random, hour, { x: 1400, y: 250, width: 330 }) +
      cumulus(random, hour, { x: 660, y: 470, width: 230, distance: 0.5 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.82 }) +
      ridge(random, hour, { line: west, base: shore, distance: 0.5 }) +
      dome.svg +
      ridge(random, hour, { line: east, base: shore, distance: 0.24, mist: 0.1 }) +
      canopy(random, hour, hem, { base: shore, size: 24, distance: 0.26 }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, west, shore, mix(layerColour(hour, 0.5), hour.water, 0.3), { opacity: 0.7 }) +
      reflection(random, dome.outline, shore, mix(layerColour(hour, 0.36), hour.water, 0.12), {
        opacity: 0.8,
        stretch: 0.62,
      }) +
      reflection(random, east, shore, mix(layerColour(hour, 0.2), hour.waterDeep, 0.3), { opacity: 0.8 }) +
      fill(lens(960, 812, 150, 9), hour.sand) +
      palm(random, hour, { x: 900, base: 810, height: 84, distance: 0.1 }) +
      palm(random, hour, { x: 1042, base: 810, height: 70, distance: 0.1, lean: -0.12 }) +
      breeze(random, hour, { top: shore, strength: 0.8 }) +
      wake({ ...place }, { foam: hour.glint, random, length: 620 }) +
      kayak({
        ...place,
        seats: 2,
        phase: 0.16,
        random,
        water: mix(hour.water, hour.waterDeep, 0.5),
        foam: hour.glint,
        ...lightOf(hour),
      }) +
      bough(
        random,
        hour,
        [
          [1660, 40],
          [1500, 60],
          [1340, 36],
          [1180, 110],
        ],
        { size: 120, leaves: 40 },
      )
    )
  },
}

export const scenes: Scene[] = [sunriseOverClouds, sugarloafFromTheWater]
