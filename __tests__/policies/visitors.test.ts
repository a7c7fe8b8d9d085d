import { randomUUID } from 'node:crypto'
import { administrator, expectForbidden, owner, type Person, signedUpPerson, visitor } from './people'

let person: Person
let admin: Person
beforeAll(async () => {
  person = await signedUpPerson()
  admin = await administrator()
})
const made: string[] = []
const newPath = (): string => {
  const path = `/${randomUUID()}`
  made.push(path)
  return path
}
afterAll(async () => {
  await owner().from('visitor_counts').delete().in('subject', made)
})

const count = (hits: unknown, client = visitor()) => client.rpc('count_visits', { hits })
const sumOf = async (subject: string) =>
  (await admin.client.from('visitor_counts').select('kind, times').eq('subject', subject)).data

test('anybody adds to the sums of today, which administrators alone read', async () => {
  const subject = newPath()
  const hit = { kind: 'missing', subject, count: 2 }
  expect((await count([hit])).data).toBe(1)
  expect((await count([hit, hit])).error).toBeNull()
  expect(await sumOf(subject)).toEqual([{ kind: 'missing', times: 6 }])
  expect((await person.client.from('visitor_counts').select().eq('subject', subject)).data).toEqual([])
  expectForbidden(await visitor().from('visitor_counts').select())
})

test.each([
  ['a visitor', () => visitor()],
  ['a signed-up person', () => person.client],
  ['an administrator', () => admin.client],
])('%s writes no row directly', async (_who, client) => {
  const row = { day: '2026-01-01', kind: 'missing', subject: '/x', times: 1 }
  expectForbidden(await client().from('visitor_counts').insert(row))
  expectForbidden(await client().from('visitor_counts').update({ times: 9 }).eq('subject', '/x'))
  expectForbidden(await client().from('visitor_counts').delete().eq('subject', '/x'))
})

test.each([
  ['no list', { kind: 'missing' }],
  ['a long list', Array(201).fill({ kind: 'missing', subject: '/x', count: 1 })],
  ['an unknown kind', [{ kind: 'person', subject: '/x', count: 1 }]],
  ['a chat about somebody', [{ kind: 'chat', subject: 'ana@example.com', count: 1 }]],
  ['a wish in words', [{ kind: 'wish', subject: 'whatever/7', count: 1 }]],
  ['a long path', [{ kind: 'missing', subject: `/${'x'.repeat(200)}`, count: 1 }]],
  ['a negative figure', [{ kind: 'missing', subject: '/x', count: -1 }]],
  ['a huge figure', [{ kind: 'missing', subject: '/x', count: 1e6 }]],
])('%s is refused', async (_what, hits) => {
  expect((await count(hits)).error?.code).toBe('22023')
})

test('a day takes two hundred rows of a kind, and what it has goes on counting', async () => {
  const first = newPath()
  await count([{ kind: 'missing', subject: first, count: 1 }])
  const flood = Array.from({ length: 200 }, () => ({ kind: 'missing', subject: newPath(), count: 1 }))
  for (let call = 0; call < 2; call += 1) expect((await count(flood)).error).toBeNull()
  const late = newPath()
  await count([
    { kind: 'missing', subject: late, count: 1 },
    { kind: 'missing', subject: first, count: 1 },
  ])
  expect(await sumOf(late)).toEqual([])
  expect(await sumOf(first)).toEqual([{ kind: 'missing', times: 2 }])
  const { count: rows } = await owner()
    .from('visitor_counts')
    .select('*', { count: 'exact', head: true })
    .eq('kind', 'missing')
  expect(rows).toBeLessThanOrEqual(200)
})
