'use client'

import { useEffect } from 'react'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { parseLocale } from '@/lib/i18n/preference'
import english from '@/messages/en-GB/failure.json'
import portuguese from '@/messages/pt-BR/failure.json'

/** Words and home page of each language, without the table of addresses: every page loads this file in case it breaks. */
const failures: Record<Locale, { words: typeof portuguese; home: string }> = {
  'pt-BR': { words: portuguese, home: '/' },
  'en-GB': { words: english, home: '/en' },
}

/** The language of the document that is shown; Portuguese where it does not say, or where there is none yet. */
export const documentLocale = (): Locale =>
  (typeof document === 'undefined' ? undefined : parseLocale(document.documentElement.lang)) ?? defaultLocale

export interface FailureProps {
  /** What broke; its digest names the line in the server's log. */
  error: Error & { digest?: string }
  retry: () => void
  /** The document's, unless the caller brings a document of its own. */
  locale?: Locale
}

/** Shown when a page breaks while it is rendered. It may stand in for the whole document, so it brings its own words. */
export function Failure({ error, retry, locale = documentLocale() }: FailureProps) {
  useEffect(() => {
    console.error(error)
  }, [error])
  const { words, home } = failures[locale]
  return (
    <main className="page grid min-h-[70dvh] content-center justify-items-center gap-5 py-24 text-center">
      <h1 className="text-title">{words.title}</h1>
      <p className="max-w-prose text-lead text-soft">{words.text}</p>
      <p className="flex flex-wrap justify-center gap-3 font-semibold">
        <button
          type="button"
          onClick={retry}
          className="min-h-11 rounded-md bg-paint-terracotta px-6 text-white hover:brightness-110"
        >
          {words.retry}
        </button>
        {/* A plain link: the router itself may be what failed. */}
        <a href={home} className="inline-grid min-h-11 place-items-center px-4 underline">
          {words.home}
        </a>
      </p>
      {error.digest ? <p className="text-sm text-soft">{error.digest}</p> : null}
    </main>
  )
}
