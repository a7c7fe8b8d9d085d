'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { ChoosingWords } from '@/lib/choosing/choosing-words'

interface ShareListProps {
  /** The list's address on this site. */
  address: string
  words: Pick<ChoosingWords['list'], 'share' | 'copied' | 'copyFailed' | 'title'>
}

/**
 * Shares the list: with the system's share sheet where there is one, otherwise as a copied link. Where neither is
 * allowed the link stands there to be copied by hand.
 */
export function ShareList({ address, words }: ShareListProps) {
  const [outcome, setOutcome] = useState<{ address: string; isCopied: boolean }>()
  const share = async () => {
    const url = new URL(address, window.location.href).href
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: words.title, url })
        return
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') return
        // A sheet that does not open is no reason to go without the link.
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      setOutcome({ address: url, isCopied: true })
    } catch {
      setOutcome({ address: url, isCopied: false })
    }
  }
  return (
    <div>
      <button type="button" onClick={share} className={buttonClass({ look: 'secondary' })}>
        {words.share}
      </button>
      <div role="status">
        {outcome ? (
          <p className="mt-2 text-sm">
            {outcome.isCopied ? (
              words.copied
            ) : (
              <label>
                {words.copyFailed}
                <input
                  readOnly
                  value={outcome.address}
                  onFocus={({ target }) => target.select()}
                  className="mt-1 block w-full rounded-md border border-field bg-surface px-3 py-2"
                />
              </label>
            )}
          </p>
        ) : null}
      </div>
    </div>
  )
}
