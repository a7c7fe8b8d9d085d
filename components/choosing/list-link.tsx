'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { noSavedList, onListChange, savedList } from '@/lib/choosing/saved-list'

interface ListLinkProps {
  href: string
  words: { name: string; kept: string }
}

/** How long the link says that something was kept, in milliseconds. */
const shownFor = 4000

/** The way to the list from every page: a heart with the number of trips that this device keeps, which says when one comes. */
export function ListLink({ href, words }: ListLinkProps) {
  const { length } = useSyncExternalStore(onListChange, savedList, noSavedList)
  const before = useRef<number>(undefined)
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    const hasGrown = before.current !== undefined && length > before.current
    before.current = length
    if (!hasGrown) return setNew(false)
    setNew(true)
    const timer = setTimeout(() => setNew(false), shownFor)
    return () => clearTimeout(timer)
  }, [length])
  return (
    <SiteLink
      href={href}
      title={words.name}
      className="relative grid size-11 place-items-center rounded-full text-terracotta hover:bg-sand"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`icon size-6 ${length > 0 ? 'fill-current' : ''}`}
      >
        <path d="M12 20.5C6 16.5 3 13.3 3 9.6A4.6 4.6 0 0 1 12 8a4.6 4.6 0 0 1 9 1.6c0 3.7-3 6.9-9 10.9Z" />
      </svg>
      <span className="sr-only">{words.name}</span>
      {length > 0 ? (
        <span className="absolute top-0 right-0 grid size-5 place-items-center rounded-full bg-ink text-sm leading-none font-bold text-wall">
          {length}
        </span>
      ) : null}
      {isNew ? (
        <span
          aria-hidden="true"
          className="absolute top-full right-0 mt-1.5 rounded-md bg-ink px-3 py-2 text-sm font-semibold whitespace-nowrap text-wall shadow-lift"
        >
          {words.kept}
        </span>
      ) : null}
    </SiteLink>
  )
}
