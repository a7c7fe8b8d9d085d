'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Collection } from '@/lib/catalogue/base/documents'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import { sendChange } from '@/lib/staff/content/send-change'
import { OutcomeText, type SpokenOutcome } from '../content/outcome-text'
import { smallButton } from '../content/small-button'
import { useScripts } from './use-scripts'

interface PublishDraftProps {
  item: { collection: Collection; id: string }
  revision: number
  title: string
  /** Whose words go out with it. */
  by?: string
  words: {
    list: Pick<Words['contentPanel']['list'], 'publish' | 'confirmPublish' | 'confirmPublishOf'>
    screen: Words['contentPanel']['screen']
    published: string
  }
}

/** Publishes an item's draft from wherever it is listed, and says whose words go out. */
export function PublishDraft({ item, revision, title, by, words }: PublishDraftProps) {
  const router = useRouter()
  const isLive = useScripts()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<SpokenOutcome>()
  const { list, screen } = words

  const publish = async () => {
    if (isBusy) return
    if (!window.confirm(fill(by ? list.confirmPublishOf : list.confirmPublish, { title, who: by ?? '' })))
      return
    setBusy(true)
    const outcome = await sendChange({ ...item, action: 'publish', body: { revision } })
    setBusy(false)
    if (outcome.kind === 'done') {
      setSaid({ text: words.published })
      router.refresh()
    } else if (outcome.kind === 'refused')
      setSaid({ text: outcome.issues.map(({ message }) => message).join(' ') })
    else setSaid({ text: screen.errors[outcome.kind], signedOut: outcome.kind === 'signedOut' })
  }

  return (
    <span className="flex shrink-0 flex-col items-end">
      <button
        type="button"
        disabled={!isLive}
        aria-disabled={isBusy || undefined}
        aria-label={`${list.publish}: ${title}`}
        onClick={publish}
        className={`${smallButton} border-terracotta text-terracotta noscript:hidden`}
      >
        {list.publish}
      </button>
      <span role="status" className="max-w-64 text-right text-sm">
        <OutcomeText outcome={said} signIn={screen.signIn} />
      </span>
    </span>
  )
}
