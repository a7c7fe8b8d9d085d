import { z } from 'zod'
import summitData from './data/summits.json' with { type: 'json' }
import { bayShoreline, type Point, ringArea, simplified, smoothPath } from './shoreline.ts'

/*
 * The chart of a trip, its third picture: where it goes, in the inks of the posters. On the coast the real shoreline, in
 * the mountains the skyline of the range. Neither shows a track. `npm run charts` writes the files.
 */

const inks = {
  paper: '#FBEFD3',
  deep: '#0D323C',
  cobalt: '#1B4B9B',
  teal: '#1F7A7E',
  celadon: '#8FBFAE',
  ochre: '#EDAA3B',
  red: '#D5432A',
  forest: '#1D6341',
  rose: '#E09A83',
  night: '#0B1F3F',
  black: '#050C1A',
  dusk: '#15365F',
  slate: '#25507A',
  steel: '#4C7C9C',
  moonlit: '#A9C4CE',
  moon: '#F4EBCF',
  lamp: '#F6B94A',
  ember: '#E0532F',
} as const
type Ink = keyof typeof inks

/** What a role is painted in by day and by night. */
type Roles = Record<string, readonly [day: Ink, night: Ink]>

const size = { width: 1200, height: 900 } as const
const kmOfDegree = 110.8

const round = (value: number): string => String(Math.round(value))

function svg(
  roles: Roles,
  [subject, ground]: readonly [string, string],
  source: string,
  shapes: readonly string[],
): string {
  const painted: Roles = { ...roles, red: ['red', 'ember'] }
  const values = (scheme: 0 | 1): string =>
    Object.entries(painted)
      .map(([role, pair]) => `--${role}:${inks[pair[scheme]]}`)
      .join(';')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" data-subject="${subject} ${ground}"><!-- ${source} --><style>
:root{${values(0)}}
@media (prefers-color-scheme:dark){:root{${values(1)}}}
</style>
${shapes.join('\n')}
</svg>
`
}

const fill = (role: string, path: string): string => `<path fill="var(--${role})" d="${path}"/>`
const whole = `M0 0H${size.width}V${size.height}H0z`

/** The mark for water and cloud: a flat lens. */
const bar = (x: number, y: number, length: number): string =>
  `M${round(x)} ${round(y)}q${round(length * 0.45)}-${round(length / 24)} ${round(length)} 0q-${round(length * 0.5)} ${round(length / 19)}-${round(length)} 0z`

interface CoastChart {
  /** What the middle of the picture shows, in degrees, and how many kilometres lie across it. */
  middle: Point
  km: number
  roles: Roles & Record<'sea' | 'land', readonly [Ink, Ink]>
  subject?: readonly [string, string]
  /** Widths of the water lines along the shore, the widest first, with their roles. */
  lines?: readonly (readonly [role: string, width: number])[]
  /** How many steps the land is climbed in from the sea, each as many kilometres wide. */
  steps?: readonly [count: number, km: number]
  /** Where the land's hard shadow falls. */
  shadow?: Point
  /** Where the boat lies and its course in degrees, or the place that is marked. */
  boat?: readonly [at: Point, course: number, length: number]
  place?: Point
  /** Bars of light on the water: x, y, length. */
  bars?: readonly (readonly [number, number, number])[]
  /** Points whose triangle with their neighbours is smaller (square units) are left out; islands below the other area too. */
  smallest?: number
  islets?: number
}

/** Land reaches beyond the frame by this much, so that its cut edge never shows. */
const margin = 160

/** A ring cut to the frame and a margin around it (Sutherland and Hodgman's algorithm). */
function cut(ring: readonly Point[], margin: number): readonly Point[] {
  const edges = [
    { axis: 0, limit: -margin, sign: 1 },
    { axis: 0, limit: size.width + margin, sign: -1 },
    { axis: 1, limit: -margin, sign: 1 },
    { axis: 1, limit: size.height + margin, sign: -1 },
  ] as const
  return edges.reduce<readonly Point[]>((points, { axis, limit, sign }) => {
    const depth = (point: Point): number => (point[axis] - limit) * sign
    return points.flatMap((here, at) => {
      const before = points.at(at - 1) ?? here
      const [from, to] = [depth(before), depth(here)]
      const share = from / (from - to)
      const crossing: Point = [
        before[0] + (here[0] - before[0]) * share,
        before[1] + (here[1] - before[1]) * share,
      ]
      return [...(from >= 0 !== to >= 0 ? [crossing] : []), ...(to >= 0 ? [here] : [])]
    })
  }, ring)
}

function coastChart(chart: CoastChart): string {
  const {
    middle,
    km,
    roles,
    lines = [],
    steps: [steps, stepKm] = [0, 0],
    shadow,
    boat,
    place,
    bars = [],
    smallest = 60,
    islets = 260,
  } = chart
  const unit = size.width / km
  const shrink = Math.cos((middle[1] * Math.PI) / 180)
  const project = ([longitude, latitude]: Point): Point => [
    size.width / 2 + (longitude - middle[0]) * kmOfDegree * shrink * unit,
    size.height / 2 - (latitude - middle[1]) * kmOfDegree * unit,
  ]
  const reach = margin + steps * stepKm * unit
  const isNear = ([x, y]: Point): boolean =>
    x > -margin && y > -margin && x < size.width + margin && y < size.height + margin
  const land = bayShoreline
    .map((ring) => cut(ring.map(project), reach))
    .filter((ring) => ring.some(isNear) && ringArea(ring) >= islets)
    .map((ring) => smoothPath(simplified(ring, smallest)))
    .join('')
  const sea = `${whole}${land}`
  const use = (role: string, rest: string): string =>
    `<use href="#l" ${rest.replace('ROLE', `var(--${role})`)}/>`
  return svg(roles, chart.subject ?? ['land', 'sea'], 'GSHHG 2.3.7, LGPL-3.0-or-later. Not for navigation', [
    fill(steps > 0 ? 'land' : 'sea', whole),
    ...(bars.length > 0 ? [fill('bar', bars.map((one) => bar(...one)).join(''))] : []),
    `<defs><path id="l" d="${land}"/></defs>`,
    ...lines.map(([role, width]) =>
      use(
        role,
        `fill="ROLE" stroke="ROLE" stroke-width="${width}" stroke-linejoin="round"`.replaceAll(
          'ROLE',
          `var(--${role})`,
        ),
      ),
    ),
    ...(shadow ? [use('shadow', `fill="ROLE" transform="translate(${shadow.join(' ')})"`)] : []),
    ...Array.from({ length: steps }, (_, at) =>
      use(
        at % 2 === 0 ? 'step' : 'land',
        `fill="none" stroke="ROLE" stroke-width="${round(2 * (steps - at) * stepKm * unit)}"`,
      ),
    ),
    steps > 0 ? `<path fill-rule="evenodd" fill="var(--sea)" d="${sea}"/>` : use('land', 'fill="ROLE"'),
    ...(place ? [placeMark(project(place))] : []),
    ...(boat ? [boatMark(project(boat[0]), boat[1], boat[2])] : []),
  ])
}

/** A place as a red disc in a ring of paper. */
function placeMark([x, y]: Point): string {
  const at = `cx="${round(x)}" cy="${round(y)}"`
  return `<circle ${at} r="34" fill="var(--mark)"/><circle ${at} r="23" fill="var(--red)"/>`
}

/** A summit as a red pennant. */
const pennant = ([x, y]: Point): string =>
  `<path fill="var(--mark)" d="M${round(x - 4)} ${round(y)}v-96h9v96z"/><path fill="var(--red)" d="M${round(x + 5)} ${round(y - 96)}l84 27-84 27z"/>`

/** A kayak from above with its paddler, its bow along the course (0: north). */
const boatMark = ([x, y]: Point, course: number, length: number): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${course}) scale(${(length / 200).toFixed(2)})"><path fill="var(--red)" d="M0-118C12-70 18-34 18 4S11 78 0 118C-11 78-18 38-18 4S-12-70 0-118z"/><path stroke="var(--mark)" stroke-width="6" d="M-74 22L74-14"/><path fill="var(--mark)" d="M-62 14q-34-2-46 16q30 12 50-6zM62-16q26-18 46-6q-16 20-46 14z"/><circle r="13" cy="6" fill="var(--mark)"/></g>`

const summitSchema = z.strictObject({
  name: z.string().min(1),
  at: z.tuple([z.number(), z.number()]),
  /** Metres above the sea. */
  height: z.number().positive(),
  /** Metres of fall for a metre sideways, and the metres within which the top is round. */
  flank: z.number().positive(),
  round: z.number().positive(),
})

/** Summits by range; where heights and positions come from is said in the file. */
export const summitsSchema = z.strictObject({
  source: z.string().min(1),
  changes: z.string().min(1),
  ranges: z.record(z.string(), z.array(summitSchema).min(1)),
})

const { ranges } = summitsSchema.parse(summitData)

interface SkylineChart {
  range: string
  /** The edges of the picture in degrees of longitude, and the heights of its lower and upper edge in metres. */
  west: number
  east: number
  base: number
  top: number
  roles: Roles & Record<'sky' | 'rock' | 'lit', readonly [Ink, Ink]>
  subject: readonly [string, string]
  /** Where the sun stands and how large it is. */
  sun: readonly [x: number, y: number, radius: number]
  /** Which summit carries the mark. */
  marked: string
  /** From which side the light comes. */
  light?: 'west' | 'east'
  bars?: readonly (readonly [number, number, number])[]
  /** The height of a plain of water or cloud in front, in metres. */
  level?: number
  /** Metres below which the ridge does not fall. */
  floor?: number
}

function skylineChart(chart: SkylineChart): string {
  const { west, east, base, top, roles, sun, marked, bars = [], level, light = 'west', floor } = chart
  const summits = ranges[chart.range] ?? []
  const metres = (east - west) * kmOfDegree * 1000 * Math.cos((22.8 * Math.PI) / 180)
  const unit = size.width / metres
  const high = (height: number): number => size.height * (1 - (height - base) / (top - base))
  const middleOf = ([longitude]: readonly [number, number]): number =>
    ((longitude - west) / (east - west)) * size.width
  const heightAt = (x: number): number =>
    Math.max(
      floor ?? Number.NEGATIVE_INFINITY,
      ...summits.map(({ at, height, flank, round: cap }) => {
        const away = (x - middleOf(at)) / unit
        return height - flank * (Math.hypot(away, cap) - cap)
      }),
    )
  const step = 6
  const samples = Array.from({ length: (size.width + 2 * margin) / step + 1 }, (_, at): Point => {
    const x = at * step - margin
    return [x, high(heightAt(x))]
  })
  const corners: Point[] = [
    [size.width + margin, size.height + margin],
    [-margin, size.height + margin],
  ]
  const outline = simplified([...samples, ...corners], 40)
  const lines = (points: readonly Point[]): string =>
    `M${points.map((point) => point.map(round).join(' ')).join('L')}z`
  const ridge = outline.slice(0, -2)
  // Every flank that faces the light is one plane, from its summit to the valley and down inside the mountain.
  const side = light === 'west' ? -1 : 1
  const planes = summits.flatMap(({ at, height }) => {
    const x = middleOf(at)
    if (high(heightAt(x)) < high(height) - 2) return []
    const lowest = samples
      .filter(([sx]) => (sx - x) * side >= 0)
      .toSorted(([one], [other]) => Math.abs(one - x) - Math.abs(other - x))
    const turn = lowest.findIndex(([, y], index) => index > 1 && (lowest[index + 1]?.[1] ?? y) < y - 0.01)
    const flank = turn < 0 ? lowest : lowest.slice(0, turn + 1)
    const foot = flank.at(-1) ?? [x, size.height]
    const inside: Point = [
      x + (foot[0] - x) * 0.28,
      Math.min(foot[1] + (foot[1] - high(height)) * 0.6, size.height + margin),
    ]
    const along = ridge.filter(([rx]) => (rx - x) * side >= 0 && (foot[0] - rx) * side >= 0)
    const ordered = light === 'west' ? along.toReversed() : along
    const summit: Point = [x, high(height)]
    return [[summit, ...ordered, foot, inside]]
  })
  const peak = summits.find(({ name }) => name === marked)
  const mark = peak ? pennant([middleOf(peak.at), high(peak.height) + 4]) : ''
  return svg(roles, chart.subject, 'Heights: lib/geography/data/summits.json', [
    fill('sky', whole),
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}" fill="var(--sun)"/>`,
    fill('rock', lines(outline)),
    `<path fill="var(--lit)" stroke="var(--lit)" stroke-width="3" d="${planes.map(lines).join('')}"/>`,
    ...(level === undefined
      ? []
      : [fill('plain', `M0 ${round(high(level))}H${size.width}V${size.height}H0z`)]),
    ...(bars.length > 0 ? [fill('bar', bars.map((one) => bar(...one)).join(''))] : []),
    mark,
  ])
}

const paraty: Point = [-44.713, -23.218]

const coasts: Record<string, CoastChart> = {
  'caiaque-coletivo': {
    middle: [-44.695, -23.215],
    km: 7,
    roles: {
      sea: ['paper', 'moonlit'],
      line: ['celadon', 'steel'],
      land: ['deep', 'black'],
      mark: ['deep', 'black'],
      bar: ['celadon', 'steel'],
    },
    lines: [['line', 60]],
    boat: [[-44.7, -23.206], 60, 210],
  },
  'baia-paraty': {
    middle: [-44.65, -23.19],
    km: 24,
    roles: {
      sea: ['night', 'black'],
      shadow: ['cobalt', 'dusk'],
      land: ['paper', 'moonlit'],
      mark: ['paper', 'moon'],
    },
    shadow: [18, 22],
    place: paraty,
  },
  'caiaque-dia-inteiro': {
    middle: [-44.685, -23.185],
    km: 13,
    roles: {
      sea: ['deep', 'black'],
      line: ['teal', 'dusk'],
      land: ['ochre', 'steel'],
      mark: ['paper', 'moon'],
    },
    lines: [['line', 70]],
    boat: [[-44.672, -23.19], 20, 150],
  },
  'aventura-privada': {
    middle: [-44.665, -23.235],
    km: 11,
    roles: {
      sea: ['paper', 'moon'],
      line: ['rose', 'steel'],
      land: ['night', 'black'],
      mark: ['night', 'black'],
    },
    lines: [['line', 44]],
    boat: [[-44.6895, -23.2135], 60, 150],
  },
  'passeio-veleiro': {
    middle: [-44.52, -23.12],
    km: 40,
    roles: {
      sea: ['deep', 'black'],
      line: ['cobalt', 'dusk'],
      land: ['celadon', 'moonlit'],
      mark: ['paper', 'moon'],
    },
    lines: [['line', 46]],
    boat: [[-44.6, -23.16], 60, 130],
  },
  'caiaque-paraty-mirim': {
    middle: [-44.625, -23.24],
    km: 8,
    roles: {
      sea: ['deep', 'night'],
      line: ['teal', 'dusk'],
      land: ['paper', 'moonlit'],
      mark: ['paper', 'moon'],
    },
    lines: [['line', 40]],
    boat: [[-44.638, -23.2325], 75, 130],
  },
  'regate-caicara': {
    middle: [-44.62, -23.26],
    km: 13,
    roles: { sea: ['ochre', 'moonlit'], land: ['deep', 'black'], mark: ['paper', 'moon'] },
    place: [-44.629, -23.268],
  },
  'experiencia-caicara': {
    middle: [-44.6, -23.25],
    km: 44,
    roles: {
      sea: ['paper', 'moonlit'],
      land: ['night', 'black'],
      shadow: ['cobalt', 'steel'],
      mark: ['paper', 'moon'],
    },
    shadow: [12, 16],
    place: paraty,
  },
  'saco-fundao': {
    middle: [-44.68, -23.243],
    km: 4.2,
    roles: {
      sea: ['paper', 'moon'],
      line: ['ochre', 'lamp'],
      land: ['deep', 'black'],
      mark: ['deep', 'black'],
    },
    lines: [['line', 40]],
    boat: [[-44.6664, -23.2396], 55, 170],
  },
  'saco-mamangua': {
    middle: [-44.635, -23.275],
    km: 8,
    roles: {
      sea: ['paper', 'moonlit'],
      line: ['teal', 'slate'],
      land: ['deep', 'black'],
      mark: ['deep', 'black'],
    },
    lines: [['line', 26]],
    boat: [[-44.6278, -23.2625], 215, 120],
  },
  'travessia-joatinga': {
    middle: [-44.54, -23.29],
    km: 19,
    roles: {
      sea: ['deep', 'black'],
      line: ['cobalt', 'dusk'],
      land: ['rose', 'steel'],
      mark: ['paper', 'moon'],
    },
    lines: [['line', 60]],
    boat: [[-44.487, -23.31], 190, 150],
  },
  'ilha-grande': {
    middle: [-44.24, -23.12],
    km: 36,
    roles: {
      sea: ['celadon', 'steel'],
      line: ['paper', 'moonlit'],
      land: ['deep', 'black'],
      mark: ['paper', 'moon'],
    },
    lines: [['line', 40]],
    place: [-44.17, -23.139],
  },
  'joatinga-trekking': {
    middle: [-44.6, -23.31],
    km: 15,
    roles: {
      sea: ['rose', 'steel'],
      line: ['paper', 'moonlit'],
      land: ['deep', 'black'],
      mark: ['paper', 'moon'],
    },
    lines: [['line', 36]],
    place: [-44.633, -23.336],
  },
  'trekking-sete-regraus': {
    middle: [-44.755, -23.2],
    km: 17,
    roles: {
      sea: ['paper', 'moonlit'],
      step: ['deep', 'black'],
      land: ['forest', 'slate'],
      mark: ['deep', 'black'],
    },
    subject: ['step', 'sea'],
    steps: [7, 0.95],
    smallest: 260,
    islets: 700,
    place: paraty,
  },
}

const skylines: Record<string, SkylineChart> = {
  'serra-fina': {
    range: 'serra-fina',
    west: -44.9,
    east: -44.775,
    base: 1400,
    top: 2980,
    roles: {
      sky: ['paper', 'dusk'],
      sun: ['ochre', 'moon'],
      rock: ['night', 'black'],
      lit: ['cobalt', 'steel'],
      plain: ['paper', 'moonlit'],
      bar: ['celadon', 'steel'],
      mark: ['night', 'moon'],
    },
    subject: ['rock', 'sun'],
    sun: [830, 270, 190],
    marked: 'Pedra da Mina',
    level: 1650,
    bars: [
      [80, 850, 300],
      [560, 820, 220],
      [840, 865, 260],
    ],
  },
  itatiaia: {
    range: 'itatiaia',
    west: -44.692,
    east: -44.64,
    base: 2080,
    top: 2900,
    roles: {
      sky: ['ochre', 'dusk'],
      sun: ['paper', 'moon'],
      rock: ['deep', 'black'],
      lit: ['rose', 'steel'],
      mark: ['paper', 'moon'],
    },
    subject: ['rock', 'sun'],
    sun: [470, 260, 170],
    marked: 'Agulhas Negras',
  },
  'marins-itaguare': {
    range: 'marins-itaguare',
    west: -45.143,
    east: -45.066,
    base: 1350,
    top: 2620,
    roles: {
      sky: ['celadon', 'night'],
      sun: ['paper', 'moon'],
      rock: ['deep', 'black'],
      lit: ['ochre', 'moonlit'],
      mark: ['deep', 'moon'],
    },
    subject: ['rock', 'lit'],
    sun: [640, 300, 150],
    marked: 'Pico dos Marins',
    light: 'east',
  },
  'petro-tere': {
    range: 'petro-tere',
    west: -43.058,
    east: -42.978,
    base: 500,
    top: 2500,
    roles: {
      sky: ['rose', 'steel'],
      sun: ['paper', 'moon'],
      rock: ['forest', 'night'],
      lit: ['deep', 'black'],
      plain: ['paper', 'moonlit'],
      mark: ['deep', 'moon'],
    },
    subject: ['lit', 'sky'],
    sun: [1010, 330, 150],
    marked: 'Dedo de Deus',
    light: 'east',
    level: 720,
  },
  'trekking-pedra-macela': {
    range: 'trekking-pedra-macela',
    west: -44.84,
    east: -44.7,
    base: -320,
    top: 2150,
    roles: {
      sky: ['cobalt', 'dusk'],
      sun: ['paper', 'moon'],
      rock: ['deep', 'black'],
      lit: ['celadon', 'moonlit'],
      plain: ['night', 'black'],
      bar: ['paper', 'steel'],
      mark: ['paper', 'moon'],
    },
    subject: ['lit', 'rock'],
    sun: [930, 250, 130],
    marked: 'Pedra da Macela',
    light: 'east',
    level: 0,
    bars: [
      [820, 850, 220],
      [1010, 815, 260],
      [560, 862, 160],
    ],
  },
  'trekking-pao-acucar': {
    range: 'trekking-pao-acucar',
    west: -44.6295,
    east: -44.6155,
    base: -110,
    top: 560,
    roles: {
      sky: ['rose', 'steel'],
      sun: ['paper', 'moon'],
      rock: ['deep', 'black'],
      lit: ['forest', 'dusk'],
      plain: ['deep', 'black'],
      bar: ['paper', 'steel'],
      mark: ['deep', 'moon'],
    },
    subject: ['rock', 'sky'],
    sun: [230, 330, 170],
    marked: 'Pão de Açúcar do Mamanguá',
    level: 0,
    bars: [
      [120, 815, 260],
      [420, 850, 200],
      [800, 805, 300],
    ],
  },
}

/** The charts as SVG text by the slug of their trip. */
export const charts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(coasts).map(([slug, chart]) => [slug, coastChart(chart)] as const),
  ...Object.entries(skylines).map(([slug, chart]) => [slug, skylineChart(chart)] as const),
])
