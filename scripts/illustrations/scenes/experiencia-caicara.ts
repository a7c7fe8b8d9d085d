/** A day with a Caiçara master: his net, his village, his house. */
import { mix, type Scene } from '../core.ts'
import { canoe } from '../figures/boats.ts'
import { outfit } from '../figures/body.ts'
import { canoeShed, dryingNets, hut, mirroredAt, village } from '../figures/buildings.ts'
import { lightOf } from '../figures/look.ts'
import { helm } from '../figures/objects.ts'
import { groundShadow, person } from '../figures/people.ts'
import { canopy, leaf, palm } from '../landscape/forest.ts'
import { reflection, ridge, skyline } from '../landscape/mountain.ts'
import { between, clipped, curve, fill, lens, oval, type Point, polygon, stroke } from '../landscape/path.ts'
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

/** From the deck of a wooden boat: the master at the wheel, his village ahead. */
const towardsTheVillage: Scene = {
  id: 'experiencia-caicara-2',
  focus: [0.46, 0.55],
  draw: (random) => {
    const hour = hours.morning
    const shore = 566
    const look = lightOf(hour, 'left')
    const far = skyline(
      random,
      points([-20, 300, 200, 250, 420, 320, 640, 240, 860, 300, 1080, 230, 1320, 290, 1620, 230]),
    )
    const hill = skyline(
      random,
      points([-20, 420, 200, 380, 460, 430, 700, 360, 960, 330, 1220, 400, 1440, 350, 1620, 390]),
    )
    const woods = skyline(
      random,
      points([-20, 500, 260, 486, 560, 476, 860, 462, 1160, 470, 1400, 480, 1620, 470]),
    )
    const prow: Point = [900, 760]
    const port = points([900, 760, 720, 820, 480, 920, 200, 1060, -60, 1230])
    const starboard = points([900, 760, 1080, 820, 1320, 920, 1560, 1050, 1700, 1160])
    const deck = `${curve([...port].reverse())}L${curve(starboard).slice(1)}L1700 1230Z`
    const wood = planes(hour, '#b98552')
    const seams = Array.from({ length: 23 }, (_, i) => `M${prow[0]} ${shore}L${-1100 + i * 180} 1240`).join(
      '',
    )
    const bulwark = (side: readonly Point[], drop: number): string =>
      `${curve(side)}L${curve([...side].reverse().map(([x, y], i): Point => [x, y + drop * (1 - i / side.length)])).slice(1)}Z`
    const post = (x: number, y: number, wide: number) =>
      fill(
        polygon([
          [x - wide / 2, 40],
          [x + wide / 2, 40],
          [x + wide / 2, y],
          [x - wide / 2, y],
        ]),
        mix('#efe6d0', hour.ink, 0.3),
      ) +
      fill(
        polygon([
          [x - wide / 2, 40],
          [x - wide * 0.05, 40],
          [x - wide * 0.05, y],
          [x - wide / 2, y],
        ]),
        '#efe6d0',
      )
    const hem = Array.from({ length: 17 }, (_, i) => `Q${50 + i * 100} 164 ${100 + i * 100} 112`).join('')
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 1230, y: 250, width: 300 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8 }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.5 }) +
      canopy(random, hour, woods, { base: shore, size: 46, distance: 0.26 }) +
      [560, 690, 830, 1010, 1120, 1270, 1440]
        .map((x, i) =>
          palm(random, hour, {
            x,
            base: shore - 2,
            height: 170 + (i % 3) * 30,
            lean: i % 2 ? -0.12 : 0.14,
            distance: 0.12,
          }),
        )
        .join('') +
      fill(
        `${curve(points([400, 584, 500, 546, 700, 524, 1000, 516, 1300, 520, 1640, 526]))}L1640 600L400 590Z`,
        mix(hour.sand, hour.grass, 0.45),
      ) +
      village({ from: 540, to: 1480, y: shore + 4, scale: 0.23, count: 8, random, ...look }) +
      waterGround(random, hour, { top: shore }) +
      fill(
        `M430 ${shore + 18}Q700 ${shore - 12} 1000 ${shore - 6}T1640 ${shore + 6}V${shore + 30}Q1100 ${shore + 34} 430 ${shore + 18}Z`,
        hour.sand,
      ) +
      [640, 800, 1180, 1330]
        .map((x, i) =>
          canoe({
            x,
            y: shore + 16,
            scale: 0.13,
            heading: i % 2 ? 'toward-left' : 'toward-right',
            hull: ['#c8553d', '#1f5fa8', '#e2a23a', '#1f6b4a'][i] ?? '#c8553d',
            random,
            ...look,
          }),
        )
        .join('') +
      breeze(random, hour, { top: shore + 30, strength: 1.1 }) +
      canoe({
        x: 1210,
        y: 690,
        scale: 0.34,
        heading: 'left',
        fisher: 'paddle',
        random,
        water: mix(hour.water, hour.waterDeep, 0.4),
        ...look,
      }) +
      fill(deck, wood.base) +
      clipped(
        random,
        deck,
        stroke(seams, wood.shade, 4) +
          fill('M900 760L720 820L480 920L200 1060L-60 1230L420 1230Z', wood.shade, 0.5),
      ) +
      fill(bulwark(port, 60), mix(wood.shade, hour.ink, 0.3)) +
      fill(bulwark(starboard, 60), wood.lit) +
      stroke(curve(port), '#1f5fa8', 26) +
      stroke(curve(starboard), '#1f5fa8', 26) +
      stroke(curve(starboard.map(([x, y]): Point => [x, y - 10])), mix('#1f5fa8', hour.light, 0.5), 6) +
      post(110, 1220, 44) +
      post(1490, 1220, 44) +
      fill(`M-20 -20V112L0 112${hem}L1720 -20Z`, mix('#e9dcbb', hour.ink, 0.34)) +
      fill('M-20 -20H1620V70H-20Z', mix('#e9dcbb', hour.ink, 0.46)) +
      fill(
        polygon([
          [880, 920],
          [1080, 920],
          [1130, 1010],
          [862, 1010],
        ]),
        mix(wood.shade, hour.ink, 0.4),
      ) +
      fill(
        polygon([
          [884, 906],
          [1070, 906],
          [1114, 988],
          [868, 988],
        ]),
        '#f4ecd8',
      ) +
      fill(
        polygon([
          [868, 988],
          [1114, 988],
          [1120, 1016],
          [866, 1016],
        ]),
        mix('#f4ecd8', hour.ink, 0.3),
      ) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<ellipse cx="1230" cy="${1080 - i * 11}" rx="${84 - i * 9}" ry="${30 - i * 3}" fill="none" stroke="${i % 2 ? '#d9c08a' : '#e9d6a6'}" stroke-width="15"/>`,
        )
        .join('') +
      helm({ x: 596, y: 1180, scale: 2.9, ...look }) +
      person({
        x: 560,
        y: 1250,
        scale: 3,
        heading: 84,
        does: 'steer',
        wears: {
          ...outfit(random, 'fisher'),
          shirt: '#f1e6cf',
          skin: '#6b412b',
          hair: '#2f2018',
          hairstyle: 'short',
        },
        ...look,
      })
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
        wall: '#f4ead0',
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
