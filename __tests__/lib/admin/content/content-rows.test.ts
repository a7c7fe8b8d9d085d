import { changeContent, readContent } from '@/lib/admin/content/content-rows'

let errors: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {})
})

const refused = (code: string, details: string | null = null) =>
  Promise.resolve({ data: null, error: { code, message: 'no', details } })

const logged = () => errors.mock.calls.map(([line]) => JSON.parse(String(line)))

const nothing = () => undefined

describe('what the database answers about content', () => {
  test.each([
    ['PT404', { kind: 'unknown' }],
    ['42501', { kind: 'denied' }],
    ['PGRST301', { kind: 'signedOut' }],
    ['22023', { kind: 'invalid', code: 'no' }],
  ])('%s is a refusal that needs no log', async (code, refusal) => {
    expect(await changeContent(refused(code), nothing)).toEqual({ ok: false, refusal })
    expect(errors).not.toHaveBeenCalled()
  })

  test.each([null, 'no JSON', '{"id":"x"}'])(
    'a conflict whose row cannot be read (%j) is an outage, and the log says so',
    async (details) => {
      const result = await changeContent(refused('PT409', details), nothing)
      expect(result).toEqual({ ok: false, refusal: { kind: 'outage' } })
      expect(logged()).toEqual([expect.objectContaining({ event: 'content-change-failed', code: 'PT409' })])
    },
  )

  test.each([
    ['content-read-failed', readContent],
    ['content-change-failed', changeContent],
  ] as const)('a failure is logged as %s', async (event, ask) => {
    await ask(refused('57014'), nothing)
    await ask(Promise.reject(new Error('away')), nothing)
    await ask(Promise.resolve({ data: 1, error: null }), () => {
      throw new Error('another shape')
    })
    expect(logged().map((line) => line.event)).toEqual([event, event, event])
  })
})
