import { geoMercator } from 'd3-geo'
import {
  type MapId,
  mapIds,
  mapOf,
  type PlaceId,
  type PlaceOnMap,
  places,
  type RegionId,
  regions,
  regionsOf,
  type Side,
} from './bay-places.ts'
import {
  bayShoreline,
  hull,
  type Point,
  ringArea,
  simplified,
  smoothPath,
  southeastShoreline,
} from './shoreline.ts'

interface Frame {
  /** The corners of the drawing in degrees. */
  west: number
  east: number
  north: number
  /** Width and height in the drawing's units; the southern edge follows from them. */
  width: number
  height: number
  shoreline: readonly Point[][]
  /** Length of the scale bar in kilometres. */
  scaleKm: number
}

const frames: Record<MapId | 'coast', Frame> = {
  bay: {
    west: -44.875,
    east: -44.075,
    north: -22.965,
    width: 2000,
    height: 1200,
    shoreline: bayShoreline,
    scaleKm: 5,
  },
  coast: {
    west: -44.86,
    east: -44.46,
    north: -23.1,
    width: 1000,
    height: 750,
    shoreline: bayShoreline,
    scaleKm: 5,
  },
  wide: {
    west: -46.95,
    east: -42.65,
    north: -22.08,
    width: 2000,
    height: 1060,
    shoreline: southeastShoreline,
    scaleKm: 50,
  },
}

/** Kilometres of a degree of latitude, near enough for a scale bar. */
const kmOfDegree = 110.8

function projectionOf({ west, east, north, width }: Frame): (point: Point) => Point {
  const unit = geoMercator().scale(1).translate([0, 0])
  const place = ([lon, lat]: Point): Point => {
    const [x, y] = unit([lon, lat]) ?? [Number.NaN, Number.NaN]
    return [x, y]
  }
  const [left, top] = place([west, north])
  const scale = width / (place([east, north])[0] - left)
  return (point) => {
    const [x, y] = place(point)
    return [(x - left) * scale, (y - top) * scale]
  }
}

/** Units of a drawing in a kilometre, at its middle. */
function unitsOfKm(frame: Frame, project: (point: Point) => Point): number {
  const { west, north } = frame
  return (project([west, north - 0.3])[1] - project([west, north])[1]) / (0.3 * kmOfDegree)
}

const circle = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 16 }, (_, step) => {
    const angle = (step / 16) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

const contains = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)

/** Where something stands on a drawing, in per cent of its width and height. */
export interface Spot {
  x: number
  y: number
}

export interface MapArea {
  id: RegionId
  /** Whether the area lies on water or on land; land hides the part of a water area that it covers. */
  on: 'water' | 'land'
  path: string
  /** Where the number stands. */
  badge: Spot
  /** On which side of the number the area's name stands; without it the name is in the list alone. */
  name: Side | undefined
}

export interface MapPlace extends Omit<PlaceOnMap, 'id' | 'map' | 'at'> {
  id: PlaceId
  spot: Spot
}

export interface DrawnMap {
  id: MapId
  width: number
  height: number
  /** Land as path data in the drawing's units. */
  land: string
  areas: MapArea[]
  places: MapPlace[]
  /** Length of the scale bar in kilometres and in per cent of the drawing's width. */
  scale: { km: number; width: number }
}

interface Detail {
  /** Points whose triangle with their neighbours is smaller (square units) are left out. */
  smallest: number
  /** Islands below this area (square units) are left out. */
  islets: number
}

/**
 * Where the number of an area stands if not in its middle, because another number or a name is in the way, and on which
 * side of the number its name stands, where no place of that name is near.
 */
const badges: Record<RegionId, { at?: Point; name?: Side }> = {
  'paraty-bay': { at: [-44.676, -23.187], name: 'right' },
  'saco-fundao': { at: [-44.684, -23.246], name: 'left' },
  'paraty-mirim': { at: [-44.649, -23.233] },
  mamangua: { at: [-44.655, -23.302], name: 'left' },
  'pao-acucar': { at: [-44.602, -23.268] },
  joatinga: { at: [-44.56, -23.277] },
  'ilha-grande': { at: [-44.25, -23.155], name: 'below' },
  'pedra-macela': { name: 'below' },
  'marins-itaguare': { at: [-45.23, -22.575], name: 'left' },
  'serra-fina': { at: [-44.843, -22.575], name: 'below' },
  itatiaia: { at: [-44.46, -22.44], name: 'right' },
  'petro-tere': { at: [-43.07, -22.5] },
}

function draw(frame: Frame, id: MapId, { smallest, islets }: Detail): DrawnMap {
  const { width, height, shoreline, scaleKm } = frame
  const project = projectionOf(frame)
  const km = unitsOfKm(frame, project)
  // The water lines around islands just outside reach into the drawing.
  const margin = 90
  const rings = shoreline.map((ring) => ring.map(project))
  const near = ([x, y]: Point) => x > -margin && y > -margin && x < width + margin && y < height + margin
  const spot = (point: Point): Spot => {
    const [x, y] = project(point)
    return { x: Math.round((x / width) * 1000) / 10, y: Math.round((y / height) * 1000) / 10 }
  }

  const areas = regionsOf[id].map((region): MapArea => {
    const shape = regions[region]
    const corners: readonly Point[] =
      'around' in shape
        ? shape.around.map(project)
        : (rings.find((ring) => contains(ring, project(shape.island))) ?? [])
    const ring = hull(corners.flatMap((corner) => circle(corner, shape.km * km)))
    const known: readonly Point[] = 'around' in shape ? shape.around : [shape.island]
    const middle: Point = [
      known.reduce((sum, [lon]) => sum + lon, 0) / known.length,
      known.reduce((sum, [, lat]) => sum + lat, 0) / known.length,
    ]
    return {
      id: region,
      on: shape.on,
      path: smoothPath(simplified(ring, smallest)),
      badge: spot(badges[region].at ?? middle),
      name: badges[region].name,
    }
  })

  return {
    id,
    width,
    height,
    land: rings
      .filter((ring) => ring.some(near) && ringArea(ring) >= islets)
      .map((ring) => smoothPath(simplified(ring, smallest)))
      .join(''),
    areas,
    places: places
      .filter(({ map }) => map === id)
      .map(
        (place): MapPlace => ({
          id: place.id,
          spot: spot(place.at),
          as: place.as,
          side: place.side,
          minor: 'minor' in place,
        }),
      ),
    scale: { km: scaleKm, width: Math.round(((scaleKm * km) / width) * 1000) / 10 },
  }
}

/** The maps as large as a page, from the real shoreline. Drawn once per process. */
export const drawnMaps: Record<MapId, DrawnMap> = {
  bay: draw(frames.bay, 'bay', { smallest: 8, islets: 20 }),
  wide: draw(frames.wide, 'wide', { smallest: 14, islets: 60 }),
}

const locators = {
  coast: draw(frames.coast, 'bay', { smallest: 30, islets: 90 }),
  bay: draw(frames.bay, 'bay', { smallest: 220, islets: 500 }),
  wide: draw(frames.wide, 'wide', { smallest: 160, islets: 700 }),
}

/** The small drawing on which a trip's area is easy to find: the coast of Paraty, all of the bay, or the mountains. */
export function locatorOf(region: RegionId): DrawnMap {
  if (mapOf(region) === 'wide') return locators.wide
  return region === 'ilha-grande' ? locators.bay : locators.coast
}

/** Where the shoreline of each map is served: in a file of their own the outlines are sent once for all pages. */
export const bayMapAddress = '/pictures/bay-map.svg'

/** The outlines of both maps as a file to point into (`#bay`, `#wide`); they take their colours from there. */
export const bayMapFile = (maps: readonly DrawnMap[] = mapIds.map((id) => drawnMaps[id])): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><metadata>Shoreline: GSHHG 2.3.7 (Wessel &amp; Smith, 1996), LGPL-3.0-or-later, and Natural Earth. For orientation, not for navigation.</metadata>${maps
    .map(({ id, land }) => `<path id="${id}" d="${land}"/>`)
    .join('')}</svg>
`
