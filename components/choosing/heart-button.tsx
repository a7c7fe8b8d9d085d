'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { announce, noSavedList, onListChange, savedList, toggleSaved } from '@/lib/choosing/saved-list'

interface HeartButtonProps {
  /** The trip. */
  slug: string
  words: {
    /** What the heart does, with the trip's title. */
    save: string
    saved: string
    removed: string
    full: string
  }
  /** Where the card or page puts it. */
  className?: string
}

/**
 * Keeps a trip in the list of this device, or takes it off. It is the browser's own checkbox: one that was tapped before
 * the scripts ran shows it at once, and is answered when they do. Not shown where scripts are off, because nothing could
 * be kept.
 */
export function HeartButton({ slug, words, className = '' }: HeartButtonProps) {
  const box = useRef<HTMLInputElement>(null)
  const isSaved = useSyncExternalStore(onListChange, savedList, noSavedList).includes(slug)
  const toggle = () => {
    const outcome = toggleSaved(slug)
    announce({ added: words.saved, removed: words.removed, full: words.full }[outcome])
    if (outcome === 'full' && box.current) box.current.checked = false
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the scripts run
  useEffect(() => {
    if (box.current?.checked && !savedList().includes(slug)) toggle()
  }, [])
  useEffect(() => {
    if (box.current) box.current.checked = isSaved
  }, [isSaved])
  return (
    <label
      title={words.save}
      data-screen-only
      className={`z-10 grid size-11 cursor-pointer place-items-center rounded-full bg-surface text-terracotta shadow-card hover:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--color-ring) [@media(scripting:none)]:hidden ${className}`}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={words.save}
        onChange={toggle}
        autoComplete="off"
        className="peer absolute size-full cursor-pointer opacity-0"
      />
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="icon pointer-events-none size-6 peer-checked:fill-current"
      >
        <path d="M12 20.5C6 16.5 3 13.3 3 9.6A4.6 4.6 0 0 1 12 8a4.6 4.6 0 0 1 9 1.6c0 3.7-3 6.9-9 10.9Z" />
      </svg>
    </label>
  )
}
