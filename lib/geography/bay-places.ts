import type { Point } from './shoreline.ts'

/** The two maps: the bay of Paraty up to Ilha Grande, and the mountains between São Paulo and Rio de Janeiro. */
export const mapIds = ['bay', 'wide'] as const
export type MapId = (typeof mapIds)[number]

/**
 * Where trips go: areas of water or land, never tracks. Each is the hull of circles round places whose position is known
 * (radius in kilometres), or round an island. What the sources do not say is not drawn.
 */
export const regions = {
  'pedra-macela': { map: 'bay', around: [[-44.81, -23.15]], on: 'land', km: 1.5 },
  'paraty-bay': {
    map: 'bay',
    around: [
      [-44.712, -23.214],
      [-44.691, -23.161],
    ],
    on: 'water',
    km: 3,
  },
  'saco-fundao': { map: 'bay', around: [[-44.681, -23.243]], on: 'water', km: 1.5 },
  'paraty-mirim': { map: 'bay', around: [[-44.636, -23.243]], on: 'water', km: 1.3 },
  mamangua: {
    map: 'bay',
    around: [
      [-44.61, -23.24],
      [-44.629, -23.272],
      [-44.648, -23.295],
    ],
    on: 'water',
    km: 1.3,
  },
  'pao-acucar': { map: 'bay', around: [[-44.622, -23.262]], on: 'land', km: 0.75 },
  joatinga: {
    map: 'bay',
    around: [
      [-44.572, -23.252],
      [-44.505, -23.292],
      [-44.633, -23.336],
    ],
    on: 'land',
    km: 2,
  },
  'ilha-grande': { map: 'bay', island: [-44.23, -23.15], on: 'water', km: 1.8 },
  'marins-itaguare': {
    map: 'wide',
    around: [
      [-45.126, -22.505],
      [-45.086, -22.489],
    ],
    on: 'land',
    km: 8,
  },
  'serra-fina': { map: 'wide', around: [[-44.843, -22.427]], on: 'land', km: 8 },
  itatiaia: { map: 'wide', around: [[-44.663, -22.38]], on: 'land', km: 8 },
  'petro-tere': {
    map: 'wide',
    around: [
      [-43.179, -22.505],
      [-42.966, -22.412],
    ],
    on: 'land',
    km: 8,
  },
} as const satisfies Record<
  string,
  { map: MapId; on: 'water' | 'land'; km: number } & ({ around: readonly Point[] } | { island: Point })
>
export type RegionId = keyof typeof regions

/** The areas of each map in the order of their numbers: from the city along the coast, and from west to east. */
export const regionsOf = {
  bay: [
    'paraty-bay',
    'saco-fundao',
    'paraty-mirim',
    'mamangua',
    'pao-acucar',
    'joatinga',
    'ilha-grande',
    'pedra-macela',
  ],
  wide: ['marins-itaguare', 'serra-fina', 'itatiaia', 'petro-tere'],
} as const satisfies Record<MapId, readonly RegionId[]>

/**
 * The areas that the words of a trip name, by its slug. A trip that is not here has no place on a map: where Sete Degraus
 * starts and where the day with a Caiçara captain leads is settled in the chat.
 */
const regionOfTrip: Partial<Record<string, RegionId>> = {
  'caiaque-coletivo': 'paraty-bay',
  'baia-paraty': 'paraty-bay',
  'caiaque-dia-inteiro': 'paraty-bay',
  'aventura-privada': 'paraty-bay',
  'passeio-veleiro': 'paraty-bay',
  'caiaque-paraty-mirim': 'paraty-mirim',
  'regate-caicara': 'mamangua',
  'saco-mamangua': 'mamangua',
  'saco-fundao': 'saco-fundao',
  'trekking-pao-acucar': 'pao-acucar',
  'trekking-pedra-macela': 'pedra-macela',
  'travessia-joatinga': 'joatinga',
  'joatinga-trekking': 'joatinga',
  'ilha-grande': 'ilha-grande',
  'serra-fina': 'serra-fina',
  itatiaia: 'itatiaia',
  'marins-itaguare': 'marins-itaguare',
  'petro-tere': 'petro-tere',
}

/** The area that a trip's words name, or undefined where the sources name none. */
export const regionOf = (slug: string): RegionId | undefined => regionOfTrip[slug]

/** The map that shows an area. */
export const mapOf = (region: RegionId): MapId => regions[region].map

export type Side = 'left' | 'right' | 'above' | 'below' | 'belowLeft'

export interface PlaceOnMap {
  id: string
  map: MapId
  at: Point
  /** A point has a dot and a peak a triangle; an area has its name alone, over the water or the land. */
  as: 'point' | 'peak' | 'area'
  /** On which side of the point the name stands. */
  side: Side
  /** Left out where the map is narrow. */
  minor?: boolean
}

export const places = [
  { id: 'paraty', map: 'bay', at: [-44.713, -23.218], as: 'point', side: 'left' },
  { id: 'pontal', map: 'bay', at: [-44.712, -23.214], as: 'point', side: 'right', minor: true },
  { id: 'araujo', map: 'bay', at: [-44.691, -23.161], as: 'area', side: 'right' },
  { id: 'paraty-mirim-beach', map: 'bay', at: [-44.636, -23.243], as: 'point', side: 'right' },
  { id: 'cajaiba', map: 'bay', at: [-44.572, -23.252], as: 'area', side: 'right', minor: true },
  { id: 'joatinga', map: 'bay', at: [-44.505, -23.292], as: 'point', side: 'belowLeft' },
  { id: 'sono', map: 'bay', at: [-44.633, -23.336], as: 'point', side: 'right' },
  { id: 'laranjeiras', map: 'bay', at: [-44.665, -23.345], as: 'point', side: 'above', minor: true },
  { id: 'trindade', map: 'bay', at: [-44.72, -23.35], as: 'point', side: 'left' },
  { id: 'abraao', map: 'bay', at: [-44.17, -23.139], as: 'point', side: 'below' },
  { id: 'angra', map: 'bay', at: [-44.318, -23.007], as: 'point', side: 'above' },
  { id: 'sao-paulo', map: 'wide', at: [-46.633, -23.551], as: 'point', side: 'right' },
  { id: 'rio-de-janeiro', map: 'wide', at: [-43.173, -22.907], as: 'point', side: 'belowLeft' },
  { id: 'paraty-wide', map: 'wide', at: [-44.713, -23.218], as: 'point', side: 'left' },
  { id: 'petropolis', map: 'wide', at: [-43.179, -22.505], as: 'point', side: 'left', minor: true },
  { id: 'teresopolis', map: 'wide', at: [-42.966, -22.412], as: 'point', side: 'above', minor: true },
  { id: 'marins', map: 'wide', at: [-45.126, -22.505], as: 'peak', side: 'left', minor: true },
  { id: 'itaguare', map: 'wide', at: [-45.086, -22.489], as: 'peak', side: 'right', minor: true },
  { id: 'pedra-da-mina', map: 'wide', at: [-44.843, -22.427], as: 'peak', side: 'left', minor: true },
  { id: 'agulhas-negras', map: 'wide', at: [-44.663, -22.38], as: 'peak', side: 'right', minor: true },
] as const satisfies readonly PlaceOnMap[]
export type PlaceId = (typeof places)[number]['id']
export const placeIds: PlaceId[] = places.map(({ id }) => id)
