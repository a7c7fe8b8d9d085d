import { expect, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { excessWidth } from './open-page.ts'
import { createAccount, makeAdministrator, newPerson, signIn } from './staff.ts'

test.describe.configure({ mode: 'default' })

const languages = [
  {
    locale: 'pt-BR',
    send: 'Encaminhar',
    done: /já está valendo/,
    list: 'Colar uma lista',
    add: 'Incluir a lista',
    remove: 'Tirar',
    removed: 'Tirado.',
    line: 'Linha 2: /b /nada',
  },
  {
    locale: 'en-GB',
    send: 'Send on',
    done: /counts already/,
    list: 'Paste a list',
    add: 'Add the list',
    remove: 'Take away',
    removed: 'Taken away.',
    line: 'Line 2: /b /nada',
  },
] as const

async function expectGood(page: Page): Promise<void> {
  expect(await problems(page)).toEqual([])
  expect(await excessWidth(page)).toBe(0)
}

for (const words of languages) {
  test.describe(`what visitors asked for, in ${words.locale}`, () => {
    test.use({ locale: words.locale, viewport: { width: 390, height: 844 } })

    test('a missing address is counted, sent on to a page, and found again', async ({ page, request }) => {
      const former = `/blog-${words.locale.toLowerCase()}`
      const person = newPerson()
      await createAccount(person)
      await makeAdministrator(person)
      expect((await page.goto(`${former}/remada`))?.status()).toBe(404)
      await page.goto(words.locale === 'en-GB' ? '/en/tours' : '/passeios')
      await page.evaluate((locale) => {
        navigator.sendBeacon('/api/visits', JSON.stringify({ chat: 'passeio-veleiro', locale }))
        navigator.sendBeacon('/api/visits', JSON.stringify({ wish: 'month=7&activity=barco' }))
      }, words.locale)

      await signIn(page, person)
      await expect(page).toHaveURL(/\/admin$/)
      await expect(async () => {
        await page.goto('/admin/visitors')
        await expect(page.getByText(`${former}/remada`)).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 20_000 })
      await expect(page.getByRole('table')).toBeVisible()
      await expectGood(page)

      await page.getByRole('listitem').filter({ hasText: former }).getByRole('link').click()
      await expect(page.locator('#redirect-from')).toHaveValue(`${former}/remada`)
      await page.locator('select[name="to"]').selectOption('/en/tours')
      await page.getByRole('button', { name: words.send, exact: true }).click()
      await expect(page.getByText(words.done)).toBeVisible()
      await expectGood(page)
      const sent = await request.get(`${former}/remada?a=1`, { maxRedirects: 0 })
      expect([sent.status(), sent.headers().location]).toEqual([308, '/en/tours?a=1'])

      await page.getByText(words.list).click()
      await page.locator('textarea').fill(`${former}/* /passeios\n/b /nada`)
      await page.getByRole('button', { name: words.add }).click()
      await expect(page.getByText(words.line)).toBeVisible()
      await expect(page.locator('textarea')).toHaveValue(/\/nada/)
      await page.locator('textarea').fill(`${former}/* /passeios`)
      await page.getByRole('button', { name: words.add }).click()
      await expect(page.locator('textarea')).toHaveValue('')
      const folder = await request.get(`${former}/2019/x`, { maxRedirects: 0 })
      expect([folder.status(), folder.headers().location]).toEqual([308, '/passeios'])

      for (const address of [`${former}/*`, `${former}/remada`]) {
        await page.getByRole('button', { name: `${words.remove} ${address}`, exact: true }).click()
        await expect(page.getByText(words.removed)).toBeVisible()
        await expect(page.getByText(address, { exact: true })).toBeHidden()
      }
      expect((await request.get(`${former}/remada`, { maxRedirects: 0 })).status()).toBe(404)
    })
  })
}
