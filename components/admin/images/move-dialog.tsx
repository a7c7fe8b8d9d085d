import { type ReactNode, useState } from 'react'
import type { Words } from '@/lib/i18n/words'
import type { Area, StoredImage } from '@/lib/staff/pictures/areas'
import type { Move } from '@/lib/staff/pictures/gallery-requests'
import type { ProductChoices } from '@/lib/staff/pictures/product-choices'
import { fieldClass } from '../forms/text-field'
import { ImageDialog } from './image-dialog'

interface MoveDialogProps {
  image: StoredImage
  /** How many more go with it, in words. */
  others?: string
  /** Where the picture is now. */
  area: Area
  choices: ProductChoices
  words: Words['admin']['images']
  /** Answers why the picture is where it was. */
  onMove: (to: Move) => Promise<ReactNode>
  onClose: (isMoved: boolean) => void
}

const areas = ['tour-images', 'expedition-images'] as const

/** Asks which product a picture is to belong to from now on: any trip, or none. */
export function MoveDialog({ image, others, area, choices, words, onMove, onClose }: MoveDialogProps) {
  const groups = areas.map((target) => ({
    target,
    trips: choices[target].filter(({ slug }) => slug !== image.product),
  }))
  const here = groups.find(({ target }) => target === area)?.trips[0]
  const [value, setValue] = useState(here ? `${area}/${here.slug}` : '')
  const { move, gallery, zone, galleries } = words
  const confirm = () => {
    const target = groups.find(({ target: one }) => value.startsWith(`${one}/`))?.target
    const stays = areas.find((one) => one === area) ?? 'tour-images'
    return onMove({
      area: target ?? stays,
      product: target ? value.slice(target.length + 1) : '',
      isOff: false,
    })
  }
  return (
    <ImageDialog
      image={image}
      others={others}
      noPreview={gallery.noPreview}
      words={{ ...move, confirm: move.move, busy: move.moving }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <label className="mt-4 block">
        <span className="mb-1.5 block text-sm font-semibold">{move.product}</span>
        <select value={value} onChange={({ target }) => setValue(target.value)} className={fieldClass}>
          {groups.map(({ target, trips }) =>
            trips.length > 0 ? (
              <optgroup key={target} label={galleries[target].tab}>
                {trips.map(({ slug, title }) => (
                  <option key={slug} value={`${target}/${slug}`}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ) : null,
          )}
          {image.product === null ? null : <option value="">{zone.general}</option>}
        </select>
      </label>
    </ImageDialog>
  )
}
