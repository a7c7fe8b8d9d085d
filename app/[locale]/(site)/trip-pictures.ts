import { getTranslations } from 'next-intl/server'
import { galleryWords } from '@/components/product/gallery-words'
import type { ProductView } from '@/lib/catalogue/read'
import { productPictures } from '@/lib/images/product-pictures'
import type { Locale } from '@/lib/locales'

/** A trip's pictures with their words: what its gallery is given, and the addresses for structured data. */
export async function tripPictures({ product: { slug }, words }: ProductView, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'gallery' })
  const staffAlt = t('staff', { title: words.title })
  const { initial, shown } = await productPictures(slug, { alts: words.details.pictures, staffAlt })
  return {
    gallery: { productId: slug, initial, staffAlt, words: galleryWords(t, words.title) },
    images: shown.map(({ picture }) => picture.fallback),
  }
}
