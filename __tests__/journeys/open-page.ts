import type { Page } from '@playwright/test'
import type { Locale } from '../../lib/i18n/locales.ts'

/** By how many pixels a page is wider than its window, and scrolls sideways. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Opens a page and waits until all of it answers: its scripts are asked for after its first paint, and start it in
 * parts.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button')]
    const answers = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
    return buttons.length > 0 && buttons.every(answers)
  })
}

/** Goes to the other language: by the header's toggle, which stands in the menu on a phone. */
export async function switchLanguage(page: Page, locale: Locale): Promise<void> {
  const toggle = page.locator(`header a[hreflang="${locale}"]`).filter({ visible: true })
  if ((await toggle.count()) === 0) await page.locator('header > div > div > details > summary').click()
  await toggle.click()
}
