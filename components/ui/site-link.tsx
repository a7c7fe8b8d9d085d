'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/**
 * An internal link that fetches its page when a visitor is about to use it (pointer, touch or focus)
 * rather than when it scrolls into view: instant to follow, and no data spent on pages nobody opens.
 */
export function SiteLink({ onPointerEnter, onFocus, ...props }: ComponentProps<typeof Link>) {
  const [wanted, setWanted] = useState(false)
  return (
    <Link
      {...props}
      prefetch={wanted ? null : false}
      onPointerEnter={(event) => {
        setWanted(true)
        onPointerEnter?.(event)
      }}
      onTouchStart={() => setWanted(true)}
      onFocus={(event) => {
        setWanted(true)
        onFocus?.(event)
      }}
    />
  )
}
