import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/ui/json-ld'
import type { ProductView } from '@/lib/catalogue/read'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'
import { jsonLdText, productData } from '@/lib/seo/structured-data'
import { Breadcrumb } from '../_frame/breadcrumb'

interface TripDataProps {
  view: ProductView
  locale: Locale
  images: string[]
}

/** A trip and the path to it, by way of its list, as structured data (spec §2.8). */
export async function TripData({ view: { product, words, href }, locale, images }: TripDataProps) {
  const t = await getTranslations({ locale })
  const list = product.kind === 'expedition' ? 'expeditions' : 'tours'
  const data = productData({
    href,
    name: words.title,
    description: words.meta.description,
    images,
    category: t(`category.${product.category}`),
    price: product.detail.price,
  })
  return (
    <>
      <JsonLd text={jsonLdText(data)} />
      <Breadcrumb
        locale={locale}
        crumbs={[
          { name: t(`nav.${list}`), href: addressOf(list, locale) },
          { name: words.title, href },
        ]}
      />
    </>
  )
}
