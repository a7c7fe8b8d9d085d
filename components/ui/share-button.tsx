'use client'

import { useState } from 'react'
import { buttonClass } from './button'

interface ShareButtonProps {
  title: string
  /** What is shared where it is not the page itself; an address on this site. */
  address?: string
  words: { button: string; copied: string; copyFailed: string }
}

/**
 * Shares an address: with the system's share sheet where there is one, else as a copied link; where neither is allowed
 * the address stands there to be copied by hand. Callers hide it in print and where scripts are off.
 */
export function ShareButton({ title, address, words }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<{ url: string; isCopied: boolean }>()
  const share = async () => {
    const url = new URL(address ?? location.href, location.href).href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return
      // A sheet that does not open is no reason to go without the link.
    }
    let isCopied = true
    try {
      await navigator.clipboard.writeText(url)
    } catch {
      isCopied = false
    }
    setOutcome({ url, isCopied })
  }
  return (
    <div>
      <button type="button" onClick={share} className={buttonClass({ look: 'secondary' })}>
        {words.button}
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
                  value={outcome.url}
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
