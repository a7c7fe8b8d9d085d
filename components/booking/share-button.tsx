'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { RequestWords } from '@/lib/booking/request-words'

interface ShareButtonProps {
  title: string
  words: RequestWords['share']
  className?: string
}

/**
 * Shares the page's address: with the system's share sheet where there is one, else as a copied link; where neither is
 * allowed the address stands there to be copied by hand. Not shown where scripts are off.
 */
export function ShareButton({ title, words, className = '' }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<{ url: string; isCopied: boolean }>()
  const share = async () => {
    const url = location.href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return
      // A sheet that does not open is no reason to go without the link.
    }
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => true,
        () => false,
      )
    setOutcome({ url, isCopied })
  }
  return (
    <div data-screen-only className={`[@media(scripting:none)]:hidden ${className}`}>
      <button type="button" onClick={share} className={buttonClass({ look: 'secondary' })}>
        {words.button}
      </button>
      <div role="status">
        {outcome?.isCopied ? <p className="mt-2 text-sm">{words.copied}</p> : null}
        {outcome && !outcome.isCopied ? (
          <label className="mt-2 block text-sm">
            {words.copyFailed}
            <input
              readOnly
              value={outcome.url}
              onFocus={({ target }) => target.select()}
              className="mt-1 block w-full rounded-md border border-field bg-surface px-3 py-2"
            />
          </label>
        ) : null}
      </div>
    </div>
  )
}
