import { NextRequest } from 'next/server'
import { rewrittenTo } from './rewritten-to'

/** What a visitor gets from a site that was started with these switches. */
async function ask(without: string, address: string, accept = 'text/html') {
  jest.resetModules()
  process.env.WITHOUT = without
  const { middleware } = await import('@/middleware')
  const headers = { 'accept-language': 'pt-BR', accept }
  return middleware(new NextRequest(`https://saira.example${address}`, { headers }))
}

beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  delete process.env.WITHOUT
})

describe('without the page cache, which names the inline scripts of each page', () => {
  test.each([
    ['/', 200, '/pt-BR'],
    ['/passeios', 200, '/pt-BR/tours'],
    ['/passeio-veleiro', 200, '/pt-BR/product/passeio-veleiro'],
    ['/en/tours', 200, '/en-GB/tours'],
    ['/escolher', 200, '/pt-BR/choose'],
    ['/escolher?days=1', 200, '/pt-BR/choose/with-query'],
    ['/nada', 404, '/pt-BR/missing'],
  ])('%s is shown under a policy of its own, and kept by nobody', async (address, status, shows) => {
    const answer = await ask('page-cache', address)
    expect(answer.status).toBe(status)
    expect(new URL(rewrittenTo(answer) ?? '').pathname).toBe(shows)
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}';/)
    expect(answer.headers.get('cache-control')).toMatch(/^private, no-(?:cache|store)$/)
    expect(answer.headers.get('x-accel-expires') ?? '0').toBe('0')
  })

  test('two visitors never get the same nonce', async () => {
    const policies = [await ask('page-cache', '/'), await ask('page-cache', '/')].map(({ headers }) =>
      headers.get('content-security-policy'),
    )
    expect(policies[0]).not.toBe(policies[1])
  })

  test('Markdown is answered as ever', async () => {
    const answer = await ask('page-cache', '/passeios', 'text/markdown')
    expect(new URL(rewrittenTo(answer) ?? '').pathname).toBe('/markdown/pt-BR/tours')
  })
})

test.each(['', 'page-memory', 'deferred-scripts', 'panel-form'])(
  'with the page cache (WITHOUT=%s) the policy is that of the page, and nothing is rendered anew',
  async (without) => {
    for (const address of ['/passeios', '/nada']) {
      const { headers } = await ask(without, address)
      expect(headers.get('content-security-policy')).toBeNull()
    }
  },
)
