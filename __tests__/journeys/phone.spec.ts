import { expect, type Locator, type Page, test } from '@playwright/test'
import { wordsOf } from '../../lib/i18n/words.ts'
import { isPageId } from '../../lib/routing/pages.ts'
import { openPage } from './open-page.ts'
import { addressOf, pages } from './shipped-pages.ts'

test.use({ serviceWorkers: 'allow' })

const languages = [
  {
    locale: 'pt-BR',
    openMenu: 'Abrir menu',
    menu: 'Menu principal',
    pages: ['Início', 'Passeios', 'Expedições', 'Sobre', 'Paraty & Costa Verde', 'Contato'],
    durations: [
      /^Caiaque coletivo no mangue e nas ilhas\s*4h$/,
      /^Travessia da Joatinga de caiaque\s*4-6\s+dias$/,
    ],
    otherLanguage: 'EN: Read this page in English',
    other: 'en-GB',
    contact: 'Contato',
    lists: ['Mostrar os passeios', 'Mostrar as expedições'],
    headerBook: /^Reservar /,
    trip: /^Ilha Grande de caiaque/,
    tripTitle: 'Expedição Ilha Grande',
    bookingBar: 'Reserva',
    book: /^Reservar Agora/,
    draft: 'Olá! Gostaria de reservar o passeio Veleiro na baía de Paraty.',
  },
  {
    locale: 'en-GB',
    openMenu: 'Open menu',
    menu: 'Main menu',
    pages: ['Home', 'Tours', 'Expeditions', 'About', 'Paraty & Costa Verde', 'Contact'],
    durations: [/^Group kayak tour\s*4h$/, /^Joatinga crossing by kayak\s*4-6\s+days$/],
    otherLanguage: 'PT: Ler esta página em português',
    other: 'pt-BR',
    contact: 'Contact',
    lists: ['Show the tours', 'Show the expeditions'],
    headerBook: /^Book /,
    trip: /^Ilha Grande by kayak/,
    tripTitle: 'Ilha Grande expedition',
    bookingBar: 'Booking',
    book: /^Book Now/,
    draft: 'Hello! I’d like to book this tour: Sailing day in Paraty.',
  },
] as const

/** The trips of a menu as it writes them, each with its duration. */
const tripsOf = (menu: Locator) => menu.locator('ul ul a').allTextContents()

/** As a finger leaves it: under the header, and clear of the bar at the bottom. */
const toMiddle = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Draws one finger over an element to the left, a step with each frame. */
async function swipeLeft(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error('nothing to swipe over')
  const touch = await page.context().newCDPSession(page)
  const at = (fraction: number) => [{ x: box.x + box.width * fraction, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.9) })
  for (let fraction = 0.8; fraction > 0.1; fraction -= 0.1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(fraction) })
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

/** Resolves when the page has stood still for ten frames. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, frames] = [window.scrollY, 0]
        const look = () => {
          frames = window.scrollY === last ? frames + 1 : 0
          last = window.scrollY
          if (frames > 10) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

declare global {
  interface Window {
    /** The transitions and animations that began on this page. */
    motions: string[]
  }
}

/**
 * Lays the pages out before their styles are there, as a browser does that is asked for a size or the focus early. The
 * styles then change every colour that was laid out, and each change may be a transition.
 */
async function layOutBeforeStyles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.motions = []
    const note = (event: Event) => {
      const { type, target } = event
      // The kayak under the header moves with the scroll alone, that of the opening poster crosses its bay once.
      if (event instanceof AnimationEvent && ['wake', 'paddle', 'cross'].includes(event.animationName)) return
      window.motions.push(`${type} ${target instanceof Element ? target.getAttribute('class') : ''}`)
    }
    document.addEventListener('transitionrun', note, true)
    document.addEventListener('animationstart', note, true)
    const measure = setInterval(() => document.body?.offsetHeight, 10)
    addEventListener('load', () => clearInterval(measure))
  })
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
}

for (const words of languages) {
  const { locale } = words
  const home = addressOf('home', locale)
  const sailing = addressOf('passeio-veleiro', locale)

  test.describe(`a visitor with a phone who reads ${locale}`, () => {
    test.use({ locale })

    const menuOf = (page: Page) => ({
      button: page.getByLabel(words.openMenu, { exact: true }),
      menu: page.getByRole('navigation', { name: words.menu }),
    })

    test('finds in the menu every page, every trip with its duration, and the other language', async ({
      page,
    }) => {
      await openPage(page, sailing)
      const { button, menu } = menuOf(page)
      await expect(menu).toBeHidden()
      await button.tap()
      await expect(menu).toBeVisible()
      for (const name of words.pages)
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
      // Closed it is no longer than a screen; the trips are folded under their lists.
      expect((await menu.boundingBox())?.height).toBeLessThan(500)
      for (const name of words.lists) await menu.getByLabel(name, { exact: true }).tap()
      for (const name of words.durations) await expect(menu.getByRole('link', { name })).toBeVisible()
      const trips = await tripsOf(menu)
      expect(trips).toHaveLength(18)
      // What the header shows on a wide screen stands in the page too, hidden.
      expect(trips).toEqual(await tripsOf(page.locator('header nav:not(details nav)')))

      await expect(page.getByRole('banner').getByRole('link', { name: words.headerBook })).toBeInViewport()
      await page.getByRole('banner').getByRole('link', { name: words.otherLanguage }).tap()
      await expect(page).toHaveURL(addressOf('passeio-veleiro', words.other))
      await expect(page.locator('html')).toHaveAttribute('lang', words.other)
    })

    test('chooses a trip in the menu, which closes, and gets that trip', async ({ page }) => {
      await openPage(page, home)
      const { button, menu } = menuOf(page)
      await button.tap()
      await menu.getByLabel(words.lists[1], { exact: true }).tap()
      await menu.getByRole('link', { name: words.trip }).tap()
      await expect(page).toHaveURL(addressOf('ilha-grande', locale))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.tripTitle)
      await expect(menu).toBeHidden()
    })

    test('chooses a section of the same page, and the menu is out of its way', async ({ page }) => {
      await openPage(page, home)
      const { button, menu } = menuOf(page)
      await button.tap()
      await menu.getByRole('link', { name: words.contact, exact: true }).tap()
      await expect(menu).toBeHidden()
      await expect(page.locator('#contact h2')).toBeInViewport()
      await expect(page).toHaveURL(/#contact$/)
    })

    test('leaves the menu with Escape, and the focus is where it was', async ({ page }) => {
      await openPage(page, home)
      const { button, menu } = menuOf(page)
      await button.tap()
      await menu.getByRole('link').last().focus()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
    })

    test('has the booking at hand wherever neither the page’s own panel nor the footer is seen', async ({
      page,
    }) => {
      await openPage(page, sailing)
      const bar = page.getByRole('complementary', { name: words.bookingBar, includeHidden: true })
      const panel = page.locator('[data-booking]')
      const chat = new URL((await panel.getByRole('link', { name: words.book }).getAttribute('href')) ?? '')
      expect(chat.searchParams.get('text')).toContain(words.draft)
      await toMiddle(panel)
      await expect(bar).not.toBeInViewport()
      await expect(bar).toHaveJSProperty('inert', true)

      await toMiddle(page.locator('#details ul').last())
      await expect(panel).not.toBeInViewport()
      await expect(bar).toBeInViewport({ ratio: 0.9 })
      await page.context().route(`${chat.origin}/**`, (route) => route.fulfill({ body: 'the chat' }))
      const opened = page.waitForEvent('popup')
      await bar.getByRole('link', { name: words.book }).tap()
      const popup = await opened
      await expect(popup).toHaveURL(chat.href)
      await popup.close()

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(bar).not.toBeInViewport()
      await expect(bar).toHaveJSProperty('inert', true)
    })

    test('swipes the tabs of a trip to the last one and opens it', async ({ page }) => {
      await openPage(page, sailing)
      const tabs = page.getByRole('tablist')
      const last = page.getByRole('tab').last()
      await toMiddle(tabs)
      await expect(last).not.toBeInViewport({ ratio: 0.9 })
      await expect(async () => {
        await swipeLeft(page, tabs)
        await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1000 })
      }).toPass({ timeout: 15_000 })
      await last.tap()
      await expect(last).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('#cancellation')).toBeVisible()
      await expect(page.locator('#details')).toBeHidden()
    })

    test('sees two trips of a list at once, and all nine within 3,600 pixels', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(addressOf('tours', locale))
      const span = await page.evaluate(() => {
        const cards = [...document.querySelectorAll('main article')].map((card) =>
          card.getBoundingClientRect(),
        )
        const first = document.querySelector('main h2')?.getBoundingClientRect().top ?? 0
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return {
          cards: cards.length,
          pair: (cards[1]?.bottom ?? Infinity) - (cards[0]?.top ?? 0) + header,
          list: (cards.at(-1)?.bottom ?? Infinity) - first,
        }
      })
      expect(span.cards).toBe(9)
      expect(span.pair).toBeLessThanOrEqual(780)
      expect(span.list).toBeLessThanOrEqual(3600)
    })

    test('reads the destination page within 9,000 pixels, how to get there and when in its first third', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(addressOf('destination', locale))
      const { whole, seasons } = await page.evaluate(() => ({
        whole: document.documentElement.scrollHeight,
        seasons: (document.querySelector('#seasons')?.getBoundingClientRect().bottom ?? Infinity) + scrollY,
      }))
      expect(whole).toBeLessThanOrEqual(9000)
      expect(seasons).toBeLessThanOrEqual(whole / 3)
    })

    test('finds the way through the destination page by its index, which stays and marks the chapter', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(addressOf('destination', locale))
      const index = page.locator('nav[data-index]')
      for (const chapter of ['nature', 'access', 'paddling']) {
        const link = index.locator(`a[href="#${chapter}"]`)
        await link.evaluate((element) => {
          const [item, row] = [element.closest('li'), element.closest('ul')]
          if (item && row) row.scrollLeft = item.offsetLeft - row.clientWidth / 2
        })
        // While the page glides, the row moves with it.
        await atRest(page)
        // At its place: a locator's own tap scrolls the page to clear what stands under the header, as the index does.
        const box = await link.boundingBox()
        if (!box) throw new Error(`no link to ${chapter}`)
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
        await expect(page.locator(`#${chapter} h2`).first()).toBeInViewport()
        await expect(index.locator('[aria-current]')).toHaveAttribute('href', `#${chapter}`)
        await expect(index.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
      }
      // A number on the map leads into the list that a phone folds away.
      await index.locator('a[href="#map"]').tap()
      const place = page.locator('#bay-mamangua')
      await expect(place).toBeHidden()
      await page.locator('a[href="#bay-mamangua"]').tap()
      await expect(place).toBeInViewport()
    })

    test('sees nothing move by itself when the styles of a page arrive, nor when its scripts do', async ({
      page,
    }) => {
      await layOutBeforeStyles(page)
      // Trips are one page with other words; of each layout one.
      for (const id of [...pages.filter(isPageId), 'passeio-veleiro', 'saco-mamangua', 'baia-paraty']) {
        await openPage(page, addressOf(id, locale))
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
        expect.soft(await page.evaluate(() => window.motions), id).toEqual([])
      }
    })

    test('unfolds the table of expeditions, which a wide window shows at once', async ({ page }) => {
      await page.goto(addressOf('expeditions', locale))
      const table = page.locator('main table')
      await expect(table).toBeHidden()
      await page.locator('main summary', { hasText: wordsOf(locale).choosing.table.open }).click()
      await expect(table).toBeVisible()
      await page.setViewportSize({ width: 1024, height: 700 })
      await page.reload()
      await expect(table).toBeVisible()
    })
  })
}
