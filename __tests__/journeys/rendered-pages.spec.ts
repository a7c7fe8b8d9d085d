import { expect, test } from '@playwright/test'
import { isSwitchedOn } from '../../lib/config/switches.ts'
import { locales } from '../../lib/locales.ts'
import { addressOf, pages } from './shipped-pages.ts'

// For a site that was built with WITHOUT=page-cache, as `WITHOUT=page-cache npm test` builds it.
if (!isSwitchedOn('page-cache')) {
  test('every page runs its scripts, under a policy that no other answer has', async ({ page, request }) => {
    test.slow()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    const policies: string[] = []
    for (const locale of locales) {
      await page.setExtraHTTPHeaders({ 'Accept-Language': locale })
      for (const id of pages) {
        const answer = await page.goto(addressOf(id, locale))
        policies.push(answer?.headers()['content-security-policy'] ?? '')
        expect(policies.at(-1), id).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}'/)
        // React marks what it has taken over.
        const isAlive = () => Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
        await expect.poll(() => page.evaluate(isAlive), id).toBe(true)
      }
    }
    expect(new Set(policies).size).toBe(policies.length)
    expect(errors).toEqual([])
    const missing = await request.get('/icons/nao-existe')
    expect(missing.headers()['content-security-policy']).toContain("script-src 'self';")
  })
}
