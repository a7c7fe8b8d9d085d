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
import { palm } from '../landscape/forest.ts'
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

/** An island in plan, looking down on the bay at a slant: its shore, its crest, and which stretches of shore are sand. */
interface Island {
  /** The shore, clockwise from the west, about the middle; 300 wide at scale 1. */
  shore: readonly number[]
  /** The crest from west to east: x, y of its foot in plan, and its height. */
  crest: readonly (readonly [x: number, y: number, high: number])[]
  /** Knots of the shore between which there is beach. */
  sand: readonly (readonly [from: number, to: number])[]
}

const islands = {
  long: {
    shore: [
      -300, 0, -270, -34, -210, -30, -170, -56, -100, -60, -50, -40, 0, -62, 80, -70, 130, -48, 190, -52, 250,
      -26, 300, 4, 262, 26, 200, 24, 168, 50, 100, 62, 52, 44, 0, 50, -50, 74, -120, 66, -160, 40, -220, 44,
      -272, 26,
    ],
    crest: [
      [-290, 0, 4],
      [-220, -2, 58],
      [-120, 4, 128],
      [-50, 2, 96],
      [60, -4, 156],
      [150, 0, 88],
      [230, -2, 44],
      [292, 4, 4],
    ],
    sand: [
      [13, 15],
      [16, 18],
      [20, 22],
    ],
  },
  bean: {
    shore: [
      -210, -10, -190, -52, -120, -74, -40, -66, 30, -84, 120, -76, 190, -40, 214, 6, 180, 44, 110, 60, 60,
      40, 10, 22, -40, 34, -80, 62, -140, 66, -196, 34,
    ],
    crest: [
      [-204, -6, 4],
      [-140, -8, 92],
      [-60, -26, 116],
      [40, -32, 150],
      [120, -16, 104],
      [208, 2, 4],
    ],
    sand: [[9, 13]],
  },
  round: {
    shore: [-110, 4, -92, -36, -30, -54, 40, -50, 96, -26, 112, 8, 80, 36, 30, 34, -10, 48, -70, 40],
    crest: [
      [-106, 2, 4],
      [-50, -6, 56],
      [14, -8, 84],
      [66, -2, 50],
      [108, 6, 4],
    ],
    sand: [[6, 8]],
  },
} as const satisfies Record<string, Island>

/** One island: its shallows, its rock and sand, its woods in a lit and a shaded slope with spurs down to the shore. */
const islandFromAbove = (
  random: Random,
  hour: Hour,
  {
    x,
    y,
    scale,
    distance,
    land,
    flip,
  }: { x: number; y: number; scale: number; distance: number; land: Island; flip: boolean },
): string => {
  const way = flip ? -1 : 1
  const put = (px: number, py: number, high = 0): Point => [
    x + way * px * scale,
    y + (py * 1.34 - high * 0.72) * scale,
  ]
  const knots = points([...land.shore])
  const ring = (k: number, drop = 0): string =>
    curve(
      knots.map(([px, py]) => put(px * k, py * (1 + (k - 1) * 1.8) + drop)),
      true,
    )
  const shallow = mix(hour.water, hour.leaf, 0.06)
  const slope = (t: number): Point => {
    const at = t * (land.crest.length - 1)
    const i = Math.min(land.crest.length - 2, Math.floor(at))
    const [a, b] = [land.crest[i], land.crest[i + 1]]
    if (!a || !b) return put(0, 0)
    const s = at - i
    const smooth = s * s * (3 - 2 * s)
    return put(lerp(a[0], b[0], s), lerp(a[1], b[1], s), lerp(a[2], b[2], smooth))
  }
  const top = Array.from({ length: 60 }, (_, i): Point => {
    const [px, py] = slope(i / 59)
    return [px, py - between(random, 0, 5) * scale]
  })
  // The half of the shore that is nearer to us closes the woods below.
  const half = Math.floor(knots.length / 2)
  const front = knots.slice(half).map(([px, py]) => put(px * 0.955, py * 0.92 - 5))
  const woods = `${curve(top)}L${curve(front).slice(1)}Z`
  const green = sunk(hour, mix(hour.leaf, hour.leafShade, 0.5), distance)
  const light = sunk(hour, mix(hour.leaf, hour.leafShade, 0.14), distance)
  const dark = sunk(hour, mix(hour.leafShade, hour.ink, 0.16), distance)
  // Spurs fall from the crest towards us: their west side is in the light, their east side in the shade.
  const spurs = Array.from({ length: 8 }, (_, i) => {
    const t = 0.06 + (i / 8) * 0.88 + between(random, -0.02, 0.02)
    const head = slope(t)
    const foot = front[Math.round((1 - t) * (front.length - 1))] ?? head
    const down = (share: number, aside: number): Point => [
      lerp(head[0], foot[0], share * 0.6) + aside * scale + share * 26 * scale,
      lerp(head[1], foot[1], share),
    ]
    const wide = between(random, 26, 52)
    return {
      bright: curve(
        [
          head,
          down(0.34, -wide * 0.7),
          down(0.72, -wide),
          down(0.9, -wide * 0.4),
          down(0.5, -wide * 0.1),
          head,
        ],
        true,
      ),
      dim: curve(
        [
          head,
          down(0.3, wide * 0.4),
          down(0.7, wide * 1.1),
          down(1.02, wide * 1.2),
          down(0.96, wide * 0.1),
          down(0.5, 0),
          head,
        ],
        true,
      ),
    }
  })
  const crowns = Array.from({ length: Math.round(70 * Math.min(1.4, scale + 0.3)) }, () => {
    const head = slope(between(random, 0.06, 0.94))
    const foot = front[Math.floor(random() * front.length)] ?? head
    const k = random()
    const [px, py] = [
      lerp(head[0], foot[0], k * 0.4) + between(random, -14, 14) * scale,
      lerp(head[1], foot[1], k * 0.9),
    ]
    return lens(px, py, between(random, 5, 11) * scale, between(random, 4, 7) * scale)
  }).join('')
  const rim = sunk(hour, mix(hour.rock, hour.rockShade, 0.45), distance * 0.9)
  const strand = land.sand
    .map(([from, to]) => {
      const line = knots.slice(from, to + 1)
      const outer = line.map(([px, py], i) =>
        put(px * 1.02, py * 1.02 + (i === 0 || i === line.length - 1 ? 0 : 7)),
      )
      const inner = line.map(([px, py]) => put(px * 0.95, py * 0.9 - 3)).reverse()
      return fill(`${curve(outer)}L${curve(inner).slice(1)}Z`, sunk(hour, hour.sand, distance * 0.5))
    })
    .join('')
  return (
    fill(ring(1.3, 10), mix(hour.waterDeep, shallow, 0.4), 0.6) +
    fill(ring(1.14, 7), mix(shallow, hour.waterDeep, 0.14), 0.85) +
    fill(ring(1, 3), rim) +
    strand +
    fill(woods, green) +
    clipped(
      random,
      woods,
      fill(spurs.map(({ dim }) => dim).join(''), dark, 0.75) +
        fill(spurs.map(({ bright }) => bright).join(''), light, 0.85) +
        fill(crowns, light, 0.4) +
        fill(
          `${curve(front)}L${curve(front.map(([px, py]): Point => [px, py - 15 * scale]).reverse()).slice(1)}Z`,
          dark,
          0.75,
        ),
    )
  )
}

/** The bay from high above: long wooded islands with their coves and sandbars, a schooner's wake drawn between them. */
const islandsFromAbove: Scene = {
  id: 'ilhas-da-baia',
  focus: [0.52, 0.56],
  draw: (random) => {
    const hour = hours.noon
    const horizon = 226
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      points([-20, 160, 200, 120, 420, 170, 640, 110, 860, 166, 1080, 100, 1320, 160, 1620, 110]),
    )
    const coast = skyline(random, points([-20, 170, 160, 190, 360, 214, 560, 230]))
    const east = skyline(random, points([1060, 232, 1240, 200, 1440, 184, 1620, 140]))
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
    const track = points([862, 742, 800, 806, 716, 862, 590, 912, 440, 962, 270, 1040, 90, 1200])
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
    const island = (
      x: number,
      y: number,
      scale: number,
      distance: number,
      land: (typeof islands)[keyof typeof islands],
      flip = false,
    ): string => islandFromAbove(random, hour, { x, y, scale, distance, land, flip })
    return (
      clearSky(random, hour, horizon) +
      ridge(random, hour, { line: far, base: horizon + 4, distance: 0.86 }) +
      ridge(random, hour, { line: coast, base: horizon + 6, distance: 0.66 }) +
      ridge(random, hour, { line: east, base: horizon + 8, distance: 0.6 }) +
      sea.defs +
      fill(`M-10 ${horizon}H1610V1210H-10Z`, sea.paint) +
      ripples(random, { top: horizon + 10, count: 60, colour: hour.glint, opacity: 0.28, reach: 90 }) +
      island(120, 276, 0.3, 0.66, islands.long) +
      island(470, 268, 0.2, 0.68, islands.round) +
      island(800, 282, 0.26, 0.64, islands.bean, true) +
      island(1180, 290, 0.3, 0.62, islands.long, true) +
      island(1500, 330, 0.44, 0.54, islands.bean) +
      island(560, 380, 0.5, 0.48, islands.long) +
      island(140, 430, 0.36, 0.44, islands.round) +
      island(1010, 410, 0.34, 0.44, islands.round, true) +
      island(1290, 540, 0.66, 0.26, islands.bean, true) +
      island(250, 640, 0.94, 0.2, islands.bean) +
      fill(trail(7, 6), hour.glint, 0.6) +
      fill(churned, mix(hour.water, hour.glint, 0.45), 0.55) +
      schooner({ x: 884, y: 730, scale: 0.078, heading: 34, eye: 26, sails: 'full', random, ...look }) +
      island(1220, 980, 1.5, 0.04, islands.long) +
      island(610, 1130, 0.34, 0.06, islands.round) +
      farBirds({ x: 560, y: 790, width: 140, count: 3, scale: 0.9, colour: hour.cloud, random })
    )
  },
}

/** Caiçara craft: the adze rests in a trunk that becomes a canoe, nets and a fiddle on the wall, the sea in the door. */
const craft: Scene = {
  id: 'cultura-caicara',
  focus: [0.53, 0.58],
  draw: (random) => {
    const hour = hours.golden
    const wall = planes(hour, '#7a4c2e')
    const heart = planes(hour, '#dba05c')
    const bark = planes(hour, '#7d5436')
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
    // Long flat cuts of the adze, lying along the hull.
    const facets = Array.from({ length: 34 }, (_, k) => {
      const row = k % 5
      const x = 180 + Math.floor(k / 5) * 178 + (row % 2) * 84 + between(random, -26, 26)
      const y = 942 + row * 40 - Math.max(0, x - 900) * (0.12 + row * 0.05)
      const long = between(random, 46, 86)
      return `M${(x - long).toFixed(0)} ${(y + 3).toFixed(0)}Q${x.toFixed(0)} ${(y - 13).toFixed(0)} ${(x + long).toFixed(0)} ${(y - 6).toFixed(0)}Q${(x + 10).toFixed(0)} ${(y + 9).toFixed(0)} ${(x - long).toFixed(0)} ${(y + 3).toFixed(0)}Z`
    }).join('')
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
        between(random, 760, 1180),
        between(random, 846, 880),
        between(random, -80, 80),
        between(random, 0.6, 1.2),
      ),
    ).join('')
    const straw = planes(hour, '#dcb768')
    // The adze has bitten into the far rim; its handle leans back over the hull.
    const handle: Point[] = points([486, 420, 590, 536, 716, 660, 842, 770])
    const beams = polygon([
      [1340, 152],
      [1640, 152],
      [1640, 700],
      [980, 1120],
      [420, 1200],
      [700, 960],
    ])
    return (
      planks +
      clipped(random, 'M1340 150H1640V960H1340Z', outside) +
      fill('M1312 122H1640V152H1342V960H1312Z', mix(wall.shade, hour.ink, 0.55)) +
      fill('M1312 122H1322V960H1312Z', wall.lit) +
      fill('M-20 -20H1620V54H-20Z', mix(wall.shade, hour.ink, 0.45)) +
      drape(pegs[0] ?? [540, 130], pegs[1] ?? [770, 104], 70, 330) +
      drape(pegs[1] ?? [770, 104], pegs[2] ?? [980, 140], 80, 380) +
      pegs.map(([x, y]) => fill(oval(x, y, 13), mix(wall.shade, hour.ink, 0.6))).join('') +
      fill(beams, hour.light, 0.13) +
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
      stroke(curve(handle), mix('#8a5a30', hour.ink, 0.45), 34) +
      stroke(curve(handle.map(([x, y]): Point => [x + 4, y - 6])), '#b98046', 22) +
      stroke(curve(handle.map(([x, y]): Point => [x + 9, y - 11])), '#dba868', 6) +
      placed(
        fill('M-52 -58L56 -20L44 22L-62 -18Z', mix('#6d777b', hour.ink, 0.3)) +
          fill('M-52 -58L56 -20L54 -12L-55 -48Z', '#aab4b2') +
          fill('M36 -26Q92 0 96 58L70 104Q64 44 26 16Z', mix('#7d878a', hour.ink, 0.2)) +
          fill('M36 -26Q92 0 96 58L84 80Q80 24 36 -26Z', mix('#c3cbc8', hour.light, 0.3)),
        846,
        764,
        1.24,
        8,
      ) +
      fill('M900 858Q936 836 990 862Q950 884 900 858Z', mix(heart.shade, hour.ink, 0.3)) +
      // A straw hat on the stem, a gouge and a mallet on the near rim.
      fill(oval(1330, 806, 130, 26), hour.ink, 0.3) +
      fill('M1190 780Q1230 738 1330 736Q1440 736 1476 774Q1440 808 1330 808Q1226 808 1190 780Z', straw.base) +
      fill(
        'M1190 780Q1226 808 1330 808Q1440 808 1476 774Q1420 792 1330 792Q1240 792 1190 780Z',
        straw.shade,
      ) +
      fill('M1256 764Q1262 664 1332 660Q1404 664 1410 764Q1336 786 1256 764Z', straw.lit) +
      fill('M1336 662Q1404 664 1410 764Q1380 774 1344 776Q1372 720 1336 662Z', straw.base) +
      fill('M1254 766Q1334 788 1412 764L1412 744Q1336 768 1255 744Z', '#5d3b2a') +
      placed(
        fill('M-170 -14Q-170 -22 -150 -22L10 -18V18L-150 22Q-170 22 -170 14Z', '#8a5a30') +
          fill('M-170 -14Q-170 -22 -150 -22L10 -18V-6L-170 -4Z', '#c08a4c') +
          fill('M8 -14L150 -20Q176 0 150 20L8 14Z', mix('#7d878a', hour.ink, 0.25)) +
          fill('M8 -14L150 -20Q160 -12 164 -4L8 -2Z', '#c9d0cc'),
        330,
        882,
        1.1,
        -4,
      ) +
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
