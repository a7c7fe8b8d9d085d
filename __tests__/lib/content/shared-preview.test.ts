import { environment } from '@/lib/config/environment'
import { loadSharedPreview } from '@/lib/content/backend'
import { type Answer, backendAnswers, backendUrl, logged } from '../images/backend-answers'

jest.mock('@/lib/config/environment', () => {
  const actual = jest.requireActual('@/lib/config/environment')
  return {
    ...actual,
    environment: {
      ...actual.environment,
      SUPABASE_URL: 'https://project.supabase.example',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_tests',
    },
  }
})

const token = '0123456789abcdef'.repeat(4)
const draft = {
  collection: 'tours',
  id: 'regate-caicara',
  document: { bestSeller: true },
  expiresAt: '2026-11-29T03:00:00.5+00:00',
}

test('a token opens the draft of its item', async () => {
  const asked = backendAnswers(Response.json(draft))
  expect(await loadSharedPreview(token)).toEqual({
    kind: 'open',
    ...draft,
    expiresAt: new Date('2026-11-29T03:00:00.5Z'),
  })
  const [address, request] = asked.mock.calls[0] ?? []
  expect(address).toBe(`${backendUrl}/rest/v1/rpc/shared_preview`)
  expect(request).toMatchObject({ method: 'POST', cache: 'no-store', body: JSON.stringify({ token }) })
})

test('a token that opens nothing is over', async () => {
  backendAnswers(Response.json(null))
  expect(await loadSharedPreview(token)).toEqual({ kind: 'ended' })
})

test('the backend is not asked about what cannot be a token', async () => {
  const asked = backendAnswers(new Error('not to be asked'))
  for (const text of ['', 'ended', token.slice(1), `${token}0`, token.toUpperCase()]) {
    expect(await loadSharedPreview(text)).toEqual({ kind: 'ended' })
  }
  expect(asked).not.toHaveBeenCalled()
})

test('without a backend there are no links', async () => {
  jest.replaceProperty(environment, 'SUPABASE_URL', undefined)
  expect(await loadSharedPreview(token)).toEqual({ kind: 'ended' })
})

const outages: [string, Answer][] = [
  ['is away', new TypeError('fetch failed')],
  ['fails', new Response('{}', { status: 500 })],
  ['answers something else', Response.json({ id: 'x' })],
]
test.each(outages)('a backend that %s does not make a link one that is over', async (_what, answer) => {
  const errors = logged('error')
  backendAnswers(answer)
  expect(await loadSharedPreview(token)).toEqual({ kind: 'failed' })
  expect(errors()).toMatchObject([{ event: 'shared-preview-not-loaded' }])
  expect(JSON.stringify(errors())).not.toContain(token)
})
