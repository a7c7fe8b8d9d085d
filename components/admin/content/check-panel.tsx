import { useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { fill } from '@/lib/i18n/fill'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { languageOf, placeOf } from '@/lib/staff/content/field-labels'
import type { FieldIssue, SentChange } from '@/lib/staff/content/send-change'
import { fieldClass } from '../forms/text-field'
import { OutcomeText, type SpokenOutcome } from './outcome-text'
import type { useDraft } from './use-draft'

interface CheckPanelProps {
  words: Words['contentPanel']
  draft: Pick<ReturnType<typeof useDraft>, 'save' | 'flush' | 'send' | 'setIssues'>
  hasDraft: boolean
  /** Without its draft nothing of the item is left, as far as the page knew when it was loaded. */
  isOnlyDraft: boolean
  /** Somebody else whose words wait in the draft, and since when. */
  colleague?: { who: string; at: string }
  blocking: readonly FieldIssue[]
  warnings: readonly FieldIssue[]
  /** Where visitors see the item; absent while they do not. */
  hrefs?: Record<Locale, string>
  /** Puts the cursor into the field of a path. */
  onLead: (path: string) => void
  /** The item is no longer there. */
  onGone: () => void
}

/** Lines of what is missing that are shown at once; the chapters say the rest. */
const mostLines = 8

/** What stands between the draft and the visitors, and the button that publishes it. */
export function CheckPanel(props: CheckPanelProps) {
  const { words, draft, hasDraft, blocking, warnings, hrefs, onLead, onGone } = props
  const { check } = words.editor
  const { errors } = words.screen
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<SpokenOutcome>({ text: '' })
  const status = useRef<HTMLParagraphElement>(null)
  const [isPublished, setPublished] = useState(false)
  const [wasPublished, setWasPublished] = useState(false)
  /** Words that are not saved yet become a draft when they are. */
  const hasChange = hasDraft || draft.save !== 'saved'
  /** Theirs are out, or gone, once somebody published or discarded. */
  const colleague = wasPublished || !hasChange ? undefined : props.colleague
  const canPublish = hasChange && blocking.length === 0

  const tell = (outcome: SentChange, done: string) => {
    if (outcome.kind === 'done') setSaid({ text: done })
    else if (outcome.kind === 'refused') {
      draft.setIssues(outcome.issues)
      setSaid({ text: outcome.issues.map(({ message }) => message).join(' ') })
    } else setSaid({ text: errors[outcome.kind], signedOut: outcome.kind === 'signedOut' })
    // Where nothing is left to publish, or something is in the way, the button cannot keep the focus.
    if (outcome.kind === 'done' || outcome.kind === 'refused') status.current?.focus({ preventScroll: true })
  }

  const publish = async () => {
    if (isBusy) return
    if (colleague && !window.confirm(fill(check.confirmOf, colleague))) return
    setBusy(true)
    setPublished(false)
    setSaid({ text: '' })
    if (await draft.flush()) {
      const outcome = await draft.send('publish', note.trim() ? { note: note.trim() } : {})
      if (outcome.kind === 'done' && outcome.row) {
        setPublished(true)
        setWasPublished(true)
        setNote('')
      }
      tell(outcome, hrefs ? check.published : check.publishedUnseen)
    } else setSaid({ text: check.unsaved })
    setBusy(false)
  }

  const discard = async () => {
    const isAll = props.isOnlyDraft && !wasPublished
    if (isBusy || !window.confirm(isAll ? check.confirmDiscardAll : check.confirmDiscard)) return
    setBusy(true)
    const outcome = await draft.send('discard')
    // The item went with its draft: there is nothing left to edit.
    if (outcome.kind === 'done' && !outcome.row) {
      onGone()
      return
    }
    tell(outcome, check.discarded)
    setBusy(false)
  }

  /** The language of a translation, in brackets behind the name of its field; the original needs none. */
  const translationIn = (path: string): string => {
    const language = languageOf(path)
    return language && language !== defaultLocale ? ` (${words.editor.languages[language]})` : ''
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
            {placeOf(words.fields, path)}
            {translationIn(path)}: {message}
          </button>
        </li>
      ))}
    </ul>
  )

  return (
    <section
      id="check"
      aria-labelledby="check-title"
      className="scroll-mt-16 rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-auto"
    >
      <h2 id="check-title" className="text-lg">
        {check.title}
      </h2>
      {blocking.length > 0 ? (
        <div data-check="blocking" className="mt-3 text-terracotta">
          <h3 className="font-semibold">{check.blocking}</h3>
          {lines(blocking.slice(0, mostLines))}
          {blocking.length > mostLines ? (
            <p>{fill(check.more, { count: blocking.length - mostLines })}</p>
          ) : null}
        </div>
      ) : (
        <p className="mt-2 text-soft">{hasChange ? check.ready : check.nothing}</p>
      )}
      {colleague ? <p className="mt-2 text-sm">{fill(check.goesAlong, colleague)}</p> : null}
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
          className={buttonClass({}, 'max-lg:hidden disabled:opacity-50 aria-disabled:opacity-70')}
          // Not `disabled` while it is on its way: the button would lose the keyboard's focus.
          disabled={!canPublish && !isBusy}
          aria-disabled={isBusy || undefined}
          onClick={publish}
        >
          {isBusy ? check.publishing : check.publish}
        </button>
        {hasDraft ? (
          <button
            type="button"
            className={buttonClass({ look: 'plain' })}
            aria-disabled={isBusy || undefined}
            onClick={discard}
          >
            {check.discard}
          </button>
        ) : null}
      </p>
      {/* Not hidden while empty: it takes the focus in the moment in which it begins to say something. */}
      <p
        role="status"
        ref={status}
        tabIndex={-1}
        className={said.text ? 'mt-3 outline-none' : 'outline-none'}
      >
        <OutcomeText outcome={said} signIn={words.screen.signIn} />
      </p>
      {/* Under the thumb on phones, wherever the page is scrolled to. */}
      {hasChange ? (
        <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-3 border-t border-line bg-surface px-4 py-2 lg:hidden [@media(max-height:26rem)]:static">
          {blocking.length > 0 ? (
            <button
              type="button"
              className={buttonClass({ look: 'secondary' }, 'grow')}
              onClick={() => onLead(blocking[0]?.path ?? '')}
            >
              {fill(check.blockingCount, { count: blocking.length })}
            </button>
          ) : (
            <button
              type="button"
              className={buttonClass({}, 'grow aria-disabled:opacity-70')}
              aria-disabled={isBusy || undefined}
              onClick={publish}
            >
              {isBusy ? check.publishing : check.publish}
            </button>
          )}
        </div>
      ) : null}
      {isPublished && hrefs ? (
        <p className="mt-1 flex flex-wrap gap-x-3">
          {check.see}
          {locales.map((locale) => (
            <a key={locale} className="underline" href={hrefs[locale]}>
              {check.pages[locale]}
            </a>
          ))}
        </p>
      ) : null}
    </section>
  )
}
