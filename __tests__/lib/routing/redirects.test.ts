import { addressBook } from '@/lib/routing/address-book'
import { resolveAddress } from '@/lib/routing/resolve'

const trip = { slug: 'regate', addresses: { 'pt-BR': ['/regate'], 'en-GB': ['/regate-en'] } } as const
const book = addressBook(
  [trip],
  [{ slug: 'regate', locale: 'pt-BR', address: '/regata' }],
  [
    { from: '/blog/remada', to: '/regate' },
    { from: '/blog/*', to: '/passeios' },
    { from: '/old', to: '/regata' },
    { from: '/gone', to: '/no-such-page' },
    { from: '/regate', to: '/passeios' },
  ],
)
const resolve = (path: string) => resolveAddress(book, path, 'pt-BR')
const redirect = (to: string) => ({ kind: 'redirect', to, status: 308, dependsOnPreference: false })

test.each([
  ['/blog/remada', '/regate'],
  ['/Blog/Remada/', '/regate'],
  ['/blog/2019/x', '/passeios'],
  ['/blog', '/passeios'],
  ['/old', '/regate'],
])('%s is sent on to %s', (from, to) => {
  expect(resolve(from)).toEqual(redirect(to))
})

test.each(['/gone', '/blogs', '/other/blog/remada'])('%s stays missing', (path) => {
  expect(resolve(path).kind).toBe('missing')
})

test('a living page answers by itself, whatever was written of its address', () => {
  expect(resolve('/regate')).toMatchObject({ kind: 'page' })
})

test('an address of many thousand folders is answered like any other', () => {
  expect(resolve(`/blog${'/x'.repeat(2000)}`)).toEqual(redirect('/passeios'))
})
