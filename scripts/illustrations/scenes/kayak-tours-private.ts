import { mix, type Random, type Scene } from '../core.ts'
import { fishSchool, seaTurtle } from '../figures/animals.ts'
import { outfit } from '../figures/body.ts'
import { hullFromBelow, kayak, paddle, wake } from '../figures/kayaks.ts'
import { lightOf, tones } from '../figures/look.ts'
import { type Person, person } from '../figures/people.ts'
import { view } from '../figures/shape.ts'
import { islet, pairs, sunRays } from '../landscape/bay.ts'
import { boulder, reflection, ridge, skyline } from '../landscape/mountain.ts'
import {
  between,
  clipped,
  curve,
  faded,
  fill,
  lens,
  oval,
  type Point,
  placed,
  polygon,
  stroke,
} from '../landscape/path.ts'
import { barCloud, clearSky, cumulus } from '../landscape/sky.ts'
import { breeze, glitter, underWater, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour } from '../palette.ts'

/** Two kayaks side by side under the layered Serra, the light of the late day on every plane. */
const sideBySide: Scene = {
  id: 'aventura-privada-1',
  focus: [0.5, 0.62],
  draw: (random) => {
    const hour = hours.golden
    const shore = 700
    const look = lightOf(hour)
    const layers = [
      {
        line: skyline(
          random,
          pairs([
            -20, 400, 200, 360, 420, 310, 640, 380, 860, 270, 1080, 226, 1260, 310, 1460, 250, 1620, 300,
          ]),
        ),
        distance: 0.9,
        mist: 0.6,
      },
      {
        line: skyline(
          random,
          pairs([
            -20, 480, 160, 430, 360, 380, 560, 470, 800, 490, 1000, 390, 1180, 336, 1400, 430, 1620, 370,
          ]),
        ),
        distance: 0.7,
        mist: 0.6,
      },
      {
        line: skyline(
          random,
          pairs([-20, 520, 240, 560, 460, 500, 640, 550, 880, 590, 1120, 520, 1340, 450, 1620, 520]),
        ),
        distance: 0.48,
        mist: 0.6,
      },
      {
        line: skyline(
          random,
          pairs([-20, 630, 180, 604, 400, 640, 700, 660, 980, 626, 1240, 590, 1440, 550, 1620, 580]),
        ),
        distance: 0.26,
        mist: 0.4,
      },
      {
        line: skyline(
          random,
          pairs([-20, 690, 300, 686, 620, 692, 900, 682, 1160, 672, 1400, 640, 1620, 630]),
        ),
        distance: 0.06,
        mist: 0,
      },
    ].map((layer) => ({
      ...layer,
      colour: mix(layerColour(hour, layer.distance), hour.leafShade, 0.55 * (1 - layer.distance)),
    }))
    const boats = [
      { x: 960, y: 868, scale: 0.98, heading: 332, seats: 1, crew: [0.66], deck: '#1d7f8b' },
      { x: 620, y: 948, scale: 1.16, heading: 330, seats: 2, phase: 0.12, deck: '#d5412c' },
    ] as const
    return (
      clearSky(random, hour, 600) +
      barCloud(random, { x: 420, y: 120, width: 560, colour: hour.cloud, opacity: 0.8 }) +
      barCloud(random, { x: 1180, y: 130, width: 300, bars: 3, colour: hour.cloud, opacity: 0.6 }) +
      layers
        .map((layer) =>
          ridge(random, hour, { ...layer, base: shore, mistColour: mix(hour.skyLow, hour.light, 0.6) }),
        )
        .join('') +
      waterGround(random, hour, { top: shore }) +
      layers
        .slice(1)
        .map(({ line, colour }) =>
          reflection(random, line, shore, mix(colour, hour.water, 0.4), {
            opacity: 0.45,
            stretch: 0.7,
            bottom: shore + 300,
          }),
        )
        .join('') +
      breeze(random, hour, { top: shore + 4 }) +
      glitter(random, hour, { x: 330, top: shore + 6, spread: 340, count: 60 }) +
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

/** A chart of a bay like Paraty's, drawn about its middle, 880 by 640: coast, depths, islands, a rose and a pencilled route. */
const seaChart = (random: Random, hour: Hour): string => {
  const paper = '#f8f0d8'
  const ink = mix('#2d5b78', hour.ink, 0.2)
  const sheet = 'M-440 -320H440V320H-440Z'
  const frame = 'M-404 -284H404V284H-404Z'
  const coast = `${curve(
    pairs([
      -40, -300, -70, -236, -128, -214, -150, -160, -214, -150, -236, -96, -296, -90, -300, -40, -262, -20,
      -286, 30, -236, 58, -176, 44, -150, 84, -96, 96, -70, 140, -20, 150, -30, 206, -86, 236, -60, 258, 0,
      214, 30, 150, 84, 128, 110, 168, 170, 176, 216, 226, 268, 214, 300, 310,
    ]),
  )}L-460 310L-460 -300Z`
  const isles = [
    [-96, -84, 40, 24],
    [-20, -150, 30, 20],
    [26, -60, 56, 34],
    [-120, 6, 22, 14],
    [112, -150, 26, 18],
    [150, 30, 34, 22],
    [236, -96, 62, 40],
    [66, 40, 18, 12],
    [300, 90, 26, 20],
    [322, -210, 30, 18],
  ].map(([x = 0, y = 0, wide = 0, tall = 0]) =>
    curve(
      Array.from({ length: 9 }, (_, i): Point => {
        const turn = (i / 9) * Math.PI * 2
        const reach = between(random, 0.72, 1.15)
        return [x + Math.cos(turn) * wide * reach, y + Math.sin(turn) * tall * reach]
      }),
      true,
    ),
  )
  const land = coast + isles.join('')
  // The heights of the land: each line inside the one below it.
  const heights = (
    [
      [-330, -190, 74, 58],
      [-350, 110, 66, 84],
      [-190, 180, 78, 54],
      [140, 254, 74, 34],
    ] as const
  )
    .flatMap(([x, y, wide, tall]) =>
      [1, 0.66, 0.32].map((share) =>
        curve(
          Array.from({ length: 10 }, (_, i): Point => {
            const turn = (i / 5) * Math.PI
            const reach = share * between(random, 0.86, 1.12)
            return [x + Math.cos(turn) * wide * reach, y + Math.sin(turn) * tall * reach]
          }),
          true,
        ),
      ),
    )
    .join('')
  const depths = (
    [
      [96, '#dcecea'],
      [58, '#c3e0e2'],
      [24, '#a3d0d8'],
    ] as const
  )
    .map(([wide, colour]) => stroke(land, colour, wide))
    .join('')
  const grid =
    [-240, -80, 80, 240].map((x) => `M${x} -284V284`).join('') +
    [-140, 0, 140].map((y) => `M-404 ${y}H404`).join('')
  const rose = Array.from({ length: 8 }, (_, i) => {
    const long = i % 2 ? 34 : 62
    const turn = (i * Math.PI) / 4
    const tip: Point = [300 + Math.sin(turn) * long, 170 - Math.cos(turn) * long]
    const side = (way: number): Point => [
      300 + Math.sin(turn + way * 0.4) * 17,
      170 - Math.cos(turn + way * 0.4) * 17,
    ]
    return [polygon([[300, 170], side(-1), tip]), polygon([[300, 170], side(1), tip])] as const
  })
  const route = curve(
    pairs([
      -214, -112, -160, -60, -60, -28, -30, 10, 40, 0, 100, -10, 112, -74, 60, -110, -40, -112, -110, -128,
      -200, -118,
    ]),
  )
  const inside =
    fill(frame, '#eef3e6') +
    depths +
    fill(land, '#e6cf98') +
    stroke(land, mix('#8a6a3a', hour.ink, 0.2), 2.4) +
    stroke(heights, mix('#8a6a3a', '#e6cf98', 0.35), 2, 0.8) +
    stroke(grid, ink, 1.2, 0.4) +
    stroke(oval(300, 170, 74), ink, 2, 0.8) +
    stroke(oval(300, 170, 66), ink, 1.2, 0.8) +
    fill(rose.map(([dark]) => dark).join(''), ink) +
    fill(rose.map(([, pale]) => pale).join(''), paper) +
    stroke(rose.map(([, pale]) => pale).join(''), ink, 1.2) +
    `<path d="${route}" fill="none" stroke="#d5412c" stroke-width="7" stroke-linecap="round" stroke-dasharray="20 15"/>` +
    fill(
      [
        [-204, -114],
        [-22, 12],
        [104, -40],
        [-40, -112],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 11))
        .join(''),
      '#d5412c',
    )
  const folds =
    fill('M-220 -320H0V320H-220Z', hour.ink, 0.05) +
    fill('M220 -320H440V320H220Z', hour.ink, 0.05) +
    fill('M-440 0H440V320H-440Z', hour.ink, 0.035) +
    stroke('M-220 -320V320M0 -320V320M220 -320V320M-440 0H440', '#ffffff', 2, 0.5)
  return fill(sheet, paper) + clipped(random, frame, inside) + stroke(frame, ink, 3) + folds
}

/** A stone of the beach from above, holding down a corner. */
const weight = (hour: Hour, x: number, y: number, size: number, turn: number): string =>
  placed(
    fill(
      curve(pairs([-50, 4, -40, -30, -6, -42, 34, -34, 52, -4, 38, 30, 0, 40, -38, 32]), true),
      hour.rockShade,
    ) +
      fill(
        curve(pairs([-50, 6, -42, -24, -8, -34, 26, -26, 36, 0, 18, 26, -14, 36, -40, 30]), true),
        hour.rock,
      ) +
      fill(
        curve(pairs([-44, 12, -34, -10, -10, -14, 2, 4, -10, 24, -32, 26]), true),
        mix(hour.rock, hour.light, 0.55),
      ),
    x,
    y,
    size,
    turn,
  )

/** Before the start, from above: the chart on the sand with the way pencilled in, and the shadows of three who choose. */
const choosingTheRoute: Scene = {
  id: 'aventura-privada-2',
  focus: [0.5, 0.5],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour)
    const sand = mix(hour.sand, '#f2c98c', 0.35)
    const shade = mix(hour.sandShade, hour.ink, 0.4)
    const edge = pairs([-40, 226, 160, 236, 380, 196, 600, 190, 820, 130, 1020, 110, 1220, 30, 1400, -60])
    const sea = (off: number): string =>
      `${curve(edge.map(([x, y], i): Point => [x - off * 0.2, y - off + Math.sin(i * 1.9 + off * 0.03) * Math.min(16, Math.abs(off) * 0.24)]))}L-40 -260Z`
    const boat = { x: 1420, y: 560, scale: 2.75, heading: 72, eye: 90, deck: '#1d7f8b' } as const
    // Everything throws its shadow the same way: up and to the right, from a low sun behind us.
    const thrown = (inner: string, [dx, dy]: Point, opacity = 0.3): string =>
      `<g transform="translate(${dx} ${dy})" opacity="${opacity}">${inner}</g>`
    const onlooker = (
      [x, y]: Point,
      scale: number,
      who: Pick<Person, 'does' | 'heading' | 'wears'>,
    ): string =>
      `<g transform="translate(${x} ${y}) rotate(13)" opacity=".42">${person({ ...who, x: 0, y: 0, scale, silhouette: shade })}</g>`
    const guest = outfit(random, 'paddler')
    const turned = (inner: string): string => placed(inner, 720, 610, 1, -7)
    const tone = tones({ ...look })
    const restingPaddle = (colours: typeof tone): string =>
      paddle(view({ x: 116, y: 700, scale: 3.4, heading: 0, eye: 90 }), {
        centre: [0, 0, 0],
        shaft: [Math.cos(1.42), 0, Math.sin(1.42)],
        tone: colours,
      })
        .map((piece) => piece.svg)
        .join('')
    const grains = Array.from({ length: 34 }, () =>
      oval(
        between(random, 0, 1600),
        between(random, 240, 1200),
        between(random, 3, 7),
        between(random, 2, 5),
      ),
    ).join('')
    const compass = placed(
      fill(oval(8, -10, 60), shade, 0.45) +
        fill(oval(0, 0, 58), mix('#b98a3a', hour.ink, 0.2)) +
        fill(oval(0, 0, 48), '#f8f0d8') +
        fill('M0 -40L9 0H-9Z', '#d5412c') +
        fill('M0 40L9 0H-9Z', hour.ink) +
        fill(oval(0, 0, 5), '#b98a3a') +
        stroke('M-34 -26A43 43 0 0 1 -4 -43', '#ffffff', 5, 0.7),
      -408,
      288,
      1,
      24,
    )
    const pencil = placed(
      fill('M-118 -2H100L118 4L100 12H-118Z', shade, 0.4) +
        fill('M-130 -7H92V7H-130Z', '#eaa92c') +
        fill('M-130 -7H92V-2H-130Z', mix('#eaa92c', hour.light, 0.5)) +
        fill('M-150 -7H-130V7H-150Z', '#d5412c') +
        fill('M92 -7L116 0L92 7Z', '#e9cfa0') +
        fill('M108 -2.4L116 0L108 2.4Z', hour.ink),
      196,
      -20,
      1,
      148,
    )
    const swashes = [
      [420, 520, 300, 8],
      [1120, 1080, 420, 11],
      [240, 1010, 330, 9],
      [980, 240, 260, 7],
      [1300, 860, 220, 6],
    ]
      .map(([x = 0, y = 0, half = 0, thick = 0]) => lens(x, y, half, thick))
      .join('')
    return (
      `<rect width="1600" height="1200" fill="${sand}"/>` +
      fill(swashes, mix(sand, hour.sandShade, 0.55), 0.6) +
      fill(grains, mix(sand, shade, 0.4), 0.55) +
      fill(sea(-74), mix(sand, hour.sandShade, 0.75)) +
      fill(sea(-30), mix(hour.sandShade, hour.waterDeep, 0.16)) +
      fill(sea(-8), hour.glint, 0.95) +
      fill(sea(22), mix(hour.water, hour.sand, 0.3)) +
      fill(sea(60), mix(hour.water, '#62d2c0', 0.5)) +
      fill(sea(84), hour.glint, 0.7) +
      fill(sea(94), mix('#62d2c0', hour.waterDeep, 0.3)) +
      fill(sea(170), mix('#62d2c0', hour.waterDeep, 0.6)) +
      faded(kayak({ ...boat, x: boat.x + 44, y: boat.y - 56, empty: true, random, silhouette: shade }), 0.5) +
      kayak({ ...boat, seats: 1, empty: true, random, ...look }) +
      thrown(
        restingPaddle({ ...tone, base: () => shade, shade: () => shade, deep: () => shade }),
        [20, -26],
        0.4,
      ) +
      restingPaddle(tone) +
      turned(
        thrown(fill('M-440 -320H440V320H-440Z', shade), [12, -14], 0.5) +
          seaChart(random, hour) +
          weight(hour, -412, -292, 1, 20) +
          weight(hour, 404, -290, 0.86, 130) +
          weight(hour, 410, 296, 1.1, 250) +
          compass +
          pencil,
      ) +
      onlooker([330, 1330], 4.4, {
        does: 'point',
        heading: 'right',
        wears: { ...guest, hat: { kind: 'brim', colour: shade } },
      }) +
      onlooker([690, 1520], 4.3, {
        does: 'view',
        heading: 'away',
        wears: { ...guest, hat: undefined, hairstyle: 'bun' },
      }) +
      onlooker([960, 1470], 3.7, {
        does: 'stand',
        heading: 'away',
        wears: { ...guest, hat: { kind: 'cap', colour: shade } },
      })
    )
  },
}

/** Half above and half under: a turtle passes under a kayak that rests on the surface. */
const aboveAndBelow: Scene = {
  id: 'aventura-privada-3',
  focus: [0.54, 0.58],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour)
    const horizon = 398
    const surface = 470
    const serra = skyline(
      random,
      pairs([-20, 330, 240, 290, 480, 340, 760, 300, 1000, 240, 1240, 310, 1460, 280, 1620, 330]),
    )
    const foot = skyline(random, pairs([-20, 380, 300, 372, 640, 386, 900, 370, 1200, 384, 1620, 352]))
    const boat = { x: 620, y: surface + 2, scale: 1.22, heading: 4 } as const
    const sea = skyline(
      random,
      pairs([-20, 1080, 200, 1050, 480, 1096, 760, 1130, 1040, 1106, 1300, 1060, 1620, 1010]),
      { rough: 0.03 },
    )
    return (
      clearSky(random, hour, horizon) +
      cumulus(random, hour, { x: 1180, y: 190, width: 420 }) +
      cumulus(random, hour, { x: 330, y: 240, width: 260, distance: 0.3 }) +
      ridge(random, hour, { line: serra, base: horizon, distance: 0.72 }) +
      ridge(random, hour, { line: foot, base: horizon, distance: 0.46, mist: 0 }) +
      waterGround(random, hour, { top: horizon, bottom: 640 }) +
      islet(random, hour, { x: 1340, y: 408, width: 360, height: 120, size: 30, distance: 0.3 }) +
      breeze(random, hour, { top: horizon + 6, bottom: surface + 40, strength: 0.7 }) +
      kayak({ ...boat, eye: 3, crew: ['rest'], random, deck: '#d5412c', ...look }) +
      underWater(random, hour, { surface: surface + 6, rays: 0 }) +
      sunRays(random, hour, { surface: surface + 30, from: 760, bottom: 1160 }) +
      hullFromBelow({ ...boat, eye: -6, foam: hour.glint, ...look, ambient: 0.2 }) +
      fill(`${curve(sea)}L1620 1240L-20 1240Z`, mix(mix(hour.waterDeep, hour.water, 0.3), hour.sand, 0.22)) +
      [
        [330, 1200, 220],
        [90, 1230, 420],
        [1290, 1210, 330],
        [1530, 1240, 520],
      ]
        .map(
          ([x = 0, base = 0, width = 0]) =>
            boulder(
              random,
              { ...hour, light: hour.water },
              { x, base, width, height: width * 0.55, colour: mix(hour.waterDeep, hour.rock, 0.22) },
            ).svg,
        )
        .join('') +
      fishSchool({
        x: 1290,
        y: 880,
        width: 260,
        height: 150,
        scale: 0.2,
        count: 9,
        kind: 'sergeant',
        facing: 'left',
        random,
        ...look,
      }) +
      fishSchool({
        x: 330,
        y: 690,
        width: 300,
        height: 130,
        scale: 0.24,
        count: 9,
        kind: 'yellow',
        facing: 'right',
        random,
        ...look,
      }) +
      seaTurtle({ x: 800, y: 836, scale: 4.1, tilt: -10, ...look })
    )
  },
}

export const scenes: Scene[] = [sideBySide, choosingTheRoute, aboveAndBelow]
