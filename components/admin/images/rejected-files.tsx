import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import type { Problem } from '@/lib/staff/pictures/areas'

export interface Rejection {
  fileName: string
  problem: Problem
}

interface RejectedFilesProps {
  rejections: Rejection[]
  words: Words['admin']['images']['zone']
  problemText: (problem: Problem) => string
  onDismiss: () => void
}

/** Names shown one by one; a drop of a hundred files needs no hundred lines. */
const shown = 5

/** The files of the last drop that were not even sent, each with its reason. */
export function RejectedFiles({ rejections, words, problemText, onDismiss }: RejectedFilesProps) {
  return (
    <div role="alert" className="empty:hidden">
      {rejections.length > 0 ? (
        <div className="relative rounded-md bg-extreme p-3 pr-11 text-on-extreme">
          <p className="font-semibold">{words.rejectedTitle}</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {rejections.slice(0, shown).map(({ fileName, problem }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <li key={index} className="break-words">
                <strong className="font-semibold">{fileName}</strong>: {problemText(problem)}
              </li>
            ))}
            {rejections.length > shown ? (
              <li>{fill(words.rejectedMore, { count: rejections.length - shown })}</li>
            ) : null}
          </ul>
          <button
            type="button"
            onClick={onDismiss}
            aria-label={words.dismiss}
            className="absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-full hover:bg-black/10"
          >
            <Icon name="cross" className="size-4" />
          </button>
        </div>
      ) : null}
    </div>
  )
}
