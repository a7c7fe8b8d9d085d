import { locales } from '@/lib/i18n/locales'
import { isReserved } from '@/lib/routing/pages'
import {
  previewLinkAddresses,
  previewLinkFolders,
  previewLinkIn,
  withoutToken,
} from '@/lib/routing/preview-link'
import { resolveAddress } from '@/lib/routing/resolve'
import { shipped } from '../catalogue/shipped'

const token = '0123456789abcdef'.repeat(4)
const resolve = (path: string) => resolveAddress(shipped.addresses, path, 'pt-BR')

describe('a link to a draft', () => {
  test.each(locales)('has an address in %s that leads back to its token', (locale) => {
    const address = previewLinkAddresses(token)[locale]
    expect(previewLinkIn(address)).toEqual({ locale, token })
    expect(resolve(address)).toEqual({
      kind: 'preview',
      locale,
      token,
      rewrite: `/${locale}/preview/${token}`,
    })
  })

  test('speaks the language of its address, whatever the visitor prefers', () => {
    expect(resolveAddress(shipped.addresses, `/previa/${token}`, 'en-GB')).toMatchObject({ locale: 'pt-BR' })
  })

  test.each([
    `/previa/${token.toUpperCase()}`,
    `/Previa/${token}/`,
    `//previa//${token}`,
    `/%70revia/${token}`,
  ])('is answered at once in another spelling, because browsers keep redirects: %s', (path) => {
    expect(resolve(path)).toMatchObject({ kind: 'preview', token })
  })

  test.each([
    `/previa/${token.slice(1)}`,
    `/previa/${token}0`,
    `/previa/${token}/x`,
    '/previa/..%2fadmin',
    '/previa/%00',
    '/previa/%',
    '/en/preview/x',
  ])('that cannot be one is over, and is no unknown address, whose path would be logged: %s', (path) => {
    expect(resolve(path)).toMatchObject({ kind: 'preview', token: 'ended' })
  })

  test('is not opened at the internal address', () => {
    for (const locale of locales) expect(resolve(`/${locale}/preview/${token}`).kind).toBe('missing')
  })

  test('needs its folder, which no trip may have', () => {
    expect(resolve('/previa').kind).toBe('missing')
    expect(previewLinkFolders).toEqual(['/previa/', '/en/preview/'])
    for (const address of ['/previa', '/previa/remada', '/en/preview', '/en/preview/paddle']) {
      expect([address, isReserved(address)]).toEqual([address, true])
    }
    expect(isReserved('/previas')).toBe(false)
  })
})

test('a path in the log says nothing of a token, cut or whole', () => {
  expect(withoutToken(`/previa/${token}/`)).toBe('/previa/…/')
  expect(withoutToken(`/pt-BR/preview/${token.toUpperCase().slice(0, 40)}`)).toBe('/pt-BR/preview/…')
  expect(withoutToken('/passeio-de-caiaque-coletivo-paraty')).toBe('/passeio-de-caiaque-coletivo-paraty')
})
