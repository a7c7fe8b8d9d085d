import { createHash } from 'node:crypto'
import { addPolicy, type CachedPage, policyOf } from '@/lib/page-cache/finished-page'

const options = { https: false, chatHost: 'wa.me' }
const html =
  '<html><head><script src="/_next/static/chunks/one.js" async=""></script></head><body><script type="application/ld+json">{"a":1}</script><script>self.__next_f=[]</script><script>start()</script></body></html>'

test('a page allows exactly the inline scripts that it holds', () => {
  const page: CachedPage = { html }
  const policy = addPolicy(page, options)
  const hashes = ['self.__next_f=[]', 'start()'].map((text) =>
    createHash('sha256').update(text).digest('base64'),
  )
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(
    ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '),
  )
  expect(policyOf(page)).toBe(policy)
})

test('a page keeps the headers that it had', () => {
  const page: CachedPage = { html: '<body></body>', headers: { 'x-next-cache-tags': 'one' } }
  expect(policyOf(page)).toBeUndefined()
  addPolicy(page, options)
  expect(page.headers).toMatchObject({
    'x-next-cache-tags': 'one',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  })
})
