import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { displayFont, textFont } from '@/app/fonts/fonts'
import { parseLocale } from '@/lib/i18n/preference'
import { site } from '@/lib/site'
import '../globals.css'

/** Pages follow the content of the process; lib/front keeps what is rendered, once per content generation. */
export const dynamic = 'force-dynamic'

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

/** The document of both languages. It reads no cookies, so that one rendering serves everybody. */
export default async function DocumentLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const locale = parseLocale((await params).locale)
  if (!locale) notFound()
  return (
    // Anchors scroll smoothly; the attribute has the router switch that off while it changes pages.
    <html
      lang={locale}
      className={`${displayFont.variable} ${textFont.variable}`}
      data-scroll-behavior="smooth"
    >
      <body className="flex min-h-dvh flex-col">{children}</body>
    </html>
  )
}
