/** Saco do Mamanguá: three days by kayak inside the tropical fjord. */
import { mix, type Scene } from '../core.ts'
import { egret, farBirds } from '../figures/animals.ts'
import { outfit } from '../figures/body.ts'
import { chalet, mirroredAt } from '../figures/buildings.ts'
import { dryBags, tent } from '../figures/camp.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { groundShadow, person } from '../figures/people.ts'
import { pairs } from '../landscape/bay.ts'
import { almondTree, bough, canopy, mangrove, palm, tussock } from '../landscape/forest.ts'
import { reflection, ridge, skyline, sugarloaf } from '../landscape/mountain.ts'
import { faded, fill, lens, type Point } from '../landscape/path.ts'
import { beach, footprints, rocks } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, mistBank, mistTongues, ringSky, sunDisc } from '../landscape/sky.ts'
import { breeze, glitter, ripples, surf, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour, paints } from '../palette.ts'

/** Late light on a camp: tents and kayaks on the sand, the Sugarloaf across the water. */
const campInLateLight: Scene = {
  id: 'saco-mamangua-1',
  focus: [0.5, 0.56],
  draw: (random) => {
    const hour = hours.golden
    const shore = 640
    const look = lightOf(hour, 'right')
    const far = skyline(random, pairs([-20, 330, 220, 360, 420, 400, 580, 480, 700, 530, 820, 590, 920, 642]))
    const beyond = skyline(
      random,
      pairs([900, 642, 1040, 560, 1180, 500, 1300, 410, 1420, 370, 1520, 290, 1640, 260]),
    )
    const dome = sugarloaf(random, hour, {
      x: 1050,
      base: shore,
      height: 430,
      distance: 0.34,
      light: 'right',
      mist: 0.12,
    })
    const hem = skyline(
      random,
      pairs([700, 642, 800, 622, 940, 606, 1100, 612, 1260, 600, 1420, 596, 1640, 570]),
      { rough: 0.08 },
    )
    const edge = pairs([
      -40, 742, 240, 752, 520, 786, 800, 830, 1060, 900, 1300, 1000, 1480, 1120, 1560, 1260,
    ])
    const woods = skyline(random, pairs([-60, 420, 60, 480, 170, 570, 260, 660, 330, 740, 370, 800]))
    const boats = [
      { x: 1010, y: 960, scale: 0.66, heading: 40, deck: '#1d7f8b' },
      { x: 1060, y: 1050, scale: 0.78, heading: 36, deck: '#eaa92c' },
    ] as const
    const camper = { ...outfit(random, 'trekker'), pack: undefined, poles: false } as const
    return (
      clearSky(random, hour, shore) +
      barCloud(random, { x: 720, y: 170, width: 560, colour: hour.cloud, opacity: 0.7 }) +
      barCloud(random, { x: 1330, y: 300, width: 380, bars: 3, colour: hour.cloud, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.74, light: 'right', mist: 0.35 }) +
      ridge(random, hour, { line: beyond, base: shore, distance: 0.6, light: 'right', mist: 0.25 }) +
      dome.svg +
      canopy(random, hour, hem, { base: shore + 2, size: 24, distance: 0.28, light: 'right' }) +
      waterGround(random, hour, { top: shore, bottom: 1240 }) +
      reflection(random, dome.outline, shore, mix(layerColour(hour, 0.34), hour.water, 0.35), {
        opacity: 0.7,
        stretch: 0.6,
      }) +
      reflection(random, hem, shore, mix(layerColour(hour, 0.2), hour.water, 0.2), { opacity: 0.8 }) +
      breeze(random, hour, { top: shore + 16, bottom: 1150 }) +
      glitter(random, hour, { x: 1440, top: shore + 10, bottom: 1080, spread: 120, count: 30 }) +
      beach(random, hour, edge, { bottom: 1240 }) +
      surf(random, hour, edge, { rows: 1, wave: 6 }) +
      canopy(random, hour, woods, { base: 812, size: 50, distance: 0.04, light: 'right' }) +
      [-10, 60, 130, 205, 280, 340]
        .map((x, i) =>
          tussock(random, {
            x,
            y: 824 + (i % 3) * 8,
            size: 70 - (i % 2) * 16,
            light: 'right',
            colour: hour.leafShade,
            shade: mix(hour.leafShade, hour.ink, 0.5),
            lit: mix(hour.leafShade, hour.leaf, 0.7),
          }),
        )
        .join('') +
      almondTree(random, hour, { x: 110, base: 880, height: 560, light: 'right' }) +
      [84, 124]
        .map((x) =>
          tussock(random, {
            x,
            y: 892,
            size: 54,
            light: 'right',
            colour: hour.leafShade,
            shade: mix(hour.leafShade, hour.ink, 0.5),
            lit: mix(hour.leafShade, hour.leaf, 0.7),
          }),
        )
        .join('') +
      groundShadow({
        x: 330,
        y: 866,
        scale: 0.9,
        light: 'right',
        colour: hour.sandShade,
        length: 160,
        wide: 90,
      }) +
      tent({ x: 350, y: 866, scale: 0.86, heading: 'toward-right', colour: paints.teal, ...look }) +
      tent({ x: 600, y: 930, scale: 1.06, heading: 'toward-right', colour: '#e2702f', open: true, ...look }) +
      footprints(random, hour.sandShade, [640, 1000], [940, 1000], { count: 12, size: 9 }) +
      boats
        .map((boat) => kayak({ ...boat, eye: 14, empty: true, ashore: true, loaded: true, ...look }))
        .join('') +
      groundShadow({ x: 880, y: 906, scale: 0.96, light: 'right', colour: hour.sandShade, length: 110 }) +
      person({
        x: 880,
        y: 906,
        scale: 0.96,
        heading: 130,
        does: 'mug',
        wears: { ...camper, shirt: '#f1e3c4', hat: { kind: 'cap', colour: '#c8452f' } },
        ...look,
      }) +
      groundShadow({ x: 480, y: 1030, scale: 1.2, light: 'right', colour: hour.sandShade, length: 90 }) +
      person({
        x: 480,
        y: 1034,
        scale: 1.2,
        heading: 40,
        does: 'sit-low',
        wears: { ...camper, shirt: '#2f6f8f', hat: undefined },
        ...look,
      }) +
      dryBags({ x: 690, y: 1040, scale: 1.1, count: 3, random, ...look }) +
      [20, 110, 200]
        .map((x, i) =>
          tussock(random, {
            x,
            y: 1215,
            size: 180 - i * 40,
            light: 'right',
            colour: hour.near,
            shade: hour.ink,
            lit: mix(hour.near, hour.leaf, 0.6),
          }),
        )
        .join('') +
      bough(random, hour, pairs([-60, 90, 110, 110, 260, 80, 430, 160]), { size: 120, leaves: 36, lit: 0.25 })
    )
  },
}

/** The head of the fjord: wide water without a ripple, kayaks along the hem of the mangrove. */
const headOfTheFjord: Scene = {
  id: 'saco-mamangua-2',
  focus: [0.55, 0.6],
  draw: (random) => {
    const hour = hours.noon
    const shore = 600
    const look = lightOf(hour, 'left')
    const pool = mix(mix(hour.waterDeep, hour.leafShade, 0.5), paints.ochre, 0.12)
    const still: Hour = { ...hour, waterDeep: pool }
    const far = skyline(
      random,
      pairs([500, 602, 640, 560, 780, 520, 920, 548, 1060, 510, 1200, 560, 1320, 602]),
    )
    const west = skyline(
      random,
      pairs([-20, 190, 160, 240, 330, 350, 480, 420, 620, 500, 760, 560, 860, 602]),
    )
    const east = skyline(random, pairs([960, 602, 1080, 540, 1200, 470, 1340, 400, 1480, 290, 1640, 210]))
    const clouds = cumulus(random, hour, { x: 900, y: 280, width: 420 })
    const belt = (line: readonly number[], distance: number, size: number, base: number): string =>
      canopy(random, hour, skyline(random, pairs(line), { rough: 0.08 }), { base, size, distance })
    const distant = belt(
      [560, 612, 700, 588, 860, 584, 1000, 590, 1160, 582, 1400, 560, 1640, 540],
      0.34,
      26,
      612,
    )
    const right = [1290, 1400, 1530]
      .map((x, i) =>
        mangrove(random, hour, { x, base: 640 + i * 16, height: 220 + i * 60, distance: 0.16, spread: 0.9 }),
      )
      .join('')
    const left =
      belt([-40, 330, 120, 360, 260, 410, 380, 470, 500, 530, 600, 580, 640, 640], 0.24, 60, 648) +
      [600, 490, 360, 210, 40]
        .map((x, i) =>
          mangrove(random, hour, { x, base: 648 + i * 12, height: 180 + i * 50, distance: 0.2, spread: 0.9 }),
        )
        .join('')
    const grove = mangrove(random, hour, { x: 150, base: 770, height: 700, distance: 0, spread: 0.85 })
    const boats = [
      { x: 900, y: 668, scale: 0.24, heading: 20, deck: '#eaa92c' },
      { x: 760, y: 730, scale: 0.44, heading: 14, deck: '#1d7f8b' },
      { x: 960, y: 880, scale: 0.92, heading: 10, deck: '#d5412c' },
    ] as const
    const bird = { x: 380, y: 862, scale: 1, facing: 'right', pose: 'looking', ...look } as const
    return (
      clearSky(random, hour, shore) +
      clouds +
      ridge(random, hour, { line: far, base: shore, distance: 0.82 }) +
      ridge(random, hour, { line: west, base: shore, distance: 0.5, mist: 0.25 }) +
      ridge(random, hour, { line: east, base: shore, distance: 0.56, light: 'right', mist: 0.25 }) +
      distant +
      waterGround(random, still, { top: shore + 10 }) +
      faded(mirroredAt(shore + 8, clouds, 1), 0.35) +
      reflection(random, west, shore + 8, mix(layerColour(hour, 0.4), pool, 0.4), { opacity: 0.6 }) +
      reflection(random, east, shore + 8, mix(layerColour(hour, 0.45), pool, 0.4), { opacity: 0.6 }) +
      faded(mirroredAt(614, distant, 1), 0.5) +
      faded(mirroredAt(648, left, 1), 0.4) +
      faded(mirroredAt(668, right, 1), 0.45) +
      faded(mirroredAt(774, grove, 1), 0.24) +
      left +
      right +
      ripples(random, {
        top: 640,
        bottom: 1180,
        count: 26,
        colour: mix(hour.water, pool, 0.3),
        opacity: 0.4,
      }) +
      boats
        .map(
          (boat, i) =>
            wake(boat, { foam: hour.glint, random, length: 460 }) +
            kayak({
              ...boat,
              seats: i === 1 ? 2 : 1,
              phase: 0.14 + (2 - i) * 0.3,
              loaded: true,
              random,
              water: mix(hour.water, pool, 0.6),
              foam: hour.glint,
              ...look,
            }),
        )
        .join('') +
      grove +
      fill(lens(374, 864, 110, 10), mix(hour.rockShade, hour.ink, 0.3)) +
      mirroredAt(864, egret(bird), 0.35) +
      egret(bird) +
      bough(random, hour, pairs([1660, 40, 1500, 80, 1380, 60, 1240, 130]), {
        size: 120,
        leaves: 34,
        lit: 0.25,
      })
    )
  },
}

/** First light in the mist: one kayak on the mirror of the fjord, a lamp lit on the veranda of a chalet. */
const chaletInTheMist: Scene = {
  id: 'saco-mamangua-3',
  focus: [0.54, 0.6],
  draw: (random) => {
    const hour = hours.dawn
    const shore = 650
    const look = lightOf(hour, 'left')
    const sun: Point = [640, 430]
    const far = skyline(
      random,
      pairs([300, 652, 420, 560, 540, 520, 680, 540, 820, 500, 940, 560, 1060, 652]),
    )
    const west = skyline(random, pairs([-20, 250, 120, 290, 260, 400, 400, 500, 500, 590, 580, 652]))
    const east = skyline(
      random,
      pairs([700, 652, 820, 560, 960, 470, 1120, 400, 1280, 260, 1440, 200, 1640, 120]),
    )
    const bank = skyline(
      random,
      pairs([1010, 792, 1060, 720, 1120, 650, 1200, 600, 1320, 540, 1440, 520, 1640, 440]),
      { rough: 0.08 },
    )
    const mist = mix(hour.cloud, hour.skyLow, 0.4)
    const woods = canopy(random, hour, bank, { base: 792, size: 58, distance: 0.16 })
    const house = chalet({
      x: 1190,
      y: 800,
      scale: 0.56,
      heading: 'toward-left',
      lit: hour.lamp,
      ...look,
    })
    const boat = { x: 500, y: 880, scale: 0.86, heading: 8, deck: '#d5412c' } as const
    return (
      ringSky(hour, sun, shore, 10) +
      sunDisc(hour, sun, 56) +
      farBirds({ x: 420, y: 250, width: 160, scale: 0.9, count: 5, random, colour: hour.near }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.84, mist: 0.7 }) +
      ridge(random, hour, { line: east, base: shore, distance: 0.6, mist: 0.6 }) +
      mistBank(random, mist, { top: 440, bottom: 700, strength: 0.55 }) +
      ridge(random, hour, { line: west, base: shore, distance: 0.4, light: 'right', mist: 0.6 }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, west, shore, mix(layerColour(hour, 0.45), hour.water, 0.45), { opacity: 0.6 }) +
      reflection(random, east, shore, mix(layerColour(hour, 0.6), hour.water, 0.5), { opacity: 0.5 }) +
      glitter(random, hour, { x: sun[0], top: shore + 20, bottom: 1120, spread: 110, count: 30 }) +
      mistBank(random, mist, { top: 560, bottom: 760, strength: 0.9 }) +
      mistTongues(random, mist, { top: 540, bottom: 690, count: 4, opacity: 0.6 }) +
      woods +
      faded(mirroredAt(792, woods, 1), 0.5) +
      palm(random, hour, { x: 1400, base: 790, height: 360, lean: -0.12, distance: 0.08 }) +
      rocks(random, hour, { from: 1080, to: 1700, base: 806, size: 80, count: 10, distance: 0.08 }) +
      mirroredAt(806, house, 0.4) +
      house +
      ripples(random, { top: 700, count: 26, colour: mix(hour.water, hour.cloud, 0.5), opacity: 0.5 }) +
      wake(boat, { foam: hour.glint, random, length: 520 }) +
      kayak({
        ...boat,
        phase: 0.14,
        loaded: true,
        random,
        water: mix(hour.water, hour.waterDeep, 0.5),
        foam: hour.glint,
        ...look,
      }) +
      [1490, 1570, 1420]
        .map((x, i) =>
          tussock(random, {
            x,
            y: 1215,
            size: 220 - i * 40,
            colour: hour.near,
            shade: hour.ink,
            lit: mix(hour.near, hour.leaf, 0.5),
          }),
        )
        .join('')
    )
  },
}

export const scenes: Scene[] = [campInLateLight, headOfTheFjord, chaletInTheMist]
