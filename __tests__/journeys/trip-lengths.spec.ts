import { expect, type Page, test } from '@playwright/test'
import { productView } from '../../lib/catalogue/build/trip-view.ts'
import { locales } from '../../lib/i18n/locales.ts'
import { shippedCatalogue } from '../../scripts/shipped-catalogue.ts'

/** What a trip's page may hold: words, the share of them in sentences that other trips have too, and pixels on a phone. */
const most = { words: 1400, shared: 0.25, height: 5500 }

/** From as many words on a line is a sentence; shorter ones are names, figures and labels. */
const sentence = 5

/** The lines of a trip's own text, folded ones too; not the composer's fields, nor what is drawn. */
const linesOf = (page: Page): Promise<string[]> =>
  page
    .locator('main article')
    .first()
    .evaluate((article) => {
      const lines: string[] = []
      const read = (node: Node): void => {
        if (node instanceof Element && node.matches('form, svg, script, style')) return
        const text =
          node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').replace(/\s+/g, ' ').trim() : ''
        if (text) lines.push(text)
        for (const child of node.childNodes) read(child)
      }
      read(article)
      return lines
    })

const words = (lines: readonly string[]): number =>
  lines.reduce((count, line) => count + (line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)

for (const locale of locales) {
  test(`a trip’s page is about its trip, and short, in ${locale}`, async ({ browser }) => {
    test.slow()
    const context = await browser.newContext({
      locale,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 780 },
    })
    const page = await context.newPage()
    const pages: { slug: string; lines: string[] }[] = []
    for (const product of shippedCatalogue.trips) {
      await page.goto(productView(shippedCatalogue, product, locale).href)
      pages.push({ slug: product.slug, lines: await linesOf(page) })
    }
    await context.close()
    const trips = new Map<string, number>()
    for (const { lines } of pages) {
      for (const line of new Set(lines)) trips.set(line, (trips.get(line) ?? 0) + 1)
    }
    for (const { slug, lines } of pages) {
      const all = words(lines)
      const recurs = (line: string) => (trips.get(line) ?? 0) > 1 && words([line]) >= sentence
      const shared = words(lines.filter(recurs)) / all
      expect.soft(all, `${slug}: words`).toBeLessThanOrEqual(most.words)
      expect.soft(shared, `${slug}: share of them on other trips`).toBeLessThanOrEqual(most.shared)
    }
  })

  test(`a trip’s page ends within seven screens of a phone in ${locale}`, async ({ browser }) => {
    test.slow()
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 780 } })
    const page = await context.newPage()
    for (const product of shippedCatalogue.trips) {
      await page.goto(productView(shippedCatalogue, product, locale).href)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, product.slug).toBeLessThanOrEqual(most.height)
    }
    await context.close()
  })
}
