import { mix, type Scene } from '../core.ts'
import { egret, fishSchool, heron, reefFish } from '../figures/animals.ts'
import { outfit } from '../figures/body.ts'
import { houseRow, mirroredAt, paratyMirimChurch, santaRita } from '../figures/buildings.ts'
import { hullFromBelow, kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { groundShadow, person, snorkeller } from '../figures/people.ts'
import { islet, pairs, sunRays } from '../landscape/bay.ts'
import { bough, bromeliad, canopy, mangrove, palm } from '../landscape/forest.ts'
import { boulder, reflection, ridge, skyline, sugarloaf } from '../landscape/mountain.ts'
import { curve, faded, fill, lens, oval, type Point, stroke } from '../landscape/path.ts'
import { rocks } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, mistBank, sunDisc } from '../landscape/sky.ts'
import {
  breeze,
  bubbles,
  caustics,
  glitter,
  ripples,
  surf,
  underWater,
  waterGround,
} from '../landscape/water.ts'
import { hours, layerColour, paints } from '../palette.ts'

/** The little white church on the beach of Paraty-Mirim, forest behind it, kayaks on the sand before it. */
const beachChurch: Scene = {
  id: 'caiaque-paraty-mirim-1',
  focus: [0.46, 0.52],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour)
    const foot = 660
    const far = skyline(
      random,
      pairs([-20, 250, 200, 220, 420, 280, 640, 190, 860, 170, 1100, 240, 1340, 200, 1620, 160]),
    )
    const hill = skyline(
      random,
      pairs([-20, 440, 160, 350, 340, 280, 560, 350, 760, 440, 980, 380, 1180, 270, 1400, 200, 1620, 270]),
    )
    const wood = skyline(
      random,
      pairs([-20, 440, 180, 470, 400, 500, 620, 510, 860, 490, 1080, 470, 1320, 430, 1620, 390]),
    )
    const edge = pairs([-20, 960, 240, 958, 520, 944, 820, 938, 1120, 946, 1380, 962, 1620, 986])
    const sand = pairs([-20, 676, 300, 668, 700, 672, 1100, 668, 1620, 680])
    const boats = [
      { x: 1330, y: 770, scale: 0.94, heading: 208, deck: '#1d7f8b' },
      { x: 1130, y: 826, scale: 1.06, heading: 204, deck: '#eaa92c' },
      { x: 330, y: 850, scale: 1.16, heading: 330, deck: '#d5412c' },
    ] as const
    const people = [
      {
        x: 800,
        y: 806,
        scale: 1,
        does: 'walk',
        heading: 350,
        phase: 0.1,
        wears: { ...outfit(random, 'paddler'), vest: paints.coral },
      },
      {
        x: 690,
        y: 786,
        scale: 0.97,
        does: 'greet',
        heading: 350,
        wears: { ...outfit(random, 'paddler'), vest: paints.ochre },
      },
    ] as const
    return (
      clearSky(random, hour, 560) +
      cumulus(random, hour, { x: 980, y: 184, width: 360 }) +
      cumulus(random, hour, { x: 260, y: 190, width: 280, distance: 0.2 }) +
      ridge(random, hour, { line: far, base: 600, distance: 0.62 }) +
      ridge(random, hour, { line: hill, base: foot, distance: 0.3, mist: 0.1 }) +
      canopy(random, hour, wood, { base: foot + 10, size: 62, distance: 0.1 }) +
      fill(
        `${curve(pairs([-20, 630, 400, 618, 900, 622, 1620, 630]))}L1620 720L-20 720Z`,
        mix(hour.grass, hour.leafShade, 0.25),
      ) +
      palm(random, hour, { x: 330, base: 652, height: 400, lean: -0.12 }) +
      palm(random, hour, { x: 1040, base: 650, height: 430, lean: 0.14 }) +
      palm(random, hour, { x: 1220, base: 656, height: 330, lean: -0.06 }) +
      fill(lens(660, foot + 2, 290, 11), mix(hour.leafShade, hour.ink, 0.2), 0.5) +
      paratyMirimChurch({ x: 560, y: foot, scale: 0.345, ...look }) +
      fill(`${curve(sand)}L1620 1000L-20 1000Z`, hour.sand) +
      fill(
        `${curve(pairs([-20, 926, 240, 924, 520, 908, 820, 902, 1120, 912, 1380, 930, 1620, 952]))}L1620 1020L-20 1020Z`,
        hour.sandShade,
        0.7,
      ) +
      fill(`${curve(edge)}L1620 1240L-20 1240Z`, mix(hour.water, hour.glint, 0.3)) +
      fill(`${curve(edge.map(([x, y], i): Point => [x, y + 40 + i * 7]))}L1620 1240L-20 1240Z`, hour.water) +
      fill(
        `${curve(edge.map(([x, y], i): Point => [x, y + 150 - i * 6]))}L1620 1240L-20 1240Z`,
        mix(hour.water, hour.waterDeep, 0.45),
      ) +
      ripples(random, { top: 980, count: 22, colour: hour.glint, opacity: 0.6 }) +
      surf(random, hour, edge, { rows: 1, wave: 11 }) +
      boats.map((boat) => kayak({ ...boat, ashore: true, empty: true, eye: 15, ...look })).join('') +
      people
        .map(
          (who) =>
            groundShadow({ x: who.x, y: who.y, scale: who.scale, colour: hour.sandShade, length: 60 }) +
            person({ ...who, ...look }),
        )
        .join('')
    )
  },
}

/** A narrow river between mangroves in the early mist; a heron leaves before the kayak comes. */
const stillRiver: Scene = {
  id: 'caiaque-paraty-mirim-2',
  focus: [0.52, 0.56],
  draw: (random) => {
    const hour = hours.mist
    const bank = 640
    const look = lightOf(hour)
    const back = canopy(
      random,
      hour,
      skyline(random, pairs([-20, 200, 260, 260, 520, 350, 760, 420, 980, 390, 1240, 260, 1620, 180])),
      { base: bank, size: 70, distance: 0.7 },
    )
    const middle =
      pairs([60, 330, 300, 300, 1290, 320, 1530, 350])
        .map(([x, height]) => mangrove(random, hour, { x, base: bank, height, distance: 0.5 }))
        .join('') +
      canopy(
        random,
        hour,
        skyline(random, pairs([330, 636, 430, 590, 620, 556, 820, 570, 1020, 540, 1160, 570, 1260, 636])),
        { base: bank, size: 40, distance: 0.55 },
      )
    const near =
      mangrove(random, hour, { x: 450, base: bank + 4, height: 380, distance: 0.3 }) +
      mangrove(random, hour, { x: 60, base: bank + 30, height: 660, distance: 0.06, spread: 0.9 }) +
      mangrove(random, hour, { x: 1570, base: bank + 30, height: 700, distance: 0.04, spread: 0.9 })
    const place = { x: 600, y: 862, scale: 1.1, heading: 6 } as const
    const bird = { x: 1130, y: 520, scale: 2.3, facing: 'right', ...look } as const
    return (
      clearSky(random, hour, bank) +
      sunDisc(hour, [760, 250], 62) +
      back +
      mistBank(random, hour.cloud, { top: 420, bottom: 700, strength: 0.5 }) +
      middle +
      mistBank(random, hour.cloud, { top: 560, bottom: 700, strength: 0.4 }) +
      waterGround(random, hour, { top: bank }) +
      faded(mirroredAt(bank, back, 1), 0.4) +
      faded(mirroredAt(bank, middle, 1), 0.5) +
      faded(mirroredAt(bank + 24, near, 1), 0.55) +
      near +
      mirroredAt(700, heron(bird), 0.3) +
      ripples(random, {
        top: bank + 8,
        count: 30,
        colour: mix(hour.water, hour.cloud, 0.6),
        opacity: 0.5,
        reach: 200,
      }) +
      [1, 0.66, 0.36].map((k) => stroke(oval(1090, 760, 120 * k, 18 * k), hour.glint, 3, 0.9)).join('') +
      heron(bird) +
      wake(place, { foam: hour.glint, random, length: 520 }) +
      kayak({
        ...place,
        phase: 0.66,
        random,
        deck: '#d5412c',
        water: mix(hour.water, hour.waterDeep, 0.4),
        foam: hour.glint,
        ...look,
      })
    )
  },
}

/** Round the granite point, and the walls of the Saco do Mamanguá open. */
const fjordGate: Scene = {
  id: 'caiaque-paraty-mirim-3',
  focus: [0.52, 0.56],
  draw: (random) => {
    const hour = hours.golden
    const shore = 620
    const look = lightOf(hour, 'right')
    const far = skyline(random, pairs([560, 520, 700, 470, 820, 500, 940, 450, 1080, 500, 1240, 470]))
    const farLeft = skyline(random, pairs([300, 330, 440, 380, 560, 440, 680, 530, 790, 600, 860, 620]))
    const farRight = skyline(
      random,
      pairs([930, 620, 1010, 560, 1120, 500, 1240, 400, 1360, 340, 1500, 300, 1620, 280]),
    )
    const left = skyline(
      random,
      pairs([-20, 140, 120, 110, 280, 190, 420, 330, 540, 460, 650, 580, 730, 622]),
    )
    const right = skyline(
      random,
      pairs([1080, 622, 1160, 570, 1260, 470, 1360, 330, 1460, 190, 1560, 120, 1640, 100]),
    )
    const dome = sugarloaf(random, hour, {
      x: 1090,
      base: shore,
      height: 250,
      distance: 0.56,
      light: 'right',
      mist: 0.3,
    })
    const place = { x: 910, y: 900, scale: 1.1, heading: 54 } as const
    const wall = (distance: number): string =>
      mix(layerColour(hour, distance), hour.leafShade, 0.75 * (1 - distance))
    return (
      clearSky(random, hour, shore) +
      barCloud(random, { x: 820, y: 170, width: 480, colour: hour.cloud, opacity: 0.75 }) +
      barCloud(random, { x: 1000, y: 260, width: 260, bars: 3, colour: hour.cloud, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.86, light: 'right' }) +
      dome.svg +
      ridge(random, hour, { line: farLeft, base: shore, distance: 0.6, light: 'right', colour: wall(0.6) }) +
      ridge(random, hour, { line: farRight, base: shore, distance: 0.5, light: 'right', colour: wall(0.5) }) +
      ridge(random, hour, {
        line: left,
        base: shore + 4,
        distance: 0.28,
        light: 'right',
        colour: wall(0.28),
        mist: 0.14,
      }) +
      ridge(random, hour, {
        line: right,
        base: shore + 4,
        distance: 0.16,
        light: 'right',
        colour: wall(0.16),
        mist: 0.1,
      }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, left, shore, mix(wall(0.28), hour.water, 0.3), { opacity: 0.6 }) +
      reflection(random, right, shore, mix(wall(0.16), hour.water, 0.25), { opacity: 0.65 }) +
      breeze(random, hour, { top: shore + 4 }) +
      glitter(random, hour, { x: 930, top: shore + 4, spread: 240, count: 60 }) +
      wake(place, { foam: hour.glint, random, length: 520 }) +
      kayak({
        ...place,
        phase: 0.16,
        random,
        deck: '#d5412c',
        water: mix(hour.water, hour.waterDeep, 0.55),
        foam: hour.glint,
        ...look,
      }) +
      canopy(random, hour, skyline(random, pairs([-60, 420, 60, 470, 180, 560, 270, 660, 330, 780])), {
        base: 900,
        size: 66,
        distance: 0.06,
        light: 'right',
      }) +
      rocks(random, hour, { from: 300, to: 620, base: 820, size: 210, count: 4, light: 'right' }) +
      rocks(random, hour, { from: -60, to: 470, base: 930, size: 380, count: 4, light: 'right' }) +
      bromeliad(random, hour, { x: 236, y: 730, size: 110, light: 'right' })
    )
  },
}

/** Morning: kayaks leave the Praia do Pontal, the roofs of the old town behind. */
const leavingPontal: Scene = {
  id: 'baia-paraty-1',
  focus: [0.48, 0.55],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour)
    const shore = 590
    const far = skyline(
      random,
      pairs([-20, 300, 200, 250, 440, 310, 680, 220, 900, 270, 1140, 170, 1360, 250, 1620, 200]),
    )
    const serra = skyline(
      random,
      pairs([-20, 410, 220, 360, 480, 420, 740, 380, 980, 320, 1200, 380, 1420, 310, 1620, 360]),
    )
    const hill = skyline(random, pairs([-20, 500, 300, 480, 640, 500, 980, 470, 1300, 440, 1620, 460]))
    const town =
      houseRow({ x: 150, y: 552, width: 440, scale: 0.135, random, ...look }) +
      houseRow({ x: 770, y: 552, width: 600, scale: 0.135, random, ...look }) +
      santaRita({ x: 668, y: 554, scale: 0.165, ...look })
    const boats = [
      { x: 1060, y: 720, scale: 0.62, heading: 238, seats: 2, phase: 0.64, deck: '#eaa92c' },
      { x: 470, y: 790, scale: 0.82, heading: 305, seats: 1, phase: 0.14, deck: '#1d7f8b' },
      { x: 880, y: 950, scale: 1.24, heading: 244, seats: 2, phase: 0.16, deck: '#d5412c' },
    ] as const
    return (
      clearSky(random, hour, 540) +
      cumulus(random, hour, { x: 330, y: 180, width: 400 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.78 }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.54 }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.3, mist: 0.2 }) +
      canopy(
        random,
        hour,
        skyline(random, pairs([-20, 480, 240, 500, 700, 510, 1200, 500, 1400, 470, 1620, 440])),
        { base: shore, size: 36, distance: 0.18 },
      ) +
      town +
      canopy(
        random,
        hour,
        skyline(
          random,
          pairs([-20, 510, 180, 530, 330, 556, 620, 552, 940, 556, 1200, 548, 1330, 520, 1620, 480]),
        ),
        { base: shore, size: 30, distance: 0.08 },
      ) +
      palm(random, hour, { x: 190, base: 580, height: 230, lean: 0.14 }) +
      palm(random, hour, { x: 1330, base: 580, height: 260, lean: -0.12 }) +
      palm(random, hour, { x: 1420, base: 582, height: 200, lean: 0.1 }) +
      fill(
        `${curve(pairs([-20, 578, 300, 572, 800, 576, 1300, 572, 1620, 580]))}L1620 612L-20 612Z`,
        hour.sand,
      ) +
      person({
        x: 1190,
        y: 594,
        scale: 0.32,
        does: 'cheer',
        heading: 270,
        wears: { ...outfit(random, 'paddler'), vest: paints.coral },
        ...look,
      }) +
      kayak({
        x: 1290,
        y: 596,
        scale: 0.34,
        heading: 200,
        ashore: true,
        empty: true,
        deck: '#d5412c',
        ...look,
      }) +
      kayak({
        x: 330,
        y: 594,
        scale: 0.33,
        heading: 340,
        ashore: true,
        empty: true,
        deck: '#eaa92c',
        ...look,
      }) +
      waterGround(random, hour, { top: shore + 14 }) +
      reflection(random, hill, shore + 14, mix(layerColour(hour, 0.2), hour.water, 0.4), {
        opacity: 0.5,
        stretch: 1.1,
      }) +
      mirroredAt(shore + 10, town, 0.22) +
      fill(lens(800, shore + 15, 900, 5), hour.glint, 0.8) +
      breeze(random, hour, { top: shore + 24 }) +
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

/** A sea star lying on the bottom, its arms foreshortened. */
const seaStar = (x: number, y: number, radius: number, colour: string): string =>
  fill(
    curve(
      Array.from({ length: 10 }, (_, i): Point => {
        const angle = ((i * 36 - 84) * Math.PI) / 180
        const reach = i % 2 ? radius * 0.42 : radius
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.5]
      }),
      true,
    ),
    colour,
  )

/** Under the surface beside the rocks: a snorkeller among small fish, the hulls of the kayaks above. */
const reefBelow: Scene = {
  id: 'baia-paraty-2',
  focus: [0.5, 0.5],
  draw: (random) => {
    const hour = hours.noon
    const look = { ...lightOf(hour), ambient: 0.08 }
    const wet = { ...hour, light: hour.water, rock: mix(hour.waterDeep, hour.rock, 0.5) }
    const stones = [
      [1560, 1260, 600, 760],
      [1290, 1250, 380, 420],
      [1070, 1240, 280, 210],
      [50, 1250, 460, 420],
      [310, 1240, 300, 220],
    ] as const
    const stone = mix(hour.waterDeep, hour.rock, 0.3)
    return (
      underWater(random, hour, { surface: -30, rays: 0 }) +
      sunRays(random, hour, { surface: -20, from: 760, bottom: 1120, count: 8, strength: 0.5 }) +
      hullFromBelow({
        x: 400,
        y: 170,
        scale: 1.25,
        heading: 28,
        eye: -58,
        hull: '#d5412c',
        foam: hour.glint,
        ...look,
        ambient: 0.25,
      }) +
      hullFromBelow({
        x: 1130,
        y: 150,
        scale: 1.1,
        heading: 14,
        eye: -58,
        hull: '#eaa92c',
        foam: hour.glint,
        ...look,
        ambient: 0.25,
      }) +
      fill(
        `${curve(pairs([-20, 1060, 300, 1040, 640, 1076, 960, 1090, 1300, 1050, 1620, 1030]))}L1620 1240L-20 1240Z`,
        mix(hour.water, hour.sand, 0.3),
      ) +
      caustics(random, hour.glint, {
        x: 200,
        y: 1110,
        width: 1000,
        height: 90,
        cell: 110,
        opacity: 0.35,
        flatten: 0.3,
      }) +
      seaStar(640, 1130, 40, '#e07a3c') +
      stones
        .map(
          ([x, base, width, height]) => boulder(random, wet, { x, base, width, height, colour: stone }).svg,
        )
        .join('') +
      fishSchool({
        x: 1230,
        y: 640,
        width: 420,
        height: 200,
        scale: 0.46,
        count: 13,
        kind: 'sergeant',
        facing: 'left',
        random,
        ...look,
      }) +
      fishSchool({
        x: 300,
        y: 830,
        width: 300,
        height: 120,
        scale: 0.34,
        count: 8,
        kind: 'yellow',
        facing: 'right',
        random,
        ...look,
      }) +
      reefFish({ x: 980, y: 930, scale: 0.62, kind: 'blue', facing: 'left', ...look }) +
      snorkeller({ x: 700, y: 500, scale: 2.6, heading: 'right', tilt: 12, random, ...look }) +
      bubbles(random, hour.glint, { x: 930, y: 470, count: 14, reach: 300 })
    )
  },
}

/** The guide has seen it first: an egret on a mangrove branch, and a small group that turns to look. */
const lookThere: Scene = {
  id: 'baia-paraty-3',
  focus: [0.54, 0.56],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour)
    const shore = 560
    const far = skyline(
      random,
      pairs([-20, 420, 200, 350, 460, 420, 700, 340, 960, 400, 1240, 360, 1620, 420]),
    )
    const serra = skyline(random, pairs([-20, 470, 260, 490, 520, 450, 800, 500, 1100, 480, 1620, 470]))
    const mass = skyline(
      random,
      pairs([690, 678, 730, 600, 790, 500, 880, 400, 1000, 300, 1140, 200, 1300, 150, 1460, 90, 1640, 60]),
    )
    const wood = mix(hour.ink, hour.rockShade, 0.35)
    const trees =
      mangrove(random, hour, { x: 1000, base: 668, height: 420, distance: 0.22 }) +
      mangrove(random, hour, { x: 1440, base: 730, height: 660, distance: 0.04 })
    const boats = [
      { x: 300, y: 800, scale: 0.84, heading: 12, seats: 1, crew: ['look-up'], deck: '#eaa92c' },
      {
        x: 800,
        y: 842,
        scale: 1.06,
        heading: 46,
        seats: 1,
        crew: ['point-right'],
        deck: '#1d7f8b',
        outfits: [{ ...outfit(random, 'paddler'), vest: paints.coral, shirt: '#f1e6cf' }],
      },
      { x: 460, y: 990, scale: 1.22, heading: 14, seats: 2, crew: ['rest', 'look-up'], deck: '#d5412c' },
    ] as const
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 400, y: 200, width: 420 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.78 }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.5 }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, serra, shore, mix(layerColour(hour, 0.5), hour.water, 0.4), { opacity: 0.5 }) +
      islet(random, hour, { x: 260, y: 578, width: 300, height: 90, size: 26, distance: 0.4 }) +
      canopy(random, { ...hour, leaf: mix(hour.leaf, hour.leafShade, 0.5) }, mass, {
        base: 680,
        size: 74,
        distance: 0.12,
      }) +
      reflection(random, mass, 682, mix(hour.leafShade, hour.waterDeep, 0.35), {
        opacity: 0.55,
        stretch: 0.6,
      }) +
      fill(lens(1180, 683, 500, 9), mix(hour.leafShade, hour.ink, 0.5), 0.8) +
      faded(mirroredAt(700, trees, 1), 0.3) +
      trees +
      breeze(random, hour, { top: shore + 10 }) +
      stroke(curve(pairs([1640, 420, 1420, 470, 1240, 452, 1090, 480])), wood, 16) +
      egret({ x: 1190, y: 456, scale: 1.5, facing: 'left', pose: 'looking', ...look }) +
      rocks(random, hour, { from: 1500, to: 1640, base: 800, size: 90, count: 2 }) +
      boats
        .map((boat) => kayak({ ...boat, random, water: mix(hour.water, hour.waterDeep, 0.55), ...look }))
        .join('') +
      bough(random, hour, pairs([1680, 40, 1500, 70, 1360, 50, 1200, 120]), { size: 120, leaves: 40 })
    )
  },
}

export const scenes: Scene[] = [beachChurch, stillRiver, fjordGate, leavingPontal, reefBelow, lookThere]
