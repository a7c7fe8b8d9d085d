'use client'

import { useState, useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/button'
import { addToSaved, announce, noSavedList, onListChange, savedList } from '@/lib/choosing/saved-list'
import { maxKept } from '@/lib/choosing/trip-slugs'

interface KeepListProps {
  slugs: readonly string[]
  words: { keep: string; kept: string; full: string }
}

/** Adds a list that somebody sent to the one of this device. */
export function KeepList({ slugs, words }: KeepListProps) {
  const saved = useSyncExternalStore(onListChange, savedList, noSavedList)
  const isKept = slugs.every((slug) => saved.includes(slug))
  const [hasOverflowed, setOverflowed] = useState(false)
  const keep = () => {
    const outcome = addToSaved(slugs)
    setOverflowed(outcome === 'full')
    announce({ added: words.kept, full: words.full }[outcome])
  }
  return isKept ? (
    <p className="self-center font-semibold">{words.kept}</p>
  ) : (
    <>
      <button
        type="button"
        onClick={keep}
        className={buttonClass({ look: 'secondary' }, '[@media(scripting:none)]:hidden')}
      >
        {words.keep}
      </button>
      {hasOverflowed && saved.length >= maxKept ? <p className="basis-full">{words.full}</p> : null}
    </>
  )
}
