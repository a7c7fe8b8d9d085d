import { redirectLimits } from '@/lib/catalogue/shape/redirects'
import { readRedirects } from '@/lib/staff/content/redirects'
import { shipped } from '../../catalogue/shipped'

const read = (text: string) => readRedirects(text, shipped.addresses)

test('a pasted list is read line by line, with or without the host of the former site', () => {
  const text =
    '/blog/* /passeios\r\n\nhttps://old.example/Sobre-Nos/?p=1\t/\n/tours.php http://localhost:3000/en/tours'
  expect(read(text)).toEqual({
    redirects: [
      { from: '/blog/*', to: '/passeios' },
      { from: '/sobre-nos', to: '/' },
      { from: '/tours.php', to: '/en/tours' },
    ],
    problems: [],
  })
})

test.each([
  ['/old', 'target'],
  ['/old https://elsewhere.example/passeios', 'target'],
  ['/old //elsewhere.example', 'target'],
  ['/old /no-such-page', 'target'],
  ['/old /blog', 'target'],
  ['old /passeios', 'unreadable'],
  ['/* /passeios', 'unreadable'],
  ['/a/*/b /passeios', 'unreadable'],
  ['/old /passeios more', 'unreadable'],
  [`/${'x'.repeat(redirectLimits.length)} /passeios`, 'unreadable'],
  ['/passeios /', 'living'],
  ['/passeio-veleiro/ /passeios', 'living'],
  ['/remada-tropical /passeios', 'living'],
  ['/admin/* /passeios', 'living'],
  ['/media/old.jpg /passeios', 'living'],
  ['/api/* /passeios', 'living'],
])('%s is refused: %s', (line, problem) => {
  const { redirects, problems } = read(`/fine /passeios\n${line}`)
  expect(problems).toEqual([{ line: 2, text: line.slice(0, redirectLimits.length), problem }])
  expect(redirects).toHaveLength(1)
})

test('an address that stands in the list twice is refused, and so is one too many', () => {
  expect(read('/old /passeios\n/OLD /').problems).toMatchObject([{ line: 2, problem: 'repeated' }])
  const many = Array.from({ length: redirectLimits.count + 1 }, (_, index) => `/old-${index} /passeios`)
  expect(read(many.join('\n')).problems).toMatchObject([{ line: redirectLimits.count + 1, problem: 'many' }])
})
