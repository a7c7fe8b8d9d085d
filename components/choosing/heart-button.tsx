'use client'

import { useSyncExternalStore } from 'react'
import { announce } from '@/lib/choosing/announce'
import { noSavedList, onListChange, savedList, toggleSaved } from '@/lib/choosing/saved-list'

interface HeartButtonProps {
  /** The trip. */
  slug: string
  words: {
    /** What the button does, with the trip's title. */
    save: string
    saved: string
    removed: string
    full: string
  }
  /** Where the card or page puts it. */
  className?: string
}

/**
 * Keeps a trip in the list of this device, or takes it off. Not shown where scripts are off, because
 * nothing could be kept.
 */
export function HeartButton({ slug, words, className = '' }: HeartButtonProps) {
  const isSaved = useSyncExternalStore(onListChange, savedList, noSavedList).includes(slug)
  const toggle = () => {
    const outcome = toggleSaved(slug)
    announce({ added: words.saved, removed: words.removed, full: words.full }[outcome])
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={words.save}
      title={words.save}
      onClick={toggle}
      data-screen-only
      className={`z-10 grid size-11 place-items-center rounded-full bg-surface text-terracotta shadow-card hover:bg-sand [@media(scripting:none)]:hidden ${className}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon size-6 ${isSaved ? 'fill-current' : ''}`}>
        <path d="M12 20.5C6 16.5 3 13.3 3 9.6A4.6 4.6 0 0 1 12 8a4.6 4.6 0 0 1 9 1.6c0 3.7-3 6.9-9 10.9Z" />
      </svg>
    </button>
  )
}
