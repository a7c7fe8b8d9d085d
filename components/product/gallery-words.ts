import type { useTranslations } from 'next-intl'

/** What a gallery says, in the page's language. `{index}`, `{count}` and `{alt}` are filled in by the browser. */
export interface GalleryWords {
  label: string
  /** What is lettered on the trip's poster: its number and place. */
  sign: string
  carousel: string
  slideRole: string
  slide: string
  previous: string
  next: string
  open: string
  thumbnails: string
  thumbnail: string
  viewer: string
  close: string
  zoomIn: string
  zoomOut: string
}

/** The words of one product's gallery, resolved on the server so that no translator is sent to the browser. */
export function galleryWords(
  t: ReturnType<typeof useTranslations<'gallery'>>,
  { title, sign }: { title: string; sign: string },
): GalleryWords {
  const index = '{index}'
  const count = '{count}'
  return {
    label: t('label', { title }),
    sign,
    carousel: t('carousel'),
    slideRole: t('slideRole'),
    slide: t('slide', { index, count }),
    previous: t('previous'),
    next: t('next'),
    open: t('open', { alt: '{alt}' }),
    thumbnails: t('thumbnails'),
    thumbnail: t('thumbnail', { index }),
    viewer: t('viewer', { title }),
    close: t('close'),
    zoomIn: t('zoom'),
    zoomOut: t('zoomOut'),
  }
}
