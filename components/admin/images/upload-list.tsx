import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { type Area, isWorthRetrying, maxBytes, maxFiles, type Problem } from '@/lib/staff/pictures/areas'
import { UploadRow } from './upload-row'
import type { Uploads } from './use-uploads'

/** What is said of a file that was not stored. */
export const problemText = (
  words: Words['admin']['images'],
  { area, problem, part = '' }: { area: Area; problem: Problem; part?: string },
): string => fill(words.problems[problem], { size: maxBytes[area] / 1024 / 1024, count: maxFiles, part })

interface UploadListProps {
  area: Area
  locale: Locale
  words: Words['admin']['images']
  uploads: Uploads
  /** Says which product a file goes to; nothing where it is plain. */
  destinationOf?: (product: string) => string | undefined
  /** Called when the button that has the focus is about to go. */
  onFocusLost: () => void
}

/** Files on their way, each with its progress, and what failed with its reason and another try. */
export function UploadList({ area, locale, words, uploads, destinationOf, onFocusLost }: UploadListProps) {
  const { zone } = words
  const { batch } = uploads
  const retryable = uploads.list.filter(
    ({ status, problem }) => status === 'failed' && problem && isWorthRetrying(problem),
  )
  return (
    <div className="grid gap-4 empty:hidden">
      {batch ? (
        <p role="status" className="text-sm font-semibold">
          {fill(zone.batch, { at: batch.at, of: batch.of, count: maxFiles })}
        </p>
      ) : null}
      {uploads.list.length > 0 ? (
        <ul className="grid gap-2">
          {uploads.list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              locale={locale}
              words={words}
              destination={destinationOf?.(upload.product)}
              problemText={(problem, part) => problemText(words, { area, problem, part })}
              onRetry={() => {
                uploads.retry(upload)
                onFocusLost()
              }}
              onDiscard={() => {
                uploads.discard(upload)
                onFocusLost()
              }}
            />
          ))}
        </ul>
      ) : null}
      {retryable.length > 1 ? (
        <button
          type="button"
          onClick={() => {
            retryable.forEach(uploads.retry)
            onFocusLost()
          }}
          className="min-h-11 rounded-full border border-line px-4 font-semibold text-cobalt hover:bg-sand"
        >
          {zone.retryAll}
        </button>
      ) : null}
    </div>
  )
}
