import { NextRequest } from 'next/server'
import { loadSharedPreview, type SharedPreview } from '@/lib/content/backend'
import { previewLinkAddresses } from '@/lib/routing/preview-link'
import { middleware } from '@/middleware'
import { rewrittenTo } from './rewritten-to'

jest.mock('@/lib/content/backend', () => ({ loadSharedPreview: jest.fn() }))

const origin = 'https://saira.example'
const token = '0123456789abcdef'.repeat(4)
const address = previewLinkAddresses(token)['pt-BR']

const outcomes = {
  open: {
    kind: 'open',
    collection: 'tours',
    id: 'regate-caicara',
    document: {},
    expiresAt: new Date('2026-11-29T03:00:00Z'),
  },
  ended: { kind: 'ended' },
  failed: { kind: 'failed' },
} as const satisfies Record<string, SharedPreview>

const ask = (path: string, outcome: SharedPreview, init?: { method: string }) => {
  jest.mocked(loadSharedPreview).mockResolvedValue(outcome)
  return middleware(new NextRequest(`${origin}${path}`, { ...init, headers: { 'accept-language': 'en-GB' } }))
}

test.each([
  ['open', 200],
  ['ended', 404],
  ['failed', 503],
] as const)('a link that is %s answers %d, kept and listed by nobody', async (kind, status) => {
  const answer = await ask(address, outcomes[kind])
  expect(answer.status).toBe(status)
  expect(rewrittenTo(answer)).toBe(`${origin}/pt-BR/preview/${token}`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-accel-expires': '0',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(/script-src 'self' 'nonce-[0-9a-f]{32}'/),
  })
  expect(loadSharedPreview).toHaveBeenCalledWith(token)
})

test('a choice of language stays at the link, and is not kept either', async () => {
  const answer = await ask(`${address}?lang=pt-BR`, outcomes.open)
  expect(answer.headers.get('location')).toBe(`${origin}${address}`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('nothing is sent to a link', async () => {
  expect((await ask(address, outcomes.open, { method: 'POST' })).status).toBe(405)
})

test('the log says nothing of a token, not even of one at an address that is none', async () => {
  const lines = jest.spyOn(console, 'warn').mockReturnValue()
  await ask(`${address.slice(0, -3)}`, outcomes.ended)
  expect(lines).not.toHaveBeenCalled()
  await ask(`/pt-BR/preview/${token}`, outcomes.ended)
  expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: 'address-not-found', path: '/pt-BR/preview/…' },
  ])
})
