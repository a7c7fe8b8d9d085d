import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import type { Collection } from '@/lib/catalogue/base/documents'
import { changeBetween, documentOver, isSameValue } from '@/lib/catalogue/shape/change'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { mergeDocuments, withValueAt } from '@/lib/staff/content/document-path'
import type { FieldEntry } from '@/lib/staff/content/field-node'
import { formErrors } from '@/lib/staff/content/form-errors'
import { documentOfForm, formOf } from '@/lib/staff/content/form-values'
import {
  dropFoundDraft,
  findLocalDraft,
  type LocalDraft,
  removeLocalDraft,
  saveLocalDraft,
} from '@/lib/staff/content/local-draft'
import {
  type FieldIssue,
  type SentChange,
  type StoredItem,
  sendChange,
} from '@/lib/staff/content/send-change'
import { useIssues } from './use-issues'
import { usePageLeave } from './use-page-leave'

/** Whether what was typed is stored, and if not, why. */
export type SaveState =
  | 'saved'
  | 'dirty'
  | 'saving'
  | 'offline'
  | 'signedOut'
  | 'refused'
  | 'conflict'
  | 'denied'
  | 'gone'

/** Fields that two people changed: this one chooses, and the result is saved over the other's revision. */
export interface Conflict {
  contested: string[]
  mine: unknown
  theirs: unknown
  merged: unknown
  /** What is stored, over which the choice is saved. */
  stored: unknown
  revision: number
}

export interface Checked {
  blocking: readonly FieldIssue[]
  warnings: readonly FieldIssue[]
}

interface DraftOptions {
  collection: Collection
  id: string
  fields: FieldEntry[]
  /** Sentences that say what is wrong with a field. */
  words: Words['contentPanel']['issues']
  /** The language of the sentences. */
  locale: Locale
  /** The document that changes are merged into: the shipped one, or the defaults of a new item. */
  below: unknown
  /** The document as it is stored now, draft included. */
  stored: unknown
  revision: number
  checked: Checked
}

/** Pause after the last key before a draft is saved, in milliseconds. */
const pauseMs = 1200
const firstRetryMs = 2000
const maxRetryMs = 30_000

/**
 * The form of an item, checked in the browser by the schema that the server uses. Saves what is typed by itself, and
 * loses nothing where that cannot be done.
 */
export function useDraft(options: DraftOptions) {
  const { collection, id, fields, words, locale, below, checked } = options
  const item = `${collection}/${id}`
  /** A document as the form would return it, so that opening the editor is no change. */
  const tidy = useCallback(
    (document: unknown) => documentOfForm(fields, formOf(fields, document), document),
    [fields],
  )
  const [stored] = useState(() => tidy(options.stored))
  const [document, setDocument] = useState(stored)
  const [save, setSave] = useState<SaveState>('saved')
  const [since, setSince] = useState<number>()
  const [warnings, setWarnings] = useState(checked.warnings)
  const [conflict, setConflict] = useState<Conflict>()
  const [recovered, setRecovered] = useState<LocalDraft>()
  const [wasMerged, setMerged] = useState(false)
  const [hasDraft, setHasDraft] = useState<boolean>()

  const now = useRef(stored)
  const before = useRef(stored)
  const revision = useRef(options.revision)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const retryMs = useRef(firstRetryMs)
  const running = useRef<Promise<boolean>>(undefined)
  const halted = useRef(false)
  /** What was sent and not answered: it may be stored all the same, and is then nobody else's change. */
  const unanswered = useRef<unknown>(undefined)
  /** Whether another change of the item is on its way, for which saving waits. */
  const held = useRef(false)

  const { schemaIssues, issuesOf, remarks, remark } = useIssues({
    collection,
    id,
    words,
    locale,
    first: { document: stored, issues: checked.blocking },
  })
  const issues = useMemo(() => issuesOf(document, remarks), [document, issuesOf, remarks])

  const [defaultValues] = useState(() => formOf(fields, stored))
  const form = useForm<FieldValues>({
    defaultValues,
    resolver: (values) => {
      const found = issuesOf(documentOfForm(fields, values, before.current))
      if (found.length === 0) return { values, errors: {} }
      return { values: {}, errors: formErrors(fields, values, found) }
    },
  })

  const isDirty = useCallback(() => !isSameValue(now.current, before.current), [])

  /** Replaces the document in the form. */
  const put = useCallback(
    (next: unknown) => {
      const values = formOf(fields, next)
      now.current = documentOfForm(fields, values, before.current)
      setDocument(now.current)
      form.reset(values, { keepDefaultValues: true })
      void form.trigger()
    },
    [fields, form],
  )

  /** What the server says that the schema does not: it stands beside its field until that is changed. */
  const setIssues = useCallback(
    (found: readonly FieldIssue[], whole: unknown = now.current) => {
      remark(whole, found)
      void form.trigger()
    },
    [form, remark],
  )

  const later = useCallback((ms: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }, [])

  /**
   * Merges what was typed over `from` into what became of the item meanwhile; false where a person has to choose.
   * @param onto that state, with what of it is stored where that is not all
   */
  const mergeOnto = useCallback(
    (
      from: unknown,
      mine: unknown,
      onto: { theirs: unknown; stored?: unknown; revision: number },
    ): boolean => {
      const { theirs, stored = theirs, revision: ofStored } = onto
      const { document: merged, contested } = mergeDocuments(from, mine, theirs)
      if (contested.length > 0) {
        setConflict({ contested, mine, merged, theirs, stored, revision: ofStored })
        setSave('conflict')
        halted.current = true
        return false
      }
      before.current = stored
      revision.current = ofStored
      put(merged)
      setMerged(true)
      return true
    },
    [put],
  )

  const over = useCallback(
    ({ draft, published }: StoredItem): unknown => tidy(documentOver(below, draft ?? published ?? {})),
    [below, tidy],
  )

  const settle = useCallback(
    (outcome: SentChange, sent: unknown): 'again' | 'done' | 'stop' => {
      switch (outcome.kind) {
        case 'done':
          if (outcome.row) revision.current = outcome.row.revision
          unanswered.current = undefined
          before.current = sent
          retryMs.current = firstRetryMs
          setIssues(outcome.blocking, sent)
          setWarnings(outcome.warnings)
          setHasDraft(true)
          setSince(undefined)
          if (!isSameValue(now.current, sent)) return 'again'
          removeLocalDraft(item)
          setSave('saved')
          return 'done'
        case 'refused':
          setIssues(outcome.issues, sent)
          setSave('refused')
          return 'stop'
        case 'conflict': {
          const theirs = over(outcome.row)
          if (unanswered.current !== undefined && isSameValue(theirs, unanswered.current)) {
            unanswered.current = undefined
            before.current = theirs
            revision.current = outcome.row.revision
            retryMs.current = firstRetryMs
            setHasDraft(outcome.row.draft !== null)
            setSince(undefined)
            return 'again'
          }
          return mergeOnto(before.current, now.current, {
            theirs,
            revision: outcome.row.revision,
          })
            ? 'again'
            : 'stop'
        }
        case 'signedOut':
        case 'offline':
        case 'failed':
          if (outcome.kind !== 'signedOut') unanswered.current = sent
          setSave(outcome.kind === 'signedOut' ? 'signedOut' : 'offline')
          setSince((first) => first ?? Date.now())
          return 'stop'
        case 'denied':
        case 'unknown':
          setSave(outcome.kind === 'denied' ? 'denied' : 'gone')
          halted.current = true
          return 'stop'
      }
    },
    [item, mergeOnto, over, setIssues],
  )

  const flush = useCallback(
    async (keepalive = false): Promise<boolean> => {
      clearTimeout(timer.current)
      // Several may have waited for the same save: each of them for those before it.
      while (running.current) await running.current
      if (halted.current || held.current) return false
      if (!isDirty()) return true
      const attempt = async (): Promise<boolean> => {
        const sent = now.current
        // The server would refuse it for the same reason.
        if (schemaIssues(sent).some(({ incomplete }) => !incomplete)) {
          setSave('refused')
          return false
        }
        setSave('saving')
        const body = { revision: revision.current, document: changeBetween(below, sent) ?? {} }
        const outcome = await sendChange({ collection, id, action: 'draft', body }, keepalive)
        const next = settle(outcome, sent)
        if (next === 'again') {
          if (isDirty()) return attempt()
          // What was typed is what somebody else has stored.
          removeLocalDraft(item)
          setSave('saved')
          return true
        }
        const isPassing = ['signedOut', 'offline', 'failed'].includes(outcome.kind)
        if (isPassing) {
          later(retryMs.current, () => void flush())
          // Whoever signs in again in another tab should not wait long.
          retryMs.current = outcome.kind === 'signedOut' ? 4000 : Math.min(maxRetryMs, retryMs.current * 2)
        }
        return next === 'done'
      }
      running.current = attempt()
      const isSaved = await running.current
      running.current = undefined
      return isSaved
    },
    [below, collection, id, isDirty, item, later, schemaIssues, settle],
  )

  const touched = useCallback(() => {
    saveLocalDraft(item, { before: before.current, document: now.current, at: Date.now() })
    if (halted.current) return
    // Whoever takes back what they typed has nothing left to save.
    if (!isDirty() && !running.current) {
      clearTimeout(timer.current)
      removeLocalDraft(item)
      setSave('saved')
      return
    }
    setSave((state) => (state === 'offline' || state === 'signedOut' ? state : 'dirty'))
    later(pauseMs, () => void flush())
  }, [flush, isDirty, item, later])

  /** Changes a field otherwise than by typing into it: puts it back, opens a group, takes a picture. */
  const change = useCallback(
    (path: string, value: unknown) => {
      put(withValueAt(now.current, path, value))
      touched()
    },
    [put, touched],
  )

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const next = documentOfForm(fields, values, before.current)
          if (isSameValue(next, now.current)) return
          now.current = next
          setDocument(next)
          void form.trigger()
          touched()
        },
      }),
    [fields, form, touched],
  )

  // Shows the issues of the stored document at once.
  useEffect(() => {
    void form.trigger()
  }, [form])

  useEffect(() => {
    setRecovered(findLocalDraft(item, (kept) => !isSameValue(tidy(kept.document), before.current)))
  }, [item, tidy])

  const onLeave = useCallback(() => {
    if (isDirty()) void flush(true)
  }, [flush, isDirty])
  const onReturn = useCallback(() => {
    if (isDirty()) void flush()
  }, [flush, isDirty])
  usePageLeave({ onLeave, onReturn })
  useEffect(() => () => clearTimeout(timer.current), [])

  const recover = (use: boolean) => {
    setRecovered(undefined)
    dropFoundDraft(item)
    if (!recovered || !use) return
    // What was typed before the answer is no less wanted.
    const current = { theirs: now.current, stored: before.current, revision: revision.current }
    if (mergeOnto(tidy(recovered.before), tidy(recovered.document), current)) {
      setMerged(false)
      touched()
      void flush()
    }
  }

  /** @param chosen the document that the person put together */
  const resolve = (chosen: unknown) => {
    if (!conflict) return
    before.current = conflict.stored
    revision.current = conflict.revision
    halted.current = false
    put(chosen)
    setConflict(undefined)
    setSave('dirty')
    void flush()
  }

  /**
   * Changes the item as a whole, once no save is on its way, and takes over what the server answers. What is typed
   * meanwhile stays, and is saved after it.
   */
  const send = async (action: 'publish' | 'discard', extra: object = {}): Promise<SentChange> => {
    clearTimeout(timer.current)
    held.current = true
    if (running.current) await running.current
    const shown = now.current
    const body = { revision: revision.current, ...extra }
    const outcome = await sendChange({ collection, id, action, body })
    held.current = false
    if (outcome.kind === 'done' && !outcome.row) {
      // The item went with it: nothing is left to save.
      halted.current = true
      return outcome
    }
    if (outcome.kind === 'done' && outcome.row) {
      setHasDraft(outcome.row.draft !== null)
      const onto = { theirs: over(outcome.row), revision: outcome.row.revision }
      if (mergeOnto(shown, now.current, onto)) {
        setMerged(false)
        setSave('saved')
        removeLocalDraft(item)
      }
    }
    if (isDirty()) touched()
    return outcome
  }

  return {
    form,
    document,
    save,
    since,
    issues,
    warnings,
    conflict,
    recovered,
    wasMerged,
    hasDraft,
    change,
    flush,
    recover,
    resolve,
    send,
    setIssues,
  }
}
