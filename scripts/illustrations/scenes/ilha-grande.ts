/** Ilha Grande by kayak: the long beach under the beak, the crossing, and a lagoon from above. */
import { mix, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { groundShadow, person } from '../figures/people.ts'
import { lightNet, pairs } from '../landscape/bay.ts'
import { canopy, fern, palm } from '../landscape/forest.ts'
import { boulder, parrotPeak, reflection, ridge, skyline } from '../landscape/mountain.ts'
import { clipped, curve, fill, lens } from '../landscape/path.ts'
import { beach, rocks } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, sunDisc } from '../landscape/sky.ts'
import { breeze, glitter, ripples, surf, waterGround } from '../landscape/water.ts'
import { hours, paints } from '../palette.ts'

/** The long white beach under forested peaks and the beak of Pico do Papagaio; loaded kayaks on the sand. */
const longBeach: Scene = {
  id: 'ilha-grande-1',
  focus: [0.5, 0.5],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour)
    const shore = 640
    const peak = parrotPeak(random, hour, { x: 640, base: shore, height: 430, distance: 0.3, mist: 0.12 })
    const back = skyline(
      random,
      pairs([-20, 430, 180, 360, 380, 420, 620, 470, 860, 400, 1080, 340, 1300, 410, 1620, 300]),
    )
    const hills = skyline(
      random,
      pairs([-20, 400, 140, 440, 330, 520, 520, 560, 760, 540, 960, 560, 1180, 500, 1400, 470, 1620, 380]),
    )
    const edge = pairs([-40, 690, 240, 694, 520, 716, 820, 770, 1120, 860, 1380, 980, 1640, 1130])
    const boats = [
      { x: 610, y: 850, scale: 0.84, heading: 28, deck: '#d5412c' },
      { x: 380, y: 910, scale: 0.98, heading: 24, deck: '#eaa92c' },
      { x: 700, y: 1010, scale: 1.16, heading: 30, deck: '#1d7f8b' },
    ] as const
    const people = [
      {
        x: 770,
        y: 880,
        scale: 0.92,
        does: 'stand',
        heading: 40,
        wears: { ...outfit(random, 'paddler'), vest: paints.coral },
      },
      {
        x: 250,
        y: 840,
        scale: 0.84,
        does: 'point',
        heading: 20,
        wears: { ...outfit(random, 'paddler'), vest: paints.ochre },
      },
    ] as const
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 1180, y: 170, width: 420 }) +
      cumulus(random, hour, { x: 250, y: 210, width: 300, distance: 0.2 }) +
      ridge(random, hour, { line: back, base: shore, distance: 0.55, mist: 0.25 }) +
      peak.svg +
      canopy(random, hour, hills, { base: shore + 6, size: 22, distance: 0.34 }) +
      waterGround(random, hour, { top: shore }) +
      fill(`M-20 ${shore}H1620V${shore + 10}H-20Z`, hour.sand) +
      reflection(random, hills, shore + 10, mix(hour.leaf, hour.water, 0.6), { opacity: 0.35 }) +
      breeze(random, hour, { top: shore + 30, bottom: 1000, strength: 0.7 }) +
      beach(random, hour, edge) +
      surf(random, hour, edge, { rows: 2, reach: 34, wave: 11 }) +
      boats
        .map((boat) =>
          kayak({ ...boat, seats: 1, loaded: true, ashore: true, empty: true, eye: 18, random, ...look }),
        )
        .join('') +
      people
        .map(
          (who) =>
            groundShadow({ x: who.x, y: who.y, scale: who.scale, colour: hour.sandShade, length: 60 }) +
            person({ ...who, ...look }),
        )
        .join('') +
      palm(random, hour, { x: 40, base: 1250, height: 860, lean: 0.16 }) +
      fern(random, hour, { x: 60, y: 1190, size: 210 })
    )
  },
}

/** Far from land: three loaded sea kayaks, the island's profile ahead. */
const crossing: Scene = {
  id: 'ilha-grande-2',
  focus: [0.46, 0.62],
  draw: (random) => {
    const hour = hours.golden
    const look = lightOf(hour, 'right')
    const horizon = 540
    const island = skyline(
      random,
      pairs([
        60, 542, 160, 506, 270, 484, 370, 420, 450, 396, 540, 426, 620, 372, 690, 300, 730, 270, 760, 276,
        780, 322, 850, 372, 940, 350, 1010, 384, 1110, 440, 1210, 432, 1320, 486, 1440, 506, 1540, 542,
      ]),
    )
    const mainland = skyline(random, pairs([-20, 500, 100, 516, 240, 530, 360, 542]))
    const boats = [
      { x: 930, y: 650, scale: 0.42, heading: 22, deck: '#1d7f8b' },
      { x: 720, y: 770, scale: 0.72, heading: 20, deck: '#eaa92c' },
      { x: 520, y: 960, scale: 1.22, heading: 18, deck: '#d5412c' },
    ] as const
    return (
      clearSky(random, hour, horizon) +
      sunDisc(hour, [1230, 300], 62) +
      barCloud(random, { x: 520, y: 150, width: 560, colour: hour.cloud, opacity: 0.75 }) +
      barCloud(random, { x: 1180, y: 420, width: 420, colour: hour.cloud, opacity: 0.6 }) +
      ridge(random, hour, { line: mainland, base: horizon, distance: 0.85, light: 'right', mist: 0.5 }) +
      ridge(random, hour, { line: island, base: horizon, distance: 0.5, light: 'right', mist: 0.3 }) +
      waterGround(random, hour, { top: horizon }) +
      reflection(random, island, horizon, mix(hour.mid, hour.water, 0.55), { opacity: 0.45, bottom: 700 }) +
      glitter(random, hour, { x: 1230, top: horizon + 6, bottom: 1120, spread: 190, count: 46 }) +
      breeze(random, hour, { top: horizon + 40, strength: 1 }) +
      boats
        .map(
          (boat, index) =>
            wake(boat, { foam: hour.glint, random, length: 520 }) +
            kayak({
              ...boat,
              seats: 1,
              loaded: true,
              eye: 14,
              crew: [[0.1], [0.55], [0.32]][index],
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

/** A cove like a lagoon from the headland above it: turquoise water, kayaks, rocks and palms. */
const lagoon: Scene = {
  id: 'ilha-grande-3',
  focus: [0.5, 0.52],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour)
    const turquoise = mix(hour.water, '#5fd8cf', 0.55)
    const horizon = 330
    // Depth by depth from the open sea to the sand: no edge repeats another, and a shoal runs out between the rocks.
    const steps: readonly (readonly [outline: readonly number[], colour: string])[] = [
      [
        [
          180, 600, 290, 470, 380, 424, 470, 446, 560, 402, 650, 366, 760, 380, 860, 356, 960, 384, 1070, 372,
          1180, 346, 1280, 372, 1400, 470, 1400, 640, 1300, 790, 1060, 900, 800, 930, 540, 900, 300, 800, 200,
          700,
        ],
        mix(turquoise, hour.waterDeep, 0.3),
      ],
      [
        [
          280, 620, 380, 512, 500, 528, 590, 460, 700, 432, 800, 462, 920, 420, 1050, 438, 1150, 408, 1230,
          450, 1200, 520, 1290, 580, 1260, 720, 1080, 870, 800, 910, 540, 890, 330, 790,
        ],
        mix(turquoise, hour.water, 0.35),
      ],
      [
        [
          340, 720, 430, 610, 560, 620, 640, 548, 740, 520, 820, 548, 900, 496, 1010, 476, 1090, 500, 1050,
          560, 1130, 620, 1220, 650, 1180, 780, 1060, 880, 800, 912, 540, 884, 390, 800,
        ],
        turquoise,
      ],
      [
        [
          400, 800, 500, 742, 620, 760, 720, 712, 800, 640, 870, 566, 950, 528, 1000, 548, 960, 610, 930, 690,
          990, 756, 1100, 770, 1180, 790, 1060, 890, 800, 920, 540, 890,
        ],
        mix(turquoise, hour.sand, 0.3),
      ],
    ]
    const calm = curve(pairs(steps[2]?.[0] ?? []), true)
    const west = skyline(random, pairs([-20, 250, 120, 300, 250, 400, 330, 520, 380, 640, 410, 770]))
    const east = skyline(random, pairs([1190, 690, 1230, 560, 1290, 430, 1380, 330, 1480, 270, 1640, 200]))
    const boats = [
      { x: 760, y: 590, scale: 0.4, heading: 28, deck: '#d5412c' },
      { x: 930, y: 660, scale: 0.44, heading: 196, deck: '#eaa92c' },
      { x: 640, y: 710, scale: 0.5, heading: 8, deck: '#f4ecd8' },
    ] as const
    const stones = [
      { x: 480, base: 470, width: 120, height: 66 },
      { x: 1180, base: 520, width: 150, height: 84 },
      { x: 1060, base: 780, width: 170, height: 90 },
    ]
    const sea = `M-20 ${horizon}H1620V1220H-20Z`
    return (
      clearSky(random, hour, 330) +
      cumulus(random, hour, { x: 1120, y: 150, width: 340 }) +
      ridge(random, hour, {
        line: skyline(random, pairs([-20, 290, 260, 250, 560, 282, 880, 240, 1200, 276, 1620, 250])),
        base: 334,
        distance: 0.8,
        mist: 0.4,
      }) +
      fill(sea, mix(hour.water, hour.waterDeep, 0.55)) +
      ripples(random, { top: 350, bottom: 460, count: 16, colour: hour.glint, opacity: 0.5 }) +
      steps.map(([outline, colour]) => fill(curve(pairs(outline), true), colour)).join('') +
      clipped(
        random,
        calm,
        `<g transform="translate(400 440)">${lightNet(random, hour.glint, { width: 800, height: 400, cell: 110, opacity: 0.16 })}</g>`,
      ) +
      canopy(random, hour, west, { base: 772, size: 46, distance: 0.16 }) +
      canopy(random, hour, east, { base: 692, size: 46, distance: 0.12 }) +
      fill(
        `${curve(pairs([-20, 752, 200, 756, 380, 764, 520, 850, 780, 896, 1040, 872, 1220, 770, 1360, 690, 1620, 660]))}L1620 1240L-20 1240Z`,
        hour.sand,
      ) +
      fill(
        `${curve(pairs([-20, 772, 200, 776, 370, 790, 520, 876, 780, 922, 1040, 898, 1230, 796, 1370, 712, 1620, 682]))}L1620 1240L-20 1240Z`,
        mix(hour.sand, hour.glint, 0.35),
      ) +
      rocks(random, hour, { from: 1150, to: 1420, base: 712, size: 96, count: 6, distance: 0.1 }) +
      rocks(random, hour, { from: -40, to: 420, base: 786, size: 84, count: 8, distance: 0.1 }) +
      stones
        .map(
          ({ x, base, width, height }) =>
            boulder(random, hour, { x, base, width, height, distance: 0.15 }).svg +
            fill(lens(x, base + 2, width * 0.62, 13), mix(turquoise, hour.water, 0.45)) +
            fill(lens(x, base - 3, width * 0.5, 3), hour.glint, 0.8),
        )
        .join('') +
      boats
        .map((boat, index) =>
          kayak({
            ...boat,
            seats: index === 1 ? 2 : 1,
            eye: 46,
            crew: [0.2, 0.5],
            random,
            foam: hour.glint,
            ...look,
          }),
        )
        .join('') +
      palm(random, hour, { x: 110, base: 1130, height: 560, lean: 0.1 }) +
      palm(random, hour, { x: 1440, base: 1150, height: 500, lean: -0.12 }) +
      palm(random, hour, { x: 1540, base: 1150, height: 640, lean: -0.06 }) +
      canopy(
        random,
        hour,
        skyline(
          random,
          pairs([-40, 960, 240, 1000, 520, 1070, 820, 1110, 1120, 1070, 1380, 1000, 1640, 950]),
        ),
        { base: 1240, size: 84 },
      )
    )
  },
}

export const scenes: Scene[] = [longBeach, crossing, lagoon]
