import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { cache } from 'react'
import type { Collection } from '@/lib/catalogue/base/documents'
import type { Locale } from '@/lib/i18n/locales'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { collectionInFolder } from '@/lib/staff/content/collections'
import { documentOf, titleOf } from '@/lib/staff/content/content-list'
import { loadRow } from '@/lib/staff/content/content-rows'
import { loadGate } from '@/lib/staff/sign-in/gate'

/** Where the screens of a collection belong in the bar. */
export const placeOf = (collection: Collection) => (collection === 'site_content' ? 'more' : 'trips')

/** An item's row, read once for a page: the browser's tab names the item as well. */
export const loadScreenRow = cache(loadRow)

/** The name of an item for the browser's tab; where its row cannot be read, as it was shipped. */
export async function itemTitle(collection: Collection, id: string, locale: Locale): Promise<string> {
  const gate = await loadGate()
  const row = gate.kind === 'admin' ? await loadScreenRow(gate.client, collection, id) : undefined
  const item = (row?.ok && row.value) || { collection, id }
  return titleOf(item, documentOf(item), locale)
}

/** Collection, language and words of a screen of the content; an address without a collection is not found. */
export async function contentScreen(params: Promise<{ collection: string }>) {
  const locale = requireLocale(await rootParams.locale())
  const collection = collectionInFolder((await params).collection)
  if (!collection) notFound()
  return { locale, collection, words: wordsOf(locale).contentPanel }
}
