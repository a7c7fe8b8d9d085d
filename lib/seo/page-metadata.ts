import type { Metadata } from 'next'
import { choosingWords } from '../choosing/choosing-words.ts'
import type { Locale } from '../locales.ts'
import { type PageId, pageAddresses, type QueryPage } from '../routing/pages.ts'
import { drawnSharePicture, pageMetadata } from './metadata.ts'

interface FixedPageHead {
  page: PageId
  locale: Locale
  title: string
  description: string
}

/** The metadata of a page that every deployment has, with the share picture that was drawn for it. */
export const fixedPageMetadata = ({ page, locale, title, description }: FixedPageHead): Metadata =>
  pageMetadata({
    addresses: pageAddresses(page),
    locale,
    title,
    description,
    image: drawnSharePicture(page, locale, title),
  })

/**
 * The metadata of a page that reads its query: the same with a query and without. Its share picture is the one that was
 * drawn for the tours.
 */
export function queryPageMetadata(page: QueryPage, locale: Locale): Metadata {
  const { metaTitle, metaDescription } = choosingWords(locale)[page]
  return pageMetadata({
    addresses: pageAddresses(page),
    locale,
    title: metaTitle,
    description: metaDescription,
    image: drawnSharePicture('tours', locale, metaTitle),
  })
}
