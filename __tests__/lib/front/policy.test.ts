import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type * as PolicyModule from '@/lib/front/policy'

/** The module as it is on a site at this address. */
async function on(origin: string, host = 'wa.me'): Promise<typeof PolicyModule> {
  jest.resetModules()
  jest.doMock('@/lib/site', () => ({ site: { origin, chat: { host } } }))
  return import('@/lib/front/policy')
}

/** The directives of a policy by name. */
const directives = (policy: string): Map<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('the policy of a public page', () => {
  let policy: Map<string, string>
  beforeEach(async () => {
    const { publicPolicy } = await on('https://www.saira.example')
    policy = directives(publicPolicy({ scripts: ["'sha256-aaa'"], styles: ["'sha256-bbb'"] }))
  })

  test('runs files of the site and what is named, nothing else', () => {
    expect(policy.get('script-src')).toBe("'self' 'sha256-aaa'")
    expect(policy.get('style-src')).toBe("'self' 'sha256-bbb'")
    expect(policy.get('default-src')).toBe("'none'")
  })

  test('loads and asks for what is the site’s own alone', () => {
    for (const kind of ['connect-src', 'font-src', 'manifest-src', 'worker-src'])
      expect({ kind, from: policy.get(kind) }).toEqual({ kind, from: "'self'" })
    expect(policy.get('img-src')).toBe("'self' data: blob:")
  })

  test('cannot be framed, re-based or fed with objects', () => {
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.has('object-src')).toBe(false)
    expect(policy.has('frame-src')).toBe(false)
  })

  test('lets the contact form reach the chat, also where its host sends the browser on', async () => {
    expect(policy.get('form-action')).toBe("'self' https://wa.me https://api.whatsapp.com")
    const other = await on('https://www.saira.example', 'chat.example.com')
    expect(directives(other.publicPolicy()).get('form-action')).toBe("'self' https://chat.example.com")
  })
})

test('only a site on https asks browsers for https', async () => {
  for (const { origin, promise } of [
    // The site's own host alone: what else stands under the domain is not the site's to commit.
    { origin: 'https://www.saira.example', promise: 'max-age=63072000' },
    { origin: 'http://localhost:3000', promise: undefined },
  ]) {
    const { publicPolicy, securityHeaders } = await on(origin)
    expect(publicPolicy().includes('upgrade-insecure-requests')).toBe(promise !== undefined)
    expect(securityHeaders.find(({ key }) => key === 'Strict-Transport-Security')?.value).toBe(promise)
  }
})

describe('the policy of a page of the panel', () => {
  test('knows the style of the toast library that is installed', async () => {
    const { toastStyleHashes } = await on('https://www.saira.example')
    const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
    const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
    const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
    expect(toastStyleHashes).toEqual([hash(''), hash(JSON.parse(literal ?? '""'))])
  })

  test('lets it run its own scripts only, frame previews, and send forms to the site alone', async () => {
    const { panelPolicy } = await on('https://www.saira.example')
    const policy = directives(panelPolicy('abc', 'production'))
    expect(policy.get('script-src')).toBe("'self' 'nonce-abc'")
    expect(policy.get('style-src')).not.toContain('unsafe-inline')
    expect(policy.get('frame-src')).toBe("'self'")
    expect(policy.get('form-action')).toBe("'self'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(directives(panelPolicy('abc', 'production', 'self')).get('frame-ancestors')).toBe("'self'")
  })
})
