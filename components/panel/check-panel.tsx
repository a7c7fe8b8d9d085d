import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Collection } from '@/lib/catalogue/base/documents'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import type { ContentPanelWords } from '@/lib/panel/content-words'
import { labelOf } from '@/lib/panel/field-node'
import { type FieldIssue, type SentChange, sendChange } from '@/lib/panel/send-change'
import { fieldClass } from '../admin/text-field'
import type { useDraft } from './use-draft'

interface CheckPanelProps {
  collection: Collection
  id: string
  words: ContentPanelWords
  draft: ReturnType<typeof useDraft>
  hasDraft: boolean
  blocking: readonly FieldIssue[]
  warnings: readonly FieldIssue[]
  hrefs: Record<Locale, string>
  /** Puts the cursor into the field of a path. */
  onLead: (path: string) => void
}

/** What stands between the draft and the visitors, and the button that publishes it (design §12). */
export function CheckPanel(props: CheckPanelProps) {
  const { collection, id, words, draft, hasDraft, blocking, warnings, hrefs, onLead } = props
  const { check } = words.editor
  const { errors } = words.screen
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [isPublished, setPublished] = useState(false)
  const canPublish = (hasDraft || draft.save !== 'saved') && blocking.length === 0 && !isBusy

  const tell = (outcome: SentChange, done: string) => {
    if (outcome.kind === 'done') setSaid(done)
    else if (outcome.kind === 'refused') {
      draft.setIssues(outcome.issues)
      setSaid(outcome.issues.map(({ message }) => message).join(' '))
    } else setSaid(errors[outcome.kind])
  }

  const publish = async () => {
    setBusy(true)
    setPublished(false)
    setSaid('')
    if (await draft.flush()) {
      const body = { revision: draft.currentRevision(), ...(note.trim() && { note: note.trim() }) }
      const outcome = await sendChange({ collection, id, action: 'publish', body })
      if (outcome.kind === 'done' && outcome.row) {
        draft.accept(outcome.row)
        setPublished(true)
        setNote('')
      }
      tell(outcome, check.published)
    }
    setBusy(false)
  }

  const discard = async () => {
    if (!window.confirm(check.confirmDiscard)) return
    setBusy(true)
    const outcome = await sendChange({
      collection,
      id,
      action: 'discard',
      body: { revision: draft.currentRevision() },
    })
    if (outcome.kind === 'done' && outcome.row) draft.accept(outcome.row)
    tell(outcome, check.discarded)
    setBusy(false)
  }

  const lines = (issues: readonly FieldIssue[]) => (
    <ul className="mt-2 grid gap-1">
      {issues.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <button
            type="button"
            onClick={() => onLead(path)}
            className="min-h-11 w-full text-left underline decoration-1 underline-offset-4"
          >
            {labelOf(words.fields, path) ?? path}
            {path.includes('.en-GB') ? ` (${words.editor.english})` : ''}: {message}
          </button>
        </li>
      ))}
    </ul>
  )

  return (
    <section
      aria-labelledby="check-title"
      className="rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-auto"
    >
      <h2 id="check-title" className="text-lg">
        {check.title}
      </h2>
      {blocking.length > 0 ? (
        <div data-check="blocking" className="mt-3 text-terracotta">
          <h3 className="font-semibold">{check.blocking}</h3>
          {lines(blocking)}
        </div>
      ) : (
        <p className="mt-2 text-soft">{hasDraft ? check.ready : check.nothing}</p>
      )}
      {warnings.length > 0 ? (
        <details className="mt-3" data-check="warnings">
          <summary className="flex min-h-11 items-center font-semibold">
            {fill(check.warningsCount, { count: warnings.length })}
          </summary>
          {lines(warnings)}
        </details>
      ) : null}
      <label className="mt-4 grid gap-1.5">
        {check.note}
        <input
          value={note}
          maxLength={500}
          onChange={({ target }) => setNote(target.value)}
          className={fieldClass}
        />
      </label>
      <p className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass({}, 'disabled:opacity-50')}
          disabled={!canPublish}
          onClick={publish}
        >
          {isBusy ? check.publishing : check.publish}
        </button>
        {hasDraft ? (
          <button
            type="button"
            className={buttonClass({ look: 'plain' }, 'min-h-11')}
            disabled={isBusy}
            onClick={discard}
          >
            {check.discard}
          </button>
        ) : null}
      </p>
      <p role="status" className="mt-3 empty:hidden">
        {said}
      </p>
      {isPublished ? (
        <p className="mt-1 flex flex-wrap gap-x-3">
          {check.see}
          <a className="underline" href={hrefs['pt-BR']}>
            {check.pt}
          </a>
          <a className="underline" href={hrefs['en-GB']}>
            {check.en}
          </a>
        </p>
      ) : null}
    </section>
  )
}
