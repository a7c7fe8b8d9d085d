import localFont from 'next/font/local'

/** Headings: a grotesque with hand-cut corners, condensed and heavy like a printed poster. */
export const displayFont = localFont({
  src: './bricolage-grotesque.woff2',
  variable: '--font-bricolage',
  weight: '800',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** Running text. */
export const textFont = localFont({
  src: './figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
})
