/** @jest-environment node */
import { PATCH } from '@/app/api/admin/images/[area]/[name]/route'
import { isProductOf, loadProductChoices } from '@/lib/admin/product-choices'
import { shipped } from '../lib/catalogue/shipped'
import { fakeService } from './fake-service'

const service = fakeService()
let gate: unknown
jest.mock('@/lib/auth/gate', () => ({ writeGate: async () => gate }))
jest.mock('@/lib/content/current', () => ({ currentCatalogue: () => shipped }))
const events = jest.fn()
jest.mock('@/lib/auth/events', () => ({ recordEvent: async (_: unknown, event: unknown) => events(event) }))
jest.mock('@/lib/admin/publish', () => ({ publishUpload: async () => {}, publishDeletion: async () => {} }))

const account = '00000000-0000-4000-8000-000000000001'

beforeEach(() => {
  gate = { kind: 'admin', user: { id: account }, client: service.client }
  service.reset()
  events.mockReset()
  jest.spyOn(console, 'info').mockReturnValue()
  jest.spyOn(console, 'warn').mockReturnValue()
})

const move = (name: string, body: unknown, origin = 'http://localhost:3000') =>
  PATCH(
    new Request(`http://localhost:3000/api/admin/images/tour-images/${name}`, {
      method: 'PATCH',
      headers: { origin, host: 'localhost:3000' },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({ area: 'tour-images', name }) },
  )

const file = 'passeio-veleiro--17-a.png'

it('a picture is stored under its new name, then removed under the old one, and both are traced', async () => {
  const answer = await move(file, { product: 'regate-caicara' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ name: 'regate-caicara--17-a.png', product: 'regate-caicara' })
  expect(service.stored()).toEqual([
    'copy passeio-veleiro--17-a.png regate-caicara--17-a.png',
    `remove ${file}`,
  ])
  expect(events.mock.calls.map(([{ kind, subject }]) => `${kind} ${subject}`)).toEqual([
    'upload tour-images/regate-caicara--17-a.png',
    `deletion tour-images/${file}`,
  ])
})

it.each([
  ['published', { published: { pictures: { items: [{ file: `tour-images/${file}` }] } } }],
  ['waiting as a draft', { draft: { pictures: { items: [], cover: `tour-images/${file}` } } }],
])('a picture that a gallery has chosen stays: %s', async (_, state) => {
  service.rows.push({ id: 'passeio-veleiro', ...state })
  const answer = await move(file, { product: 'regate-caicara' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({ error: 'chosen' })
  expect(service.stored()).toEqual([])
})

it('where the old name cannot be removed, the new one goes again: there are never two of one', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  service.state.fail = (call) => call === `remove ${file}`
  expect((await move(file, { product: 'regate-caicara' })).status).toBe(503)
  expect(service.stored()).toContain('remove regate-caicara--17-a.png')
  expect(events).not.toHaveBeenCalled()
})

it.each([
  ['a product that nobody knows', { product: 'lagoa' }],
  ['an expedition, whose pictures lie elsewhere', { product: 'itatiaia' }],
  ['the product that it has already', { product: 'passeio-veleiro' }],
  ['nothing that was asked', { trip: 'regate-caicara' }],
])('it is not moved to %s', async (_, body) => {
  expect((await move(file, body)).status).toBe(400)
  expect(service.stored()).toEqual([])
})

it('pages of other sites and people without the role move nothing', async () => {
  expect((await move(file, { product: 'regate-caicara' }, 'https://elsewhere.example')).status).toBe(403)
  gate = { kind: 'denied', lookupFailed: false }
  expect((await move(file, { product: 'regate-caicara' })).status).toBe(403)
  gate = { kind: 'anonymous' }
  expect((await move(file, { product: 'regate-caicara' })).status).toBe(401)
  expect(service.stored()).toEqual([])
})

describe('a trip that nobody has published yet', () => {
  beforeEach(() => {
    service.rows.push({ id: 'lagoa', draft: { words: { 'pt-BR': { title: 'Lagoa Verde' } } } })
  })

  it('may have pictures', async () => {
    const trips = { client: service.client, catalogue: shipped }
    expect(await isProductOf(trips, 'tour-images', 'lagoa')).toBe(true)
    expect(await isProductOf(trips, 'tour-images', 'caverna')).toBe(false)
    expect(await isProductOf(trips, 'icons', 'lagoa')).toBe(false)
    expect((await move(file, { product: 'lagoa' })).status).toBe(200)
  })

  it('is offered by its name', async () => {
    const choices = await loadProductChoices(service.client, shipped, 'en-GB')
    expect(choices['tour-images']).toContainEqual({ slug: 'lagoa', title: 'Lagoa Verde' })
    expect(choices.icons).toEqual([])
  })

  it('is not offered from the bin', async () => {
    service.rows.splice(0, service.rows.length, {
      id: 'lagoa',
      draft: {},
      deleted_at: '2027-01-01T00:00:00Z',
    })
    const choices = await loadProductChoices(service.client, shipped, 'pt-BR')
    expect(choices['tour-images'].map(({ slug }) => slug)).not.toContain('lagoa')
  })
})
