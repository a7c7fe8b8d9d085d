'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useWishText } from '@/components/wish/use-wish'
import { onRequestChange, requestFor } from '@/lib/booking/request-store'
import type { Locale } from '@/lib/i18n/locales'

interface ChatLinkProps {
  /** The link as the page was rendered: its draft has placeholders for what is left open. */
  href: string
  /** Of the page. */
  locale: Locale
  className?: string
  newWindowHint: string
  /** The link with the wish that a page was asked with already in its draft, so that it reads without scripts. */
  answered?: { text: string; href: string }
  children: ReactNode
}

const noRequest = () => undefined

/** What the link opens: the request that a composer has written for it, else its draft with the wish of this visit in it. */
function useDraftHref({
  href,
  locale,
  answered,
}: Pick<ChatLinkProps, 'href' | 'locale' | 'answered'>): string {
  const request = useSyncExternalStore(onRequestChange, () => requestFor(href), noRequest)
  const text = useWishText(answered?.text)
  const [written, setWritten] = useState<{ from: string; text: string; href: string }>()
  const isWritten = text === '' || text === answered?.text || request !== undefined
  useEffect(() => {
    if (isWritten) return
    let isCurrent = true
    import('@/lib/wish/draft-in-browser')
      .then(({ draftWithWish }) => draftWithWish(href, text, locale))
      .then(
        (next) => {
          if (isCurrent) setWritten({ from: href, text, href: next })
        },
        // Without a connection the file does not come; the link stays as it was.
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [isWritten, text, href, locale])
  if (request !== undefined) return request
  if (text === '') return href
  if (text === answered?.text) return answered.href
  return written?.from === href && written.text === text ? written.href : href
}

/** A link that opens the chat in a new window, says so, and brings along what was wished for. */
export function ChatLink({ className, newWindowHint, children, ...link }: ChatLinkProps) {
  return (
    <a href={useDraftHref(link)} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> ({newWindowHint})</span>
    </a>
  )
}
