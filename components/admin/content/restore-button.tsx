'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Collection } from '@/lib/catalogue/base/documents'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import type { ReadableEntry } from '@/lib/staff/content/history'
import { sendChange } from '@/lib/staff/content/send-change'
import { OutcomeText, type SpokenOutcome } from './outcome-text'
import { smallButton } from './small-button'

interface RestoreButtonProps {
  collection: Collection
  id: string
  revision: number
  /** The entry of the history whose state comes back. */
  history: ReadableEntry['id']
  label: string
  /** Whether the state differs from what visitors see; after it has come back, only what is said of that stays. */
  isRestorable: boolean
  words: Pick<Words['contentPanel'], 'history' | 'screen'>
}

/** Publishes an earlier state again, as a new entry of the history. */
export function RestoreButton(props: RestoreButtonProps) {
  const { collection, id, revision, history, label, isRestorable, words } = props
  const router = useRouter()
  const [said, setSaid] = useState<SpokenOutcome>({ text: '' })
  const [isBusy, setBusy] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)

  const restore = async () => {
    if (isBusy || !window.confirm(words.history.confirm)) return
    setBusy(true)
    const outcome = await sendChange({ collection, id, action: 'restore', body: { revision, history } })
    setBusy(false)
    if (outcome.kind === 'done') {
      setSaid({ text: words.history.restored })
      // The button goes, because visitors see this state now, and the focus would be lost with it.
      status.current?.focus({ preventScroll: true })
      router.refresh()
    } else if (outcome.kind === 'refused') {
      const issues = outcome.issues.map(({ message }) => message).join(' ')
      setSaid({ text: fill(words.history.blocked, { issues }) })
    } else setSaid({ text: words.screen.errors[outcome.kind], signedOut: outcome.kind === 'signedOut' })
  }

  return (
    <>
      {isRestorable ? (
        <button
          type="button"
          aria-label={label}
          className={`${smallButton} mt-3`}
          // Not `disabled` while it is on its way: the button would lose the keyboard's focus.
          aria-disabled={isBusy || undefined}
          onClick={restore}
        >
          {words.history.restore}
        </button>
      ) : null}
      {/* Not hidden while empty: it takes the focus in the moment in which it begins to say something. */}
      <p
        role="status"
        ref={status}
        tabIndex={-1}
        className={said.text ? 'mt-2 outline-none' : 'outline-none'}
      >
        <OutcomeText outcome={said} signIn={words.screen.signIn} />
      </p>
    </>
  )
}
