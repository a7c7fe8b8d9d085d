import { expect, type Page, test } from '@playwright/test'
import { otherLocale } from '../../lib/i18n/locales.ts'
import { openPage, switchLanguage } from './open-page.ts'

test.use({ serviceWorkers: 'allow' })

const languages = [
  {
    locale: 'pt-BR',
    home: '/',
    tours: '/passeios',
    expeditions: '/expedicoes',
    sailing: '/passeio-veleiro',
    crossing: '/expedicao-travessia-joatinga',
    toursTitle: 'Passeios em Paraty',
    kayak: 'Caiaque',
    contact: 'Contato',
    toursTab: 'Passeios',
    expeditionsTab: 'Expedições',
    itinerary: 'Roteiro',
    faq: 'Perguntas frequentes',
    showTours: 'Mostrar os passeios',
    nameField: 'Nome',
    messageField: 'Mensagem',
    send: 'Falar com a gente',
    book: 'Reservar Agora',
    denied: 'Acesso negado',
    dismiss: 'Dispensar',
    missing: 'Página não encontrada',
    bayTour: '/tour-baia-paraty',
    practice: 'O que volta para você, pela melhor regra em cada momento:',
  },
  {
    locale: 'en-GB',
    home: '/en',
    tours: '/en/tours',
    expeditions: '/en/expeditions',
    sailing: '/sailboat-tour',
    crossing: '/joatinga-crossing',
    toursTitle: 'Tours in Paraty',
    kayak: 'Kayak',
    contact: 'Contact',
    toursTab: 'Tours',
    expeditionsTab: 'Expeditions',
    itinerary: 'Itinerary',
    faq: 'FAQ',
    showTours: 'Show the tours',
    nameField: 'Name',
    messageField: 'Message',
    send: 'Talk to us',
    book: 'Book Now',
    denied: 'Access denied',
    dismiss: 'Dismiss',
    missing: 'Page not found',
    bayTour: '/en/bay-of-paraty-tour',
    practice: 'What you get back, by the best rule at each moment:',
  },
] as const

/** The text of a chat link as the app would show it. */
async function chatText(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('link', { name }).first().getAttribute('href')
  return new URL(href ?? '').searchParams.get('text') ?? ''
}

/** Begins to count the different places that the page is seen at since it was last at its top: a jump makes two. */
const countPositions = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<number>()
    const run = `${performance.now()}`
    document.documentElement.dataset.run = run
    const note = () => {
      if (document.documentElement.dataset.run !== run) return
      if (window.scrollY === 0) seen.clear()
      seen.add(Math.round(window.scrollY))
      document.documentElement.dataset.positions = `${seen.size}`
      requestAnimationFrame(note)
    }
    note()
  })

const positions = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.positions ?? 0))

/** Where the page is once it has stopped moving, in CSS pixels. */
async function restingPosition(page: Page): Promise<number> {
  const seen: number[] = []
  await expect
    .poll(async () => {
      seen.push(await page.evaluate(() => Math.round(window.scrollY)))
      return seen.length > 3 && new Set(seen.slice(-3)).size === 1
    })
    .toBe(true)
  return seen.at(-1) ?? 0
}

for (const words of languages) {
  test.describe(`a visitor who reads ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('is greeted in the browser’s language and finds the lists', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL(words.home)
      await expect(page.locator('html')).toHaveAttribute('lang', words.locale)
      await page.goto('/passeios')
      await expect(page).toHaveURL(words.tours)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.toursTitle)
      await expect(page.getByRole('article')).toHaveCount(9)
      await page.goto('/expedicoes')
      await expect(page.getByRole('article')).toHaveCount(9)
    })

    test('changes language on the same page, and the choice stays', async ({ page }) => {
      const other = languages.find(({ locale }) => locale !== words.locale)
      if (!other) throw new Error('two languages expected')
      await page.goto(words.sailing)
      await page.locator(`header a[lang="${other.locale}"]:visible`).first().click()
      await expect(page).toHaveURL(other.sailing)
      await expect(page.locator('html')).toHaveAttribute('lang', other.locale)
      await page.goto('/passeios')
      await expect(page).toHaveURL(other.tours)
    })

    test('has a tap answered that was made before the scripts ran, and sees that it was felt', async ({
      page,
    }) => {
      let run: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        run = resolve
      })
      await page.route('**/_next/static/**/*.js*', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(words.sailing, { waitUntil: 'commit' })
      const tab = page.getByRole('tab', { name: words.itinerary })
      await tab.click()
      await expect(tab).toHaveAttribute('data-tapped')
      await expect(tab).toHaveAttribute('aria-selected', 'false')
      run()
      await expect(page.locator('#itinerary')).toBeVisible()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    })

    test('reads on in the other language where the first one was left', async ({ page }) => {
      await openPage(page, words.tours)
      const card = page.locator('main article h3').nth(6)
      await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await switchLanguage(page, otherLocale(words.locale))
      await expect(page.locator('html')).toHaveAttribute('lang', otherLocale(words.locale))
      await expect(card).toBeInViewport()
    })

    test('opens a menu by keyboard and leaves it with Escape', async ({ page }) => {
      await openPage(page, words.home)
      const button = page.getByRole('button', { name: words.showTours })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button).toBeFocused()
    })

    test('sees the expeditions behind the second tab', async ({ page }) => {
      await openPage(page, words.home)
      const tab = page.getByRole('tab', { name: words.expeditionsTab })
      await tab.click()
      await expect(page.getByRole('tabpanel').getByRole('article').filter({ visible: true })).toHaveCount(3)
      // The ring is the keyboard's: the mouse leaves the focus, and no ring.
      await expect(tab).toBeFocused()
      await expect(page.locator(':focus-visible')).toHaveCount(0)
      await page.keyboard.press('ArrowLeft')
      await expect(page.locator(':focus-visible')).toHaveText(words.toursTab)
    })

    test('lands on a section and on a question by their addresses', async ({ page }) => {
      await page.goto(`${words.tours}#boat`)
      await expect(page.locator('#barco')).toBeInViewport()
      await page.goto(`${words.sailing}#faq-2`)
      await expect(page.getByRole('tab', { name: words.faq })).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('#faq-2-answer')).toBeVisible()
      await page.getByRole('tab', { name: words.itinerary }).click()
      await expect(page).toHaveURL(`${words.sailing}#itinerary`)
    })

    test('glides to a section, on the same page and on another, and comes back to where it was left', async ({
      page,
    }) => {
      await openPage(page, words.tours)
      const title = (await page.locator('h1').textContent()) ?? ''
      await countPositions(page)
      await page.getByRole('link', { name: words.kayak, exact: true }).click()
      await expect(page.locator('#caiaque')).toBeInViewport()
      await expect.poll(() => positions(page)).toBeGreaterThan(2)
      const settled = await restingPosition(page)

      await countPositions(page)
      await page.getByRole('banner').getByRole('link', { name: words.contact, exact: true }).click()
      await expect(page.locator('#contact h2')).toBeInViewport()
      await expect.poll(() => positions(page)).toBeGreaterThan(2)

      await restingPosition(page)
      await page.goBack()
      await expect(page).toHaveURL(/#caiaque$/)
      await expect(page.locator('h1')).toHaveText(title)
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(settled)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${words.tours}$`))
      await expect(page.locator('h1')).toHaveText(title)
    })

    test('starts a new page at its top', async ({ page }) => {
      await openPage(page, words.tours)
      const link = page.locator('main article a[href]:not([target])').last()
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await expect(page.getByRole('tablist')).toBeVisible()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })

    test('sends the contact form to the chat with what was typed, and loses nothing when the window is blocked', async ({
      page,
    }) => {
      await openPage(page, `${words.home}#contact`)
      await page.evaluate(() => {
        window.open = () => null
      })
      await page.getByLabel(words.nameField, { exact: true }).fill('Ana')
      await page.getByLabel(words.messageField, { exact: true }).fill('Dois adultos & uma criança #1')
      await page.getByRole('button', { name: words.send }).click()
      const draft = page.getByRole('status').getByRole('textbox')
      await expect(draft).toHaveValue(/Ana[\s\S]*Dois adultos & uma criança #1/)
      await expect(draft).not.toHaveValue(/E-mail|Telefone|Phone/)
      await expect(page.getByLabel(words.nameField, { exact: true })).toHaveValue('Ana')
    })

    test('finds every text, picture, price and chat link without scripts', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: words.locale })
      const page = await context.newPage()
      await page.goto(words.crossing)
      for (const id of ['details', 'itinerary', 'what-to-bring', 'faq', 'cancellation']) {
        await expect(page.locator(`#${id}`)).toBeVisible()
      }
      await expect(page.locator('#faq-1-answer')).toBeVisible()
      expect(await chatText(page, words.book)).toContain('Olá! Gostaria de reservar a expedição')
      expect(await chatText(page, words.book)).toContain('Data: DD/MM/AAAA')
      await context.close()
    })

    test('is told that the panel is not for them, once, and only where the panel sent them away', async ({
      page,
      context,
      baseURL,
    }) => {
      await openPage(page, `${words.home}#acesso-negado`)
      await expect(page.getByText(words.denied)).toBeHidden()
      await page.goto('about:blank')
      await context.addCookies([{ name: 'panel-visit', value: '1', url: baseURL }])
      await openPage(page, `${words.home}#acesso-negado`)
      const message = page.getByText(words.denied)
      await expect(message).toBeVisible()
      await page.getByRole('button', { name: words.dismiss, exact: true }).click()
      await expect(message).toBeHidden()
      await expect(page.locator('#content')).toBeFocused()
      await expect(page).toHaveURL((url) => url.pathname === words.home && url.hash === '')
    })

    test('is told so without scripts too', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: words.locale })
      const page = await context.newPage()
      await page.goto(`${words.home}#acesso-negado`)
      await expect(page.getByText(words.denied)).toBeVisible()
      await context.close()
    })

    test('reads on the bay tour what comes back when they cancel', async ({ page }) => {
      await page.goto(words.bayTour)
      await expect(page.getByText(words.practice)).toBeVisible()
    })

    test('gets a real 404 with the whole page for an unknown address', async ({ page }) => {
      const address = words.locale === 'en-GB' ? '/en/nowhere' : '/lugar-nenhum'
      const response = await page.request.get(address)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain(words.missing)
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', words.locale)
    })
  })
}
