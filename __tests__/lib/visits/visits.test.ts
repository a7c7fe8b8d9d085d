import { partsOf } from '@/lib/visits/kinds'
import { wishOf } from '@/lib/wish/wish'

const site = 'http://localhost:3000'
let sent: unknown[]

beforeAll(() => {
  process.env.SUPABASE_URL = 'http://backend.test'
  process.env.SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_for_this_test_only'
})
beforeEach(() => {
  globalThis.siteVisits = undefined
  sent = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json(1)
  })
})

async function tell(body: string, headers: Record<string, string> = {}): Promise<number> {
  const { POST } = await import('@/app/api/visits/route')
  const given = { origin: site, 'content-length': String(Buffer.byteLength(body)), ...headers }
  return (await POST(new Request(`${site}/api/visits`, { method: 'POST', body, headers: given }))).status
}
const counted = () => [...(globalThis.siteVisits?.keys() ?? [])]
const chat = (place: string) => JSON.stringify({ chat: place, locale: 'en-GB' })

test('chats are counted by trip and language, and go to the database together', async () => {
  const { flushVisits } = await import('@/lib/visits/counted')
  for (const place of ['passeio-veleiro', 'site', 'passeio-veleiro'])
    expect(await tell(chat(place))).toBe(204)
  await flushVisits()
  expect(sent).toEqual([
    {
      hits: [
        { kind: 'chat', subject: 'passeio-veleiro/en-GB', count: 2 },
        { kind: 'chat', subject: 'site/en-GB', count: 1 },
      ],
    },
  ])
  await flushVisits()
  expect(sent).toHaveLength(1)
})

test('of a wish its coarse parts are counted, each by itself', async () => {
  const wish = 'adults=2&age=9&age=12&month=7&activity=barco&effort=easy&budget=300'
  expect(await tell(JSON.stringify({ wish }))).toBe(204)
  expect(counted()).toEqual([
    'wish month/7',
    'wish age/11',
    'wish activity/barco',
    'wish effort/easy',
    'wish budget/300',
  ])
  expect(partsOf(wishOf('effort=made-up&budget=7&activity=x'))).toEqual([])
})

test.each([
  ['another site', 403, chat('site'), { origin: 'https://elsewhere.example' }],
  ['no page', 403, chat('site'), { origin: '' }],
  ['a long body', 413, chat('x'.repeat(200)), {}],
  ['a long body that says it is short', 400, chat('x'.repeat(200)), { 'content-length': '20' }],
  ['a trip that is none', 400, chat('made-up'), {}],
  ['another language', 400, '{"chat":"site","locale":"fr"}', {}],
  ['more than is asked', 400, '{"chat":"site","locale":"en-GB","who":"me"}', {}],
  ['no JSON', 400, 'chat', {}],
])('%s is refused with %d and counts nothing', async (_who, status, body, headers) => {
  expect(await tell(body, headers)).toBe(status)
  expect(counted()).toEqual([])
})

test('a missing address is counted in one spelling where somebody navigates to it', async () => {
  const { countMissing } = await import('@/lib/visits/counted')
  countMissing('/Blog/Remada/', 'navigate')
  countMissing('/blog/remada', 'navigate')
  for (const mode of [undefined, 'cors']) countMissing('/wp-login.php', mode)
  for (const path of ['/ana@example.com', `/${'x'.repeat(200)}`, '/a%00', '/%E0%A4%A'])
    countMissing(path, 'navigate')
  expect([...(globalThis.siteVisits?.values() ?? [])]).toEqual([
    { kind: 'missing', subject: '/blog/remada', count: 2 },
  ])
})

test('no more than two hundred different things wait, and what the database does not take is dropped', async () => {
  const { countVisit, flushVisits } = await import('@/lib/visits/counted')
  for (let index = 0; index < 300; index += 1) countVisit('missing', `/${index}`)
  expect(counted()).toHaveLength(200)
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  await flushVisits()
  expect(counted()).toEqual([])
  expect(warned).toHaveBeenCalledTimes(1)
})
