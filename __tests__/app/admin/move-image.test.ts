import { DELETE, PATCH } from '@/app/api/admin/images/[area]/[name]/route'
import { isProductOf, loadProductChoices } from '@/lib/admin/images/product-choices'
import { shipped } from '../../lib/catalogue/shipped'
import { fakeService } from '../../lib/supabase/fake-service'

const service = fakeService()
const away = () => Response.json({ message: 'away' }, { status: 500 })
let gate: unknown
jest.mock('@/lib/auth/gate', () => ({ writeGate: async () => gate }))
jest.mock('@/lib/content/current', () => ({ currentCatalogue: () => shipped }))
const events = jest.fn()
jest.mock('@/lib/auth/events', () => ({ recordPicture: async (_: unknown, event: unknown) => events(event) }))
const shown = jest.fn()
jest.mock('@/lib/admin/images/publish', () => ({
  publishUpload: async () => {},
  publishDeletion: async () => shown(),
}))

const account = '00000000-0000-4000-8000-000000000001'

beforeEach(() => {
  gate = { kind: 'admin', user: { id: account }, client: service.client }
  service.reset()
  events.mockReset()
  shown.mockReset()
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

/** The lines that the audit log was asked for: `?` behind those that it adds only where they are missing. */
const told = () =>
  events.mock.calls.map(
    ([{ kind, file: subject, isCertain }]) => `${kind} ${subject}${isCertain ? '' : ' ?'}`,
  )

it('a picture is stored under its new name, then removed under the old one, and both are traced', async () => {
  const answer = await move(file, { product: 'regate-caicara' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ name: 'regate-caicara--17-a.png', product: 'regate-caicara' })
  expect(service.stored()).toEqual([
    'copy passeio-veleiro--17-a.png regate-caicara--17-a.png',
    `remove ${file}`,
  ])
  expect(told()).toEqual(['upload tour-images/regate-caicara--17-a.png', `deletion tour-images/${file}`])
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

const target = 'regate-caicara--17-a.png'

describe('no picture is lost', () => {
  let logged: jest.SpyInstance
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockReturnValue()
  })

  const taken = () => Response.json({ statusCode: '409', message: 'taken' }, { status: 400 })

  it('where the removal of the old name fails, or took place and nobody heard of it', async () => {
    service.state.answer = (call) => (call === `remove ${file}` ? away() : undefined)
    expect((await move(file, { product: 'regate-caicara' })).status).toBe(503)
    expect(service.stored()).not.toContain(`remove ${target}`)
    expect(logged.mock.calls.join()).toContain('"event":"picture-may-stand-twice"')
    // The new name is public, whatever became of the old one.
    expect(told()).toEqual([`upload tour-images/${target}`])
  })

  it('where two people move it to the same trip at once', async () => {
    service.state.answer = (call) => (call === `remove ${file}` ? Response.json([]) : undefined)
    const answer = await move(file, { product: 'regate-caicara' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ name: target })
    expect(service.stored()).not.toContain(`remove ${target}`)
    expect(told()).toEqual([`upload tour-images/${target}`, `deletion tour-images/${file} ?`])
  })

  it('and the next try ends what one that failed has begun', async () => {
    service.state.answer = (call) => (call.startsWith('copy') ? taken() : undefined)
    service.files.set(file, 'pixels').set(target, 'pixels')
    expect((await move(file, { product: 'regate-caicara' })).status).toBe(200)
    expect(service.stored()).toContain(`remove ${file}`)
    expect(told()).toEqual([`upload tour-images/${target} ?`, `deletion tour-images/${file}`])
  })

  it('where another picture has the new name', async () => {
    service.state.answer = (call) => (call.startsWith('copy') ? taken() : undefined)
    service.files.set(file, 'pixels').set(target, 'others')
    expect((await move(file, { product: 'regate-caicara' })).status).toBe(400)
    expect(service.stored()).not.toContain(`remove ${file}`)
  })
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

const remove = (name: string) =>
  DELETE(
    new Request(`http://localhost:3000/api/admin/images/tour-images/${name}`, {
      method: 'DELETE',
      headers: { origin: 'http://localhost:3000', host: 'localhost:3000' },
    }),
    { params: Promise.resolve({ area: 'tour-images', name }) },
  )

describe('a picture that is removed', () => {
  it('leaves a line in the audit log with who did it', async () => {
    expect((await remove(file)).status).toBe(200)
    expect(events.mock.calls).toEqual([
      [{ kind: 'deletion', account, file: `tour-images/${file}`, isCertain: true }],
    ])
  })

  it('leaves none where it was not removed', async () => {
    jest.spyOn(console, 'error').mockReturnValue()
    service.state.answer = () => away()
    expect((await remove(file)).status).toBe(503)
    gate = { kind: 'denied', lookupFailed: false }
    expect((await remove(file)).status).toBe(403)
    expect(events).not.toHaveBeenCalled()
  })
})

describe('a picture that had gone already, such as at a try that nobody heard the end of, is told of where that is missing, and', () => {
  const gone = () =>
    Response.json({ statusCode: '404', error: 'not_found', message: 'gone' }, { status: 400 })

  it('is no longer named by pages once somebody tries to move it', async () => {
    service.state.answer = (call) => (call.startsWith('copy') ? gone() : undefined)
    expect((await move(file, { product: 'regate-caicara' })).status).toBe(404)
    expect(shown).toHaveBeenCalledTimes(1)
    expect(told()).toEqual([`deletion tour-images/${file} ?`])
  })

  it('nor once somebody tries to remove it', async () => {
    service.state.answer = () => Response.json([])
    expect((await remove(file)).status).toBe(404)
    expect(shown).toHaveBeenCalledTimes(1)
    expect(told()).toEqual([`deletion tour-images/${file} ?`])
  })

  it('and one that could not be removed is looked for by nobody', async () => {
    jest.spyOn(console, 'error').mockReturnValue()
    service.state.answer = () => away()
    expect((await remove(file)).status).toBe(503)
    expect(shown).not.toHaveBeenCalled()
  })
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
