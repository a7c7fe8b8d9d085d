'use client'

import { type KeyboardEvent, useState } from 'react'
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { Picture } from '@/components/ui/picture'
import { fill } from '@/lib/i18n/fill'
import type { GalleryPicture } from '@/lib/images/pictures'
import type { GalleryWords } from './gallery-words'

export interface GalleryViewerProps {
  pictures: GalleryPicture[]
  /** The picture to begin with. */
  index: number
  words: GalleryWords
  onClose: () => void
  /** Called with the picture that is shown, each time that it changes. */
  onView: (index: number) => void
}

/** How many times a poster may be enlarged: its lines stay sharp. */
const posterScale = 3

/** A picture for the viewer. The shape of a photograph is not known. */
function slideOf({ picture, alt }: GalleryPicture): SlideImage {
  const { full: src, width, height, isPhotograph } = picture
  return isPhotograph ? { src, alt } : { src, alt, width: width * posterScale, height: height * posterScale }
}

const colours = {
  '--yarl__color_backdrop': '#06161b',
  '--yarl__color_button': '#f7f2e6',
  '--yarl__color_button_active': '#ffffff',
} as const

/** Room above the picture for the buttons, below for its text and the thumbnails; less where the screen is low, as on a turned phone. */
const room =
  '*:pt-16 *:pb-46 [@media(max-height:30rem)]:*:pt-0 [@media(max-height:30rem)]:*:pb-20 [&_button:focus-visible]:outline-3! [&_button:focus-visible]:-outline-offset-2! [&_button:focus-visible]:outline-paint-ochre!'

/** After the last button comes the first, and the other way round: the page behind is out of reach anyway. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll('button:enabled')].filter(
    (stop) => stop.getClientRects().length > 0,
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const [edge, target] = event.shiftKey ? [first, last] : [last, first]
  const inside = stops.some((stop) => stop === document.activeElement)
  if (!(target instanceof HTMLElement) || (inside && document.activeElement !== edge)) return
  event.preventDefault()
  target.focus()
}

/**
 * Pictures over the whole screen (spec §2.9): counter, arrows that wrap around, thumbnails, ArrowLeft, ArrowRight
 * and Escape, swipe, and zoom by pinch, double tap or button. Loaded only when a picture is opened.
 */
export function GalleryViewer({ pictures, index, words, onClose, onView }: GalleryViewerProps) {
  const [slides] = useState(() => pictures.map((picture) => slideOf(picture)))
  const [current, setCurrent] = useState(index)
  const several = pictures.length > 1
  const none = () => null

  return (
    <Lightbox
      open
      close={onClose}
      index={current}
      slides={slides}
      plugins={[Zoom]}
      on={{
        view: (view) => {
          setCurrent(view.index)
          onView(view.index)
        },
      }}
      carousel={{ finite: !several, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3 }}
      animation={{ swipe: 320 }}
      className={room}
      portal={{ container: { onKeyDown: keepFocus } }}
      styles={{ root: colours }}
      render={{
        buttonPrev: several ? undefined : none,
        buttonNext: several ? undefined : none,
        controls: () => (
          <>
            {several ? (
              <p aria-hidden="true" className="absolute top-0 left-0 p-4 leading-8 tabular-nums text-on-deep">
                {fill(words.slide, { index: current + 1, count: pictures.length })}
              </p>
            ) : null}
            <div className="absolute inset-x-0 bottom-0 flex flex-col items-center gap-2 pb-3 text-on-deep">
              <p aria-hidden="true" className="font-display text-lg leading-none">
                {words.sign}
              </p>
              {/* Read out as the picture's own alternative text. */}
              <p
                aria-hidden="true"
                className="line-clamp-2 max-w-prose px-4 text-center text-sm leading-snug"
              >
                {pictures[current]?.alt}
              </p>
              {several ? (
                <nav
                  aria-label={words.thumbnails}
                  className="flex max-w-full gap-2 overflow-x-auto p-2 [@media(max-height:30rem)]:hidden"
                >
                  {pictures.map(({ picture }, position) => (
                    <button
                      key={picture.full}
                      type="button"
                      aria-label={fill(words.thumbnail, { index: position + 1 })}
                      aria-current={position === current}
                      onClick={() => setCurrent(position)}
                      className="aspect-4/3 w-20 shrink-0 cursor-pointer overflow-clip rounded-sm opacity-60 hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:ring-3 aria-[current=true]:ring-paint-ochre"
                    >
                      <Picture picture={picture} alt="" sizes="5rem" className="size-full object-cover" />
                    </button>
                  ))}
                </nav>
              ) : null}
            </div>
          </>
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
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
      }}
    />
  )
}
