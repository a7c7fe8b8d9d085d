import type { Metadata } from 'next'
import type { Locale } from '../locales.ts'
import { type PageId, pageAddresses } from '../routing/pages.ts'
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
