import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import type { StoredImage } from '@/lib/staff/pictures/areas'
import { fileSize } from '@/lib/staff/pictures/file-size'
import { PanelIcon, type PanelIconName } from '../frame/panel-icon'
import { Thumbnail } from './thumbnail'

interface ImageCardProps {
  image: StoredImage
  locale: Locale
  words: Words['admin']['images']['gallery']
  /** The product that it belongs to, or what is said of a picture without one. */
  belongsTo?: string
  onCopy: () => void
  /** Absent where there is nothing to move it to. */
  onMove?: () => void
  /** Takes it off its trip's page, or puts it back; absent where it belongs to none. */
  onToggle?: () => void
  onDelete: () => void
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

const tool =
  'grid h-11 grow place-items-center rounded-md text-soft hover:bg-sand hover:text-ink focus-visible:relative'

/** One picture of a gallery with what can be done to it. */
export function ImageCard({
  image,
  locale,
  words,
  belongsTo,
  onCopy,
  onMove,
  onToggle,
  onDelete,
  isChosen,
  onChoose,
}: ImageCardProps) {
  const labelled = (label: string, icon: PanelIconName) => (
    <>
      <PanelIcon name={icon} />
      <span className="sr-only">
        {label}: {image.name}
      </span>
    </>
  )
  return (
    <li
      className={`grid min-w-0 grid-cols-[7rem_minmax(0,1fr)] overflow-clip rounded-lg border bg-surface sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto] ${isChosen ? 'border-cobalt ring-2 ring-cobalt' : 'border-line'}`}
    >
      <label className="relative row-span-2 block sm:row-span-1">
        <Thumbnail image={image} noPreview={words.noPreview} className="size-full sm:aspect-4/3 sm:h-auto" />
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          aria-label={`${words.choose}: ${image.name}`}
          className="absolute top-2 left-2 size-6 accent-(--color-paint-cobalt)"
        />
      </label>
      <div className="min-w-0 px-3 pt-2.5 text-sm">
        {belongsTo ? <p className="line-clamp-2 font-semibold">{belongsTo}</p> : null}
        {image.shown === 'cover' ? <p className="font-semibold text-cobalt">{words.cover}</p> : null}
        {onToggle && image.shown === 'nowhere' ? (
          <p className="font-semibold text-terracotta">{words.off}</p>
        ) : null}
        <p className="truncate text-soft" title={image.name}>
          {image.name}
        </p>
        <p className="text-soft">{image.size === null ? words.unknownSize : fileSize(image.size, locale)}</p>
      </div>
      <div className="flex gap-0.5 p-1 sm:gap-1 sm:p-1.5">
        <button type="button" title={words.copy} onClick={onCopy} className={tool}>
          {labelled(words.copy, 'copy')}
        </button>
        <a
          href={image.viewUrl ?? image.publicUrl}
          target="_blank"
          rel="noopener noreferrer"
          title={words.open}
          className={tool}
        >
          {labelled(words.open, 'open')}
        </a>
        {onMove ? (
          <button type="button" title={words.move} onClick={onMove} className={tool}>
            {labelled(words.move, 'move')}
          </button>
        ) : null}
        {onToggle ? (
          <button
            type="button"
            title={image.shown === 'nowhere' ? words.putBack : words.takeOff}
            onClick={onToggle}
            className={tool}
          >
            {image.shown === 'nowhere' ? labelled(words.putBack, 'show') : labelled(words.takeOff, 'hide')}
          </button>
        ) : null}
        <button
          type="button"
          title={words.delete}
          onClick={onDelete}
          className={`${tool} hover:text-terracotta`}
        >
          {labelled(words.delete, 'delete')}
        </button>
      </div>
    </li>
  )
}
