import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Words } from '@/lib/i18n/words'
import { valueAt, withValueAt } from '@/lib/staff/content/document-path'
import type { Conflict } from '@/lib/staff/content/draft-saver'
import { labelOf, readableValue } from '@/lib/staff/content/field-labels'

interface ConflictDialogProps {
  conflict: Conflict
  words: Words['contentPanel']
  onResolve: (document: unknown) => void
}

/** Both texts of each field that two people changed; nothing is overwritten before somebody has chosen. */
export function ConflictDialog({ conflict, words, onResolve }: ConflictDialogProps) {
  const { contested, mine, theirs, merged } = conflict
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set(contested))
  const dialog = useRef<HTMLDialogElement>(null)
  const text = words.editor.conflict

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  const choose = (path: string, isMine: boolean) => {
    const next = new Set(own)
    if (isMine) next.add(path)
    else next.delete(path)
    setOwn(next)
  }

  const option = (path: string, isMine: boolean) => {
    const value = readableValue(valueAt(isMine ? mine : theirs, path), words)
    return (
      <label className="flex min-h-11 gap-3 rounded-md border border-line p-3 has-checked:border-cobalt has-checked:ring-1 has-checked:ring-cobalt">
        <input
          type="radio"
          name={path}
          checked={own.has(path) === isMine}
          onChange={() => choose(path, isMine)}
          className="mt-1 size-5 shrink-0"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{isMine ? text.mine : text.theirs}</span>
          <span className="block break-words whitespace-pre-line">{value || text.empty}</span>
        </span>
      </label>
    )
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="conflict-title"
      // The dialog cannot be dismissed: a choice has to be made.
      onCancel={(event) => event.preventDefault()}
      className="m-auto max-h-[90dvh] w-full max-w-3xl overflow-auto rounded-lg bg-surface p-5 text-ink shadow-lift backdrop:bg-black/50"
    >
      <h2 id="conflict-title" className="text-heading">
        {text.title}
      </h2>
      <p className="mt-2 text-soft">{text.text}</p>
      {contested.map((path) => (
        <fieldset key={path} className="mt-4">
          <legend className="mb-2 font-semibold">{labelOf(words.fields, path) ?? path}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {option(path, true)}
            {option(path, false)}
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        className={buttonClass({}, 'mt-6')}
        onClick={() => {
          const chosen = contested
            .filter((path) => own.has(path))
            .reduce((document, path) => withValueAt(document, path, valueAt(mine, path)), merged)
          // Closed and not only taken away: the focus goes back to where the person was writing.
          dialog.current?.close()
          onResolve(chosen)
        }}
      >
        {text.keep}
      </button>
    </dialog>
  )
}
