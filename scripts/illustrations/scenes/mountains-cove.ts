/** Saco do Fundão: by kayak to a hidden cove, and a night on its beach. */
import { lerp, mix, type Random, type Scene } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { dryBags, lantern, mug, stove, tent } from '../figures/camp.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { groundShadow, person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { almondTree, bough, canopy, palm, tussock } from '../landscape/forest.ts'
import { boulder, reflection, ridge, skyline } from '../landscape/mountain.ts'
import { fill, lens, type Point, polygon, stroke } from '../landscape/path.ts'
import { beach, rocks } from '../landscape/shore.ts'
import { barCloud, cirrus, clearSky, lampGlow, moon, ringSky, stars, sunDisc } from '../landscape/sky.ts'
import { glitter, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour } from '../palette.ts'

/** A wall of forest that falls into the water in storeys, each a darker plane than the one above it. */
const forestWall = (
  random: Random,
  hour: Hour,
  line: readonly Point[],
  { base, light, distance }: { base: number; light: 'left' | 'right'; distance: number },
): string =>
  [0, 0.24, 0.48, 0.72]
    .map((drop, i) =>
      canopy(
        random,
        {
          ...hour,
          leaf: mix(hour.leaf, hour.leafShade, 0.5 + i * 0.13),
          leafShade: mix(hour.leafShade, hour.ink, 0.2 + i * 0.15),
        },
        skyline(
          random,
          line
            .filter((_, k) => k % 3 === 0 || k === line.length - 1)
            .map(([x, y]): Point => [x, lerp(y, base, drop)]),
          { rough: 0.09 },
        ),
        { base, size: 52 - i * 3, distance, light },
      ),
    )
    .join('')

/** Loaded kayaks gliding into a hidden cove, its water a mirror between walls of forest. */
const hiddenCove: Scene = {
  id: 'saco-fundao-1',
  focus: [0.46, 0.62],
  draw: (random) => {
    const hour = hours.golden
    const shore = 610
    const look = lightOf(hour, 'right')
    const back = skyline(
      random,
      pairs([360, 560, 500, 500, 640, 450, 760, 420, 900, 460, 1040, 440, 1200, 520, 1320, 560]),
    )
    const west = skyline(
      random,
      pairs([-20, 130, 130, 190, 260, 300, 380, 360, 480, 470, 590, 530, 690, 612]),
    )
    const east = skyline(
      random,
      pairs([890, 612, 990, 530, 1090, 480, 1200, 360, 1330, 300, 1450, 180, 1640, 110]),
    )
    const boats = [
      { x: 800, y: 694, scale: 0.26, heading: 82 },
      { x: 930, y: 780, scale: 0.42, heading: 104 },
      { x: 640, y: 930, scale: 0.78, heading: 58 },
    ] as const
    const decks = ['#eaa92c', '#d5412c', '#e36b2c']
    return (
      clearSky(random, hour, shore) +
      sunDisc(hour, [820, 360], 54) +
      barCloud(random, { x: 800, y: 210, width: 460, colour: hour.cloud, opacity: 0.7 }) +
      ridge(random, hour, { line: back, base: shore, distance: 0.72, light: 'right', mist: 0.4 }) +
      forestWall(random, hour, west, { base: shore, distance: 0.08, light: 'right' }) +
      forestWall(random, hour, east, { base: shore, distance: 0.02, light: 'left' }) +
      canopy(random, hour, skyline(random, pairs([600, 612, 700, 588, 780, 580, 880, 590, 980, 612])), {
        base: shore,
        size: 20,
        distance: 0.45,
        light: 'right',
      }) +
      waterGround(random, hour, { top: shore }) +
      fill(lens(785, shore + 1, 120, 7), hour.sand) +
      reflection(random, west, shore, mix(hour.leafShade, hour.waterDeep, 0.45), {
        opacity: 0.85,
        stretch: 0.85,
        bottom: 1040,
      }) +
      reflection(random, east, shore, mix(hour.leafShade, hour.waterDeep, 0.35), {
        opacity: 0.88,
        stretch: 0.85,
        bottom: 1040,
      }) +
      glitter(random, hour, { x: 810, top: shore + 8, bottom: 1000, spread: 120, count: 30 }) +
      boats
        .map(
          (boat, i) =>
            wake(boat, { foam: hour.glint, random, length: 560 }) +
            kayak({
              ...boat,
              seats: 2,
              eye: 14,
              loaded: true,
              deck: decks[i],
              crew: i === 2 ? [0.14, 0.2] : [0.6, 0.66],
              random,
              water: mix(hour.water, hour.waterDeep, 0.65),
              foam: hour.glint,
              ...look,
            }),
        )
        .join('') +
      rocks(
        random,
        { ...hour, rock: mix(hour.rock, hour.rockShade, 0.6) },
        { from: 1180, to: 1700, base: 1130, size: 300, count: 5, light: 'left' },
      ) +
      bough(
        random,
        hour,
        [
          [-60, 60],
          [100, 90],
          [240, 60],
          [400, 150],
        ],
        { size: 120, leaves: 36, lit: 0.2 },
      )
    )
  },
}

/** Two tents under trees, a lantern, stars over the water, kayaks on the sand. */
const tentsUnderTrees: Scene = {
  id: 'saco-fundao-2',
  focus: [0.48, 0.66],
  draw: (random) => {
    const hour = hours.night
    const shore = 660
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      pairs([-20, 520, 260, 470, 560, 540, 860, 590, 1100, 540, 1300, 500, 1620, 440]),
    )
    const edge = pairs([-40, 830, 300, 840, 700, 850, 1000, 880, 1240, 950, 1420, 1060, 1560, 1260])
    const dark: Hour = {
      ...hour,
      leaf: mix(hour.near, hour.leaf, 0.4),
      leafShade: mix(hour.ink, hour.near, 0.5),
      rockShade: hour.ink,
    }
    const starry = (count: number): string => {
      let path = ''
      for (let i = 0; i < count; i++)
        path += lens(760 + random() * 820, shore + 20 + random() ** 1.4 * 300, 5 + random() * 9, 1.6)
      return fill(path, hour.glint, 0.7)
    }
    return (
      clearSky(random, hour, shore) +
      stars(random, hour, { bottom: 600, count: 200 }) +
      moon(hour, [1210, 330], 58) +
      ridge(random, hour, { line: far, base: shore, distance: 0.5, light: 'right', relief: 0.35 }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, far, shore, mix(layerColour(hour, 0.45), hour.waterDeep, 0.35), { opacity: 0.8 }) +
      starry(34) +
      ripples(random, { top: shore + 8, bottom: 1000, count: 30, colour: hour.water, opacity: 0.5 }) +
      glitter(random, hour, { x: 1210, top: shore + 6, bottom: 1000, spread: 150, count: 56 }) +
      beach(random, hour, edge, { bottom: 1240 }) +
      canopy(
        random,
        dark,
        skyline(random, pairs([-60, 560, 120, 600, 260, 690, 380, 770, 450, 840, 490, 880])),
        {
          base: 880,
          size: 80,
        },
      ) +
      almondTree(random, dark, { x: 210, base: 960, height: 860 }) +
      lampGlow(random, hour.lamp, { x: 620, y: 990, radius: 470, strength: 0.5, squash: 0.5 }) +
      tent({
        x: 330,
        y: 968,
        scale: 0.96,
        heading: 'toward-right',
        form: 'tunnel',
        colour: '#8a3b32',
        ...look,
        light: 'right',
      }) +
      // A tarp between the tree and a pole in the sand: the lantern under it lights its cloth.
      stroke('M846 1006L838 740', mix('#6b4a2c', hour.ink, 0.5), 9) +
      stroke('M838 742L930 1002', mix(hour.glint, hour.ink, 0.5), 2.4) +
      fill(
        'M236 664Q540 770 838 740Q760 820 700 872Q480 860 330 800Q270 740 236 664Z',
        mix('#d8742f', hour.lamp, 0.42),
      ) +
      fill('M236 664Q540 770 838 740Q800 776 772 806Q520 816 290 740Z', mix('#d8742f', hour.ink, 0.36)) +
      stroke('M700 872L748 1010M330 800L300 930', mix(hour.glint, hour.ink, 0.4), 2.4) +
      boulder(random, { ...hour, light: hour.lamp }, { x: 590, base: 1030, width: 110, height: 50 }).svg +
      lampGlow(random, hour.lamp, { x: 590, y: 970, radius: 130, strength: 0.7 }) +
      lantern({ x: 588, y: 984, scale: 1.9, lit: '#fff0b8', ...look }) +
      person({
        x: 500,
        y: 1052,
        scale: 1.06,
        heading: 20,
        does: 'sit-low',
        wears: { ...outfit(random, 'trekker'), pack: undefined, poles: false, shirt: '#e0a02e' },
        ...look,
        light: 'right',
        ambient: 0.35,
      }) +
      kayak({
        x: 1120,
        y: 1010,
        scale: 0.8,
        heading: 34,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#d5412c',
        ...look,
      }) +
      kayak({
        x: 1010,
        y: 1090,
        scale: 0.86,
        heading: 30,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#eaa92c',
        ...look,
      }) +
      bough(
        random,
        dark,
        [
          [-60, 130],
          [300, 180],
          [640, 110],
          [980, 190],
        ],
        { size: 150, leaves: 60, lit: 0.25, thick: 40 },
      ) +
      bough(
        random,
        dark,
        [
          [-60, -20],
          [400, 30],
          [800, -10],
          [1240, 60],
        ],
        { size: 160, leaves: 60, lit: 0.2, thick: 30 },
      )
    )
  },
}

/** Breakfast on the beach at dawn, the kayaks ready. */
const beachBreakfast: Scene = {
  id: 'saco-fundao-3',
  focus: [0.42, 0.66],
  draw: (random) => {
    const hour = hours.dawn
    const shore = 560
    const look = lightOf(hour, 'right')
    const sun: Point = [1130, 440]
    const far = skyline(
      random,
      pairs([-20, 470, 200, 420, 420, 480, 700, 530, 940, 545, 1180, 520, 1400, 500, 1620, 470]),
    )
    const west = skyline(random, pairs([-20, 380, 140, 420, 280, 500, 420, 545, 560, 562]))
    const edge = pairs([-40, 690, 240, 700, 560, 730, 900, 770, 1200, 800, 1640, 830])
    const camper = { ...outfit(random, 'trekker'), pack: undefined, poles: false, sleeves: 'long' } as const
    return (
      ringSky(hour, sun, shore, 10) +
      sunDisc(hour, sun, 54) +
      cirrus(random, hour.cloud, { top: 110, bottom: 300, count: 5, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.78, light: 'right', mist: 0.4 }) +
      waterGround(random, hour, { top: shore, bottom: 900 }) +
      reflection(random, far, shore, mix(layerColour(hour, 0.75), hour.water, 0.4), { opacity: 0.7 }) +
      canopy(random, hour, west, { base: shore + 2, size: 30, distance: 0.3, light: 'right' }) +
      reflection(random, west, shore, mix(layerColour(hour, 0.25), hour.water, 0.3), { opacity: 0.75 }) +
      glitter(random, hour, { x: sun[0], top: shore + 8, bottom: 800, spread: 120, count: 34 }) +
      beach(random, hour, edge, { bottom: 1240 }) +
      kayak({
        x: 1330,
        y: 846,
        scale: 0.7,
        heading: 120,
        eye: 12,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#1d7f8b',
        ...look,
      }) +
      kayak({
        x: 1120,
        y: 860,
        scale: 0.76,
        heading: 116,
        eye: 12,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#eaa92c',
        ...look,
      }) +
      kayak({
        x: 890,
        y: 880,
        scale: 0.82,
        heading: 112,
        eye: 12,
        empty: true,
        ashore: true,
        loaded: true,
        deck: '#d5412c',
        ...look,
      }) +
      groundShadow({ x: 1250, y: 930, scale: 1.15, light: 'right', colour: hour.rockShade, length: 170 }) +
      person({
        x: 1250,
        y: 930,
        scale: 1.15,
        heading: 150,
        does: 'mug',
        wears: { ...camper, shirt: '#2f6f8f', hat: { kind: 'cap', colour: '#f4ead2' } },
        ...look,
      }) +
      groundShadow({
        x: 330,
        y: 1080,
        scale: 2.5,
        light: 'right',
        colour: hour.rockShade,
        length: 110,
        wide: 40,
      }) +
      person({
        x: 330,
        y: 1084,
        scale: 2.5,
        heading: 'right',
        does: 'kneel',
        wears: { ...camper, shirt: '#c8452f', trousers: '#3b4a4a', hairstyle: 'bun', hat: undefined },
        ...look,
      }) +
      fill(lens(620, 1112, 250, 26), mix(hour.sandShade, hour.rockShade, 0.4), 0.5) +
      fill(polygon(pairs([430, 1086, 800, 1078, 850, 1112, 410, 1122])), '#a8743f') +
      fill(polygon(pairs([410, 1122, 850, 1112, 850, 1130, 410, 1142])), mix('#a8743f', hour.ink, 0.5)) +
      stove({ x: 540, y: 1106, scale: 3.6, steam: hour.sun, ...look }) +
      mug({ x: 660, y: 1108, scale: 4.6, steam: hour.sun, ...look }) +
      mug({ x: 726, y: 1100, scale: 4.6, colour: '#1f6f78', steam: hour.sun, ...look }) +
      mug({ x: 788, y: 1108, scale: 4.6, colour: '#e0a02e', ...look }) +
      dryBags({ x: 1020, y: 1090, scale: 1.9, count: 3, random, ...look }) +
      [10, 80, 160]
        .map((x, i) =>
          tussock(random, {
            x,
            y: 1030 + i * 4,
            size: 110 - i * 18,
            light: 'right',
            colour: hour.near,
            shade: hour.ink,
            lit: mix(hour.near, hour.leaf, 0.6),
          }),
        )
        .join('') +
      palm(
        random,
        { ...hour, leaf: hour.near, leafShade: hour.ink },
        { x: 60, base: 1010, height: 900, lean: 0.12 },
      )
    )
  },
}

export const scenes: Scene[] = [hiddenCove, tentsUnderTrees, beachBreakfast]
