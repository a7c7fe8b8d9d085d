import { lerp, mix, type Random, type Scene } from '../core.ts'
import { crab, egret, farBirds } from '../figures/animals.ts'
import { houseRow, mirroredAt, santaRita } from '../figures/buildings.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { swimmer } from '../figures/people.ts'
import {
  breathingRoots,
  islet,
  lightNet,
  longShadow,
  mangroveArch,
  pairs,
  propRoots,
} from '../landscape/bay.ts'
import { bough, canopy, crown, leaf, mangrove } from '../landscape/forest.ts'
import { reflection, ridge, skyline } from '../landscape/mountain.ts'
import {
  between,
  curve,
  faded,
  fill,
  gradient,
  lens,
  oval,
  type Point,
  placed,
  polygon,
  stroke,
} from '../landscape/path.ts'
import { beach, footprints } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, lightShafts, ringSky, sunDisc } from '../landscape/sky.ts'
import { breeze, glitter, ripples, surf, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour, planes, sunk } from '../palette.ts'

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

/** The leaves of a beach almond from below, against the day: broad, in rosettes, some of them turned red. */
const canopyHem = (random: Random, hour: Hour): string => {
  const roof = fill(
    `${curve(pairs([-40, 216, 90, 250, 220, 226, 340, 176, 480, 190, 620, 150, 760, 176, 900, 150, 1040, 190, 1180, 176, 1320, 236, 1480, 300, 1640, 350]))}L1660 -20L-40 -20Z`,
    mix(hour.leafShade, hour.ink, 0.2),
  )
  const rosettes = pairs([
    20, 210, 150, 246, 290, 206, 420, 176, 560, 186, 700, 150, 830, 186, 960, 160, 1090, 206, 1220, 196, 1340,
    256, 1450, 306, 1560, 330, 90, 130, 360, 110, 640, 90, 900, 96, 1160, 120, 1400, 190, 220, 60, 520, 40,
    800, 30, 1060, 40, 1300, 90, 80, 50, 300, 20, 460, 96, 560, 106, 740, 60, 980, 30, 1110, 60, 1230, 50,
    1420, 110, 1520, 60, 1540, 230,
  ])
    .map(([x, y], i) =>
      Array.from({ length: 7 }, (_, k) => {
        const turn = 20 + k * 23 + between(random, -12, 12)
        const bright = (i + k) % 4 === 0
        const red = (i * 7 + k) % 23 === 0
        const colour = red
          ? '#b8472f'
          : mix(hour.leafShade, hour.leaf, bright ? 0.75 : between(random, 0.15, 0.5))
        return leaf(colour, mix(colour, bright ? '#cfe08a' : hour.leaf, 0.3), {
          x: x + between(random, -18, 18),
          y: y + between(random, -14, 14),
          length: between(random, 74, 120),
          turn,
          width: 0.24,
        })
      }).join(''),
    )
    .join('')
  return roof + rosettes
}

/** A paddle left in the shade: shaft and two blades, its shadow under it. */
const paddleOnTheSand = (hour: Hour): string => {
  const yellow = planes(hour, '#e8b23c')
  const blade = 'M0 -12Q40 -54 120 -50Q176 -44 186 -4Q180 36 120 44Q44 48 0 12Z'
  const half = 'M0 0H186Q180 36 120 44Q44 48 0 12Z'
  const one = (x: number, y: number, turn: number): string =>
    placed(
      fill(blade, mix(yellow.base, hour.ink, 0.22)) + fill(half, mix(yellow.shade, hour.ink, 0.25)),
      x,
      y,
      1,
      turn,
    )
  return (
    fill('M150 1150L820 1094L822 1106L154 1168Z', hour.ink, 0.25) +
    stroke('M170 1136L800 1082', mix('#3c4347', hour.ink, 0.4), 13) +
    stroke('M170 1132L800 1078', mix('#6a7478', hour.ink, 0.3), 4) +
    one(790, 1082, -4) +
    placed(one(0, 0, 0), 180, 1136, 1, 176)
  )
}

/** Noon out of the shade: under the boughs of an almond tree the sand and the water blaze, kayaks wait between. */
const islandNoon: Scene = {
  id: 'caiaque-dia-inteiro-1',
  focus: [0.48, 0.62],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'right')
    const shore = 500
    const far = skyline(
      random,
      pairs([-20, 390, 220, 330, 460, 380, 760, 310, 1040, 370, 1300, 320, 1620, 380]),
    )
    const serra = skyline(
      random,
      pairs([-20, 450, 200, 420, 420, 462, 700, 440, 980, 470, 1300, 440, 1620, 460]),
    )
    const edge: Point[] = pairs([-20, 744, 240, 770, 520, 776, 820, 756, 1120, 716, 1380, 672, 1620, 640])
    const shallow: Point[] = pairs([-20, 640, 260, 668, 560, 676, 860, 656, 1160, 620, 1400, 590, 1620, 572])
    const clear = mix(hour.water, hour.glint, 0.3)
    const boats = [
      { x: 1010, y: 800, scale: 0.8, heading: 118, deck: '#1d7f8b' },
      { x: 800, y: 866, scale: 0.98, heading: 114, deck: '#eaa92c' },
      { x: 540, y: 950, scale: 1.24, heading: 108, deck: '#d5412c' },
    ] as const
    const dusky = {
      ...hour,
      leaf: mix(hour.leaf, hour.leafShade, 0.62),
      leafShade: mix(hour.leafShade, hour.ink, 0.5),
    }
    const bark = mix('#6b5140', hour.ink, 0.55)
    const shade = `${curve(pairs([-20, 930, 200, 980, 420, 1050, 640, 1062, 860, 1010, 1080, 960, 1300, 930, 1620, 860]))}L1620 1220L-20 1220Z`
    const leafSpots = Array.from({ length: 26 }, () => {
      const t = random()
      const y = lerp(1000, 1190, t)
      return oval(random() * 1600, y, lerp(12, 34, t) * (0.6 + random() * 0.8), lerp(4, 11, t))
    }).join('')
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 560, y: 330, width: 360, light: 'right' }) +
      cumulus(random, hour, { x: 1030, y: 380, width: 220, light: 'right', distance: 0.4 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.82, light: 'right' }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.56, light: 'right' }) +
      waterGround(random, hour, { top: shore, bottom: 1000 }) +
      islet(random, hour, { x: 980, y: 524, width: 300, height: 84, size: 22, distance: 0.34 }) +
      islet(random, hour, { x: 420, y: 516, width: 190, height: 46, size: 15, distance: 0.5 }) +
      fill(`${curve(shallow)}L1620 800L-20 900Z`, clear, 0.8) +
      breeze(random, hour, { top: shore + 8, bottom: 700, strength: 0.9 }) +
      swimmer({
        x: 640,
        y: 652,
        scale: 0.62,
        heading: 'right',
        random,
        water: mix(clear, hour.water, 0.3),
        foam: hour.glint,
        ...look,
      }) +
      ripples(random, {
        top: 650,
        bottom: 700,
        count: 7,
        colour: hour.glint,
        opacity: 0.8,
        reach: 90,
        within: () => [560, 740],
      }) +
      beach(random, hour, edge) +
      surf(random, hour, edge, { rows: 2, reach: 26, wave: 10 }) +
      boats.map((boat) => kayak({ ...boat, empty: true, ashore: true, eye: 17, ...look })).join('') +
      footprints(random, hour.sandShade, [880, 1000], [1190, 830], { count: 9, size: 15 }) +
      fill(shade, mix(hour.sandShade, hour.leafShade, 0.62), 0.66) +
      fill(leafSpots, hour.sand, 0.75) +
      // The tree we sit under: its stem on the right, its storeys of leaves across the top.
      fill(
        `${curve(pairs([1190, 1250, 1320, 1180, 1400, 1080, 1432, 900, 1410, 640, 1424, 380, 1400, 120]))}L1660 120L1660 1250Z`,
        bark,
      ) +
      fill(
        `${curve(pairs([1450, 1250, 1500, 1120, 1530, 900, 1500, 640, 1530, 380, 1520, 240]))}L1660 240L1660 1250Z`,
        mix('#8d6b52', hour.ink, 0.34),
      ) +
      fill(
        [
          [1470, 520, 1486, 700],
          [1446, 760, 1470, 960],
          [1500, 980, 1476, 1130],
          [1560, 460, 1576, 640],
          [1580, 820, 1566, 1000],
        ]
          .map(
            ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
              `M${x0} ${y0}Q${x0 + 16} ${(y0 + y1) / 2} ${x1} ${y1}Q${x0 - 8} ${(y0 + y1) / 2} ${x0} ${y0}Z`,
          )
          .join(''),
        mix(bark, hour.ink, 0.5),
      ) +
      stroke(curve(pairs([1440, 420, 1280, 300, 1080, 230, 840, 196, 600, 150])), bark, 30) +
      stroke(curve(pairs([1430, 300, 1200, 170, 960, 110, 640, 60, 300, 40])), bark, 22) +
      canopyHem(random, dusky) +
      paddleOnTheSand(hour)
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
            empty: true,
            random,
            silhouette: mix(hour.waterDeep, hour.ink, 0.5),
          })
          return (
            longShadow(shade, boat.x, boat.y + 4, { lean: -24, reach: 1.2, opacity: 0.34 }) +
            wake(boat, { foam: hour.glint, random, length: 520 }) +
            kayak({ ...boat, random, foam: hour.glint, ...look })
          )
        })
        .join('')
    )
  },
}

export const scenes: Scene[] = [intoTheMangrove, acrossTheBay, lowTide, islandNoon, fromAbove, wayBack]
