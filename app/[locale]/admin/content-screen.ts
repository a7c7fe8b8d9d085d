import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { requireLocale } from '@/lib/i18n/require-locale'
import { collectionInFolder } from '@/lib/panel/collections'
import { contentWordsOf } from '@/lib/panel/content-words'

/** Collection, language and words of a screen of the content; an address without a collection is not found. */
export async function contentScreen(params: Promise<{ collection: string }>) {
  const locale = requireLocale(await rootParams.locale())
  const collection = collectionInFolder((await params).collection)
  if (!collection) notFound()
  return { locale, collection, words: contentWordsOf(locale) }
}
