import { addressOf, pageIds } from '@/lib/addresses'
import { locales } from '@/lib/locales'
import { alternates, canonicalUrl, pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

describe('a page’s head (spec §2.8, design §3)', () => {
  const cases = pageIds.flatMap((page) => locales.map((locale) => [page, locale] as const))

  test.each(cases)('%s in %s names its canonical address and both languages', (page, locale) => {
    const head = pageMetadata({ page, locale, title: 'Título', description: 'Texto' })
    expect(head.alternates).toEqual({
      canonical: site.origin + addressOf(page, locale),
      languages: {
        'pt-BR': site.origin + addressOf(page, 'pt-BR'),
        'en-GB': site.origin + addressOf(page, 'en-GB'),
        'x-default': site.origin + addressOf(page, 'pt-BR'),
      },
    })
    expect(head.openGraph?.url).toBe(head.alternates?.canonical)
  })

  test('alternates are reciprocal: both languages of a page name the same set', () => {
    for (const page of pageIds) {
      expect(Object.values(alternates(page))).toEqual([
        canonicalUrl(page, 'pt-BR'),
        canonicalUrl(page, 'en-GB'),
        canonicalUrl(page, 'pt-BR'),
      ])
    }
  })

  test('no two pages share a canonical address', () => {
    const all = cases.map(([page, locale]) => canonicalUrl(page, locale))
    expect(new Set(all).size).toBe(all.length)
  })

  test('title with the brand, share tags in the page’s language, keywords where given', () => {
    expect(
      pageMetadata({
        page: 'itatiaia',
        locale: 'en-GB',
        title: 'Itatiaia',
        description: 'Peaks',
        keywords: ['trek'],
      }),
    ).toMatchObject({
      title: `Itatiaia | ${site.name}`,
      description: 'Peaks',
      keywords: ['trek'],
      openGraph: {
        title: 'Itatiaia',
        description: 'Peaks',
        locale: 'en_GB',
        alternateLocale: ['pt_BR'],
        images: [
          { url: `${site.origin}/share/itatiaia-en-GB.jpg`, width: 1200, height: 630, alt: 'Itatiaia' },
        ],
      },
      twitter: { card: 'summary_large_image', images: [`${site.origin}/share/itatiaia-en-GB.jpg`] },
    })
  })
})
