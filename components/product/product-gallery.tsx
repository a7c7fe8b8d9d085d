'use client'

import type { ComponentProps } from 'react'
import type { PhotographList } from '@/lib/images/photograph-loader'
import { arranged, type PhotographNote, staffGallery } from '@/lib/images/photograph-source'
import type { GalleryPicture } from '@/lib/images/pictures'
import { Gallery } from './gallery'
import type { GalleryWords } from './gallery-words'
import { useProductImages } from './use-product-images'

interface ProductGalleryProps {
  productId: string
  /** The trip's drawings, the file of its sign, the staff photographs that the server knew of, perhaps none, and what staff said about them. */
  initial: {
    local: GalleryPicture[]
    shownOnPaper?: string
    known?: PhotographList
    notes?: PhotographNote[]
  }
  /** Alternative text of a staff photograph, in the page's language. */
  staffAlt: string
  words: GalleryWords
  shape?: ComponentProps<typeof Gallery>['shape']
  eager?: boolean
}

/**
 * The gallery of a product page: what the server rendered stands until the browser has learnt of newer
 * photographs (spec §4), and stays if the visitor has begun to look through it by then.
 */
export function ProductGallery({ productId, initial, staffAlt, ...gallery }: ProductGalleryProps) {
  const { loader, images, touch } = useProductImages(productId, initial.known)
  return (
    <div data-images={loader.status} onPointerDownCapture={touch} onFocusCapture={touch}>
      <Gallery
        {...gallery}
        key={images?.join() ?? 'local'}
        pictures={[...staffGallery(arranged(images ?? [], initial.notes ?? []), staffAlt), ...initial.local]}
        shownOnPaper={initial.shownOnPaper}
      />
    </div>
  )
}
