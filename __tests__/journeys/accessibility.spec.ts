import { expect, test } from '@playwright/test'
import { locales } from '../../lib/i18n/locales.ts'
import { problems } from './axe.ts'
import { openPage } from './open-page.ts'
import { addressOf } from './shipped-pages.ts'

test('the search finds what is wrong, in the whole page and in a part of it', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>A page</title><main><h1>A page</h1><p id="pale" style="color:#999">Pale.</p><img src="data:,"></main>',
  )
  const rules = async (...parts: string[]) =>
    (await problems(page, ...parts)).map((line) => line.split(' ', 1)[0])
  expect(await rules()).toEqual(expect.arrayContaining(['color-contrast', 'image-alt']))
  expect(await rules('#pale')).toEqual(['color-contrast'])
})

for (const locale of locales) {
  test.describe(`what opens, in ${locale},`, () => {
    test.use({ locale, reducedMotion: 'reduce' })
    test('has nothing that axe objects to: menus, tabs and questions', async ({ page }) => {
      test.slow()
      await openPage(page, addressOf('home', locale))
      // By keyboard: whoever clicks with a mouse has already opened it by hovering.
      const menu = page.locator('header button[aria-expanded]:visible').first()
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
      expect.soft(await problems(page), 'menu open').toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('tab').nth(1).click()
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
      expect.soft(await problems(page), 'second tab').toEqual([])

      await page.setViewportSize({ width: 360, height: 800 })
      await openPage(page, addressOf('tours', locale))
      await page.locator('header summary:visible').click()
      await expect(page.locator('header details').first()).toHaveAttribute('open')
      expect.soft(await problems(page), 'mobile menu open').toEqual([])

      await openPage(page, addressOf('saco-mamangua', locale))
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        const question = page.getByRole('tabpanel').locator('button[aria-expanded="false"]:visible').first()
        if ((await question.count()) > 0) await question.click()
        expect.soft(await problems(page), (await tab.textContent()) ?? 'tab').toEqual([])
      }
    })
  })
}

test('on a phone with letters twice as large, which is also 160 pixels, no page needs sideways scrolling and the menu opens', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 160, height: 320 })
  for (const locale of locales) {
    for (const id of [
      'home',
      'tours',
      'policy',
      'choose',
      'list',
      'passeio-veleiro',
      'saco-mamangua',
    ] as const) {
      await page.goto(addressOf(id, locale))
      const widths = () =>
        page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
      expect.soft(await widths(), `${id} ${locale}`).toEqual([160, 160])
      await expect.soft(page.locator('header details summary').first()).toBeInViewport({ ratio: 1 })
    }
  }
})

test('a heading whose letters are still those of a wide window breaks its words before it widens a phone’s page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(addressOf('policy', 'pt-BR'))
  // What the first frame after a window was made narrow may still show.
  await page.locator('h1').evaluate((heading) => {
    heading.style.fontSize = '3.75rem'
    heading.closest<HTMLElement>('.page')?.style.setProperty('padding-inline', '2.5rem')
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
