/** Ilha Grande by kayak: the long beach under the beak, the crossing, and a lagoon from above. */
import { mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { person } from '../figures/people.ts'
import { lightNet, pairs } from '../landscape/bay.ts'
import { canopy, fern, palm } from '../landscape/forest.ts'
import { boulder, reflection, ridge, skyline } from '../landscape/mountain.ts'
import { between, clipped, curve, fill, lens, type Point, polygon, roughPolygon } from '../landscape/path.ts'
import { footprints, rocks } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, sunDisc } from '../landscape/sky.ts'
import { breeze, glitter, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour, paints, planes } from '../palette.ts'

/** The rock of Pico do Papagaio on its forest: a rounded crown and the beak that overhangs towards the left. */
const parrotRock = (random: Random, hour: Hour, tone: string): string => {
  const stone = planes(hour, mix(hour.rock, tone, 0.35), 0.25)
  const rough = (row: readonly number[], amount = 0.07): string =>
    polygon(roughPolygon(pairs(row), random, amount, 12))
  const head = rough(
    [
      474, 372, 492, 318, 486, 276, 466, 246, 438, 226, 424, 202, 434, 178, 470, 152, 520, 128, 574, 120, 622,
      134, 662, 164, 690, 206, 720, 252, 764, 300, 800, 350, 760, 384, 640, 400, 540, 398,
    ],
    0.05,
  )
  return (
    fill(head, stone.lit) +
    clipped(
      random,
      head,
      fill(
        rough([
          420, 214, 450, 224, 486, 240, 520, 262, 516, 300, 536, 340, 520, 400, 460, 400, 480, 318, 470, 270,
          430, 240,
        ]),
        stone.shade,
      ) +
        fill(
          rough([470, 240, 500, 262, 498, 296, 508, 330, 490, 372, 470, 372, 484, 310, 474, 268]),
          mix(stone.shade, hour.ink, 0.3),
        ) +
        fill(
          rough([
            590, 110, 604, 168, 586, 210, 622, 252, 606, 296, 640, 340, 620, 410, 820, 410, 820, 300, 720,
            200, 660, 120,
          ]),
          mix(stone.lit, stone.shade, 0.62),
        ) +
        fill(
          rough([
            668, 168, 656, 214, 690, 256, 676, 300, 712, 350, 700, 410, 820, 410, 820, 330, 740, 250, 700,
            190,
          ]),
          stone.shade,
        ) +
        fill(
          rough([540, 140, 552, 190, 536, 232, 556, 286, 544, 330, 566, 352, 570, 286, 556, 236, 566, 190]),
          mix(stone.lit, stone.shade, 0.5),
        ) +
        fill(rough([452, 168, 520, 134, 576, 126, 560, 138, 510, 152, 466, 180]), stone.bright),
    )
  )
}

/** The white beach in its long curve towards Pico do Papagaio, the loaded kayaks on the sand at our feet. */
const longBeach: Scene = {
  id: 'ilha-grande-1',
  focus: [0.5, 0.5],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour)
    const shore = 612
    const forest = mix(layerColour(hour, 0.34), hour.leafShade, 0.5)
    const massif = skyline(
      random,
      pairs([
        -20, 540, 110, 506, 230, 470, 330, 452, 410, 408, 462, 360, 498, 346, 530, 372, 574, 342, 604, 352,
        640, 306, 662, 318, 700, 262, 728, 250, 760, 290, 830, 340, 900, 404, 980, 436, 1090, 420, 1200, 470,
        1330, 486, 1460, 452, 1620, 470,
      ]),
    )
    const behind = skyline(
      random,
      pairs([-20, 470, 140, 430, 300, 468, 520, 520, 820, 470, 1020, 366, 1180, 330, 1330, 372, 1620, 330]),
    )
    const woods = skyline(
      random,
      pairs([256, 618, 330, 584, 470, 566, 640, 556, 820, 540, 1000, 544, 1200, 500, 1400, 486, 1640, 430]),
    )
    const waterline = pairs([
      300, 614, 520, 622, 720, 640, 840, 668, 860, 702, 790, 748, 640, 800, 420, 864, 180, 936, -60, 1000,
    ])
    const last = waterline.at(-1) ?? [0, 0]
    // A line along the beach, `out` pixels off it where the sea is nearest to us and closer the farther away.
    const along = (out: number, unrest = 0): Point[] =>
      waterline.map(([x, y]): Point => {
        const near = (y - 600) / 400
        return [x - out * near * 0.9, y - out * near * 0.5 + between(random, -unrest, unrest) * near]
      })
    const below = (line: readonly Point[]): string =>
      `${curve(line)}L${last[0]} 1240L1640 1240L1640 606L300 606Z`
    const foam = (out: number, thick: number, opacity: number): string => {
      const sea = along(out, 12)
      const land = along(out - thick, 16)
      return fill(`${curve(sea)}L${curve(land.toReversed()).slice(1)}Z`, hour.glint, opacity)
    }
    const sand = mix(hour.sand, '#ffffff', 0.35)
    const shade = mix(hour.sandShade, hour.cloudShade, 0.35)
    const trees = [
      { x: 1250, base: 664, height: 250, lean: -0.12 },
      { x: 1390, base: 676, height: 340, lean: 0.06 },
      { x: 1470, base: 700, height: 430, lean: -0.1 },
    ]
    const boats = [
      { x: 1180, y: 776, scale: 0.8, heading: 154, deck: '#1d7f8b' },
      { x: 1230, y: 880, scale: 1.2, heading: 156, deck: '#eaa92c' },
      { x: 1290, y: 1080, scale: 2.2, heading: 158, deck: '#d5412c' },
    ] as const
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 1010, y: 330, width: 700, height: 210 }) +
      cumulus(random, hour, { x: 150, y: 250, width: 330, distance: 0.15 }) +
      ridge(random, hour, { line: behind, base: shore, distance: 0.62, mist: 0.35 }) +
      parrotRock(random, hour, forest) +
      ridge(random, hour, {
        line: massif,
        base: shore,
        distance: 0.3,
        colour: forest,
        relief: 1,
        pitch: 110,
        mist: 0.08,
      }) +
      waterGround(random, { ...hour, waterDeep: mix(hour.waterDeep, hour.skyTop, 0.3) }, { top: shore }) +
      breeze(random, hour, { top: shore + 8, bottom: 1000, strength: 0.9 }) +
      fill(below(along(560)), mix(hour.water, hour.waterDeep, 0.3), 0.5) +
      fill(below(along(360)), mix(hour.water, hour.waterDeep, 0.12), 0.7) +
      fill(below(along(210)), mix(hour.water, '#7fe0d4', 0.5)) +
      fill(below(along(96)), mix(hour.water, hour.glint, 0.5)) +
      foam(250, 20, 0.75) +
      foam(120, 36, 0.9) +
      fill(below(waterline), mix(hour.sandShade, hour.sand, 0.3)) +
      foam(14, 26, 1) +
      fill(below(along(-40)), sand) +
      canopy(random, hour, woods, { base: 620, size: 34, distance: 0.04 }) +
      fill(lens(900, 621, 620, 8), sand) +
      rocks(random, hour, { from: 236, to: 340, base: 620, size: 34, count: 4, distance: 0.2 }) +
      trees.map((tree) => palm(random, hour, { ...tree, distance: 0.04 })).join('') +
      trees
        .map(({ x, base, height }) =>
          fill(lens(x + height * 0.4, base + 1, height * 0.42, height * 0.035), shade, 0.7),
        )
        .join('') +
      [
        [820, 1130, 700, 9],
        [620, 1010, 420, 7],
        [1060, 960, 380, 6],
        [1180, 830, 260, 4],
        [900, 770, 150, 3],
        [420, 1170, 330, 8],
      ]
        .map(([x = 0, y = 0, half = 0, thick = 0]) => fill(lens(x, y, half, thick), shade, 0.35))
        .join('') +
      footprints(random, shade, [1120, 1010], [985, 712], { count: 30, size: 11 }) +
      person({
        x: 980,
        y: 712,
        scale: 0.3,
        heading: 118,
        does: 'walk',
        phase: 0.1,
        wears: { ...outfit(random, 'paddler'), vest: paints.coral },
        ...look,
      }) +
      boats
        .map((boat) =>
          kayak({ ...boat, seats: 1, loaded: true, ashore: true, empty: true, eye: 20, random, ...look }),
        )
        .join('')
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
      { x: 1010, base: 470, width: 110, height: 60 },
      { x: 1196, base: 590, width: 124, height: 72 },
    ]
    // We stand among leaves in the shade of the headland, the cove below us in the sun.
    const shaded = {
      ...hour,
      leaf: mix(hour.leafShade, hour.leaf, 0.4),
      leafShade: mix(hour.leafShade, hour.ink, 0.5),
    }
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
        `<g transform="translate(400 440)">${lightNet(random, hour.glint, { width: 800, height: 540, cell: 110, opacity: 0.16 })}</g>`,
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
      palm(random, shaded, { x: 1452, base: 1000, height: 520, lean: -0.14 }) +
      canopy(
        random,
        shaded,
        skyline(
          random,
          pairs([
            -40, 900, 160, 960, 360, 1060, 600, 1140, 860, 1150, 1120, 1090, 1330, 990, 1480, 930, 1640, 880,
          ]),
        ),
        { base: 1240, size: 58 },
      ) +
      fern(random, shaded, { x: 120, y: 1120, size: 400, fronds: 11 }) +
      fern(random, shaded, { x: 1500, y: 1180, size: 430, fronds: 11 })
    )
  },
}

export const scenes: Scene[] = [longBeach, crossing, lagoon]
