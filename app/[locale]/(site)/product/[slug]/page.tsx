import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findProduct, productView } from '@/lib/catalogue/build/trip-view'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/preference'
import { tripMetadata } from '@/lib/seo/metadata'
import { TripPage } from './trip-page'

type Props = PageProps<'/[locale]/product/[slug]'>

async function load({ params }: Props) {
  const { locale, slug } = await params
  const catalogue = loadCatalogue()
  const product = findProduct(catalogue, slug)
  if (!product) notFound()
  const language = requireLocale(locale)
  return { catalogue, locale: language, view: productView(catalogue, product, language) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { catalogue, view, locale } = await load(props)
  return tripMetadata(catalogue, view, locale)
}

/** The page of a tour, trek or expedition (spec §2.7, §2.8). */
export default async function ProductPage(props: Props) {
  return <TripPage {...(await load(props))} />
}
