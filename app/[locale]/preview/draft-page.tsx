import { notFound } from 'next/navigation'
import type { Collection } from '@/lib/catalogue/base/documents'
import { productView } from '@/lib/catalogue/build/trip-view'
import { markedWords, type Preview, showPreview } from '@/lib/content/page-content'
import type { Locale } from '@/lib/i18n/locales'
import { isTripCollection } from '@/lib/staff/content/collections'
import HomePage from '../(site)/page'
import PolicyPage from '../(site)/policy/page'
import { TripPage } from '../(site)/product/[slug]/trip-page'

interface DraftPageProps {
  preview: Preview
  collection: Collection
  id: string
  locale: Locale
}

/** Of a trip: what search engines and readers of pictures get, and the names, which stand in attributes as well. */
const unreadWords = ['title', 'details.title', 'details.pictures', 'meta']

/** The public page on which an item stands, with its draft: courses and most parts of the site stand on the home page. */
export function DraftPage({ preview, collection, id, locale }: DraftPageProps) {
  showPreview(preview)
  const { catalogue } = preview
  if (!isTripCollection(collection)) return id === 'policy-figures' ? <PolicyPage /> : <HomePage />
  const trip = catalogue.everyTrip.get(id)
  if (!trip) notFound()
  const view = productView(catalogue, trip, locale)
  const words = markedWords(id, view.words, `words.${locale}`, unreadWords)
  return <TripPage catalogue={catalogue} view={{ ...view, words }} locale={locale} />
}
