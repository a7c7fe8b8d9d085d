import { type ReactNode, useState } from 'react'
import type { AdminWords } from '@/lib/admin/admin-words'
import type { StoredImage } from '@/lib/admin/images/areas'
import type { ProductChoice } from '@/lib/admin/images/product-choices'
import { fieldClass } from '../forms/text-field'
import { ImageDialog } from './image-dialog'

interface MoveDialogProps {
  image: StoredImage
  choices: readonly ProductChoice[]
  words: AdminWords['images']
  /** Answers why the picture is where it was. */
  onMove: (product: string) => Promise<ReactNode>
  onClose: (isMoved: boolean) => void
}

/** Asks which product a picture is to belong to from now on. */
export function MoveDialog({ image, choices, words, onMove, onClose }: MoveDialogProps) {
  const others = choices.filter(({ slug }) => slug !== image.product)
  const [product, setProduct] = useState(others[0]?.slug ?? '')
  const { move, gallery, zone } = words
  return (
    <ImageDialog
      image={image}
      noPreview={gallery.noPreview}
      words={{ ...move, confirm: move.move, busy: move.moving }}
      onConfirm={() => onMove(product)}
      onClose={onClose}
    >
      <label className="mt-4 block">
        <span className="mb-1.5 block text-sm font-semibold">{move.product}</span>
        <select value={product} onChange={({ target }) => setProduct(target.value)} className={fieldClass}>
          {others.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
          {image.product === null ? null : <option value="">{zone.general}</option>}
        </select>
      </label>
    </ImageDialog>
  )
}
