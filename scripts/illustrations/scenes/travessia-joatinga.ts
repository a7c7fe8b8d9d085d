/** The Joatinga crossing by kayak: ocean swell under the cliffs, a fishing village, a landing through small surf. */
import { mix, type Scene } from '../core.ts'
import { farBirds } from '../figures/animals.ts'
import { canoe, motorBoat } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { lighthouse, rollers, village } from '../figures/buildings.ts'
import { tent } from '../figures/camp.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { groundShadow, person, wader } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { canopy, fern, palm } from '../landscape/forest.ts'
import { cliff, reflection, ridge, skyline } from '../landscape/mountain.ts'
import { beach } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, sunDisc } from '../landscape/sky.ts'
import { breaker, breeze, glitter, surf, swell, waterGround } from '../landscape/water.ts'
import { hours, paints } from '../palette.ts'

/** Big ocean swell under the cliffs of the point, a small white lighthouse on top. */
const oceanSwell: Scene = {
  id: 'travessia-joatinga-1',
  focus: [0.44, 0.58],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour)
    const horizon = 560
    const head = skyline(
      random,
      pairs([
        720, 562, 760, 470, 820, 400, 900, 350, 1000, 300, 1100, 270, 1220, 262, 1340, 210, 1480, 160, 1640,
        120,
      ]),
    )
    const far = skyline(random, pairs([300, 562, 420, 520, 540, 494, 660, 480, 760, 500, 900, 520]))
    const boats = [
      { x: 980, y: 700, scale: 0.5, heading: 206, tilt: -4, deck: '#eaa92c' },
      { x: 520, y: 880, scale: 1.08, heading: 198, tilt: 7, deck: '#d5412c' },
    ] as const
    return (
      clearSky(random, hour, horizon) +
      cumulus(random, hour, { x: 330, y: 300, width: 300, distance: 0.3 }) +
      farBirds({ x: 560, y: 330, width: 200, count: 6, colour: mix(hour.ink, hour.far, 0.4), random }) +
      ridge(random, hour, { line: far, base: horizon, distance: 0.75, mist: 0.3 }) +
      cliff(random, hour, { line: head, base: horizon + 26, distance: 0.16, cap: 0.42 }) +
      lighthouse({ x: 1010, y: 302, scale: 0.1, ...look }) +
      swell(random, hour, { top: horizon, rows: 8, height: 1 }) +
      boats
        .map((boat, index) =>
          kayak({
            ...boat,
            seats: index === 1 ? 2 : 1,
            loaded: true,
            eye: 12,
            crew: [0.6, 0.66],
            random,
            foam: hour.glint,
            ...look,
          }),
        )
        .join('')
    )
  },
}

/** A village in its cove: canoes on rollers, coloured boats, palms. */
const villageCove: Scene = {
  id: 'travessia-joatinga-2',
  focus: [0.5, 0.6],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour)
    const shore = 560
    const hills = skyline(
      random,
      pairs([-20, 330, 180, 250, 380, 210, 600, 290, 820, 360, 1020, 290, 1240, 190, 1440, 150, 1640, 230]),
    )
    const wood = skyline(
      random,
      pairs([-20, 450, 200, 420, 420, 450, 640, 480, 860, 486, 1080, 462, 1320, 430, 1620, 400]),
    )
    const edge = pairs([-40, 810, 240, 790, 520, 800, 820, 836, 1120, 890, 1380, 950, 1640, 1030])
    // Three canoes side by side on their rollers, each nearer than the last, the nearest cut by the frame.
    const drawnUp = [
      { x: 870, y: 884, scale: 0.66, heading: 40, hull: '#2f7f6d', stripe: '#f4ecd8' },
      { x: 700, y: 990, scale: 0.98, heading: 38, hull: '#f2c14e', stripe: '#c8452f' },
      { x: 340, y: 1150, scale: 1.7, heading: 36, hull: '#1f5fa8', stripe: '#f4ecd8' },
    ] as const
    return (
      clearSky(random, hour, 420) +
      cumulus(random, hour, { x: 760, y: 150, width: 380 }) +
      ridge(random, hour, { line: hills, base: shore, distance: 0.35, mist: 0.15 }) +
      canopy(random, hour, wood, { base: shore + 20, size: 40, distance: 0.14 }) +
      palm(random, hour, { x: 360, base: shore + 10, height: 260, lean: -0.1 }) +
      palm(random, hour, { x: 930, base: shore + 6, height: 240, lean: 0.12 }) +
      village({ from: 140, to: 1500, y: shore + 14, scale: 0.24, count: 9, random, ...look }) +
      waterGround(random, hour, { top: shore + 16 }) +
      reflection(random, wood, shore + 16, mix(hour.leaf, hour.water, 0.55), { opacity: 0.4, bottom: 720 }) +
      breeze(random, hour, { top: shore + 40, bottom: 1000, strength: 0.6 }) +
      motorBoat({
        x: 1060,
        y: 690,
        scale: 0.3,
        heading: 186,
        hull: '#f2c14e',
        stripe: '#1f5fa8',
        awning: '#f4ecd8',
        passengers: 0,
        helm: false,
        random,
        water: hour.water,
        ...look,
      }) +
      motorBoat({
        x: 560,
        y: 640,
        scale: 0.24,
        heading: 350,
        hull: '#d9e8e2',
        stripe: '#c8452f',
        awning: '#e9dcbb',
        passengers: 0,
        helm: false,
        random,
        water: hour.water,
        ...look,
      }) +
      canoe({
        x: 760,
        y: 752,
        scale: 0.46,
        heading: 200,
        hull: '#2f7f6d',
        stripe: '#f2c14e',
        fisher: 'paddle',
        random,
        water: hour.water,
        ...look,
      }) +
      beach(random, hour, edge) +
      surf(random, hour, edge, { rows: 1, reach: 20, wave: 9 }) +
      drawnUp
        .map(
          ({ hull, stripe, ...place }) =>
            rollers({ ...place, ...look }) +
            canoe({ ...place, y: place.y - 10 * place.scale, eye: 18, hull, stripe, random, ...look }),
        )
        .join('') +
      person({
        x: 1130,
        y: 960,
        scale: 0.74,
        does: 'view',
        heading: 118,
        wears: outfit(random, 'fisher'),
        ...look,
      }) +
      palm(random, hour, { x: 1530, base: 1240, height: 1010, lean: -0.04, fronds: 13 })
    )
  },
}

/** Evening landing: a kayak comes in behind a small breaker, someone pulls a bow up, tents behind. */
const surfLanding: Scene = {
  id: 'travessia-joatinga-3',
  focus: [0.46, 0.6],
  draw: (random) => {
    const hour = hours.golden
    const look = lightOf(hour, 'right')
    const horizon = 480
    const point = skyline(random, pairs([-20, 220, 140, 250, 280, 310, 420, 370, 540, 420, 640, 482]))
    const edge = pairs([-40, 760, 240, 780, 520, 820, 820, 880, 1120, 920, 1380, 930, 1640, 920])
    const outer = { x: 1130, y: 672, scale: 0.62, heading: 208 } as const
    return (
      clearSky(random, hour, horizon) +
      sunDisc(hour, [1130, 300], 64) +
      barCloud(random, { x: 760, y: 140, width: 520, colour: hour.cloud, opacity: 0.75 }) +
      barCloud(random, { x: 1330, y: 400, width: 380, colour: hour.cloud, opacity: 0.6 }) +
      canopy(random, hour, point, { base: horizon + 10, size: 30, distance: 0.3, light: 'right' }) +
      waterGround(random, hour, { top: horizon }) +
      glitter(random, hour, { x: 1130, top: horizon + 6, bottom: 820, spread: 150, count: 40 }) +
      breeze(random, hour, { top: horizon + 30, bottom: 760, strength: 0.9 }) +
      breaker(random, hour, { x: 640, y: 604, width: 1000, height: 48, broken: [-0.42, 0.3] }) +
      wake(outer, { foam: hour.glint, random, length: 260 }) +
      kayak({
        ...outer,
        seats: 1,
        loaded: true,
        eye: 14,
        crew: [0.15],
        deck: '#eaa92c',
        random,
        foam: hour.glint,
        water: mix(hour.water, hour.waterDeep, 0.5),
        ...look,
      }) +
      breaker(random, hour, { x: 150, y: 742, width: 1640, height: 92, broken: [-0.4, 0.52] }) +
      beach(random, hour, edge) +
      surf(random, hour, edge, { rows: 1, wave: 14 }) +
      tent({ x: 250, y: 940, scale: 0.95, heading: 320, form: 'tunnel', colour: '#3d7a5a', ...look }) +
      tent({ x: 400, y: 1040, scale: 1.1, heading: 330, colour: '#e2702f', open: true, ...look }) +
      kayak({
        x: 960,
        y: 940,
        scale: 1.1,
        heading: 204,
        seats: 2,
        loaded: true,
        ashore: true,
        empty: true,
        eye: 16,
        deck: '#d5412c',
        random,
        ...look,
      }) +
      groundShadow({ x: 690, y: 1012, scale: 1.06, light: 'right', colour: hour.sandShade, length: 90 }) +
      person({
        x: 690,
        y: 1012,
        scale: 1.06,
        does: 'pull',
        heading: 200,
        wears: { ...outfit(random, 'paddler'), vest: paints.ochre },
        ...look,
      }) +
      wader({
        x: 1260,
        y: 900,
        scale: 0.96,
        does: 'greet',
        heading: 330,
        depth: 40,
        foam: hour.glint,
        wears: { ...outfit(random, 'paddler'), vest: paints.coral },
        ...look,
      }) +
      palm(random, hour, { x: 70, base: 1010, height: 640, lean: 0.2, light: 'right' }) +
      fern(random, hour, { x: 30, y: 1210, size: 230, light: 'right' })
    )
  },
}

export const scenes: Scene[] = [oceanSwell, villageCove, surfLanding]
