import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { formatAmount, lowestAmount } from '../../lib/catalogue/text/money.ts'
import { answerWish } from '../../lib/choosing/answer.ts'
import { perHead } from '../../lib/choosing/evaluate.ts'
import { finderTrips } from '../../lib/choosing/finder-trip.ts'
import { type Locale, otherLocale } from '../../lib/i18n/locales.ts'
import { addressOf } from '../../lib/routing/pages.ts'
import { noWish } from '../../lib/wish/wish.ts'
import { shippedCatalogue } from '../../scripts/shipped-catalogue.ts'
import { problems } from './axe.ts'
import { excessWidth, openPage, switchLanguage } from './open-page.ts'
import { shippedTrip, addressOf as tripAddress } from './shipped-pages.ts'

const languages = [
  {
    locale: 'pt-BR',
    age: 'Criança',
    people: 'Adultos',
    show: 'Mostrar passeios',
    tooYoung: /a partir de \d+\sanos; o mais novo de vocês tem 7/,
    perHead: (price: string, each: string) => `${price} por grupo: ${each} por pessoa em 6`,
    nearest: 'O que chega mais perto',
    ask: /^Perguntar/,
    same: 'Igual em todos:',
    askAll: /Perguntar sobre todos/,
    keep: /^Guardar na minha lista: Caiaque coletivo no mangue e nas ilhas$/,
    kept: /^Caiaque coletivo no mangue e nas ilhas está na sua lista/,
    shown: 'Guardado na sua lista',
    clear: 'Limpar',
    not: 'Não serve para vocês',
    line: '2 adultos, criança de 7 anos · julho',
    own: 'A sua lista',
    handed: 'A lista que mandaram para você',
    join: 'Juntar à minha lista',
    empty: /Nada guardado ainda/,
    noScript: /o navegador precisa de JavaScript/,
    dropped: /não existe ou não está mais no catálogo|não está mais no catálogo/,
    removeGroup: 'Tirar Caiaque coletivo no mangue e nas ilhas da lista',
  },
  {
    locale: 'en-GB',
    age: 'Child',
    people: 'Adults',
    show: 'Show trips',
    tooYoung: /from age\s\d+; your youngest is 7/,
    perHead: (price: string, each: string) => `${price} per group: ${each} each for 6`,
    nearest: 'What comes closest',
    ask: /^Ask on WhatsApp/,
    same: 'The same for all:',
    askAll: /Ask about all of them/,
    keep: /^Keep in my list: Group kayak tour$/,
    kept: /^Group kayak tour is on your list/,
    shown: 'Kept in your list',
    clear: 'Clear',
    not: 'Doesn’t suit you',
    line: '2 adults, a child of 7 years old · July',
    own: 'Your list',
    handed: 'The list you were sent',
    join: 'Add to my list',
    empty: /Nothing kept yet/,
    noScript: /the browser needs JavaScript/,
    dropped: /doesn’t exist or is no longer listed|no longer in the catalogue/,
    removeGroup: 'Remove Group kayak tour from the list',
  },
] as const

/** How many trips suit a guest of seven. */
const fittingAtSeven = (locale: Locale): string =>
  String(answerWish(finderTrips(shippedCatalogue, locale), { ...noWish, ages: [7] }, locale).suits.length)

/** What a boat costs as a group, and each of six people. */
function groupPrice(locale: Locale): [price: string, each: string] {
  const reais = lowestAmount(shippedTrip('experiencia-caicara').detail.price) ?? 0
  return [formatAmount(reais, locale), formatAmount(perHead(reais, 6), locale)]
}

/** What a chat link would send. */
async function draftOf(page: Page, name: RegExp): Promise<string> {
  const href = await page.getByRole('link', { name }).first().getAttribute('href')
  return new URL(href ?? '').searchParams.get('text') ?? ''
}

const phone = { width: 360, height: 780 }
const wideScreen = { width: 1440, height: 900 }

for (const words of languages) {
  const { locale } = words
  const choose = addressOf('choose', locale)
  const compare = addressOf('compare', locale)
  const list = addressOf('list', locale)

  // Words do not depend on the width: each language goes its way on one, and what depends on it is tried on both.
  test.describe(`someone who chooses in ${locale}`, () => {
    test.use({ locale, viewport: locale === 'pt-BR' ? phone : wideScreen })

    test('tells the youngest age and sees at once what fits, what does not, and why; Back takes it back', async ({
      page,
    }) => {
      const requests: string[] = []
      await openPage(page, choose)
      await page.waitForLoadState('networkidle')
      page.on('request', (request) => {
        if (request.resourceType() === 'document' || request.url().includes('_rsc'))
          requests.push(request.url())
      })
      await page.locator('main select[name=age]').first().selectOption('7')
      await expect(page).toHaveURL(`${choose}?age=7`)
      await expect(page.getByRole('status').first()).toContainText(fittingAtSeven(locale))
      await expect(page.getByText(words.tooYoung).first()).toBeHidden()
      await page.locator('main details summary').last().click()
      await expect(page.getByText(words.tooYoung).first()).toBeVisible()
      await page.getByLabel(words.people).selectOption('5')
      await expect(page).toHaveURL(`${choose}?adults=5&age=7`)
      await expect(page.getByText(words.perHead(...groupPrice(locale))).first()).toBeVisible()
      expect(requests).toEqual([])

      await page.goBack()
      await expect(page).toHaveURL(`${choose}?age=7`)
      await expect(page.getByLabel(words.people)).toHaveValue('')
      await page.goBack()
      await expect(page).toHaveURL(choose)
      await expect(page.locator('main select[name=age]').first()).toHaveValue('')
    })

    test('takes criteria and trips along to the other language', async ({ page }) => {
      const other = otherLocale(locale)
      await openPage(page, `${choose}?age=7`)
      if (locale === 'pt-BR') await page.locator('main details summary').first().click()
      await page.getByLabel(words.people).selectOption('5')
      await expect(page).toHaveURL(`${choose}?adults=5&age=7`)
      await switchLanguage(page, other)
      await expect(page).toHaveURL(`${addressOf('choose', other)}?adults=5&age=7`)
      await page.goto(`${addressOf('compare', other)}?trips=itatiaia,serra-fina`)
      await switchLanguage(page, locale)
      await expect(page).toHaveURL(`${compare}?trips=itatiaia%2Cserra-fina`)
      await expect(page.getByRole('columnheader')).toHaveCount(2)
    })

    test('comes back from a trip to the answer that was left', async ({ page }) => {
      await openPage(page, choose)
      await page.locator('main select[name=age]').first().selectOption('7')
      await expect(page).toHaveURL(`${choose}?age=7`)
      await page.locator('main article a').first().click()
      await expect(page.getByRole('tablist')).toBeVisible()
      await page.goBack()
      await expect(page.locator('main select[name=age]').first()).toHaveValue('7')
      await expect(page.getByRole('status').first()).toContainText(fittingAtSeven(locale))
    })

    test('keeps trips with a heart, finds them on the list, and hands the list on', async ({
      page,
      browser,
      viewport,
    }) => {
      await openPage(page, choose)
      const heart = page.getByRole('checkbox', { name: words.keep })
      await heart.focus()
      await page.keyboard.press('Space')
      await expect(heart).toBeChecked()
      await expect(page.locator('#announcements')).toHaveText(words.kept)
      // The header says where it went, counts it, and leads there.
      await expect(page.locator('header').getByText(words.shown)).toBeVisible()
      await page.locator(`header a[href="${list}"]`).filter({ visible: true }).first().click()
      await expect(page).toHaveURL(new RegExp(`${list}$`))
      await expect(page.getByRole('heading', { name: words.own })).toBeVisible()
      await expect(page.locator('main article')).toHaveCount(1)
      expect(await draftOf(page, words.askAll)).toContain('- Caiaque coletivo no mangue e nas ilhas')

      const friend = await browser.newContext({ locale, viewport })
      const theirs = await friend.newPage()
      await openPage(theirs, `${new URL(page.url()).origin}${list}?trips=caiaque-coletivo,itatiaia`)
      await expect(theirs.getByRole('heading', { name: words.handed })).toBeVisible()
      await expect(theirs.getByText(words.empty)).toBeVisible()
      await theirs.getByRole('button', { name: words.join }).click()
      await expect(theirs.getByRole('button', { name: words.removeGroup })).toBeVisible()
      await friend.close()

      await page.getByRole('button', { name: words.removeGroup }).click()
      await expect(page.getByText(words.empty)).toBeVisible()
    })

    test('has a choice answered that was made before the scripts ran', async ({ page }) => {
      let run: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        run = resolve
      })
      await page.route('**/_next/static/**/*.js*', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(choose, { waitUntil: 'commit' })
      await page.locator('main form select[name="age"]').first().selectOption('7')
      run()
      await expect(page).toHaveURL(/\?age=7$/)
      await expect(page.getByRole('status').first()).toContainText(fittingAtSeven(locale))
      await expect(page.locator('main form select[name="age"]').first()).toHaveValue('7')
    })

    test('says a wish once: every page shows it, a trip answers it, and each booking button carries it', async ({
      page,
    }) => {
      await openPage(page, addressOf('home', locale))
      const form = page.locator('main form').first()
      await form.getByLabel(words.people).selectOption('2')
      await form.locator('select[name=age]').first().selectOption('7')
      await form.locator('select[name=month]').selectOption('7')
      await openPage(page, tripAddress('caiaque-dia-inteiro', locale))
      await expect(page.getByText(words.line)).toBeVisible()
      const verdict = page.locator('.trip-panel').getByText(words.not)
      await expect(verdict).toBeVisible()
      // Three that do suit stand beside it.
      await expect(verdict.locator('..').getByRole('link')).toHaveCount(3)
      const links = page.locator(':is(header, main, aside) a[href*="wa.me"]').filter({ visible: true })
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /2%20adultos/)
        await expect(link).toHaveAttribute('href', /julho/)
      }
      await page.getByRole('button', { name: words.clear }).click()
      await expect(page.getByText(words.line)).toHaveCount(0)
      await expect(verdict).toHaveCount(0)
      expect(await problems(page)).toEqual([])
    })

    test('comes from the first view of home to a whole message for four in at most twelve taps', async ({
      page,
    }) => {
      let taps = 0
      const tap = async (act: () => Promise<unknown>, count = 1) => {
        taps += count
        await act()
      }
      await openPage(page, addressOf('home', locale))
      const form = page.locator('main form').first()
      // A choice is two taps: one opens it, one takes it.
      await tap(() => form.getByLabel(words.people).selectOption('2'), 2)
      await tap(() => form.locator('select[name=age]').nth(0).selectOption('7'), 2)
      await tap(() => form.locator('select[name=age]').nth(1).selectOption('10'), 2)
      await tap(() => form.locator('select[name=month]').selectOption('7'), 2)
      await tap(() => form.getByRole('button', { name: words.show }).click())
      await expect(page).toHaveURL(/adults=2&age=7&age=10&month=7/)
      await tap(() => page.locator('main article a').first().click())
      const book = page.locator('[data-booking] a').first()
      await expect(book).toHaveAttribute('href', /julho/)
      const text = new URL((await book.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
      taps += 1
      expect(text.replaceAll('\u00a0', ' ')).toContain(
        'Número de pessoas: 4 (2 adultos e 2 crianças, de 7 anos e 10 anos)',
      )
      expect(text).toContain('Data: flexível, em julho')
      expect(taps).toBeLessThanOrEqual(12)
    })

    test('reads an answer on a phone in less than six screens', async ({ page }) => {
      await page.setViewportSize(phone)
      await openPage(page, `${choose}?adults=2&age=7&age=9&month=7`)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500)
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    })

    test('compares three trips without sideways scrolling, and prints them', async ({ page }) => {
      await page.goto(`${compare}?trips=itatiaia,serra-fina,ilha-grande`)
      for (const viewport of [wideScreen, phone]) {
        await page.setViewportSize(viewport)
        await expect(page.getByRole('columnheader')).toHaveCount(3)
        await expect(page.getByRole('rowheader').first()).toBeVisible()
        expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      }
      expect(await draftOf(page, words.askAll)).toContain('- Travessia da Serra Fina')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      await expect(page.locator('main form')).toBeHidden()
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    })

    test('meets nothing that axe objects to, whatever is asked', async ({ page }) => {
      test.slow()
      // Each width in both themes, and each language as well.
      const views =
        locale === 'pt-BR'
          ? ([
              [phone, 'light'],
              [wideScreen, 'dark'],
            ] as const)
          : ([
              [wideScreen, 'light'],
              [phone, 'dark'],
            ] as const)
      for (const address of [
        choose,
        `${choose}?adults=5&age=7&month=7`,
        `${choose}?adults=15&activity=barco&budget=300`,
        compare,
        `${compare}?trips=itatiaia,serra-fina,nowhere`,
        list,
        `${list}?trips=itatiaia,baia-paraty`,
      ]) {
        await page.goto(address)
        for (const summary of await page.locator('main details summary').filter({ visible: true }).all())
          await summary.click()
        for (const [viewport, colorScheme] of views) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          expect.soft(await problems(page), `${colorScheme} ${viewport.width} ${address}`).toEqual([])
        }
      }
    })
  })

  test.describe(`in ${locale} without scripts`, () => {
    test.use({ locale, javaScriptEnabled: false })

    test('the finder is a form whose answer is a page', async ({ page }) => {
      await page.goto(choose)
      await page.locator('main select[name=age]').first().selectOption('7')
      await page.getByRole('button', { name: words.show }).click()
      await expect(page).toHaveURL(/[?&]age=7/)
      await expect(page.getByRole('status').first()).toContainText(fittingAtSeven(locale))
      await page.locator('main details summary').last().click()
      await expect(page.getByText(words.tooYoung).first()).toBeVisible()
    })

    test('an empty answer names the nearest trips and carries the criteria into the chat', async ({
      page,
    }) => {
      await page.goto(`${choose}?adults=15&activity=barco&budget=300`)
      await expect(page.getByRole('heading', { name: words.nearest })).toBeVisible()
      expect(await draftOf(page, words.ask)).toContain('Número de pessoas: 15')
      expect((await draftOf(page, words.ask)).includes('Number of people')).toBe(locale === 'en-GB')
    })

    test('the comparison is chosen by a form, and unknown trips are dropped kindly', async ({ page }) => {
      await page.goto(compare)
      await expect(page.getByRole('rowheader')).toHaveCount(9)
      const fields = page.locator('select[name="trips"]')
      await fields.nth(0).selectOption('saco-fundao')
      await fields.nth(1).selectOption('itatiaia')
      await page.locator('main form button').click()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      await page.goto(`${compare}?trips=saco-fundao,nowhere,%3Cscript%3E`)
      await expect(page.getByText(words.dropped)).toBeVisible()
      await expect(page.getByRole('columnheader')).toHaveCount(1)
    })

    test('the list says what it is, and one that was sent can be read', async ({ page }) => {
      await page.goto(list)
      await expect(page.getByText(words.noScript)).toBeVisible()
      await expect(page.getByText(words.empty)).toBeHidden()
      await page.goto(`${list}?trips=itatiaia,saco-fundao`)
      await expect(page.locator('main article')).toHaveCount(2)
      expect(await draftOf(page, words.askAll)).toContain('- Saco do Fundão')
      const other = otherLocale(locale)
      await switchLanguage(page, other)
      await expect(page).toHaveURL(`${addressOf('list', other)}?trips=itatiaia%2Csaco-fundao`)
      await expect(page.locator('main article')).toHaveCount(2)
    })
  })
}

test('an answer is never kept for another query, and its scripts carry the nonce of this answer', async ({
  request,
}) => {
  const headers = { accept: 'text/html', 'accept-language': 'pt-BR' }
  const read = async (address: string) => {
    const response = await request.get(address, { headers })
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('private, no-cache')
    const policy = response.headers()['content-security-policy'] ?? ''
    const [, nonce] = /'nonce-([a-f0-9]+)'/.exec(policy) ?? []
    const text = await response.text()
    const scripts = [...text.matchAll(/<script\b(?![^>]*ld\+json)([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(1)
    if (address.includes('?')) {
      expect(nonce).toBeDefined()
      expect(scripts.filter(([, names]) => !names?.includes(`nonce="${nonce}"`))).toEqual([])
    } else {
      // Nobody has asked it anything: the page was rendered ahead, and its policy names each inline script by its hash.
      const inline = scripts.filter(([, names]) => !names?.includes('src=')).map(([, , body = '']) => body)
      const hashes = inline.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
      expect(hashes.length).toBeGreaterThan(0)
      expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([])
      expect(nonce).toBeUndefined()
    }
    return /role="status"[^>]*>([^<]*)/.exec(text)?.[1]
  }
  const plain = await read('/escolher')
  const asked = await read('/escolher?age=7')
  expect(asked).not.toBe(plain)
  expect(await read('/escolher')).toBe(plain)
  expect(await read('/escolher?age=7&adults=nonsense')).toBe(asked)
})

test('a query of any kind is answered with the page, unless it is longer than a proxy takes', async ({
  request,
}) => {
  for (const query of [
    'age=%00',
    'age=7&age=8',
    `trips=${'a,'.repeat(1500)}`,
    'trips[]=a',
    '__proto__=1',
    '%zz',
  ]) {
    for (const page of ['choose', 'compare', 'list'] as const) {
      const response = await request.get(`${addressOf(page, 'en-GB')}?${query}`)
      expect([query.slice(0, 20), response.status()]).toEqual([query.slice(0, 20), 200])
    }
  }
  const long = await request.get(`${addressOf('compare', 'en-GB')}?trips=${'a,'.repeat(3000)}`)
  expect(long.status()).toBe(414)
})
