/** The fjord by wooden boat: the dome, the table, the net. */
import { lerp, mix, type Random, type Scene } from '../core.ts'
import { egret } from '../figures/animals.ts'
import { canoe, motorBoat } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { mirroredAt } from '../figures/buildings.ts'
import { wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { person } from '../figures/people.ts'
import { bromeliad, canopy, leaf } from '../landscape/forest.ts'
import { reflection, ridge, skyline, sugarloaf } from '../landscape/mountain.ts'
import { between, clipped, curve, fill, lens, oval, type Point, placed, stroke } from '../landscape/path.ts'
import { rocks } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus } from '../landscape/sky.ts'
import { breeze, glitter, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour, paints, planes } from '../palette.ts'
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

/** A bowl seen from straight above: its shadow on the table, its rim, what is in it. */
const bowlFromAbove = (
  hour: Hour,
  {
    x,
    y,
    radius,
    rim,
    inside,
    inner,
  }: { x: number; y: number; radius: number; rim: string; inside: string; inner?: string },
): string => {
  const { lit, base, shade } = planes(hour, rim)
  const crescent = (k: number): string =>
    `M${x - radius * k} ${y}A${radius * k} ${radius * k} 0 0 1 ${x} ${y - radius * k}A${radius * k * 1.1} ${radius * k * 1.1} 0 0 0 ${x - radius * k} ${y}Z`
  return (
    fill(oval(x + radius * 0.2, y + radius * 0.24, radius * 1.02), hour.ink, 0.34) +
    fill(oval(x, y, radius), shade) +
    fill(oval(x - radius * 0.03, y - radius * 0.03, radius * 0.97), base) +
    fill(crescent(0.97), lit) +
    fill(oval(x, y, radius * 0.8), mix(shade, hour.ink, 0.25)) +
    fill(oval(x + radius * 0.04, y + radius * 0.05, radius * 0.74), inside) +
    (inner ?? '')
  )
}

/** Half a lime from straight above. */
const halfLime = (x: number, y: number, r: number, turn: number): string =>
  fill(oval(x + r * 0.18, y + r * 0.22, r), '#2c1a10', 0.3) +
  fill(oval(x, y, r), '#4f8f33') +
  fill(oval(x, y, r * 0.88), '#eef0b4') +
  Array.from({ length: 8 }, (_, i) => {
    const at = (a: number, k: number): string => {
      const angle = ((a + turn) * Math.PI) / 180
      return `${(x + Math.cos(angle) * r * k).toFixed(1)} ${(y + Math.sin(angle) * r * k).toFixed(1)}`
    }
    return fill(
      `M${at(i * 45 + 22, 0.12)}L${at(i * 45 + 5, 0.74)}Q${at(i * 45 + 22, 0.86)} ${at(i * 45 + 40, 0.74)}Z`,
      '#c3d968',
    )
  }).join('')

/** A whole fish off the grill, lying on its side, head to the left, about 900 long; (0, 0) is its middle. */
const grilledFish = (hour: Hour): string => {
  const skin = planes(hour, '#c07a3a')
  const char = mix('#3a2012', hour.ink, 0.15)
  const back = points([
    -452, 8, -420, -36, -360, -78, -270, -112, -150, -130, 0, -126, 140, -98, 260, -56, 340, -26, 372, -20,
  ])
  const belly = points([
    372, 22, 330, 30, 240, 62, 110, 108, -40, 128, -180, 118, -300, 88, -390, 50, -440, 24,
  ])
  const body = `${curve([...back, ...belly])}Z`
  const tail =
    'M352 -22Q420 -40 486 -112Q500 -120 498 -100Q484 -40 474 2Q486 50 500 104Q500 122 486 112Q424 42 352 24Z'
  const gill = 'M-288 -98Q-236 -60 -232 2Q-234 64 -286 86Q-258 40 -258 0Q-258 -52 -288 -98Z'
  const fin = (path: string, rays: string): string =>
    fill(path, skin.shade) + stroke(rays, mix(skin.shade, hour.ink, 0.4), 3.4, 0.7)
  const cut = (x: number, tall: number): string =>
    fill(
      `M${x + 30} ${-tall}Q${x - 34} 0 ${x - 34} ${tall}Q${x + 14} ${tall * 0.2} ${x + 30} ${-tall}Z`,
      char,
      0.9,
    ) +
    fill(
      `M${x + 22} ${-tall * 0.78}Q${x - 22} 0 ${x - 27} ${tall * 0.78}Q${x} ${tall * 0.1} ${x + 22} ${-tall * 0.78}Z`,
      '#f0cf9a',
      0.75,
    )
  return (
    fin(tail, 'M366 -10L476 -84M370 -2L466 -34M370 6L466 40M366 12L478 86') +
    fin(
      'M-210 -116Q-130 -196 -20 -188Q120 -168 220 -92Q232 -72 200 -78L-40 -124Z',
      'M-160 -122L-110 -168M-90 -124L-40 -178M-20 -122L40 -170M50 -110L110 -146M120 -96L170 -116',
    ) +
    fin('M-140 118Q-120 172 -60 170Q-44 150 -60 124Z', 'M-124 124L-100 158M-100 124L-76 162') +
    fin('M120 102Q150 140 216 124Q236 100 226 70Z', 'M150 100L184 122M180 90L212 108') +
    fill(body, skin.base) +
    fill(`${curve(back)}L372 -8Q100 -36 -160 -40Q-330 -34 -452 8Z`, mix(skin.shade, skin.base, 0.25)) +
    fill(
      `M372 16Q60 60 -200 62Q-330 58 -436 22L-390 50L-300 88L-180 118L-40 128L110 108L240 62L330 30Z`,
      '#e9bb78',
    ) +
    fill(
      `M-452 8Q-420 -36 -360 -78Q-320 -96 -288 -98Q-258 -52 -258 0Q-258 40 -286 86Q-340 72 -390 50Z`,
      skin.shade,
      0.55,
    ) +
    fill(gill, mix(skin.shade, hour.ink, 0.45)) +
    [-150, -50, 50, 150].map((x, i) => cut(x, [92, 94, 84, 62][i] ?? 80)).join('') +
    fill(`M-226 -8Q-170 -26 -138 10Q-168 44 -226 22Z`, mix(skin.base, skin.shade, 0.6)) +
    stroke('M-218 0L-156 4M-218 10L-160 20M-216 -6L-164 -8', mix(skin.shade, hour.ink, 0.4), 3, 0.7) +
    stroke('M-446 16Q-420 20 -396 14', mix(skin.shade, hour.ink, 0.6), 5) +
    fill(oval(-366, -26, 16), mix(skin.shade, hour.ink, 0.55)) +
    fill(oval(-366, -26, 11), '#f3e7cf') +
    fill(oval(-368, -26, 4), '#c9b89a')
  )
}

/** The shadow of a coconut frond across a table, from its stem outside the frame. */
const frondShadow = (from: Point, to: Point, reach: number, colour: string): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const t = 0.08 + (i / 26) * 0.9
    const at: Point = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
    return [1, -1]
      .map((side) => {
        const long = reach * Math.sin(Math.PI * (0.22 + t * 0.7)) * (1 - 0.08 * (i % 3))
        const tip: Point = [
          at[0] + ux * long * 0.55 - uy * side * long * 0.85,
          at[1] + uy * long * 0.55 + ux * side * long * 0.85,
        ]
        const wide = 13
        return `M${(at[0] - ux * wide).toFixed(0)} ${(at[1] - uy * wide).toFixed(0)}Q${((at[0] + tip[0]) / 2 + ux * 16).toFixed(0)} ${((at[1] + tip[1]) / 2 + uy * 16).toFixed(0)} ${tip[0].toFixed(0)} ${tip[1].toFixed(0)}Q${((at[0] + tip[0]) / 2 - ux * 8).toFixed(0)} ${((at[1] + tip[1]) / 2 - uy * 8).toFixed(0)} ${(at[0] + ux * wide).toFixed(0)} ${(at[1] + uy * wide).toFixed(0)}Z`
      })
      .join('')
  }).join('')
  return `<g opacity=".26">${fill(leaves, colour)}${stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, colour, 8)}</g>`
}

/** Lunch from straight above: the fish on its leaf, the bowls, and the shadow of a palm over the boards. */
const theTable: Scene = {
  id: 'regate-caicara-2',
  focus: [0.5, 0.52],
  draw: (random) => {
    const hour = hours.noon
    const wood = planes(hour, '#9a6a42')
    const green = planes(hour, '#3f8f4d')
    const planks = Array.from({ length: 7 }, (_, i) => {
      const x = -330 + i * 330
      const tone = mix(wood.base, i % 2 ? wood.lit : wood.shade, between(random, 0.1, 0.34))
      const grain = Array.from({ length: 5 }, () => {
        const gx = x + between(random, 30, 290)
        const gy = between(random, -40, 900)
        const long = between(random, 160, 420)
        return `M${gx.toFixed(0)} ${gy.toFixed(0)}Q${(gx + 9).toFixed(0)} ${(gy + long / 2).toFixed(0)} ${gx.toFixed(0)} ${(gy + long).toFixed(0)}Q${(gx - 3).toFixed(0)} ${(gy + long / 2).toFixed(0)} ${gx.toFixed(0)} ${gy.toFixed(0)}Z`
      }).join('')
      return (
        fill(`M${x} -300H${x + 322}V1500H${x}Z`, tone) +
        fill(`M${x} -300H${x + 6}V1500H${x}Z`, wood.lit, 0.6) +
        fill(grain, wood.shade, 0.5)
      )
    }).join('')
    const leafEdge = points([
      -760, 10, -690, -120, -520, -214, -260, -262, 40, -268, 330, -236, 560, -164, 700, -70, 752, 4, 690,
      100, 520, 188, 260, 242, -40, 262, -330, 244, -560, 188, -700, 100,
    ])
    const tears =
      'M470 -206L452 -120L500 -196ZM-420 -236L-392 -150L-372 -244ZM120 262L150 176L176 254ZM-610 176L-560 112L-566 196Z'
    const veins = Array.from({ length: 25 }, (_, i) => {
      const x = -640 + i * 54
      const reach = 262 * Math.sqrt(Math.max(0, 1 - (x / 770) ** 2))
      return `M${x} 0Q${x + 26} ${-reach * 0.55} ${x + 70} ${-reach}M${x} 0Q${x + 26} ${reach * 0.55} ${x + 66} ${reach}`
    }).join('')
    const leafPath = `${curve(leafEdge, true)}`
    const banana =
      placed(fill(leafPath, hour.ink, 0.34), 822, 660, 0.94, -14) +
      placed(
        fill(leafPath, green.base) +
          clipped(
            random,
            leafPath,
            fill('M-800 0H800V300H-800Z', green.shade, 0.7) +
              stroke(veins, mix(green.shade, hour.ink, 0.12), 4, 0.6) +
              fill(tears, mix(wood.base, hour.ink, 0.3)),
          ) +
          fill('M-822 -15Q-300 -9 752 4Q-300 12 -832 12Q-842 0 -822 -15Z', green.lit),
        800,
        636,
        0.94,
        -14,
      )
    const rice = Array.from({ length: 90 }, () => {
      const [a, r] = [between(random, 0, 6.3), Math.sqrt(random()) * 96]
      const [gx, gy] = [1330 + Math.cos(a) * r, 236 + Math.sin(a) * r]
      return placed(
        fill(lens(0, 0, 11, 4.6), random() < 0.3 ? '#e9dcc0' : '#fffaf0'),
        gx,
        gy,
        1,
        random() * 180,
      )
    }).join('')
    const herbs = [
      [640, 800, 20],
      [700, 826, -16],
      [612, 836, 60],
      [668, 858, 30],
      [980, 470, -30],
      [1030, 462, 10],
      [1004, 500, 60],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        leaf('#3f8a3c', mix('#3f8a3c', hour.light, 0.4), { x, y, length: 66, turn, width: 0.3 }),
      )
      .join('')
    const spoon = placed(
      fill('M-20 -6Q120 -14 300 -10Q306 0 300 10Q120 14 -20 6Z', wood.shade) +
        fill('M-20 -6Q120 -14 300 -10L300 -2Q120 -4 -20 -1Z', mix(wood.lit, hour.light, 0.3)) +
        fill(oval(-52, 0, 56, 36), wood.base) +
        fill(oval(-48, 4, 42, 25), mix(wood.shade, hour.ink, 0.2)),
      196,
      250,
      0.9,
      -52,
    )
    return (
      fill('M0 0H1600V1200H0Z', mix(wood.shade, hour.ink, 0.5)) +
      `<g transform="rotate(9 800 600)">${planks}</g>` +
      banana +
      placed(
        fill(
          curve(
            points([
              -470, 20, -300, -96, -60, -110, 200, -70, 380, -20, 500, -90, 510, 120, 360, 40, 160, 110, -60,
              140, -320, 104,
            ]),
            true,
          ),
          hour.ink,
          0.3,
        ),
        822,
        672,
        1.12,
        -14,
      ) +
      placed(grilledFish(hour), 800, 646, 1.12, -14) +
      herbs +
      halfLime(470, 860, 62, 10) +
      halfLime(352, 800, 58, 30) +
      halfLime(1180, 448, 58, 4) +
      bowlFromAbove(hour, {
        x: 250,
        y: 226,
        radius: 176,
        rim: '#b5573a',
        inside: '#e8c57c',
        inner: fill(oval(222, 196, 80, 66), '#f3d99a') + fill(oval(282, 262, 50, 40), '#d9b062', 0.7),
      }) +
      spoon +
      bowlFromAbove(hour, {
        x: 1330,
        y: 236,
        radius: 158,
        rim: paints.whitewash,
        inside: '#f4ead2',
        inner: rice,
      }) +
      bowlFromAbove(hour, {
        x: 1372,
        y: 930,
        radius: 142,
        rim: '#1f5f8f',
        inside: '#3a1d15',
        inner: [
          [1340, 900],
          [1400, 910],
          [1372, 960],
          [1420, 966],
          [1330, 968],
          [1376, 870],
          [1300, 930],
        ]
          .map(([x = 0, y = 0], i) =>
            placed(fill(lens(0, 0, 23, 19), i % 2 ? '#5a2c1e' : '#6e3a26'), x, y, 1, i * 40),
          )
          .join(''),
      }) +
      bowlFromAbove(hour, {
        x: 760,
        y: 160,
        radius: 82,
        rim: paints.whitewash,
        inside: '#d9a13a',
        inner: fill(oval(742, 140, 24, 16), '#f2cf7c', 0.9),
      }) +
      bowlFromAbove(hour, {
        x: 196,
        y: 1010,
        radius: 96,
        rim: '#d8492f',
        inside: '#a8371f',
        inner:
          fill(oval(176, 990, 20), '#e7b53c') +
          fill(oval(222, 1030, 17), '#d8492f') +
          fill(oval(206, 980, 12), '#5f9f36'),
      }) +
      frondShadow([1760, -60], [640, 560], 300, hour.ink) +
      frondShadow([1720, 1330], [980, 900], 230, hour.ink)
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
