import { locales } from '@/lib/locales'
import { isQueryPage, pageIds, queryPages, queryPath, routeOf } from '@/lib/routing/pages'
import { answerQueryPage } from '@/lib/security/query-answer'

const answer = () =>
  answerQueryPage(
    { headers: new Headers({ cookie: 'NEXT_LOCALE=pt-BR' }) },
    new URL('http://site.test/pt-BR/choose/with-query?age=7'),
  )

describe('pages that answer a query', () => {
  test('are these three and no other', () => {
    for (const locale of locales) {
      for (const page of pageIds) {
        const path = `/${locale}${routeOf(page)}`
        expect(queryPath(path)).toBe(isQueryPage(page) ? `${path}/with-query` : undefined)
      }
    }
    expect(queryPages).toHaveLength(3)
    expect(queryPath('/pt-BR/product/choose')).toBeUndefined()
    expect(queryPath('/pt-BR')).toBeUndefined()
  })

  test('are sent on with their query', () => {
    expect(answer().headers.get('x-middleware-rewrite')).toBe(
      'http://site.test/pt-BR/choose/with-query?age=7',
    )
  })

  test('allow the scripts of this answer alone', () => {
    const policies = [answer(), answer()].map(({ headers }) => headers.get('content-security-policy') ?? '')
    for (const policy of policies) {
      expect(policy).toMatch(/(?:^|; )script-src 'self' 'nonce-[a-f0-9]{32}'(?:;|$)/)
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    }
    expect(policies[0]).not.toBe(policies[1])
  })

  test('tell Next the same policy, from which it takes the nonce', () => {
    const { headers } = answer()
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(
      headers.get('content-security-policy'),
    )
  })

  test('are kept by no shared cache, and by the browser only for Back', () => {
    const { headers } = answer()
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('x-accel-expires')).toBe('0')
    expect(headers.get('vary')).toBe('Accept, Accept-Language, Cookie')
  })
})
