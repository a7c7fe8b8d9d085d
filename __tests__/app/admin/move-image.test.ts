import { DELETE, PATCH } from '@/app/api/admin/images/[area]/[name]/route'
import { isProductOf, loadProductChoices } from '@/lib/staff/pictures/product-choices'
import { shipped } from '../../lib/catalogue/shipped'
import { fakeService } from '../../lib/supabase/fake-service'

const service = fakeService()
const away = () => Response.json({ message: 'away' }, { status: 500 })
let gate: unknown
jest.mock('@/lib/staff/sign-in/gate', () => ({ loadGate: async () => gate }))
jest.mock('@/lib/content/current', () => ({ currentCatalogue: () => shipped }))
const events = jest.fn()
jest.mock('@/lib/staff/people/events', () => ({
  recordPicture: async (_: unknown, event: unknown) => events(event),
}))
const shown = jest.fn()
jest.mock('@/lib/staff/pictures/publish', () => ({ showPictures: async () => shown() }))

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

const file = 'passeio-veleiro--17-a.svg'
const target = 'regate-caicara--17-a.svg'
const toRegate = { area: 'tour-images', product: 'regate-caicara', isOff: false }

beforeEach(() => service.files.set(file, 'pixels'))

/** What the database was told. */
const told = () => events.mock.calls.map(([{ kind, file: subject }]) => `${kind} ${subject}`)

it('a picture is stored under its new name, then removed under the old one, and both are traced', async () => {
  const answer = await move(file, toRegate)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    name: target,
    product: 'regate-caicara',
    shown: 'page',
    size: 6,
  })
  expect(service.stored()).toEqual([`store tour-images/${target}`, `remove tour-images/${file}`])
  expect(told()).toEqual([`upload tour-images/${target}`, `deletion tour-images/${file}`])
  expect(shown).toHaveBeenCalledTimes(1)
})

it('a picture moves between tours and expeditions', async () => {
  const answer = await move(file, { area: 'expedition-images', product: 'itatiaia', isOff: false })
  expect(await answer.json()).toMatchObject({
    viewUrl: '/media/expedition-images/itatiaia--17-a.svg',
  })
  expect(service.stored()).toEqual([
    'store expedition-images/itatiaia--17-a.svg',
    `remove tour-images/${file}`,
  ])
})

it('a picture that is taken off the page keeps its trip, and goes back under its name', async () => {
  const off = 'passeio-veleiro.aside--17-a.svg'
  const answer = await move(file, { area: 'tour-images', product: 'passeio-veleiro', isOff: true })
  expect(await answer.json()).toMatchObject({ name: off, product: 'passeio-veleiro', shown: 'nowhere' })
  service.files.set(off, 'pixels')
  const back = await move(off, { area: 'tour-images', product: 'passeio-veleiro', isOff: false })
  expect(await back.json()).toMatchObject({ name: file, shown: 'page' })
})

describe('no picture is lost', () => {
  let logged: jest.SpyInstance
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockReturnValue()
  })

  const taken = () => Response.json({ statusCode: '409', message: 'taken' }, { status: 400 })

  it('where the removal of the old name fails, or took place and nobody heard of it', async () => {
    service.state.answer = (call) => (call.startsWith('remove') ? away() : undefined)
    expect((await move(file, toRegate)).status).toBe(503)
    expect(service.stored()).not.toContain(`remove tour-images/${target}`)
    expect(logged.mock.calls.join()).toContain('"event":"picture-may-stand-twice"')
    // The new name is public, whatever became of the old one.
    expect(told()).toEqual([`upload tour-images/${target}`])
  })

  it('where two people move it to the same trip at once', async () => {
    service.state.answer = (call) => (call.startsWith('remove') ? Response.json([]) : undefined)
    const answer = await move(file, toRegate)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ name: target })
    expect(service.stored()).not.toContain(`remove tour-images/${target}`)
    // Whoever was faster tells of what they removed.
    expect(told()).toEqual([`upload tour-images/${target}`])
  })

  it('and the next try ends what one that failed has begun', async () => {
    service.state.answer = (call) => (call.startsWith('store') ? taken() : undefined)
    service.files.set(target, 'pixels')
    expect((await move(file, toRegate)).status).toBe(200)
    expect(service.stored()).toContain(`remove tour-images/${file}`)
    expect(told()).toEqual([`upload tour-images/${target}`, `deletion tour-images/${file}`])
  })

  it('where another picture has the new name', async () => {
    service.state.answer = (call) => (call.startsWith('store') ? taken() : undefined)
    service.files.set(target, 'others')
    expect((await move(file, toRegate)).status).toBe(400)
    expect(service.stored()).not.toContain(`remove tour-images/${file}`)
  })

  it('where the storage does not take it', async () => {
    service.state.answer = (call) => (call.startsWith('store') ? away() : undefined)
    expect((await move(file, toRegate)).status).toBe(503)
    expect(service.stored()).not.toContain(`remove tour-images/${file}`)
  })
})

it.each([
  ['a product that nobody knows', { ...toRegate, product: 'lagoa' }],
  ['an expedition, whose pictures lie elsewhere', { ...toRegate, product: 'itatiaia' }],
  ['the product that it has already', { ...toRegate, product: 'passeio-veleiro' }],
  ['the icons', { ...toRegate, area: 'icons' }],
  ['nothing that was asked', { trip: 'regate-caicara' }],
])('it is not moved to %s', async (_, body) => {
  expect((await move(file, body)).status).toBe(400)
  expect(service.stored()).toEqual([])
})

it('pages of other sites and people without the role move nothing', async () => {
  expect((await move(file, toRegate, 'https://elsewhere.example')).status).toBe(403)
  gate = { kind: 'denied', lookupFailed: false }
  expect((await move(file, toRegate)).status).toBe(403)
  gate = { kind: 'anonymous' }
  expect((await move(file, toRegate)).status).toBe(401)
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
    expect(events.mock.calls).toEqual([[{ kind: 'deletion', account, file: `tour-images/${file}` }]])
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

describe('a picture that had gone already, such as at a try that nobody heard the end of,', () => {
  const raised = [[{ account, file: `tour-images/${file}` }]]

  it('is no longer named by pages once somebody tries to move it', async () => {
    service.files.clear()
    expect((await move(file, toRegate)).status).toBe(404)
    expect(shown).toHaveBeenCalledTimes(1)
    expect(events.mock.calls).toEqual(raised)
  })

  it('nor once somebody tries to remove it', async () => {
    service.state.answer = () => Response.json([])
    expect((await remove(file)).status).toBe(404)
    expect(shown).toHaveBeenCalledTimes(1)
    expect(events.mock.calls).toEqual(raised)
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
    expect((await move(file, { ...toRegate, product: 'lagoa' })).status).toBe(200)
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
