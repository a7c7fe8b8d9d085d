import type { MetadataRoute } from 'next'
import { defaultLocale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { site } from '@/lib/site'

/** What a phone shows when the site is put on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: site.name,
    short_name: site.name.split(' ')[0],
    description: wordsOf(defaultLocale).interface.site.description,
    lang: defaultLocale,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#fcf9f2',
    theme_color: '#0d3b44',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
