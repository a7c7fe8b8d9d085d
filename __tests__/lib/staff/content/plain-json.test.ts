import { plainJson } from '@/lib/staff/content/receive-change'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each([
  ['null', null],
  ['{"a":[1,"Saíra 🛶"]}', { a: [1, 'Saíra 🛶'] }],
])('%s is read', (text, value) => {
  expect(plainJson(text)).toEqual({ value })
})

test('64 levels are read, and one more is not, however deep it goes on', () => {
  expect(plainJson(nested(64))).toBeDefined()
  for (const depth of [65, 3000, 200_000]) expect(plainJson(nested(depth))).toBeUndefined()
})

test.each([
  ['half a character', '{"a":"\\ud800"}'],
  ['half a character in a name', '{"\\udc00":1}'],
  ['NUL', '["\\u0000"]'],
  ['no JSON', '{'],
  ['nothing', ''],
])('%s is refused', (_what, text) => {
  expect(plainJson(text)).toBeUndefined()
})
