import { expect, type Page, test } from '@playwright/test'
import { locales } from '../../lib/locales.ts'
import { addressOf, pages } from './shipped-pages.ts'

const sameHeaders = ['etag', 'content-type', 'cache-control', 'content-security-policy', 'x-frame-options']

/** When the page was painted first, and when it asked for each of its scripts, in milliseconds. */
const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }))

for (const locale of locales) {
  test.describe(`a page in ${locale}`, () => {
    test.use({ locale })

    test('is painted before it asks for its scripts', async ({ page }) => {
      for (const id of ['home', 'destination', 'passeio-veleiro', 'choose', 'compare', 'list'] as const) {
        await page.goto(addressOf(id, locale), { waitUntil: 'load' })
        await expect.poll(async () => (await times(page)).asked.length, id).toBeGreaterThan(3)
        await expect.poll(async () => (await times(page)).painted, id).toBeGreaterThan(0)
        const { painted, asked } = await times(page)
        // A page that is painted later than that asks without waiting any longer, as it should.
        if (painted < 3000) expect(Math.min(...asked), id).toBeGreaterThan(painted)
      }
    })

    test('is the same to a browser, which gets it from memory, and to a robot, which gets it from Next', async ({
      request,
    }) => {
      for (const id of pages) {
        const ask = (accept: string, tag = '') =>
          request.get(addressOf(id, locale), {
            headers: { Accept: accept, 'Accept-Language': locale, ...(tag ? { 'If-None-Match': tag } : {}) },
          })
        // A trip page may be rendered again between two requests: then the next two are the same.
        await expect(async () => {
          const robot = await ask('*/*')
          const browser = await ask('text/html,application/xhtml+xml')
          expect(await browser.text(), id).toBe(await robot.text())
          for (const name of sameHeaders) {
            // The one from memory goes out in several encodings, and says so by a weak tag.
            expect(browser.headers()[name]?.replace(/^W\//, ''), `${id}: ${name}`).toBe(robot.headers()[name])
          }
          expect(browser.headers()['x-nextjs-cache'], `${id} comes from memory`).toBeUndefined()
          const again = await ask('text/html', robot.headers().etag)
          expect(again.status(), id).toBe(304)
        }).toPass({ timeout: 10_000 })
      }
    })
  })
}
