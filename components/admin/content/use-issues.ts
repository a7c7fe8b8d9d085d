import { useCallback, useRef, useState } from 'react'
import type { Collection } from '@/lib/catalogue/base/documents'
import { isSameValue } from '@/lib/catalogue/shape/change'
import { wholeDocumentIssues } from '@/lib/catalogue/shape/document-schema'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { valueAt } from '@/lib/staff/content/document-path'
import { issueMessage } from '@/lib/staff/content/issue-message'
import type { FieldIssue } from '@/lib/staff/content/send-change'

/** What only the server can know of a field, such as an address that another trip has; true of the value it saw. */
interface Remark extends FieldIssue {
  value: unknown
}

interface IssuesOptions {
  collection: Collection
  id: string
  /** Sentences that say what is wrong with a field. */
  words: Words['contentPanel']['issues']
  /** The language of the sentences. */
  locale: Locale
  /** What the server said of the document that the editor opened with. */
  first: { document: unknown; issues: readonly FieldIssue[] }
}

/**
 * What is wrong with an item's document: by its schema, which the browser checks on every change, and by the server's
 * remarks, each of which stands beside its field until that is changed.
 */
export function useIssues({ collection, id, words, locale, first }: IssuesOptions) {
  const schemaIssues = useCallback(
    (document: unknown) => wholeDocumentIssues(collection, id, document),
    [collection, id],
  )
  const ownIssues = useCallback(
    (document: unknown): FieldIssue[] =>
      schemaIssues(document).map((issue) => issueMessage(issue, words, locale)),
    [schemaIssues, words, locale],
  )
  const remarksOn = useCallback(
    (document: unknown, issues: readonly FieldIssue[]): Remark[] => {
      const own = new Set(ownIssues(document).map(({ path, message }) => `${path} ${message}`))
      return issues
        .filter(({ path, message }) => !own.has(`${path} ${message}`))
        .map(({ path, message }) => ({ path, message, value: valueAt(document, path) }))
    },
    [ownIssues],
  )
  const [remarks, setRemarks] = useState(() => remarksOn(first.document, first.issues))
  /** The same for the form's resolver, which runs before React has rendered a change. */
  const latest = useRef(remarks)

  const issuesOf = useCallback(
    (document: unknown, said: readonly Remark[] = latest.current): FieldIssue[] => [
      ...ownIssues(document),
      ...said.filter(({ path, value }) => isSameValue(valueAt(document, path), value)),
    ],
    [ownIssues],
  )

  /** Takes the place of the remarks so far. */
  const remark = useCallback(
    (document: unknown, issues: readonly FieldIssue[]) => {
      latest.current = remarksOn(document, issues)
      setRemarks(latest.current)
    },
    [remarksOn],
  )

  return { schemaIssues, issuesOf, remarks, remark }
}
