import { buttonClass } from '@/components/ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import { isVector, sizedAddress } from '@/lib/images/media'
import type { Area } from '@/lib/staff/pictures/areas'

/** The address of a stored picture in a size for lists. */
export const pictureAddress = (file: string): string =>
  isVector(file) ? `/media/${file}` : sizedAddress(`/media/${file}`, 384)

interface PictureLibraryProps {
  area: Area
  /** File names of the pictures that can be chosen. */
  names: readonly string[]
  /** Whether the area holds no picture at all. */
  isEmpty: boolean
  words: Pick<Words['contentPanel']['pictures'], 'emptyLibrary' | 'use' | 'more'>
  onChoose: (name: string) => void
  /** Loads more of them; absent where there are none. */
  onMore?: () => void
}

/** Pictures that were uploaded before, to choose from. */
export function PictureLibrary({ area, names, isEmpty, words, onChoose, onMore }: PictureLibraryProps) {
  return (
    <div>
      {isEmpty ? <p>{words.emptyLibrary}</p> : null}
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={fill(words.use, { name })}
              onClick={() => onChoose(name)}
              className="block w-full overflow-clip rounded-md border border-line"
            >
              {/* biome-ignore lint/performance/noImgElement: `/media` makes the small picture */}
              <img
                src={pictureAddress(`${area}/${name}`)}
                alt=""
                loading="lazy"
                className="aspect-4/3 w-full bg-sand object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {onMore ? (
        <button type="button" className={buttonClass({ look: 'plain' }, 'mt-2 min-h-11')} onClick={onMore}>
          {words.more}
        </button>
      ) : null}
    </div>
  )
}
