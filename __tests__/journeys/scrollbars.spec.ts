import { expect, test } from '@playwright/test'
import { locales } from '../../lib/i18n/locales.ts'
import { excessWidth } from './open-page.ts'
import { addressOf } from './shipped-pages.ts'

// Elsewhere the browser hides its scrollbars, as phones do.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/** What may be scrolled: strips of tabs, of chapters and of pictures on a phone. */
const meant = '[role=tablist], main :is(ul, section)[class*=overflow-x-auto]'

for (const locale of locales) {
  test(`only what is meant to be scrolled shows a scrollbar in ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, baseURL })
    const page = await context.newPage()
    const addresses = [
      ...['home', 'tours', 'caiaque-coletivo', 'baia-paraty', 'list'].map((page) => addressOf(page, locale)),
      `${addressOf('choose', locale)}?adults=2&age=7&month=7`,
      `${addressOf('compare', locale)}?trips=itatiaia,serra-fina,ilha-grande`,
    ]
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      for (const address of addresses) {
        await page.goto(address)
        const own = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
        expect(own, 'the bar of the window is shown').toBeGreaterThan(0)
        const bars = await page.evaluate(
          (meant) =>
            [...document.querySelectorAll<HTMLElement>('body *')]
              .filter((element) => {
                const { overflowX, overflowY, borderRightWidth, borderBottomWidth } =
                  getComputedStyle(element)
                if ([overflowX, overflowY].every((overflow) => !/auto|scroll/.test(overflow))) return false
                if (!element.checkVisibility() || element.matches(meant)) return false
                const right =
                  element.offsetWidth - element.clientWidth - 2 * Number.parseFloat(borderRightWidth)
                const below =
                  element.offsetHeight - element.clientHeight - 2 * Number.parseFloat(borderBottomWidth)
                return right > 1 || below > 1
              })
              .map((element) => element.outerHTML.slice(0, 120)),
          meant,
        )
        expect.soft(bars, `${viewport.width} ${address}`).toEqual([])
        // A strip that scrolls sideways does not scroll up and down by a pixel.
        const tall = await page.evaluate(
          () =>
            [...document.querySelectorAll('[role=tablist]')].filter(
              (one) => one.scrollHeight > one.clientHeight,
            ).length,
        )
        expect.soft(tall, `${viewport.width} ${address}`).toBe(0)
        expect.soft(await excessWidth(page), `${viewport.width} ${address}`).toBeLessThanOrEqual(0)
      }
    }
    await context.close()
  })
}
