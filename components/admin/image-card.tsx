import type { StoredImage } from '@/lib/admin/areas'
import { fileSize } from '@/lib/admin/file-size'
import type { AdminWords } from '@/lib/admin/words'
import type { Locale } from '@/lib/locales'
import { PanelIcon, type PanelIconName } from './panel-icon'
import { Thumbnail } from './thumbnail'

interface ImageCardProps {
  image: StoredImage
  locale: Locale
  words: AdminWords['images']['gallery']
  productTitle?: string
  onCopy: () => void
  onDelete: () => void
}

const tool =
  'grid h-11 grow place-items-center rounded-md text-soft hover:bg-sand hover:text-ink focus-visible:relative'

/** One picture of a gallery with what can be done to it. */
export function ImageCard({ image, locale, words, productTitle, onCopy, onDelete }: ImageCardProps) {
  const labelled = (label: string, icon: PanelIconName) => (
    <>
      <PanelIcon name={icon} />
      <span className="sr-only">
        {label}: {image.name}
      </span>
    </>
  )
  return (
    <li className="flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-surface">
      <Thumbnail image={image} noPreview={words.noPreview} className="aspect-4/3 w-full" />
      <div className="grow px-3 pt-2.5 text-sm">
        {productTitle ? <p className="truncate font-semibold">{productTitle}</p> : null}
        <p className="truncate text-soft" title={image.name}>
          {image.name}
        </p>
        <p className="text-soft">{image.size === null ? words.unknownSize : fileSize(image.size, locale)}</p>
      </div>
      <div className="flex gap-1 p-1.5">
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
