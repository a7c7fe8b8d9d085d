import { getTranslations } from 'next-intl/server'
import { galleryWords } from '@/components/product/gallery-words'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import type { ProductView } from '@/lib/catalogue/build/trip-view'
import { tripSign } from '@/lib/geography/trip-sign'
import type { Locale } from '@/lib/i18n/locales'
import { tripGallery } from '@/lib/images/trip-gallery'

/** A trip's pictures with their words: what its gallery is given, and the addresses for structured data. */
export async function tripPictures(catalogue: Catalogue, view: ProductView, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'gallery' })
  const staffAlt = t('staff', { title: view.words.title })
  const { drawings, photographs, notes, shown, cover } = tripGallery(catalogue, view, {
    locale,
    staffAlt,
  })
  return {
    gallery: {
      productId: view.product.slug,
      initial: {
        local: drawings,
        shownOnPaper: cover.picture.full,
        known: { images: [...photographs], timestamp: Date.now() },
        notes,
      },
      staffAlt,
      words: galleryWords(t, { title: view.words.title, sign: tripSign(view.product.slug, locale) }),
    },
    images: [cover, ...shown.filter(({ picture }) => picture.src !== cover.picture.src)].map(
      ({ picture }) => picture.src,
    ),
  }
}
