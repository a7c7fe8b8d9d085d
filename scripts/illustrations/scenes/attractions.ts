/** The three attractions of the place: the old town, the islands of the bay, Caiçara craft. */
import { lerp, mix, type Random, type Scene, seeded } from '../core.ts'
import { farBirds } from '../figures/animals.ts'
import { schooner } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { houseStreet } from '../figures/buildings.ts'
import { wallLantern } from '../figures/camp.ts'
import { lightOf } from '../figures/look.ts'
import { rabeca } from '../figures/objects.ts'
import { groundShadow, person } from '../figures/people.ts'
import { canopy, palm } from '../landscape/forest.ts'
import { ridge, skyline } from '../landscape/mountain.ts'
import {
  between,
  clipped,
  curve,
  fill,
  gradient,
  lens,
  oval,
  type Point,
  placed,
  polygon,
  stroke,
} from '../landscape/path.ts'
import { beach, paving } from '../landscape/shore.ts'
import { barCloud, clearSky, lampGlow } from '../landscape/sky.ts'
import { glitter, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, planes, sunk } from '../palette.ts'
import { points } from '../points.ts'

/** A street of the old town late in the day: one side in the sun, lamps already lit in the other's shade. */
const oldTown: Scene = {
  id: 'centro-historico',
  focus: [0.47, 0.55],
  draw: (random) => {
    const hour = hours.golden
    const look = lightOf(hour, 'left')
    const vanish: Point = [700, 690]
    const foot = 1270
    const [left, right, near] = [-230, 1720, 3.1]
    const eye = 480
    const serra = skyline(
      random,
      points([360, 700, 520, 590, 640, 520, 740, 470, 860, 530, 980, 500, 1180, 620]),
    )
    const hill = skyline(random, points([420, 700, 600, 650, 740, 620, 900, 650, 1080, 690]))
    // Things of the street by how far away they are, in centimetres from the nearest corner.
    const share = (along: number): number => eye / (eye + along)
    const at = (along: number, x: number, up = 0): Point => [
      lerp(vanish[0], x, share(along)),
      lerp(vanish[1], foot - up * near, share(along)),
    ]
    const edge = (x: number) => (y: number) =>
      vanish[0] + ((x - vanish[0]) * (y - vanish[1])) / (foot - vanish[1])
    const side = (x: number, seed: string, shaded: boolean) =>
      houseStreet({
        vanish,
        foot: [x, foot],
        scale: near,
        depth: 5400,
        eye,
        random: seeded(seed),
        shaded,
        lit: shaded ? hour.lamp : undefined,
        ...look,
      })
    const walker = (along: number, x: number, heading: number, shirt: string, phase: number) => {
      const [px, py] = at(along, x)
      const place = { x: px, y: py, scale: near * share(along) }
      return (
        groundShadow({ ...place, colour: hour.ink, light: 'left', length: 150 }) +
        person({
          ...place,
          heading,
          does: 'walk',
          phase,
          wears: {
            ...outfit(random, 'beach'),
            shirt,
            boots: '#4b3524',
            hairstyle: 'short',
            hat: { kind: 'straw', colour: '#d9b56a' },
          },
          ...look,
        })
      )
    }
    const lamp = (along: number, x: number, facing: 'left' | 'right') => {
      const [lx, ly] = at(along, x, 330)
      const k = share(along)
      return (
        lampGlow(random, hour.lamp, {
          x: lx + (facing === 'right' ? 130 : -130) * k,
          y: ly + 60 * k,
          radius: 330 * k,
          strength: 0.6,
        }) + wallLantern({ x: lx, y: ly, scale: near * k, facing, lit: hour.lamp, ...look })
      )
    }
    return (
      clearSky(random, hour, 760) +
      barCloud(random, { x: 760, y: 250, width: 330, bars: 3, colour: hour.cloud, opacity: 0.7 }) +
      ridge(random, hour, { line: serra, base: 720, distance: 0.72 }) +
      ridge(random, hour, { line: hill, base: 720, distance: 0.4, mist: 0 }) +
      fill(
        polygon([
          [-20, 704],
          [1620, 704],
          [1620, 1220],
          [-20, 1220],
        ]),
        hour.rockShade,
      ) +
      palm(random, hour, { x: 716, base: 712, height: 130, distance: 0.15 }) +
      paving(random, hour, {
        left: edge(left - 40),
        right: edge(right + 60),
        top: vanish[1] + 12,
        bottom: 1250,
        size: 190,
        joint: mix(hour.rockShade, hour.ink, 0.5),
      }) +
      fill(
        polygon([
          [700, 700],
          [edge(left - 40)(1220), 1220],
          [edge(820)(1220), 1220],
        ]),
        hour.ink,
        0.36,
      ) +
      side(left, 'shade 1', true) +
      side(right, 'sun 5', false) +
      lamp(1500, left, 'right') +
      lamp(900, right, 'left') +
      lamp(340, left, 'right') +
      walker(1900, 820, 92, '#c8452f', 0.2) +
      walker(1840, 1060, 84, '#f1e6cf', 0.6) +
      walker(620, 1130, 262, '#2f6f8f', 0.1)
    )
  },
}

/** An island from high above: shallows around it, a hem of rock or sand, its forest in the light. (x, y) is its middle. */
const islandFromAbove = (
  random: Random,
  hour: Hour,
  {
    x,
    y,
    wide,
    tall,
    distance,
    sandy = false,
  }: { x: number; y: number; wide: number; tall: number; distance: number; sandy?: boolean },
): string => {
  const k = wide / 2
  const lean = between(random, -0.34, 0.34)
  const saddle = between(random, 0.42, 0.8)
  const shore = (grow: number): Point[] =>
    points([
      -1, 0.02, -0.8, -0.16, -0.3, -0.22, 0.3, -0.2, 0.82, -0.14, 1, 0.04, 0.74, 0.24, 0.3, 0.3, -0.16, 0.25,
      -0.62, 0.27,
    ]).map(
      ([u, v]): Point => [
        x + u * k * grow * between(random, 0.93, 1.07),
        y + v * k * grow * between(random, 0.9, 1.1),
      ],
    )
  const crest = points([
    -0.96,
    0.03,
    -0.74,
    -0.36,
    -0.44 + lean * 0.6,
    -saddle,
    lean,
    -1,
    0.4 + lean * 0.4,
    -1.22 + saddle,
    0.74,
    -0.34,
    0.97,
    0.05,
  ]).map(([u, v]): Point => [x + u * k * 0.95, y + v * tall * between(random, 0.9, 1.05)])
  const hem = points([0.97, 0.05, 0.72, 0.2, 0.28, 0.25, -0.16, 0.2, -0.6, 0.22, -0.96, 0.03]).map(
    ([u, v]): Point => [x + u * k * 0.95, y + v * k * 0.95],
  )
  const line = skyline(random, crest, { rough: 0.05 })
  const woods = `${polygon([...line, ...hem]).slice(0, -1)}Z`
  const shallow = mix(hour.water, hour.leaf, 0.06)
  return (
    fill(curve(shore(1.34), true), mix(hour.waterDeep, shallow, 0.45), 0.75) +
    fill(curve(shore(1.17), true), mix(shallow, hour.waterDeep, 0.12), 0.9) +
    fill(
      curve(shore(1.01), true),
      sandy
        ? sunk(hour, hour.sand, distance * 0.4)
        : sunk(hour, mix(hour.rock, hour.rockShade, 0.3), distance * 0.9),
    ) +
    clipped(
      random,
      woods,
      canopy(random, hour, line, { base: y + k * 0.3, size: Math.max(13, wide * 0.062), distance }),
    )
  )
}

/** The bay from high above: islands behind islands, the wake of a schooner drawn between them. */
const islandsFromAbove: Scene = {
  id: 'ilhas-da-baia',
  focus: [0.52, 0.56],
  draw: (random) => {
    const hour = hours.noon
    const horizon = 236
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      points([-20, 170, 200, 130, 420, 180, 640, 120, 860, 176, 1080, 110, 1320, 170, 1620, 120]),
    )
    const coast = skyline(random, points([-20, 190, 160, 206, 360, 226, 520, 240]))
    const east = skyline(random, points([1100, 242, 1260, 214, 1440, 196, 1620, 150]))
    const sea = gradient(
      random,
      [0, horizon],
      [0, 1200],
      [
        [0, mix(hour.skyLow, hour.water, 0.55)],
        [0.14, mix(hour.water, hour.waterDeep, 0.3)],
        [0.5, mix(hour.waterDeep, '#0f7f93', 0.5)],
        [1, mix(hour.waterDeep, hour.ink, 0.3)],
      ],
    )
    const island = (
      x: number,
      y: number,
      wide: number,
      tall: number,
      distance: number,
      sandy = false,
    ): string => islandFromAbove(random, hour, { x, y, wide, tall, distance, sandy })
    const track = points([870, 716, 800, 790, 700, 850, 560, 900, 400, 960, 230, 1060, 60, 1220])
    const trail = (spread: number, thick: number): string => {
      const edge = (sign: number, extra: number): Point[] =>
        track.map(
          ([x, y], i): Point => [
            x + sign * (spread * i ** 1.15 + extra * (0.3 + i * 0.2)),
            y + sign * (spread * i ** 1.15 * 0.7 + extra * (0.2 + i * 0.12)),
          ],
        )
      return `${curve(edge(-1, thick))}L${curve([...edge(-1, -thick * 0.2)].reverse()).slice(1)}Z${curve(edge(1, thick))}L${curve([...edge(1, -thick * 0.2)].reverse()).slice(1)}Z`
    }
    const churned = `${curve(track.map(([x, y], i): Point => [x - 3 - i * 1.9, y - 2 - i * 1.2]))}L${curve([...track].map(([x, y], i): Point => [x + 3 + i * 1.9, y + 2 + i * 1.2]).reverse()).slice(1)}Z`
    return (
      clearSky(random, hour, horizon) +
      ridge(random, hour, { line: far, base: horizon + 4, distance: 0.86 }) +
      ridge(random, hour, { line: coast, base: horizon + 6, distance: 0.66 }) +
      ridge(random, hour, { line: east, base: horizon + 8, distance: 0.6 }) +
      sea.defs +
      fill(`M-10 ${horizon}H1610V1210H-10Z`, sea.paint) +
      ripples(random, { top: horizon + 10, count: 60, colour: hour.glint, opacity: 0.28, reach: 90 }) +
      island(-20, 300, 260, 52, 0.62) +
      island(420, 276, 190, 34, 0.66) +
      island(760, 290, 130, 26, 0.64) +
      island(1010, 284, 170, 30, 0.66) +
      island(1440, 318, 300, 62, 0.58, true) +
      island(1130, 352, 250, 58, 0.5) +
      island(600, 392, 420, 92, 0.46, true) +
      island(170, 440, 200, 50, 0.42) +
      island(900, 440, 110, 30, 0.42) +
      island(1490, 560, 420, 130, 0.28) +
      island(1160, 600, 330, 104, 0.24, true) +
      island(180, 640, 560, 170, 0.22, true) +
      fill(trail(7, 6), hour.glint, 0.6) +
      fill(churned, mix(hour.water, hour.glint, 0.45), 0.55) +
      schooner({ x: 888, y: 706, scale: 0.072, heading: 34, eye: 26, sails: 'full', random, ...look }) +
      island(1320, 1000, 860, 270, 0.06, true) +
      island(770, 1120, 150, 44, 0.04) +
      farBirds({ x: 560, y: 800, width: 140, count: 3, scale: 0.9, colour: hour.cloud, random })
    )
  },
}

/** A fist about a handle that lies along the x axis; the wrist is above, at (-8, -150). */
const fist = (skin: { lit: string; base: string; shade: string }, ink: string): string =>
  fill('M-58 -150Q-84 -84 -74 -34L66 -34Q74 -70 46 -150Z', skin.base) +
  fill('M-58 -150Q-84 -84 -74 -34L-38 -34Q-46 -90 -18 -150Z', skin.shade) +
  fill('M-70 -70Q-112 -50 -112 -8Q-108 20 -84 20Q-66 12 -66 -16Q-60 -40 -48 -56Z', skin.base) +
  fill('M-100 -30Q-108 14 -88 14Q-80 0 -86 -22Z', skin.lit) +
  [0, 1, 2, 3]
    .map((i) => {
      const x = -62 + i * 33
      const low = 44 - Math.abs(i - 1.4) * 5
      const path = `M${x} -44Q${x + 16} -58 ${x + 32} -44L${x + 33} ${low - 14}Q${x + 30} ${low} ${x + 16} ${low}Q${x + 2} ${low} ${x} ${low - 14}Z`
      return (
        fill(path, i > 0 ? skin.lit : skin.base) +
        stroke(`M${x + 33} -40L${x + 33} ${low - 14}`, mix(skin.shade, ink, 0.35), 4) +
        fill(`M${x + 4} -12Q${x + 16} -4 ${x + 29} -12Q${x + 16} -2 ${x + 4} -12Z`, skin.shade)
      )
    })
    .join('')

/** Caiçara craft: two hands and an adze on a trunk that becomes a canoe, nets and a fiddle on the wall behind. */
const craft: Scene = {
  id: 'cultura-caicara',
  focus: [0.53, 0.58],
  draw: (random) => {
    const hour = hours.golden
    const wall = planes(hour, '#7a4c2e')
    const heart = planes(hour, '#dba05c')
    const bark = planes(hour, '#7d5436')
    const skin = planes(hour, '#8d5a3b')
    const planks = Array.from({ length: 12 }, (_, i) => {
      const x = i * 140 - 30
      return (
        fill(
          `M${x} 0H${x + 140}V960H${x}Z`,
          mix(wall.base, i % 3 === 1 ? wall.shade : wall.lit, 0.1 + 0.18 * random()),
        ) + fill(`M${x + 134} 0H${x + 140}V960H${x + 134}Z`, mix(wall.shade, hour.ink, 0.5))
      )
    }).join('')
    const outside =
      clearSky(random, hour, 560) +
      ridge(random, hour, {
        line: skyline(random, points([1280, 470, 1400, 400, 1520, 440, 1660, 380])),
        base: 560,
        distance: 0.75,
        light: 'right',
      }) +
      waterGround(random, hour, { top: 560, bottom: 900 }) +
      glitter(random, hour, { x: 1500, top: 564, bottom: 800, spread: 90, count: 26 }) +
      beach(random, hour, points([1300, 800, 1420, 780, 1660, 790]), { bottom: 1000 })
    const pegs = points([540, 130, 770, 104, 980, 140])
    const swag = ([ax, ay]: Point, [bx, by]: Point, sag: number): Point[] =>
      Array.from(
        { length: 11 },
        (_, i): Point => [lerp(ax, bx, i / 10), lerp(ay, by, i / 10) + sag * 4 * (i / 10) * (1 - i / 10)],
      )
    const twine = mix('#e6dcc0', hour.ink, 0.1)
    const drape = (a: Point, b: Point, sag: number, low: number): string => {
      const top = swag(a, b, sag)
      const bottom = top.map(
        ([x, y], i): Point => [
          lerp(x, (a[0] + b[0]) / 2, 0.1),
          y + low - sag * 1.6 * (i / 10) * (1 - i / 10) + between(random, -14, 14),
        ],
      )
      const body = `${curve(top)}L${curve([...bottom].reverse()).slice(1)}Z`
      const mesh: string[] = []
      for (let i = -10; i < 22; i++) {
        const x = lerp(a[0], b[0], i / 12)
        mesh.push(
          `M${x.toFixed(0)} ${a[1]}l${(low * 0.72).toFixed(0)} ${low + 120}M${x.toFixed(0)} ${a[1]}l${(-low * 0.72).toFixed(0)} ${low + 120}`,
        )
      }
      return (
        fill(body, twine, 0.2) +
        clipped(random, body, stroke(mesh.join(''), twine, 2.2, 0.75)) +
        stroke(curve(top), twine, 7) +
        stroke(curve(bottom), twine, 4, 0.9) +
        top
          .filter((_, i) => i % 2 === 1)
          .map(([x, y]) => fill(oval(x, y, 19, 14), '#c8553d') + fill(oval(x - 5, y - 4, 9, 6), '#e68a5e'))
          .join('')
      )
    }
    // The hull lies along the picture, its bow on the right; one end of it is still bark.
    const back = points([-40, 812, 240, 770, 560, 748, 900, 746, 1200, 760, 1400, 756, 1520, 716])
    const rim = points([-40, 908, 300, 896, 700, 894, 1050, 888, 1300, 852, 1440, 790, 1520, 716])
    const keel = points([1520, 716, 1492, 840, 1360, 984, 1080, 1082, 640, 1124, 200, 1134, -40, 1136])
    const hull = `${curve(rim)}L${curve(keel).slice(1)}Z`
    const hollow = `${curve(back)}L${curve([...rim].reverse()).slice(1)}Z`
    const floor = points([
      -40, 872, 300, 852, 700, 842, 1050, 840, 1300, 826, 1420, 790, 1420, 1000, -40, 1000,
    ])
    const facets = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 17 }, (__, k) => {
        const x = 40 + k * 88 + (row % 2) * 44 + between(random, -10, 10)
        const y = 930 + row * 42 - Math.max(0, x - 1050) * 0.12
        return `M${(x - 34).toFixed(0)} ${(y - 10).toFixed(0)}Q${x.toFixed(0)} ${(y + 16).toFixed(0)} ${(x + 36).toFixed(0)} ${(y - 12).toFixed(0)}Q${x.toFixed(0)} ${(y + 2).toFixed(0)} ${(x - 34).toFixed(0)} ${(y - 10).toFixed(0)}Z`
      }).join(''),
    ).join('')
    const cuts = Array.from({ length: 12 }, (_, i) => {
      const x = 470 + i * 74 + between(random, -12, 12)
      return `M${(x - 34).toFixed(0)} 800Q${x.toFixed(0)} 834 ${(x + 38).toFixed(0)} 802Q${(x + 4).toFixed(0)} 850 ${(x - 34).toFixed(0)} 800Z`
    }).join('')
    const chip = (x: number, y: number, turn: number, size: number): string =>
      placed(
        fill('M-22 4Q-8 -12 24 -4Q10 8 -22 4Z', heart.lit) +
          fill('M-22 4Q0 4 24 -4Q10 8 -22 4Z', heart.shade),
        x,
        y,
        size,
        turn,
      )
    const chips = Array.from({ length: 12 }, () =>
      chip(
        between(random, 880, 1230),
        between(random, 560, 780),
        between(random, -80, 80),
        between(random, 0.6, 1.2),
      ),
    ).join('')
    const handle: Point[] = points([420, 566, 640, 612, 880, 682, 980, 720])
    const arm = (knots: readonly (readonly [number, number, number])[]): string => {
      const outline = (side: 1 | -1, share = 1): Point[] =>
        knots.map(([x, y, r]): Point => [x + side * r * 0.5 * share, y - side * r * 0.85 * share])
      return (
        fill(`${curve(outline(1))}L${curve([...outline(-1)].reverse()).slice(1)}Z`, skin.base) +
        fill(`${curve(outline(-1, 0.15))}L${curve([...outline(-1)].reverse()).slice(1)}Z`, skin.shade)
      )
    }
    return (
      planks +
      clipped(random, 'M1340 150H1640V960H1340Z', outside) +
      fill('M1312 122H1640V152H1342V960H1312Z', mix(wall.shade, hour.ink, 0.55)) +
      fill('M1312 122H1322V960H1312Z', wall.lit) +
      fill('M-20 -20H1620V54H-20Z', mix(wall.shade, hour.ink, 0.45)) +
      drape(pegs[0] ?? [540, 130], pegs[1] ?? [770, 104], 70, 330) +
      drape(pegs[1] ?? [770, 104], pegs[2] ?? [980, 140], 80, 380) +
      pegs.map(([x, y]) => fill(oval(x, y, 13), mix(wall.shade, hour.ink, 0.6))).join('') +
      lampGlow(random, hour.light, { x: 1130, y: 330, radius: 420, strength: 0.35 }) +
      rabeca({ x: 1120, y: 112, scale: 7, tilt: 3, ...lightOf(hour, 'right') }) +
      fill('M-20 960H1620V1220H-20Z', mix(hour.sandShade, hour.ink, 0.42)) +
      fill(lens(720, 1140, 900, 60), hour.ink, 0.4) +
      fill('M250 1100H400L420 1176H230ZM1010 1060H1150L1176 1164H990Z', mix(bark.shade, hour.ink, 0.3)) +
      fill(hollow, mix(heart.shade, hour.ink, 0.3)) +
      clipped(
        random,
        hollow,
        fill(polygon(floor), mix(heart.base, heart.shade, 0.55)) + fill(cuts, heart.base),
      ) +
      fill(hull, heart.base) +
      clipped(
        random,
        hull,
        fill('M-40 1040Q400 1054 760 1040T1300 970L1560 900V1240H-40Z', heart.shade) +
          fill(facets, heart.lit, 0.75) +
          fill('M-40 880Q120 960 90 1040Q150 1090 120 1180L-40 1180Z', bark.base) +
          fill('M-40 1000Q60 1040 40 1180L-40 1180Z', bark.shade),
      ) +
      fill(
        `${curve(rim)}L${curve([...rim].reverse().map(([x, y], i): Point => [x - (i === 0 ? 10 : 0), y + (i === 0 ? 12 : 22)])).slice(1)}Z`,
        heart.lit,
      ) +
      arm([
        [-120, 130, 110],
        [120, 290, 94],
        [320, 410, 66],
        [480, 505, 55],
      ]) +
      stroke(curve(handle), mix('#a8743f', hour.ink, 0.35), 40) +
      stroke(curve(handle.map(([x, y]): Point => [x, y - 6])), '#c08a4c', 24) +
      placed(
        fill(
          'M1010 650L1090 676L1110 726L1086 838L1052 846Q1060 770 1024 724Z',
          mix('#7d878a', hour.ink, 0.2),
        ) +
          fill(
            'M1010 650L1090 676L1110 726L1086 838L1078 840Q1090 760 1062 700Z',
            mix('#b9c2bf', hour.light, 0.25),
          ),
        -56,
        18,
      ) +
      placed(fist(skin, hour.ink), 520, 585, 1, 14) +
      arm([
        [200, -120, 110],
        [420, 150, 96],
        [590, 350, 68],
        [716, 485, 56],
      ]) +
      placed(fist(skin, hour.ink), 744, 634, 1, 18) +
      chips +
      Array.from({ length: 16 }, () =>
        chip(
          between(random, 60, 1560),
          between(random, 1150, 1190),
          between(random, -20, 20),
          between(random, 0.7, 1.3),
        ),
      ).join('')
    )
  },
}

export const scenes: Scene[] = [oldTown, islandsFromAbove, craft]
