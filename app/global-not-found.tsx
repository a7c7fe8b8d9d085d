import type { Metadata } from 'next'
import { displayFont, textFont } from '@/lib/fonts'
import './globals.css'

export const metadata: Metadata = { title: '404', robots: { index: false } }

/** Answers addresses that never reach the middleware, such as a missing picture: both languages, no scripts needed. */
export default function GlobalNotFound() {
  return (
    <html lang="pt-BR" className={`${displayFont.variable} ${textFont.variable}`}>
      <body className="grid min-h-dvh place-items-center text-center">
        <main className="page py-20">
          <h1 className="text-display">404</h1>
          <p className="mt-4 text-lead">Oops! Página não encontrada.</p>
          <p lang="en-GB" className="text-lead">
            Oops! Page not found.
          </p>
          <p className="mt-6 prose-links">
            <a href="/">Início</a> · <a href="/en">Home</a>
          </p>
        </main>
      </body>
    </html>
  )
}
