import { expect, type Page, test } from '@playwright/test'
import { defaultLocale, type Locale, locales } from '../../lib/locales.ts'
import { problems } from './axe.ts'
import { openPage } from './open-page.ts'
import { addressOf, pages } from './shipped-pages.ts'

/** What a page is looked at in: widths by theme. It is opened anew in each theme, as its visitors do. */
type Views = Readonly<Record<'light' | 'dark', readonly number[]>>

/** Both widths and both themes in each language; the two languages together meet every pair of them. */
const viewsIn = (locale: Locale): Views =>
  locale === defaultLocale ? { light: [360], dark: [1440] } : { light: [1440], dark: [360] }

async function objectsToNothing(page: Page, address: string, views: Views): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(address)
    for (const width of views[colorScheme]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await problems(page), `${colorScheme}, ${width} px`).toEqual([])
    }
  }
}

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
  test.describe(`every page in ${locale}`, () => {
    test.use({ locale, reducedMotion: 'reduce' })
    for (const id of pages) {
      test(`${id} has nothing that axe objects to, narrow and wide, light and dark`, async ({ page }) => {
        await objectsToNothing(page, addressOf(id, locale), viewsIn(locale))
      })
    }

    test('the not-found page has nothing that axe objects to, narrow and wide, light and dark', async ({
      page,
    }) => {
      await objectsToNothing(page, '/nao-existe', viewsIn(locale))
    })

    test('open menus, tabs, questions and a full form have nothing that axe objects to', async ({ page }) => {
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

test('at 320 pixels, which is also 1280 at fourfold zoom, no page needs sideways scrolling', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of locales) {
    for (const id of pages) {
      await page.goto(addressOf(id, locale))
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft(await excess(), `${id} ${locale}`).toBeLessThanOrEqual(0)
    }
  }
})

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
