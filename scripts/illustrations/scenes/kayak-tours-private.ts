import { mix, type Scene } from '../core.ts'
import { fishSchool, seaTurtle } from '../figures/animals.ts'
import { outfit } from '../figures/body.ts'
import { hullFromBelow, kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { chart, groundShadow, person } from '../figures/people.ts'
import { islet, pairs, sunRays } from '../landscape/bay.ts'
import { bough } from '../landscape/forest.ts'
import { boulder, reflection, ridge, skyline } from '../landscape/mountain.ts'
import { curve, fill, type Point } from '../landscape/path.ts'
import { beach, footprints } from '../landscape/shore.ts'
import { barCloud, cirrus, clearSky, cumulus } from '../landscape/sky.ts'
import { breeze, glitter, surf, underWater, waterGround } from '../landscape/water.ts'
import { hours, layerColour, paints } from '../palette.ts'

/** Two kayaks side by side under the layered Serra, the light of the late day on every plane. */
const sideBySide: Scene = {
  id: 'aventura-privada-1',
  focus: [0.5, 0.62],
  draw: (random) => {
    const hour = hours.golden
    const shore = 700
    const look = lightOf(hour)
    const layers = [
      {
        line: skyline(
          random,
          pairs([
            -20, 400, 200, 360, 420, 310, 640, 380, 860, 270, 1080, 226, 1260, 310, 1460, 250, 1620, 300,
          ]),
        ),
        distance: 0.9,
        mist: 0.6,
      },
      {
        line: skyline(
          random,
          pairs([
            -20, 480, 160, 430, 360, 380, 560, 470, 800, 490, 1000, 390, 1180, 336, 1400, 430, 1620, 370,
          ]),
        ),
        distance: 0.7,
        mist: 0.6,
      },
      {
        line: skyline(
          random,
          pairs([-20, 520, 240, 560, 460, 500, 640, 550, 880, 590, 1120, 520, 1340, 450, 1620, 520]),
        ),
        distance: 0.48,
        mist: 0.6,
      },
      {
        line: skyline(
          random,
          pairs([-20, 630, 180, 604, 400, 640, 700, 660, 980, 626, 1240, 590, 1440, 550, 1620, 580]),
        ),
        distance: 0.26,
        mist: 0.4,
      },
      {
        line: skyline(
          random,
          pairs([-20, 690, 300, 686, 620, 692, 900, 682, 1160, 672, 1400, 640, 1620, 630]),
        ),
        distance: 0.06,
        mist: 0,
      },
    ].map((layer) => ({
      ...layer,
      colour: mix(layerColour(hour, layer.distance), hour.leafShade, 0.55 * (1 - layer.distance)),
    }))
    const boats = [
      { x: 960, y: 868, scale: 0.98, heading: 332, seats: 1, crew: [0.66], deck: '#1d7f8b' },
      { x: 620, y: 948, scale: 1.16, heading: 330, seats: 2, phase: 0.12, deck: '#d5412c' },
    ] as const
    return (
      clearSky(random, hour, 600) +
      barCloud(random, { x: 420, y: 120, width: 560, colour: hour.cloud, opacity: 0.8 }) +
      barCloud(random, { x: 1180, y: 130, width: 300, bars: 3, colour: hour.cloud, opacity: 0.6 }) +
      layers
        .map((layer) =>
          ridge(random, hour, { ...layer, base: shore, mistColour: mix(hour.skyLow, hour.light, 0.6) }),
        )
        .join('') +
      waterGround(random, hour, { top: shore }) +
      layers
        .slice(1)
        .map(({ line, colour }) =>
          reflection(random, line, shore, mix(colour, hour.water, 0.4), {
            opacity: 0.45,
            stretch: 0.7,
            bottom: shore + 300,
          }),
        )
        .join('') +
      breeze(random, hour, { top: shore + 4 }) +
      glitter(random, hour, { x: 330, top: shore + 6, spread: 340, count: 60 }) +
      boats
        .map(
          (boat) =>
            wake(boat, { foam: hour.glint, random, length: 560 }) +
            kayak({
              ...boat,
              random,
              water: mix(hour.water, hour.waterDeep, 0.55),
              foam: hour.glint,
              ...look,
            }),
        )
        .join('')
    )
  },
}

/** On the sand before the start: a chart on the deck, a guide and two guests choose the way. */
const choosingTheRoute: Scene = {
  id: 'aventura-privada-2',
  focus: [0.5, 0.6],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour)
    const shore = 430
    const far = skyline(
      random,
      pairs([-20, 340, 260, 280, 560, 340, 860, 260, 1140, 320, 1400, 250, 1620, 300]),
    )
    const serra = skyline(
      random,
      pairs([-20, 380, 280, 390, 560, 350, 820, 400, 1120, 380, 1360, 330, 1620, 380]),
    )
    const edge: Point[] = pairs([-20, 640, 300, 664, 640, 650, 980, 676, 1300, 660, 1620, 690])
    const deck = { x: 790, y: 1040, scale: 2.02, heading: 4, seats: 2, deck: '#1d7f8b' } as const
    const people = [
      {
        x: 780,
        y: 892,
        scale: 2.1,
        does: 'point',
        heading: 14,
        wears: {
          ...outfit(random, 'paddler'),
          vest: paints.coral,
          shirt: '#f1e6cf',
          hat: { kind: 'brim', colour: '#f4ead2' },
          hairstyle: 'short',
          beard: true,
        },
      },
      {
        x: 545,
        y: 996,
        scale: 2.16,
        does: 'kneel',
        heading: 346,
        wears: { ...outfit(random, 'paddler'), vest: paints.ochre, shirt: '#2f6f8f' },
      },
      {
        x: 1075,
        y: 992,
        scale: 2.16,
        does: 'kneel',
        heading: 196,
        wears: {
          ...outfit(random, 'paddler'),
          vest: paints.teal,
          shirt: '#e9dcbc',
          hat: { kind: 'cap', colour: '#c8452f' },
        },
      },
    ] as const
    return (
      clearSky(random, hour, shore) +
      cirrus(random, hour.cloud, { top: 60, bottom: 250, count: 9, opacity: 0.7 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8 }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.55 }) +
      waterGround(random, hour, { top: shore, bottom: 900 }) +
      reflection(random, serra, shore, mix(layerColour(hour, 0.5), hour.water, 0.4), {
        opacity: 0.5,
        bottom: 620,
      }) +
      islet(random, hour, { x: 1290, y: 470, width: 380, height: 130, size: 30, distance: 0.36 }) +
      islet(random, hour, { x: 260, y: 452, width: 240, height: 64, size: 20, distance: 0.46 }) +
      breeze(random, hour, { top: shore + 10, bottom: 660, strength: 0.8 }) +
      beach(random, hour, edge, { wet: 26 }) +
      surf(random, hour, edge, { rows: 2, reach: 24, wave: 8 }) +
      kayak({
        x: 250,
        y: 790,
        scale: 1.2,
        heading: 24,
        ashore: true,
        empty: true,
        deck: '#eaa92c',
        ...look,
      }) +
      people
        .map(
          (who) =>
            groundShadow({ x: who.x, y: who.y, scale: who.scale, colour: hour.sandShade, length: 90 }) +
            person({ ...who, ...look }),
        )
        .join('') +
      kayak({ ...deck, ashore: true, empty: true, eye: 14, ...look }) +
      chart({ x: 800, y: 968, scale: 2.02, heading: 92, eye: 26, wide: 92, ...look }) +
      footprints(random, hour.sandShade, [300, 1140], [560, 1060], { count: 8, size: 18 }) +
      bough(random, hour, pairs([-60, -10, 140, 70, 330, 70, 520, 150]), { size: 130, leaves: 44, thick: 20 })
    )
  },
}

/** Half above and half under: a turtle passes under a kayak that rests on the surface. */
const aboveAndBelow: Scene = {
  id: 'aventura-privada-3',
  focus: [0.54, 0.58],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour)
    const horizon = 398
    const surface = 470
    const serra = skyline(
      random,
      pairs([-20, 330, 240, 290, 480, 340, 760, 300, 1000, 240, 1240, 310, 1460, 280, 1620, 330]),
    )
    const foot = skyline(random, pairs([-20, 380, 300, 372, 640, 386, 900, 370, 1200, 384, 1620, 352]))
    const boat = { x: 620, y: surface + 2, scale: 1.22, heading: 4 } as const
    const sea = skyline(
      random,
      pairs([-20, 1080, 200, 1050, 480, 1096, 760, 1130, 1040, 1106, 1300, 1060, 1620, 1010]),
      { rough: 0.03 },
    )
    return (
      clearSky(random, hour, horizon) +
      cumulus(random, hour, { x: 1180, y: 190, width: 420 }) +
      cumulus(random, hour, { x: 330, y: 240, width: 260, distance: 0.3 }) +
      ridge(random, hour, { line: serra, base: horizon, distance: 0.72 }) +
      ridge(random, hour, { line: foot, base: horizon, distance: 0.46, mist: 0 }) +
      waterGround(random, hour, { top: horizon, bottom: 640 }) +
      islet(random, hour, { x: 1340, y: 408, width: 360, height: 120, size: 30, distance: 0.3 }) +
      breeze(random, hour, { top: horizon + 6, bottom: surface + 40, strength: 0.7 }) +
      kayak({ ...boat, eye: 3, crew: ['rest'], random, deck: '#d5412c', ...look }) +
      underWater(random, hour, { surface: surface + 6, rays: 0 }) +
      sunRays(random, hour, { surface: surface + 30, from: 760, bottom: 1160 }) +
      hullFromBelow({ ...boat, eye: -6, foam: hour.glint, ...look, ambient: 0.2 }) +
      fill(`${curve(sea)}L1620 1240L-20 1240Z`, mix(mix(hour.waterDeep, hour.water, 0.3), hour.sand, 0.22)) +
      [
        [330, 1200, 220],
        [90, 1230, 420],
        [1290, 1210, 330],
        [1530, 1240, 520],
      ]
        .map(
          ([x = 0, base = 0, width = 0]) =>
            boulder(
              random,
              { ...hour, light: hour.water },
              { x, base, width, height: width * 0.55, colour: mix(hour.waterDeep, hour.rock, 0.22) },
            ).svg,
        )
        .join('') +
      fishSchool({
        x: 1290,
        y: 880,
        width: 260,
        height: 150,
        scale: 0.2,
        count: 9,
        kind: 'sergeant',
        facing: 'left',
        random,
        ...look,
      }) +
      fishSchool({
        x: 330,
        y: 690,
        width: 300,
        height: 130,
        scale: 0.24,
        count: 9,
        kind: 'yellow',
        facing: 'right',
        random,
        ...look,
      }) +
      seaTurtle({ x: 800, y: 836, scale: 4.1, tilt: -10, ...look })
    )
  },
}

export const scenes: Scene[] = [sideBySide, choosingTheRoute, aboveAndBelow]
