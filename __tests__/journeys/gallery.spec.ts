import { devices, expect, type Locator, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { openPage } from './open-page.ts'

/** A trip of which no other journey uploads photographs, so that it shows its three posters alone. */
const languages = [
  {
    locale: 'pt-BR',
    page: '/expedicao-ilha-grande',
    carousel: /^Imagens de /,
    viewer: /^Imagens de /,
    open: /^Abrir em tela cheia: /,
    previous: 'Imagem anterior',
    next: 'Próxima imagem',
    close: 'Fechar',
    zoom: 'Ampliar',
    thumbnail: (index: number) => `Mostrar imagem ${index}`,
    position: (index: number) => `${index} de 3`,
  },
  {
    locale: 'en-GB',
    page: '/ilha-grande-expedition',
    carousel: /^Pictures of /,
    viewer: /^Pictures of /,
    open: /^Open full screen: /,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    zoom: 'Zoom in',
    thumbnail: (index: number) => `Show picture ${index}`,
    position: (index: number) => `${index} of 3`,
  },
] as const

type Words = (typeof languages)[number]

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }

/** The gallery of the page and what a visitor does with it. */
function galleryOf(page: Page, words: Words) {
  const carousel = page.getByRole('region', { name: words.carousel }).first()
  return {
    carousel,
    link: (index: number) => carousel.getByRole('link', { name: words.open }).nth(index - 1),
    slide: (index: number) => carousel.getByRole('group', { name: words.position(index), exact: true }),
    next: carousel.getByRole('button', { name: words.next }),
    previous: carousel.getByRole('button', { name: words.previous }),
    counter: carousel.locator('[aria-live]'),
    viewer: page.getByRole('dialog', { name: words.viewer }),
  }
}

async function visit(page: Page, words: Words) {
  await openPage(page, words.page)
  const gallery = galleryOf(page, words)
  await gallery.carousel.scrollIntoViewIfNeeded()
  // The loader has settled: nothing will change under the test's hands.
  await expect(page.locator('[data-images]')).not.toHaveAttribute('data-images', 'loading')
  return gallery
}

/** Draws one finger over an element, from one fraction of its width to another. */
async function swipe(page: Page, over: Locator, from: number, to: number) {
  const box = await over.boundingBox()
  if (!box) throw new Error('nothing to swipe over')
  const touch = await page.context().newCDPSession(page)
  const at = (fraction: number) => [{ x: box.x + box.width * fraction, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (let step = 1; step <= 8; step += 1) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + ((to - from) * step) / 8),
    })
    await page.waitForTimeout(16)
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

for (const words of languages) {
  // Words do not depend on the width: one language is read on a phone, the other on a wide screen.
  const isOnPhone = words.locale === 'pt-BR'

  test.describe(`the pictures of a trip, for a visitor who reads ${words.locale}`, () => {
    test.use({ locale: words.locale, ...(isOnPhone ? phone : {}) })

    test('are looked through by their buttons, which stop at the ends and keep the focus', async ({
      page,
    }) => {
      const gallery = await visit(page, words)
      await expect(gallery.previous).toHaveAttribute('aria-disabled', 'true')
      await gallery.next.focus()
      await page.keyboard.press('Enter')
      await expect(gallery.counter).toContainText(words.position(2))
      await expect(gallery.slide(2)).toBeInViewport({ ratio: 0.6 })
      await page.keyboard.press('Enter')
      await expect(gallery.slide(3)).toBeInViewport({ ratio: 0.6 })
      await expect(gallery.next).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Enter')
      await expect(gallery.counter).toContainText(words.position(3))
      await expect(gallery.next).toBeFocused()
    })

    test('open full screen by keyboard, wrap around, and give the focus back', async ({ page }) => {
      const gallery = await visit(page, words)
      await gallery.link(1).focus()
      await page.keyboard.press('Enter')
      await expect(gallery.viewer).toBeVisible()
      const current = gallery.viewer.locator('.yarl__slide_current')
      await expect(current).toHaveAccessibleName(words.position(1))
      await page.keyboard.press('ArrowLeft')
      await expect(current).toHaveAccessibleName(words.position(3))
      await expect(gallery.viewer.getByText(words.position(3), { exact: true })).toBeVisible()
      await page.waitForTimeout(400)
      await page.keyboard.press('ArrowRight')
      await expect(current).toHaveAccessibleName(words.position(1))
      await page.keyboard.press('Escape')
      await expect(gallery.viewer).toBeHidden()
      await expect(gallery.link(1)).toBeFocused()
    })

    test('keep the rest of the page out of reach while they fill the screen', async ({ page }) => {
      const gallery = await visit(page, words)
      await gallery.link(1).click()
      await expect(gallery.viewer).toBeVisible()
      await expect(page.locator('main')).toHaveJSProperty('inert', true)
      for (let presses = 0; presses < 16; presses += 1) {
        await page.keyboard.press(presses < 10 ? 'Tab' : 'Shift+Tab')
        await expect(gallery.viewer.locator(':focus')).toHaveCount(1)
      }
    })

    test('can be chosen by thumbnail, enlarged and closed', async ({ page }) => {
      const gallery = await visit(page, words)
      await gallery.link(1).click()
      const { viewer } = gallery
      const current = viewer.locator('.yarl__slide_current')
      await viewer.getByRole('button', { name: words.thumbnail(3) }).click()
      await expect(current).toHaveAccessibleName(words.position(3))
      await expect(viewer.getByRole('button', { name: words.thumbnail(3) })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await viewer.getByRole('button', { name: words.next, exact: true }).click()
      await expect(current).toHaveAccessibleName(words.position(1))
      await page.waitForTimeout(400)
      const wrapper = current.locator('.yarl__slide_wrapper')
      await viewer.getByRole('button', { name: words.zoom, exact: true }).click()
      await expect(wrapper).toHaveClass(/interactive/)
      await viewer.getByRole('button', { name: words.close }).click()
      await expect(viewer).toBeHidden()
      await expect(gallery.link(1)).toBeFocused()
    })

    test('close with Back, and the page shows the picture seen last', async ({ page }) => {
      const gallery = await visit(page, words)
      const address = page.url()
      await gallery.link(1).click()
      await gallery.viewer.getByRole('button', { name: words.thumbnail(3) }).click()
      await expect(gallery.viewer.locator('.yarl__slide_current')).toHaveAccessibleName(words.position(3))
      await page.goBack()
      await expect(gallery.viewer).toBeHidden()
      expect(page.url()).toBe(address)
      await expect(gallery.counter).toContainText(words.position(3))
      await expect(gallery.link(3)).toBeFocused()
      await expect(gallery.link(3)).toBeInViewport({ ratio: 0.9 })
      await page.goForward()
      await expect(gallery.viewer).toBeVisible()
      await page.goBack()
      await expect(gallery.viewer).toBeHidden()
    })

    test('have no accessibility violation, on the page and full screen', async ({ page }) => {
      const gallery = await visit(page, words)
      const sizes = [
        page.viewportSize() ?? phone.viewport,
        isOnPhone ? { width: 1280, height: 800 } : phone.viewport,
      ]
      for (const size of sizes) {
        await page.setViewportSize(size)
        expect(await problems(page, '[data-images]'), `${size.width}`).toEqual([])
      }
      await gallery.link(1).click()
      await expect(gallery.viewer).toBeVisible()
      for (const size of sizes.toReversed()) {
        await page.setViewportSize(size)
        await page.waitForTimeout(400)
        expect(await problems(page, '[role="dialog"]'), `${size.width}`).toEqual([])
      }
    })

    test('are swiped where the screen can be touched, on the page and full screen', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ ...phone, locale: words.locale, baseURL })
      const page = await context.newPage()
      const gallery = await visit(page, words)
      await swipe(page, gallery.slide(1), 0.8, 0.15)
      await expect(gallery.counter).toContainText(words.position(2))
      await gallery.link(2).tap()
      const current = gallery.viewer.locator('.yarl__slide_current')
      await expect(current).toHaveAccessibleName(words.position(2))
      await page.waitForTimeout(400)
      await swipe(page, current, 0.8, 0.2)
      await expect(current).toHaveAccessibleName(words.position(3))
      await page.waitForTimeout(400)
      await swipe(page, current, 0.8, 0.2)
      await expect(current).toHaveAccessibleName(words.position(1))
      await context.close()
    })

    test('move nothing on the page when they load', async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry) document.documentElement.dataset.shift = `${entry.value}`
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await visit(page, words)
      await expect(page.locator('html')).not.toHaveAttribute('data-shift', /./)
    })

    test('are all there without scripts, each leading to its file', async ({
      browser,
      viewport,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        locale: words.locale,
        viewport,
        baseURL,
      })
      const page = await context.newPage()
      await page.goto(words.page)
      const { carousel, link, slide, next } = galleryOf(page, words)
      for (const index of [1, 2, 3]) {
        await slide(index).scrollIntoViewIfNeeded()
        await expect(slide(index)).toBeInViewport({ ratio: 0.9 })
        await expect(link(index)).toHaveAttribute('href', /^\/posters\/.+\.svg$/)
      }
      await expect(next).toBeHidden()
      await expect(carousel.getByRole('button').filter({ visible: true })).toHaveCount(0)
      await context.close()
    })
  })
}
