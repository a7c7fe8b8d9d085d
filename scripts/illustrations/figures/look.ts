/**
 * How a figure takes the light of its scene. Every figure accepts these options beside its own:
 *
 *   light       where the light stands in the picture; the planes turned away from it are drawn darker
 *   ink         the dark of the hour, towards which shade falls (default a deep teal)
 *   ambient     how far every colour has already sunk into `ink`, 0 (clear day, the default) to 1
 *   glow        the colour of the light, towards which lit planes rise
 *   silhouette  one colour for the whole figure, for a scene against the light
 */
import { mix } from '../core.ts'
import type { Hour } from '../palette.ts'

export interface Look {
  light?: 'left' | 'right'
  ink?: string
  ambient?: number
  glow?: string
  silhouette?: string
}

/** The look of figures at an hour of the day: `{ ...lightOf(hours.dawn, 'right') }` beside their own options. */
export const lightOf = (hour: Hour, light: 'left' | 'right' = 'left'): Look => ({
  light,
  ink: hour.ink,
  ambient: hour.ambient,
  glow: hour.light,
})

/** The colours that one local colour takes in a figure, from the lit plane to the darkest. */
export interface Tones {
  lit: (colour: string) => string
  base: (colour: string) => string
  shade: (colour: string) => string
  deep: (colour: string) => string
  /** -1 with the light on the left of the picture, 1 on the right. */
  side: -1 | 1
  flat: boolean
}

const channel = (colour: string, shift: number): number =>
  (((Number.parseInt(colour.slice(1), 16) >> shift) & 255) / 255) ** 2.2

/** A colour in the light: brighter in the light's own hue. Mixed with the light it would turn to pastel. */
const lifted = (colour: string, glow: string, strength: number): string => {
  const shifts = [16, 8, 0] as const
  const brightest = Math.max(...shifts.map((shift) => channel(glow, shift)))
  const values = shifts.map((shift) => {
    const hue = channel(glow, shift) / brightest
    return channel(colour, shift) * (1 + strength * (1.1 * hue - 0.1)) + 0.035 * strength * hue
  })
  // A channel that runs over would change the hue: all three come down together.
  const over = Math.max(1, ...values)
  const bytes = values.map((value) => Math.round(255 * (value / over) ** (1 / 2.2)))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function tones({
  light = 'left',
  ink = '#12333d',
  ambient = 0,
  glow = '#fff3d6',
  silhouette,
}: Look): Tones {
  const side = light === 'left' ? -1 : 1
  if (silhouette) {
    const same = () => silhouette
    return { lit: same, base: same, shade: same, deep: same, side, flat: true }
  }
  const base = (colour: string) => mix(colour, ink, ambient)
  return {
    lit: (colour) => lifted(base(colour), glow, 0.3 * (1 - ambient * 0.5)),
    base,
    shade: (colour) => mix(base(colour), ink, 0.42),
    deep: (colour) => mix(base(colour), ink, 0.7),
    side,
    flat: false,
  }
}
