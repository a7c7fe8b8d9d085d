import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { formatAmount, lowestAmount } from '../../lib/catalogue/text/money.ts'
import { type Locale, locales } from '../../lib/i18n/locales.ts'
import { wordsOf } from '../../lib/i18n/words.ts'
import { addressOf as pageAddress } from '../../lib/routing/pages.ts'
import { problems } from './axe.ts'
import { openPage } from './open-page.ts'
import { addressOf, shippedTrip } from './shipped-pages.ts'

test.use({ serviceWorkers: 'allow' })

/** A trip, another one that nobody opens, and the list that leads to the first. */
const pages: Record<Locale, { opened: string; never: string; list: string }> = {
  'pt-BR': pagesIn('pt-BR'),
  'en-GB': pagesIn('en-GB'),
}

function pagesIn(locale: Locale) {
  return {
    opened: addressOf('caiaque-coletivo', locale),
    never: addressOf('passeio-veleiro', locale),
    list: addressOf('tours', locale),
  }
}

/** Waits until the device keeps an address; the worker comes when the page has been idle for a while. */
const kept = (page: Page, address: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) => (await caches.match(new URL(wanted, location.href).href)) !== undefined,
          address,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)

/** What the browser complains about, apart from the requests that cannot be answered. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', ({ message }) => found.push(message))
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/.test(message.text())
    )
      found.push(message.text())
  })
  return found
}

async function visit(context: BrowserContext, locale: Locale): Promise<Page> {
  const page = await context.newPage()
  await page.goto(pages[locale].opened)
  await kept(page, pages[locale].opened)
  return page
}

for (const locale of locales) {
  const { opened, never, list } = pages[locale]
  const { offline } = wordsOf(locale).request
  const seen = offline.seen.slice(0, offline.seen.indexOf('{'))

  test.describe(`without signal in ${locale}`, () => {
    test.use({ locale })

    test('an opened trip is read with its price and the day on which it was seen', async ({ context }) => {
      const page = await visit(context, locale)
      await expect(page.getByText(seen)).toHaveCount(0)
      const errors = complaints(page)
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText(seen)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const price = formatAmount(lowestAmount(shippedTrip('caiaque-coletivo').detail.price) ?? 0, locale)
      await expect(page.locator('main')).toContainText(price)
      // The page's own script takes the line for what it is, and leaves it.
      await openPage(page, opened)
      await expect(page.getByText(seen)).toBeVisible()
      await page.setViewportSize({ width: 360, height: 780 })
      await expect(page.getByText(seen)).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(await problems(page)).toEqual([])
      expect(errors).toEqual([])
      await context.setOffline(false)
      await page.reload()
      await expect(page.getByText(seen)).toHaveCount(0)
    })

    test('an address that was never opened says what to do and leads to what can be read', async ({
      context,
    }) => {
      const page = await visit(context, locale)
      await context.setOffline(true)
      await page.goto(never)
      await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible()
      await page.locator(`a[href="${opened}"]`).click()
      await expect(page.getByText(seen)).toBeVisible()
      await page.goBack()
      await context.setOffline(false)
      await page.getByRole('link', { name: offline.retry }).click()
      await expect(page).toHaveURL(new RegExp(`${never}$`))
      await expect(page.getByText(offline.title)).toHaveCount(0)
    })

    test('the list and the finder are read although nobody has opened them', async ({ context }) => {
      const page = await visit(context, locale)
      await openPage(page, opened)
      const heart = page.locator('main').getByRole('checkbox').first()
      await heart.check()
      await kept(page, pageAddress('list', locale))
      await kept(page, pageAddress('choose', locale))
      await context.setOffline(true)
      await openPage(page, pageAddress('list', locale))
      await expect(page.locator('main article')).toHaveCount(1)
      await openPage(page, `${pageAddress('choose', locale)}?age=7`)
      await expect(page.getByRole('status').first()).toContainText('3')
    })

    test('a picture that is tapped never leaves the page', async ({ context }) => {
      const page = await visit(context, locale)
      await openPage(page, opened)
      await context.setOffline(true)
      await page.locator('main a[aria-haspopup=dialog]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${opened}$`))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('a page that was reached by a click inside the site is kept as well', async ({ context }) => {
      const page = await visit(context, locale)
      await openPage(page, opened)
      await page.getByRole('main').locator(`a[href="${list}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${list}$`))
      await kept(page, list)
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText(seen)).toBeVisible()
    })
  })
}

test('the panel is kept by nobody', async ({ context }) => {
  const page = await visit(context, 'pt-BR')
  await page.goto('/admin/login')
  await expect(page.getByRole('heading').first()).toBeVisible()
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(addresses.filter((address) => /^\/(?:admin|api)/.test(address))).toEqual([])
})
