import { Icon } from '@/components/ui/icon'
import type { PlacedField } from '@/lib/staff/content/chapters'
import { useEditor } from './editor-context'
import { ChapterField } from './field'

interface FieldPanelProps {
  field: PlacedField
  onClose: () => void
}

/** The field of what was tapped in the preview: beside it on wide screens, over its lower half on phones. */
export function FieldPanel({ field, onClose }: FieldPanelProps) {
  const { words } = useEditor()
  return (
    <section
      aria-label={words.preview.field}
      data-field-panel
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
      // Above the bar and the button that publishes, so that both stay in reach.
      className="overflow-auto rounded-lg border border-line bg-surface p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(7.5rem+env(safe-area-inset-bottom))] max-lg:z-30 max-lg:max-h-[50dvh] max-lg:rounded-b-none max-lg:shadow-lift lg:max-h-[calc(100dvh-18rem)]"
    >
      <button
        type="button"
        aria-label={words.preview.close}
        onClick={onClose}
        className="sticky top-0 z-10 float-right -mt-2 -mr-2 grid size-11 place-items-center rounded-full bg-surface hover:bg-sand"
      >
        <Icon name="cross" />
      </button>
      <ChapterField field={field} />
    </section>
  )
}
