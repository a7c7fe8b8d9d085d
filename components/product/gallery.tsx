import { startTransition, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { fill } from '@/lib/i18n/fill'
import type { GalleryPicture } from '@/lib/images/pictures'
import { GalleryControls } from './gallery-controls'
import type { GalleryWords } from './gallery-words'
import { useCarousel } from './use-carousel'
import { useViewer } from './use-viewer'

interface GalleryProps {
  pictures: GalleryPicture[]
  words: GalleryWords
  /** Classes of the painted frame and of the pictures in it, and how wide they are shown, as for `<img sizes>`. */
  shape?: { frame: string; picture: string; sizes: string }
  /** Whether the first picture is among the first things seen, so that it must not wait. */
  eager?: boolean
  /** The file of the picture that paper shows, the first one if it is none of them. */
  shownOnPaper?: string
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
 * The pictures of a product (spec §2.9), posters seen through a window and photographs as prints: one alone, or several
 * as a carousel on a native scroll-snap track. A click opens the full-screen viewer. Without scripts all of them stand
 * side by side and each links to its file; paper shows the trip's sign.
 */
export function Gallery({
  pictures,
  words,
  shape = {
    frame: 'window',
    picture: 'aspect-[16/11] lg:aspect-4/3',
    sizes: '(min-width: 64rem) 55vw, 94vw',
  },
  eager = false,
  shownOnPaper,
}: GalleryProps) {
  const { track, index, show, jump, onScroll, onScrollEnd } = useCarousel(pictures.length)
  const { open, viewer } = useViewer(pictures, words, jump)
  const scripted = useScripted()
  const several = pictures.length > 1
  const controls = { pictures, words, index, show }

  const onPaper = Math.max(
    pictures.findIndex(({ picture }) => picture.full === shownOnPaper),
    0,
  )
  const links = pictures.map(({ picture, alt }, position) => (
    <a
      key={picture.full}
      href={picture.full}
      aria-label={fill(words.open, { alt })}
      aria-haspopup="dialog"
      // One stop of the Tab key for the carousel: the picture that is shown.
      tabIndex={scripted && position !== index ? -1 : undefined}
      onClick={(event) => open(event, position)}
      className={`block cursor-zoom-in ${picture.isPhotograph ? 'mat' : shape.frame}`}
    >
      <Picture
        picture={picture}
        alt={alt}
        sizes={shape.sizes}
        eager={eager && position === 0}
        className={`size-full object-cover ${shape.picture}`}
      />
    </a>
  ))

  return (
    <section aria-label={words.label} aria-roledescription={several ? words.carousel : undefined}>
      <div className="relative">
        <div className="relative has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-(--color-ring)">
          {several ? (
            <div
              ref={track}
              onScroll={onScroll}
              onScrollEnd={onScrollEnd}
              className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth noscript:grid noscript:grid-cols-2 print:block"
            >
              {links.map((link, position) => (
                // biome-ignore lint/a11y/useSemanticElements: a slide of the W3C carousel pattern is a group
                <div
                  key={link.key}
                  role="group"
                  aria-roledescription={words.slideRole}
                  aria-label={fill(words.slide, { index: position + 1, count: pictures.length })}
                  className="shrink-0 basis-full snap-center snap-always noscript:first:col-span-2 print:hidden print:data-paper:block"
                  data-paper={position === onPaper || undefined}
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
        <p className="mt-2 min-h-6 pr-44 max-[17rem]:pr-0 font-display text-sm leading-tight print:mt-0.5 print:pr-0">
          {words.sign}
        </p>
      </div>
      {viewer}
    </section>
  )
}
