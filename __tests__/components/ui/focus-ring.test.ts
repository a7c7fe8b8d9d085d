import { readFileSync } from 'node:fs'

const css = readFileSync('app/globals.css', 'utf8')

/** Both values of a colour of the theme, light first. */
function colours(name: string): [string, string] {
  const value = new RegExp(`--color-${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}))`).exec(css)
  const [, light, dark, both] = value ?? []
  const found = both ? [both, both] : [light, dark]
  const [first, second] = found
  if (!first || !second) throw new Error(`No colour ${name}`)
  return [first, second]
}

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('the focus ring has 3:1 (WCAG 1.4.11)', () => {
  const grounds = ['wall', 'sand', 'surface', 'line', 'easy', 'medium', 'hard', 'extreme']

  test.each(grounds)('on %s, light and dark', (ground) => {
    const ring = colours('ring')
    const at = colours(ground)
    expect(contrast(ring[0], at[0])).toBeGreaterThanOrEqual(3)
    expect(contrast(ring[1], at[1])).toBeGreaterThanOrEqual(3)
  })

  test.each(['deep', 'paint-cobalt'])('on %s, where the ring of dark grounds is used in both', (ground) => {
    const [, ring = ''] =
      /\.bg-deep \*,\s+\.on-deep \*,\s+\.bg-paint-cobalt \* \{\s+--color-ring: (#\w{6})/.exec(css) ?? []
    for (const colour of colours(ground)) expect(contrast(ring, colour)).toBeGreaterThanOrEqual(3)
  })
})
