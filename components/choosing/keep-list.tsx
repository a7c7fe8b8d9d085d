'use client'

import { useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/button'
import { announce } from '@/lib/choosing/announce'
import { addToSaved, noSavedList, onListChange, savedList } from '@/lib/choosing/saved-list'

interface KeepListProps {
  slugs: readonly string[]
  words: { keep: string; kept: string }
}

/** Adds a list that somebody sent to the one of this device. */
export function KeepList({ slugs, words }: KeepListProps) {
  const saved = useSyncExternalStore(onListChange, savedList, noSavedList)
  const isKept = slugs.every((slug) => saved.includes(slug))
  const keep = () => {
    addToSaved(slugs)
    announce(words.kept)
  }
  return isKept ? (
    <p className="self-center font-semibold">{words.kept}</p>
  ) : (
    <button
      type="button"
      onClick={keep}
      className={buttonClass({ look: 'secondary' }, '[@media(scripting:none)]:hidden')}
    >
      {words.keep}
    </button>
  )
}
