'use client'

import { useEffect } from 'react'
import english from '@/messages/en-GB/failure.json'
import portuguese from '@/messages/pt-BR/failure.json'

export interface FailureProps {
  /** What broke; its digest names the line in the server's log. */
  error: Error & { digest?: string }
  retry: () => void
}

/**
 * Shown when a page breaks while it is rendered. It may stand in for the whole document, so it brings its own
 * words: the language is read from the address, Portuguese unless it is known to be English.
 */
export function Failure({ error, retry }: FailureProps) {
  useEffect(() => {
    console.error(error)
  }, [error])
  const isEnglish = typeof document !== 'undefined' && document.documentElement.lang === 'en-GB'
  const words = isEnglish ? english : portuguese
  return (
    <main className="page grid min-h-[70dvh] content-center justify-items-center gap-5 py-24 text-center">
      <h1 className="text-title">{words.title}</h1>
      <p className="max-w-prose text-lead text-soft">{words.text}</p>
      <p className="flex flex-wrap justify-center gap-3 font-semibold">
        <button
          type="button"
          onClick={retry}
          className="min-h-11 rounded-full bg-paint-terracotta px-6 text-white hover:brightness-110"
        >
          {words.retry}
        </button>
        {/* A plain link: the router itself may be what failed. */}
        <a href={isEnglish ? '/en' : '/'} className="inline-grid min-h-11 place-items-center px-4 underline">
          {words.home}
        </a>
      </p>
      {error.digest ? <p className="text-sm text-soft">{error.digest}</p> : null}
    </main>
  )
}
