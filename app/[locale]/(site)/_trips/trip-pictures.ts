import { getTranslations } from 'next-intl/server'
import { galleryWords } from '@/components/product/gallery-words'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { ProductView } from '@/lib/catalogue/read'
import { tripGallery } from '@/lib/images/trip-gallery'
import type { Locale } from '@/lib/locales'

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
      initial: { local: drawings, known: { images: [...photographs], timestamp: Date.now() }, notes },
      staffAlt,
      words: galleryWords(t, view.words.title),
    },
    images: [cover, ...shown.filter(({ picture }) => picture.fallback !== cover.picture.fallback)].map(
      ({ picture }) => picture.fallback,
    ),
  }
}
