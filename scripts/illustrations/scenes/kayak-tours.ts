import { mix, type Scene } from '../core.ts'
import { crab, egret, farBirds } from '../figures/animals.ts'
import { outfit } from '../figures/body.ts'
import { houseRow, mirroredAt, santaRita } from '../figures/buildings.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { person, swimmer } from '../figures/people.ts'
import {
  breathingRoots,
  islet,
  lightNet,
  longShadow,
  mangroveArch,
  pairs,
  propRoots,
} from '../landscape/bay.ts'
import { almondTree, bough, canopy, crown, mangrove, tussock } from '../landscape/forest.ts'
import { reflection, ridge, skyline } from '../landscape/mountain.ts'
import { between, curve, faded, fill, gradient, lens, oval, type Point, polygon } from '../landscape/path.ts'
import { beach, footprints, rocks } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, lightShafts, ringSky, sunDisc } from '../landscape/sky.ts'
import { breeze, glitter, ripples, surf, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour, sunk } from '../palette.ts'

/** Into the mangrove: a double kayak slips under the arching roots towards the light. */
const intoTheMangrove: Scene = {
  id: 'caiaque-coletivo-1',
  focus: [0.5, 0.6],
  draw: (random) => {
    const hour = hours.morning
    const water = 690
    const place = { x: 806, y: 960, scale: 1.32, heading: 97 } as const
    const under = (share: number): Hour => ({
      ...hour,
      leaf: mix(hour.leaf, hour.leafShade, share),
      leafShade: mix(hour.leafShade, hour.ink, share * 0.8),
    })
    const far = mangroveArch(random, hour, {
      left: 665,
      right: 945,
      roof: 400,
      base: water + 6,
      distance: 0.66,
      size: 90,
    })
    const middle = mangroveArch(random, under(0.1), {
      left: 530,
      right: 1090,
      roof: 285,
      base: 752,
      distance: 0.36,
      size: 140,
    })
    const near = mangroveArch(random, under(0.8), {
      left: 380,
      right: 1250,
      roof: 130,
      base: 880,
      distance: 0.04,
      size: 230,
    })
    const pool = mix(hour.waterDeep, hour.leafShade, 0.5)
    const mouth = 806
    const day = mix(hour.skyLow, hour.light, 0.6)
    // One veil of trees about the mouth of the channel: open down to the water, its leaves closing overhead.
    const veil = (half: number, top: number, size: number, distance: number): string => {
      const side = (way: -1 | 1): string => {
        const line = (
          [
            [900, top - 200],
            [half * 1.6, top - 60],
            [half * 0.8, top],
            [half * 0.5, top + (water - top) * 0.14],
            [half * 0.85, top + (water - top) * 0.34],
            [half, top + (water - top) * 0.62],
            [half * 1.02, water],
          ] as const
        ).map(([off, y]): Point => [mouth + way * off, y])
        const leaves = line
          .slice(1, -1)
          .map(([x, y]) => {
            const rx = size * between(random, 0.6, 1.35)
            return crown(random, hour, { x: x + way * rx * 0.7, y, rx, ry: rx * 0.74, distance, lobes: 11 })
          })
          .join('')
        return (
          fill(
            `${curve(line)}L${mouth + way * 900} ${water}Z`,
            mix(sunk(hour, hour.leafShade, distance), sunk(hour, hour.leaf, distance), 0.4),
          ) + leaves
        )
      }
      return (
        side(-1) +
        side(1) +
        fill(
          `M${mouth - half * 0.9} ${top - 60}H${mouth + half * 0.9}V${top}H${mouth - half * 0.9}Z`,
          sunk(hour, hour.leafShade, distance),
        ) +
        [-0.45, -0.05, 0.4]
          .map((u) =>
            crown(random, hour, {
              x: mouth + u * half,
              y: top - size * between(random, 0.1, 0.4),
              rx: size * between(random, 0.9, 1.5),
              ry: size * between(random, 0.6, 0.9),
              distance,
              lobes: 11,
            }),
          )
          .join('')
      )
    }
    const path = gradient(
      random,
      [0, water],
      [0, 960],
      [
        [0, day, 0.7],
        [0.5, day, 0.28],
        [1, day, 0],
      ],
    )
    const onTheWater = (near: number): string =>
      `M${mouth - near * 0.62} ${water}Q${mouth - near * 0.6} 820 ${mouth - near * 1.3} 960H${mouth + near * 1.3}Q${mouth + near * 0.6} 820 ${mouth + near * 0.62} ${water}Z`
    return (
      fill(polygon(pairs([0, 0, 1600, 0, 1600, 760, 0, 760])), day) +
      fill(lens(mouth + 20, water, 260, 30), mix(day, sunk(hour, hour.leaf, 0.9), 0.6)) +
      veil(104, 520, 40, 1) +
      faded(fill(oval(mouth, 610, 170, 180), day), 0.45) +
      veil(146, 470, 50, 0.9) +
      faded(fill(oval(mouth, 610, 215, 220), day), 0.28) +
      veil(190, 425, 64, 0.78) +
      far +
      waterGround(
        random,
        { ...hour, water: mix(hour.water, hour.skyLow, 0.3), waterDeep: pool },
        { top: water },
      ) +
      mirroredAt(water + 6, far, 0.34) +
      mirroredAt(752, middle, 0.42) +
      middle +
      lightShafts(random, hour.sun, {
        from: [420, -260],
        reach: 1180,
        count: 6,
        spread: 40,
        middle: 62,
        opacity: 0.17,
      }) +
      faded(mirroredAt(880, near, 1), 0.62) +
      near +
      bough(random, hour, pairs([-60, 250, 160, 330, 320, 360, 440, 440]), {
        size: 100,
        leaves: 44,
        thick: 14,
      }) +
      bough(random, hour, pairs([1680, 200, 1420, 330, 1250, 350, 1130, 420]), {
        size: 100,
        leaves: 48,
        thick: 14,
      }) +
      bough(random, hour, pairs([520, -60, 620, 90, 740, 150, 880, 170]), {
        size: 84,
        leaves: 34,
        thick: 10,
      }) +
      ripples(random, {
        top: water + 4,
        count: 70,
        colour: mix(hour.water, hour.skyLow, 0.6),
        opacity: 0.5,
        reach: 130,
        within: (y) => [800 - (y - 560) * 0.9, 800 + (y - 560) * 0.95],
      }) +
      ripples(random, { top: 880, count: 26, colour: mix(pool, hour.ink, 0.4), opacity: 0.5 }) +
      path.defs +
      fill(onTheWater(230), path.paint, 0.7) +
      fill(onTheWater(130), path.paint) +
      glitter(random, hour, { x: mouth, top: water + 6, bottom: 930, spread: 190, count: 60 }) +
      wake(place, { foam: hour.glint, random, length: 520 }) +
      kayak({
        ...place,
        seats: 2,
        phase: 0.16,
        random,
        water: mix(hour.water, pool, 0.7),
        foam: hour.glint,
        ...lightOf(hour),
      })
    )
  },
}

/** Three kayaks cross the open bay between islands; seen from above, so that the water is most of the picture. */
const acrossTheBay: Scene = {
  id: 'caiaque-coletivo-2',
  focus: [0.48, 0.6],
  draw: (random) => {
    const hour = hours.morning
    const shore = 452
    const far = skyline(
      random,
      pairs([-20, 300, 240, 250, 520, 300, 760, 232, 1000, 280, 1260, 210, 1450, 262, 1620, 240]),
    )
    const serra = skyline(
      random,
      pairs([-20, 350, 180, 310, 360, 360, 640, 400, 900, 372, 1120, 330, 1300, 370, 1620, 300]),
    )
    const foot = skyline(random, pairs([-20, 430, 400, 436, 800, 430, 1200, 424, 1620, 410]))
    const boats = [
      { x: 1050, y: 700, scale: 0.5, heading: 32, seats: 1, phase: 0.62, deck: '#eaa92c' },
      { x: 780, y: 800, scale: 0.68, heading: 28, seats: 2, phase: 0.2, deck: '#1d7f8b' },
      { x: 420, y: 960, scale: 0.98, heading: 24, seats: 2, phase: 0.12, deck: '#d5412c' },
    ] as const
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 1180, y: 184, width: 400 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.78 }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.55 }) +
      ridge(random, hour, { line: foot, base: shore, distance: 0.4, mist: 0 }) +
      waterGround(random, hour, { top: shore }) +
      islet(random, hour, { x: 330, y: 474, width: 260, height: 62, size: 20, distance: 0.5 }) +
      islet(random, hour, { x: 820, y: 470, width: 170, height: 40, size: 16, distance: 0.56 }) +
      islet(random, hour, { x: 1040, y: 492, width: 260, height: 100, size: 30, distance: 0.38 }) +
      breeze(random, hour, { top: shore + 20, strength: 1.1 }) +
      islet(random, hour, { x: 1480, y: 556, width: 640, height: 300, size: 66, distance: 0.1 }) +
      islet(random, hour, { x: -10, y: 530, width: 470, height: 190, size: 46, distance: 0.2 }) +
      farBirds({ x: 620, y: 350, width: 240, count: 5, scale: 0.6, colour: hour.near, random }) +
      boats
        .map(
          (boat) =>
            wake({ ...boat, eye: 22 }, { foam: hour.glint, random, length: 560 }) +
            kayak({
              ...boat,
              eye: 22,
              random,
              water: mix(hour.water, hour.waterDeep, 0.6),
              foam: hour.glint,
              ...lightOf(hour),
            }),
        )
        .join('')
    )
  },
}

/** Low tide, close: roots, an egret, a crab, and the bow of a kayak that comes in without a sound. */
const lowTide: Scene = {
  id: 'caiaque-coletivo-3',
  focus: [0.52, 0.6],
  draw: (random) => {
    const hour = hours.morning
    const water = 500
    const mud = mix(mix(hour.sandShade, hour.rockShade, 0.5), hour.ink, 0.3)
    const pool = mix(hour.waterDeep, hour.leafShade, 0.45)
    const bank: Point[] = pairs([
      -20, 780, 200, 800, 420, 850, 640, 868, 820, 900, 1000, 990, 1200, 1040, 1420, 1050, 1620, 1080,
    ])
    const shifted = (off: number): string =>
      `${curve(bank.map(([x, y]): Point => [x, y + off]))}L1620 1240L-20 1240Z`
    const trees = [140, 420, 700, 980, 1260, 1500]
      .map((x, i) =>
        mangrove(random, hour, {
          x,
          base: water + 4,
          height: 300 + (i % 3) * 50,
          distance: 0.3,
          spread: 0.8,
        }),
      )
      .join('')
    const grove =
      canopy(random, hour, skyline(random, pairs([-20, 60, 400, 110, 800, 230, 1200, 120, 1620, 40])), {
        base: water,
        size: 90,
        distance: 0.56,
      }) + trees
    const bow = kayak({
      x: 1950,
      y: 806,
      scale: 3.5,
      heading: 193,
      eye: 12,
      deck: '#d5412c',
      random,
      phase: 0.6,
      foam: hour.glint,
      ...lightOf(hour),
    })
    // The hull meets the water along a slanting line: its image is turned over about that line, not about a level one.
    const [slope, contact] = [0.05, 784]
    const bowImage = `<g transform="matrix(1 ${2 * slope} 0 -1 0 ${2 * contact})">${bow}</g>`
    const torn = (count: number, colour: string, opacity: number): string =>
      ripples(random, {
        top: 860,
        bottom: 1010,
        count,
        colour,
        opacity,
        reach: 120,
        within: () => [1080, 1640],
      })
    const bark = mix(hour.ink, hour.rockShade, 0.2)
    const trunk = pairs([86, -40, 92, 260, 104, 520, 116, 700, 142, 880, 190, 1060, 262, 1250])
    const litEdge = pairs([14, -40, 26, 260, 34, 520, 28, 700, 22, 880, 34, 1060, 60, 1250])
    const trunkUpTo = (edge: readonly Point[]): string => `${curve(edge)}L-40 1250L-40 -40Z`
    return (
      fill(polygon(pairs([0, 0, 1600, 0, 1600, 600, 0, 600])), mix(hour.skyLow, hour.light, 0.8)) +
      grove +
      waterGround(random, { ...hour, waterDeep: pool }, { top: water, bottom: 1150 }) +
      faded(mirroredAt(water + 4, grove, 1), 0.45) +
      ripples(random, {
        top: water + 6,
        bottom: 1060,
        count: 50,
        colour: mix(hour.water, hour.skyLow, 0.6),
        opacity: 0.6,
      }) +
      faded(bowImage, 0.42) +
      torn(14, mix(hour.water, pool, 0.7), 0.9) +
      bow +
      mirroredAt(
        930,
        egret({ x: 830, y: 930, scale: 4.3, facing: 'right', pose: 'fishing', ...lightOf(hour) }),
        0.3,
      ) +
      ripples(random, {
        top: 900,
        bottom: 1060,
        count: 16,
        colour: hour.glint,
        opacity: 0.5,
        within: () => [820, 1500],
      }) +
      fill(shifted(0), mix(mud, hour.ink, 0.35)) +
      fill(shifted(14), mud) +
      fill(shifted(120), mix(mud, hour.ink, 0.18)) +
      ripples(random, {
        top: 860,
        count: 24,
        colour: mix(hour.water, hour.glint, 0.4),
        opacity: 0.5,
        reach: 120,
        within: (y) => [300, 500 + (y - 860) * 2.4],
      }) +
      breathingRoots(random, hour.ink, pairs([560, 905, 960, 1030, 1180, 1090, 1420, 1110]), 60) +
      egret({ x: 830, y: 930, scale: 4.3, facing: 'right', pose: 'fishing', ...lightOf(hour) }) +
      propRoots(random, hour, {
        from: [80, 470],
        feet: [
          [452, 930],
          [600, 1040],
        ],
        thick: 40,
        lit: 0.6,
        mud: mix(mud, hour.ink, 0.1),
      }) +
      propRoots(random, hour, {
        from: [90, 600],
        feet: pairs([350, 1060, 262, 960]),
        thick: 38,
        lit: 0.6,
        mud: mix(mud, hour.ink, 0.16),
      }) +
      propRoots(random, hour, {
        from: [96, 720],
        feet: [[420, 1156]],
        thick: 44,
        lit: 0.6,
        mud: mix(mud, hour.ink, 0.18),
      }) +
      fill(trunkUpTo(trunk), bark) +
      fill(trunkUpTo(litEdge), mix(mix(hour.ink, hour.rockShade, 0.3), hour.rock, 0.6)) +
      fill(lens(744, 1092, 62, 9), mix(mud, hour.ink, 0.5)) +
      crab({ x: 740, y: 1090, scale: 0.9, ...lightOf(hour) }) +
      bough(random, hour, pairs([-60, 60, 160, 120, 380, 110, 600, 190]), {
        size: 130,
        leaves: 46,
        thick: 20,
      }) +
      bough(random, hour, pairs([1680, 20, 1500, 60, 1340, 50, 1180, 110]), {
        size: 120,
        leaves: 34,
        thick: 14,
      })
    )
  },
}

/** Noon on an island: kayaks on the sand, the shade of an almond tree, someone in the water. */
const islandNoon: Scene = {
  id: 'caiaque-dia-inteiro-1',
  focus: [0.5, 0.6],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour)
    const shore = 420
    const far = skyline(
      random,
      pairs([-20, 330, 220, 280, 460, 320, 760, 260, 1040, 310, 1300, 270, 1620, 320]),
    )
    const serra = skyline(
      random,
      pairs([-20, 380, 200, 340, 420, 384, 700, 366, 980, 392, 1300, 360, 1620, 380]),
    )
    const edge: Point[] = pairs([-20, 1040, 220, 940, 500, 830, 780, 730, 1040, 660, 1300, 612, 1620, 590])
    const shallow: Point[] = pairs([-40, 930, 240, 800, 500, 700, 800, 640, 1100, 584, 1360, 556, 1620, 540])
    const clear = mix(hour.water, hour.glint, 0.25)
    const boats = [
      { x: 840, y: 856, scale: 0.92, heading: 128, deck: '#1d7f8b' },
      { x: 650, y: 930, scale: 1.06, heading: 132, deck: '#eaa92c' },
      { x: 420, y: 1030, scale: 1.22, heading: 130, deck: '#d5412c' },
    ] as const
    const bather = { x: 500, y: 650, scale: 0.78, heading: 'right' } as const
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 360, y: 210, width: 420 }) +
      cumulus(random, hour, { x: 760, y: 300, width: 220, distance: 0.4 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.82 }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.56 }) +
      waterGround(random, hour, { top: shore, bottom: 1080 }) +
      islet(random, hour, { x: 250, y: 446, width: 330, height: 80, size: 22, distance: 0.42 }) +
      fill(`${curve(shallow)}L1620 700L-40 1100Z`, clear, 0.75) +
      breeze(random, hour, { top: shore + 8, bottom: 760, strength: 0.9 }) +
      canopy(
        random,
        hour,
        skyline(random, pairs([1080, 640, 1160, 520, 1280, 420, 1420, 330, 1520, 260, 1640, 200])),
        { base: 640, size: 64, distance: 0.14 },
      ) +
      rocks(random, hour, { from: 1010, to: 1280, base: 640, size: 110, count: 5, distance: 0.06 }) +
      beach(random, hour, edge) +
      surf(random, hour, edge, { rows: 2, reach: 26, wave: 9 }) +
      swimmer({ ...bather, random, water: mix(clear, hour.water, 0.4), foam: hour.glint, ...look }) +
      ripples(random, {
        top: 628,
        bottom: 690,
        count: 7,
        colour: hour.glint,
        opacity: 0.8,
        reach: 90,
        within: () => [430, 600],
      }) +
      fill(
        [
          [1180, 868, 400, 66],
          [860, 866, 190, 40],
          [1000, 912, 230, 44],
          [1330, 922, 260, 46],
          [1500, 868, 240, 52],
        ]
          .map(([x = 0, y = 0, rx = 0, ry = 0]) => oval(x, y, rx, ry))
          .join(''),
        mix(hour.sandShade, hour.leafShade, 0.4),
        0.6,
      ) +
      boats.map((boat) => kayak({ ...boat, empty: true, ashore: true, eye: 16, ...look })).join('') +
      almondTree(random, hour, { x: 1190, base: 850, height: 740 }) +
      [1150, 1196, 1232]
        .map((x, i) =>
          tussock(random, {
            x,
            y: 858 + (i % 2) * 6,
            size: 46 + i * 6,
            colour: mix(hour.grass, hour.leafShade, 0.35),
            shade: hour.leafShade,
            lit: hour.grass,
          }),
        )
        .join('') +
      person({
        x: 1110,
        y: 912,
        scale: 1,
        does: 'lounge',
        heading: 200,
        wears: outfit(random, 'beach'),
        ...look,
        ambient: 0.2,
      }) +
      footprints(random, hour.sandShade, [1010, 960], [800, 960], { count: 9, size: 14 })
    )
  },
}

/** A rock on the bottom seen from straight above, its shadow thrown over the sand beside it. */
const drownedRock = (hour: Hour, x: number, y: number, radius: number, turn: number): string => {
  const outline = (k: number, dx: number, dy: number): Point[] =>
    [1, 0.86, 0.98, 0.8, 1.04, 0.9, 0.84, 1.02].map((reach, i): Point => {
      const angle = ((i * 45 + turn) * Math.PI) / 180
      return [
        x + dx + Math.cos(angle) * radius * reach * k,
        y + dy + Math.sin(angle) * radius * reach * k * 0.82,
      ]
    })
  const drowned = (colour: string, share: number): string => mix(colour, hour.waterDeep, share)
  return (
    fill(curve(outline(1.02, radius * 0.3, radius * 0.36), true), drowned(hour.ink, 0.55), 0.6) +
    fill(curve(outline(1, 0, 0), true), drowned(hour.rockShade, 0.5)) +
    fill(curve(outline(0.8, -radius * 0.1, -radius * 0.12), true), drowned(hour.rock, 0.5)) +
    fill(curve(outline(0.5, -radius * 0.22, -radius * 0.22), true), drowned(hour.rock, 0.25))
  )
}

/** Straight down: one kayak over clear green water, its shadow on the bottom. */
const fromAbove: Scene = {
  id: 'caiaque-dia-inteiro-2',
  focus: [0.5, 0.5],
  draw: (random) => {
    const { noon } = hours
    const hour = {
      ...noon,
      water: mix(noon.water, noon.leaf, 0.28),
      waterDeep: mix(noon.waterDeep, noon.leafShade, 0.4),
    }
    const boat = { x: 780, y: 580, scale: 1.62, heading: 38, eye: 90, phase: 0.14, deck: '#e2512c' } as const
    const bed = mix(hour.water, hour.sand, 0.62)
    const bands = [
      {
        edge: pairs([-40, 560, 180, 430, 330, 250, 520, 120, 640, -40]),
        colour: mix(hour.waterDeep, hour.water, 0.22),
      },
      {
        edge: pairs([-40, 900, 160, 700, 420, 560, 600, 330, 860, 180, 1000, -40]),
        colour: mix(hour.waterDeep, hour.water, 0.5),
      },
      {
        edge: pairs([120, 1240, 260, 1000, 560, 860, 760, 560, 1060, 400, 1200, 200, 1420, -40]),
        colour: mix(hour.waterDeep, hour.water, 0.8),
      },
      {
        edge: pairs([560, 1240, 700, 1060, 960, 960, 1120, 700, 1380, 560, 1480, 360, 1660, 200]),
        colour: hour.water,
      },
      {
        edge: pairs([860, 1240, 1000, 1120, 1180, 1060, 1300, 860, 1480, 780, 1660, 560]),
        colour: mix(hour.water, bed, 0.5),
      },
      { edge: pairs([1120, 1240, 1260, 1150, 1380, 1010, 1520, 960, 1660, 800]), colour: bed },
    ]
    const stones = [
      [250, 330, 130, 10],
      [420, 220, 70, 50],
      [150, 520, 60, 80],
      [960, 470, 150, 25],
      [1140, 560, 80, 70],
      [330, 930, 100, 40],
      [470, 1030, 58, 0],
      [1270, 250, 92, 60],
      [1390, 330, 50, 20],
      [1060, 1010, 66, 35],
    ] as const
    const fishes = pairs([600, 250, 640, 276, 572, 290, 626, 322, 674, 306, 1220, 820, 1262, 840, 1206, 858])
    return (
      fill('M0 0H1600V1200H0Z', mix(hour.waterDeep, hour.ink, 0.1)) +
      bands
        .map(({ edge, colour }) => fill(`${curve(edge)}L1660 -40V1240H${edge[0]?.[0] ?? 0}Z`, colour))
        .join('') +
      stones.map(([x, y, radius, turn]) => drownedRock(hour, x, y, radius, turn)).join('') +
      lightNet(random, hour.glint, { width: 1600, height: 1200, cell: 190, opacity: 0.17 }) +
      fill(
        fishes
          .map(
            ([x, y]) =>
              lens(x, y, 17, 7) +
              polygon([
                [x - 12, y],
                [x - 26, y - 7],
                [x - 26, y + 7],
              ]),
          )
          .join(''),
        hour.waterDeep,
        0.8,
      ) +
      faded(
        kayak({ ...boat, x: 876, y: 712, random, silhouette: mix(hour.waterDeep, hour.ink, 0.45) }),
        0.45,
      ) +
      wake({ ...boat }, { foam: hour.glint, random, length: 520 }) +
      kayak({ ...boat, random, ...lightOf(hour) })
    )
  },
}

/** The way back, late in the afternoon: the white church ahead, long shadows behind. */
const wayBack: Scene = {
  id: 'caiaque-dia-inteiro-3',
  focus: [0.46, 0.56],
  draw: (random) => {
    const hour = hours.golden
    const shore = 560
    const look = lightOf(hour, 'right')
    const sun: Point = [1290, 300]
    const far = skyline(
      random,
      pairs([-20, 380, 220, 330, 460, 400, 700, 330, 920, 250, 1120, 340, 1300, 390, 1460, 340, 1620, 380]),
    )
    const serra = skyline(
      random,
      pairs([-20, 470, 240, 430, 520, 480, 820, 400, 980, 380, 1160, 450, 1380, 480, 1620, 430]),
    )
    const hill = skyline(random, pairs([-20, 530, 300, 520, 700, 528, 1000, 510, 1300, 520, 1620, 490]))
    const town =
      houseRow({ x: 330, y: shore, width: 330, scale: 0.085, random, ...look }) +
      houseRow({ x: 800, y: shore, width: 460, scale: 0.085, random, ...look }) +
      santaRita({ x: 730, y: shore, scale: 0.105, ...look })
    const boats = [
      { x: 560, y: 800, scale: 0.84, heading: 104, seats: 1, phase: 0.64, deck: '#eaa92c' },
      { x: 960, y: 960, scale: 1.2, heading: 112, seats: 2, phase: 0.15, deck: '#d5412c' },
    ] as const
    return (
      ringSky(hour, sun, shore, 10) +
      sunDisc(hour, sun, 46) +
      barCloud(random, { x: 420, y: 150, width: 520, colour: hour.cloud, opacity: 0.6 }) +
      barCloud(random, { x: 880, y: 220, width: 300, bars: 3, colour: hour.cloud, opacity: 0.5 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.72, light: 'right' }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.48, light: 'right', mist: 0.3 }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.2, light: 'right', mist: 0 }) +
      canopy(random, hour, skyline(random, pairs([-20, 528, 400, 520, 800, 510, 1200, 516, 1620, 500])), {
        base: shore,
        size: 24,
        distance: 0.16,
        light: 'right',
      }) +
      town +
      fill(
        polygon([
          [-20, shore - 2],
          [1620, shore - 2],
          [1620, shore + 5],
          [-20, shore + 5],
        ]),
        mix(hour.rock, hour.rockShade, 0.5),
      ) +
      waterGround(random, hour, { top: shore + 4 }) +
      reflection(random, serra, shore + 4, mix(layerColour(hour, 0.5), hour.water, 0.45), { opacity: 0.6 }) +
      reflection(random, hill, shore + 4, mix(layerColour(hour, 0.2), hour.water, 0.3), { opacity: 0.6 }) +
      mirroredAt(shore + 4, town, 0.4) +
      breeze(random, hour, { top: shore + 10 }) +
      glitter(random, hour, { x: 1290, top: shore + 8, spread: 260, count: 60 }) +
      boats
        .map((boat) => {
          const shade = kayak({
            ...boat,
            x: 0,
            y: 0,
            eye: 2,
            random,
            silhouette: mix(hour.waterDeep, hour.ink, 0.5),
          })
          return (
            longShadow(shade, boat.x, boat.y, { lean: -24, reach: 1.7 }) +
            wake(boat, { foam: hour.glint, random, length: 520 }) +
            kayak({ ...boat, random, foam: hour.glint, ...look })
          )
        })
        .join('')
    )
  },
}

export const scenes: Scene[] = [intoTheMangrove, acrossTheBay, lowTide, islandNoon, fromAbove, wayBack]
