import { startTransition, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { fill } from '@/lib/fill'
import type { GalleryPicture } from '@/lib/images/pictures'
import { GalleryControls, GalleryThumbnails } from './gallery-controls'
import type { GalleryWords } from './gallery-words'
import { useCarousel } from './use-carousel'
import { useViewer } from './use-viewer'

interface GalleryProps {
  pictures: GalleryPicture[]
  words: GalleryWords
  /** How wide the main picture is shown, as for `<img sizes>`. */
  sizes?: string
  /** Whether the first picture is among the first things seen, so that it must not wait. */
  eager?: boolean
  /** Keeps the room of the thumbnails, so that a change to a single picture moves nothing. */
  keepStrip?: boolean
}

/**
 * False on the server and in the first render of the browser, true from then on. Not by `useSyncExternalStore`: React
 * would do the second render at once, in the moment in which the page starts.
 */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false)
  useEffect(() => startTransition(() => setScripted(true)), [])
  return scripted
}

/** Says without words that a picture opens. */
function Expand() {
  return (
    <span
      data-screen-only
      className="pointer-events-none absolute bottom-3 left-3 grid size-9 place-items-center rounded-full bg-deep/75 text-on-deep noscript:hidden"
    >
      <Icon name="expand" />
    </span>
  )
}

/**
 * The pictures of a product (spec §2.9), seen through a window: one alone, or several as a carousel on a native
 * scroll-snap track. A click opens the full-screen viewer. Without scripts, and on paper, all of them stand side
 * by side and each links to its file.
 */
export function Gallery({
  pictures,
  words,
  sizes = '(min-width: 80rem) 43rem, (min-width: 64rem) 55vw, 100vw',
  eager = false,
  keepStrip = false,
}: GalleryProps) {
  const { track, index, show, onScroll, onScrollEnd } = useCarousel(pictures.length)
  const { open, viewer } = useViewer(pictures, words)
  const scripted = useScripted()
  const several = pictures.length > 1
  const controls = { pictures, words, index, show }

  const links = pictures.map(({ picture, alt }, position) => (
    <a
      key={picture.full}
      href={picture.full}
      aria-label={fill(words.open, { alt })}
      aria-haspopup="dialog"
      // One stop of the Tab key for the carousel: the picture that is shown.
      tabIndex={scripted && position !== index ? -1 : undefined}
      onClick={(event) => open(event, position)}
      className="block size-full cursor-zoom-in focus-visible:-outline-offset-8"
    >
      <Picture
        picture={picture}
        alt={alt}
        sizes={sizes}
        eager={eager && position === 0}
        className="aspect-4/3 size-full object-cover"
      />
    </a>
  ))

  return (
    <section aria-label={words.label} aria-roledescription={several ? words.carousel : undefined}>
      <div className={`relative ${several || keepStrip ? 'mb-5.5' : ''}`}>
        <div className="window relative">
          {several ? (
            <div
              ref={track}
              onScroll={onScroll}
              onScrollEnd={onScrollEnd}
              className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth noscript:grid noscript:grid-cols-2 print:grid print:grid-cols-2"
            >
              {links.map((link, position) => (
                // biome-ignore lint/a11y/useSemanticElements: a slide of the W3C carousel pattern is a group
                <div
                  key={link.key}
                  role="group"
                  aria-roledescription={words.slideRole}
                  aria-label={fill(words.slide, { index: position + 1, count: pictures.length })}
                  className="shrink-0 basis-full snap-center snap-always noscript:first:col-span-2 print:first:col-span-2"
                >
                  {link}
                </div>
              ))}
            </div>
          ) : (
            links
          )}
          <Expand />
        </div>
        {several ? <GalleryControls {...controls} /> : null}
      </div>
      {several || keepStrip ? (
        <div data-screen-only className="mt-8 hidden h-20 lg:block noscript:hidden">
          {several ? <GalleryThumbnails {...controls} /> : null}
        </div>
      ) : null}
      {viewer}
    </section>
  )
}
