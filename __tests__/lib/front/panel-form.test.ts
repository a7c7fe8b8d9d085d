jest.mock('@/lib/site', () => ({ site: { origin: 'https://www.saira.example' } }))

import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { completeBody, formLimits, refusalOfBody, refusalOfHead } from '@/lib/front/panel-form'

const form = 'multipart/form-data; boundary=x'

function post(headers: Record<string, string | undefined>): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.headers = {
    host: 'internal:3000',
    origin: 'https://www.saira.example',
    'content-type': form,
    'content-length': '10',
    ...headers,
  }
  return request
}

it.each([
  ['a form', {}, undefined],
  [
    'a call of a script without a form',
    { 'next-action': 'a', 'content-type': 'text/plain;charset=UTF-8' },
    undefined,
  ],
  [
    'a form behind a proxy',
    { origin: 'https://saira.example', 'x-forwarded-host': 'saira.example' },
    undefined,
  ],
  ['a form from elsewhere', { origin: 'https://evil.example' }, 403],
  ['a form from nowhere', { origin: undefined }, 403],
  ['a form that does not say how long it is', { 'content-length': undefined }, 411],
  ['a form that is too large', { 'content-length': `${formLimits.bytes + 1}` }, 413],
  ['text without a call', { 'content-type': 'text/plain' }, 415],
  ['another type', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('of what its headers say, %s is answered', (_name, headers, status) => {
  expect(refusalOfHead(post(headers))).toBe(status)
})

const parts = (count: number): Buffer =>
  Buffer.from(
    `${Array.from({ length: count }, (_, part) => `--x\r\nContent-Disposition: form-data; name="${part}"\r\n\r\n[]\r\n`).join('')}--x--\r\n`,
  )

it('takes as many parts as a form may have, and no more', async () => {
  expect(await refusalOfBody(parts(formLimits.parts), form)).toBeUndefined()
  expect(await refusalOfBody(parts(formLimits.parts + 1), form)).toBe(400)
})

it.each(['', '--x', '--x\r\nContent-Disposition: form-data; name="1"\r\n\r\n'])(
  'refuses a form that is cut short: %j',
  async (body) => {
    expect(await refusalOfBody(Buffer.from(body), form)).toBe(400)
  },
)

it('refuses a form without a boundary', async () => {
  expect(await refusalOfBody(parts(1), 'multipart/form-data')).toBe(400)
})

it('reads a form whole and leaves it for the next who reads', async () => {
  const request = post({ 'content-length': '6' })
  const body = completeBody(request)
  request.push('abc')
  request.push('def')
  request.push(null)
  expect(String(await body)).toBe('abcdef')
  const again: Buffer[] = []
  for await (const chunk of request) again.push(chunk)
  expect(String(Buffer.concat(again))).toBe('abcdef')
})
