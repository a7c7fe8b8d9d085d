'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Collection } from '@/lib/catalogue/base/documents'
import type { ContentPanelWords } from '@/lib/panel/content-words'
import { sendChange } from '@/lib/panel/send-change'
import { smallButton } from './small-button'

interface RestoreButtonProps {
  collection: Collection
  id: string
  revision: number
  /** The entry of the history whose state comes back. */
  history: number
  label: string
  /** Whether the state differs from what visitors see; after it has come back, only what is said of that stays. */
  isRestorable: boolean
  words: Pick<ContentPanelWords, 'history' | 'screen'>
}

/** Publishes an earlier state again, as a new entry of the history. */
export function RestoreButton(props: RestoreButtonProps) {
  const { collection, id, revision, history, label, isRestorable, words } = props
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  const restore = async () => {
    if (!window.confirm(words.history.confirm)) return
    setBusy(true)
    const outcome = await sendChange({ collection, id, action: 'restore', body: { revision, history } })
    setBusy(false)
    if (outcome.kind === 'done') {
      setSaid(words.history.restored)
      router.refresh()
    } else if (outcome.kind === 'refused') setSaid(outcome.issues.map(({ message }) => message).join(' '))
    else setSaid(words.screen.errors[outcome.kind])
  }

  return (
    <>
      {isRestorable ? (
        <button
          type="button"
          aria-label={label}
          className={`${smallButton} mt-3`}
          disabled={isBusy}
          onClick={restore}
        >
          {words.history.restore}
        </button>
      ) : null}
      <p role="status" className="mt-2 empty:hidden">
        {said}
      </p>
    </>
  )
}
