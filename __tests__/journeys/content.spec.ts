import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { formatAmount, lowestAmount } from '../../lib/catalogue/text/money.ts'
import { type OwnBackend, type SiteProcess, startOwnBackend } from './own-site.ts'
import { pngFile } from './sample-images.ts'
import { shippedTrip } from './shipped-pages.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let backend: OwnBackend
let staff: SupabaseClient
let first: SiteProcess
let second: SiteProcess

test.beforeAll(async () => {
  backend = await startOwnBackend()
  staff = (await backend.administrator()).client
  first = await backend.startSite()
  second = await backend.startSite()
})
test.afterAll(() => backend?.stop())

/** What somebody publishes through the database's own functions, as the panel does. */
async function publish(collection: string, id: string, document: object): Promise<void> {
  const { data: row } = await staff.from(collection).select('revision').eq('id', id).maybeSingle()
  const saved = await staff.rpc('save_draft', { collection, id, document, revision: row?.revision ?? 0 })
  if (saved.error) throw saved.error
  const published = await staff.rpc('publish_item', { collection, id, revision: saved.data.revision })
  if (published.error) throw published.error
}

async function open(site: SiteProcess, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'accept-language': 'pt-BR', ...headers },
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

/** The trip's page says the price of the list, as long as nobody gives it one of its own. */
const price = (reais: number) => ({ listing: { price: { amounts: [{ reais }] } } })

const eventually = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, intervals: [200] })

test('what is published shows on every process, on lists and pages in both languages', async () => {
  await eventually(async () => (await open(first, '/passeios')).text).not.toContain('R$\u00a0333')
  await publish('tours', 'caiaque-coletivo', price(333))
  for (const site of [first, second]) {
    await eventually(async () => (await open(site, '/passeios')).text).toContain('R$\u00a0333')
    await eventually(async () => (await open(site, '/passeio-de-caiaque-coletivo-paraty')).text).toContain(
      'R$\u00a0333',
    )
    await eventually(async () => (await open(site, '/half-day-kayak-tour-paraty')).text).toContain(
      'USD\u00a070',
    )
    await eventually(async () => (await open(site, '/', {})).text).toContain('R$\u00a0333')
  }
})

test('a page that browsers fetch while they navigate says the same as the document', async () => {
  // Next leads a request for page data to an address of its own.
  const headers = { rsc: '1', accept: '*/*', 'accept-language': 'pt-BR' }
  const data = await fetch(`${first.url}/passeios`, { headers })
  expect(data.headers.get('content-type')).toContain('text/x-component')
  expect(await data.text()).toContain('R$\u00a0333')
})

test('a photograph is on the page of its trip in both languages', async () => {
  const name = `passeio-veleiro--${Date.now()}-vela.png`
  const { buffer, mimeType } = await pngFile(name)
  const stored = await staff.storage.from('tour-images').upload(name, buffer, { contentType: mimeType })
  if (stored.error) throw stored.error
  await staff.rpc('record_picture', { event_kind: 'upload', file: `tour-images/${name}` })
  for (const path of ['/passeio-veleiro', '/sailboat-tour']) {
    await eventually(async () => (await open(first, path)).text).toContain(name)
  }
})

test('an item that cannot be shown keeps its last good state, and everything else is fresh', async () => {
  // Nothing checks what the secret key writes: as bad as a hand in the database.
  const { error } = await backend
    .owner()
    .from('tours')
    .update({ published: { ...price(-5), words: { 'pt-BR': { nonsense: true } } } })
    .eq('id', 'caiaque-coletivo')
  if (error) throw error
  await publish('tours', 'regate-caicara', price(777))
  await eventually(async () => (await open(first, '/passeios')).text).toContain('R$\u00a0777')
  await eventually(async () => (await open(first, '/passeios')).text).toContain('R$\u00a0333')
  expect(readFileSync(first.log, 'utf8')).toContain('"event":"content-item-unusable"')
})

test('with the backend away, a process that starts again shows what was published', async () => {
  backend.setReachable(false)
  await first.kill()
  first = await backend.startSite({ snapshot: first.snapshot })
  const list = await open(first, '/passeios')
  expect(list.status).toBe(200)
  expect(list.text).toContain('R$\u00a0777')
  expect(list.text).toContain('R$\u00a0333')
  backend.setReachable(true)
})

test('a snapshot that was cut off in the middle is passed over', async () => {
  await first.stop()
  const whole = readFileSync(first.snapshot, 'utf8')
  writeFileSync(first.snapshot, whole.slice(0, whole.length / 2))
  backend.setReachable(false)
  first = await backend.startSite({ snapshot: first.snapshot })
  const shipped = lowestAmount(shippedTrip('caiaque-coletivo').listing.price) ?? 0
  await eventually(async () => (await open(first, '/passeios')).text).toContain(
    formatAmount(shipped, 'pt-BR'),
  )
  backend.setReachable(true)
  await eventually(async () => (await open(first, '/passeios')).text).toContain('R$\u00a0777')
})

test('a hidden trip is gone at once and comes back, a deleted one leaves lists and sitemap', async () => {
  const { data: row } = await staff.from('tours').select('revision').eq('id', 'passeio-veleiro').single()
  const hidden = await staff.rpc('change_item', {
    collection: 'tours',
    id: 'passeio-veleiro',
    revision: row?.revision,
    action: 'hide',
  })
  if (hidden.error) throw hidden.error
  for (const site of [first, second]) {
    await eventually(async () => (await open(site, '/passeio-veleiro')).status).toBe(404)
    await eventually(async () => (await open(site, '/sailboat-tour')).status).toBe(404)
    await eventually(async () => (await open(site, '/passeios')).text).not.toContain('/passeio-veleiro"')
    await eventually(async () => (await open(site, '/sitemap.xml')).text).not.toContain('/passeio-veleiro')
  }
  const shown = await staff.rpc('change_item', {
    collection: 'tours',
    id: 'passeio-veleiro',
    revision: hidden.data.revision,
    action: 'show',
  })
  if (shown.error) throw shown.error
  await eventually(async () => (await open(first, '/passeio-veleiro')).status).toBe(200)
})

test('a renamed address leads to the new one for good', async () => {
  await publish('tours', 'passeio-veleiro', {
    addresses: { 'pt-BR': ['/velejar-em-paraty'], 'en-GB': ['/sailboat-tour'] },
  })
  await eventually(async () => (await open(first, '/velejar-em-paraty')).status).toBe(200)
  expect(await open(first, '/passeio-veleiro')).toMatchObject({
    status: 308,
    location: expect.stringMatching(/\/velejar-em-paraty$/),
  })
  await publish('tours', 'passeio-veleiro', {
    addresses: { 'pt-BR': ['/veleiro-paraty'], 'en-GB': ['/sailboat-tour'] },
  })
  await eventually(async () => (await open(first, '/veleiro-paraty')).status).toBe(200)
  for (const before of ['/passeio-veleiro', '/velejar-em-paraty']) {
    expect(await open(first, before)).toMatchObject({
      status: 308,
      location: expect.stringMatching(/\/veleiro-paraty$/),
    })
  }
})

test('a trip that staff added has its pages in both languages, a card, a place in the menu and a share picture', async () => {
  const file = (locale: string) =>
    JSON.parse(
      readFileSync(new URL(`../../messages/${locale}/products/saco-fundao.json`, import.meta.url), 'utf8'),
    )
  const words = (locale: string, title: string) => ({ ...file(locale), title })
  const cost = { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 190 }] }
  await publish('expeditions', 'remada-da-lua', {
    id: 18,
    category: 'Caiaque',
    addresses: { 'pt-BR': ['/remada-da-lua'], 'en-GB': ['/moonlight-paddle'] },
    listing: { duration: { unit: 'days', range: { min: 2, max: 2 } }, price: cost },
    detail: {
      duration: { unit: 'days', range: { min: 2, max: 2 } },
      activeHours: { hours: 2 },
      distanceKm: { min: 20, max: 20 },
      group: { min: 2, max: 6 },
      startTimes: [],
      price: cost,
    },
    words: {
      'pt-BR': words('pt-BR', 'Remada da lua'),
      'en-GB': words('en-GB', 'Moonlight paddle'),
    },
  })
  await eventually(async () => (await open(first, '/remada-da-lua')).status).toBe(200)
  await eventually(async () => (await open(first, '/moonlight-paddle')).text).toContain('Moonlight paddle')
  await eventually(
    async () => (await open(first, '/expedicoes')).text.split('Remada da lua').length,
  ).toBeGreaterThan(3)
  await eventually(async () => (await open(first, '/sitemap.xml')).text).toContain('/moonlight-paddle')
  const page = await open(first, '/moonlight-paddle')
  const share = /property="og:image" content="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const picture = await fetch(new URL(new URL(share).pathname, first.url))
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
})

test('a notice stands on every page until its end, and goes without anybody publishing', async () => {
  const until = new Date(Date.now() + 8_000).toISOString()
  await publish('site_content', 'notice', {
    until,
    words: {
      'pt-BR': { text: 'Sem saídas à tarde hoje: vento.' },
      'en-GB': { text: 'No afternoon trips: wind.' },
    },
  })
  await eventually(async () => (await open(first, '/')).text).toContain('Sem saídas à tarde hoje')
  await eventually(async () => (await open(first, '/en/tours')).text).toContain('No afternoon trips: wind.')
  await expect
    .poll(async () => (await open(first, '/')).text, { timeout: 20_000, intervals: [500] })
    .not.toContain('Sem saídas à tarde hoje')
})
