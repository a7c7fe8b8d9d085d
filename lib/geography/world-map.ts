import { type GeoPermissibleObjects, type GeoProjection, geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature, merge } from 'topojson-client'
import type { Polygon } from 'topojson-specification'
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' }
import { z } from 'zod'

/** The drawing's units; the picture scales to any width. */
export const mapSize = { width: 1000, height: 470 } as const

/** The countries of the comparison (spec §2.6): ISO 3166 number and the coast that the page speaks of, as [longitude, latitude]. */
const places = {
  BR: { number: '076', coast: [-44.7, -23.2] },
  NO: { number: '578', coast: [6.6, 61.2] },
  ID: { number: '360', coast: [130.5, -0.6] },
  IS: { number: '352', coast: [-22.8, 65.6] },
  HR: { number: '191', coast: [16.4, 43.3] },
  MX: { number: '484', coast: [-111.1, 25.8] },
} as const satisfies Record<string, { number: string; coast: readonly [number, number] }>

export type CountryCode = keyof typeof places
const countryCodes = ['BR', 'NO', 'IS', 'HR', 'ID', 'MX'] as const satisfies readonly CountryCode[]

/** Antarctica would take a third of the drawing and no one paddles there from here. */
const antarctica = '010'

const position = z.tuple([z.number(), z.number()])

/** Lists of arcs by their numbers in the file, as TopoJSON writes the rings of a polygon. */
const rings = z.array(z.array(z.number().int()))

/** What is read of the atlas, which is TopoJSON: areas share the lines of their borders ("arcs"). */
const topologySchema = z.object({
  type: z.literal('Topology'),
  transform: z.object({ scale: position, translate: position }),
  arcs: z.array(z.array(z.array(z.number()))),
  objects: z.object({
    countries: z.object({
      type: z.literal('GeometryCollection'),
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), id: z.string().optional(), arcs: rings }),
          z.object({ type: z.literal('MultiPolygon'), id: z.string().optional(), arcs: z.array(rings) }),
        ]),
      ),
    }),
  }),
})

export interface WorldMap {
  /** Path of all other land. */
  land: string
  countries: { code: CountryCode; path: string; marker: { x: number; y: number } }[]
}

/**
 * Rounded to whole units and written as steps from point to point, without points that fall on the one before and
 * without specks.
 */
function tidy(path: string): string {
  return path
    .split('Z')
    .map((ring) => {
      const points = [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [
        Math.round(Number(x)),
        Math.round(Number(y)),
      ])
      let [atX = 0, atY = 0] = points[0] ?? []
      const start = `M${atX},${atY}l`
      const steps = points.flatMap(([x = 0, y = 0]) => {
        const step = `${x - atX},${y - atY}`
        ;[atX, atY] = [x, y]
        return step === '0,0' ? [] : [step]
      })
      return steps.length < 3 ? '' : `${start}${steps.join(' ')}z`
    })
    .join('')
}

const fitted = (land: GeoPermissibleObjects): GeoProjection =>
  geoNaturalEarth1().fitSize([mapSize.width, mapSize.height], land)

/** The world in the Natural Earth projection, from Natural Earth's own public-domain data. */
export function drawWorldMap(): WorldMap {
  const topology = topologySchema.parse(atlas)
  const { countries } = topology.objects
  const shown = feature(topology, countries).features.filter(({ id }) => id !== antarctica)
  const projection = fitted({ type: 'FeatureCollection', features: shown })
  const path = geoPath(projection)
  const numbers = new Set<unknown>(Object.values(places).map(({ number }) => number))
  const rest = countries.geometries.flatMap((area): Polygon[] => {
    if (area.id === antarctica || numbers.has(area.id)) return []
    if (area.type === 'Polygon') return [{ type: 'Polygon', arcs: area.arcs }]
    return area.arcs.map((arcs) => ({ type: 'Polygon', arcs }))
  })

  return {
    // One area: borders between other countries would double the drawing and are not shown.
    land: tidy(path(merge(topology, rest)) ?? ''),
    countries: countryCodes.map((code) => {
      const { number, coast } = places[code]
      const shape = shown.find(({ id }) => id === number)
      const point = projection([coast[0], coast[1]])
      if (!shape || !point) throw new Error(`world-atlas lacks ${code}`)
      return {
        code,
        path: tidy(path(shape) ?? ''),
        marker: { x: Math.round(point[0]), y: Math.round(point[1]) },
      }
    }),
  }
}

/** Where the outlines are served; each has the id of its country, the rest of the land that of `land`. */
export const worldMapAddress = '/pictures/world-map.svg'

/** The outlines as a file for the map to point into; they take their colours from there. */
export const worldMapFile = ({ land, countries }: WorldMap): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}">${[
    { id: 'land', path: land },
    ...countries.map(({ code, path }) => ({ id: code, path })),
  ]
    .map(({ id, path }) => `<path id="${id}" d="${path}"/>`)
    .join('')}</svg>
`
