import { z } from 'zod'
import { askForContent } from '@/lib/staff/content/content-rows'
import { callBackend } from '@/lib/supabase/call'

const written: { level: string; event: string; call?: string; code?: string }[] = []
beforeEach(() => {
  written.length = 0
  for (const level of ['warn', 'error'] as const)
    jest
      .spyOn(console, level)
      .mockImplementation((...parts: unknown[]) => void written.push(JSON.parse(parts.join())))
})

const refused = (code: string, details: string | null = null) =>
  Promise.resolve({ data: null, error: { code, message: 'no', details } })
const answered = (data: unknown) => Promise.resolve({ data, error: null })

test('an answer of the shape that is asked for is the value', async () => {
  expect(await callBackend('count', answered(7), z.number())).toEqual({ ok: true, value: 7 })
})

test.each([
  ['PT404', 'unknown'],
  ['PT409', 'conflict'],
  ['PGRST301', 'signedOut'],
  ['22023', 'invalid'],
  ['23514', 'invalid'],
])('%s is a refusal that needs no log', async (code, kind) => {
  const result = await callBackend('change', refused(code, '{"id":1}'), z.unknown())
  expect(result).toEqual({ ok: false, refusal: { kind, code: 'no', detail: { id: 1 } } })
  expect(written).toEqual([])
})

test('a denial leaves a line', async () => {
  const result = await callBackend('change', refused('42501'), z.unknown())
  expect(result).toMatchObject({ ok: false, refusal: { kind: 'denied' } })
  expect(written).toMatchObject([{ level: 'warn', event: 'backend-call-denied', call: 'change' }])
})

test.each([
  ['an error of the database', () => refused('57014')],
  ['a connection that breaks', () => Promise.reject(new Error('away'))],
  ['an answer of another shape', () => answered('seven')],
  ['an answer that never comes', () => new Promise<never>(() => {})],
])('%s is an outage with one line in the log', async (_what, query) => {
  const result = await callBackend('count', query(), z.number(), 20)
  expect(result).toMatchObject({ ok: false, refusal: { kind: 'outage' } })
  expect(written).toMatchObject([{ level: 'error', event: 'backend-call-failed', call: 'count' }])
})

describe('content', () => {
  test.each([null, 'no JSON', '{"id":"x"}'])(
    'a conflict whose row cannot be read (%j) is an outage',
    async (details) => {
      const result = await askForContent('change', refused('PT409', details), z.unknown())
      expect(result).toEqual({ ok: false, refusal: { kind: 'outage' } })
    },
  )

  test('what a refusal names comes along', async () => {
    const detail = '{"address":"/vela","owner":"passeio-veleiro"}'
    expect(await askForContent('change', refused('22023', detail), z.unknown())).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code: 'no', values: { address: '/vela', owner: 'passeio-veleiro' } },
    })
  })
})
