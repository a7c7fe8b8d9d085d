import { log, reason } from '@/lib/process/log'

const lineOf = (spy: jest.SpyInstance): unknown => {
  expect(spy).toHaveBeenCalledTimes(1)
  const text = String(spy.mock.calls[0]?.[0])
  expect(text).not.toContain('\n')
  return JSON.parse(text)
}

test.each(['info', 'warn', 'error'] as const)('an event of level %s is one line of JSON', (level) => {
  const spy = jest.spyOn(console, level).mockImplementation(() => undefined)
  log[level]('boat-left', { path: '/a\n{"level":"error"}' })
  expect(lineOf(spy)).toMatchObject({ level, event: 'boat-left', path: '/a\n{"level":"error"}' })
})

test('an event says when it was', () => {
  const spy = jest.spyOn(console, 'info').mockImplementation(() => undefined)
  log.info('boat-left')
  expect(lineOf(spy)).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/))
})

test.each([
  [new TypeError('no wind'), 'no wind'],
  ['tide', 'tide'],
  [undefined, 'undefined'],
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
    'fetch failed (ECONNREFUSED)',
  ],
  [new Error('no answer', { cause: new Error('other side closed') }), 'no answer (other side closed)'],
  [new Error('no answer', { cause: 'the tide' }), 'no answer'],
])('the reason of %p is %p', (error, words) => {
  expect(reason(error)).toBe(words)
})
