/** Pictures of pages of their own: the course, the people who guide, the page that is lost. */
import { mix, type Scene } from '../core.ts'
import { farBirds } from '../figures/animals.ts'
import { outfit } from '../figures/body.ts'
import { kayak, rollingKayak, splash } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { gearRack } from '../figures/objects.ts'
import { groundShadow, person, wader } from '../figures/people.ts'
import { almondTree, canopy, fern } from '../landscape/forest.ts'
import { reflection, ridge, skyline } from '../landscape/mountain.ts'
import { curve, fill, oval, stroke } from '../landscape/path.ts'
import { beach, footprints, rocks } from '../landscape/shore.ts'
import { clearSky, cumulus, mistBank, mistTongues, sunDisc } from '../landscape/sky.ts'
import { breeze, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour } from '../palette.ts'
import { points } from '../points.ts'

/** In the middle of a roll: the boat on its edge, the paddler coming up, the instructor in the water beside. */
const rollLesson: Scene = {
  id: 'curso-aca',
  focus: [0.42, 0.66],
  draw: (random) => {
    const hour = hours.morning
    const shore = 520
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      points([-20, 330, 220, 270, 460, 340, 700, 250, 940, 320, 1180, 240, 1420, 300, 1620, 250]),
    )
    const hill = skyline(random, points([-20, 400, 140, 380, 340, 450, 560, 500, 700, 524]))
    const isle = skyline(random, points([1060, 524, 1160, 480, 1300, 452, 1460, 470, 1620, 430]))
    const deep = mix(hour.water, hour.waterDeep, 0.6)
    const instructor = {
      ...outfit(random, 'paddler'),
      vest: '#d8492f',
      shirt: '#234f7d',
      skin: '#8d5a3b',
      hairstyle: 'short',
      hat: { kind: 'brim', colour: '#f4ead2' },
    } as const
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 420, y: 220, width: 380 }) +
      cumulus(random, hour, { x: 1240, y: 170, width: 260, distance: 0.2 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8 }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.5, mist: 0.2 }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, hill, shore, mix(layerColour(hour, 0.5), hour.water, 0.35), { opacity: 0.7 }) +
      reflection(random, isle, shore + 8, mix(layerColour(hour, 0.3), hour.water, 0.3), { opacity: 0.7 }) +
      breeze(random, hour, { top: shore + 8, strength: 0.6 }) +
      canopy(random, hour, isle, { base: shore + 6, size: 34, distance: 0.3 }) +
      rocks(random, hour, { from: 1050, to: 1640, base: shore + 9, size: 44, count: 9, distance: 0.3 }) +
      kayak({
        x: 300,
        y: 640,
        scale: 0.5,
        heading: 16,
        empty: true,
        deck: '#eaa92c',
        water: deep,
        random,
        ...look,
      }) +
      [1, 0.76]
        .map((k) => stroke(oval(720, 960, 660 * k, 176 * k), mix(hour.water, hour.glint, 0.3), 4, 0.45))
        .join('') +
      wader({
        x: 950,
        y: 856,
        scale: 1.78,
        heading: 212,
        does: 'pull',
        depth: 78,
        foam: hour.glint,
        wears: instructor,
        ...look,
      }) +
      splash({ x: 560, y: 962, scale: 2.1, colour: mix(hour.glint, '#ffffff', 0.4), random }) +
      rollingKayak({
        x: 690,
        y: 950,
        scale: 1.88,
        roll: 58,
        foam: mix(hour.glint, '#ffffff', 0.4),
        wears: { ...outfit(random, 'paddler'), vest: '#e4b02f', shirt: '#2b7f8c' },
        random,
        ...look,
      }) +
      ripples(random, { top: 960, count: 16, colour: hour.glint, opacity: 0.5, reach: 200 })
    )
  },
}

/** Morning on the beach: a guide welcomes the day's guests, paddles and life jackets hang ready. */
const welcome: Scene = {
  id: 'sobre',
  focus: [0.5, 0.62],
  draw: (random) => {
    const hour = hours.morning
    const shore = 560
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      points([-20, 380, 240, 320, 480, 390, 720, 300, 980, 370, 1240, 290, 1460, 350, 1620, 300]),
    )
    const isle = skyline(random, points([620, 566, 700, 520, 820, 486, 960, 510, 1060, 566]))
    const woods = skyline(random, points([1180, 570, 1300, 500, 1440, 430, 1620, 380]))
    const edge = points([-20, 690, 260, 676, 560, 664, 860, 652, 1160, 630, 1400, 606, 1620, 596])
    const shade = mix(hour.sandShade, hour.leafShade, 0.3)
    const guest = (
      x: number,
      y: number,
      scale: number,
      heading: number,
      does: 'stand' | 'rest' | 'greet',
      clothes: { shirt: string; skin: string; trousers: string; hair: 'short' | 'long' | 'bun' },
    ) =>
      groundShadow({ x, y, scale, colour: shade, light: 'left', length: 130 }) +
      person({
        x,
        y,
        scale,
        heading,
        does,
        wears: {
          ...outfit(random, 'beach'),
          ...clothes,
          hair: '#2f2018',
          hairstyle: clothes.hair,
          hat: undefined,
        },
        ...look,
      })
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 900, y: 230, width: 360 }) +
      cumulus(random, hour, { x: 1330, y: 330, width: 200, distance: 0.3 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8 }) +
      canopy(random, hour, isle, { base: shore + 4, size: 24, distance: 0.42 }) +
      waterGround(random, hour, { top: shore, bottom: 760 }) +
      reflection(random, isle, shore + 6, mix(layerColour(hour, 0.4), hour.water, 0.3), {
        opacity: 0.6,
        bottom: 640,
      }) +
      breeze(random, hour, { top: shore + 4, bottom: 680, strength: 0.7 }) +
      canopy(random, hour, woods, { base: 640, size: 60, distance: 0.14 }) +
      beach(random, hour, edge) +
      stroke(curve(edge), hour.glint, 9, 0.8) +
      kayak({
        x: 1210,
        y: 730,
        scale: 0.86,
        heading: 152,
        empty: true,
        ashore: true,
        deck: '#1d7f8b',
        random,
        ...look,
      }) +
      kayak({
        x: 1330,
        y: 800,
        scale: 0.96,
        heading: 150,
        empty: true,
        ashore: true,
        seats: 2,
        deck: '#d5412c',
        random,
        ...look,
      }) +
      fill(oval(392, 966, 330, 20), shade, 0.5) +
      almondTree(random, hour, { x: -46, base: 1000, height: 900 }) +
      gearRack({ x: 350, y: 960, scale: 1.6, width: 330, random, ...look }) +
      groundShadow({ x: 690, y: 1046, scale: 2, colour: shade, light: 'left', length: 120 }) +
      person({
        x: 690,
        y: 1046,
        scale: 2,
        heading: 318,
        does: 'greet',
        wears: {
          ...outfit(random, 'paddler'),
          skin: '#8d5a3b',
          shirt: '#1f6f78',
          vest: '#e4702c',
          trousers: '#3b4a4a',
          shorts: true,
          hairstyle: 'short',
          hat: { kind: 'brim', colour: '#f4ead2' },
        },
        ...look,
      }) +
      guest(1170, 1010, 1.86, 214, 'stand', {
        shirt: '#2f6f8f',
        skin: '#6b412b',
        trousers: '#5a4c3a',
        hair: 'short',
      }) +
      guest(980, 1024, 1.84, 204, 'rest', {
        shirt: '#c8452f',
        skin: '#c48a62',
        trousers: '#2c3c4e',
        hair: 'bun',
      }) +
      guest(1090, 1100, 1.5, 190, 'greet', {
        shirt: '#e0a02e',
        skin: '#b57a52',
        trousers: '#3d7a5a',
        hair: 'long',
      }) +
      footprints(random, shade, [1210, 1120], [1460, 900], { count: 18, size: 15 }) +
      fern(random, hour, { x: 20, y: 1210, size: 260 })
    )
  },
}

/** A kayak with nobody in it, adrift where the fog has taken the shore away. */
const adrift: Scene = {
  id: 'perdido',
  focus: [0.5, 0.62],
  draw: (random) => {
    const hour = hours.mist
    const shore = 600
    const ghost = skyline(random, points([-20, 470, 180, 430, 380, 500, 600, 560, 780, 606]))
    const second = skyline(random, points([900, 606, 1060, 520, 1240, 440, 1430, 480, 1620, 400]))
    const pale: Hour = {
      ...hour,
      water: mix(hour.water, hour.skyLow, 0.5),
      waterDeep: mix(hour.waterDeep, hour.water, 0.25),
    }
    return (
      clearSky(random, hour, shore) +
      sunDisc(hour, [1080, 250], 62) +
      ridge(random, hour, { line: second, base: shore, distance: 0.8, relief: 0.12, mist: 0.9 }) +
      ridge(random, hour, { line: ghost, base: shore, distance: 0.66, relief: 0.15, mist: 0.9 }) +
      mistBank(random, hour.cloud, { top: 430, bottom: 700, strength: 0.9 }) +
      waterGround(random, pale, { top: shore, depth: 0.7 }) +
      mistBank(random, hour.cloud, { top: 520, bottom: 760, strength: 0.95 }) +
      ripples(random, { top: 720, count: 26, colour: hour.glint, opacity: 0.7, reach: 190 }) +
      mistTongues(random, hour.cloud, { top: 640, bottom: 760, count: 4, opacity: 0.5 }) +
      [1, 0.8, 0.6].map((k) => stroke(oval(800, 900, 520 * k, 84 * k), hour.glint, 4, 0.55)).join('') +
      kayak({
        x: 800,
        y: 890,
        scale: 1.12,
        heading: 168,
        empty: true,
        deck: '#d5412c',
        water: mix(pale.water, pale.waterDeep, 0.5),
        random,
        ...lightOf(hour, 'right'),
      }) +
      farBirds({ x: 470, y: 330, width: 120, count: 2, scale: 1.1, colour: hour.near, random })
    )
  },
}

export const scenes: Scene[] = [rollLesson, welcome, adrift]
