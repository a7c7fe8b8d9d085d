import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { formatAmount, lowestAmount } from '../../lib/catalogue/money.ts'
import { type OwnBackend, type SiteProcess, startOwnBackend } from './own-site.ts'
import { pngFile } from './sample-images.ts'
import { addressOf, pages, shippedTrip } from './shipped-pages.ts'

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

const price = (reais: number) => ({
  listing: { price: { amounts: [{ reais }] } },
  detail: { price: { amounts: [{ reais }] } },
})

const eventually = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, intervals: [200] })

test('what is published shows on every process, on lists and pages in both languages', async () => {
  expect((await open(first, '/passeios')).text).not.toContain('R$\u00a0333')
  await publish('tours', 'caiaque-coletivo', price(333))
  for (const site of [first, second]) {
    await eventually(async () => (await open(site, '/passeios')).text).toContain('R$\u00a0333')
    expect((await open(site, '/passeio-de-caiaque-coletivo-paraty')).text).toContain('R$\u00a0333')
    expect((await open(site, '/half-day-kayak-tour-paraty')).text).toContain('USD\u00a070')
    expect((await open(site, '/', {})).text).toContain('R$\u00a0333')
  }
})

test('a page that browsers fetch while they navigate says the same as the document', async () => {
  // Next leads a request for page data to an address of its own.
  const headers = { rsc: '1', accept: '*/*', 'accept-language': 'pt-BR' }
  const data = await fetch(`${first.url}/passeios`, { headers })
  expect(data.headers.get('content-type')).toContain('text/x-component')
  expect(await data.text()).toContain('R$\u00a0333')
})

test('a photograph has those pages rendered anew that may show it, and no others', async () => {
  // Which trips a page shows is the same in both languages; of English two pages stand for all.
  const addresses = [
    ...pages.map((id) => ({ locale: 'pt-BR', path: addressOf(id, 'pt-BR') })),
    ...['tours', 'passeio-veleiro'].map((id) => ({ locale: 'en-GB', path: addressOf(id, 'en-GB') })),
  ]
  const look = async () => {
    const seen = []
    for (const { locale, path } of addresses) {
      const { text } = await open(first, path, { 'accept-language': locale })
      seen.push({ path, text, renderedFrom: /data-content="([^"]+)"/.exec(text)?.[1] })
    }
    return seen
  }
  const before = await look()

  const name = `passeio-veleiro--${Date.now()}-vela.png`
  const { buffer, mimeType } = await pngFile(name)
  const stored = await staff.storage.from('tour-images').upload(name, buffer, { contentType: mimeType })
  if (stored.error) throw stored.error
  await staff.rpc('raise_content_version')
  await eventually(async () => (await open(first, '/passeio-veleiro')).text).toContain(name)
  const after = await look()
  const showing = (seen: typeof after) =>
    seen.filter(({ text }) => text.includes(name)).map(({ path }) => path)
  expect(showing(after)).toEqual(
    expect.arrayContaining(['/passeios', '/passeio-veleiro', '/en/tours', '/sailboat-tour']),
  )
  const same = after.filter(({ renderedFrom }, index) => renderedFrom === before[index]?.renderedFrom)
  expect(same.length).toBeGreaterThan(addresses.length / 2)

  // Other content has everything rendered anew: what shows the photograph now should have shown it before.
  await publish('tours', 'regate-caicara', price(778))
  await eventually(async () => (await open(first, '/passeios')).text).toContain('R$\u00a0778')
  const anew = await look()
  expect(anew.filter(({ renderedFrom }, index) => renderedFrom === before[index]?.renderedFrom)).toEqual([])
  expect(showing(anew)).toEqual(showing(after))
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
  expect((await open(first, '/passeios')).text).toContain('R$\u00a0333')
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
  expect((await open(first, '/passeios')).text).toContain(formatAmount(shipped, 'pt-BR'))
  backend.setReachable(true)
  await eventually(async () => (await open(first, '/passeios')).text).toContain('R$\u00a0777')
})

test('a hidden trip is gone at once and comes back, a deleted one leaves lists and sitemap', async () => {
  const { data: row } = await staff.from('tours').select('revision').eq('id', 'passeio-veleiro').single()
  const hidden = await staff.rpc('hide_item', {
    collection: 'tours',
    id: 'passeio-veleiro',
    revision: row?.revision,
  })
  if (hidden.error) throw hidden.error
  for (const site of [first, second]) {
    await eventually(async () => (await open(site, '/passeio-veleiro')).status).toBe(404)
    await eventually(async () => (await open(site, '/sailboat-tour')).status).toBe(404)
    expect((await open(site, '/passeios')).text).not.toContain('/passeio-veleiro"')
    expect((await open(site, '/sitemap.xml')).text).not.toContain('/passeio-veleiro')
  }
  const shown = await staff.rpc('hide_item', {
    collection: 'tours',
    id: 'passeio-veleiro',
    revision: hidden.data.revision,
    hidden: false,
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
  expect((await open(first, '/moonlight-paddle')).text).toContain('Moonlight paddle')
  const list = await open(first, '/expedicoes')
  expect(list.text.split('Remada da lua').length).toBeGreaterThan(3)
  expect((await open(first, '/sitemap.xml')).text).toContain('/moonlight-paddle')
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
  expect((await open(first, '/en/tours')).text).toContain('No afternoon trips: wind.')
  await expect
    .poll(async () => (await open(first, '/')).text, { timeout: 20_000, intervals: [500] })
    .not.toContain('Sem saídas à tarde hoje')
})
