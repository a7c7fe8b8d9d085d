jest.mock('@/lib/site', () => ({ site: { origin: 'https://www.saira.example:8443' } }))

import { isOwnOrigin } from '@/lib/front/own-origin'
import { failureAnswer, gateAnswer, ProblemError } from '@/lib/staff/answers'

const from = (headers: Record<string, string>) =>
  new Request('http://localhost:3000/api', { method: 'POST', headers })

it.each([
  [{ origin: 'https://saira.example', host: 'saira.example' }, true],
  [{ origin: 'https://saira.example', host: 'internal:3000', 'x-forwarded-host': 'saira.example' }, true],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  // A proxy that passes the host on without its port, or under an inner name.
  [{ origin: 'https://www.saira.example:8443', host: 'www.saira.example' }, true],
  [{ origin: 'https://www.saira.example:8443', host: 'internal:3000' }, true],
  [{ origin: 'https://www.saira.example', host: 'internal:3000' }, false],
  [{ origin: 'http://localhost:3001', host: 'localhost:3000' }, false],
  [{ origin: 'https://evil.example', host: 'saira.example' }, false],
  [{ origin: 'https://saira.example.evil.example', host: 'saira.example' }, false],
  [{ origin: 'null', host: 'saira.example' }, false],
  [{ host: 'saira.example' }, false],
])('a change from %j is of this site: %s', (headers, expected) => {
  expect(isOwnOrigin(from(headers))).toBe(expected)
})

it.each([
  [{ kind: 'anonymous' }, 401, 'signedOut'],
  [{ kind: 'denied', lookupFailed: false }, 403, 'denied'],
  // An outage: it says nothing about the person, and monitors count it as one.
  [{ kind: 'denied', lookupFailed: true }, 503, 'roleUnknown'],
  [{ kind: 'failed' }, 503, 'unavailable'],
] as const)('%j is answered with %d', async (gate, status, error) => {
  const response = gateAnswer(gate)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toEqual({ error })
})

it('a known problem is answered by its key, an unknown one says nothing about the inside', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const log = jest.spyOn(console, 'error').mockReturnValue()
  expect(failureAnswer(new ProblemError('tooLarge'), 'event', {}).status).toBe(413)
  const unknown = failureAnswer(new Error('password of the database'), 'event', {})
  expect(unknown.status).toBe(503)
  expect(await unknown.text()).toBe('{"error":"unavailable"}')
  expect(log).toHaveBeenCalledTimes(1)
})

it('the log says what a known problem was about, where more than its name is known', () => {
  const log = jest.spyOn(console, 'warn').mockReturnValue()
  const lines = () => log.mock.calls.map(([line]) => JSON.parse(String(line)))
  failureAnswer(new ProblemError('damaged', 'premature end of JPEG image'), 'image-not-stored', {
    area: 'icons',
  })
  failureAnswer(new ProblemError('tooLarge'), 'image-not-stored', {})
  expect(lines()).toMatchObject([
    { event: 'image-not-stored', area: 'icons', problem: 'damaged', reason: 'premature end of JPEG image' },
    { problem: 'tooLarge' },
  ])
  expect(lines()[1]).not.toHaveProperty('reason')
})
