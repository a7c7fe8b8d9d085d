import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { illustration, productPictureIds } from '@/lib/images/pictures'
import manifest from '@/lib/images/pictures.json'
import { locales } from '@/lib/locales'
import { isQueryPage, pageIds } from '@/lib/routing/pages'
import { shipped } from '../lib/catalogue/shipped'

const slugs = shipped.trips.map(({ slug }) => slug)

const filesOf = (id: string): string[] => {
  const { avif = '', webp } = illustration(id)
  return `${avif}, ${webp}`.split(', ').map((entry) => `public${entry.split(' ')[0]}`)
}

test('the pictures that are served are those that the scenes draw', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/illustrations/render.ts', '--check'], {
    encoding: 'utf8',
  })
  expect(stdout).not.toContain('Out of date')
  expect(status).toBe(0)
}, 60_000)

test('every picture of the list stands in every width and format', () => {
  const ids = Object.keys(manifest)
  expect(ids.length).toBeGreaterThanOrEqual(70)
  expect(ids.flatMap(filesOf).filter((file) => !existsSync(file))).toEqual([])
})

test.each(slugs)('%s has three pictures of its own', (slug) => {
  expect(productPictureIds(slug).map((id) => illustration(id).fallback)).toHaveLength(3)
})

test.each(slugs)('%s says in both languages what each of them shows', (slug) => {
  const words = shipped.everyTrip.get(slug)?.words
  for (const locale of locales) {
    const texts = words?.[locale]?.details?.pictures ?? []
    expect(texts.filter((text) => text.length > 20)).toHaveLength(3)
  }
})

test.each(['hero-home', 'hero-tours', 'hero-expeditions', 'hero-destination'])(
  '%s is wider than it is high',
  (id) => {
    const { width, height } = illustration(id)
    expect(width).toBeGreaterThan(height)
  },
)

test('a picture that is not drawn is an error, not a hole in the page', () => {
  expect(() => illustration('praia-que-nao-existe')).toThrow('No picture "praia-que-nao-existe"')
})

test('every page has a share picture in each language, light enough for a chat app', () => {
  // Pages that read their query show the picture of the tours.
  const pages = pageIds.filter((page) => !isQueryPage(page))
  const files = [...pages, ...slugs].flatMap((page) =>
    locales.map((locale) => `public/share/${page}-${locale}.jpg`),
  )
  expect(files.filter((file) => !existsSync(file) || statSync(file).size > 100_000)).toEqual([])
})

test('every share picture has the title of its page painted on it', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/illustrations/share.ts', '--check'], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
