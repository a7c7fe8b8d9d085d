import { mix, type Scene, seeded } from '../core.ts'
import { schooner, sloop } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { houseRow, houseStreet, mirroredAt, santaRita } from '../figures/buildings.ts'
import { tent } from '../figures/camp.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { person } from '../figures/people.ts'
import { islet } from '../landscape/bay.ts'
import { bough, canopy, fern, palm } from '../landscape/forest.ts'
import { reflection, ridge, skyline } from '../landscape/mountain.ts'
import { fill, type Point, polygon } from '../landscape/path.ts'
import { beach, paving, rocks, tideMirror } from '../landscape/shore.ts'
import {
  barCloud,
  clearSky,
  cumulus,
  lampGlow,
  milkyWay,
  mistBank,
  stars,
  sunDisc,
} from '../landscape/sky.ts'
import { breeze, glitter, ripples, waterGround } from '../landscape/water.ts'
import { hours, layerColour, paints } from '../palette.ts'
import { points } from '../points.ts'

const size = { width: 2000, height: 1125 }
const { width } = size

/** Paraty at golden hour, seen from a kayak's height; the upper left stays calm for a headline. */
const home: Scene = {
  id: 'hero-home',
  size,
  focus: [0.56, 0.6],
  draw: (random) => {
    const hour = hours.golden
    const shore = 716
    const look = lightOf(hour, 'left')
    const far = skyline(random, [
      [-20, 560],
      [240, 500],
      [460, 545],
      [700, 470],
      [940, 520],
      [1180, 400],
      [1400, 470],
      [1650, 380],
      [1840, 440],
      [2020, 400],
    ])
    const serra = skyline(random, [
      [-20, 610],
      [160, 590],
      [420, 640],
      [700, 600],
      [900, 540],
      [1080, 470],
      [1220, 540],
      [1420, 450],
      [1560, 360],
      [1700, 440],
      [1860, 400],
      [2020, 470],
    ])
    const hill = skyline(random, [
      [-20, 690],
      [300, 684],
      [620, 672],
      [900, 640],
      [1200, 620],
      [1500, 560],
      [1760, 600],
      [2020, 540],
    ])
    const town =
      houseRow({ x: 640, y: shore, width: 640, scale: 0.13, random, ...look }) +
      houseRow({ x: 1400, y: shore, width: 640, scale: 0.13, random, ...look }) +
      santaRita({ x: 1330, y: shore, scale: 0.17, ...look })
    const boat = { x: 985, y: 950, scale: 0.94, heading: 8 } as const
    return (
      clearSky(random, hour, shore, width) +
      barCloud(random, { x: 1560, y: 190, width: 620, colour: hour.cloud, opacity: 0.75 }) +
      barCloud(random, { x: 1120, y: 300, width: 420, bars: 3, colour: hour.cloud, opacity: 0.55 }) +
      barCloud(random, { x: 330, y: 430, width: 380, bars: 3, colour: hour.cloud, opacity: 0.4 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8 }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.52, mist: 0.3 }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.22, mist: 0.05 }) +
      canopy(
        random,
        hour,
        skyline(random, [
          [560, 700],
          [800, 668],
          [1100, 650],
          [1400, 640],
          [1700, 632],
          [2020, 620],
        ]),
        { base: shore, size: 34, distance: 0.12 },
      ) +
      [700, 1120, 1490, 1820]
        .map((x, i) =>
          palm(random, hour, {
            x,
            base: shore,
            height: 150 + i * 10,
            lean: i % 2 ? -0.1 : 0.12,
            distance: 0.05,
          }),
        )
        .join('') +
      town +
      waterGround(random, hour, { top: shore, bottom: size.height, width }) +
      fill(
        polygon([
          [600, shore - 3],
          [2020, shore - 3],
          [2020, shore + 9],
          [580, shore + 9],
        ]),
        mix(hour.rock, hour.rockShade, 0.4),
      ) +
      reflection(random, serra, shore + 8, mix(layerColour(hour, 0.5), hour.water, 0.45), {
        opacity: 0.65,
        stretch: 0.8,
      }) +
      reflection(random, hill, shore + 8, mix(layerColour(hour, 0.2), hour.water, 0.25), { opacity: 0.75 }) +
      mirroredAt(shore + 8, town, 0.42) +
      ripples(random, {
        top: shore + 10,
        bottom: 980,
        width,
        count: 60,
        colour: mix(hour.water, hour.waterDeep, 0.25),
        opacity: 0.6,
      }) +
      schooner({
        x: 330,
        y: 800,
        scale: 0.26,
        heading: 'right',
        sails: 'furled',
        water: mix(hour.water, hour.waterDeep, 0.3),
        random,
        ...look,
      }) +
      breeze(random, hour, { top: shore + 20, bottom: size.height, width }) +
      glitter(random, hour, { x: 1560, top: shore + 20, bottom: size.height, spread: 300, count: 46 }) +
      wake(boat, { foam: hour.glint, random, length: 620 }) +
      kayak({
        ...boat,
        seats: 2,
        phase: 0.14,
        random,
        water: mix(hour.water, hour.waterDeep, 0.6),
        foam: hour.glint,
        ...look,
      }) +
      bough(
        random,
        hour,
        [
          [2070, 60],
          [1900, 84],
          [1740, 50],
          [1590, 128],
        ],
        { size: 128, leaves: 40, lit: 0.22 },
      )
    )
  },
}

/** The bay in the morning: mist under the Serra, a yacht on still water, a double kayak setting out from the rocks. */
const tours: Scene = {
  id: 'hero-tours',
  size,
  focus: [0.55, 0.7],
  draw: (random) => {
    const hour = hours.morning
    const shore = 640
    const look = lightOf(hour, 'left')
    const sun: Point = [520, 330]
    const far = skyline(
      random,
      points([-20, 430, 240, 360, 520, 420, 820, 320, 1060, 380, 1320, 280, 1560, 360, 1800, 290, 2020, 340]),
    )
    const serra = skyline(
      random,
      points([
        -20, 520, 260, 470, 520, 530, 800, 470, 1060, 420, 1260, 340, 1420, 430, 1620, 380, 1820, 300, 2020,
        360,
      ]),
    )
    const hill = skyline(
      random,
      points([760, 650, 960, 600, 1180, 560, 1380, 520, 1560, 560, 1760, 480, 2020, 430]),
    )
    const west = skyline(random, points([-20, 540, 140, 560, 300, 590, 470, 610, 640, 646]))
    const wood = skyline(random, points([1560, 664, 1660, 600, 1760, 570, 1880, 520, 2040, 470]))
    const yacht = { x: 1330, y: 770, scale: 0.4, heading: 'right' } as const
    const paddlers = { x: 962, y: 940, scale: 0.96, heading: 12 } as const
    return (
      clearSky(random, hour, shore, width) +
      sunDisc(hour, sun, 64) +
      cumulus(random, hour, { x: 1000, y: 250, width: 430 }) +
      cumulus(random, hour, { x: 1660, y: 190, width: 360 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.84 }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.6, mist: 0.4 }) +
      mistBank(random, hour.cloud, { top: 520, bottom: 660, strength: 0.5, width }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.36, mist: 0.3 }) +
      ridge(random, hour, { line: west, base: shore, distance: 0.44, mist: 0.3 }) +
      waterGround(random, hour, { top: shore, bottom: size.height, width }) +
      reflection(random, serra, shore, mix(layerColour(hour, 0.58), hour.water, 0.5), {
        opacity: 0.4,
        stretch: 0.7,
      }) +
      reflection(random, hill, shore, mix(layerColour(hour, 0.36), hour.water, 0.35), {
        opacity: 0.6,
        stretch: 0.7,
      }) +
      glitter(random, hour, { x: sun[0], top: shore + 4, bottom: size.height, spread: 240, count: 70 }) +
      islet(random, hour, { x: 700, y: 662, width: 300, height: 96, size: 24, distance: 0.3 }) +
      islet(random, hour, { x: 1060, y: 654, width: 170, height: 46, size: 15, distance: 0.44 }) +
      breeze(random, hour, { top: shore + 12, bottom: size.height, width, strength: 1.2 }) +
      sloop({
        ...yacht,
        sails: 'full',
        heel: 4,
        water: mix(hour.water, hour.waterDeep, 0.35),
        crew: 3,
        stripe: '#c8432f',
        random,
        ...look,
      }) +
      canopy(random, hour, wood, { base: 700, size: 46, distance: 0.08 }) +
      reflection(random, wood, 700, mix(hour.leafShade, hour.waterDeep, 0.4), {
        opacity: 0.5,
        stretch: 0.6,
      }) +
      rocks(random, hour, { from: 1540, to: 2040, base: 706, size: 110, count: 8 }) +
      wake(paddlers, { foam: hour.glint, random, length: 640 }) +
      kayak({
        ...paddlers,
        seats: 2,
        phase: 0.2,
        deck: '#d5412c',
        random: seeded('two on a quiet bay'),
        water: mix(hour.water, hour.waterDeep, 0.6),
        foam: hour.glint,
        ...look,
      }) +
      rocks(random, hour, { from: -40, to: 420, base: 1050, size: 260, count: 4 }) +
      fern(random, hour, { x: 60, y: 1010, size: 210 }) +
      rocks(random, hour, { from: 1760, to: 2060, base: 1090, size: 240, count: 3 }) +
      bough(
        random,
        hour,
        [
          [-60, 20],
          [120, 96],
          [300, 100],
          [480, 190],
        ],
        { size: 132, leaves: 46, thick: 22 },
      )
    )
  },
}

/** A night camp on a beach under the Milky Way. */
const expeditions: Scene = {
  id: 'hero-expeditions',
  size,
  focus: [0.6, 1],
  draw: (random) => {
    const hour = hours.night
    const shore = 770
    const look = lightOf(hour, 'left')
    const far = skyline(random, [
      [-20, 640],
      [300, 560],
      [560, 620],
      [860, 520],
      [1100, 600],
      [1400, 660],
      [1700, 640],
      [2020, 690],
    ])
    const near = skyline(random, [
      [1180, 800],
      [1400, 700],
      [1600, 560],
      [1800, 470],
      [2020, 430],
    ])
    const edge: Point[] = [
      [-20, 960],
      [300, 900],
      [700, 868],
      [1100, 850],
      [1500, 800],
      [2020, 776],
    ]
    return (
      clearSky(random, hour, shore, width) +
      milkyWay(random, hour, [420, 820], [1380, -80], 150) +
      stars(random, hour, { bottom: shore, count: 420, width }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.55, light: 'right', relief: 0.35 }) +
      waterGround(random, hour, { top: shore, bottom: size.height, width }) +
      reflection(random, far, shore, mix(layerColour(hour, 0.5), hour.waterDeep, 0.3), { opacity: 0.8 }) +
      ripples(random, {
        top: shore + 8,
        bottom: 1000,
        width: 1300,
        count: 40,
        colour: hour.water,
        opacity: 0.6,
      }) +
      ridge(random, hour, { line: near, base: 800, distance: 0.12, light: 'left', relief: 0.5, mist: 0 }) +
      canopy(
        random,
        hour,
        skyline(random, [
          [1240, 776],
          [1500, 730],
          [1760, 690],
          [2020, 640],
        ]),
        { base: 830, size: 60, distance: 0.05 },
      ) +
      beach(random, hour, edge, { bottom: size.height + 10 }) +
      lampGlow(random, hour.lamp, { x: 1270, y: 930, radius: 420, strength: 0.4 }) +
      tent({ x: 1600, y: 906, scale: 1.0, heading: 'toward-left', colour: paints.teal, ...look }) +
      tent({
        x: 1290,
        y: 950,
        scale: 1.25,
        heading: 'toward-left',
        colour: '#e2702f',
        lit: '#ffd27a',
        open: true,
        ...look,
      }) +
      person({
        x: 1110,
        y: 985,
        scale: 1.05,
        heading: 'right',
        does: 'sit-low',
        wears: { ...outfit(random, 'trekker'), pack: undefined },
        ...look,
        light: 'right',
      }) +
      person({
        x: 1000,
        y: 1000,
        scale: 1.05,
        heading: 100,
        does: 'view',
        wears: { ...outfit(random, 'trekker'), pack: undefined },
        ...look,
        light: 'right',
      }) +
      kayak({
        x: 560,
        y: 1010,
        scale: 0.95,
        heading: 28,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#d5412c',
        ...look,
        light: 'right',
      }) +
      kayak({
        x: 760,
        y: 1070,
        scale: 0.98,
        heading: 24,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#eaa92c',
        ...look,
        light: 'right',
      }) +
      palm(
        random,
        { ...hour, leaf: hour.near, leafShade: hour.ink },
        { x: 1880, base: 1100, height: 900, lean: -0.16 },
      ) +
      palm(
        random,
        { ...hour, leaf: hour.near, leafShade: hour.ink },
        { x: 1960, base: 1120, height: 700, lean: -0.06 },
      )
    )
  },
}

/** A street of the old town at high tide, its houses standing on their own image. */
const destination: Scene = {
  id: 'hero-destination',
  size,
  focus: [0.52, 0.5],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour, 'left')
    const vanish: Point = [1040, 600]
    const serra = skyline(random, [
      [500, 560],
      [760, 450],
      [900, 400],
      [1080, 470],
      [1240, 400],
      [1560, 520],
    ])
    const hill = skyline(random, [
      [600, 580],
      [860, 540],
      [1040, 510],
      [1240, 540],
      [1500, 570],
    ])
    // One side with its feet at x; a scale below zero draws the same houses upside down, standing on their feet.
    const side = (x: number, scale: number) =>
      houseStreet({
        vanish,
        foot: [x, 1230],
        scale,
        depth: x < vanish[0] ? 3700 : 5600,
        eye: 760,
        random: seeded(x < vanish[0] ? 'l11' : 'r0'),
        shaded: x < vanish[0],
        ...look,
      })
    const edge = (x: number) => (y: number) =>
      vanish[0] + ((x - vanish[0]) * (y - vanish[1])) / (1230 - vanish[1])
    const tide: Point[] = [
      [1042, 618],
      [1000, 650],
      [950, 700],
      [800, 780],
      [720, 850],
      [470, 960],
      [420, 1060],
      [160, 1180],
      [900, 1190],
      [1800, 1190],
      [1700, 1060],
      [1560, 980],
      [1470, 900],
      [1270, 790],
      [1180, 720],
      [1090, 660],
    ]
    return (
      clearSky(random, hour, vanish[1], width) +
      cumulus(random, hour, { x: 1060, y: 190, width: 400 }) +
      ridge(random, hour, { line: serra, base: 640, distance: 0.7 }) +
      ridge(random, hour, { line: hill, base: 640, distance: 0.4, mist: 0 }) +
      fill(
        polygon([
          [-20, vanish[1] + 26],
          [2020, vanish[1] + 26],
          [2020, 1140],
          [-20, 1140],
        ]),
        hour.rockShade,
      ) +
      santaRita({ x: 1046, y: vanish[1] + 26, scale: 0.125, ...look }) +
      paving(random, hour, {
        left: edge(-320),
        right: edge(2400),
        top: vanish[1] + 22,
        bottom: 1160,
        size: 190,
        joint: mix(hour.rockShade, hour.ink, 0.45),
      }) +
      side(-300, 1.75) +
      side(2380, 1.75) +
      tideMirror(
        random,
        hour,
        tide,
        mirroredAt(vanish[1] + 26, santaRita({ x: 1046, y: vanish[1] + 26, scale: 0.125, ...look }), 1) +
          side(-300, -1.75) +
          side(2380, -1.75),
        { tint: 0.2 },
      ) +
      person({
        x: 752,
        y: 748,
        scale: 0.42,
        heading: 40,
        does: 'walk',
        phase: 0.1,
        wears: { ...outfit(random, 'beach'), pack: undefined },
        ...look,
      }) +
      person({
        x: 1318,
        y: 742,
        scale: 0.4,
        heading: 215,
        does: 'walk',
        phase: 0.6,
        wears: { ...outfit(random, 'hiker'), pack: undefined },
        ...look,
      })
    )
  },
}

export const scenes: Scene[] = [home, tours, expeditions, destination]
