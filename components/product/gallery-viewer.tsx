'use client'

import Lightbox, { type SlideImage } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import type { GalleryPicture } from '@/lib/images/pictures'
import { fill, type GalleryWords } from './gallery-words'

export interface GalleryViewerProps {
  pictures: GalleryPicture[]
  /** The picture to begin with. */
  index: number
  words: GalleryWords
  /** Whether this browser shows AVIF, which it has proved by the picture that was opened. */
  avif: boolean
  onClose: () => void
}

/** A picture for the viewer: with all its sizes where its shape is known, otherwise in the largest one. */
function slideOf({ picture, alt }: GalleryPicture, avif: boolean): SlideImage {
  if (picture.unmeasured) return { src: picture.full, alt }
  const { width, height } = picture
  const sources = (avif && picture.avif) || picture.webp
  const srcSet = sources.split(', ').flatMap((source) => {
    const [src, size] = source.split(' ')
    const wide = Number.parseInt(size ?? '', 10)
    return src && wide ? { src, width: wide, height: Math.round((wide * height) / width) } : []
  })
  return { src: picture.full, alt, width, height, srcSet }
}

const colours = {
  '--yarl__color_backdrop': 'rgb(5 20 25 / 0.97)',
  '--yarl__thumbnails_container_background_color': 'transparent',
  '--yarl__thumbnails_thumbnail_background': 'transparent',
  '--yarl__thumbnails_thumbnail_border_color': 'transparent',
  '--yarl__thumbnails_thumbnail_active_border_color': 'var(--color-paint-ochre)',
  '--yarl__thumbnails_thumbnail_focus_box_shadow': '0 0 0 3px var(--color-paint-ochre)',
  '--yarl__color_button': '#f7f2e6',
  '--yarl__color_button_active': '#ffffff',
} as const

/**
 * Pictures over the whole screen (spec §2.9): counter, arrows that wrap around, thumbnails, ArrowLeft, ArrowRight
 * and Escape, swipe, and zoom by pinch, double tap or button. Loaded only when a picture is opened.
 */
export function GalleryViewer({ pictures, index, words, avif, onClose }: GalleryViewerProps) {
  const single = pictures.length < 2
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={pictures.map((picture) => slideOf(picture, avif))}
      plugins={single ? [Zoom] : [Counter, Thumbnails, Zoom]}
      carousel={{ finite: single, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3 }}
      thumbnails={{
        width: 88,
        height: 66,
        padding: 0,
        border: 3,
        gap: 8,
        imageFit: 'cover',
        vignette: false,
      }}
      animation={{ swipe: 320 }}
      styles={{ root: colours }}
      render={{
        buttonPrev: single ? () => null : undefined,
        buttonNext: single ? () => null : undefined,
        slideFooter: ({ slide }) => (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-0 mx-auto w-fit max-w-prose rounded-t-md bg-deep/85 px-4 py-2 text-center text-sm text-on-deep"
          >
            {slide.alt}
          </p>
        ),
      }}
      labels={{
        Lightbox: words.viewer,
        'Photo gallery': words.label,
        Carousel: words.carousel,
        Slide: words.slideRole,
        '{index} of {total}': fill(words.slide, { count: '{total}' }),
        Previous: words.previous,
        Next: words.next,
        Close: words.close,
        Thumbnails: words.thumbnails,
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
      }}
    />
  )
}
