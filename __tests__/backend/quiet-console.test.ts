import { condense } from '../../scripts/backend/quiet-console'

const failure = (message: string, code?: string, cause?: Error) =>
  Object.assign(new Error(message, { cause }), code ? { code } : {})

test('an error becomes one structured line, without its stack', () => {
  const line = condense(['Storage error:', failure('disk is full\n  at write', 'ENOSPC')])
  expect(line?.split('\n')).toHaveLength(1)
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'error',
    event: 'backend',
    code: 'ENOSPC',
    message: 'disk is full',
  })
})

test.each([
  ['row-level security', failure('permission denied', '42501')],
  ['row-level security under another error', failure('query failed', undefined, failure('denied', '42501'))],
  [
    'row-level security without a code',
    failure('new row violates row-level security policy for table "tours"'),
  ],
  ['a key that is taken', failure('duplicate key', '23505')],
  ['a value that a check refuses', failure('violates check constraint', '23514')],
])('a refusal by %s is no event', (_case, error) => {
  expect(condense([error])).toBeUndefined()
})

test('a warning keeps its words', () => {
  expect(JSON.parse(condense(['something is', 'deprecated']) ?? '')).toMatchObject({
    level: 'warn',
    message: 'something is deprecated',
  })
})

test('the notice that storage is experimental is known', () => {
  expect(
    condense(['EXPERIMENTAL FEATURES ENABLED: storage - not supported, do not use in production.']),
  ).toBe(undefined)
})
