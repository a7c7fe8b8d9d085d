'use client'

import { useSyncExternalStore } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { noSavedList, onListChange, savedList } from '@/lib/choosing/saved-list'

interface ListLinkProps {
  href: string
  label: string
  className?: string
}

/** The way to the list, with the number of trips that this device keeps. */
export function ListLink({ href, label, className = '' }: ListLinkProps) {
  const { length } = useSyncExternalStore(onListChange, savedList, noSavedList)
  return (
    <SiteLink href={href} className={className}>
      {label}
      {length > 0 ? ` (${length})` : null}
    </SiteLink>
  )
}
