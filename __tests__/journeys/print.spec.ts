import { expect, type Page, test } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { buildCatalogue, nothingPublished } from '../../lib/catalogue/build/catalogue.ts'
import { productView } from '../../lib/catalogue/build/trip-view.ts'
import { splitTitle } from '../../lib/catalogue/text/fact-formats.ts'
import { locales } from '../../lib/i18n/locales.ts'
import { wordsOf } from '../../lib/i18n/words.ts'
import { addressOf } from '../../lib/routing/pages.ts'
import { readableNumber } from '../../lib/site.ts'

const catalogue = buildCatalogue(nothingPublished)

/** One kind of white between words, whatever the page or the PDF has there. */
const plain = (text: string): string => text.replace(/[\s\u00ad-]+/gu, '')

/** What the browser would print of a page: how many sheets, the text of each. */
async function printed(page: Page, address: string) {
  await page.emulateMedia({ media: 'print' })
  await page.goto(address)
  // The pictures that paper shows are loaded when they come near the window, and paper has no window. Those that it
  // leaves out would only hold up the printing.
  await page.evaluate(() => {
    const shown = [...document.querySelectorAll('img')].filter((picture) => picture.checkVisibility())
    for (const picture of shown) picture.loading = 'eager'
    return Promise.all(shown.map((picture) => picture.decode().catch(() => {})))
  })
  const file = await page.pdf({ preferCSSPageSize: true })
  const paper = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const sheets: string[] = []
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent()
    sheets.push(plain(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  return { sheets, text: sheets.join('') }
}

for (const locale of locales) {
  const words = wordsOf(locale).interface

  test.describe(`paper in ${locale}, from a screen that is dark`, () => {
    test.use({ locale, colorScheme: 'dark' })

    test('every trip is a sheet of one or two pages that stands alone', async ({ page }) => {
      test.setTimeout(180_000)
      for (const product of catalogue.trips) {
        const { words: trip, href } = productView(catalogue, product, locale)
        const { sheets, text } = await printed(page, href)
        expect({ trip: product.slug, pages: sheets.length }).toEqual({
          trip: product.slug,
          pages: sheets.length > 2 ? 'at most 2' : sheets.length,
        })
        expect(sheets.at(-1)).not.toBe('')
        for (const line of [
          splitTitle(product.layout === 'single' ? trip.title : trip.details.title).main,
          // The first four of an expedition's card are what it includes, and stand there.
          ...trip.highlights.slice(product.kind === 'expedition' ? 4 : 0),
          ...trip.details.itinerary.map(({ activity }) => activity),
          words.product.inclusions,
          product.layout === 'single' ? words.bayTour.bring : words.product.whatToBring,
          readableNumber(catalogue.content.contact.chatNumber),
          href,
        ]) {
          expect(text, `${product.slug}: ${line}`).toContain(plain(line))
        }
        for (const away of [words.product.related, words.product.closingTitle, words.footer.quickLinks]) {
          expect(text, `${product.slug}: ${away}`).not.toContain(plain(away))
        }
      }
    })

    test('a trip’s sheet says in short what cancelling costs, and the whole of its folded text', async ({
      page,
    }) => {
      const product = catalogue.everyTrip.get('saco-mamangua')
      if (!product) throw new Error('no such trip')
      const { words: trip, href } = productView(catalogue, product, locale)
      const { text } = await printed(page, href)
      expect(text).toContain(plain(words.cancellation.title))
      expect(text).toContain('100%')
      const paragraph = trip.details.fullDescription[2] ?? ''
      const end = paragraph.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').slice(-40)
      expect(text).toContain(plain(end))
    })

    test('home, finder and destination are four pages at most, lists three, the policy two, and none is empty', async ({
      page,
    }) => {
      for (const [id, most] of [
        ['home', 4],
        ['choose', 4],
        ['tours', 3],
        ['expeditions', 3],
        ['policy', 2],
        ['destination', 4],
      ] as const) {
        const { sheets } = await printed(page, addressOf(id, locale))
        expect({ id, most, pages: sheets.length > most ? sheets.length : 'enough' }).toEqual({
          id,
          most,
          pages: 'enough',
        })
        expect(sheets.filter((sheet) => sheet === '')).toEqual([])
      }
    })

    test('the destination’s sheets hold what a phone folds away', async ({ page }) => {
      const destination = wordsOf(locale).destination
      const { text } = await printed(page, addressOf('destination', locale))
      for (const line of [
        ...destination.access.notes,
        ...destination.smallTown.scenes,
        ...destination.natureNotes.items,
        ...destination.caicara.customs,
        ...destination.festivals.items.map(({ name, text: about }) => ({ title: name, text: about })),
        ...Object.values(destination.worldMap.countries).map(({ name, beside }) => ({
          title: name,
          text: beside,
        })),
      ]) {
        expect(text).toContain(plain(line.title))
        expect(text).toContain(plain(line.text))
      }
    })

    test('a dark screen prints dark words on white', async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const product = catalogue.everyTrip.get('petro-tere')
      if (!product) throw new Error('no such trip')
      await page.goto(productView(catalogue, product, locale).href)
      const colour = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).color)
      expect(await colour('body')).toBe('rgb(16, 39, 45)')
      expect(await colour('h1')).toBe('rgb(16, 39, 45)')
    })
  })
}
