/*
 * Posters: the drawings in `public/posters`, each one SVG file for day and night. Its style element maps roles to inks
 * twice (`:root{--sky:#EDAA3B;…}` and the same in `@media (prefers-color-scheme:dark)`); its shapes name roles alone.
 */

export type Scheme = 'day' | 'night'

/** The inks of a poster by role, as `#RRGGBB`. */
export type Inks = Record<string, string>

const styleElement = /<style>([^<]*)<\/style>\s*/

const inksIn = (text: string): Inks =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g)].map(([, role = '', ink = '']) => [
      role,
      ink.toUpperCase(),
    ]),
  )

/** What each role of a poster is painted in, by day and by night. */
export function posterInks(svg: string): Record<Scheme, Inks> {
  const style = styleElement.exec(svg)?.[1] ?? ''
  const [day = '', night = ''] = style.split('@media')
  return { day: inksIn(day), night: { ...inksIn(day), ...inksIn(night) } }
}

/** A poster's shapes without its style element, `var(--role)` replaced by what `paint` says of the role. */
const painted = (svg: string, paint: (role: string) => string): string =>
  svg.replace(styleElement, '').replace(/var\(--([\w-]+)\)/g, (_, role: string) => paint(role))

/**
 * A poster of one scheme with its inks written into its shapes, for renderers that know no custom properties.
 * @throws where a shape names a role that has no ink
 */
export function flatPoster(svg: string, scheme: Scheme): string {
  const inks = posterInks(svg)[scheme]
  return painted(svg, (role) => {
    const ink = inks[role]
    if (!ink) throw new Error(`A poster has no ink for --${role}`)
    return ink
  })
}

/**
 * A poster's drawing for the inside of a page: its ids carry a prefix, and its inks are custom properties that follow the
 * colour scheme of the element that they are set on.
 */
export function inlinePoster(
  svg: string,
  prefix: string,
): { viewBox: string; inks: Record<`--${string}`, string>; shapes: string } {
  const { day, night } = posterInks(svg)
  const [, viewBox = '', shapes = ''] =
    /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg.replace(styleElement, '')) ?? []
  return {
    viewBox,
    inks: Object.fromEntries(
      Object.entries(day).map(([role, ink]) => [`--${role}`, `light-dark(${ink},${night[role] ?? ink})`]),
    ),
    shapes: shapes
      .replace(/<!--.*?-->/gs, '')
      .replace(/>\s+</g, '><')
      .replace(/\b(id="|href="#|url\(#)/g, `$1${prefix}-`)
      .trim(),
  }
}
