import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isPageId } from '@/lib/addresses'
import { findProduct, products, requireExpedition } from '@/lib/catalogue/products'
import { productView } from '@/lib/catalogue/read'
import { requireLocale } from '@/lib/i18n/require-locale'
import { pageMetadata } from '@/lib/seo/metadata'
import { SiteFrame } from '../../site-frame'
import { ProductDetail } from './product-detail'

type Props = PageProps<'/[locale]/product/[slug]'>

/** Staff photographs appear within five minutes even where nobody told this process (spec §9). */
export const revalidate = 300
export const dynamicParams = false

export function generateStaticParams() {
  // Mamanguá's addresses are out in the world: without the trip behind them there is nothing to build (spec §8).
  requireExpedition(10)
  return products.map(({ slug }) => ({ slug }))
}

async function load({ params }: Props) {
  const { locale, slug } = await params
  const product = findProduct(slug)
  if (!product || !isPageId(product.slug)) notFound()
  const language = requireLocale(locale)
  return { locale: language, page: product.slug, view: productView(product, language) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page, view } = await load(props)
  const { title, description, keywords } = view.words.meta
  return pageMetadata({ page, locale, title, description, keywords })
}

/** The page of a tour, trek or expedition (spec §2.8). */
export default async function ProductPage(props: Props) {
  const { locale, page, view } = await load(props)
  return (
    <SiteFrame locale={locale} page={page}>
      <ProductDetail view={view} page={page} locale={locale} />
    </SiteFrame>
  )
}
