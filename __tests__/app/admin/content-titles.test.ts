import { generateMetadata as history } from '@/app/[locale]/admin/[collection]/[id]/history/page'
import { generateMetadata as editor } from '@/app/[locale]/admin/[collection]/[id]/page'
import { generateMetadata as preview } from '@/app/[locale]/admin/preview/[collection]/[id]/page'

/** Who asks, and what the database has of the item. */
const mockAnswers: { gate: object; row: object } = { gate: {}, row: {} }

jest.mock('next/root-params', () => ({ locale: () => Promise.resolve('pt-BR') }))
jest.mock('@/lib/staff/sign-in/gate', () => ({ loadGate: () => Promise.resolve(mockAnswers.gate) }))
jest.mock('@/lib/staff/content/content-rows', () => ({
  ...jest.requireActual<object>('@/lib/staff/content/content-rows'),
  loadRow: () => Promise.resolve(mockAnswers.row),
}))

const params = Promise.resolve({ locale: 'pt-BR', collection: 'tours', id: 'passeio-veleiro' })
const props = { params, searchParams: Promise.resolve({}) }

const titles = async () => {
  const found = await Promise.all([editor(props), history(props), preview(props)])
  return found.map(({ title }) => title)
}

const draft = { words: { 'pt-BR': { title: 'Vela ao luar' } } }
const drafted = { ok: true, value: { collection: 'tours', id: 'passeio-veleiro', draft } }

test('the browser’s tab names the item as its draft does', async () => {
  mockAnswers.gate = { kind: 'admin' }
  mockAnswers.row = drafted
  for (const title of await titles()) expect(title).toContain('Vela ao luar')
})

test.each([
  ['where the database has no row of it', { ok: true, value: undefined }],
  ['while the database does not answer', { ok: false, refusal: { kind: 'outage' } }],
])('%s, it is called as it was shipped', async (_when, row) => {
  mockAnswers.gate = { kind: 'admin' }
  mockAnswers.row = row
  for (const title of await titles()) expect(title).toContain('Veleiro na baía')
})

test('whoever is not signed in learns the name that was shipped, not that of the draft', async () => {
  mockAnswers.gate = { kind: 'anonymous' }
  mockAnswers.row = drafted
  for (const title of await titles()) expect(title).toContain('Veleiro na baía')
})
