import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { restoreBackup } from '../../scripts/backup-restore.ts'
import { takeBackup } from '../../scripts/backup-take.ts'
import { type OwnBackend, type SiteProcess, startOwnBackend } from './own-site.ts'
import { pngFile } from './sample-images.ts'
import { newPerson, signIn } from './staff.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'saira-restore-'))
const person = newPerson()
let backend: OwnBackend
let staff: SupabaseClient
let staffId: string
let site: SiteProcess

test.beforeAll(async () => {
  backend = await startOwnBackend()
  const account = await backend.administrator(person)
  staff = account.client
  staffId = account.id
  site = await backend.startSite({ pollSeconds: 1 })
})
test.afterAll(async () => {
  await backend?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const photographs = [1, 2].map((number) => `caiaque-coletivo--170000000000${number}-abc.png`)
const trip = '/passeio-de-caiaque-coletivo-paraty'
const addresses = ['/', '/passeios', trip, '/half-day-kayak-tour-paraty', '/passeio-veleiro']

/**
 * A page without what names the content version, which never goes back, and when its pictures were looked up. Its parts
 * are sorted: the renderer writes those of the head in the order in which they are ready.
 */
async function openPage(address: string): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': 'pt-BR' }
  const response = await fetch(site.url + address, { headers, redirect: 'manual' })
  const text = await response.text()
  const lasting = text.replace(/(page-data|timestamp)\W+[\w.-]+/g, '$1')
  return `${response.status} ${lasting
    .split(/(?=<)|\\n/)
    .toSorted()
    .join('\n')}`
}

async function openPicture(name: string): Promise<Buffer> {
  const response = await fetch(`${site.url}/media/tour-images/${name}`)
  return response.ok ? Buffer.from(await response.arrayBuffer()) : Buffer.from(`${response.status}`)
}

const seen = async () => ({
  pages: await Promise.all(addresses.map(openPage)),
  pictures: await Promise.all(photographs.map(openPicture)),
})

/** What is seen once every page has been rendered anew: until then the site may answer with the page of before. */
async function settled(): Promise<Awaited<ReturnType<typeof seen>>> {
  let last = await seen()
  while (true) {
    await sleep(3_000)
    const now = await seen()
    if (now.pages.every((page, index) => page === last.pages[index])) return now
    last = now
  }
}

const showsPrice = async () => (await openPage(trip)).includes('R$\u00a0321')

async function publish(document: object): Promise<void> {
  const key = { collection: 'tours', id: 'caiaque-coletivo' }
  const { data: row } = await staff.from('tours').select('revision').eq('id', key.id).maybeSingle()
  const saved = await staff.rpc('save_draft', { ...key, document, revision: row?.revision ?? 0 })
  if (saved.error) throw saved.error
  const published = await staff.rpc('publish_item', { ...key, revision: saved.data.revision })
  if (published.error) throw published.error
}

test('after rows, roles and pictures were destroyed, a restore brings every page and picture back as it was', async () => {
  for (const [index, name] of photographs.entries()) {
    const { buffer, mimeType } = await pngFile(name, index === 0 ? '#0b6570' : '#b0432a')
    const { error } = await staff.storage.from('tour-images').upload(name, buffer, { contentType: mimeType })
    if (error) throw error
  }
  const price = { amounts: [{ reais: 321 }] }
  await publish({ listing: { price } })
  await expect.poll(showsPrice).toBe(true)
  const before = await settled()
  expect(before.pages[2]?.includes(photographs[1] ?? '')).toBe(true)

  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = backend.variables
  const backup = path.join(folder, 'backup')
  await takeBackup({ url, secretKey, folder: backup })

  const owner = backend.owner()
  await owner.from('tours').delete().neq('id', '')
  // The newest is lost, and the bytes of the other one are others.
  const area = owner.storage.from('tour-images')
  await area.remove(photographs.slice(1))
  await area.update(photographs[0] ?? '', (await pngFile('other')).buffer.subarray(0, 200), {
    contentType: 'image/png',
  })
  await staff.rpc('record_picture', { event_kind: 'deletion', file: `tour-images/${photographs[1]}` })
  await owner.from('user_roles').delete().eq('user_id', staffId)
  await expect.poll(showsPrice).toBe(false)
  // A hosted project may answer with a copy of its own for a while.
  const untouched = async () => {
    const { pictures } = await seen()
    return photographs.filter((_, index) => pictures[index]?.equals(before.pictures[index] ?? Buffer.of()))
  }
  await expect.poll(untouched, { timeout: 60_000 }).toEqual([])

  const restored = await restoreBackup({ url, secretKey, folder: backup })
  expect(restored).toMatchObject({ picturesAdded: 1, picturesRepaired: 1, withoutRole: [] })
  await expect.poll(showsPrice).toBe(true)
  const after = await settled()
  expect(after.pictures).toEqual(before.pictures)
  for (const [index, address] of addresses.entries()) {
    expect.soft(after.pages[index] === before.pages[index], address).toBe(true)
  }
  expect((await staff.rpc('is_admin')).data).toBe(true)
})

test('an upload that breaks off leaves one structured line in the log', async ({ page }) => {
  await signIn(page, person, `${site.url}/admin/login`)
  await page.waitForURL('**/admin')
  const cookies = await page.context().cookies(site.url)
  const { host, hostname, port } = new URL(site.url)
  const written = () => readFileSync(site.log, 'utf8').split('\n').filter(Boolean)
  const before = written().length
  const socket = connect(Number(port), hostname)
  socket.write(
    [
      'POST /api/admin/images/icons?name=a.png HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${site.url}`,
      `Cookie: ${cookies.map(({ name, value }) => `${name}=${value}`).join('; ')}`,
      'Content-Type: image/png',
      'Content-Length: 100000',
      '',
      'x'.repeat(1_000),
    ].join('\r\n'),
  )
  // Until the site has begun to read it.
  await sleep(500)
  socket.destroy()
  await expect.poll(() => written().length).toBeGreaterThan(before)
  await sleep(500)
  const lines = written()
    .slice(before)
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([expect.objectContaining({ event: 'image-not-stored', problem: 'interrupted' })])
})
