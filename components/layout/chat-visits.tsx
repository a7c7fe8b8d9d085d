'use client'

import { useEffect } from 'react'
import { tellChat } from '@/lib/visits/tell'

/**
 * Counts chats that are opened, by trip: that of the card on which the link stands, else that of the page.
 * @param place slug of the page's trip, or `site`
 * @param host of the chat
 */
export function ChatVisits({ place, host }: { place: string; host: string }) {
  useEffect(() => {
    const tell = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.host === host) tellChat(link.closest<HTMLElement>('[data-trip]')?.dataset.trip ?? place)
    }
    document.addEventListener('click', tell)
    return () => document.removeEventListener('click', tell)
  }, [place, host])
  return null
}
