/** A day under sail: the breeze, the cove, the way home. */
import { lerp, mix, type Random, type Scene, seeded } from '../core.ts'
import { frigatebird } from '../figures/animals.ts'
import { farSail, sloop } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { splash, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { person } from '../figures/people.ts'
import { canopy, palm } from '../landscape/forest.ts'
import { ridge, skyline } from '../landscape/mountain.ts'
import {
  between,
  clipped,
  curve,
  fill,
  gradient,
  lens,
  type Point,
  polygon,
  stroke,
} from '../landscape/path.ts'
import { rocks } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, ringSky, sunDisc } from '../landscape/sky.ts'
import { breeze, caustics, glitter, ripples, waterGround } from '../landscape/water.ts'
import { hours, paints } from '../palette.ts'
import { points } from '../points.ts'

/** Short white crests where the breeze breaks the water, small at `top` and long near us. */
const whitecaps = (
  random: Random,
  colour: string,
  { top, bottom, count }: { top: number; bottom: number; count: number },
): string =>
  fill(
    Array.from({ length: count }, () => {
      const t = random()
      const [x, y, half] = [
        between(random, -20, 1620),
        lerp(top, bottom, t),
        lerp(6, 40, t) * between(random, 0.6, 1.2),
      ]
      const lift = half * 0.2
      return `M${(x - half).toFixed(1)} ${y.toFixed(1)}Q${(x - half * 0.35).toFixed(1)} ${(y - lift * 1.6).toFixed(1)} ${(x + half * 0.1).toFixed(1)} ${(y - lift * 0.35).toFixed(1)}Q${(x + half * 0.4).toFixed(1)} ${(y - lift).toFixed(1)} ${(x + half).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y + lift * 0.5).toFixed(1)} ${(x - half).toFixed(1)} ${y.toFixed(1)}Z`
    }).join(''),
    colour,
    0.85,
  )

/** Full sail on a blue day: the boat leans and the Serra stands behind her. */
const fullSail: Scene = {
  id: 'passeio-veleiro-1',
  focus: [0.46, 0.55],
  draw: (random) => {
    const hour = hours.noon
    const shore = 730
    const look = lightOf(hour, 'right')
    const far = skyline(
      random,
      points([
        -20, 560, 180, 470, 340, 520, 560, 430, 760, 500, 980, 400, 1160, 460, 1360, 350, 1500, 420, 1620,
        380,
      ]),
    )
    const serra = skyline(
      random,
      points([-20, 640, 200, 600, 480, 640, 760, 620, 980, 580, 1180, 500, 1330, 550, 1460, 470, 1620, 520]),
    )
    const foot = skyline(random, points([700, 732, 900, 700, 1150, 690, 1400, 668, 1620, 640]))
    const boat = { x: 720, y: 1000, scale: 0.715, heading: 198 } as const
    const foam = mix(hour.glint, '#ffffff', 0.5)
    // Water thrown up at the bow and left along the side.
    const bowWave = `${curve(points([321, 1028, 372, 1004, 421, 1000, 485, 1009, 607, 1013, 758, 1008, 908, 994, 1059, 974]))}L${curve(points([1106, 977, 927, 1015, 758, 1028, 607, 1032, 466, 1041, 381, 1043, 302, 1038])).slice(1)}Z`
    const wave = points([-20, 1110, 180, 1086, 420, 1100, 700, 1128, 980, 1104, 1240, 1080, 1620, 1116])
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 1270, y: 250, width: 420, light: 'right' }) +
      cumulus(random, hour, { x: 220, y: 360, width: 300, light: 'right', distance: 0.1 }) +
      cumulus(random, hour, { x: 1080, y: 380, width: 190, light: 'right', distance: 0.4 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.82, light: 'right' }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.56, light: 'right' }) +
      canopy(random, hour, foot, { base: shore, size: 26, distance: 0.34, light: 'right' }) +
      waterGround(random, hour, { top: shore }) +
      farSail({ x: 1330, y: 752, scale: 0.07, facing: 'left', ...look }) +
      breeze(random, hour, { top: shore + 4, strength: 2.2 }) +
      whitecaps(random, foam, { top: shore + 30, bottom: 940, count: 26 }) +
      fill(lens(740, 1010, 392, 24), mix(hour.waterDeep, hour.ink, 0.3), 0.6) +
      wake(boat, { length: 1000, beam: 190, foam: hour.glint, random, reach: 1.1 }) +
      sloop({
        ...boat,
        sails: 'full',
        heel: 11,
        crew: 3,
        stripe: '#c8432f',
        random: seeded('crew of a breezy day'),
        ...look,
      }) +
      splash({ x: 394, y: 1018, scale: 1.4, colour: foam, random }) +
      fill(bowWave, foam, 0.92) +
      fill(`${curve(wave)}L1620 1220L-20 1220Z`, mix(hour.waterDeep, hour.ink, 0.28)) +
      fill(
        `${curve(wave)}L${curve([...wave].reverse().map(([x, y], i): Point => [x, y + (i % 2 ? 16 : 5)])).slice(1)}Z`,
        mix(hour.water, hour.waterDeep, 0.25),
        0.9,
      ) +
      whitecaps(random, foam, { top: 1130, bottom: 1180, count: 5 })
    )
  },
}

/** Anchored over a green cove: the bottom shows, someone is in the air. */
const overTheBow: Scene = {
  id: 'passeio-veleiro-2',
  focus: [0.42, 0.6],
  draw: (random) => {
    const hour = hours.morning
    const shore = 372
    const look = lightOf(hour, 'left')
    const hill = skyline(
      random,
      points([-20, 60, 160, 110, 330, 60, 520, 150, 700, 210, 900, 170, 1120, 90, 1320, 130, 1620, 30]),
    )
    const woods = skyline(
      random,
      points([-20, 210, 200, 240, 420, 280, 640, 330, 900, 328, 1160, 280, 1400, 230, 1620, 170]),
    )
    const green = mix(hour.water, '#3fae8c', 0.4)
    const sand = mix(green, hour.sand, 0.6)
    const sea = gradient(
      random,
      [0, shore],
      [0, 1200],
      [
        [0, sand],
        [0.16, mix(green, hour.sand, 0.25)],
        [0.45, green],
        [1, mix(hour.waterDeep, '#1d8a74', 0.45)],
      ],
    )
    // A rock under a few metres of water has no edge: three veils of its shade, each a little smaller.
    const drowned = (x: number, y: number, rx: number, ry: number): string => {
      const stone = Array.from({ length: 9 }, (_, i): Point => {
        const angle = (i / 9) * Math.PI * 2
        const reach = between(random, 0.78, 1.04)
        return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
      })
      return [1.12, 0.94, 0.7]
        .map((share) =>
          fill(
            curve(
              stone.map(([u, v]): Point => [x + u * share, y + v * share]),
              true,
            ),
            mix(hour.waterDeep, hour.leafShade, 0.35),
            0.2,
          ),
        )
        .join('')
    }
    const boat = { x: 900, y: 740, scale: 0.8, heading: 205, eye: 30 } as const
    // Where her near side meets the water, from the stem to the stern, and how high it stands above it.
    const waterline = points([
      588, 806, 640, 815, 720, 818, 827, 813, 960, 795, 1100, 756, 1200, 718, 1268, 688,
    ])
    const freeboard = [62, 62, 60, 57, 54, 50, 46, 42]
    const under = (share: number): Point[] =>
      waterline.map(
        ([x, y], i): Point => [x - (i ? 0 : 44 * Math.max(0, share)), y + (freeboard[i] ?? 0) * share],
      )
    // A sliver, thickest amidships.
    const contact = `${curve(waterline.map(([x, y], i): Point => [x, y - i * (waterline.length - 1 - i) * 0.4]))}L${curve(
      [...waterline].reverse().map(([x, y]): Point => [x, y + 3]),
    ).slice(1)}Z`
    const image = (from: number, to: number): string =>
      `${curve(under(from))}L${curve(under(to).reverse()).slice(1)}Z`
    const alongside = (count: number, colour: string, opacity: number, off: number): string =>
      fill(
        Array.from({ length: count }, () => {
          const t = random() * (waterline.length - 1)
          const i = Math.min(waterline.length - 2, Math.floor(t))
          const [ax, ay] = waterline[i] ?? [0, 0]
          const [bx, by] = waterline[i + 1] ?? [0, 0]
          return lens(
            lerp(ax, bx, t - i) + between(random, -30, 30),
            lerp(ay, by, t - i) + off * between(random, 0.1, 1),
            between(random, 26, 74),
            between(random, 2, 4.5),
          )
        }).join(''),
        colour,
        opacity,
      )
    return (
      clearSky(random, hour, shore) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.42, mist: 0.1 }) +
      canopy(random, hour, woods, { base: shore, size: 54, distance: 0.16 }) +
      palm(random, hour, { x: 760, base: 372, height: 190, distance: 0.08 }) +
      palm(random, hour, { x: 880, base: 370, height: 160, distance: 0.08, lean: -0.14 }) +
      sea.defs +
      fill(`M-10 ${shore}H1610V1210H-10Z`, sea.paint) +
      fill(lens(830, shore + 2, 420, 20), hour.sand) +
      fill(lens(830, shore + 15, 440, 8), hour.glint, 0.7) +
      rocks(random, hour, { from: -40, to: 380, base: shore + 16, size: 120, count: 6 }) +
      rocks(random, hour, { from: 1240, to: 1660, base: shore + 20, size: 130, count: 6 }) +
      drowned(140, 800, 150, 58) +
      drowned(1420, 720, 170, 66) +
      drowned(1220, 1070, 210, 80) +
      drowned(120, 1090, 190, 74) +
      drowned(600, 1120, 110, 40) +
      caustics(random, hour.glint, {
        x: -40,
        y: 560,
        width: 1700,
        height: 660,
        cell: 86,
        opacity: 0.15,
        flatten: 0.5,
      }) +
      fill(
        curve(
          points([
            560, 930, 700, 892, 940, 836, 1150, 796, 1290, 792, 1270, 836, 1120, 906, 900, 960, 690, 970,
          ]),
          true,
        ),
        mix(hour.waterDeep, hour.ink, 0.25),
        0.24,
      ) +
      stroke('M468 850Q420 930 384 1010', mix(hour.sand, hour.rockShade, 0.5), 4, 0.4) +
      stroke('M545 734L468 850', mix(hour.sand, hour.rockShade, 0.2), 4) +
      fill(lens(468, 851, 30, 5), hour.glint, 0.6) +
      fill(image(0, 1), mix(green, paints.whitewash, 0.62), 0.75) +
      fill(image(0.62, 0.78), mix(green, paints.cobalt, 0.6), 0.6) +
      sloop({ ...boat, sails: 'furled', crew: 3, random: seeded('guests aboard'), ...look }) +
      // The water closes over the lowest plank, so that she lies in it and not on it.
      fill(contact, mix(hour.waterDeep, green, 0.35)) +
      alongside(16, green, 0.95, 66) +
      alongside(9, hour.glint, 0.75, 12) +
      fill(lens(372, 872, 54, 8), mix(hour.waterDeep, hour.ink, 0.2), 0.35) +
      person({
        x: 498,
        y: 716,
        scale: 0.78,
        tilt: -24,
        heading: 'left',
        does: 'leap',
        wears: {
          ...outfit(random, 'beach'),
          skin: '#8d5a3b',
          shirt: '#8d5a3b',
          trousers: '#d8492f',
          hair: '#241812',
          hairstyle: 'short',
          hat: undefined,
          sleeves: 'none',
        },
        ...look,
      }) +
      ripples(random, { top: 520, count: 24, colour: hour.glint, opacity: 0.45, reach: 130 })
    )
  },
}

/** Along the deck into the sunset: the jib full, frigatebirds over the bay. */
const alongTheDeck: Scene = {
  id: 'passeio-veleiro-3',
  focus: [0.6, 0.5],
  draw: (random) => {
    const hour = hours.dusk
    const horizon = 590
    const sun: Point = [1120, 512]
    const far = skyline(
      random,
      points([-20, 500, 200, 460, 420, 510, 640, 540, 800, 560, 960, 552, 1180, 574, 1400, 540, 1620, 510]),
    )
    const isle = skyline(random, points([1290, 594, 1350, 552, 1450, 520, 1540, 540, 1640, 512]))
    const ink = mix(hour.ink, hour.near, 0.3)
    const bow: Point = [820, 806]
    const port = points([820, 806, 640, 876, 410, 1010, 120, 1240])
    const starboard = points([820, 806, 1010, 876, 1250, 1010, 1550, 1240])
    const deck = `${curve(port)}L${curve([...starboard].reverse()).slice(1)}Z`
    const wood = mix('#b9793f', hour.ink, 0.3)
    const seams = Array.from({ length: 25 }, (_, i) => `M${bow[0]} ${horizon}L${-760 + i * 132} 1240`).join(
      '',
    )
    const luff = points([820, 790, 772, 560, 706, 270, 640, -60])
    const leech = points([640, -60, 440, 200, 290, 480, 214, 742])
    const foot = points([214, 742, 430, 722, 640, 740, 820, 790])
    const jib = `${curve(luff)}L${curve(leech).slice(1)}L${curve(foot).slice(1)}Z`
    const canvas = gradient(
      random,
      [240, 0],
      [800, 0],
      [
        [0, mix('#f6d9c0', hour.near, 0.55)],
        [0.55, mix('#f9dcc0', hour.skyMid, 0.35)],
        [1, mix(hour.light, '#ffe9cf', 0.6)],
      ],
    )
    const belly = `${curve(points([640, -60, 560, 220, 540, 500, 600, 738]))}L430 722L214 742L${curve([...leech].reverse()).slice(1)}Z`
    const panels = [0.22, 0.42, 0.6, 0.78].map((t) => {
      const [ax, ay] = [lerp(640, 214, t), lerp(-60, 742, t)]
      const [bx, by] = [lerp(640, 820, t), lerp(-60, 790, t)]
      return `M${ax.toFixed(0)} ${ay.toFixed(0)}Q${((ax + bx) / 2).toFixed(0)} ${((ay + by) / 2 + 34).toFixed(0)} ${bx.toFixed(0)} ${by.toFixed(0)}`
    })
    const steel = mix(hour.light, ink, 0.25)
    const railing = (side: -1 | 1): string => {
      const colour = side > 0 ? steel : ink
      const stanchions = [
        { foot: [60, 832], head: [68, 736], thick: 6 },
        { foot: [222, 884], head: [236, 734], thick: 7 },
        { foot: [470, 1030], head: [500, 780], thick: 9 },
      ].map(({ foot: [fx = 0, fy = 0], head: [hx = 0, hy = 0], thick }) => ({
        post: stroke(`M${bow[0] + side * fx} ${fy}L${bow[0] + side * hx} ${hy}`, colour, thick),
        head: `${bow[0] + side * hx} ${hy}`,
      }))
      const wire = [...stanchions.map(({ head }) => head), `${bow[0] + side * 860} 930`].join('L')
      return stanchions.map(({ post }) => post).join('') + stroke(`M${wire}`, colour, 4)
    }
    return (
      ringSky(hour, sun, horizon, 10) +
      sunDisc(hour, sun, 58) +
      barCloud(random, { x: 1290, y: 330, width: 480, colour: hour.cloud, opacity: 0.7 }) +
      barCloud(random, { x: 960, y: 420, width: 260, bars: 3, colour: hour.cloud, opacity: 0.55 }) +
      ridge(random, hour, { line: far, base: horizon, distance: 0.7, light: 'right', mist: 0.3 }) +
      ridge(random, hour, { line: isle, base: horizon + 5, distance: 0.3, light: 'left', mist: 0 }) +
      waterGround(random, hour, { top: horizon }) +
      glitter(random, hour, { x: sun[0], top: horizon + 2, bottom: 1000, spread: 230, count: 90 }) +
      breeze(random, hour, { top: horizon + 4, strength: 1.1 }) +
      frigatebird({ x: 1250, y: 200, scale: 1.15, tilt: -10, silhouette: ink }) +
      frigatebird({ x: 985, y: 150, scale: 0.72, tilt: 12, silhouette: ink }) +
      frigatebird({ x: 1400, y: 410, scale: 0.5, tilt: -4, silhouette: ink }) +
      fill(deck, wood) +
      clipped(
        random,
        deck,
        stroke(seams, mix(wood, hour.ink, 0.45), 4) +
          fill(`M820 806L640 876L410 1010L120 1240L560 1240Z`, hour.ink, 0.32),
      ) +
      stroke(curve(port), ink, 20) +
      stroke(curve(starboard), ink, 20) +
      stroke(curve(starboard.map(([x, y]): Point => [x + 2, y - 8])), hour.light, 5) +
      railing(-1) +
      fill(
        polygon([
          [720, 1000],
          [906, 1000],
          [960, 1110],
          [672, 1110],
        ]),
        ink,
      ) +
      fill(
        polygon([
          [732, 988],
          [894, 988],
          [944, 1090],
          [688, 1090],
        ]),
        mix('#f1e2cf', hour.ink, 0.3),
      ) +
      fill(
        polygon([
          [752, 1002],
          [876, 1002],
          [910, 1074],
          [722, 1074],
        ]),
        mix(hour.waterDeep, hour.ink, 0.4),
      ) +
      canvas.defs +
      fill(jib, canvas.paint) +
      fill(belly, hour.near, 0.18) +
      stroke(panels.join(''), mix(hour.near, hour.skyMid, 0.4), 3, 0.5) +
      stroke(curve(luff), ink, 7) +
      stroke(curve(points([214, 742, 250, 860, 330, 1010, 400, 1200])), mix('#f1e2cf', hour.ink, 0.2), 7) +
      railing(1) +
      person({
        x: 1098,
        y: 996,
        scale: 1.75,
        heading: 62,
        does: 'sit-low',
        wears: outfit(random, 'beach'),
        ...lightOf(hour, 'right'),
      })
    )
  },
}

export const scenes: Scene[] = [fullSail, overTheBow, alongTheDeck]
