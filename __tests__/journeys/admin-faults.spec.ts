import { type Page, expect as playwrightExpect, test } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { type FaultySite, startFaultySite } from './faulty-site.ts'
import { jpegFile, pngFile } from './sample-images.ts'
import { backend, createAccount, makeAdministrator, newPerson, type Person, signIn } from './staff.ts'

/** Pictures are decoded and drawn anew: on a busy machine that takes its time. */
const expect = playwrightExpect.configure({ timeout: 20_000 })

test.describe.configure({ mode: 'default', timeout: 120_000 })

let site: FaultySite
let person: Person

test.beforeAll(async () => {
  site = await startFaultySite()
  person = newPerson()
  await createAccount(person)
  await makeAdministrator(person)
  await storeIcon()
})

// There is none where it did not start.
test.afterAll(() => site?.stop())
test.afterEach(() => site.fail('none'))

/** Something for the gallery to show, whatever ran before. */
async function storeIcon(): Promise<void> {
  const { url, secretKey } = backend()
  const { name, mimeType, buffer } = await pngFile(`${Date.now()}-ancora.png`)
  const area = createClient(url, secretKey, { auth: { persistSession: false } }).storage.from('icons')
  const { error } = await area.upload(name, buffer, { contentType: mimeType })
  if (error) throw error
}

const icons = (page: Page) => page.getByRole('region', { name: 'Ícones', exact: true })
const chooser = (page: Page) => icons(page).locator('input[type="file"]')

async function enter(page: Page): Promise<void> {
  await signIn(page, person, `${site.url}/admin/login`)
  await page.waitForURL('**/admin')
  await expect(page.getByText('Cursos ACA')).toBeVisible()
}

for (const fault of ['down', '503', 'garbage', 'silent'] as const) {
  test(`with the service ${fault}, signing in says so, keeps the address and works once it is back`, async ({
    page,
  }) => {
    await page.goto(`${site.url}/admin/login`)
    site.fail(fault)
    await page.locator('#sign-in-email').fill(person.email)
    await page.locator('#sign-in-password').fill(person.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    const alert = page.locator('#sign-in-alert')
    await expect(alert).not.toBeEmpty({ timeout: 20_000 })
    await expect(alert).toHaveText('O serviço de acesso não respondeu. Tente de novo em instantes.')
    await expect(alert).toBeFocused()
    await expect(page.locator('#sign-in-email')).toHaveValue(person.email)
    site.fail('none')
    await page.locator('#sign-in-password').fill(person.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(/\/admin$/)
  })
}

for (const fault of ['down', '503', 'garbage', 'silent'] as const) {
  test(`with the service ${fault}, an open session is kept and the panel comes back`, async ({ page }) => {
    await enter(page)
    site.fail(fault, '/auth/')
    await page.goto(`${site.url}/admin`)
    await expect(page.getByText('O painel não conseguiu falar com o serviço de dados')).toBeVisible()
    expect((await page.goto(`${site.url}/`))?.status()).toBe(200)
    await page.goto(`${site.url}/admin`)
    site.fail('none')
    await page.getByRole('link', { name: 'Tentar de novo' }).click()
    await expect(page.getByText(person.email)).toBeVisible()
  })
}

for (const fault of ['down', '503', 'garbage'] as const) {
  test(`with the roles ${fault}, an administrator is told of the outage, keeps the session and is never "denied"`, async ({
    page,
  }) => {
    await enter(page)
    site.fail(fault, '/rest/v1/user_roles')
    await page.goto(`${site.url}/admin`)
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByText('O painel não conseguiu falar com o serviço de dados')).toBeVisible()
    expect((await page.request.get(`${site.url}/api/admin/counts`)).status()).toBe(503)
    site.fail('none')
    await page.getByRole('link', { name: 'Tentar de novo' }).click()
    await expect(page.getByText(person.email)).toBeVisible()
  })
}

test('a count that could not be loaded shows 0, says so and is loaded again without leaving the page', async ({
  page,
}) => {
  await enter(page)
  site.fail('503', '/rest/v1/tours')
  await page.goto(`${site.url}/admin`)
  const tours = page.getByRole('link', { name: /^0 ?Passeios/ })
  await expect(tours).toContainText('Não foi possível carregar')
  await expect(page.getByRole('link', { name: '9 Expedições' })).toBeVisible()
  site.fail('none')
  await page.getByRole('button', { name: 'Carregar de novo' }).click()
  await expect(page.getByRole('link', { name: /^[1-9]\d* ?Passeios$/ })).toBeVisible()
})

for (const fault of ['down', '503', 'garbage'] as const) {
  test(`with the storage ${fault}, an upload says so, keeps the file and succeeds later`, async ({
    page,
  }) => {
    await enter(page)
    await page.goto(`${site.url}/admin#images`)
    site.fail(fault, '/storage/')
    await chooser(page).setInputFiles(await pngFile('maré.png'))
    await expect(page.getByText('Falha ao enviar maré.png')).toBeVisible()
    await expect(icons(page).getByText('O serviço de imagens não respondeu.')).toBeVisible()
    site.fail('none')
    await page.getByRole('button', { name: 'Tentar de novo: maré.png' }).click()
    await expect(page.getByText('maré.png foi enviado com sucesso!')).toBeVisible()
  })

  test(`with the storage ${fault}, the gallery says so and loads later`, async ({ page }) => {
    await enter(page)
    await page.goto(`${site.url}/admin#images`)
    site.fail(fault, '/storage/')
    await page.getByRole('tab', { name: 'Ícones' }).click()
    await expect(page.getByText('Erro ao carregar imagens')).toBeVisible()
    const problem = page
      .getByRole('alert')
      .filter({ hasText: 'Não foi possível carregar as imagens do bucket' })
    await expect(problem).toBeVisible()
    site.fail('none')
    await problem.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(problem).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Excluir: / }).first()).toBeVisible()
  })
}

test('a picture whose answer was lost is not left behind', async ({ page }) => {
  await enter(page)
  await page.goto(`${site.url}/admin#images`)
  const list = async (): Promise<string[]> => {
    const answer = await page.request.get(`${site.url}/api/admin/images/expedition-images`)
    const { images } = await answer.json()
    return images.map(({ name }: { name: string }) => name)
  }
  const before = await list()
  site.fail('answer-lost', '/storage/v1/object/expedition-images')
  const zone = page.getByRole('region', { name: 'Imagens de Expedições', exact: true })
  await zone.locator('input[type="file"]').setInputFiles(await jpegFile('serra.jpg'))
  await expect(page.getByText('Falha ao enviar serra.jpg')).toBeVisible()
  site.fail('none')
  const after = await list()
  expect(after.filter((name) => !before.includes(name) && !name.endsWith('.png'))).toEqual([])
})
