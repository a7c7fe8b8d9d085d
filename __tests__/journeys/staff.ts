import type { Page } from '@playwright/test'
import { z } from 'zod'
import {
  type Account,
  type Credentials,
  createAccount as createAccountIn,
  newEmail,
  type Project,
} from '../made-up-people.ts'

export type Person = Credentials

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`These journeys need ${name}: run them with npm test`)
  return value
}

export const backend = (): Project => ({
  url: setting('SUPABASE_URL'),
  publishableKey: setting('SUPABASE_PUBLISHABLE_KEY'),
  secretKey: setting('SUPABASE_SECRET_KEY'),
})

/** Somebody whom no other test knows. */
export const newPerson = (): Person => ({
  email: newEmail(),
  password: 'remo-e-mare-7',
  fullName: 'Pessoa de Teste',
})

/** With Node's own `fetch`: the service refuses its secret key to whatever says that it is a browser. */
async function ask(path: string, key: string, data: unknown): Promise<unknown> {
  const response = await fetch(`${backend().url}${path}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Creates an account at the service itself, for journeys that are not about signing up. */
export const createAccount = (person: Person): Promise<Account> => createAccountIn(backend(), person)

const accountSchema = z.object({ id: z.string() })

/** What `npm run admin:grant` does. */
export async function makeAdministrator({ email }: Person): Promise<void> {
  const { secretKey } = backend()
  const account = await ask('/rest/v1/rpc/account_by_email', secretKey, { address: email })
  const { id } = accountSchema.parse(account)
  await ask('/rest/v1/user_roles', secretKey, { user_id: id, role: 'admin' })
}

/** Signs in through the form of either language. */
export async function signIn(
  page: Page,
  { email, password }: Person,
  address = '/admin/login',
): Promise<void> {
  await page.goto(address)
  await page.locator('#sign-in-email').fill(email)
  await page.locator('#sign-in-password').fill(password)
  await page.getByRole('button', { name: /^(Entrar|Sign in)$/ }).click()
}

/** An administrator who is signed in and looks at the panel. */
export async function enterAsAdministrator(page: Page): Promise<Person> {
  const person = newPerson()
  await createAccount(person)
  await makeAdministrator(person)
  await signIn(page, person)
  await page.waitForURL('**/admin')
  return person
}
