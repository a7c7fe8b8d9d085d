import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/ui/json-ld'
import type { Locale } from '@/lib/i18n/locales'
import { addressOf, type PageId } from '@/lib/routing/pages'
import { breadcrumbData, type Crumb, jsonLdText } from '@/lib/seo/structured-data'

/** The path to a page as structured data; home comes first by itself. */
export async function Breadcrumb({ locale, crumbs }: { locale: Locale; crumbs: Crumb[] }) {
  const t = await getTranslations({ locale, namespace: 'nav' })
  return (
    <JsonLd
      text={jsonLdText(breadcrumbData([{ name: t('home'), href: addressOf('home', locale) }, ...crumbs]))}
    />
  )
}

/** The messages that name the pages right below the home page. */
const names = {
  tours: 'nav.tours',
  expeditions: 'nav.expeditions',
  destination: 'nav.destination',
  policy: 'footer.policy',
} as const satisfies Partial<Record<PageId, string>>

const hasName = (page: string): page is keyof typeof names => Object.hasOwn(names, page)

/** The path to a page right below the home page; trips, one level deeper, say their own way. */
export async function PageBreadcrumb({ locale, page }: { locale: Locale; page: PageId }) {
  const t = await getTranslations({ locale })
  return hasName(page) ? (
    <Breadcrumb locale={locale} crumbs={[{ name: t(names[page]), href: addressOf(page, locale) }]} />
  ) : null
}
