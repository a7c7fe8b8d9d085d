import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { panelPolicy, toastStyleHashes } from '@/lib/auth/panel-policy'

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

it('knows the style of the toast library that is installed', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  expect(toastStyleHashes).toEqual([hash(''), hash(JSON.parse(literal ?? '""'))])
})

it('lets a page run its own scripts only, in production', () => {
  const policy = panelPolicy('abc', 'production')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).not.toMatch(/style-src [^;]*unsafe-inline/)
  expect(policy).toContain("frame-ancestors 'none'")
})
