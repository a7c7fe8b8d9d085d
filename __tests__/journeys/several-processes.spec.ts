import { readFileSync } from 'node:fs'
import { expect as playwrightExpect, test } from '@playwright/test'
import { nginxVersion, serveShippedCache } from '../../scripts/bench/nginx.ts'
import { type Server, stopServers } from '../../scripts/bench/server.ts'
import { freePort } from '../../scripts/ports.ts'
import { type OwnBackend, type SiteProcess, startOwnBackend } from './own-site.ts'
import { newPerson, signIn } from './staff.ts'

/** Passwords are compared slowly on purpose. */
const expect = playwrightExpect.configure({ timeout: 20_000 })

test.skip(!nginxVersion(), 'nginx is not installed here, so that nothing can stand in front of two processes')
test.describe.configure({ mode: 'default', timeout: 180_000 })

let backend: OwnBackend
let front: Server
let processes: SiteProcess[] = []

test.beforeAll(async () => {
  backend = await startOwnBackend()
  const ports = [await freePort(), await freePort()]
  front = await serveShippedCache(...ports.map((port) => ({ origin: `http://localhost:${port}` })))
  processes = await Promise.all(
    ports.map((port) => backend.startSite({ port, siteUrl: front.origin, pollSeconds: 1 })),
  )
})

test.afterAll(async () => {
  await stopServers()
  await backend?.stop()
})

/** How often a process has logged an event of a kind. */
const logged = ({ log }: SiteProcess, kind: string): number =>
  readFileSync(log, 'utf8').split(`"kind":"${kind}"`).length - 1

test('behind the shipped nginx a session holds on two processes that take turns, and both show what is published', async ({
  page,
}) => {
  const person = newPerson()
  await backend.administrator(person)
  await signIn(page, person, `${front.origin}/admin/login`)
  await expect(page).toHaveURL(`${front.origin}/admin`)

  // An odd number of questions, so that the next one is the other process's whatever the pages ask for themselves.
  for (const address of ['/admin', '/admin/tours', '/admin/content', '/admin', '/admin/tours']) {
    const opened = await page.goto(`${front.origin}${address}`)
    expect(opened?.status()).toBe(200)
    await expect(page).toHaveURL(`${front.origin}${address}`)
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
    expect((await page.request.get(`${front.origin}/api/admin/counts`)).status()).toBe(200)
  }

  const send = async (action: string, data: object) => {
    const answer = await page.request.post(
      `${front.origin}/api/admin/content/tours/caiaque-coletivo/${action}`,
      { data, headers: { origin: front.origin } },
    )
    expect(answer.status()).toBe(200)
    return (await answer.json()).row.revision
  }
  const price = { amounts: [{ reais: 345 }] }
  const row = await backend
    .owner()
    .from('tours')
    .select('revision')
    .eq('id', 'caiaque-coletivo')
    .maybeSingle()
  const kept = await send('draft', {
    revision: row.data?.revision ?? 0,
    document: { listing: { price }, detail: { price } },
  })
  await send('publish', { revision: kept })

  for (const origin of [...processes.map(({ url }) => url), front.origin]) {
    await expect
      .poll(async () => {
        const list = await fetch(`${origin}/passeios`, {
          headers: { accept: 'text/html', 'accept-language': 'pt-BR' },
        })
        return list.text()
      })
      .toContain('R$\u00a0345')
  }
})

test('failures to sign in count together, whichever process they reach', async ({ page }) => {
  const person = newPerson()
  await backend.administrator(person)
  const before = processes.map((one) => logged(one, 'sign-in-failed'))
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // Now and then one question more, so that attempts do not all fall to the same process.
    if (attempt % 2 === 1) await fetch(`${front.origin}/api/health`)
    await signIn(page, { ...person, password: 'nao-e-esta-7' }, `${front.origin}/admin/login`)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  }
  const failures = () => processes.map((one, index) => logged(one, 'sign-in-failed') - (before[index] ?? 0))
  // A line may reach the file after the answer has reached the page.
  await expect.poll(() => failures().reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(Math.min(...failures())).toBeGreaterThan(0)

  await signIn(page, person, `${front.origin}/admin/login`)
  await expect(page.getByRole('alert').filter({ hasText: 'Muitas tentativas' })).toBeVisible()
})
