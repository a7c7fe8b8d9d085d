import { expect, type Page, test } from '@playwright/test'
import { locales } from '../../lib/i18n/locales.ts'
import { addressOf } from '../../lib/routing/pages.ts'
import { freePort } from '../../scripts/ports.ts'
import { startNext, waitForAnswer } from '../../scripts/site.ts'

/** What the document says of its script files, unless the page is finished. */
const scriptFile = /<script[^>]* src="\/_next\/static\/[^"]+"(?![^>]* noModule)/

/** Milliseconds for which the page waits for its first paint before it asks for its scripts all the same. */
const longestWait = 3000

/** When the page was painted first, and when it asked for each of its scripts, in milliseconds. */
const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(?:_next\/static|page-data)\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }))

test('the page for a missing file is kept: invented names have nothing rendered', async ({ request }) => {
  for (const name of ['one', 'two']) {
    const answer = await request.get(`/icons/${name}.png`, { headers: { Accept: '*/*' } })
    expect(answer.status()).toBe(404)
    expect(answer.headers()['x-nextjs-cache']).toBe('HIT')
    expect(answer.headers()['content-security-policy']).toContain("script-src 'self';")
  }
})

for (const locale of locales) {
  test.describe(`a page in ${locale}`, () => {
    test.use({ locale })

    test('is painted before it asks for its scripts, and runs them without an error', async ({ page }) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', ({ message }) => errors.push(message))
      for (const id of ['home', 'tours', 'destination', 'choose', 'compare', 'list'] as const) {
        await page.goto(addressOf(id, locale), { waitUntil: 'load' })
        await expect.poll(async () => (await times(page)).asked.length, id).toBeGreaterThan(3)
        await expect.poll(async () => (await times(page)).painted, id).toBeGreaterThan(0)
        const { painted, asked } = await times(page)
        expect(Math.min(...asked), id).toBeGreaterThan(Math.min(painted, longestWait))
      }
      expect(errors).toEqual([])
    })

    test('has everything to read in its document: words, title and description, no scripts', async ({
      request,
    }) => {
      for (const id of ['home', 'tours', 'expeditions', 'destination', 'policy', 'choose'] as const) {
        const answer = await request.get(addressOf(id, locale), { headers: { 'Accept-Language': locale } })
        const text = await answer.text()
        const [head = ''] = text.split('</head>')
        expect(head, id).toMatch(/<title>[^<]+<\/title>/)
        expect(head, id).toContain('<meta name="description"')
        expect(head, id).toContain('rel="preload"')
        expect(/<main[\s\S]*<h1/.test(text), id).toBe(true)
        expect(scriptFile.test(text), id).toBe(false)
        expect(text.includes('__next_f'), id).toBe(false)
        expect(answer.headers()['content-security-policy'], id).toContain("'sha256-")
        expect(answer.headers()['x-nextjs-cache'], id).toBeUndefined()
        const again = await request.get(addressOf(id, locale), {
          headers: { 'Accept-Language': locale, 'If-None-Match': answer.headers().etag ?? '' },
        })
        expect(again.status(), id).toBe(304)
      }
    })
  })
}

test('without the page store the built site renders each page for its request, under a policy that its scripts run by', async ({
  page,
  request,
}) => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const site = startNext({
    mode: 'production',
    port,
    variables: { ...process.env, PAGE_STORE: 'off' },
    logFile: test.info().outputPath('site.log'),
  })
  try {
    await waitForAnswer(`${url}/api/health`, site)
    const address = url + addressOf('tours', 'pt-BR')
    const answer = await request.get(address, { headers: { 'Accept-Language': 'pt-BR' } })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-security-policy']).toContain("'nonce-")
    expect(await answer.text()).toMatch(scriptFile)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(address)
    await expect.poll(async () => (await times(page)).asked.length).toBeGreaterThan(3)
    expect(errors).toEqual([])
  } finally {
    await site.stop()
  }
})
