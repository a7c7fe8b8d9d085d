'use client'

import { useState } from 'react'
import { buttonClass } from './button'
import { Icon } from './icon'

interface ShareButtonProps {
  title: string
  /** What is shared where it is not the page itself; an address on this site. */
  address?: string
  words: { button: string; copied: string; copyFailed: string }
  /** A round button with an icon, to lie on a picture; otherwise one with words. */
  look?: 'icon' | 'words'
}

/**
 * Shares an address: with the system's share sheet where there is one, else as a copied link; where neither is allowed
 * the address stands there to be copied by hand. It hides in print and where scripts are off.
 */
export function ShareButton({ title, address, words, look = 'words' }: ShareButtonProps) {
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
    <div data-screen-only className="[@media(scripting:none)]:hidden">
      {look === 'icon' ? (
        <button
          type="button"
          onClick={share}
          aria-label={words.button}
          title={words.button}
          className="grid size-11 place-items-center rounded-full bg-surface text-ink shadow-card hover:bg-sand"
        >
          <Icon name="share" className="size-5" />
        </button>
      ) : (
        <button type="button" onClick={share} className={buttonClass({ look: 'secondary' })}>
          {words.button}
        </button>
      )}
      <div role="status">
        {outcome ? (
          <p className="mt-2 rounded-md bg-surface px-2 py-1 text-sm text-ink">
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
