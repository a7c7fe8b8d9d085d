import { returnAddress, signInAddressFor } from '@/lib/staff/sign-in/return-address'

it.each([
  '/admin/tours',
  '/admin/tours/passeio-veleiro/history',
  '/admin/preview/content/hero',
  '/admin/account',
])('brings a person back to %s after signing in', (screen) => {
  const { searchParams } = new URL(signInAddressFor(screen), 'https://example.com')
  expect(returnAddress(searchParams.get('next'))).toBe(screen)
})

it('says nothing where the panel itself was wanted', () => {
  expect(signInAddressFor('/admin')).toBe('/admin/login')
})

it.each([
  undefined,
  null,
  ['/admin/tours', '/admin/people'],
  '',
  'https://example.com/admin/tours',
  '//example.com',
  '/\\example.com',
  '/admin/tours?x=//example.com',
  '/admin/tours#images',
  '/admin/../passeios',
  '/admin/login',
  '/passeios',
  'javascript:alert(1)',
])('leads nowhere but to the panel for the address %j', (given) => {
  expect(returnAddress(given)).toBe('/admin')
})
