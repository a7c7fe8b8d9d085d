import { expect, type Locator, type Page, test } from '@playwright/test'
import { fill } from '../../lib/i18n/fill.ts'
import { type Locale, locales, otherLocale } from '../../lib/i18n/locales.ts'
import { wordsOf } from '../../lib/i18n/words.ts'
import { planningWords } from '../../lib/planning/planning-words.ts'
import { problems } from './axe.ts'
import { excessWidth, openPage, switchLanguage } from './open-page.ts'
import { addressOf } from './shipped-pages.ts'

/** The moment at which people ask: a summer morning in Paraty. */
const now = new Date('2027-02-10T13:00:00Z')

const phone = { width: 360, height: 780 }
const wideScreen = { width: 1440, height: 900 }

const tabs: Record<Locale, string> = { 'pt-BR': 'Cancelamento', 'en-GB': 'Cancellation' }
const signs: Record<Locale, { group: string; title: string; afterSunset: RegExp }> = {
  'pt-BR': {
    group: 'Olá! Gostaria de reservar o passeio Caiaque coletivo no mangue e nas ilhas.',
    title: 'Travessia da Serra Fina',
    afterSunset: /15h00 volta .+ depois do pôr do sol/,
  },
  'en-GB': {
    group: 'Hello! I’d like to book this tour: Group kayak tour.',
    title: 'Serra Fina traverse',
    afterSunset: /15:00 .+ after sunset/,
  },
}

/** What a chat link would send. */
const draftIn = async (link: Locator): Promise<string> =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''

/** Goes on to a control with the keyboard alone and presses it. */
async function press(page: Page, control: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await control.focus()
  await page.keyboard.press(key)
}

for (const locale of locales) {
  const { form, notes, share } = wordsOf(locale).request
  const { answer } = wordsOf(locale).wish
  const { date: dateWords, cancel } = planningWords(locale)
  const trip = addressOf('caiaque-coletivo', locale)

  // Words do not depend on the width: each language goes its way on one, and what depends on it is tried on both.
  test.describe(`someone who asks in ${locale}`, () => {
    const [own, other] = locale === 'pt-BR' ? [phone, wideScreen] : [wideScreen, phone]
    test.use({ locale, viewport: own, reducedMotion: 'reduce' })

    /** What is wrong with a part of the page on a phone and on a wide screen, and whether the page is wider than either. */
    const problemsOnBoth = async (page: Page, ...parts: string[]): Promise<string[]> => {
      const found: string[] = []
      for (const viewport of [other, own]) {
        await page.setViewportSize(viewport)
        const excess = await excessWidth(page)
        if (excess > 0) found.push(`${viewport.width}: ${excess} px sideways`)
        for (const problem of await problems(page, ...parts)) found.push(`${viewport.width}: ${problem}`)
      }
      return found
    }

    test('puts a request together by keyboard, is told kindly what does not fit, and sees the message as it is written', async ({
      page,
    }) => {
      await page.clock.setFixedTime(now)
      await openPage(page, trip)
      const composer = page.getByRole('region', { name: form.title })
      const send = composer.locator('[data-booking] a').first()
      const message = composer.locator('blockquote')
      const seesWhatIsSent = async () => expect(await message.textContent()).toBe(await draftIn(send))
      await press(page, composer.getByText(form.more), 'Enter')
      await expect(message).toContainText('Data: DD/MM/AAAA')
      await expect(message).toContainText('Número de pessoas:')
      await seesWhatIsSent()

      const date = composer.locator('input[name=date]')
      await date.fill('2027-02-09')
      await expect(composer.getByText(notes.past)).toBeVisible()
      await date.fill('2027-06-11')
      await expect(composer.getByText(notes.past)).toBeHidden()
      // The day stands beside its date.
      await expect(composer.getByText(signs[locale].afterSunset)).toBeVisible()
      await expect(composer.getByRole('img')).toBeVisible()
      await composer.locator('select[name=adults]').selectOption('1')
      await expect(composer.getByText(fill(notes.least, { min: 2 }))).toBeVisible()
      await composer.locator('select[name=age]').first().selectOption('5')
      await expect(composer.getByText(fill(notes.least, { min: 2 }))).toBeHidden()
      await expect(page.locator('.trip-panel').getByText(answer.not)).toBeVisible()
      await expect(message).toContainText('Data: 11/06/2027')
      await expect(message).toContainText('Número de pessoas: 2')
      // What was left open is still open in the message.
      await expect(message).toContainText('Horários:')
      await expect(message).toContainText(signs[locale].group)
      await seesWhatIsSent()
      expect(await problemsOnBoth(page, 'section:has(blockquote)')).toEqual([])

      await composer.locator('select[name=month]').selectOption('7')
      await expect(message).toContainText('Data: flexível, em julho')
      await seesWhatIsSent()
    })

    test('sees what cancelling on a shared day would give back, and hands the page on', async ({ page }) => {
      await page.clock.setFixedTime(now)
      await page.addInitScript(() => {
        Object.assign(navigator, {
          share: async ({ url }: ShareData) => {
            document.documentElement.dataset.shared = url
          },
        })
      })
      await openPage(page, `${trip}?date=2027-06-11`)
      await press(page, page.getByRole('button', { name: share.button }), 'Enter')
      await expect(page.locator('html')).toHaveAttribute('data-shared', /\?date=2027-06-11$/)

      await press(page, page.getByRole('tab', { name: tabs[locale] }), 'Enter')
      const panel = page.getByRole('tabpanel', { name: tabs[locale] })
      await press(page, panel.getByText(cancel.title, { exact: true }), 'Enter')
      await expect(panel.getByLabel(dateWords.label)).toHaveValue('2027-06-11')
      await expect(panel.getByText(cancel.practice.lead)).toBeVisible()
      const status = panel.getByRole('status')
      await expect(status).toContainText(cancel.now)
      await expect(status).toContainText(cancel.refunds.full)
      await expect(panel.getByText(cancel.bestMark).first()).toBeVisible()
      expect(await problemsOnBoth(page, '.trip-know', '#cancellation')).toEqual([])

      // The day goes along to the next page without standing in its address.
      await openPage(page, addressOf('policy', locale))
      await page.locator('main section').last().scrollIntoViewIfNeeded()
      const choice = page.getByLabel(dateWords.trip)
      await choice.focus()
      await page.keyboard.type(signs[locale].title)
      await expect(choice).toHaveValue('serra-fina')
      await expect(page.getByText(cancel.best, { exact: true })).toBeVisible()
      expect(await problemsOnBoth(page, 'main > [data-screen-only]')).toEqual([])
    })

    test('takes the chosen day along to the other language', async ({ page }) => {
      await page.clock.setFixedTime(now)
      await openPage(page, trip)
      await page.locator('main input[name=date]').fill('2027-06-11')
      const twin = otherLocale(locale)
      await switchLanguage(page, twin)
      await expect(page).toHaveURL(new RegExp(`${addressOf('caiaque-coletivo', twin)}$`))
      await expect(page.locator('main input[name=date]')).toHaveValue('2027-06-11')
    })

    test('asks for a place on a course with the date and group that were said before', async ({ page }) => {
      await openPage(page, `${addressOf('home', locale)}?adults=5&date=2027-06-11#courses`)
      const course = page.locator('#courses ol > li').last()
      const link = course.getByRole('link', { name: form.course })
      await expect(link).toHaveAttribute('href', /2027/)
      const draft = await draftIn(link)
      expect(draft).toContain('Olá! Gostaria de participar do curso ACA “Curso de rolamento”.')
      expect(draft).toContain('Data: 11/06/2027\nNúmero de pessoas: 5')
      expect(await problemsOnBoth(page, '#courses')).toEqual([])
    })
  })

  test.describe(`someone who asks without scripts in ${locale}`, () => {
    test.use({ locale, javaScriptEnabled: false })

    test('has the plain links of trips and courses, and the rules of cancelling', async ({ page }) => {
      await page.goto(trip)
      await expect(page.locator('main input[name=date]')).toBeHidden()
      expect(await draftIn(page.locator('[data-booking] a').first())).toContain('Data: DD/MM/AAAA')
      await page.locator('#cancellation summary', { hasText: cancel.wordings }).click()
      await expect(page.locator('#cancellation').getByText(cancel.sources.policy).first()).toBeVisible()
      await page.goto(addressOf('home', locale))
      for (const course of await page.locator('#courses ol > li').all()) {
        expect(await draftIn(course.getByRole('link', { name: form.course }))).toContain('Data: DD/MM/AAAA')
      }
    })
  })
}

const entities = (value: string): string => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** The chat links of a page: what each button is called, and the first sentence of its draft. */
function chatLinks(html: string): { label: string; draft: string }[] {
  return [...html.matchAll(/<a\b[^>]*?href="(https:\/\/wa\.me[^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', label = '']) => ({
      label: entities(label.replace(/<[^>]+>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
      draft: new URL(entities(href)).searchParams.get('text') ?? '',
    }),
  )
}

const aboutTrip =
  /^Olá! (?:Gostaria de reservar (?:o passeio|a expedição)|Tenho uma dúvida sobre (?:o passeio|a expedição)|Gostaria de saber a disponibilidade do passeio) ./
const aboutCourses =
  /^Olá! Gostaria de (?:participar do curso ACA “.+”|saber sobre as próximas turmas dos cursos ACA|mais informações sobre os cursos ACA)/

/** What may stand in the drafts of each kind of page, beside its own sentence. */
const kinds: { page: string; query?: string; own?: RegExp; others?: RegExp[] }[] = [
  { page: 'home', own: /^Olá! Estou no site de vocês/, others: [aboutTrip, aboutCourses] },
  {
    page: 'tours',
    own: /^Olá! Estou vendo os passeios de um dia/,
    others: [aboutTrip, /roteiro personalizado/],
  },
  { page: 'expeditions', own: /^Olá! Estou vendo as expedições/, others: [aboutTrip] },
  { page: 'destination', own: /^Olá! Li sobre Paraty e a Costa Verde/ },
  { page: 'policy', own: /^Olá! Li a política de cancelamento/, others: [/o cancelamento ou a remarcação/] },
  {
    page: 'choose',
    query: '?adults=15&budget=300',
    own: /^Olá! Estou procurando no site um passeio/,
    others: [/^Olá! Estou escolhendo um passeio[\s\S]*Número de pessoas: 15/],
  },
  {
    page: 'compare',
    query: '?trips=itatiaia,serra-fina',
    own: /^Olá! Estou comparando passeios/,
    others: [/^Olá! Estou em dúvida entre estes passeios:\n- Parte alta do Itatiaia/, aboutTrip],
  },
  {
    page: 'list',
    query: '?trips=itatiaia',
    own: /^Olá! Guardei alguns passeios/,
    others: [/^Olá! Gostaria de saber mais sobre estes passeios:\n- Parte alta do Itatiaia/],
  },
  { page: 'caiaque-coletivo', others: [aboutTrip] },
  { page: 'baia-paraty', others: [aboutTrip] },
  { page: 'saco-mamangua', others: [aboutTrip] },
  { page: 'ilha-grande', others: [aboutTrip, aboutCourses] },
]

for (const locale of locales) {
  test(`every chat button in ${locale} says where the person stood and what they want`, async ({
    request,
  }) => {
    const read = async (address: string) =>
      chatLinks(
        await (
          await request.get(address, { headers: { 'Accept-Language': locale, Accept: 'text/html' } })
        ).text(),
      )
    for (const { page, query = '', own, others = [] } of kinds) {
      const links = await read(`${addressOf(page, locale)}${query}`)
      expect(links.length, page).toBeGreaterThan(2)
      const unexpected = links.filter(
        ({ draft }) => ![...(own ? [own] : []), ...others].some((kind) => kind.test(draft)),
      )
      expect.soft(unexpected, page).toEqual([])
      if (own) expect.soft(links.filter(({ draft }) => own.test(draft)).length, page).toBeGreaterThan(1)
      // On English pages the same follows in English.
      const halves = links.filter(({ draft }) => /\n\n(?:Hello|Hi)/.test(draft))
      expect.soft(halves.length, page).toBe(locale === 'en-GB' ? links.length : 0)
    }
    for (const { draft } of await read(locale === 'en-GB' ? '/en/nowhere' : '/lugar-nenhum')) {
      expect.soft(draft).toMatch(/^Olá! Procurei uma página do site que não existe/)
    }
    const bay = await read(addressOf('baia-paraty', locale))
    const specialist = bay.filter(({ label }) =>
      /^(?:Falar com Especialista|Talk to a specialist)/.test(label),
    )
    expect(specialist.map(({ draft }) => draft.split(' sobre ')[0])).toEqual(['Olá! Tenho uma dúvida'])
  })
}
