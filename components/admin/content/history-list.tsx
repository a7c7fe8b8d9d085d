import type { Collection } from '@/lib/catalogue/base/documents'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import type { DifferencePart, ReadableEntry } from '@/lib/staff/content/history'
import { RestoreButton } from './restore-button'

interface HistoryListProps {
  collection: Collection
  id: string
  revision: number
  entries: readonly ReadableEntry[]
  words: Pick<Words['contentPanel'], 'history' | 'screen' | 'editor'>
}

function Part({ kind, text }: DifferencePart) {
  if (kind === 'gone') return <del className="bg-extreme text-on-extreme">{text}</del>
  if (kind === 'new') return <ins className="bg-easy text-on-easy">{text}</ins>
  return <span>{text}</span>
}

/** Who changed what and when, as differences a person can read; any state can be published again. */
export function HistoryList({ collection, id, revision, entries, words }: HistoryListProps) {
  const { history, editor } = words
  if (entries.length === 0) return <p>{history.empty}</p>
  return (
    <ol className="grid gap-4">
      {entries.map((entry) => (
        <li
          key={entry.id}
          data-entry={entry.id}
          className="min-w-0 rounded-lg border border-line bg-surface p-4"
        >
          <h2 className="text-lg">{[entry.action, entry.at].filter(Boolean).join(' · ')}</h2>
          {entry.by ? <p className="text-sm text-soft">{entry.by}</p> : null}
          {entry.note ? <p className="mt-2">{fill(history.note, { note: entry.note })}</p> : null}
          {entry.differences.length === 0 ? (
            <p className="mt-2 text-soft">
              {entry.id === 'shipped' ? history.shippedText : history.unchanged}
            </p>
          ) : (
            <dl className="mt-3 grid gap-3">
              {entry.differences.map(({ path, label, lang, parts }) => (
                <div key={path}>
                  <dt className="font-semibold">
                    {label}
                    {lang ? ` · ${editor.languages[lang]}` : ''}
                  </dt>
                  <dd lang={lang} className="break-words whitespace-pre-line">
                    {parts.map((part, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
                      <Part key={index} {...part} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <RestoreButton
            collection={collection}
            id={id}
            revision={revision}
            history={entry.id}
            label={`${history.restore}: ${entry.at ?? entry.action}`}
            isRestorable={entry.isRestorable}
            words={words}
          />
        </li>
      ))}
    </ol>
  )
}
