/** A day with a Caiçara master: his net, his village, his house. */
import { mix, type Scene } from '../core.ts'
import { canoe } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { canoeShed, dryingNets, hut, mirroredAt, village } from '../figures/buildings.ts'
import { mug } from '../figures/camp.ts'
import { lightOf } from '../figures/look.ts'
import { groundShadow, person } from '../figures/people.ts'
import { canopy, leaf, palm } from '../landscape/forest.ts'
import { reflection, ridge, skyline } from '../landscape/mountain.ts'
import { between, curve, fill, lens, oval, type Point, polygon, stroke } from '../landscape/path.ts'
import { beach, footprints } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, lampGlow, moon, stars } from '../landscape/sky.ts'
import { breeze, ripples, waterGround } from '../landscape/water.ts'
import { type Hour, hours, layerColour, planes } from '../palette.ts'
import { points } from '../points.ts'

/** Dusk: a fisher hauls his net into the canoe, black against the water; the village lights its lamps. */
const haulingAtDusk: Scene = {
  id: 'experiencia-caicara-1',
  focus: [0.42, 0.62],
  draw: (random) => {
    const hour = hours.dusk
    const shore = 610
    const ink = mix(hour.ink, hour.near, 0.12)
    const far = skyline(
      random,
      points([-20, 420, 220, 380, 420, 440, 640, 400, 860, 470, 1080, 500, 1300, 470, 1620, 500]),
    )
    const hill = skyline(
      random,
      points([560, 616, 720, 560, 900, 500, 1080, 430, 1260, 360, 1440, 400, 1620, 320]),
    )
    const woods = skyline(random, points([640, 606, 820, 580, 1040, 556, 1300, 530, 1620, 500]))
    const dark: Hour = { ...hour, leaf: hour.near, leafShade: hour.ink }
    const homes = village({
      from: 860,
      to: 1560,
      y: shore + 2,
      scale: 0.155,
      count: 7,
      random,
      lit: hour.lamp,
      ...lightOf(hour, 'left'),
    })
    const lights = Array.from({ length: 8 }, (_, i) => {
      const x = 890 + i * 84 + between(random, -18, 18)
      return Array.from({ length: 6 }, (__, k) =>
        lens(x + between(random, -5, 5), shore + 16 + k * k * 4.4 + k * 8, 8 + k * 2.4, 2.4),
      ).join('')
    }).join('')
    const hull = { x: 560, y: 930, scale: 1.3, heading: 'right', silhouette: ink } as const
    const man = person({
      x: 640,
      y: 918,
      scale: 1.3,
      heading: 12,
      does: 'pull',
      wears: { ...outfit(random, 'fisher'), hairstyle: 'short' },
      silhouette: ink,
    })
    const floats = points([
      742, 846, 800, 886, 872, 918, 960, 944, 1064, 962, 1180, 974, 1300, 990, 1400, 1016,
    ])
    return (
      clearSky(random, hour, shore) +
      stars(random, { ...hour, glint: hour.skyLow }, { bottom: 230, count: 46 }) +
      moon(hour, [330, 196], 34, 0.22) +
      barCloud(random, { x: 1130, y: 330, width: 520, colour: hour.cloud, opacity: 0.55 }) +
      barCloud(random, { x: 520, y: 460, width: 340, bars: 3, colour: hour.cloud, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.72, light: 'left', mist: 0.35 }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.32, light: 'left', mist: 0.05 }) +
      canopy(random, dark, woods, { base: shore, size: 34, distance: 0.1 }) +
      [940, 1130, 1196, 1420]
        .map((x, i) =>
          palm(random, dark, { x, base: shore, height: 150 + (i % 3) * 26, lean: i % 2 ? -0.12 : 0.14 }),
        )
        .join('') +
      [900, 1080, 1260, 1440]
        .map((x) => lampGlow(random, hour.lamp, { x, y: shore - 16, radius: 130, strength: 0.34 }))
        .join('') +
      homes +
      waterGround(random, hour, { top: shore }) +
      fill(lens(1180, shore + 3, 520, 7), mix(hour.sandShade, hour.ink, 0.3)) +
      reflection(random, hill, shore + 6, mix(layerColour(hour, 0.3), hour.waterDeep, 0.3), {
        opacity: 0.75,
        stretch: 0.8,
      }) +
      fill(lights, hour.lamp, 0.9) +
      ripples(random, { top: shore + 8, count: 60, colour: hour.glint, opacity: 0.4, reach: 120 }) +
      breeze(random, hour, { top: shore + 8, strength: 0.6 }) +
      mirroredAt(930, man, 0.4) +
      canoe({ ...hull, net: ink, random, water: mix(hour.water, hour.waterDeep, 0.6) }) +
      man +
      canoe({ ...hull, net: ink, random }) +
      stroke(
        curve(
          points([
            692, 796, 716, 818, 742, 846, 800, 886, 872, 918, 960, 944, 1064, 962, 1180, 974, 1300, 990, 1400,
            1016,
          ]),
        ),
        ink,
        4,
      ) +
      floats
        .map(
          ([x, y], i) =>
            fill(oval(x, y, 6 + i * 0.8, 4.4 + i * 0.6), i % 2 ? ink : mix(hour.lamp, hour.skyMid, 0.3)) +
            (i > 1 ? fill(lens(x, y + 7, 26, 3), hour.glint, 0.6) : ''),
        )
        .join('')
    )
  },
}

/** Out of the wheelhouse of a wooden boat: the spokes of the wheel, a hat on its nail, the village in the window. */
const towardsTheVillage: Scene = {
  id: 'experiencia-caicara-2',
  focus: [0.5, 0.5],
  draw: (random) => {
    const hour = hours.morning
    const shore = 560
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      points([-20, 300, 200, 230, 420, 320, 640, 220, 860, 300, 1080, 210, 1320, 290, 1620, 230]),
    )
    const hill = skyline(
      random,
      points([-20, 440, 200, 400, 460, 430, 700, 340, 960, 300, 1220, 380, 1440, 330, 1620, 390]),
    )
    const woods = skyline(
      random,
      points([-20, 500, 260, 486, 560, 470, 860, 450, 1160, 460, 1400, 474, 1620, 466]),
    )
    const dark = mix('#7a4c2c', hour.ink, 0.46)
    const timber = mix('#7d5230', hour.ink, 0.3)
    const edge = mix('#b98552', hour.light, 0.15)
    const windows: readonly (readonly [number, number])[] = [
      [96, 500],
      [556, 1044],
      [1100, 1504],
    ]
    const [top, sill] = [150, 800]
    const pane = ([left, right]: readonly [number, number]): string =>
      `M${left} ${sill}V${top + 46}Q${left} ${top} ${left + 46} ${top}H${right - 46}Q${right} ${top} ${right} ${top + 46}V${sill}Z`
    const panes = windows.map(pane).join('')
    const view =
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 1290, y: 300, width: 280 }) +
      cumulus(random, hour, { x: 300, y: 260, width: 200, distance: 0.3 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8 }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.5 }) +
      canopy(random, hour, woods, { base: shore, size: 46, distance: 0.26 }) +
      [590, 700, 860, 980, 1160, 1290, 1440]
        .map((x, i) =>
          palm(random, hour, {
            x,
            base: shore - 2,
            height: 190 + (i % 3) * 34,
            lean: i % 2 ? -0.12 : 0.14,
            distance: 0.12,
          }),
        )
        .join('') +
      fill(
        `${curve(points([360, 584, 500, 546, 700, 520, 1000, 512, 1300, 516, 1640, 522]))}L1640 600L360 590Z`,
        mix(hour.sand, hour.grass, 0.45),
      ) +
      village({ from: 560, to: 1480, y: shore + 4, scale: 0.25, count: 7, random, ...look }) +
      waterGround(random, hour, { top: shore }) +
      fill(
        `M400 ${shore + 20}Q700 ${shore - 12} 1000 ${shore - 6}T1640 ${shore + 6}V${shore + 32}Q1100 ${shore + 36} 400 ${shore + 20}Z`,
        hour.sand,
      ) +
      canoe({
        x: 1220,
        y: shore + 20,
        scale: 0.15,
        heading: 'toward-left',
        hull: '#c8553d',
        random,
        ...look,
      }) +
      canoe({
        x: 940,
        y: shore + 18,
        scale: 0.13,
        heading: 'toward-right',
        hull: '#1f5fa8',
        random,
        ...look,
      }) +
      breeze(random, hour, { top: shore + 34, strength: 1.1 }) +
      canoe({
        x: 300,
        y: 654,
        scale: 0.36,
        heading: 'right',
        fisher: 'paddle',
        random,
        water: mix(hour.water, hour.waterDeep, 0.4),
        ...look,
      }) +
      // Her own bow, low in the middle window.
      fill('M800 690Q690 722 620 830H980Q910 722 800 690Z', planes(hour, '#b98552').base) +
      fill('M800 690Q690 722 620 830H740Q760 740 800 690Z', planes(hour, '#b98552').shade, 0.6) +
      stroke('M606 840Q684 722 800 688Q916 722 994 840', '#1f5fa8', 20) +
      stroke('M800 690V650', timber, 16)
    const beam = (path: string): string => fill(path, timber)
    const hub: Point = [800, 1150]
    const wheelRadius = 350
    const at = (angle: number, r: number): Point => [
      hub[0] + Math.cos((angle * Math.PI) / 180) * r,
      hub[1] + Math.sin((angle * Math.PI) / 180) * r,
    ]
    const wood = planes(hour, '#a8683a')
    const spoke = (angle: number): string => {
      const across = (r: number, half: number): [Point, Point] => {
        const [x, y] = at(angle, r)
        const [nx, ny] = [-Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
        return [
          [x - nx * half, y - ny * half],
          [x + nx * half, y + ny * half],
        ]
      }
      const profile = [
        [80, 20],
        [150, 15],
        [230, 21],
        [300, 16],
        [356, 22],
        [392, 13],
        [430, 20],
        [466, 21],
        [490, 12],
      ] as const
      const left = profile.map(([r, half]) => across(r, half)[0])
      const right = profile.map(([r, half]) => across(r, half)[1]).reverse()
      const axis = profile.map(([r]) => at(angle, r)).reverse()
      const lighter = Math.cos((angle * Math.PI) / 180) > -0.1 ? left : right.slice().reverse()
      return (
        fill(`${curve(left)}L${curve(right).slice(1)}Z`, wood.base) +
        fill(`${curve(lighter)}L${curve(axis).slice(1)}Z`, wood.lit)
      )
    }
    const ring = (r: number, width: number, colour: string, opacity = 1): string =>
      `<circle cx="${hub[0]}" cy="${hub[1]}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
    const straw = planes(hour, '#dcb768')
    return (
      view +
      `<path fill-rule="evenodd" d="M-20 -20H1620V1220H-20Z${panes}" fill="${dark}"/>` +
      // Planks of the front wall, and the frames in the light that comes in.
      stroke(
        'M28 -20V1220M528 -20V1220M1072 -20V1220M1560 -20V1220M-20 96H1620M-20 936H1620M-20 1060H1620',
        mix(dark, hour.ink, 0.5),
        7,
      ) +
      windows.map((window) => stroke(pane(window), timber, 30)).join('') +
      beam('M-20 800H1620V868H-20Z') +
      fill('M-20 796H1620V816H-20Z', edge) +
      fill(
        polygon([
          [560, 816],
          [1040, 816],
          [1110, 868],
          [490, 868],
        ]),
        mix(edge, timber, 0.35),
      ) +
      // What lies on the ledge: the mug, a coil of line.
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<ellipse cx="1290" cy="${800 - i * 13}" rx="${92 - i * 7}" ry="${22 - i * 2}" fill="none" stroke="${i % 2 ? '#cdb27a' : '#ead9ad'}" stroke-width="15"/>`,
        )
        .join('') +
      mug({ x: 250, y: 806, scale: 10, colour: '#1f5f8f', ...look }) +
      // The hat on its nail between two windows.
      fill(oval(556, 334, 116, 128), hour.ink, 0.35) +
      `<g transform="rotate(-8 528 310)">` +
      fill(oval(528, 310, 118, 130), straw.shade) +
      fill(oval(524, 306, 114, 126), straw.base) +
      stroke(oval(524, 306, 98, 110), straw.lit, 5, 0.8) +
      stroke(oval(524, 306, 82, 93), straw.shade, 4, 0.7) +
      fill(oval(530, 314, 64, 74), mix(straw.shade, hour.ink, 0.25)) +
      fill(oval(524, 308, 60, 70), '#5d3b2a') +
      fill(oval(520, 302, 54, 63), straw.lit) +
      fill('M474 296Q520 340 572 300Q560 362 520 364Q482 362 474 296Z', straw.base) +
      '</g>' +
      Array.from({ length: 8 }, (_, i) => i * 45 + 22)
        .map(spoke)
        .join('') +
      ring(wheelRadius - 14, 58, mix(wood.shade, hour.ink, 0.25)) +
      ring(wheelRadius - 18, 46, wood.base) +
      ring(wheelRadius - 4, 9, wood.lit, 0.9) +
      ring(92, 56, wood.shade) +
      fill(oval(hub[0], hub[1], 60), '#c9a04a')
    )
  },
}

/** Noon among the palms: the house, the canoe in its shed, nets in the sun. */
const houseAndShed: Scene = {
  id: 'experiencia-caicara-3',
  focus: [0.5, 0.6],
  draw: (random) => {
    const hour = hours.noon
    const look = lightOf(hour, 'left')
    const shore = 560
    const hill = skyline(
      random,
      points([-20, 300, 220, 340, 420, 300, 640, 380, 900, 470, 1120, 530, 1260, 566]),
    )
    const far = skyline(random, points([700, 520, 940, 470, 1160, 500, 1380, 440, 1620, 480]))
    const woods = skyline(
      random,
      points([-20, 440, 200, 430, 420, 450, 640, 480, 820, 530, 910, 580, 960, 640]),
    )
    const edge = points([760, 590, 960, 610, 1180, 660, 1400, 740, 1620, 800])
    const ground = points([-20, 620, 300, 610, 620, 606, 800, 600, 960, 618, 1180, 668, 1400, 748, 1620, 810])
    const shade = mix(hour.sandShade, hour.leafShade, 0.35)
    const tree = (x: number, base: number, height: number, lean: number) =>
      fill(lens(x + height * 0.1, base + 4, height * 0.3, height * 0.045), shade, 0.55) +
      palm(random, hour, { x, base, height, lean })
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 1260, y: 270, width: 400 }) +
      cumulus(random, hour, { x: 880, y: 350, width: 210, distance: 0.3 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8 }) +
      ridge(random, hour, { line: hill, base: shore + 20, distance: 0.42 }) +
      waterGround(random, hour, { top: shore, bottom: 900 }) +
      breeze(random, hour, { top: shore + 4, bottom: 860 }) +
      canopy(random, hour, woods, { base: 640, size: 56, distance: 0.14 }) +
      beach(random, hour, ground) +
      fill(`${curve(edge)}L1620 816L1400 760L1180 680L960 626L760 600Z`, hour.glint, 0.8) +
      tree(690, 660, 400, -0.1) +
      fill(lens(430, 800, 330, 34), shade, 0.5) +
      hut({
        x: 400,
        y: 780,
        scale: 0.86,
        heading: 305,
        wall: '#dfa04c',
        paint: '#1f5fa8',
        roof: 'tiles',
        ...look,
      }) +
      tree(60, 860, 640, 0.14) +
      canoeShed({
        x: 1150,
        y: 960,
        scale: 0.96,
        heading: 208,
        roof: 'thatch',
        inside: canoe({
          x: 1150,
          y: 946,
          scale: 0.96,
          heading: 208,
          hull: '#c8553d',
          stripe: '#f1e6cf',
          random,
          ...look,
        }),
        ...look,
      }) +
      tree(1490, 1000, 760, -0.14) +
      footprints(random, shade, [820, 1150], [690, 830], { count: 18, size: 13 }) +
      fill(lens(470, 1092, 300, 18), shade, 0.45) +
      dryingNets({ x: 440, y: 1084, scale: 1.3, colour: '#2f6f7a', random, ...look }) +
      groundShadow({ x: 780, y: 1092, scale: 1.25, colour: shade, light: 'left', length: 50 }) +
      person({
        x: 776,
        y: 1090,
        scale: 1.25,
        heading: 196,
        does: 'work',
        wears: { ...outfit(random, 'fisher'), shirt: '#e2a23a' },
        ...look,
      }) +
      [
        [-168, 250],
        [-150, 330],
        [-126, 390],
        [-104, 330],
        [-84, 300],
      ]
        .map(([turn = 0, length = 0], i) => {
          const colour = mix(hour.leafShade, i % 2 ? hour.ink : hour.leaf, i % 2 ? 0.3 : 0.35)
          return leaf(colour, mix(colour, hour.leaf, 0.35), { x: 1590, y: 1250, length, turn, width: 0.2 })
        })
        .join('')
    )
  },
}

export const scenes: Scene[] = [haulingAtDusk, towardsTheVillage, houseAndShed]
