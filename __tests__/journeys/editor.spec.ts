import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { sourcesIn } from '../../lib/catalogue/text/source-mark.ts'
import { problems } from './axe.ts'
import { excessWidth } from './open-page.ts'
import { type OwnBackend, type SiteProcess, startOwnBackend } from './own-site.ts'
import { jpegFile } from './sample-images.ts'
import { newPerson, type Person, signIn } from './staff.ts'

/*
 * Staff change what the site says. All of it on a backend and a site of their own, because other journeys hold the pages
 * against the catalogue as shipped.
 */

test.describe.configure({ mode: 'default' })

let backend: OwnBackend
let site: SiteProcess
let staff: Person

/** Somebody with an account; administrators have the role as well. */
async function person({ isAdministrator }: { isAdministrator: boolean }): Promise<Person> {
  const one = newPerson()
  await (isAdministrator ? backend.administrator(one) : backend.account(one))
  return one
}

async function enter(browser: Browser, one: Person, locale = 'pt-BR'): Promise<Page> {
  const context = await browser.newContext({ locale, baseURL: site.url })
  const page = await context.newPage()
  await signIn(page, one)
  await page.waitForURL('**/admin')
  return page
}

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' })

/** Opens a chapter of the editor by its name, where it is closed. */
async function section(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false })
  if (await button.count()) await button.first().click()
}

const saveState = (page: Page) => page.locator('[data-save]')
const saved = (page: Page) => expect(saveState(page)).toHaveAttribute('data-save', 'saved')

async function publish(page: Page): Promise<void> {
  await saved(page)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Publicado.')).toBeVisible()
}

const nextYear = new Date().getFullYear() + 1
const pageText = async (address: string): Promise<string> => (await fetch(`${site.url}${address}`)).text()
const title = (page: Page, language: 'pt-BR' | 'en-GB') => page.locator(`#field-words_${language}_title`)

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backend = await startOwnBackend()
  site = await backend.startSite()
  staff = await person({ isAdministrator: true })
})
test.afterAll(() => backend?.stop())

test('a price is changed and visitors see it, in both languages', async ({ browser }) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/tours/caiaque-coletivo')
  await page.locator('#field-listing_price').fill('333')
  await expect(saveState(page)).not.toHaveAttribute('data-save', 'saved')
  await publish(page)
  await page.getByRole('link', { name: 'em inglês' }).click()
  await expect(page.getByText('USD 70').first()).toBeVisible()
  await expect.poll(() => pageText('/passeio-de-caiaque-coletivo-paraty')).toContain('R$\u00a0333')
})

test('a slip in one language is put right, and the other language stays', async ({ browser }) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/tours/passeio-veleiro')
  const portuguese = await title(page, 'pt-BR').inputValue()
  await title(page, 'en-GB').fill('A day under sail')
  await publish(page)
  await expect.poll(() => pageText('/en/tours')).toContain('A day under sail')
  await expect.poll(() => pageText('/passeios')).toContain(portuguese)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Voltar ao original: Nome, Inglês' })).toBeVisible()
})

test('yesterday’s text comes back from the history', async ({ browser }) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/tours/passeio-veleiro')
  await title(page, 'en-GB').fill('A night under sail')
  await publish(page)
  await open(page, '/admin/tours/passeio-veleiro/history')
  await expect(page.locator('ins', { hasText: 'night' })).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await page
    .getByRole('button', { name: /^Voltar a este estado/ })
    .first()
    .click()
  await expect(page.getByText('Este estado está publicado de novo.')).toBeVisible()
  await expect.poll(() => pageText('/en/tours')).toContain('A day under sail')
  // Back to before anybody changed anything.
  await open(page, '/admin/tours/passeio-veleiro/history')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Voltar a este estado: Como era no começo' }).click()
  await expect.poll(() => pageText('/en/tours')).not.toContain('A day under sail')
})

test('a trip is hidden and shown again from its list', async ({ browser }) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/tours')
  const row = page.locator('[data-item="caiaque-paraty-mirim"]')
  const sheet = page.getByRole('dialog')
  await row.getByLabel('Mais ações de').click()
  await sheet.getByRole('button', { name: 'Ocultar' }).click()
  await expect(row.locator('[data-state="hidden"]')).toBeVisible()
  expect((await fetch(`${site.url}/passeio-caiaque-paraty-mirim`)).status).toBe(404)
  await row.getByLabel('Mais ações de').click()
  await sheet.getByRole('button', { name: 'Mostrar' }).click()
  await expect(row.locator('[data-state="hidden"]')).toHaveCount(0)
  expect((await fetch(`${site.url}/passeio-caiaque-paraty-mirim`)).status).toBe(200)
})

test.describe('the order of a list', () => {
  const ids = (page: Page) =>
    page.locator('[data-item]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-item')))
  const handle = (page: Page, id: string) =>
    page.locator(`[data-item="${id}"]`).getByRole('button', { name: /^Mover/ })
  /** Whether visitors meet one trip before the other. */
  const comesFirst = async (address: string, one: string, other: string) => {
    const page = (await pageText(address)).split('<main')[1] ?? ''
    return page.indexOf(`href="${one}"`) < page.indexOf(`href="${other}"`)
  }

  test('is changed with the keyboard as fast as keys go, the focus stays, and visitors see it', async ({
    browser,
  }) => {
    const page = await enter(browser, staff)
    await open(page, '/admin/expeditions')
    const before = await ids(page)
    const [first = '', second = '', third = ''] = before.map(String)
    await handle(page, first).focus()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await expect(page.getByText('Ordem salva.')).toBeVisible()
    await expect.poll(() => ids(page)).toEqual([second, third, first, ...before.slice(3)])
    await expect(handle(page, first)).toBeFocused()
    await page.reload({ waitUntil: 'networkidle' })
    expect(await ids(page)).toEqual([second, third, first, ...before.slice(3)])
    await expect
      .poll(() => comesFirst('/expedicoes', '/expedicao-saco-mamangua', '/expedicao-saco-fundao'))
      .toBe(true)

    // And back: a key that changes its mind leaves everything as it was.
    await handle(page, first).focus()
    for (const key of ['Space', 'ArrowUp', 'Escape']) await page.keyboard.press(key)
    expect(await ids(page)).toEqual([second, third, first, ...before.slice(3)])
  })

  test('is changed one step at a time with the buttons of a row', async ({ browser }) => {
    const page = await enter(browser, staff)
    await open(page, '/admin/aca-courses')
    const [first = '', second = '', ...rest] = (await ids(page)).map(String)
    const down = page.locator(`[data-item="${first}"]`).getByRole('button', { name: /^Descer/ })
    await down.click()
    await expect.poll(() => ids(page)).toEqual([second, first, ...rest])
    await expect(down).toBeFocused()
    await expect(page.getByText('Ordem salva.')).toBeVisible()
  })
})

test('the form library and the schemas are loaded by the editor alone', async ({ browser }) => {
  const page = await enter(browser, staff)
  const isSchemas = new Map<string, boolean>()
  /** Whether a script of the screen brings the schema library. */
  const hasSchemas = async (address: string): Promise<boolean> => {
    await open(page, address)
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts.filter((name) => !isSchemas.has(name))) {
      const text = await (await page.request.get(script)).text()
      isSchemas.set(script, text.includes('unrecognized_keys'))
    }
    return scripts.some((name) => isSchemas.get(name))
  }
  expect(await hasSchemas('/admin/tours/passeio-veleiro')).toBe(true)
  for (const address of [
    '/admin',
    '/admin/tours',
    '/admin/tours/new',
    '/admin/tours/passeio-veleiro/history',
    '/admin/content',
    '/admin/people',
    ...['/', '/passeios', '/passeio-veleiro', '/tour-baia-paraty', '/paraty-costa-verde'],
    ...['/politica-cancelamento', '/escolher', '/comparar', '/minha-lista'],
  ]) {
    expect(await hasSchemas(address), address).toBe(false)
  }
})

test('search and filter narrow the list', async ({ browser }) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/tours')
  await page.getByLabel('Buscar').fill('veleiro')
  await expect(page.locator('[data-item]')).toHaveCount(1)
  await page.getByLabel('Buscar').fill('')
  await page.getByRole('combobox', { name: /^Mostrar/ }).selectOption('changed')
  await expect(page.locator('[data-item="caiaque-coletivo"]')).toBeVisible()
  await expect(page.locator('[data-item="regate-caicara"]')).toHaveCount(0)
})

test('the list names whoever changed an item last, by a draft as well', async ({ browser }) => {
  const colleague = newPerson()
  const { client } = await backend.administrator(colleague)
  const item = { collection: 'tours', id: 'aventura-privada' }
  const { data: row } = await client.from('tours').select('revision').eq('id', item.id).single()
  const document = { words: { 'pt-BR': { subtitle: 'A subida antes do sol' } } }
  const { error } = await client.rpc('save_draft', {
    ...item,
    revision: row?.revision,
    document,
    shipped: true,
  })
  expect(error).toBeNull()
  const page = await enter(browser, staff)
  await open(page, '/admin/tours')
  await expect(page.locator(`[data-item="${item.id}"]`)).toContainText(colleague.email)
})

test('a new tour begins as a draft that lists what it lacks, and cannot be published before', async ({
  browser,
}) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/tours/new')
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await expect(page.getByText('Escolha a categoria.')).toBeVisible()
  await page.getByLabel('Categoria').selectOption('Caiaque')
  await page.getByLabel('Nome em português').fill('Remada da Lua')
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await page.waitForURL('**/admin/tours/remada-da-lua')
  await expect(page.locator('[data-check="blocking"]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeDisabled()
  await page.locator('[data-check="blocking"] button', { hasText: 'Preço' }).first().click()
  await expect(page.locator('#field-listing_price')).toBeFocused()
  // A list that is too short leads to where it grows.
  await page.locator('[data-check="blocking"] button', { hasText: 'Mínimo de itens: 1.' }).click()
  await expect(page.getByRole('button', { name: 'Acrescentar: Descrição completa' })).toBeFocused()
  await expect.poll(() => pageText('/passeios')).not.toContain('Remada da Lua')
})

test('a tour goes out in Portuguese with what its first screen asks, begun from one like it, and a season shows', async ({
  browser,
}) => {
  const page = await enter(browser, staff)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/tours/new')
  await page.getByLabel('Começar de um passeio parecido').selectOption('passeio-veleiro')
  await expect(page.getByLabel('Categoria')).toHaveValue('Barco')
  await page.getByLabel('Nome em português').fill('Vela da Tarde')
  await page.getByLabel('Valor em reais').fill('1.250,50')
  await expect(page.getByText('Em reais inteiros, sem centavos: por exemplo 1250.')).toBeVisible()
  await page.getByLabel('Valor em reais').fill('R$ 1.250')
  await page.getByLabel('O que se faz, em um parágrafo').fill('Velejamos até o sol se pôr.')
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await page.waitForURL('**/admin/tours/vela-da-tarde')
  await expect(page.locator('[data-check="blocking"]')).toHaveCount(0)

  await page.getByText('Épocas, grupos, crianças, meses').click()
  const add = (name: string) =>
    page.getByRole('button', { name: `Acrescentar: ${name}`, exact: true }).click()
  await add('Épocas com outro preço')
  await page.locator('#field-seasons_0_start_day').fill('20')
  await page.locator('#field-seasons_0_start_month').selectOption('december')
  await page.locator('#field-seasons_0_end_day').fill('31')
  await page.locator('#field-seasons_0_end_month').selectOption('february')
  await page.locator('#field-seasons_0_amounts_0_reais').fill('1.500')
  await expect(page.getByText('Este mês não tem esse dia.').first()).toBeVisible()
  await page.locator('#field-seasons_0_end_day').fill('10')
  await publish(page)
  await expect.poll(() => pageText('/vela-da-tarde')).toContain('de 20 de dezembro a 10 de fevereiro')
  expect(await pageText('/passeios')).toContain('a partir de')
  expect(await problems(page)).toEqual([])
})

test('a photograph is sent for a trip that nobody has published, then given to another, which shows it', async ({
  browser,
}) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/tours/new')
  await page.getByLabel('Categoria').selectOption('Caiaque')
  await page.getByLabel('Nome em português').fill('Remada das Fotos')
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await page.waitForURL('**/admin/tours/remada-das-fotos')

  await open(page, '/admin#images')
  const tours = page.getByRole('region', { name: 'Imagens de Passeios' })
  await tours.getByLabel('Para qual produto?').selectOption('Remada das Fotos')
  await expect(tours.getByText('Vai para: Remada das Fotos')).toBeVisible()
  await tours.locator('input[type="file"]').setInputFiles(await jpegFile('remada.jpg'))
  await expect(tours.getByText('Enviada para: Remada das Fotos')).toBeVisible()

  await page.getByRole('tab', { name: 'Passeios' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Passeios' })
  await panel.getByRole('button', { name: /^Mudar de produto: remada-das-fotos--/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Produto').selectOption({ value: 'tour-images/regate-caicara' })
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect(panel.getByText(/^regate-caicara--/)).toBeVisible()
  await expect(panel.getByText(/^remada-das-fotos--/)).toHaveCount(0)
  await expect
    .poll(() => pageText('/regate-caicara-gastronomy'))
    .toContain('/media/tour-images/regate-caicara--')
})

test('on a phone each frequent act takes at most five taps beside what is typed, without scrolling', async ({
  browser,
}) => {
  const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...size, locale: 'pt-BR', baseURL: site.url })
  const page = await context.newPage()
  await signIn(page, staff)
  await page.waitForURL('**/admin')
  let taps = 0
  const tap = async (target: Locator) => {
    await expect(target).toBeInViewport()
    await target.click()
    taps += 1
  }
  const act = async (run: () => Promise<void>) => {
    await open(page, '/admin')
    taps = 0
    await run()
    expect(taps).toBeLessThanOrEqual(5)
  }
  const today = (name: string) => page.getByRole('link', { name, exact: true })
  const trip = page.getByRole('button', { name: /^Mais ações de Trekking Sete Degraus/ })

  await act(async () => {
    await tap(today('Preço'))
    await page.waitForURL('**/admin/tours?find*')
    await page.keyboard.type('sete')
    await tap(trip)
    await tap(page.getByRole('button', { name: /^Preço/ }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('777')
    await tap(page.getByRole('button', { name: 'Publicar o preço' }))
    await expect.poll(() => pageText('/passeios')).toContain('R$\u00a0777')
  })
  await act(async () => {
    await tap(today('Data'))
    await page.getByLabel('Passeio, expedição ou curso').selectOption({ label: 'Trekking Sete Degraus' })
    await page.getByLabel('Dia', { exact: true }).fill(`${nextYear}-05-02`)
    // The lists of the phone take a tap to open and one to choose.
    taps += 3
    await tap(page.getByRole('button', { name: 'Publicar a data' }))
    await expect.poll(() => pageText('/trekking-sete-regraus')).toContain(`2 de maio de ${nextYear}`)
  })
  await act(async () => {
    await tap(today('Aviso'))
    await tap(page.locator('#field-words_pt-BR_text'))
    await page.keyboard.type('Hoje sem saída: ressaca.')
    await tap(page.locator('#field-until'))
    await page.locator('#field-until').fill(`${nextYear}-01-31T18:00`)
    await saved(page)
    await tap(page.getByRole('button', { name: 'Publicar', exact: true }).filter({ visible: true }))
    await expect.poll(() => pageText('/passeios')).toContain('Hoje sem saída: ressaca.')
  })
  await act(async () => {
    await tap(today('Fotos'))
    await tap(page.getByRole('button', { name: 'Trekking Sete Degraus' }))
    await tap(page.getByText('Enviar fotos para Trekking Sete Degraus'))
    await page
      .getByLabel('Enviar fotos para Trekking Sete Degraus')
      .setInputFiles(await jpegFile('degraus.jpg'))
    await expect
      .poll(() => pageText('/trekking-sete-regraus'))
      .toContain('/media/tour-images/trekking-sete-regraus--')
  })
  await act(async () => {
    await tap(today('Ocultar'))
    await page.waitForURL('**/admin/tours?find*')
    await page.keyboard.type('sete')
    await tap(trip)
    await tap(page.getByRole('button', { name: 'Ocultar', exact: true }))
    await expect.poll(async () => (await fetch(`${site.url}/trekking-sete-regraus`)).status).toBe(404)
  })
  // The tests after this one see the trip.
  await tap(trip)
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click()
  await expect.poll(async () => (await fetch(`${site.url}/trekking-sete-regraus`)).status).toBe(200)
  await context.close()
})

test('a course gets a date, and visitors see it', async ({ browser }) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/aca-courses/basico')
  await page.getByRole('button', { name: 'Acrescentar: Próximas datas' }).click()
  const day = page.locator('#field-dates_0_date')
  await day.fill('2020-03-09')
  await expect(page.getByText('Este dia já passou.').first()).toBeVisible()
  await day.fill(`${nextYear}-03-09`)
  await page.locator('#field-dates_0_state').selectOption('few')
  await publish(page)
  for (const [locale, address, day] of [
    ['pt-BR', '/', `9 de março de ${nextYear}`],
    ['en-GB', '/en', `9 March ${nextYear}`],
  ] as const) {
    const visitor = await (await browser.newContext({ baseURL: site.url, locale })).newPage()
    await visitor.goto(address)
    await expect(visitor.locator('#courses')).toContainText(day)
  }
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('#field-dates_0_date')).toHaveValue(`${nextYear}-03-09`)
})

test('a notice is put up with its end, stands on every page, and is taken down', async ({ browser }) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/content/notice')
  await page.locator('#field-until').fill(`${nextYear}-01-31T18:00`)
  await page.locator('#field-words_pt-BR_text').fill('Sem saídas à tarde hoje: vento forte.')
  await page.locator('#field-words_en-GB_text').fill('No afternoon departures today: strong wind.')
  await publish(page)
  await expect.poll(() => pageText('/passeios')).toContain('Sem saídas à tarde hoje: vento forte.')
  await expect.poll(() => pageText('/en/tours')).toContain('No afternoon departures today: strong wind.')
  await page.locator('#field-until').fill('')
  await publish(page)
  await expect.poll(() => pageText('/passeios')).not.toContain('Sem saídas à tarde hoje')
})

test('the preview is the real page with the draft, and visitors see nothing of it', async ({ browser }) => {
  const page = await enter(browser, staff)
  await open(page, '/admin/tours/regate-caicara')
  await section(page, 'Texto da página')
  await page.locator('#field-words_pt-BR_details_title').fill('Uma prévia que ninguém vê')
  await saved(page)
  await open(page, '/admin/preview/tours/regate-caicara')
  const frame = page.frameLocator('iframe').first()
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Uma prévia que ninguém vê')
  // What is tapped there opens its field, whose change is saved and seen.
  await frame.getByText('Uma prévia que ninguém vê').click()
  const field = page.getByRole('region', { name: 'Campo que você tocou' })
  await expect(field.locator('#field-words_pt-BR_details_title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await frame.locator('[data-source="detail.price"]').press('Enter')
  await field.locator('#field-listing_price, #field-detail_price').first().fill('615')
  await saved(page)
  await expect(frame.getByText('R$\u00a0615').first()).toBeVisible()
  await frame.locator('[data-source="pictures"]').first().click()
  await expect(field.getByRole('region', { name: 'Fotografias' })).toBeFocused()
  const answer = await page.request.get('/admin/preview/tours/regate-caicara/pt-BR')
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'SAMEORIGIN',
  })
  // The marks that lead there are the preview's alone, and no part of its attributes.
  expect(sourcesIn(await answer.text())).toContain('words.pt-BR.details.title')
  const attributes = await frame
    .locator('html')
    .evaluate((page) =>
      [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ value }) => value)),
    )
  expect(attributes.flatMap(sourcesIn)).toEqual([])
  for (const address of ['/regate-caicara-gastronomy', '/passeios', '/'])
    expect(sourcesIn(await pageText(address))).toEqual([])
  const elsewhere = await fetch(`${site.url}/admin/preview/tours/regate-caicara/pt-BR`, {
    redirect: 'manual',
  })
  expect(await elsewhere.text()).not.toContain('Uma prévia que ninguém vê')
})

test.describe('nothing typed is lost', () => {
  test('while the line is gone', async ({ browser }) => {
    const page = await enter(browser, staff)
    await open(page, '/admin/content/quote')
    await page.context().setOffline(true)
    await page.locator('#field-words_pt-BR_by').fill('Instrutora sem sinal')
    await expect(saveState(page)).toHaveAttribute('data-save', 'offline')
    await page.context().setOffline(false)
    await saved(page)
    await page.reload()
    await expect(page.locator('#field-words_pt-BR_by')).toHaveValue('Instrutora sem sinal')
  })

  test('when the session has ended: signing in elsewhere is enough', async ({ browser }) => {
    const page = await enter(browser, staff)
    await open(page, '/admin/content/hours')
    await page.context().clearCookies()
    await page.locator('#field-opens').fill('06:30')
    await expect(saveState(page)).toHaveAttribute('data-save', 'signedOut')
    const other = await page.context().newPage()
    await signIn(other, staff)
    await other.waitForURL('**/admin')
    await saved(page)
  })

  test('because nothing can be typed before the page answers', async ({ browser }) => {
    const page = await enter(browser, staff)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/admin/content/quote', { waitUntil: 'commit' })
    const field = page.locator('#field-words_pt-BR_text')
    await expect(field).toBeDisabled()
    scripts.resolve()
    await expect(field).toBeEnabled()
  })

  test('when the page is left at once', async ({ browser }) => {
    const page = await enter(browser, staff)
    await open(page, '/admin/content/about')
    await page.locator('#field-words_pt-BR_eyebrow').fill('Fechei a tampa')
    await page.goto('/admin')
    await expect
      .poll(async () => {
        await page.goto('/admin/content/about')
        return page.locator('#field-words_pt-BR_eyebrow').inputValue()
      })
      .toBe('Fechei a tampa')
  })

  test('when the browser dies before anything reached the server', async ({ browser }) => {
    const page = await enter(browser, staff)
    await open(page, '/admin/content/values')
    await page.context().route('**/api/admin/content/**', (route) => route.abort())
    await page.locator('#field-words_pt-BR_safety_title').fill('Segurança guardada aqui')
    await expect(saveState(page)).toHaveAttribute('data-save', 'offline')
    await page.reload({ waitUntil: 'networkidle' })
    await page.context().unroute('**/api/admin/content/**')
    await page.getByRole('button', { name: 'Usar esse texto' }).click()
    await expect(page.locator('#field-words_pt-BR_safety_title')).toHaveValue('Segurança guardada aqui')
    await saved(page)
  })

  test('when two people change the same field: each text is shown, and one is chosen', async ({
    browser,
  }) => {
    const [first, second] = [
      await enter(browser, staff),
      await enter(browser, await person({ isAdministrator: true })),
    ]
    await open(first, '/admin/tours/experiencia-caicara')
    await open(second, '/admin/tours/experiencia-caicara')
    await title(first, 'pt-BR').fill('O nome da primeira')
    await saved(first)
    await title(second, 'pt-BR').fill('O nome da segunda')
    const dialog = second.getByRole('dialog')
    await expect(dialog).toContainText('O nome da primeira')
    await expect(dialog).toContainText('O nome da segunda')
    await dialog.getByRole('button', { name: 'Salvar esta escolha' }).click()
    await expect(title(second, 'pt-BR')).toBeFocused()
    await saved(second)
    await second.reload()
    await expect(title(second, 'pt-BR')).toHaveValue('O nome da segunda')
  })
})

test.describe('at these doors', () => {
  const screens = [
    '/admin/tours',
    '/admin/tours/passeio-veleiro',
    '/admin/content/hero',
    '/admin/preview/tours/passeio-veleiro',
  ]

  test('visitors are asked to sign in', async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: site.url })).newPage()
    for (const screen of screens) {
      await page.goto(screen)
      expect(new URL(page.url()).pathname).toBe('/admin/login')
    }
  })

  test('people without the role are refused, and their changes too', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.url, locale: 'pt-BR' })
    const page = await context.newPage()
    await signIn(page, await person({ isAdministrator: false }))
    await page.waitForURL((url) => !url.pathname.startsWith('/admin'))
    await page.goto('/admin/tours')
    expect(new URL(page.url()).pathname).toBe('/')
    const answer = await page.request.post('/api/admin/content/tours/passeio-veleiro/draft', {
      headers: { origin: site.url },
      data: { revision: 1, document: {} },
    })
    expect(answer.status()).toBe(403)
  })

  test('a page of another origin changes nothing', async ({ browser }) => {
    const page = await enter(browser, staff)
    const answer = await page.request.post('/api/admin/content/tours/passeio-veleiro/hide', {
      headers: { origin: 'https://elsewhere.example' },
      data: { revision: 1, hidden: true },
    })
    expect(answer.status()).toBe(403)
  })

  test('an item that is not there is not found', async ({ browser }) => {
    const page = await enter(browser, staff)
    const answer = await page.goto('/admin/tours/nunca-existiu')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

for (const [width, locale] of [
  [360, 'pt-BR'],
  [1440, 'en-GB'],
] as const) {
  test(`lists, editor and history hold up at ${width} px in ${locale}`, async ({ browser }) => {
    const page = await enter(browser, staff, locale)
    await page.setViewportSize({ width, height: 800 })
    for (const screen of [
      '/admin/tours',
      '/admin/tours/passeio-veleiro',
      '/admin/content',
      '/admin/content/notice',
      '/admin/expeditions/new',
      '/admin/tours/passeio-veleiro/history',
    ]) {
      await open(page, screen)
      expect(await problems(page), screen).toEqual([])
      expect(await excessWidth(page), screen).toBeLessThanOrEqual(0)
    }
  })
}
