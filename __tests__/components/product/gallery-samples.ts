import { createTranslator } from 'next-intl'
import { galleryWords } from '@/components/product/gallery-words'
import type { GalleryPicture } from '@/lib/images/pictures'
import english from '@/messages/en-GB/interface.json'
import portuguese from '@/messages/pt-BR/interface.json'

/** Both languages in one shape, for `describe.each`. */
export const languages = [
  {
    locale: 'pt-BR',
    words: galleryWords(
      createTranslator({ locale: 'pt-BR', messages: portuguese, namespace: 'gallery' }),
      'Veleiro',
    ),
  },
  {
    locale: 'en-GB',
    words: galleryWords(
      createTranslator({ locale: 'en-GB', messages: english, namespace: 'gallery' }),
      'Sailing',
    ),
  },
] as const

/** So many different pictures, as the catalogue would hand them to a gallery. */
export const samplePictures = (count: number): GalleryPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    alt: `Cena ${index + 1}`,
    picture: {
      avif: `/pictures/mar-${index + 1}-480.avif 480w`,
      webp: `/pictures/mar-${index + 1}-480.webp 480w`,
      fallback: `/pictures/mar-${index + 1}-480.webp`,
      full: `/pictures/mar-${index + 1}-1280.webp`,
      width: 1600,
      height: 1200,
      position: '50% 50%',
    },
  }))
