import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { Chapter } from '@/lib/staff/content/chapters'
import { labelOf } from '@/lib/staff/content/field-labels'
import { useEditor } from './editor-context'
import { ChapterField } from './field'

interface ChaptersProps {
  chapters: readonly Chapter[]
  open?: string
  /** Those that were open before as well: an upload may be under way in one. */
  opened: ReadonlySet<string>
  isChanged: (chapter: Chapter) => boolean
  issuesIn: (key: string) => number
  onChoose: (key: string) => void
}

/** The fields of an item in named chapters, one open at a time. */
export function Chapters({ chapters, open, opened, isChanged, issuesIn, onChoose }: ChaptersProps) {
  const { words } = useEditor()
  const names: Readonly<Record<string, string>> = words.editor.chapters
  const isOne = chapters.length === 1
  return chapters.map((chapter) => {
    const { key, fields } = chapter
    const isOpen = open === key || isOne
    const count = issuesIn(key)
    return (
      <section key={key} data-chapter={key} className="min-w-0 rounded-lg border border-line bg-surface">
        {isOne ? null : (
          <h2 className="text-lg">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`chapter-${key}`}
              onClick={() => onChoose(key)}
              className="flex min-h-13 w-full items-center gap-2 px-4 py-2 text-left font-display"
            >
              <Icon name="down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
              <span className="grow">{names[key] ?? labelOf(words.fields, key) ?? key}</span>
              {count > 0 ? (
                <span className="rounded-full bg-hard px-2.5 py-0.5 font-text text-sm text-on-hard">
                  {fill(words.editor.missingHere, { count })}
                </span>
              ) : isChanged(chapter) ? (
                <span className="font-text text-sm font-normal text-soft">{words.editor.changed}</span>
              ) : null}
            </button>
          </h2>
        )}
        <div id={`chapter-${key}`} className={isOpen ? 'grid gap-5 p-4' : 'hidden'}>
          {opened.has(key)
            ? fields
                .filter(({ foldedBelow }) => foldedBelow === undefined)
                .map((field) => (
                  <ChapterField
                    key={`${field.path} ${field.below}`}
                    field={field}
                    folded={fields.filter(({ foldedBelow }) => foldedBelow === field.path)}
                  />
                ))
            : null}
        </div>
      </section>
    )
  })
}
