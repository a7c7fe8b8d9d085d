import type { Metadata } from 'next'
import type { Locale } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import { type PageId, pageAddresses } from '../routing/pages.ts'
import { pageMetadata, sharePicture } from './metadata.ts'

interface FixedPageHead {
  page: PageId
  locale: Locale
  title: string
  description: string
}

/** The metadata of a page that every deployment has and a share picture. */
export const fixedPageMetadata = ({ page, locale, title, description }: FixedPageHead): Metadata =>
  pageMetadata({
    addresses: pageAddresses(page),
    locale,
    title,
    description,
    image: sharePicture(page, locale, title),
  })

/**
 * The metadata of a page that helps to choose: the same with a query and without. Its share picture is that of the
 * tours.
 */
export function choosingMetadata(page: 'choose' | 'compare' | 'list' | 'levels', locale: Locale): Metadata {
  const { metaTitle, metaDescription } = wordsOf(locale).choosing[page]
  return pageMetadata({
    addresses: pageAddresses(page),
    locale,
    title: metaTitle,
    description: metaDescription,
    image: sharePicture('tours', locale, metaTitle),
  })
}
