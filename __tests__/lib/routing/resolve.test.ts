import { locales } from '@/lib/i18n/locales'
import { resolveAddress } from '@/lib/routing/resolve'
import { shipped } from '../catalogue/shipped'

describe('a spelling from which a URL would make another address leads nowhere', () => {
  test.each([
    '/ADMIN/..%5C%5Cevil.example',
    '/ADMIN/login%5C',
    '/ADMIN%5Clogin',
    '/ADMIN/..%2Flogin',
    '/ADMIN/%2e%2e/passeios',
    '/ADMIN/%252e%252e/passeios',
    '/Admin/..%2F%09/evil.example',
    '/Admin/%00login',
    '/Admin/login%0A',
    '/Admin/login%7F',
    '/PASSEIOS%5C',
    '/PASSEIOS%09',
    '/EN/..%2Fpasseios',
  ])('%s', (path) => {
    for (const locale of locales) {
      expect(resolveAddress(shipped.addresses, path, locale)).toMatchObject({ kind: 'missing' })
    }
  })
})

test('another spelling of the panel leads to a screen that is there, or nowhere', () => {
  const resolve = (path: string) => resolveAddress(shipped.addresses, path, 'pt-BR')
  expect(resolve('/ADMIN/Tours/passeio-veleiro/')).toMatchObject({
    kind: 'redirect',
    to: '/admin/tours/passeio-veleiro',
    status: 308,
  })
  expect(resolve('/ADMIN/Boats')).toMatchObject({ kind: 'missing' })
})
