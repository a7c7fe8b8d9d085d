/**
 * The relief of a mountain face: ridged noise that fans out from the summits, lit from one side and cut into
 * few flat planes. Gives the branching spurs and gullies that a hand would cut into a lino block.
 */
import { clamp, lerp, type Random } from '../core.ts'
import { type Point, polygon } from './path.ts'

type Field = (x: number, y: number) => number

/** Smooth two-dimensional noise, 0 to 1, with a lattice of one unit. */
function lattice(random: Random): Field {
  const side = 64
  const values = Array.from({ length: side * side }, () => random())
  const at = (i: number, j: number) =>
    values[(((j % side) + side) % side) * side + (((i % side) + side) % side)] ?? 0
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const u = ease(x - i)
    const v = ease(y - j)
    return lerp(lerp(at(i, j), at(i + 1, j), u), lerp(at(i, j + 1), at(i + 1, j + 1), u), v)
  }
}

const ridged = (value: number): number => 1 - Math.abs(2 * value - 1)

export interface ReliefOptions {
  left: number
  right: number
  /** The crest at x, and the foot of the face. */
  crest: (x: number) => number
  base: number
  /** The x of the summits from which the spurs fan out. */
  summits: readonly number[]
  /** Pixels between two main spurs. */
  pitch: number
  /** How much taller than wide the planes run: 2 for forested slopes, 5 for fluted walls. */
  upright: number
  /** -1 with the light on the left, 1 on the right. */
  side: -1 | 1
}

/** How much each place of a face is turned to the light, about -1 to 1. */
export function reliefField(
  random: Random,
  { crest, base, summits, pitch, upright, side }: ReliefOptions,
): Field {
  const broad = lattice(random)
  const fine = lattice(random)
  const warp = lattice(random)
  const seat = random() * 40
  const fanned = (x: number, v: number): number => {
    let nearest = summits[0] ?? x
    for (const summit of summits) if (Math.abs(summit - x) < Math.abs(nearest - x)) nearest = summit
    return nearest + (x - nearest) / (1 + 0.95 * v)
  }
  const height: Field = (x, y) => {
    const top = crest(x)
    const v = clamp((y - top) / Math.max(1, base - top), 0, 1)
    const bend = (warp(x / pitch + seat, y / pitch) - 0.5) * pitch * 0.55
    const u = fanned(x, v) + bend
    const main = ridged(broad(u / pitch + seat, (y / pitch / upright) * 1.1)) * pitch * 0.6
    const minor = ridged(fine((u * 2.3) / pitch, (y * 2.3) / pitch / upright)) * pitch * 0.3 * v ** 0.7
    return -top * (0.8 - 0.62 * v ** 0.7) + main * (0.35 + 0.65 * Math.min(1, v * 2)) + minor
  }
  const reach = pitch * 0.1
  return (x, y) => (height(x - side * reach, y) - height(x + side * reach, y)) / (2 * reach)
}

const simplified = (points: readonly Point[], tolerance: number): Point[] => {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  const dx = last[0] - first[0]
  const dy = last[1] - first[1]
  const length = Math.hypot(dx, dy)
  let worst = 0
  let where = 0
  points.forEach(([x, y], i) => {
    const off =
      length < 0.01
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length
    if (off > worst) [worst, where] = [off, i]
  })
  if (worst <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, where + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(where), tolerance),
  ]
}

/**
 * The places of a field above `level` as one path of closed outlines (fill it with the even-odd rule), their
 * edges straightened to `tolerance` pixels: the coarser, the more they look cut with a knife.
 */
export function cutAbove(
  field: Field,
  level: number,
  {
    left,
    right,
    top,
    bottom,
    cell,
    tolerance,
    smallest = 6,
  }: {
    left: number
    right: number
    top: number
    bottom: number
    cell: number
    tolerance: number
    smallest?: number
  },
): string {
  const columns = Math.ceil((right - left) / cell) + 3
  const rows = Math.ceil((bottom - top) / cell) + 3
  const values = Array.from({ length: rows }, (_, j) =>
    Array.from({ length: columns }, (_, i) =>
      i === 0 || j === 0 || i === columns - 1 || j === rows - 1
        ? -1e3
        : field(left + (i - 1) * cell, top + (j - 1) * cell) - level,
    ),
  )
  const at = (i: number, j: number) => values[j]?.[i] ?? -1e3
  const onEdge = (i: number, j: number, across: boolean): Point => {
    const a = at(i, j)
    const b = across ? at(i + 1, j) : at(i, j + 1)
    const t = clamp(a / (a - b), 0.02, 0.98)
    return [left + (i - 1 + (across ? t : 0)) * cell, top + (j - 1 + (across ? 0 : t)) * cell]
  }
  const links = new Map<string, string>()
  const places = new Map<string, Point>()
  const edge = (i: number, j: number, across: boolean): string => {
    const key = `${i},${j},${across}`
    places.set(key, onEdge(i, j, across))
    return key
  }
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const [nw, ne, se, sw] = [at(i, j) > 0, at(i + 1, j) > 0, at(i + 1, j + 1) > 0, at(i, j + 1) > 0]
      const north = () => edge(i, j, true)
      const south = () => edge(i, j + 1, true)
      const west = () => edge(i, j, false)
      const east = () => edge(i + 1, j, false)
      // Walked with the high side on the right, so that every outline closes on itself.
      if (nw !== ne && nw === sw && nw === se)
        links.set(...(ne ? ([north(), east()] as const) : ([east(), north()] as const)))
      else if (nw !== ne && ne === se && nw !== sw) {
        // One corner of its own: the north-west.
        links.set(...(nw ? ([west(), north()] as const) : ([north(), west()] as const)))
      } else if (sw !== se && nw === ne && nw === se)
        links.set(...(sw ? ([south(), west()] as const) : ([west(), south()] as const)))
      else if (sw !== se && nw === ne && nw === sw)
        links.set(...(se ? ([east(), south()] as const) : ([south(), east()] as const)))
      else if (nw === ne && sw === se && nw !== sw)
        links.set(...(nw ? ([west(), east()] as const) : ([east(), west()] as const)))
      else if (nw === sw && ne === se && nw !== ne)
        links.set(...(nw ? ([south(), north()] as const) : ([north(), south()] as const)))
      else if (nw === se && ne === sw && nw !== ne) {
        if (nw) {
          links.set(west(), north())
          links.set(east(), south())
        } else {
          links.set(north(), east())
          links.set(south(), west())
        }
      }
    }
  }
  let path = ''
  while (links.size) {
    const start = links.keys().next().value
    if (start === undefined) break
    const loop: Point[] = []
    let key: string | undefined = start
    while (key !== undefined && links.has(key)) {
      const place = places.get(key)
      if (place) loop.push(place)
      const next: string | undefined = links.get(key)
      links.delete(key)
      key = next
    }
    if (loop.length < smallest) continue
    const half = Math.floor(loop.length / 2)
    const outline = [
      ...simplified(loop.slice(0, half + 1), tolerance).slice(0, -1),
      ...simplified([...loop.slice(half), ...loop.slice(0, 1)], tolerance).slice(0, -1),
    ]
    if (outline.length > 2) path += polygon(outline)
  }
  return path
}
