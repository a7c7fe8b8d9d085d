/** A scene is drawn in these units, whatever size it is rendered at. */
export const canvas = { width: 1600, height: 1200 } as const

/** Numbers in [0, 1), the same ones for the same seed on every machine. */
export type Random = () => number

/** A random source for one scene or one layer (mulberry32 over an FNV-1a hash of the seed). */
export function seeded(seed: string): Random {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

/** A number as it stands in a path: at most one decimal, so that files stay small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour `t` of the way from one "#rrggbb" to another, mixed in linear light so that it stays clean. */
export function mix(from: string, to: string, t: number): string {
  const a = channels(from)
  const b = channels(to)
  const blended = a.map((channel, i) => {
    const linear = lerp((channel / 255) ** 2.2, ((b[i] ?? 0) / 255) ** 2.2, clamp(t, 0, 1))
    return Math.round(255 * linear ** (1 / 2.2))
  })
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Smooth one-dimensional noise around 0 for x in [0, 1]; `roughness` is how much of each octave the next keeps. */
export function noise(
  random: Random,
  octaves: number,
  amplitude: number,
  roughness = 0.5,
): (x: number) => number {
  const tables = Array.from({ length: octaves }, (_, octave) =>
    Array.from({ length: 2 ** (octave + 2) + 2 }, () => random()),
  )
  return (x) => {
    let y = 0
    let strength = amplitude
    for (const table of tables) {
      const position = clamp(x, 0, 1) * (table.length - 2)
      const index = Math.floor(position)
      const fraction = position - index
      const eased = fraction * fraction * (3 - 2 * fraction)
      y += (lerp(table[index] ?? 0, table[index + 1] ?? 0, eased) - 0.5) * 2 * strength
      strength *= roughness
    }
    return y
  }
}

/** One picture of the site. Its alternative text stands with the words of the page that shows it. */
export interface Scene {
  /** File name of the picture, such as "caiaque-coletivo-1". */
  id: string
  /** Width over height of the drawing; 4:3 unless a hero asks for more. */
  size?: { width: number; height: number }
  /** What must stay visible when the picture is cropped, as fractions of width and height. */
  focus: [number, number]
  /** The inside of the SVG, drawn from far to near. */
  draw: (random: Random) => string
}
