import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { fill } from '@/lib/fill'
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
      className="absolute right-4 -bottom-5.5 flex items-center rounded-full bg-wall text-ink shadow-card ring-1 ring-line noscript:hidden"
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

/** The other pictures at a glance, on wide screens. */
export function GalleryThumbnails({ pictures, words, index, show }: ControlsProps) {
  return (
    <fieldset aria-label={words.thumbnails} className="flex gap-2 overflow-x-auto p-1">
      {pictures.map(({ picture }, position) => (
        <button
          key={picture.fallback}
          type="button"
          aria-label={fill(words.thumbnail, { index: position + 1 })}
          aria-current={position === index}
          onClick={() => show(position)}
          className="aspect-4/3 w-24 shrink-0 overflow-clip rounded-sm opacity-75 ring-ochre transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:ring-3"
        >
          <Picture picture={picture} alt="" sizes="6rem" className="size-full object-cover" />
        </button>
      ))}
    </fieldset>
  )
}
