import { expect, type Page, test } from '@playwright/test'
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales.ts'
import { shippedCatalogue } from '../../scripts/shipped-catalogue.ts'
import { problems } from './axe.ts'
import { excessWidth, openPage } from './open-page.ts'
import { addressOf, pages } from './shipped-pages.ts'

/** Which theme a page is looked at in on a phone, and on a wide screen: the two languages together meet every pair. */
const themesIn = (locale: Locale) =>
  locale === defaultLocale
    ? ({ narrow: 'light', wide: 'dark' } as const)
    : ({ narrow: 'dark', wide: 'light' } as const)

const isTrip = (id: string): boolean => shippedCatalogue.everyTrip.has(id)

/** What a page says against the policy that it came with, and what its scripts fail on; taken away when it is read. */
async function collectComplaints(page: Page): Promise<() => string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/content security policy|violates/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violates ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    )
  })
  return () => complaints.splice(0)
}

/** How far the end of what a visitor needs first, the way to book and the facts, lies from the top of a trip's page. */
const endOfEssentials = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...['[data-booking]', 'article dl'].map(
        (part) => (document.querySelector(part)?.getBoundingClientRect().bottom ?? Infinity) + window.scrollY,
      ),
    ),
  )

// One visit answers for all of it, because opening pages is most of what it costs; groups, so that the workers share them.
const groups = [0, 1, 2, 3]

for (const locale of locales) {
  test.describe(`every page in ${locale}`, () => {
    test.use({ locale, reducedMotion: 'reduce' })
    const addresses = [
      ...pages.map((id) => ({ id, address: addressOf(id, locale) })),
      { id: 'not found', address: '/nao-existe' },
    ]
    const themes = themesIn(locale)

    for (const group of groups) {
      test(`keeps its policy, runs its scripts, gives axe nothing to object to, narrow and wide, light and dark, and fits a small phone (${group + 1} of ${groups.length})`, async ({
        page,
      }) => {
        test.slow()
        const complaints = await collectComplaints(page)
        for (const { id, address } of addresses.filter((_, index) => index % groups.length === group)) {
          await page.setViewportSize({ width: 360, height: 780 })
          await page.emulateMedia({ colorScheme: themes.narrow })
          await openPage(page, address)
          expect.soft(complaints(), `${address}: policy and scripts`).toEqual([])
          if (isTrip(id)) {
            expect
              .soft(await endOfEssentials(page), `${address}: within two screens`)
              .toBeLessThanOrEqual(1560)
          }
          expect.soft(await problems(page), `${address}: ${themes.narrow}, narrow`).toEqual([])
          // Which is also a window of 1280 pixels at fourfold zoom.
          for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 640 })
            expect.soft(await excessWidth(page), `${address}: sideways at ${width}`).toBeLessThanOrEqual(0)
          }
          await page.setViewportSize({ width: 1440, height: 800 })
          await page.emulateMedia({ colorScheme: themes.wide })
          expect.soft(await problems(page), `${address}: ${themes.wide}, wide`).toEqual([])
          expect.soft(complaints(), `${address}: policy and scripts, wide`).toEqual([])
        }
      })
    }
  })
}
