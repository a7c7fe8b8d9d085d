/** The fjord by wooden boat: the dome, the table, the net. */
import { lerp, mix, type Random, type Scene } from '../core.ts'
import { egret } from '../figures/animals.ts'
import { canoe, motorBoat } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { mirroredAt } from '../figures/buildings.ts'
import { mug } from '../figures/camp.ts'
import { wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { flourBowl, lime, plate } from '../figures/objects.ts'
import { person } from '../figures/people.ts'
import { bromeliad, canopy, leaf } from '../landscape/forest.ts'
import { reflection, ridge, skyline, sugarloaf } from '../landscape/mountain.ts'
import { between, curve, fill, lens, oval, type Point, placed, polygon, stroke } from '../landscape/path.ts'
import { rocks } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus } from '../landscape/sky.ts'
import { breeze, glitter, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour, planes } from '../palette.ts'
import { points } from '../points.ts'

/** A wooden boat at the foot of the dome: we look up at the granite, it takes most of the sky. */
const underTheSugarloaf: Scene = {
  id: 'regate-caicara-1',
  focus: [0.56, 0.6],
  draw: (random) => {
    const hour = hours.noon
    const shore = 800
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      points([-20, 660, 130, 610, 280, 640, 420, 700, 900, 690, 1340, 620, 1480, 560, 1620, 600]),
    )
    const west = skyline(random, points([-20, 560, 90, 600, 200, 690, 330, 780, 400, 806]))
    const dome = sugarloaf(random, hour, {
      x: 720,
      base: shore,
      height: 680,
      distance: 0.3,
      mist: 0.05,
      stretch: 0.92,
    })
    const hem = skyline(
      random,
      points([330, 800, 460, 782, 700, 768, 900, 772, 1160, 766, 1400, 748, 1620, 730]),
      { rough: 0.08 },
    )
    const boat = { x: 1010, y: 1000, scale: 0.84, heading: 'toward-right' } as const
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 330, y: 350, width: 470 }) +
      cumulus(random, hour, { x: 1390, y: 440, width: 300, distance: 0.15 }) +
      cumulus(random, hour, { x: 180, y: 510, width: 190, distance: 0.4 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8 }) +
      ridge(random, hour, { line: west, base: shore + 6, distance: 0.46, mist: 0.2 }) +
      dome.svg +
      waterGround(random, hour, { top: shore }) +
      reflection(random, west, shore, mix(layerColour(hour, 0.46), hour.water, 0.3), {
        opacity: 0.6,
        stretch: 0.7,
      }) +
      reflection(random, dome.outline, shore, mix(layerColour(hour, 0.3), hour.water, 0.1), {
        opacity: 0.7,
        stretch: 0.5,
      }) +
      canopy(random, hour, hem, { base: shore, size: 27, distance: 0.18 }) +
      rocks(random, hour, { from: 400, to: 1600, base: shore + 3, size: 40, count: 17, distance: 0.2 }) +
      breeze(random, hour, { top: shore + 10, strength: 0.9 }) +
      wake(boat, { length: 950, beam: 200, foam: hour.glint, random }) +
      motorBoat({
        ...boat,
        random,
        passengers: 5,
        hull: '#eab54a',
        stripe: '#b8432f',
        water: mix(hour.water, hour.waterDeep, 0.6),
        ...look,
      }) +
      bromeliad(random, hour, { x: 150, y: 1050, size: 150 }) +
      rocks(random, hour, { from: -80, to: 250, base: 1130, size: 300, count: 3 }) +
      rocks(random, hour, { from: -60, to: 420, base: 1230, size: 260, count: 4 })
    )
  },
}

/** Boards seen along their length, from the far edge of a table or a deck to the near one. */
const boards = (
  far: readonly [Point, Point],
  near: readonly [Point, Point],
  count: number,
  tones: readonly [string, string, string],
): string =>
  Array.from({ length: count }, (_, i) => {
    const along = ([a, b]: readonly [Point, Point], t: number): Point => [
      lerp(a[0], b[0], t),
      lerp(a[1], b[1], t),
    ]
    const [t0, t1] = [i / count, (i + 1) / count]
    const seam = t1 - 0.045 / count
    return (
      fill(
        polygon([along(far, t0), along(far, t1), along(near, t1), along(near, t0)]),
        tones[i % 2] ?? tones[0],
      ) + fill(polygon([along(far, seam), along(far, t1), along(near, t1), along(near, seam)]), tones[2])
    )
  }).join('')

/** A whole grilled fish on a banana leaf, about 1060 long, its head to the right; (0, 0) is its middle. */
function lunch(hour: Hour): string {
  const green = planes(hour, '#4f9a48')
  const skin = planes(hour, '#bd7d3e')
  const char = mix('#4a2a16', hour.ink, 0.15)
  const edge = (share: number): string =>
    curve(
      points([
        -560,
        26,
        -400,
        -100 * share - 8,
        -120,
        -150 * share,
        200,
        -140 * share,
        440,
        -70 * share,
        560,
        20,
        430,
        110 * share,
        160,
        160 * share,
        -140,
        168 * share,
        -420,
        116 * share,
      ]),
      true,
    )
  const veins = Array.from({ length: 19 }, (_, i) => {
    const x = -470 + i * 52
    const reach = 128 * Math.sqrt(Math.max(0, 1 - ((x + 20) / 560) ** 2))
    return `M${x} 22Q${x + 26} ${22 - reach * 0.6} ${x + 62} ${14 - reach}M${x} 26Q${x + 26} ${26 + reach * 0.7} ${x + 56} ${30 + reach * 1.05}`
  }).join('')
  const back = points([452, 6, 400, -48, 300, -92, 150, -118, -20, -112, -180, -76, -310, -24, -372, -4])
  const belly = points([-372, 22, -300, 46, -150, 88, 20, 112, 180, 112, 310, 88, 408, 46])
  const side = points([-372, 10, -200, 20, 0, 30, 180, 34, 330, 30, 452, 6])
  const scales = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 11 }, (__, k) => {
      const x = -240 + k * 44 + (row % 2) * 22
      const y = -62 + row * 24 + Math.abs(x) * 0.05
      return y > -96 * Math.cos(x / 330) ? `M${x} ${y - 12}q16 12 0 24` : ''
    }).join(''),
  ).join('')
  const slice = (x: number, y: number, r: number): string =>
    fill(oval(x, y + 5, r, r * 0.66), mix('#4d8a2e', hour.ink, 0.2)) +
    fill(oval(x, y, r, r * 0.66), '#5f9f36') +
    fill(oval(x, y - 1, r * 0.84, r * 0.54), '#e6eda4') +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => {
        const at = (a: number, k: number) =>
          `${(x + Math.cos((a * Math.PI) / 180) * r * k).toFixed(1)} ${(y - 1 + Math.sin((a * Math.PI) / 180) * r * k * 0.64).toFixed(1)}`
        return fill(`M${at(turn + 30, 0.14)}L${at(turn + 6, 0.72)}L${at(turn + 54, 0.72)}Z`, '#b9d25c')
      })
      .join('')
  return (
    fill(edge(1.04), green.base) +
    fill(`M-560 26Q-100 14 560 20L430 118L160 168L-140 176L-420 122Z`, green.shade, 0.55) +
    stroke(veins, mix(green.shade, hour.ink, 0.1), 3, 0.8) +
    fill('M-640 20Q-200 12 560 20Q-200 34 -640 38Z', green.lit) +
    fill(
      curve(points([-350, 40, -150, 116, 60, 146, 260, 132, 420, 62, 300, 100, 60, 120, -180, 90]), true),
      hour.ink,
      0.3,
    ) +
    fill(
      `${curve(points([-352, 2, -430, -60, -520, -104, -500, -30, -474, 14, -506, 66, -516, 128, -430, 84, -352, 26]))}Z`,
      skin.shade,
    ) +
    stroke(
      'M-380 2L-500 -84M-384 10L-486 -36M-384 16L-486 62M-380 22L-500 108',
      mix(skin.shade, hour.ink, 0.35),
      4,
      0.7,
    ) +
    fill('M-150 -84Q-90 -170 20 -176Q150 -168 240 -108L150 -114L-20 -108Z', skin.shade) +
    stroke(
      'M-110 -90L-70 -136M-60 -98L-10 -160M0 -108L50 -166M60 -110L120 -158M120 -112L176 -142',
      mix(skin.shade, hour.ink, 0.35),
      4,
      0.7,
    ) +
    fill('M-130 84Q-150 140 -70 138Q-40 120 -20 104Z', skin.shade) +
    fill(`${curve([...back, ...belly], true)}`, skin.base) +
    fill(
      `${curve(back)}L${curve([...side].slice(0, -1)).slice(1)}L452 6Z`,
      mix(skin.base, skin.shade, 0.65),
    ) +
    fill(`${curve(belly)}L452 6L${curve([...side].reverse()).slice(1)}Z`, mix('#ecc180', hour.light, 0.15)) +
    stroke(scales, mix(skin.shade, hour.ink, 0.2), 3, 0.55) +
    [-190, -70, 50, 170]
      .map((x) =>
        fill(
          `M${x - 14} ${-62 - (x > -100 ? 18 : 0)}Q${x + 30} 0 ${x + 36} 70Q${x + 6} 10 ${x - 14} ${-62 - (x > -100 ? 18 : 0)}Z`,
          char,
          0.85,
        ),
      )
      .join('') +
    fill('M300 -92Q256 0 304 90L318 84Q284 0 316 -84Z', mix(skin.shade, hour.ink, 0.35)) +
    fill('M270 26Q200 20 176 58Q230 74 276 50Z', skin.shade) +
    fill('M452 6Q410 22 372 20L378 30Q420 34 444 18Z', mix(skin.shade, hour.ink, 0.5)) +
    fill(oval(376, -28, 17, 16), '#f6ecd2') +
    fill(oval(379, -28, 8.5), char) +
    slice(-236, 108, 44) +
    slice(-160, 132, 44) +
    [
      [250, 124, -12],
      [290, 136, 20],
      [214, 140, 34],
      [262, 146, -40],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        leaf('#79b356', mix('#79b356', hour.light, 0.3), { x, y, length: 62, turn, width: 0.3 }),
      )
      .join('')
  )
}

/** Lunch on a veranda over the water: the fish in front of us, the fjord behind the rail. */
const theTable: Scene = {
  id: 'regate-caicara-2',
  focus: [0.5, 0.7],
  draw: (random) => {
    const hour = hours.morning
    const shore = 470
    const look = lightOf(hour, 'left')
    const far = skyline(random, points([360, 380, 520, 300, 700, 360, 860, 300, 1060, 350, 1240, 300]))
    const middle = skyline(random, points([500, 470, 640, 400, 800, 420, 960, 390, 1120, 440, 1220, 474]))
    const west = skyline(random, points([-20, 120, 180, 150, 330, 230, 480, 330, 610, 410, 740, 474]))
    const east = skyline(random, points([880, 476, 1010, 400, 1160, 340, 1300, 240, 1440, 200, 1620, 110]))
    const wood = planes(hour, '#8d5f3a')
    const dark = mix(wood.shade, hour.ink, 0.35)
    const post = (x: number, wide: number) =>
      fill(
        polygon([
          [x, 0],
          [x + wide, 0],
          [x + wide, 900],
          [x, 900],
        ]),
        dark,
      ) +
      fill(
        polygon([
          [x, 0],
          [x + wide * 0.3, 0],
          [x + wide * 0.3, 900],
          [x, 900],
        ]),
        wood.base,
      )
    const rail = (y: number, thick: number) =>
      fill(
        polygon([
          [-20, y],
          [1620, y],
          [1620, y + thick],
          [-20, y + thick],
        ]),
        dark,
      ) +
      fill(
        polygon([
          [-20, y],
          [1620, y],
          [1620, y + thick * 0.35],
          [-20, y + thick * 0.35],
        ]),
        wood.lit,
      )
    const top: Point[] = [
      [150, 726],
      [1450, 726],
    ]
    const straw = (y: number, long: number, count: number) =>
      Array.from({ length: count }, (_, i) => {
        const x = (i / (count - 1)) * 1680 - 40
        return `M${x - 34} ${y}L${x + between(random, -10, 10)} ${y + long * between(random, 0.55, 1)}L${x + 34} ${y}Z`
      }).join('')
    const shadow = (x: number, y: number, half: number, thick: number) =>
      fill(lens(x, y, half, thick), mix(wood.shade, hour.ink, 0.4), 0.5)
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 800, y: 236, width: 330, distance: 0.2 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.82 }) +
      ridge(random, hour, { line: middle, base: shore, distance: 0.6, mist: 0.3 }) +
      ridge(random, hour, { line: east, base: shore, distance: 0.42, mist: 0.12 }) +
      ridge(random, hour, { line: west, base: shore, distance: 0.24, mist: 0.05 }) +
      waterGround(random, hour, { top: shore, bottom: 1210 }) +
      reflection(random, middle, shore, mix(layerColour(hour, 0.6), hour.water, 0.4), {
        opacity: 0.6,
        bottom: 720,
      }) +
      reflection(random, east, shore, mix(layerColour(hour, 0.42), hour.water, 0.25), {
        opacity: 0.7,
        bottom: 720,
        stretch: 0.7,
      }) +
      reflection(random, west, shore, mix(layerColour(hour, 0.26), hour.water, 0.15), {
        opacity: 0.75,
        bottom: 720,
        stretch: 0.7,
      }) +
      breeze(random, hour, { top: shore + 6, bottom: 840, strength: 0.7 }) +
      canoe({
        x: 830,
        y: 560,
        scale: 0.27,
        heading: 'left',
        fisher: 'paddle',
        random,
        water: mix(hour.water, hour.waterDeep, 0.3),
        ...look,
      }) +
      rail(596, 26) +
      rail(690, 20) +
      [330, 560, 790, 1020, 1250]
        .map((x) =>
          fill(
            polygon([
              [x, 620],
              [x + 18, 620],
              [x + 18, 760],
              [x, 760],
            ]),
            dark,
          ),
        )
        .join('') +
      post(96, 58) +
      post(1446, 58) +
      fill(straw(66, 84, 62), mix('#a98a54', hour.ink, 0.62)) +
      fill(straw(50, 74, 54), mix('#a98a54', hour.ink, 0.45)) +
      fill(
        polygon([
          [-20, -20],
          [1620, -20],
          [1620, 66],
          [-20, 66],
        ]),
        mix('#a98a54', hour.ink, 0.45),
      ) +
      fill(
        polygon([
          [-120, 1220],
          [top[0]?.[0] ?? 0, 730],
          [top[1]?.[0] ?? 0, 730],
          [1720, 1220],
        ]),
        dark,
      ) +
      boards(
        [
          [150, 726],
          [1450, 726],
        ],
        [
          [-260, 1220],
          [1860, 1220],
        ],
        7,
        [wood.lit, mix(wood.lit, wood.base, 0.5), mix(wood.shade, wood.base, 0.2)],
      ) +
      shadow(360, 872, 150, 34) +
      plate({ x: 350, y: 852, scale: 11.5, ...look }) +
      shadow(1290, 900, 170, 34) +
      flourBowl({ x: 1270, y: 890, scale: 13.5, ...look }) +
      shadow(810, 1016, 520, 104) +
      placed(lunch(hour), 790, 962, 0.93, -2) +
      shadow(1194, 1138, 62, 14) +
      lime({ x: 1176, y: 1146, scale: 14, ...look }) +
      shadow(1064, 1150, 62, 14) +
      lime({ x: 1046, y: 1156, scale: 14, cut: true, ...look }) +
      shadow(1370, 1086, 80, 16) +
      mug({ x: 1350, y: 1092, scale: 13, colour: '#1f6f8f', ...look })
    )
  },
}

/** A round net in the air: meshes from the hand that let it go to the leads on its rim. */
const castNet = (
  random: Random,
  {
    hand,
    middle,
    rx,
    ry,
    turn,
    colour,
    leads,
  }: { hand: Point; middle: Point; rx: number; ry: number; turn: number; colour: string; leads: string },
): string => {
  const tilt = (turn * Math.PI) / 180
  const count = 36
  const rim = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2
    const wave = 1 + 0.055 * Math.sin(angle * 5 + 1) + between(random, -0.02, 0.02)
    const [u, v] = [Math.cos(angle) * rx * wave, Math.sin(angle) * ry * wave]
    return [
      middle[0] + u * Math.cos(tilt) - v * Math.sin(tilt),
      middle[1] + u * Math.sin(tilt) + v * Math.cos(tilt),
    ]
  })
  // The crown of the net hangs back towards the hand: meshes run from there, not from the middle of the disc.
  const crown: Point = [lerp(middle[0], hand[0], 0.5), lerp(middle[1], hand[1], 0.5)]
  const ring = (share: number): Point[] =>
    rim.map(([x, y]): Point => [lerp(crown[0], x, share), lerp(crown[1], y, share)])
  const spokes = rim
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => `M${crown[0].toFixed(1)} ${crown[1].toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`)
  return (
    fill(curve(rim, true), colour, 0.24) +
    fill(curve(ring(0.6), true), colour, 0.16) +
    stroke(spokes.join(''), colour, 1.6, 0.8) +
    stroke([0.3, 0.48, 0.66, 0.82].map((share) => curve(ring(share), true)).join(''), colour, 1.6, 0.8) +
    stroke(curve(rim, true), colour, 4) +
    rim
      .map(([x, y]) =>
        fill(`M${(x - 4.5).toFixed(1)} ${y.toFixed(1)}a4.5 6 0 1 0 9 0a4.5 6 0 1 0 -9 0Z`, leads),
      )
      .join('') +
    stroke(curve([hand, [lerp(hand[0], crown[0], 0.5), lerp(hand[1], crown[1], 0.5) + 14], crown]), colour, 4)
  )
}

/** The cast: a man upright in a dugout, the net open above shining water. */
const theCast: Scene = {
  id: 'regate-caicara-3',
  focus: [0.5, 0.58],
  draw: (random) => {
    const hour = hours.golden
    const shore = 560
    const look = lightOf(hour, 'right')
    const far = skyline(
      random,
      points([-20, 380, 200, 330, 420, 390, 700, 440, 980, 410, 1240, 350, 1460, 390, 1620, 350]),
    )
    const west = skyline(random, points([-20, 300, 150, 340, 300, 440, 460, 520, 640, 562]))
    const east = skyline(random, points([1080, 562, 1250, 510, 1420, 480, 1620, 400]))
    const hem = skyline(random, points([-20, 500, 200, 510, 420, 530, 640, 548, 800, 560]), { rough: 0.08 })
    const hull = { x: 560, y: 930, scale: 1.36 }
    const fisher = person({
      x: 500,
      y: 920,
      scale: 1.36,
      heading: 'right',
      does: 'cast',
      wears: { ...outfit(random, 'fisher'), shirt: '#f1e6cf' },
      ...look,
    })
    const net = castNet(random, {
      hand: [590, 745],
      middle: [960, 690],
      rx: 250,
      ry: 150,
      turn: -16,
      colour: '#fff3d0',
      leads: mix('#6d675c', hour.ink, 0.4),
    })
    return (
      clearSky(random, hour, shore) +
      barCloud(random, { x: 1180, y: 150, width: 560, colour: hour.cloud, opacity: 0.75 }) +
      barCloud(random, { x: 420, y: 230, width: 380, bars: 3, colour: hour.cloud, opacity: 0.5 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8, light: 'right' }) +
      ridge(random, hour, { line: east, base: shore, distance: 0.5, light: 'right', mist: 0.25 }) +
      ridge(random, hour, { line: west, base: shore, distance: 0.36, light: 'right', mist: 0.15 }) +
      canopy(random, hour, hem, { base: shore, size: 28, distance: 0.18, light: 'right' }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, west, shore, mix(layerColour(hour, 0.36), hour.water, 0.25), {
        opacity: 0.7,
        stretch: 0.7,
      }) +
      reflection(random, east, shore, mix(layerColour(hour, 0.5), hour.water, 0.35), {
        opacity: 0.6,
        stretch: 0.7,
      }) +
      glitter(random, hour, { x: 1180, top: shore + 6, spread: 420, count: 70 }) +
      breeze(random, hour, { top: shore + 6, strength: 0.7 }) +
      mirroredAt(930, fisher + net, 0.26) +
      fisher +
      canoe({
        ...hull,
        heading: 'right',
        net: '#7fa3ad',
        stripe: '#1b8a8f',
        random,
        water: mix(hour.water, hour.waterDeep, 0.55),
        ...look,
      }) +
      net +
      rocks(
        random,
        { ...hour, rock: mix(hour.rock, hour.ink, 0.45) },
        { from: 1250, to: 1700, base: 1215, size: 250, count: 4, light: 'right' },
      ) +
      egret({ x: 1420, y: 1082, scale: 1.7, facing: 'left', pose: 'looking', ...look })
    )
  },
}

export const scenes: Scene[] = [underTheSugarloaf, theTable, theCast]
