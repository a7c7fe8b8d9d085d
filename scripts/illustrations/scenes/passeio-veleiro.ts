/** A day under sail: the breeze, the cove, the way home. */
import { lerp, mix, type Random, type Scene, seeded } from '../core.ts'
import { frigatebird } from '../figures/animals.ts'
import { farSail, sloop } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { splash, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { diver, person } from '../figures/people.ts'
import { bough, canopy, palm } from '../landscape/forest.ts'
import { reflection, ridge, skyline } from '../landscape/mountain.ts'
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
import { breeze, glitter, ripples, waterGround } from '../landscape/water.ts'
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

/** Anchored in a green cove: the boat lies still on her own image, and somebody has just left the bow. */
const overTheBow: Scene = {
  id: 'passeio-veleiro-2',
  focus: [0.48, 0.6],
  draw: (random) => {
    const hour = hours.morning
    const shore = 560
    const look = lightOf(hour, 'left')
    const hill = skyline(
      random,
      points([-20, 150, 160, 110, 360, 170, 560, 300, 760, 360, 940, 330, 1120, 210, 1320, 90, 1620, 40]),
    )
    const woods = skyline(
      random,
      points([-20, 330, 200, 350, 420, 420, 600, 490, 760, 520, 940, 512, 1120, 440, 1360, 360, 1620, 300]),
    )
    const green = mix(hour.water, '#2fa886', 0.5)
    const sea = gradient(
      random,
      [0, shore],
      [0, 1200],
      [
        [0, mix(green, hour.sand, 0.55)],
        [0.12, mix(green, hour.sand, 0.2)],
        [0.5, mix(green, hour.waterDeep, 0.3)],
        [1, mix(hour.waterDeep, '#12685f', 0.5)],
      ],
    )
    const boat = { x: 880, y: 868, scale: 0.78, heading: 186, eye: 9 } as const
    const bow: Point = [500, 800]
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 700, y: 210, width: 320, distance: 0.2 }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.4, mist: 0.16 }) +
      canopy(random, hour, woods, { base: shore, size: 62, distance: 0.14 }) +
      fill(
        `M430 ${shore + 4}Q620 ${shore - 34} 800 ${shore - 36}T1180 ${shore + 2}V${shore + 20}H430Z`,
        hour.sand,
      ) +
      palm(random, hour, { x: 620, base: shore - 14, height: 240, lean: -0.16, distance: 0.06 }) +
      palm(random, hour, { x: 700, base: shore - 20, height: 200, lean: 0.12, distance: 0.06 }) +
      palm(random, hour, { x: 1010, base: shore - 14, height: 220, lean: 0.18, distance: 0.06 }) +
      sea.defs +
      fill(`M-10 ${shore}H1610V1210H-10Z`, sea.paint) +
      reflection(random, woods, shore, mix(hour.leafShade, green, 0.35), { opacity: 0.5, stretch: 0.9 }) +
      fill(
        `M400 ${shore + 2}Q800 ${shore - 8} 1200 ${shore + 2}Q800 ${shore + 26} 400 ${shore + 2}Z`,
        hour.sand,
      ) +
      fill(lens(800, shore + 17, 420, 7), hour.glint, 0.8) +
      rocks(random, hour, { from: -60, to: 430, base: shore + 24, size: 150, count: 6 }) +
      rocks(random, hour, { from: 1180, to: 1680, base: shore + 26, size: 160, count: 6 }) +
      breeze(random, hour, { top: shore + 30, strength: 0.9 }) +
      // Her chain runs down from the bow and is lost in the green.
      stroke(`M${bow[0] + 4} ${bow[1] + 4}Q440 868 404 890`, mix(hour.sand, hour.rockShade, 0.4), 4) +
      stroke('M404 890Q340 960 300 1060', mix(hour.sand, hour.rockShade, 0.5), 4, 0.3) +
      fill(lens(404, 891, 30, 4), hour.glint, 0.7) +
      sloop({
        ...boat,
        sails: 'furled',
        crew: 3,
        stripe: paints.cobalt,
        water: mix(green, hour.waterDeep, 0.25),
        random: seeded('guests aboard'),
        ...look,
      }) +
      diver({
        x: 356,
        y: 700,
        scale: 0.74,
        heading: 'left',
        tilt: -4,
        random: seeded('from the bow'),
        ...look,
      }) +
      [1, 0.62]
        .map((k) => fill(lens(262, 902, 90 * k, 9 * k), mix(hour.waterDeep, green, 0.4), 0.3))
        .join('') +
      ripples(random, { top: 700, count: 26, colour: hour.glint, opacity: 0.5, reach: 130 }) +
      bough(random, hour, points([1700, -30, 1540, 60, 1400, 60, 1240, 150]), {
        size: 130,
        leaves: 44,
        thick: 20,
      })
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
