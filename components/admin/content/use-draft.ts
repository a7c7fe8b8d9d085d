import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import type { Collection } from '@/lib/catalogue/base/documents'
import { isSameValue } from '@/lib/catalogue/shape/change'
import { wholeDocumentIssues } from '@/lib/catalogue/shape/document-schema'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { valueAt, withValueAt } from '@/lib/staff/content/document-path'
import { type Checked, DraftSaver, type DraftState } from '@/lib/staff/content/draft-saver'
import type { FieldEntry } from '@/lib/staff/content/field-node'
import { formErrors } from '@/lib/staff/content/form-errors'
import { documentOfForm, formOf } from '@/lib/staff/content/form-values'
import { issueMessage } from '@/lib/staff/content/issue-message'
import type { FieldIssue } from '@/lib/staff/content/send-change'
import { usePageLeave } from './use-page-leave'

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

/** The form of an item, checked in the browser by the schema that the server uses, whose draft saves itself. */
export function useDraft(options: DraftOptions) {
  const { collection, id, fields, words, locale } = options

  /**
   * What is wrong with a document: by its schema, and by what the server alone knows of a field, such as an address
   * that another trip has, until that field is changed.
   */
  const issuesOf = (document: unknown, { said } = saver.state()): FieldIssue[] => {
    const own = wholeDocumentIssues(collection, id, document).map((issue) =>
      issueMessage(issue, words, locale),
    )
    const known = new Set(own.map(({ path, message }) => `${path} ${message}`))
    const remarks = said.blocking.filter(
      ({ path, message }) =>
        !known.has(`${path} ${message}`) &&
        isSameValue(valueAt(document, path), valueAt(said.document, path)),
    )
    return [...own, ...remarks]
  }

  const [saver] = useState(
    () =>
      new DraftSaver({
        ...options,
        tidy: (document, stored) => documentOfForm(fields, formOf(fields, document), stored),
        isRefused: (document) =>
          wholeDocumentIssues(collection, id, document).some(({ incomplete }) => !incomplete),
        show: (document) => form.reset(formOf(fields, document), { keepDefaultValues: true }),
      }),
  )
  const [defaultValues] = useState(() => formOf(fields, saver.stored))
  const form = useForm<FieldValues>({
    defaultValues,
    resolver: (values) => {
      const found = issuesOf(documentOfForm(fields, values, saver.stored))
      if (found.length === 0) return { values, errors: {} }
      return { values: {}, errors: formErrors(fields, values, found) }
    },
  })
  const state: DraftState = useSyncExternalStore(saver.subscribe, saver.state, saver.state)
  const { document, said } = state

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const next = documentOfForm(fields, values, saver.stored)
          if (!isSameValue(next, saver.state().document)) saver.typed(next)
        },
      }),
    [fields, form, saver],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: errors stand beside their fields whenever either changes
  useEffect(() => void form.trigger(), [form, document, said])
  useEffect(() => {
    saver.findLeftDraft()
    return () => saver.stop()
  }, [saver])
  usePageLeave({ onLeave: saver.leave, onReturn: saver.comeBack })

  // biome-ignore lint/correctness/useExhaustiveDependencies: words, language and item of an editor stay the same
  const issues = useMemo(() => issuesOf(document, state), [document, said])
  const { flush, recover, resolve, send, setIssues } = saver
  return {
    ...state,
    form,
    issues,
    warnings: said.warnings,
    /** Changes a field otherwise than by typing into it. */
    change: (path: string, value: unknown) => saver.changed(withValueAt(saver.state().document, path, value)),
    flush,
    recover,
    resolve,
    send,
    setIssues,
  }
}
