import { mix, type Scene } from '../core.ts'
import { egret, heron } from '../figures/animals.ts'
import { outfit } from '../figures/body.ts'
import { houseRow, mirroredAt, paratyMirimChurch, santaRita } from '../figures/buildings.ts'
import { kayak, wake } from '../figures/kayaks.ts'
import { lightOf } from '../figures/look.ts'
import { islet, pairs } from '../landscape/bay.ts'
import { bough, bromeliad, canopy, mangrove, palm } from '../landscape/forest.ts'
import { reflection, ridge, skyline, sugarloaf } from '../landscape/mountain.ts'
import { curve, faded, fill, gradient, lens, oval, type Point, stroke } from '../landscape/path.ts'
import { beach, footprints, rocks } from '../landscape/shore.ts'
import { barCloud, clearSky, cumulus, mistBank, sunDisc } from '../landscape/sky.ts'
import { breeze, caustics, glitter, ripples, surf, waterGround } from '../landscape/water.ts'
import { hours, layerColour, paints, planes } from '../palette.ts'

/** The little white church of Paraty-Mirim from the water at sunrise: its image in the still cove, kayaks drawn up beside it. */
const beachChurch: Scene = {
  id: 'caiaque-paraty-mirim-1',
  focus: [0.42, 0.5],
  draw: (random) => {
    const hour = hours.dawn
    const look = lightOf(hour, 'right')
    const foot = 640
    const water = 690
    const far = skyline(
      random,
      pairs([-20, 300, 160, 250, 380, 320, 600, 220, 830, 180, 1060, 260, 1300, 210, 1620, 300]),
    )
    const hill = skyline(
      random,
      pairs([-20, 300, 130, 330, 300, 420, 520, 470, 760, 500, 980, 470, 1180, 400, 1380, 300, 1620, 210]),
    )
    const wood = skyline(
      random,
      pairs([-20, 430, 140, 450, 330, 500, 560, 540, 860, 556, 1120, 540, 1340, 500, 1620, 440]),
    )
    const light = { light: 'right' } as const
    const trees = [
      { x: 196, height: 330, lean: 0.1 },
      { x: 846, height: 380, lean: 0.12 },
      { x: 946, height: 280, lean: -0.08 },
    ]
    const grove = {
      ...hour,
      leaf: mix(hour.leaf, hour.leafShade, 0.3),
      leafShade: mix(hour.leafShade, hour.ink, 0.35),
    }
    const green = mix(hour.grass, hour.leafShade, 0.45)
    const shore = (off: number): string =>
      `${curve(pairs([-20, 664 + off, 300, 656 + off, 700, 658 + off, 1100, 650 + off, 1620, 640 + off]))}`
    const beachAt = `${shore(4)}L1620 ${water}L-20 ${water}Z`
    // Everything that the water shows again, from the trees down to the sand.
    const land =
      canopy(random, grove, wood, { base: foot + 14, size: 58, distance: 0.12, ...light }) +
      trees.map((tree) => palm(random, grove, { ...tree, base: foot + 4, ...light })).join('') +
      fill(`${shore(-26)}L1620 720L-20 720Z`, green) +
      fill(lens(560, foot + 4, 300, 10), mix(hour.leafShade, hour.ink, 0.3), 0.6) +
      paratyMirimChurch({ x: 520, y: foot, scale: 0.4, ...look }) +
      fill(beachAt, hour.sand)
    const boats = [
      { x: 1120, y: 672, scale: 0.5, heading: 20, deck: '#1d7f8b' },
      { x: 1290, y: 680, scale: 0.56, heading: 16, deck: '#eaa92c' },
    ] as const
    const arriving = { x: 1010, y: 960, scale: 1.36, heading: 164, seats: 2, deck: '#d5412c' } as const
    return (
      clearSky(random, hour, 600) +
      barCloud(random, { x: 1180, y: 130, width: 520, colour: hour.cloud, opacity: 0.8 }) +
      barCloud(random, { x: 300, y: 190, width: 320, bars: 3, colour: hour.cloud, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: 640, distance: 0.82, mist: 0.5, ...light }) +
      ridge(random, hour, { line: hill, base: foot, distance: 0.46, mist: 0.45, ...light }) +
      mistBank(random, hour.sun, { top: 430, bottom: 600, strength: 0.5 }) +
      land +
      waterGround(random, hour, { top: water }) +
      mirroredAt(water, land, 0.62) +
      fill(`M-20 ${water - 5}H1620V${water + 2}H-20Z`, mix(hour.sandShade, hour.sand, 0.35)) +
      stroke(`M-20 ${water + 3}H1620`, hour.glint, 3.5, 0.8) +
      boats.map((boat) => kayak({ ...boat, ashore: true, empty: true, eye: 10, ...look })).join('') +
      ripples(random, {
        top: water + 10,
        count: 60,
        colour: mix(hour.water, hour.waterDeep, 0.3),
        opacity: 0.5,
      }) +
      glitter(random, hour, { x: 1420, top: water + 6, spread: 260, count: 60 }) +
      ripples(random, { top: 900, count: 20, colour: hour.waterDeep, opacity: 0.35 }) +
      wake(arriving, { foam: hour.glint, random, length: 560 }) +
      kayak({
        ...arriving,
        phase: 0.12,
        random,
        water: mix(hour.water, hour.waterDeep, 0.6),
        foam: hour.glint,
        ...look,
      })
    )
  },
}

/** A narrow river between mangroves in the early mist; a heron leaves before the kayak comes. */
const stillRiver: Scene = {
  id: 'caiaque-paraty-mirim-2',
  focus: [0.52, 0.56],
  draw: (random) => {
    const hour = hours.mist
    const bank = 640
    const look = lightOf(hour)
    const back = canopy(
      random,
      hour,
      skyline(random, pairs([-20, 200, 260, 260, 520, 350, 760, 420, 980, 390, 1240, 260, 1620, 180])),
      { base: bank, size: 70, distance: 0.7 },
    )
    const middle =
      pairs([60, 330, 300, 300, 1290, 320, 1530, 350])
        .map(([x, height]) => mangrove(random, hour, { x, base: bank, height, distance: 0.5 }))
        .join('') +
      canopy(
        random,
        hour,
        skyline(random, pairs([330, 636, 430, 590, 620, 556, 820, 570, 1020, 540, 1160, 570, 1260, 636])),
        { base: bank, size: 40, distance: 0.55 },
      )
    const near =
      mangrove(random, hour, { x: 450, base: bank + 4, height: 380, distance: 0.3 }) +
      mangrove(random, hour, { x: 60, base: bank + 30, height: 660, distance: 0.06, spread: 0.9 }) +
      mangrove(random, hour, { x: 1570, base: bank + 30, height: 700, distance: 0.04, spread: 0.9 })
    const place = { x: 600, y: 862, scale: 1.1, heading: 6 } as const
    const bird = { x: 1130, y: 520, scale: 2.3, facing: 'right', ...look } as const
    return (
      clearSky(random, hour, bank) +
      sunDisc(hour, [760, 250], 62) +
      back +
      mistBank(random, hour.cloud, { top: 420, bottom: 700, strength: 0.5 }) +
      middle +
      mistBank(random, hour.cloud, { top: 560, bottom: 700, strength: 0.4 }) +
      waterGround(random, hour, { top: bank }) +
      faded(mirroredAt(bank, back, 1), 0.4) +
      faded(mirroredAt(bank, middle, 1), 0.5) +
      faded(mirroredAt(bank + 24, near, 1), 0.55) +
      near +
      mirroredAt(700, heron(bird), 0.3) +
      ripples(random, {
        top: bank + 8,
        count: 30,
        colour: mix(hour.water, hour.cloud, 0.6),
        opacity: 0.5,
        reach: 200,
      }) +
      [1, 0.66, 0.36].map((k) => stroke(oval(1090, 760, 120 * k, 18 * k), hour.glint, 3, 0.9)).join('') +
      heron(bird) +
      wake(place, { foam: hour.glint, random, length: 520 }) +
      kayak({
        ...place,
        phase: 0.66,
        random,
        deck: '#d5412c',
        water: mix(hour.water, hour.waterDeep, 0.4),
        foam: hour.glint,
        ...look,
      })
    )
  },
}

/** Round the granite point, and the walls of the Saco do Mamanguá open. */
const fjordGate: Scene = {
  id: 'caiaque-paraty-mirim-3',
  focus: [0.52, 0.56],
  draw: (random) => {
    const hour = hours.golden
    const shore = 620
    const look = lightOf(hour, 'right')
    const far = skyline(random, pairs([560, 520, 700, 470, 820, 500, 940, 450, 1080, 500, 1240, 470]))
    const farLeft = skyline(random, pairs([300, 330, 440, 380, 560, 440, 680, 530, 790, 600, 860, 620]))
    const farRight = skyline(
      random,
      pairs([930, 620, 1010, 560, 1120, 500, 1240, 400, 1360, 340, 1500, 300, 1620, 280]),
    )
    const left = skyline(
      random,
      pairs([-20, 140, 120, 110, 280, 190, 420, 330, 540, 460, 650, 580, 730, 622]),
    )
    const right = skyline(
      random,
      pairs([1080, 622, 1160, 570, 1260, 470, 1360, 330, 1460, 190, 1560, 120, 1640, 100]),
    )
    const dome = sugarloaf(random, hour, {
      x: 1090,
      base: shore,
      height: 250,
      distance: 0.56,
      light: 'right',
      mist: 0.3,
    })
    const place = { x: 910, y: 900, scale: 1.1, heading: 54 } as const
    const wall = (distance: number): string =>
      mix(layerColour(hour, distance), hour.leafShade, 0.75 * (1 - distance))
    return (
      clearSky(random, hour, shore) +
      barCloud(random, { x: 820, y: 170, width: 480, colour: hour.cloud, opacity: 0.75 }) +
      barCloud(random, { x: 1000, y: 260, width: 260, bars: 3, colour: hour.cloud, opacity: 0.6 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.86, light: 'right' }) +
      dome.svg +
      ridge(random, hour, { line: farLeft, base: shore, distance: 0.6, light: 'right', colour: wall(0.6) }) +
      ridge(random, hour, { line: farRight, base: shore, distance: 0.5, light: 'right', colour: wall(0.5) }) +
      ridge(random, hour, {
        line: left,
        base: shore + 4,
        distance: 0.28,
        light: 'right',
        colour: wall(0.28),
        mist: 0.14,
      }) +
      ridge(random, hour, {
        line: right,
        base: shore + 4,
        distance: 0.16,
        light: 'right',
        colour: wall(0.16),
        mist: 0.1,
      }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, left, shore, mix(wall(0.28), hour.water, 0.3), { opacity: 0.6 }) +
      reflection(random, right, shore, mix(wall(0.16), hour.water, 0.25), { opacity: 0.65 }) +
      breeze(random, hour, { top: shore + 4 }) +
      glitter(random, hour, { x: 930, top: shore + 4, spread: 240, count: 60 }) +
      wake(place, { foam: hour.glint, random, length: 520 }) +
      kayak({
        ...place,
        phase: 0.16,
        random,
        deck: '#d5412c',
        water: mix(hour.water, hour.waterDeep, 0.55),
        foam: hour.glint,
        ...look,
      }) +
      canopy(random, hour, skyline(random, pairs([-60, 420, 60, 470, 180, 560, 270, 660, 330, 780])), {
        base: 900,
        size: 66,
        distance: 0.06,
        light: 'right',
      }) +
      rocks(random, hour, { from: 300, to: 620, base: 820, size: 210, count: 4, light: 'right' }) +
      rocks(random, hour, { from: -60, to: 470, base: 930, size: 380, count: 4, light: 'right' }) +
      bromeliad(random, hour, { x: 236, y: 730, size: 110, light: 'right' })
    )
  },
}

/** Morning on the Praia do Pontal: bows on the sand point at the bay, the first double is on its way past the old town. */
const leavingPontal: Scene = {
  id: 'baia-paraty-1',
  focus: [0.5, 0.56],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour, 'right')
    const shore = 520
    const far = skyline(
      random,
      pairs([-20, 230, 200, 180, 440, 250, 680, 140, 900, 200, 1140, 90, 1360, 180, 1620, 120]),
    )
    const serra = skyline(
      random,
      pairs([-20, 350, 220, 300, 480, 370, 740, 310, 980, 260, 1200, 330, 1420, 260, 1620, 310]),
    )
    const hill = skyline(random, pairs([-20, 430, 300, 410, 640, 440, 980, 420, 1300, 390, 1620, 410]))
    const town =
      houseRow({ x: 40, y: shore - 6, width: 500, scale: 0.128, random, ...look }) +
      houseRow({ x: 700, y: shore - 6, width: 430, scale: 0.128, random, ...look }) +
      santaRita({ x: 616, y: shore - 5, scale: 0.158, ...look })
    const point = skyline(random, pairs([1060, 520, 1160, 480, 1280, 450, 1420, 420, 1540, 430, 1640, 400]))
    const edge: Point[] = pairs([-20, 940, 240, 900, 520, 872, 820, 866, 1120, 884, 1380, 920, 1620, 968])
    const clear = mix(hour.water, hour.glint, 0.3)
    const paddlers = { x: 960, y: 716, scale: 0.72, heading: 74 } as const
    const ahead = { x: 610, y: 610, scale: 0.42, heading: 82 } as const
    return (
      clearSky(random, hour, 480) +
      cumulus(random, hour, { x: 330, y: 150, width: 380, light: 'right' }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.78, light: 'right' }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.54, light: 'right' }) +
      ridge(random, hour, { line: hill, base: shore, distance: 0.3, light: 'right', mist: 0.2 }) +
      canopy(
        random,
        hour,
        skyline(random, pairs([-20, 440, 240, 440, 700, 446, 1000, 440, 1200, 450, 1620, 430])),
        { base: shore, size: 34, distance: 0.2, light: 'right' },
      ) +
      town +
      palm(random, hour, { x: 560, base: shore - 2, height: 170, lean: -0.12, light: 'right' }) +
      palm(random, hour, { x: 1140, base: shore, height: 210, lean: 0.14, light: 'right' }) +
      canopy(random, hour, point, { base: shore + 2, size: 42, distance: 0.1, light: 'right' }) +
      waterGround(random, hour, { top: shore, bottom: 1040 }) +
      reflection(random, hill, shore, mix(layerColour(hour, 0.24), hour.water, 0.4), {
        opacity: 0.5,
        stretch: 0.9,
      }) +
      mirroredAt(shore - 2, town, 0.3) +
      fill(lens(760, shore + 2, 860, 5), hour.glint, 0.8) +
      rocks(random, hour, { from: 1180, to: 1640, base: shore + 8, size: 66, count: 8, light: 'right' }) +
      fill(
        `${curve(edge.map(([x, y], i): Point => [x, y - 96 + (i % 2) * 10]))}L1620 1200L-20 1200Z`,
        clear,
        0.55,
      ) +
      breeze(random, hour, { top: shore + 10, bottom: 860, strength: 0.9 }) +
      [
        { ...ahead, seats: 1, phase: 0.62, deck: '#eaa92c' },
        { ...paddlers, seats: 2, phase: 0.2, deck: '#1d7f8b' },
      ]
        .map(
          (boat) =>
            wake(boat, { foam: hour.glint, random, length: 560 }) +
            kayak({
              ...boat,
              seats: boat.seats === 2 ? 2 : 1,
              random,
              water: mix(hour.water, hour.waterDeep, 0.45),
              foam: hour.glint,
              ...look,
            }),
        )
        .join('') +
      beach(random, hour, edge) +
      surf(random, hour, edge, { rows: 2, reach: 24, wave: 10 }) +
      footprints(random, hour.sandShade, [700, 1180], [880, 910], { count: 11, size: 20 }) +
      footprints(random, hour.sandShade, [1010, 1190], [960, 915], { count: 10, size: 18 }) +
      kayak({
        x: 1330,
        y: 1010,
        scale: 1.5,
        heading: 102,
        eye: 20,
        empty: true,
        ashore: true,
        deck: '#eaa92c',
        ...look,
      }) +
      kayak({
        x: 430,
        y: 1040,
        scale: 1.85,
        heading: 74,
        eye: 20,
        empty: true,
        ashore: true,
        deck: '#d5412c',
        ...look,
      }) +
      bough(random, hour, pairs([1680, -30, 1520, 50, 1380, 50, 1230, 130]), {
        size: 120,
        leaves: 40,
        thick: 18,
      })
    )
  },
}

/** A cove over the bow of a kayak: mask and snorkel wait on the deck, the water is clear to its stones. */
const maskOnTheDeck: Scene = {
  id: 'baia-paraty-2',
  focus: [0.5, 0.62],
  draw: (random) => {
    const hour = hours.noon
    const shore = 470
    const far = skyline(
      random,
      pairs([-20, 370, 240, 320, 520, 372, 780, 300, 1060, 350, 1320, 290, 1620, 340]),
    )
    const green = mix(hour.water, '#3fae8c', 0.3)
    const sea = gradient(
      random,
      [0, shore],
      [0, 1200],
      [
        [0, mix(hour.water, hour.waterDeep, 0.55)],
        [0.16, mix(hour.water, hour.waterDeep, 0.2)],
        [0.42, mix(green, hour.glint, 0.14)],
        [1, mix(green, hour.waterDeep, 0.3)],
      ],
    )
    const drowned = (x: number, y: number, rx: number, ry: number): string => {
      const ring = (k: number, dx: number, dy: number): string =>
        curve(
          [1, 0.86, 0.96, 0.8, 1.02, 0.9, 0.84, 1].map((reach, i): Point => {
            const angle = (i / 8) * Math.PI * 2 + x
            return [x + dx + Math.cos(angle) * rx * reach * k, y + dy + Math.sin(angle) * ry * reach * k]
          }),
          true,
        )
      return (
        fill(ring(1.06, rx * 0.16, ry * 0.3), hour.waterDeep, 0.35) +
        fill(ring(1, 0, 0), mix(hour.rockShade, green, 0.5)) +
        fill(ring(0.78, -rx * 0.08, -ry * 0.14), mix(hour.rock, green, 0.48)) +
        fill(ring(0.44, -rx * 0.2, -ry * 0.26), mix(hour.rock, green, 0.26), 0.8)
      )
    }
    const deck = planes(hour, '#d5412c')
    const tip: Point = [724, 640]
    const leftRail = pairs([724, 640, 672, 700, 610, 800, 540, 940, 470, 1090, 420, 1240])
    const rightRail = pairs([724, 640, 800, 706, 892, 806, 1000, 946, 1110, 1094, 1200, 1240])
    const ridgeLine = pairs([724, 640, 742, 720, 764, 830, 790, 970, 818, 1110, 846, 1240])
    const hullShadow = `${curve(pairs([700, 640, 620, 720, 520, 850, 420, 1000, 330, 1160, 300, 1240]))}L480 1240L724 660Z`
    const strap = (t: number): string => {
      const at = (line: readonly Point[]): Point => line[t] ?? tip
      const [lx, ly] = at(leftRail)
      const [rx, ry] = at(rightRail)
      const [mx, my] = at(ridgeLine)
      return `M${lx + 12} ${ly}Q${mx} ${my - 34} ${rx - 12} ${ry}`
    }
    const cords = 'M590 850Q760 930 1010 966M956 878Q770 900 552 930'
    const rubber = mix('#20303a', hour.ink, 0.3)
    const yellow = planes(hour, '#f0b92e')
    // The mask lies on its strap, glass up; the snorkel beside it.
    const mask =
      `<g transform="translate(742 1010) rotate(-9)">` +
      fill(oval(14, 26, 176, 92), hour.ink, 0.35) +
      stroke('M-150 -10Q-196 70 -90 104Q40 128 120 84Q186 44 150 -14', rubber, 24) +
      fill(
        'M-164 -16Q-168 -92 -88 -98Q-30 -104 0 -96Q34 -104 92 -98Q168 -90 164 -12Q160 66 88 72Q46 74 26 36Q0 0 -26 36Q-48 74 -92 70Q-160 62 -164 -16Z',
        rubber,
      ) +
      fill('M-140 -20Q-142 -76 -84 -80Q-34 -82 -16 -78V20Q-34 52 -84 50Q-136 42 -140 -20Z', '#8fd3dd') +
      fill('M140 -18Q144 -74 88 -80Q36 -82 16 -78V20Q34 52 84 50Q136 44 140 -18Z', '#7cc4d2') +
      fill('M-120 -30Q-118 -66 -80 -68L-104 30Q-120 10 -120 -30ZM-62 -70H-40L-70 40H-88Z', '#e9fbf6', 0.75) +
      fill('M44 -70H78L52 34Q34 20 32 4Z', '#e9fbf6', 0.55) +
      stroke('M-164 -16Q-168 -92 -88 -98Q-30 -104 0 -96Q34 -104 92 -98Q150 -92 162 -40', yellow.lit, 9) +
      '</g>' +
      stroke('M930 1130Q968 1100 948 1030L900 850Q884 790 858 770', mix(yellow.shade, hour.ink, 0.2), 34) +
      stroke('M926 1124Q960 1096 942 1030L894 850Q880 796 854 774', yellow.base, 24) +
      stroke('M930 1000L888 844Q878 806 858 788', yellow.lit, 7) +
      stroke('M926 1128Q896 1152 866 1140', rubber, 34)
    const swimmer: Point = [1190, 690]
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 1010, y: 216, width: 380 }) +
      cumulus(random, hour, { x: 560, y: 290, width: 220, distance: 0.4 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.8 }) +
      sea.defs +
      fill(`M-10 ${shore}H1610V1210H-10Z`, sea.paint) +
      islet(random, hour, { x: 830, y: 486, width: 260, height: 74, size: 20, distance: 0.45 }) +
      breeze(random, hour, { top: shore + 8, bottom: 640, strength: 0.8 }) +
      drowned(210, 800, 130, 44) +
      drowned(420, 700, 70, 20) +
      drowned(1330, 880, 150, 56) +
      drowned(1010, 730, 76, 20) +
      drowned(110, 1050, 170, 72) +
      drowned(1480, 1110, 200, 90) +
      caustics(random, hour.glint, {
        x: -60,
        y: 640,
        width: 1740,
        height: 600,
        cell: 110,
        opacity: 0.24,
        flatten: 0.46,
      }) +
      [
        [300, 930],
        [340, 948],
        [286, 962],
        [1250, 1010],
        [1290, 1030],
        [1238, 1040],
      ]
        .map(([x = 0, y = 0]) =>
          fill(`M${x} ${y}q18 -9 36 0l14 -8v16l-14 -8q-18 9 -36 0Z`, hour.waterDeep, 0.7),
        )
        .join('') +
      canopy(random, hour, skyline(random, pairs([-60, 150, 80, 190, 210, 270, 330, 360, 430, 440])), {
        base: 520,
        size: 62,
        distance: 0.1,
      }) +
      rocks(random, hour, { from: 60, to: 540, base: 530, size: 170, count: 6 }) +
      rocks(random, hour, { from: -80, to: 260, base: 600, size: 260, count: 3 }) +
      canopy(random, hour, skyline(random, pairs([1260, 480, 1360, 400, 1480, 330, 1640, 250])), {
        base: 520,
        size: 46,
        distance: 0.24,
      }) +
      rocks(random, hour, { from: 1200, to: 1640, base: 530, size: 120, count: 6, distance: 0.1 }) +
      // Somebody is in already: a back, a snorkel, rings.
      [1, 0.68, 0.4]
        .map((k) => stroke(oval(swimmer[0], swimmer[1], 120 * k, 17 * k), hour.glint, 3, 0.7))
        .join('') +
      fill(`M${swimmer[0] - 64} ${swimmer[1] + 2}q40 -20 84 -2q-40 9 -84 2Z`, '#e07a2c') +
      fill(oval(swimmer[0] + 34, swimmer[1] - 4, 19, 14), '#2f2018') +
      stroke(`M${swimmer[0] + 46} ${swimmer[1]}q12 -14 4 -40`, yellow.base, 6) +
      fill(lens(swimmer[0], swimmer[1] + 5, 84, 5), hour.glint, 0.8) +
      fill(hullShadow, hour.waterDeep, 0.4) +
      fill(`${curve(leftRail)}L${curve([...rightRail].reverse()).slice(1)}Z`, deck.base) +
      fill(`${curve(leftRail)}L${curve([...ridgeLine].reverse()).slice(1)}Z`, deck.lit) +
      fill(
        `${curve(pairs([1110, 1094, 1020, 960, 900, 812, 800, 706, 724, 640]))}L724 640L842 760L960 900L1080 1080L1150 1240L1200 1240Z`,
        deck.shade,
        0.6,
      ) +
      stroke(curve(leftRail), mix(deck.shade, hour.ink, 0.3), 9) +
      stroke(curve(rightRail), mix(deck.shade, hour.ink, 0.3), 9) +
      stroke('M738 706Q746 690 752 706Q756 724 744 726Q734 722 738 706Z', rubber, 7) +
      stroke(strap(2), rubber, 7) +
      fill(oval(762, 850, 74, 26), mix(deck.shade, hour.ink, 0.25)) +
      fill(oval(762, 845, 66, 22), mix(deck.base, deck.shade, 0.4)) +
      mask +
      stroke(strap(4), rubber, 9) +
      stroke(cords, rubber, 8) +
      // Water along the sides of the bow.
      fill(
        `${curve(pairs([712, 640, 650, 702, 580, 800, 500, 940, 420, 1090, 370, 1240]))}L404 1240L458 1092L530 938L600 798L664 700L724 640Z`,
        hour.glint,
        0.85,
      ) +
      fill(
        `${curve(pairs([736, 640, 826, 704, 926, 804, 1040, 942, 1156, 1092, 1250, 1240]))}L1214 1240L1122 1094L1010 946L900 806L806 706L724 640Z`,
        hour.glint,
        0.85,
      )
    )
  },
}

/** The guide has seen it first: an egret on a mangrove branch, and a small group that turns to look. */
const lookThere: Scene = {
  id: 'baia-paraty-3',
  focus: [0.54, 0.56],
  draw: (random) => {
    const hour = hours.morning
    const look = lightOf(hour)
    const shore = 560
    const far = skyline(
      random,
      pairs([-20, 420, 200, 350, 460, 420, 700, 340, 960, 400, 1240, 360, 1620, 420]),
    )
    const serra = skyline(random, pairs([-20, 470, 260, 490, 520, 450, 800, 500, 1100, 480, 1620, 470]))
    const mass = skyline(
      random,
      pairs([690, 678, 730, 600, 790, 500, 880, 400, 1000, 300, 1140, 200, 1300, 150, 1460, 90, 1640, 60]),
    )
    const wood = mix(hour.ink, hour.rockShade, 0.35)
    const trees =
      mangrove(random, hour, { x: 1000, base: 668, height: 420, distance: 0.22 }) +
      mangrove(random, hour, { x: 1440, base: 730, height: 660, distance: 0.04 })
    const boats = [
      { x: 300, y: 800, scale: 0.84, heading: 12, seats: 1, crew: ['look-up'], deck: '#eaa92c' },
      {
        x: 800,
        y: 842,
        scale: 1.06,
        heading: 46,
        seats: 1,
        crew: ['point-right'],
        deck: '#1d7f8b',
        outfits: [{ ...outfit(random, 'paddler'), vest: paints.coral, shirt: '#f1e6cf' }],
      },
      { x: 460, y: 990, scale: 1.22, heading: 14, seats: 2, crew: ['rest', 'look-up'], deck: '#d5412c' },
    ] as const
    return (
      clearSky(random, hour, shore) +
      cumulus(random, hour, { x: 400, y: 200, width: 420 }) +
      ridge(random, hour, { line: far, base: shore, distance: 0.78 }) +
      ridge(random, hour, { line: serra, base: shore, distance: 0.5 }) +
      waterGround(random, hour, { top: shore }) +
      reflection(random, serra, shore, mix(layerColour(hour, 0.5), hour.water, 0.4), { opacity: 0.5 }) +
      islet(random, hour, { x: 260, y: 578, width: 300, height: 90, size: 26, distance: 0.4 }) +
      canopy(random, { ...hour, leaf: mix(hour.leaf, hour.leafShade, 0.5) }, mass, {
        base: 680,
        size: 74,
        distance: 0.12,
      }) +
      reflection(random, mass, 682, mix(hour.leafShade, hour.waterDeep, 0.35), {
        opacity: 0.55,
        stretch: 0.6,
      }) +
      fill(lens(1180, 683, 500, 9), mix(hour.leafShade, hour.ink, 0.5), 0.8) +
      faded(mirroredAt(700, trees, 1), 0.3) +
      trees +
      breeze(random, hour, { top: shore + 10 }) +
      stroke(curve(pairs([1640, 420, 1420, 470, 1240, 452, 1090, 480])), wood, 16) +
      egret({ x: 1190, y: 456, scale: 1.5, facing: 'left', pose: 'looking', ...look }) +
      rocks(random, hour, { from: 1500, to: 1640, base: 800, size: 90, count: 2 }) +
      boats
        .map((boat) => kayak({ ...boat, random, water: mix(hour.water, hour.waterDeep, 0.55), ...look }))
        .join('') +
      bough(random, hour, pairs([1680, 40, 1500, 70, 1360, 50, 1200, 120]), { size: 120, leaves: 40 })
    )
  },
}

export const scenes: Scene[] = [beachChurch, stillRiver, fjordGate, leavingPontal, maskOnTheDeck, lookThere]
