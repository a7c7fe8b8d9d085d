import type { Metadata } from 'next'
import { Fragment } from 'react'
import { displayFont, textFont } from '@/app/fonts/fonts'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import './globals.css'

const { code } = wordsOf(defaultLocale).interface.missing

export const metadata: Metadata = { title: code, robots: { index: false } }

/** Answers addresses that never reach the middleware, such as a missing picture: every language, no scripts needed. */
export default function GlobalNotFound() {
  return (
    <html lang={defaultLocale} className={`${displayFont.variable} ${textFont.variable}`}>
      <body className="grid min-h-dvh place-items-center text-center">
        <main className="page py-20">
          <h1 className="mb-4 text-display">{code}</h1>
          {locales.map((locale) => (
            <p key={locale} lang={locale} className="text-lead">
              {wordsOf(locale).interface.missing.title}
            </p>
          ))}
          <p className="mt-6 prose-links">
            {locales.map((locale, index) => (
              <Fragment key={locale}>
                {index > 0 ? ' · ' : null}
                <a href={addressOf('home', locale)} hrefLang={locale} lang={locale}>
                  {wordsOf(locale).interface.nav.home}
                </a>
              </Fragment>
            ))}
          </p>
        </main>
      </body>
    </html>
  )
}
