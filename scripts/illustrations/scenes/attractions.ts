/** The three attractions of the place: the old town, the islands of the bay, Caiçara craft. */
import { lerp, mix, type Random, type Scene, seeded } from '../core.ts'
import { outfit } from '../figures/body.ts'
import { houseStreet } from '../figures/buildings.ts'
import { wallLantern } from '../figures/camp.ts'
import { lightOf } from '../figures/look.ts'
import { rabeca } from '../figures/objects.ts'
import { groundShadow, person } from '../figures/people.ts'
import { lightNet } from '../landscape/bay.ts'
import { palm } from '../landscape/forest.ts'
import { ridge, skyline } from '../landscape/mountain.ts'
import {
  between,
  clipped,
  curve,
  fill,
  gradient,
  lens,
  open,
  oval,
  type Point,
  placed,
  polygon,
  roughened,
  roughPolygon,
  sampled,
  stroke,
} from '../landscape/path.ts'
import { beach, paving } from '../landscape/shore.ts'
import { barCloud, clearSky, lampGlow } from '../landscape/sky.ts'
import { glitter, waterGround } from '../landscape/water.ts'
import { type Hour, hours, planes } from '../palette.ts'
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

/** An island seen from straight above: its outline, its crest from end to end, and its beaches. */
interface Island {
  shore: readonly Point[]
  crest: readonly Point[]
  /** First and last knot of the shore of every beach. */
  beaches: readonly (readonly [from: number, to: number])[]
}

/** The outlines of the islands, about their middles, with the sun in the upper left. */
const islands = {
  long: {
    shore: points([
      -330, 40, -300, -30, -236, -52, -190, -110, -110, -128, -60, -84, 10, -92, 60, -150, 140, -158, 176,
      -104, 240, -92, 300, -120, 352, -70, 330, -6, 270, 16, 230, 70, 150, 92, 96, 50, 30, 44, -20, 96, -96,
      128, -170, 96, -214, 110, -280, 96,
    ]),
    crest: points([-310, 20, -220, 10, -130, -30, -40, 0, 60, -50, 150, -60, 230, -20, 330, -60]),
    beaches: [
      [4, 7],
      [16, 19],
      [20, 23],
    ],
  },
  hook: {
    shore: points([
      -190, -30, -150, -104, -70, -130, 10, -112, 60, -140, 140, -116, 176, -50, 150, 20, 96, 40, 60, 0, 10,
      -14, -36, 20, -40, 80, -90, 120, -150, 100, -186, 40,
    ]),
    crest: points([-110, 96, -120, 20, -96, -50, -20, -70, 70, -70, 140, -50]),
    beaches: [[8, 12]],
  },
  round: {
    shore: points([-110, 10, -96, -60, -30, -92, 44, -78, 96, -30, 110, 34, 60, 84, -6, 74, -66, 90]),
    crest: points([-80, 20, -30, -14, 30, -10, 80, 10]),
    beaches: [[6, 8]],
  },
} as const satisfies Record<string, Island>

/** One island: the light water over its sand, its granite hem, its beaches, and woods that are shaded behind the crest. */
const islandFromAbove = (
  random: Random,
  hour: Hour,
  land: Island,
  { x, y, scale, turn }: { x: number; y: number; scale: number; turn: number },
): string => {
  const outline = roughPolygon(
    sampled([...land.shore, ...land.shore.slice(0, 1)], 3).slice(0, -1),
    random,
    0.14,
    16,
  )
  const shore = curve(outline, true)
  const shoals = (
    [
      [124, mix(hour.waterDeep, '#2aa7b0', 0.3)],
      [76, mix(hour.waterDeep, '#3fc4bb', 0.6)],
      [36, mix('#3fc4bb', hour.water, 0.6)],
    ] as const
  ).map(([wide, colour]) => stroke(shore, colour, wide))
  const strand = land.beaches
    .map(([from, to]) => stroke(curve(land.shore.slice(from, to + 1)), hour.sand, 40))
    .join('')
  const dark = mix(hour.leafShade, hour.ink, 0.34)
  const green = mix(hour.leafShade, hour.leaf, 0.34)
  const bright = mix(hour.leaf, hour.light, 0.08)
  const crest = roughened(land.crest, random, 0.1, 18)
  const away = `${open(crest)}L480 60L320 320L-480 320L-480 60Z`
  // Spurs run down from the crest: on the far side their backs catch the sun, on the near side their feet are dark.
  const spurs = (way: -1 | 1): string =>
    sampled(land.crest, 2)
      .slice(1, -1)
      .map(([px, py]) => {
        const long = between(random, 50, 120) * way
        const lean = between(random, 6, 34)
        const wide = between(random, 16, 32)
        return polygon([
          [px - 8, py],
          [px + lean + wide, py + long * 0.55],
          [px + lean + wide * 0.4, py + long],
          [px + lean - wide * 0.5, py + long * 0.6],
        ])
      })
      .join('')
  const crowns = (places: readonly Point[], low: number, high: number): { dim: string; lit: string } => {
    let dim = ''
    let lit = ''
    for (const [px, py] of places) {
      const r = between(random, low, high)
      dim += oval(px, py, r)
      lit += oval(px - r * 0.22, py - r * 0.26, r * 0.62)
    }
    return { dim, lit }
  }
  // The hem of the woods, and single crowns that stand out of the roof of leaves.
  const hem = crowns(
    outline.filter((_, i) => i % 2 === 0).map(([px, py]): Point => [px * 0.94, py * 0.88]),
    8,
    21,
  )
  const inner = crowns(
    Array.from(
      { length: Math.round(110 * scale) },
      (): Point => [between(random, -320, 330), between(random, -130, 110)],
    ),
    8,
    14,
  )
  const woods = curve(
    outline.map(([px, py]): Point => [px * 0.94, py * 0.88]),
    true,
  )
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shoals.join('')}${stroke(shore, mix(hour.rock, hour.sand, 0.3), 11)}${strand}${fill(hem.dim, mix(green, dark, 0.5))}${fill(woods, green)}${clipped(
    random,
    woods,
    fill(spurs(-1), mix(green, bright, 0.55)) +
      fill(away, dark, 0.85) +
      fill(spurs(1), mix(green, dark, 0.3)) +
      fill(inner.dim, dark, 0.3) +
      fill(inner.lit, bright, 0.3),
  )}${fill(hem.lit, bright, 0.4)}</g>`
}

/** A schooner from straight above, 300 long about its middle, its bow to the right: deck, cabins, booms, an awning aft. */
const schoonerFromAbove = (hour: Hour): string =>
  fill('M-140 -30Q-60 -46 40 -38Q110 -30 160 0Q110 30 40 38Q-60 46 -140 30Q-150 0 -140 -30Z', hour.wall) +
  fill('M-132 -24Q-60 -38 38 -31Q102 -25 142 0Q102 25 38 31Q-60 38 -132 24Z', '#b5824e') +
  fill('M-132 0H142Q102 25 38 31Q-60 38 -132 24Z', mix('#b5824e', hour.ink, 0.18)) +
  stroke('M150 0H206', '#7a4d2c', 6) +
  fill('M-4 -17H44V17H-4Z', hour.wall) +
  fill('M-4 2H44V17H-4Z', hour.wallShade) +
  fill('M-118 -26H-34V26H-118Z', '#d8492f') +
  fill('M-118 2H-34V26H-118Z', mix('#d8492f', hour.ink, 0.28)) +
  stroke('M74 0L-10 -3M-22 0L-116 4', hour.wall, 9) +
  fill(oval(78, 0, 7) + oval(-20, 0, 7), '#7a4d2c')

/** The bay from straight above: wooded islands in rings of pale water, a schooner's wake between them, two clouds below us. */
const islandsFromAbove: Scene = {
  id: 'ilhas-da-baia',
  focus: [0.52, 0.52],
  draw: (random) => {
    const hour = hours.noon
    const sea = gradient(
      random,
      [0, 0],
      [1600, 1200],
      [
        [0, mix(hour.waterDeep, '#1591ad', 0.5)],
        [0.55, hour.waterDeep],
        [1, mix(hour.waterDeep, hour.ink, 0.42)],
      ],
    )
    const land = (shape: keyof typeof islands, x: number, y: number, scale: number, turn: number): string =>
      islandFromAbove(random, hour, islands[shape], { x, y, scale, turn })
    // The wake opens behind the boat as it comes round between the islands.
    const track = points([878, 560, 800, 610, 716, 672, 640, 752, 590, 850, 566, 960, 560, 1090, 570, 1240])
    const beside = (off: (i: number) => number): Point[] =>
      track.map(([x, y], i): Point => {
        const [ax, ay] = track[Math.max(0, i - 1)] ?? [x, y]
        const [bx, by] = track[Math.min(track.length - 1, i + 1)] ?? [x, y]
        const long = Math.hypot(bx - ax, by - ay) || 1
        return [x - ((by - ay) / long) * off(i), y + ((bx - ax) / long) * off(i)]
      })
    const band = (inner: (i: number) => number, outer: (i: number) => number): string =>
      `${curve(beside(inner))}L${curve(beside(outer).toReversed()).slice(1)}Z`
    const arms =
      band(
        (i) => 6 + i * 22,
        (i) => 9 + i * 27,
      ) +
      band(
        (i) => -6 - i * 22,
        (i) => -9 - i * 27,
      )
    const cloud = (x: number, y: number, size: number): string => {
      const puffs = Array.from({ length: 9 }, (_, i): string => {
        const turn = (i / 9) * Math.PI * 2
        return oval(
          x + Math.cos(turn) * size * between(random, 0.7, 1.1),
          y + Math.sin(turn) * size * between(random, 0.34, 0.6),
          size * between(random, 0.42, 0.66),
          size * between(random, 0.36, 0.52),
        )
      }).join('')
      const whole = puffs + oval(x, y, size, size * 0.6)
      return (
        `<g transform="translate(${size * 0.75} ${size * 0.9})">${fill(whole, hour.ink, 0.26)}</g>` +
        fill(whole, mix(hour.cloud, hour.cloudShade, 0.7)) +
        `<g transform="translate(${-size * 0.12} ${-size * 0.16})">${fill(whole, hour.cloud)}</g>`
      )
    }
    return (
      sea.defs +
      fill('M0 0H1600V1200H0Z', sea.paint) +
      lightNet(random, hour.glint, { width: 1600, height: 1200, cell: 150, opacity: 0.05 }) +
      land('long', 1130, 870, 1.12, -14) +
      land('hook', 380, 300, 1.24, 12) +
      land('round', 1010, 220, 1.1, -20) +
      land('round', 1450, 430, 0.62, 24) +
      land('hook', 110, 980, 0.96, -24) +
      land('round', 700, 470, 0.36, -30) +
      land('round', 1500, 1120, 0.5, 30) +
      land('round', 640, 60, 0.34, 10) +
      fill(arms, hour.glint, 0.55) +
      fill(
        band(
          (i) => -4 - i * 5,
          (i) => 4 + i * 5,
        ),
        mix(hour.water, hour.glint, 0.5),
        0.6,
      ) +
      `<g transform="translate(920 530) rotate(-33) scale(.44)"><g transform="translate(16 46)" opacity=".35">${fill('M-140 -30Q-60 -46 40 -38Q110 -30 160 0Q110 30 40 38Q-60 46 -140 30Z', hour.ink)}</g>${schoonerFromAbove(hour)}</g>` +
      cloud(1500, 90, 130) +
      cloud(1330, 250, 60) +
      cloud(20, 640, 84)
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
