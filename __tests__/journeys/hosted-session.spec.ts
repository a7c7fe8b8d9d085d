import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect as playwrightExpect, test } from '@playwright/test'
import { nginxVersion, serveShippedCache } from '../../scripts/bench/nginx.ts'
import { type Server, stopServers } from '../../scripts/bench/server.ts'
import { freePort } from '../../scripts/ports.ts'
import type { RunningProcess } from '../../scripts/processes.ts'
import { startNext, waitForAnswer } from '../../scripts/site.ts'
import { type HostedBackend, startHostedBackend } from './hosted-backend.ts'
import { pngFile } from './sample-images.ts'
import { backend, createAccount, makeAdministrator, newPerson, signIn } from './staff.ts'

/** Pictures are decoded and drawn anew: on a busy machine that takes its time. */
const expect = playwrightExpect.configure({ timeout: 20_000 })

test.skip(
  !nginxVersion(),
  'nginx is not installed here, so that nobody can sign in through deploy/nginx.conf',
)
test.describe.configure({ mode: 'default', timeout: 180_000 })

let hosted: HostedBackend
let front: Server
let site: RunningProcess

test.beforeAll(async () => {
  hosted = await startHostedBackend()
  const port = await freePort()
  front = await serveShippedCache({ origin: `http://localhost:${port}` })
  mkdirSync('.cache', { recursive: true })
  site = startNext({
    mode: 'production',
    port,
    variables: {
      ...process.env,
      SITE_URL: front.origin,
      SUPABASE_URL: hosted.url,
      SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
    },
    logFile: path.join('.cache', 'hosted-session-site.log'),
  })
  await waitForAnswer(`http://localhost:${port}/api/health`, site)
})

test.afterAll(async () => {
  await site?.stop()
  await hosted?.stop()
  await stopServers()
})

/**
 * As much as the form of a new account takes: an e-mail of 254 characters, a name of a hundred, each of which takes six
 * bytes in the token.
 */
function largestPerson() {
  const person = newPerson()
  const [local = ''] = person.email.split('@')
  const label = 'a'.repeat(63)
  const email = `${local.padEnd(64, 'x')}@${label}.${label}.${label.slice(6)}.com`
  return { ...person, email, fullName: '&'.repeat(100) }
}

test('through the shipped nginx an administrator signs in with the largest session and works in the panel', async ({
  page,
  context,
}) => {
  const person = largestPerson()
  expect(person.email).toHaveLength(254)
  await createAccount(person)
  await makeAdministrator(person)
  await signIn(page, person, `${front.origin}/admin/login`)
  await expect(page).toHaveURL(`${front.origin}/admin`)
  await expect(page.getByText(person.email)).toBeVisible()

  // With its own headers beside it, an answer with such a cookie does not fit into nginx's usual 4 KB.
  const cookies = (await context.cookies()).filter(({ name }) => /saira-session(\.\d+)?$/.test(name))
  const bytes = cookies.reduce((sum, { name, value }) => sum + name.length + value.length, 0)
  expect(hosted.largestToken()).toBeGreaterThan(2_300)
  expect(bytes).toBeGreaterThan(hosted.largestToken())
  // Nothing of the account but what its token holds: well below what browsers and proxies let one header have.
  expect(bytes).toBeLessThan(6_000)

  await page.goto(`${front.origin}/admin#images`)
  const icons = page.getByRole('region', { name: 'Ícones', exact: true })
  await icons.locator('input[type="file"]').setInputFiles(await pngFile('bussola.png'))
  await expect(page.getByText('bussola.png foi enviado com sucesso!')).toBeVisible()
  await page.reload()
  await expect(page.getByText(person.email)).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(`${front.origin}/admin/login`)
  expect((await context.cookies()).filter(({ name }) => /saira-session/.test(name))).toEqual([])
})
