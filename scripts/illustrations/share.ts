/**
 * Draws `public/share/{page}-{locale}.jpg` for every page and language, or for the pages named on the command
 * line. A page whose scene has not been drawn yet is named and left out, and the run fails at its end.
 * `--check` draws nothing: it names the pictures that hold another title than their page.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { productView } from '../../lib/catalogue/read.ts'
import { type Locale, locales } from '../../lib/locales.ts'
import { isPageId, isQueryPage, type PageId, pageIds } from '../../lib/routing/pages.ts'
import { shippedCatalogue } from '../shipped-catalogue.ts'
import { gatherScenes } from './gather.ts'
import { paints } from './palette.ts'
import { sharePicture, withTitleFont } from './share-picture.ts'

const folder = new URL('../../public/share/', import.meta.url)
/** The title that was painted on each picture. */
const record = new URL('../../lib/images/share-titles.json', import.meta.url)

const titled = z.object({ title: z.string().min(1) })

async function words(locale: Locale, file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`../../messages/${locale}/${file}.json`, import.meta.url), 'utf8'))
}

/** The title of a page as its own heading has it. */
async function titleOf(page: string, locale: Locale): Promise<string> {
  const trip = shippedCatalogue.everyTrip.get(page)
  if (trip) return productView(shippedCatalogue, trip, locale).words.title
  if (page === 'destination') return z.object({ hero: titled }).parse(await words(locale, page)).hero.title
  if (page === 'policy') return titled.parse(await words(locale, page)).title
  const titles = z.record(z.string(), z.unknown()).parse(await words(locale, 'interface'))
  return titled.parse(titles[page]).title
}

const scenesOfPages: Record<PageId, string> = {
  home: 'hero-home',
  tours: 'hero-tours',
  expeditions: 'hero-expeditions',
  destination: 'hero-destination',
  policy: 'hero-tours',
  choose: 'hero-tours',
  compare: 'hero-tours',
  list: 'hero-tours',
}

const sceneOf = (page: string): string => (isPageId(page) ? scenesOfPages[page] : `${page}-1`)

const paintOf = (page: string): string => {
  const category = shippedCatalogue.everyTrip.get(page)?.category
  if (category === 'Caiaque') return paints.cobalt
  if (category === 'Barco') return paints.ochre
  return category === 'Trekking' ? paints.green : paints.terracotta
}

/** Pages that read their query show the picture of the tours. */
const everyPage = [...pageIds.filter((page) => !isQueryPage(page)), ...shippedCatalogue.everyTrip.keys()]

async function paintedTitles(): Promise<Record<string, string>> {
  return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(record, 'utf8')))
}

async function checkTitles(): Promise<void> {
  const painted = await paintedTitles()
  for (const page of everyPage) {
    for (const locale of locales) {
      if (painted[`${page}-${locale}`] === (await titleOf(page, locale))) continue
      console.log(`Out of date: npm run share-pictures -- ${page} (${locale})`)
      process.exitCode = 1
    }
  }
}

async function paintPictures(pages: readonly string[]): Promise<void> {
  const scenes = await gatherScenes()
  await mkdir(folder, { recursive: true })
  const missing: string[] = []
  const titles = await paintedTitles()
  await withTitleFont(async (fontfile) => {
    for (const page of pages) {
      const id = sceneOf(page)
      const scene = scenes.find((candidate) => candidate.id === id)
      if (!scene) {
        missing.push(`${page} (${id})`)
        continue
      }
      for (const locale of locales) {
        const title = await titleOf(page, locale)
        const jpeg = await sharePicture({ title, scene, paint: paintOf(page), fontfile })
        await writeFile(new URL(`${page}-${locale}.jpg`, folder), jpeg)
        titles[`${page}-${locale}`] = title
        console.log(`${page} ${locale}: ${Math.round(jpeg.length / 1024)} KB`)
      }
    }
  })
  const kept = everyPage.flatMap((page) => locales.map((locale) => `${page}-${locale}`))
  const entries = kept.flatMap((name) => (titles[name] === undefined ? [] : [[name, titles[name]]]))
  await writeFile(record, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  if (missing.length) {
    console.error(`No scene yet for ${missing.join(', ')}`)
    process.exitCode = 1
  }
}

const asked = process.argv.slice(2).filter((page) => everyPage.includes(page))
await (process.argv.includes('--check') ? checkTitles() : paintPictures(asked.length ? asked : everyPage))
