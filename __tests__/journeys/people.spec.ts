import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type Page, expect as playwrightExpect, test } from '@playwright/test'
import { z } from 'zod'
import { freePort } from '../../scripts/ports.ts'
import { isHosted } from '../made-up-people.ts'
import { problems } from './axe.ts'
import { excessWidth } from './open-page.ts'
import { type OwnBackend, startOwnBackend } from './own-site.ts'
import { newPerson, type Person, signIn } from './staff.ts'

/** Passwords are compared slowly on purpose, and mails are answered at a fixed time. */
const expect = playwrightExpect.configure({ timeout: 20_000 })

test.describe.configure({ mode: 'default', timeout: 180_000 })

/** A backend and a site of their own: these journeys read mails, and count who is administrator. */
let backend: OwnBackend
let origin: string

test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  backend = await startOwnBackend({ siteUrl: origin })
  await backend.startSite({ port })
})
test.afterAll(() => backend?.stop())

/** Leaves a test out where a hosted project sends mails to somebody, and not into a folder. */
const needsMails = () => test.skip(isHosted, 'reads the mails of the embedded backend')

async function account({ isAdministrator = false } = {}): Promise<Person & { id: string }> {
  const person = newPerson()
  const { id } = await (isAdministrator ? backend.administrator(person) : backend.account(person))
  return { ...person, id }
}

const enter = (page: Page, person: Person) => signIn(page, person, `${origin}/admin/login`)

/** A page of a browser that shares nothing with others. */
const otherDevice = async (browser: Browser, locale = 'pt-BR'): Promise<Page> =>
  (await browser.newContext({ locale })).newPage()

const mailSchema = z.object({ to: z.string(), link: z.url() })
const mailNames = () => {
  try {
    return readdirSync(backend.mails).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}
/** The link in the latest mail to an address. */
const linkFor = (email: string) => {
  const letters = mailNames()
    .sort()
    .map((name) => mailSchema.parse(JSON.parse(readFileSync(path.join(backend.mails, name), 'utf8'))))
  return letters.findLast(({ to }) => to === email)?.link ?? ''
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await problems(page)).toEqual([])
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  }
}

const languages = [
  {
    locale: 'pt-BR',
    words: {
      forgot: 'Esqueci a senha',
      send: 'Enviar o link',
      sent: /Se houver uma conta com/,
      tooMany: /Muitas tentativas/,
      invalid: 'Email inválido',
      short: 'Senha deve ter pelo menos 6 caracteres',
      choose: 'Escolha uma senha nova',
      save: 'Salvar a senha',
      changed: 'Senha trocada. Nos outros aparelhos será preciso entrar de novo.',
      spent: 'Este link não vale mais. Peça outro aqui.',
      elsewhere: /só funciona no navegador em que foi pedido/,
      credentials: 'Email ou senha incorretos',
      change: 'Trocar a senha',
      wrong: 'Senha atual incorreta',
      give: 'Dar acesso',
      take: 'Tirar acesso',
      confirm: 'Sim, tirar o acesso',
      given: (email: string) => `${email} agora é administrador.`,
      taken: (email: string) => `${email} não entra mais no painel.`,
      last: /É o último administrador/,
      happened: (who: string, by: string) => `${who} recebeu acesso de administrador, dado por ${by}`,
      everywhere: 'Sair de todos os aparelhos',
      out: 'Você saiu de todos os aparelhos.',
    },
  },
  {
    locale: 'en-GB',
    words: {
      forgot: 'Forgotten your password?',
      send: 'Send the link',
      sent: /If there is an account for/,
      tooMany: /Too many attempts/,
      invalid: 'Invalid email',
      short: 'Password must have at least 6 characters',
      choose: 'Choose a new password',
      save: 'Save the password',
      changed: 'Password changed. Your other devices will have to sign in again.',
      spent: 'This link is no longer valid. You can ask for another one here.',
      elsewhere: /only works in the browser that asked for it/,
      credentials: 'Incorrect email or password',
      change: 'Change password',
      wrong: 'Incorrect current password',
      give: 'Give access',
      take: 'Remove access',
      confirm: 'Yes, remove access',
      given: (email: string) => `${email} is now an administrator.`,
      taken: (email: string) => `${email} can no longer enter the panel.`,
      last: /This is the last administrator/,
      happened: (who: string, by: string) => `${who} was given administrator access by ${by}`,
      everywhere: 'Sign out everywhere',
      out: 'You have been signed out everywhere.',
    },
  },
] as const

for (const { locale, words } of languages) {
  test.describe(`people and passwords in ${locale}`, () => {
    test.use({ locale })

    test('a forgotten password is replaced through the link in the mail, and the old one is over', async ({
      page,
      browser,
    }) => {
      needsMails()
      const person = await account()
      await page.goto(`${origin}/admin/login`)
      await page.getByRole('link', { name: words.forgot }).click()
      await expect(page).toHaveURL(`${origin}/admin/password`)
      await page.locator('#forgotten-email').fill('ana')
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('alert').filter({ hasText: words.invalid })).toBeVisible()
      await expect(page.locator('#forgotten-email')).toHaveValue('ana')
      await page.locator('#forgotten-email').fill(person.email)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.sent)).toBeVisible()
      await expectAccessible(page)

      const link = linkFor(person.email)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: words.choose })).toBeVisible()
      await expectAccessible(page)
      await page.locator('#password-new').fill('12345')
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByRole('alert').filter({ hasText: words.short })).toBeVisible()
      await page.locator('#password-new').fill('outra-mare-9')
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByText(words.changed)).toBeVisible()
      await expect(page).toHaveURL(`${origin}/admin/account?notice=password`)

      // The way in is used up, though the session goes on.
      await page.goto(`${origin}/admin/password/new`)
      await expect(page.getByText(words.spent)).toBeVisible()
      await page.goto(link)
      await expect(page.getByText(words.spent)).toBeVisible()

      const other = await otherDevice(browser, locale)
      await enter(other, person)
      await expect(other.getByText(words.credentials)).toBeVisible()
      await enter(other, { ...person, password: 'outra-mare-9' })
      await expect(other).toHaveURL(/#acesso-negado$/)
      await other.context().close()
    })

    test('an address without an account is answered in the same words, and gets no mail', async ({
      page,
    }) => {
      needsMails()
      const { email } = newPerson()
      const before = mailNames().length
      for (let count = 0; count < 4; count += 1) {
        await page.goto(`${origin}/admin/password`)
        await page.locator('#forgotten-email').fill(email)
        await page.getByRole('button', { name: words.send }).click()
        await expect(page.getByText(words.sent)).toBeVisible()
      }
      expect(mailNames()).toHaveLength(before)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.tooMany)).toBeVisible()
    })

    test('the link of another browser chooses no password', async ({ page, browser }) => {
      needsMails()
      const person = await account()
      await page.goto(`${origin}/admin/password`)
      await page.locator('#forgotten-email').fill(person.email)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.sent)).toBeVisible()
      const other = await otherDevice(browser, locale)
      await other.goto(linkFor(person.email))
      await expect(other.getByText(words.elsewhere)).toBeVisible()
      await other.goto(`${origin}/admin/password/new`)
      await expect(other.getByText(words.spent)).toBeVisible()
      await other.context().close()
    })

    test('a password is changed by who knows it; the other devices are signed out', async ({
      page,
      browser,
    }) => {
      const person = await account({ isAdministrator: true })
      const other = await otherDevice(browser, locale)
      await enter(other, person)
      await expect(other).toHaveURL(`${origin}/admin`)
      await enter(page, person)
      await page.getByRole('link', { name: person.email }).click()
      await expect(page).toHaveURL(`${origin}/admin/account`)
      await expectAccessible(page)
      await page.locator('#password-current').fill('nao-e-esta')
      await page.locator('#password-new').fill('nova-mare-9')
      await page.getByRole('button', { name: words.change, exact: true }).click()
      await expect(page.getByText(words.wrong)).toBeVisible()
      await page.locator('#password-current').fill(person.password)
      await page.locator('#password-new').fill('nova-mare-9')
      await page.getByRole('button', { name: words.change, exact: true }).click()
      await expect(page.getByText(words.changed)).toBeVisible()
      await page.goto(`${origin}/admin`)
      await expect(page).toHaveURL(`${origin}/admin`)
      await other.goto(`${origin}/admin`)
      await expect(other).toHaveURL(`${origin}/admin/login`)
      await other.context().close()
    })

    test('signing out everywhere ends the sessions of all devices', async ({ page, browser }) => {
      const person = await account({ isAdministrator: true })
      const other = await otherDevice(browser, locale)
      await enter(other, person)
      await expect(other).toHaveURL(`${origin}/admin`)
      await enter(page, person)
      await expect(page).toHaveURL(`${origin}/admin`)
      await page.goto(`${origin}/admin/account`)
      await page.getByRole('button', { name: words.everywhere }).click()
      await expect(page.getByText(words.out)).toBeVisible()
      for (const device of [page, other]) {
        await device.goto(`${origin}/admin`)
        await expect(device).toHaveURL(`${origin}/admin/login`)
      }
      await other.context().close()
    })

    test('an administrator gives the role and takes it; it ends at the next request', async ({
      page,
      browser,
    }) => {
      const boss = await account({ isAdministrator: true })
      const person = await account()
      await enter(page, boss)
      await expect(page).toHaveURL(`${origin}/admin`)
      await page.goto(`${origin}/admin/people`)
      await expectAccessible(page)
      const row = () => page.locator(`#person-${person.id}`)
      await row().getByRole('button').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.given(person.email))).toBeVisible()
      await page.goto(`${origin}/admin/events`)
      await expectAccessible(page)
      await expect(page.getByText(words.happened(person.email, boss.email))).toBeVisible()
      await page.goto(`${origin}/admin/people`)

      const other = await otherDevice(browser, locale)
      await enter(other, person)
      await expect(other).toHaveURL(`${origin}/admin`)
      await other.goto(`${origin}/admin/people`)
      await row().locator('summary').click()
      await row().getByRole('button', { name: words.confirm }).click()
      await expect(page.getByText(words.taken(person.email))).toBeVisible()
      // The screen that was already open does nothing for them any more, and says why.
      await other.locator(`#person-${boss.id} summary`).click()
      await other.locator(`#person-${boss.id}`).getByRole('button', { name: words.confirm }).click()
      await expect(other).toHaveURL(/#acesso-negado$/)
      await expect(other.locator('#acesso-negado')).toBeVisible()
      await other.goto(`${origin}/admin/people`)
      await expect(other).toHaveURL(/#acesso-negado$/)
      await other.context().close()
    })

    test('the last administrator cannot remove themselves, without scripts either', async ({ browser }) => {
      test.skip(isHosted, 'takes the role from everybody else, who may be real')
      const boss = await account({ isAdministrator: true })
      await backend.owner().from('user_roles').delete().neq('user_id', boss.id)
      const context = await browser.newContext({ locale, javaScriptEnabled: false })
      const page = await context.newPage()
      await enter(page, boss)
      await expect(page).toHaveURL(`${origin}/admin`)
      await page.goto(`${origin}/admin/people`)
      await page.locator(`#person-${boss.id} summary`).click()
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(page.locator(`#person-${boss.id}`).getByText(words.last)).toBeVisible()
      await page.goto(`${origin}/admin`)
      await expect(page).toHaveURL(`${origin}/admin`)
      await context.close()
    })
  })
}

test('a new e-mail is asked for with the password, and an address that somebody has is answered like any other', async ({
  page,
}) => {
  needsMails()
  const person = await account()
  const taken = await account()
  await enter(page, person)
  await expect(page).toHaveURL(/#acesso-negado$/)
  await page.goto(`${origin}/admin/account`)
  const change = async (email: string, password: string) => {
    await page.locator('#account-email').fill(email)
    await page.locator('#email-current').fill(password)
    await page.getByRole('button', { name: 'Trocar o email' }).click()
  }
  await change(person.email, person.password)
  await expect(page.getByText('Esse já é o seu email')).toBeVisible()
  const next = `nova-${person.email}`
  await change(next, 'nao-e-esta')
  await expect(page.getByText('Senha atual incorreta')).toBeVisible()
  await expect(page.locator('#account-email')).toHaveValue(next)
  await change(taken.email, person.password)
  await expect(page.getByText(`Enviamos um link a ${taken.email}.`)).toBeVisible()
  expect(linkFor(taken.email)).toBe('')
  await change(next, person.password)
  await expect(page.getByText(`Enviamos um link a ${next}.`)).toBeVisible()
  const link = linkFor(next)
  await page.reload()
  await expect(page.getByText(`${next} espera a confirmação`)).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('Email trocado. Da próxima vez, entre com o novo.')).toBeVisible()
  await expect(page.getByText(`Você entra com ${next}.`)).toBeVisible()
})

test('without scripts a forgotten password is asked for and replaced as well', async ({ browser }) => {
  needsMails()
  const person = await account()
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${origin}/admin/password`)
  await page.locator('#forgotten-email').fill(person.email)
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(page.getByText(/Se houver uma conta com/)).toBeVisible()
  await page.goto(linkFor(person.email))
  await page.locator('#password-new').fill('senha')
  await page.getByRole('button', { name: 'Salvar a senha' }).click()
  await expect(page.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible()
  await page.locator('#password-new').fill('outra-mare-9')
  await page.getByRole('button', { name: 'Salvar a senha' }).click()
  await expect(page.getByText('Senha trocada.')).toBeVisible()
  await context.close()
})

test('a session chooses no new password, whatever its holder writes into the cookie of a followed link', async ({
  page,
  context,
}) => {
  const person = await account()
  await enter(page, person)
  await expect(page).toHaveURL(/#acesso-negado$/)
  const kept = (await context.cookies()).find(({ name }) => name === 'saira-session')?.value ?? ''
  const { access_token } = z
    .object({ access_token: z.string() })
    .parse(JSON.parse(Buffer.from(kept.replace('base64-', ''), 'base64url').toString()))
  const payload = Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()
  const { session_id } = z.object({ session_id: z.uuid() }).parse(JSON.parse(payload))
  for (const value of [session_id, 'x'.repeat(43)]) {
    await context.addCookies([{ name: 'saira-recovery', value, url: origin }])
    await page.goto(`${origin}/admin/password/new`)
    await expect(page).toHaveURL(`${origin}/admin/password?notice=link`)
  }
})

test('whatever somebody is looked for by, the list is shown', async ({ page }) => {
  const boss = await account({ isAdministrator: true })
  await enter(page, boss)
  await expect(page).toHaveURL(`${origin}/admin`)
  for (const search of ['%00', '%27', '%25']) {
    await page.goto(`${origin}/admin/people?search=${search}`)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
})

test('these screens open to nobody who may not see them, and take no form from elsewhere', async ({
  page,
  request,
}) => {
  for (const screen of ['/admin/people', '/admin/account']) {
    await page.goto(origin + screen)
    await expect(page).toHaveURL(`${origin}/admin/login?next=${screen}`)
  }
  for (const screen of ['people', 'events', 'account', 'password', 'password/new']) {
    const answer = await request.post(`${origin}/admin/${screen}`, {
      headers: { origin: 'https://elsewhere.example' },
      multipart: { person: 'x' },
    })
    expect(answer.status()).toBe(403)
  }
  const person = await account()
  await enter(page, person)
  await expect(page).toHaveURL(/\/#acesso-negado$/)
  await page.goto(`${origin}/admin/people`)
  await expect(page).toHaveURL(/\/#acesso-negado$/)
})
