import { createHash } from 'node:crypto'
import { contentSecurityPolicy, securityHeaders } from '@/lib/security/headers'
import { inlineScriptHashes } from '@/lib/security/inline-scripts'

const hash = (text: string): string => createHash('sha256').update(text).digest('base64')

/** The directives of a policy by name. */
const directives = (policy: string): Map<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

const plain = { https: false, chatHost: 'wa.me' }

describe('the policy of a page', () => {
  const policy = directives(contentSecurityPolicy({ ...plain, inlineScripts: ['aaa', 'bbb'] }))

  test('runs files of the site and the scripts with these hashes, nothing else', () => {
    expect(policy.get('script-src')).toBe("'self' 'sha256-aaa' 'sha256-bbb'")
    expect(policy.get('default-src')).toBe("'none'")
  })

  test('loads and asks for what is the site’s own alone', () => {
    for (const kind of ['connect-src', 'font-src', 'manifest-src', 'style-src']) {
      expect({ kind, from: policy.get(kind) }).toEqual({ kind, from: "'self'" })
    }
    expect(policy.get('img-src')).toBe("'self' data: blob:")
  })

  test('may keep pages for reading without signal, by a worker of the site alone', () => {
    expect(policy.get('worker-src')).toBe("'self'")
  })

  test('cannot be framed, re-based or fed with objects', () => {
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.has('object-src')).toBe(false)
  })

  test('lets the contact form reach the chat, also where its host sends the browser on', () => {
    expect(policy.get('form-action')).toBe("'self' https://wa.me https://api.whatsapp.com")
    const other = contentSecurityPolicy({ https: true, chatHost: 'chat.example.com', inlineScripts: [] })
    expect(directives(other).get('form-action')).toBe("'self' https://chat.example.com")
  })
})

test('only a site on https asks browsers for https', () => {
  const policy = (https: boolean) => contentSecurityPolicy({ ...plain, https, inlineScripts: [] })
  expect(policy(true)).toContain('upgrade-insecure-requests')
  expect(policy(false)).not.toContain('upgrade-insecure-requests')
  const promise = (https: boolean) =>
    securityHeaders({ https }).find(({ key }) => key === 'Strict-Transport-Security')?.value
  // The site's own host alone: what else stands under the domain is not the site's to commit.
  expect(promise(true)).toBe('max-age=63072000')
  expect(promise(false)).toBeUndefined()
})

describe('hashes of inline scripts', () => {
  test('cover each script that a browser runs, once', () => {
    const html = '<script>one</script><p>text</p><script id="x" nonce="y">two\n</script><script>one</script>'
    expect(inlineScriptHashes(html)).toEqual([hash('one'), hash('two\n')])
  })

  test('leave out files, which are allowed by their address, and data, which does not run', () => {
    const html =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script type="application/json">1</script>'
    expect(inlineScriptHashes(html)).toEqual([])
  })
})
