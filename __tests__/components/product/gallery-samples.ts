import { createTranslator } from 'next-intl'
import { galleryWords } from '@/components/product/gallery-words'
import type { GalleryPicture } from '@/lib/images/pictures'
import english from '@/messages/en-GB/interface.json'
import portuguese from '@/messages/pt-BR/interface.json'

/** Both languages in one shape, for `describe.each`. */
export const languages = [
  {
    locale: 'pt-BR',
    words: galleryWords(createTranslator({ locale: 'pt-BR', messages: portuguese, namespace: 'gallery' }), {
      title: 'Veleiro',
      sign: 'Nº 06 · Baía de Paraty',
    }),
  },
  {
    locale: 'en-GB',
    words: galleryWords(createTranslator({ locale: 'en-GB', messages: english, namespace: 'gallery' }), {
      title: 'Sailing',
      sign: 'No. 06 · Bay of Paraty',
    }),
  },
] as const

/** So many different pictures, as the catalogue would hand them to a gallery. */
export const samplePictures = (count: number): GalleryPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    alt: `Cena ${index + 1}`,
    picture: {
      src: `/posters/mar-${index + 1}.svg`,
      full: `/posters/mar-${index + 1}.svg`,
      width: 1200,
      height: 900,
    },
  }))
