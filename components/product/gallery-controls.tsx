import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { GalleryPicture } from '@/lib/images/pictures'
import type { GalleryWords } from './gallery-words'

interface ControlsProps {
  pictures: GalleryPicture[]
  words: GalleryWords
  index: number
  show: (index: number) => void
}

const arrow =
  'grid size-11 place-items-center rounded-full hover:bg-sand aria-disabled:cursor-default aria-disabled:text-soft aria-disabled:opacity-50 aria-disabled:hover:bg-transparent focus-visible:-outline-offset-2'

/**
 * Previous, "3 de 8", next. The buttons are never `disabled`, which would throw the focus away at the ends;
 * the counter says aloud where a swipe or a button has led. They sit on the sill, half below the picture.
 */
export function GalleryControls({ pictures, words, index, show }: ControlsProps) {
  const count = pictures.length
  const atStart = index === 0
  const atEnd = index === count - 1
  return (
    <div
      data-screen-only
      className="absolute right-4 bottom-3.5 flex items-center rounded-full bg-wall text-ink shadow-card ring-1 ring-line noscript:hidden"
    >
      <button
        type="button"
        aria-label={words.previous}
        aria-disabled={atStart}
        className={arrow}
        onClick={() => !atStart && show(index - 1)}
      >
        <Icon name="left" />
      </button>
      <p aria-live="polite" aria-atomic="true" className="px-1 text-sm font-semibold tabular-nums">
        {fill(words.slide, { index: index + 1, count })}
        <span className="sr-only">: {pictures[index]?.alt}</span>
      </p>
      <button
        type="button"
        aria-label={words.next}
        aria-disabled={atEnd}
        className={arrow}
        onClick={() => !atEnd && show(index + 1)}
      >
        <Icon name="right" />
      </button>
    </div>
  )
}
