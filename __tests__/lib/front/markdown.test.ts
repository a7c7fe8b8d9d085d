import { acceptedEncoding, prefersMarkdown } from '@/lib/front/accept'
import { markdownOf } from '@/lib/front/markdown'
import { site } from '@/lib/site'

test('a page is its main part as Markdown, with headings, lists, tables and whole addresses', () => {
  const page = `<html><body><nav><a href="/">Home</a></nav><main id="main"><h1>Sailing</h1><p>From <b>R$ 320</b>, see <a href="/en/tours">tours</a>.</p><ul><li>Water</li><li>Hat</li></ul><table><thead><tr><th>When</th><th>Back</th></tr></thead><tbody><tr><td>48 h</td><td>100 %</td></tr></tbody></table><svg><title>no</title></svg><button>no</button><script>no()</script></main><footer>no</footer></body></html>`
  const text = markdownOf(page)
  expect(text).toMatch(/^# Sailing\n/)
  expect(text).toContain(`From **R$ 320**, see [tours](${site.origin}/en/tours).`)
  expect(text).toMatch(/^\* Water$/m)
  expect(text).toMatch(/\|\s*48 h\s*\|\s*100 %\s*\|/)
  expect(text).not.toMatch(/\bno\b|Home/)
})

test.each([
  ['text/markdown', true],
  ['Text/Markdown;q=0.5', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['*/*', false],
  ['text/*', false],
  [undefined, false],
  ['', false],
])('of the Accept header %j, it is said whether Markdown is preferred: %s', (accept, is) => {
  expect(prefersMarkdown(accept)).toBe(is)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP ; q=0.5', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
  [`gzip,${' '.repeat(2000)}`, undefined],
])('of the Accept-Encoding header %j, the smallest coding is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
