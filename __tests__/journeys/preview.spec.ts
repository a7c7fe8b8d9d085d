import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { excessWidth } from './open-page.ts'
import { type OwnBackend, type SiteProcess, startOwnBackend } from './own-site.ts'
import { newPerson, type Person, signIn } from './staff.ts'

test.use({ serviceWorkers: 'allow' })

/* A draft is shown to somebody without an account, on a backend and a site of their own. */

test.describe.configure({ mode: 'default' })

let backend: OwnBackend
let site: SiteProcess
const staff: Person = newPerson()

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backend = await startOwnBackend()
  site = await backend.startSite()
  await backend.administrator(staff)
})
test.afterAll(() => backend?.stop())

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' })

async function enter(browser: Browser, locale = 'pt-BR'): Promise<Page> {
  const context = await browser.newContext({ locale, baseURL: site.url })
  const page = await context.newPage()
  await signIn(page, staff)
  await page.waitForURL('**/admin')
  return page
}

/** Somebody who never signed in. */
async function guest(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', baseURL: site.url, javaScriptEnabled })
  return context.newPage()
}

async function makeLink(page: Page, id: string): Promise<{ portuguese: string; english: string }> {
  await open(page, `/admin/preview/tours/${id}`)
  await page.getByRole('button', { name: 'Criar um link' }).click()
  await expect(page.getByText('O link está pronto')).toBeVisible()
  return {
    portuguese: await page.getByLabel('Página em português', { exact: true }).inputValue(),
    english: await page.getByLabel('Página em inglês', { exact: true }).inputValue(),
  }
}

const ofCollectiveTour = '/passeio-de-caiaque-coletivo-paraty'

test('somebody without an account sees the draft price behind a link, until the link is ended', async ({
  browser,
}) => {
  test.slow()
  const editor = await enter(browser)
  await open(editor, '/admin/tours/caiaque-coletivo')
  await editor.locator('#field-listing_price').fill('777')
  await expect(editor.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  const link = await makeLink(editor, 'caiaque-coletivo')
  expect(new URL(link.portuguese).pathname).toMatch(/^\/previa\/[0-9a-f]{64}$/)
  expect(new URL(link.english).pathname).toMatch(/^\/en\/preview\/[0-9a-f]{64}$/)

  const page = await guest(browser)
  const answer = await page.goto(link.portuguese)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.getByText('R$\u00a0777').first()).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Prévia' })
  await expect(bar).toContainText('ainda pode mudar antes de ser publicada')
  await expect(bar).toContainText('O link vale até')
  await bar.getByRole('link', { name: 'See it in English' }).click()
  await expect(page).toHaveURL(link.english)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('The link works until')
  // The toggle of the page stays in the preview as well.
  await page.locator('header a[hreflang="pt-BR"]').first().click()
  await expect(page).toHaveURL(link.portuguese)

  await page.goto(ofCollectiveTour)
  await expect(page.getByRole('complementary', { name: 'Prévia' })).toHaveCount(0)
  expect(await page.content()).not.toContain('R$\u00a0777')

  await editor.getByRole('button', { name: /^Encerrar agora/ }).click()
  await expect(editor.getByText('O link foi encerrado')).toBeFocused()
  await expect(editor.getByText('Nenhum link aberto.')).toBeVisible()
  for (const [address, sentence] of [
    [link.portuguese, 'Este link não vale mais'],
    [link.english, 'This link no longer works'],
  ] as const) {
    const over = await page.goto(address)
    expect(over?.status()).toBe(404)
    expect(over?.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence)
  }
})

test('a link whose time is over, and one that lost its end, are answered like one that never was', async ({
  browser,
}) => {
  const editor = await enter(browser)
  const { portuguese } = await makeLink(editor, 'regate-caicara')
  const page = await guest(browser)
  expect((await page.goto(portuguese))?.status()).toBe(200)
  const past = { created_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-02T00:00:00Z' }
  const { error } = await backend.owner().from('preview_links').update(past).eq('item', 'regate-caicara')
  expect(error).toBeNull()
  for (const address of [portuguese, portuguese.slice(0, -9), `/en/preview/${'0'.repeat(64)}`]) {
    expect((await page.goto(address))?.status()).toBe(404)
  }
  expect((await page.request.post(portuguese, { headers: { origin: site.url } })).status()).toBe(405)
  const log = readFileSync(site.log, 'utf8')
  expect(log).toContain('preview-link-made')
  expect(log).not.toContain(portuguese.slice(-40))
})

test('while the service is away a link is not said to be over', async ({ browser }) => {
  const { portuguese } = await makeLink(await enter(browser), 'passeio-veleiro')
  const page = await guest(browser)
  backend.setReachable(false)
  try {
    expect((await page.goto(portuguese))?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A prévia não pôde ser aberta agora')
  } finally {
    backend.setReachable(true)
  }
})

test('a link opens without scripts, and no copy of it stays on the device', async ({ browser }) => {
  const { portuguese } = await makeLink(await enter(browser), 'passeio-veleiro')
  const plain = await guest(browser, false)
  await plain.goto(portuguese)
  await expect(plain.getByRole('complementary', { name: 'Prévia' })).toBeVisible()
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await guest(browser)
  await page.goto(portuguese)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(portuguese)
  // The worker keeps an ordinary page in the meantime.
  await page.goto('/passeios')
  const isKept = (address: string) =>
    page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, address)
  await expect.poll(() => isKept(`${site.url}/passeios`)).toBe(true)
  expect(await isKept(portuguese)).toBe(false)
})

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test(`preview, ended link and sharing hold up at ${width} px, ${colorScheme}`, async ({ browser }) => {
    test.slow()
    const editor = await enter(browser)
    await editor.setViewportSize({ width, height: 800 })
    await editor.emulateMedia({ colorScheme })
    const { portuguese, english } = await makeLink(editor, 'regate-caicara')
    const page = await guest(browser)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const check = async (one: Page, ...parts: string[]) => {
      expect(await problems(one, ...parts), one.url()).toEqual([])
      expect(await excessWidth(one), one.url()).toBeLessThanOrEqual(0)
    }
    await check(editor, '#share')
    for (const address of [portuguese, english, '/previa/ended']) {
      await page.goto(address)
      await check(page)
    }
  })
}
