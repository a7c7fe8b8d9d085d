import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { locales } from '../../lib/locales.ts'
import { freePort } from '../../scripts/ports.ts'
import type { RunningProcess } from '../../scripts/processes.ts'
import { startNext, waitForAnswer } from '../../scripts/site.ts'
import { addressOf, pages } from './shipped-pages.ts'

/** What an upgrade of Next has broken, where one of these expectations fails. */
const broken = {
  scripts: 'Next no longer writes `<script src="…" async="">`: see lib/deferred-scripts',
  order: 'Scripts are asked for before the first paint: see lib/deferred-scripts',
  policy: 'Next no longer sends what lib/page-cache hands it, with its headers: see lib/page-cache',
  memory: 'Pages are no longer answered before Next: see lib/page-memory and lib/security/request-gate.ts',
} as const

const sameHeaders = ['etag', 'content-type', 'cache-control', 'content-security-policy', 'x-frame-options']

/** A script file as Next names it in a document. */
const scriptFile = /<script src="\/_next\/static\/[^"]+" async=""><\/script>/

/** Milliseconds for which the page waits for its first paint before it asks for its scripts all the same. */
const longestWait = 3000

/** When the page was painted first, and when it asked for each of its scripts, in milliseconds. */
const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }))

test('the page for a missing file is kept: invented names have nothing rendered', async ({ request }) => {
  for (const name of ['one', 'two']) {
    const answer = await request.get(`/icons/${name}.png`, { headers: { Accept: '*/*' } })
    expect(answer.status()).toBe(404)
    expect(answer.headers()['x-nextjs-cache']).toBe('HIT')
  }
})

for (const locale of locales) {
  test.describe(`a page in ${locale}`, () => {
    test.use({ locale })

    test('is painted before it asks for its scripts', async ({ page }) => {
      for (const id of ['home', 'destination', 'passeio-veleiro', 'choose', 'compare', 'list'] as const) {
        await page.goto(addressOf(id, locale), { waitUntil: 'load' })
        await expect.poll(async () => (await times(page)).asked.length, id).toBeGreaterThan(3)
        await expect.poll(async () => (await times(page)).painted, id).toBeGreaterThan(0)
        const { painted, asked } = await times(page)
        expect(Math.min(...asked), `${id}: ${broken.order}`).toBeGreaterThan(Math.min(painted, longestWait))
      }
    })

    test('is the same to a browser, which gets it from memory, and to a robot, which gets it from Next', async ({
      request,
    }) => {
      for (const id of pages) {
        const ask = (accept: string, tag = '') =>
          request.get(addressOf(id, locale), {
            headers: { Accept: accept, 'Accept-Language': locale, ...(tag ? { 'If-None-Match': tag } : {}) },
          })
        // A trip page may be rendered again between two requests: then the next two are the same.
        await expect(async () => {
          const robot = await ask('*/*')
          const browser = await ask('text/html,application/xhtml+xml')
          expect(await browser.text(), id).toBe(await robot.text())
          for (const name of sameHeaders) {
            // The one from memory goes out in several encodings, and says so by a weak tag.
            expect(browser.headers()[name]?.replace(/^W\//, ''), `${id}: ${name}`).toBe(robot.headers()[name])
          }
          expect(robot.headers()['content-security-policy'], `${id}: ${broken.policy}`).toContain("'sha256-")
          expect(browser.headers()['x-nextjs-cache'], `${id}: ${broken.memory}`).toBeUndefined()
          expect(await browser.text(), `${id}: ${broken.scripts}`).not.toMatch(scriptFile)
          expect(await browser.text(), `${id}: ${broken.scripts}`).toContain('first-contentful-paint')
          const again = await ask('text/html', robot.headers().etag)
          expect(again.status(), id).toBe(304)
        }).toPass({ timeout: 10_000 })
      }
    })
  })
}

test('a page that is rendered for its request alone names its scripts as Next does', async ({ request }) => {
  const answer = await request.get(`${addressOf('choose', 'pt-BR')}?days=1`)
  expect(await answer.text(), broken.scripts).toMatch(/<script src="\/_next\/static\/[^"]+" async=""/)
})

test.describe('the built site, started with something switched off,', () => {
  let site: RunningProcess | undefined

  const startWithout = async (without: string) => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const variables = { ...process.env, WITHOUT: without }
    const log = test.info().outputPath('site.log')
    site = startNext({ mode: 'production', port, variables, logFile: log })
    return { url, log, running: site }
  }

  test.afterEach(async () => {
    await site?.stop()
    site = undefined
  })

  for (const { without, isKept, isDeferred } of [
    { without: 'page-memory', isKept: false, isDeferred: true },
    { without: 'deferred-scripts', isKept: true, isDeferred: false },
    { without: 'page-memory,deferred-scripts', isKept: false, isDeferred: false },
  ]) {
    test(`without ${without}, serves pages that run their scripts under a policy`, async ({
      page,
      request,
    }) => {
      const { url, running } = await startWithout(without)
      await waitForAnswer(`${url}/api/health`, running)
      const address = url + addressOf('tours', 'pt-BR')
      const ask = () => request.get(address, { headers: { Accept: 'text/html', 'Accept-Language': 'pt-BR' } })
      // The first visitor's page comes from the cache of the build, and is in memory for the second.
      await ask()
      const answer = await ask()
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-security-policy']).toContain("'sha256-")
      expect(answer.headers()['x-nextjs-cache'] === undefined).toBe(isKept)
      expect(scriptFile.test(await answer.text())).toBe(!isDeferred)

      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(address)
      await expect.poll(async () => (await times(page)).asked.length).toBeGreaterThan(3)
      expect(errors).toEqual([])
    })
  }

  test('without the page cache that it was built with, says so and ends', async () => {
    const { log, running } = await startWithout('page-cache')
    expect(await running.exited).not.toBe(0)
    expect(readFileSync(log, 'utf8')).toContain('WITHOUT: page-cache is off here and was on')
  })
})
