'use client'

import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'

interface FlashMessageProps {
  /** The hash of the address that shows the message: it survives redirects and works on prerendered pages. */
  id: string
  title: string
  text: string
  dismissLabel: string
  /** Name of the cookie that the other page sets as well: without it, a made-up address shows no message. */
  proof: string
  /** What to do about it: a plain link, because it leads out of the public site. */
  link?: { label: string; href: string }
}

/** How long the message stays, in milliseconds (spec §9), while nobody points at it or has the focus in it. */
const shownMs = 5_000

/** Whether the other page set its cookie, which allows one message. */
function takeProof(name: string): boolean {
  const isThere = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no Cookie Store
  if (isThere) document.cookie = `${name}=; Max-Age=0; Path=/`
  return isThere
}

/**
 * A message that another page left for this one (spec §8 "Acesso negado"). It leaves by itself. Only without scripts does `:target`
 * show it: that outlives `history.replaceState`, so with scripts the message could never be dismissed. Once
 * dismissed it leaves a clean address, and the focus in the page's main part (`#content`).
 */
export function FlashMessage({ id, title, text, dismissLabel, proof, link }: FlashMessageProps) {
  const [isShown, setShown] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the message may arrive with any page change
  useEffect(() => {
    const read = () => {
      if (window.location.hash === `#${id}` && takeProof(proof)) setShown(true)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [id, proof, pathname])

  const leave = useCallback(() => {
    setShown(false)
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  }, [])

  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(leave, shownMs)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, leave])

  const dismiss = () => {
    leave()
    // The button that had the focus is gone; what the visitor reads must not move for that.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <div
      id={id}
      role="alert"
      data-shown={isShown || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed inset-x-4 top-[calc(var(--header-height)+1rem)] z-50 mx-auto hidden max-w-md items-start gap-3 rounded-lg bg-extreme p-4 text-on-extreme shadow-lift data-shown:flex noscript:target:flex"
    >
      <div className="grow">
        <p className="font-bold">{title}</p>
        <p>{text}</p>
        {link ? (
          <p className="mt-1">
            <a href={link.href} className="font-semibold underline underline-offset-4">
              {link.label}
            </a>
          </p>
        ) : null}
      </div>
      <button
        type="button"
        onClick={dismiss}
        aria-label={dismissLabel}
        className="grid size-8 place-items-center rounded-full hover:bg-black/10"
      >
        <Icon name="cross" />
      </button>
    </div>
  )
}
