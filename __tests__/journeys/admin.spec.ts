import { type Page, expect as playwrightExpect, test } from '@playwright/test'
import { canSignUp, whyNoSignUp } from '../made-up-people.ts'
import { problems } from './axe.ts'
import { excessWidth } from './open-page.ts'
import { drawing, heicFile, hostileDrawing, jpegFile, largePhotograph, pngFile } from './sample-images.ts'
import { createAccount, enterAsAdministrator, makeAdministrator, newPerson, signIn } from './staff.ts'

/** Pictures are decoded and drawn anew: on a busy machine that takes its time. */
const expect = playwrightExpect.configure({ timeout: 20_000 })

test.describe.configure({ timeout: 120_000 })

const languages = [
  {
    locale: 'pt-BR',
    product: { slug: 'trekking-pedra-macela', page: '/trekking-pedra-macela' },
    home: /\/#acesso-negado$/,
    words: {
      signIn: 'Entrar',
      signUp: 'Criar Conta',
      emailInvalid: 'Email inválido',
      passwordShort: 'Senha deve ter pelo menos 6 caracteres',
      nameShort: 'Nome deve ter pelo menos 2 caracteres',
      credentials: 'Email ou senha incorretos',
      created: 'Conta criada. Agora é só entrar.',
      denied: 'Acesso negado',
      deniedText: 'Você não tem permissão de administrador.',
      panel: 'Painel Administrativo',
      tours: 'Passeios',
      uploadImages: 'Enviar imagens',
      zones: ['Imagens de Passeios', 'Imagens de Expedições', 'Ícones'],
      forProduct: 'Para qual produto?',
      uploaded: 'Upload concluído',
      uploadedFile: (file: string) => `${file} foi enviado com sucesso!`,
      sent: 'Imagens Enviadas',
      remove: 'Remover',
      removed: 'Imagem removida',
      copy: 'Copiar URL',
      copied: 'URL copiada!',
      delete: 'Excluir',
      question: 'Tem certeza que deseja excluir esta imagem?',
      deleted: 'Imagem excluída',
      missing: 'Esta tela não existe',
      back: 'Voltar ao painel',
      signOut: 'Sair',
    },
  },
  {
    locale: 'en-GB',
    product: { slug: 'trekking-sete-regraus', page: '/seven-steps-trekking' },
    home: /\/en#acesso-negado$/,
    words: {
      signIn: 'Sign in',
      signUp: 'Create account',
      emailInvalid: 'Invalid email',
      passwordShort: 'Password must have at least 6 characters',
      nameShort: 'Name must have at least 2 characters',
      credentials: 'Incorrect email or password',
      created: 'Account created. You can sign in now.',
      denied: 'Access denied',
      deniedText: /administrator/,
      panel: 'Admin panel',
      tours: 'Tours',
      uploadImages: 'Upload images',
      zones: ['Tour images', 'Expedition images', 'Icons'],
      forProduct: 'For which product?',
      uploaded: 'Upload complete',
      uploadedFile: (file: string) => `${file} was uploaded successfully!`,
      sent: 'Uploaded images',
      remove: 'Remove',
      removed: 'Image removed',
      copy: 'Copy URL',
      copied: 'URL copied!',
      delete: 'Delete',
      question: 'Are you sure you want to delete this image?',
      deleted: 'Image deleted',
      missing: 'This screen does not exist',
      back: 'Back to the panel',
      signOut: 'Sign out',
    },
  },
] as const

const zone = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const chooser = (page: Page, title: string) => zone(page, title).locator('input[type="file"]')

for (const { locale, product, home, words } of languages) {
  test.describe(`the back office in ${locale}`, () => {
    test.use({ locale, permissions: ['clipboard-read', 'clipboard-write'] })

    test('a person signs up, is refused, is granted the role, looks after pictures and signs out', async ({
      page,
      request,
    }) => {
      test.skip(!canSignUp, whyNoSignUp)
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) problems.push(message.text())
      })
      const person = newPerson()

      await page.goto('/admin')
      await expect(page).toHaveURL(/\/admin\/login$/)
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: words.emailInvalid })).toBeVisible()

      await page.getByRole('tab', { name: words.signUp }).click()
      const create = page.getByRole('button', { name: words.signUp, exact: true })
      await create.click()
      await expect(page.getByText(words.nameShort)).toBeVisible()
      await page.locator('#sign-up-name').fill(person.fullName)
      await page.locator('#sign-up-email').fill(person.email)
      await page.locator('#sign-up-password').fill('12345')
      await create.click()
      await expect(page.getByText(words.passwordShort)).toBeVisible()
      await expect(page.locator('#sign-up-name')).toHaveValue(person.fullName)
      await expect(page.locator('#sign-up-password')).toHaveValue('12345')
      await page.locator('#sign-up-password').fill(person.password)
      await create.click()
      await expect(page.getByText(words.created)).toBeFocused()
      await expect(page.getByRole('tab', { name: words.signIn })).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('#sign-in-email')).toHaveValue('')
      await expect(page.locator('#sign-up-email')).toHaveValue('')

      await page.locator('#sign-in-email').fill(person.email)
      await page.locator('#sign-in-password').fill('not-the-password')
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await expect(page.getByText(words.credentials)).toBeVisible()
      await expect(page.locator('#sign-in-email')).toHaveValue(person.email)
      await expect(page.locator('#sign-in-password')).toHaveValue('')
      await page.locator('#sign-in-password').fill(person.password)
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await expect(page).toHaveURL(home)
      await expect(page.getByText(words.denied)).toBeVisible()
      await expect(page.getByText(words.deniedText)).toBeVisible()

      await makeAdministrator(person)
      await page.goto('/admin/login')
      await expect(page).toHaveURL(/\/admin$/)
      await expect(page.getByRole('heading', { level: 1, name: words.panel })).toBeVisible()
      await expect(page.getByText(person.email)).toBeVisible()
      await expect(page.getByRole('link', { name: new RegExp(`^[1-9]\\d* ?${words.tours}$`) })).toBeVisible()

      await page.getByRole('link', { name: words.uploadImages }).click()
      const [tours, expeditions, icons] = words.zones
      await zone(page, tours).getByLabel(words.forProduct).selectOption(product.slug)
      await chooser(page, tours).setInputFiles(await jpegFile('trilha.jpg'))
      await expect(page.getByText(words.uploadedFile('trilha.jpg'))).toBeVisible()
      await chooser(page, expeditions).setInputFiles(await pngFile('noite.png'))
      await expect(page.getByText(words.uploadedFile('noite.png'))).toBeVisible()
      await chooser(page, icons).setInputFiles(hostileDrawing)
      await expect(zone(page, icons).getByText('<svg onload>')).toBeVisible()
      await chooser(page, icons).setInputFiles(drawing)
      await expect(page.getByText(words.uploadedFile('icone.svg'))).toBeVisible()
      for (const title of words.zones) {
        await expect(zone(page, title).getByRole('heading', { name: words.sent })).toBeVisible()
      }
      const stored = await zone(page, tours).locator('[title*="--"]').getAttribute('title')
      expect(stored).toMatch(new RegExp(`^${product.slug}--\\d+-[0-9a-f]+\\.jpg$`))
      const pageText = async () =>
        (await request.get(product.page, { headers: { 'Accept-Language': locale } })).text()
      // A busy site sends the page before for a moment.
      await expect.poll(pageText).toContain(String(stored))

      await zone(page, icons)
        .getByRole('button', { name: `${words.remove}: icone.svg` })
        .click()
      await expect(page.getByText(words.removed)).toBeVisible()

      await page.getByRole('tab', { name: words.tours, exact: true }).click()
      await expect(page.locator('[role="tab"]:focus-visible')).toHaveCount(0)
      const card = page
        .getByRole('listitem')
        .filter({ hasText: String(stored) })
        .filter({ has: page.locator('img') })
      await card.getByRole('button', { name: words.copy }).click()
      await expect(page.getByText(words.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${new URL(page.url()).origin}/media/tour-images/${stored}`,
      )
      await card.getByRole('button', { name: words.delete }).click()
      const dialog = page.getByRole('dialog', { name: words.question })
      await dialog.getByRole('button', { name: words.delete, exact: true }).click()
      await expect(page.getByText(words.deleted)).toBeVisible()
      await expect(card).toHaveCount(0)
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('heading', { name: tours })).toBeFocused()
      await expect.poll(pageText).not.toContain(String(stored))

      const missing = await page.goto('/admin/nothing')
      expect(missing?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: words.missing })).toBeVisible()
      await page.getByRole('link', { name: words.back }).click()
      await expect(page).toHaveURL(/\/admin$/)

      await page.getByRole('button', { name: words.signOut }).click()
      await expect(page).toHaveURL(/\/admin\/login$/)
      await page.goto('/admin')
      await expect(page).toHaveURL(/\/admin\/login$/)
      expect(problems).toEqual([])
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} scripts whoever signs in gets the screen that they came for`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'pt-BR' })
    const page = await context.newPage()
    const person = newPerson()
    await createAccount(person)
    await makeAdministrator(person)
    const wanted = '/admin/tours/passeio-veleiro'
    await page.goto(wanted)
    await expect(page).toHaveURL(`/admin/login?next=${wanted}`)
    // A mistake and the other language lose nothing of it.
    await page.locator('#sign-in-email').fill(person.email)
    await page.locator('#sign-in-password').fill('nao-e-esta-7')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText('Email ou senha incorretos')).toBeVisible()
    await page.getByRole('link', { name: /^EN: / }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await page.locator('#sign-in-email').fill(person.email)
    await page.locator('#sign-in-password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(wanted)
    await page.goto('/admin/login?next=/admin/people')
    await expect(page).toHaveURL('/admin/people')
    await context.close()
  })
}

test('without scripts a person signs up, signs in and signs out', async ({ browser }) => {
  test.skip(!canSignUp, whyNoSignUp)
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' })
  const page = await context.newPage()
  const person = newPerson()
  await page.goto('/admin/login')
  await page.locator('#sign-up-name').fill('A')
  await page.locator('#sign-up-email').fill(person.email)
  await page.locator('#sign-up-password').fill(person.password)
  await page.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page.getByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible()
  await expect(page.locator('#sign-up-email')).toHaveValue(person.email)
  await page.locator('#sign-up-name').fill(person.fullName)
  await page.locator('#sign-up-password').fill(person.password)
  await page.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page.getByText('Conta criada.')).toBeVisible()
  await makeAdministrator(person)
  await page.locator('#sign-in-email').fill(person.email)
  await page.locator('#sign-in-password').fill(person.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(
    page.getByText('Os números do resumo, o envio e a lista de imagens precisam de JavaScript.'),
  ).toBeVisible()
  for (const loading of await page.getByText(/^Carregando/).all()) await expect(loading).toBeHidden()
  await expect(page.getByRole('button', { name: 'Atualizar' })).toHaveCount(0)
  await page.goto('/admin/content')
  await page.getByRole('link', { name: /^EN: / }).click()
  await expect(page).toHaveURL(/\/admin\/content$/)
  await page.getByRole('link', { name: /^PT: / }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await context.close()
})

test('the other language shows the same screen', async ({ page }) => {
  await enterAsAdministrator(page)
  const toggle = page.getByRole('link', { name: /^(EN|PT): / })
  await page.goto('/admin#images')
  await expect(page.getByRole('heading', { level: 1, name: 'Imagens' })).toBeVisible()
  await toggle.click()
  await expect(page).toHaveURL(/\/admin#images$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Images' })).toBeVisible()

  await page.goto('/admin/nothing')
  await toggle.click()
  await expect(page).toHaveURL(/\/admin\/nothing$/)
  await expect(page.getByRole('heading', { name: 'Esta tela não existe' })).toBeVisible()

  await page.goto('/admin/login?switch')
  await toggle.click()
  await expect(page.getByRole('button', { name: 'Sign out and use another account' })).toBeVisible()

  await page.context().clearCookies({ name: /saira-session/ })
  await page.goto('/admin/login?notice=link')
  await toggle.click()
  await expect(page.getByText('Este link de confirmação não vale mais.')).toBeVisible()
})

test('the counts answer 401 to nobody, 403 to a person without the role and numbers to an administrator', async ({
  page,
}) => {
  const person = newPerson()
  await createAccount(person)
  expect((await page.request.get('/api/admin/counts')).status()).toBe(401)
  await signIn(page, person)
  await page.waitForURL(/acesso-negado/)
  expect((await page.request.get('/api/admin/counts')).status()).toBe(403)
  await makeAdministrator(person)
  const answer = await page.request.get('/api/admin/counts')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  const counts = await answer.json()
  expect(Object.keys(counts).sort()).toEqual(['aca_courses', 'expeditions', 'site_content', 'tours'])
  expect(counts.expeditions).toBe(9)
})

test('the session cookie is out of reach of scripts', async ({ page, context }) => {
  await enterAsAdministrator(page)
  const session = (await context.cookies()).find(({ name }) => name.startsWith('saira-session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
})

test('a session that is about to end is refreshed while its owner works', async ({ page, context }) => {
  const person = await enterAsAdministrator(page)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'saira-session')
  if (!cookie) throw new Error('there is no session')
  const session = JSON.parse(Buffer.from(cookie.value.replace('base64-', ''), 'base64url').toString())
  const ending = { ...session, expires_at: Math.floor(Date.now() / 1000) + 20 }
  const value = `base64-${Buffer.from(JSON.stringify(ending)).toString('base64url')}`
  await context.addCookies([{ ...cookie, value }])
  await page.goto('/admin')
  await expect(page.getByText(person.email)).toBeVisible()
  const [fresh] = (await context.cookies()).filter(({ name }) => name === 'saira-session')
  expect(fresh?.value).not.toBe(value)
  expect(fresh).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('links of confirmation e-mails lead to the sign-in page where they cannot sign in by themselves', async ({
  page,
}) => {
  await page.goto('/admin?code=3f2504e0-4f89-41d3-9a0c-0305e82c3301')
  await expect(page).toHaveURL(/\/admin\/login\?notice=confirmed$/)
  await expect(page.getByText('Se você acabou de confirmar o seu email')).toBeVisible()
  await page.goto('/admin?code=bogus')
  await expect(page).toHaveURL(/\/admin\/login\?notice=link$/)
  await page.goto('/admin?error=access_denied&error_code=otp_expired&error_description=x')
  await expect(page).toHaveURL(/\/admin\/login\?notice=link$/)
  await expect(page.getByText('Este link de confirmação não vale mais.')).toBeVisible()
})

test('after five failures the form says how long to wait', async ({ page }) => {
  const person = newPerson()
  await createAccount(person)
  await page.goto('/admin/login')
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await page.locator('#sign-in-email').fill(person.email)
    await page.locator('#sign-in-password').fill(`errada-${attempt}`)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.locator('#sign-in-password')).toHaveValue('')
    await expect(page.locator('#sign-in-alert')).toHaveText(
      attempt <= 5 ? 'Email ou senha incorretos' : /^Muitas tentativas\. Tente de novo em 1[45]\smin\.$/,
    )
  }
})

test('strangers who keep an account locked do not lock its owner out of a browser they have used before', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await createAccount(person)
  await makeAdministrator(person)
  await signIn(page, person)
  await page.waitForURL('**/admin')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.waitForURL('**/admin/login')

  const stranger = await browser.newPage()
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await signIn(stranger, { ...person, password: `errada-${attempt}` })
    await expect(stranger.locator('#sign-in-alert')).not.toBeEmpty()
  }
  await expect(stranger.locator('#sign-in-alert')).toHaveText(/^Muitas tentativas/)
  await stranger.close()

  await signIn(page, person)
  await expect(page).toHaveURL(/\/admin$/)
})

test('somebody who was refused can sign in as somebody else', async ({ page }) => {
  const person = newPerson()
  await createAccount(person)
  await signIn(page, person)
  await page.waitForURL(/acesso-negado/)
  await page.goto('/admin/login?switch')
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: 'Sair e usar outra conta' }).click()
  await expect(page.locator('#sign-in-email')).toBeVisible()
})

test('photographs of telephones are made smaller before they are sent, and their sizes go with them', async ({
  page,
}) => {
  await enterAsAdministrator(page)
  await page.goto('/admin#images')
  const large = await largePhotograph('grande.jpg')
  expect(large.buffer.byteLength).toBeGreaterThan(5 * 1024 * 1024)
  const tours = zone(page, 'Imagens de Passeios')
  const stored = tours.locator('[title*="17"]')
  await chooser(page, 'Imagens de Passeios').setInputFiles([heicFile('celular.heic'), large])
  await expect(stored).toHaveCount(2, { timeout: 60_000 })
  for (const title of await stored.evaluateAll((all) => all.map((one) => one.getAttribute('title')))) {
    const address = `/media/tour-images/${title}`
    const original = await page.request.get(address)
    expect(original.headers()['content-type']).toBe('image/jpeg')
    expect((await original.body()).byteLength).toBeLessThanOrEqual(5 * 1024 * 1024)
    expect(original.headers()['content-type']).toBe('image/jpeg')
    expect((await original.body()).includes('Exif')).toBe(false)
    const small = await page.request.get(`${address}/384.webp`)
    expect(small.headers()['content-type']).toBe('image/webp')
    expect((await page.request.get(`${address}/385.webp`)).status()).toBe(404)
    const headers = { origin: new URL(page.url()).origin }
    expect((await page.request.delete(`/api/admin/images/tour-images/${title}`, { headers })).status()).toBe(
      200,
    )
    for (const gone of [address, `${address}/384.webp`, `${address}/1920.webp`]) {
      expect((await page.request.get(gone)).status()).toBe(404)
    }
  }
})

test('a session that ends in the middle of an upload keeps the file until its owner is back', async ({
  page,
  context,
}) => {
  const person = await enterAsAdministrator(page)
  await page.goto('/admin#images')
  await expect(zone(page, 'Ícones')).toBeVisible()
  await context.clearCookies({ name: /saira-session/ })
  await chooser(page, 'Ícones').setInputFiles(await pngFile('vento.png'))
  await expect(zone(page, 'Ícones').getByText('A sua sessão terminou')).toBeVisible()
  const elsewhere = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Entrar em outra aba' }).click()
  const other = await elsewhere
  await signIn(other, person)
  await other.waitForURL('**/admin')
  await page.getByRole('button', { name: 'Tentar de novo: vento.png' }).click()
  await expect(page.getByText('vento.png foi enviado com sucesso!')).toBeVisible()
})

for (const [colorScheme, width] of [
  ['dark', 360],
  ['light', 1440],
] as const) {
  test(`every screen of the panel is accessible, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const expectNoViolation = async (screen: string) => {
      // While an answer streams in, the page is without its title for a moment.
      await expect(page).toHaveTitle(/./)
      expect(await problems(page), screen).toEqual([])
      expect(await excessWidth(page), `${screen} is no wider than the window`).toBeLessThanOrEqual(0)
    }
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText('Email inválido')).toBeVisible()
    await expectNoViolation('sign-in with an error')
    await enterAsAdministrator(page)
    await expect(page.getByText('Cursos ACA')).toBeVisible()
    await expectNoViolation('dashboard')
    await page.goto('/admin#images')
    await chooser(page, 'Ícones').setInputFiles([
      await pngFile('a11y.png'),
      { name: 'quebrado.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    ])
    await expect(page.getByText('a11y.png foi enviado com sucesso!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tirar da lista: quebrado.png' })).toBeVisible()
    await expectNoViolation('uploads and toasts')
    await page.getByRole('tab', { name: 'Ícones' }).click()
    const remove = page.getByRole('button', { name: /^Excluir: / }).first()
    await expect(remove).toBeVisible()
    await expectNoViolation('gallery')
    await remove.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolation('question before deleting')
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()
  })
}
