/**
 * Draws `public/share/{page}-{locale}.jpg` for every page and language, or for the pages named on the command
 * line. A page whose scene has not been drawn yet is named and left out, and the run fails at its end.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { isPageId, type PageId, pageIds } from '../../lib/addresses.ts'
import { findProduct } from '../../lib/catalogue/products.ts'
import { type Locale, locales } from '../../lib/locales.ts'
import { gatherScenes } from './gather.ts'
import { paints } from './palette.ts'
import { sharePicture, withTitleFont } from './share-picture.ts'

const folder = new URL('../../public/share/', import.meta.url)

const titled = z.object({ title: z.string().min(1) })
const interfaceTitles = z.object({ home: titled, tours: titled, expeditions: titled })

async function words(locale: Locale, file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`../../messages/${locale}/${file}.json`, import.meta.url), 'utf8'))
}

/** The title of a page as its own heading has it. */
async function titleOf(page: PageId, locale: Locale): Promise<string> {
  if (page === 'home' || page === 'tours' || page === 'expeditions') {
    return interfaceTitles.parse(await words(locale, 'interface'))[page].title
  }
  if (page === 'destination') return z.object({ hero: titled }).parse(await words(locale, page)).hero.title
  if (page === 'policy') return titled.parse(await words(locale, page)).title
  return titled.parse(await words(locale, `products/${page === 'bay-tour' ? 'baia-paraty' : page}`)).title
}

const scenesOfPages: Partial<Record<PageId, string>> = {
  home: 'hero-home',
  tours: 'hero-tours',
  expeditions: 'hero-expeditions',
  destination: 'hero-destination',
  'bay-tour': 'baia-paraty-1',
  policy: 'hero-tours',
}

const paintOf = (page: PageId): string => {
  const category = findProduct(page)?.category
  if (category === 'Caiaque') return paints.cobalt
  if (category === 'Barco') return paints.ochre
  return category === 'Trekking' ? paints.green : paints.terracotta
}

const asked = process.argv.slice(2).filter(isPageId)
const scenes = await gatherScenes()
await mkdir(folder, { recursive: true })
const missing: string[] = []
await withTitleFont(async (fontfile) => {
  for (const page of asked.length ? asked : pageIds) {
    const id = scenesOfPages[page] ?? `${page}-1`
    const scene = scenes.find((candidate) => candidate.id === id)
    if (!scene) {
      missing.push(`${page} (${id})`)
      continue
    }
    for (const locale of locales) {
      const title = await titleOf(page, locale)
      const jpeg = await sharePicture({ title, scene, paint: paintOf(page), fontfile })
      await writeFile(new URL(`${page}-${locale}.jpg`, folder), jpeg)
      console.log(`${page} ${locale}: ${Math.round(jpeg.length / 1024)} KB`)
    }
  }
})
if (missing.length) {
  console.error(`No scene yet for ${missing.join(', ')}`)
  process.exitCode = 1
}
