import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { isSwitchedOn } from '@/lib/config/switches'
import { currentPageGeneration } from '@/lib/content/page-content'
import { displayFont, textFont } from '@/lib/fonts'
import { parseLocale } from '@/lib/i18n/preference'
import { locales } from '@/lib/locales'
import { site } from '@/lib/site'
import '../globals.css'

export const generateStaticParams = () => locales.map((locale) => ({ locale }))

export const metadata: Metadata = {
  metadataBase: new URL(site.origin),
  applicationName: site.name,
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcf9f2' },
    { media: '(prefers-color-scheme: dark)', color: '#0a1a20' },
  ],
}

/** The document of both languages. It reads no cookies, so that public pages can be prerendered. */
export default async function DocumentLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const locale = parseLocale((await params).locale)
  if (!locale) notFound()
  // Without the cache that knows the content version, a page is rendered for each request.
  if (!isSwitchedOn('page-cache')) await connection()
  return (
    // Anchors scroll smoothly; the attribute has the router switch that off while it changes pages.
    <html
      lang={locale}
      className={`${displayFont.variable} ${textFont.variable}`}
      data-scroll-behavior="smooth"
      data-content={currentPageGeneration()}
    >
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  )
}
