import { type Inks, posterInks, type Scheme } from '@/lib/images/poster'
import { atAGlance, contrast, distance, measured, posters } from './measure'

/** The cabinet: what may be on a poster by day and by night. */
const cabinet: Record<Scheme, ReadonlySet<string>> = {
  day: new Set([
    '#FBEFD3', // paper
    '#0D323C', // deep
    '#1B4B9B', // cobalt
    '#1F7A7E', // teal
    '#8FBFAE', // celadon
    '#EDAA3B', // ochre
    '#D5432A', // red
    '#1D6341', // forest
    '#E09A83', // rose
    '#0B1F3F', // night
  ]),
  night: new Set([
    '#050C1A', // black
    '#0B1F3F', // night
    '#15365F', // dusk
    '#25507A', // slate
    '#4C7C9C', // steel
    '#A9C4CE', // moonlit
    '#F4EBCF', // moon
    '#F6B94A', // lamp
    '#E0532F', // ember
  ]),
}

const leastSpread: Record<Scheme, number> = { day: 20, night: 19 }

const names = [...posters.keys()]
const textOf = (name: string): string => posters.get(name) ?? ''
const rolesIn = (svg: string): Set<string> =>
  new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, role = '']) => role))
const used = (svg: string, inks: Inks): Set<string | undefined> =>
  new Set([...rolesIn(svg)].map((role) => inks[role]))

describe.each(names)('%s', (name) => {
  const svg = textOf(name)
  const inks = posterInks(svg)

  test('is a small file of flat shapes, and nothing in it is loaded or runs', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6144)
    expect(svg).not.toMatch(
      /gradient|filter|<image|<text|<script|<animate|opacity|http(?!:\/\/www\.w3\.org\/2000\/svg")/i,
    )
    expect(svg).not.toMatch(/(?:fill|stroke)="#/)
  })

  test('is printed in five inks and paper out of the cabinet', () => {
    expect([...used(svg, inks.day)].filter((ink) => !ink || !cabinet.day.has(ink))).toEqual([])
    expect([...used(svg, inks.night)].filter((ink) => !ink || !cabinet.night.has(ink))).toEqual([])
    expect(used(svg, inks.day).size).toBeLessThanOrEqual(6)
  })

  test.each(['day', 'night'] as const)('by %s, what it shows stands out from what lies behind', (scheme) => {
    const [subject = '', ground = ''] = /data-subject="([\w-]+) ([\w-]+)"/.exec(svg)?.slice(1) ?? []
    expect([...rolesIn(svg)]).toEqual(expect.arrayContaining([subject, ground]))
    expect(contrast(inks[scheme][subject] ?? '', inks[scheme][ground] ?? '')).toBeGreaterThanOrEqual(2.95)
  })

  test.each(['day', 'night'] as const)(
    'by %s, it has three values with a true dark, and few edges',
    async (scheme) => {
      const { spread, dark, edges } = await measured(svg, scheme)
      expect(spread).toBeGreaterThanOrEqual(leastSpread[scheme])
      expect(dark).toBeGreaterThanOrEqual(0.08)
      expect(edges).toBeLessThanOrEqual(0.08)
    },
  )
})

test('no two posters are taken for each other in passing', async () => {
  const glances = new Map<string, Uint8Array>()
  for (const name of names) glances.set(name, await atAGlance(textOf(name)))
  const pairs = [...glances].flatMap(([one, glance], at) =>
    [...glances].slice(at + 1).map(([other, second]) => ({ one, other, apart: distance(glance, second) })),
  )
  expect(pairs.filter(({ apart }) => apart < 26)).toEqual([])
})
