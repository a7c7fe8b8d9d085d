import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { GalleryPicture } from '@/lib/images/pictures'
import type { GalleryViewerProps } from './gallery-viewer'
import type { GalleryWords } from './gallery-words'

interface Opened {
  Viewer: ComponentType<GalleryViewerProps>
  link: HTMLAnchorElement
  index: number
}

/**
 * Shows a picture over the page as it was loaded, where the viewer does not come: without signal the page must not be left
 * for a file that is not kept. A tap or Escape closes it.
 */
function showAlone(link: HTMLAnchorElement, closeLabel: string): void {
  const picture = link.querySelector('img')
  if (!picture) return
  const dialog = document.createElement('dialog')
  const shown = document.createElement('img')
  const close = document.createElement('button')
  shown.src = picture.currentSrc
  shown.alt = picture.alt
  close.type = 'button'
  close.ariaLabel = closeLabel
  close.textContent = '×'
  dialog.className = 'picture-alone'
  dialog.append(close, shown)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus({ preventScroll: true })
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** Whether an entry of the browser's history is a viewer's. */
const isViewerEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'viewer' in state

/**
 * Loads the full-screen viewer when a picture is opened for the first time. It has an entry of its own in the
 * browser's history, so that a phone's Back closes it and the page stays; Forward shows it again.
 * @param onClosed called with the picture that was seen last
 */
export function useViewer(
  pictures: GalleryPicture[],
  words: GalleryWords,
  onClosed: (index: number) => void,
): { open: (event: MouseEvent<HTMLAnchorElement>, index: number) => void; viewer: ReactNode } {
  const [opened, setOpened] = useState<Opened>()
  const last = useRef<Opened>(undefined)
  const seen = useRef(0)
  /** The picture to go back to, once the viewer is gone. */
  const left = useRef<HTMLAnchorElement>(undefined)
  /** While the viewer's code loads: a second tap would give it a second entry in the history. */
  const isLoading = useRef(false)
  /** From the way back in the history until it is done: a second one would leave the page. */
  const isClosing = useRef(false)
  const closed = useRef(onClosed)
  closed.current = onClosed

  useEffect(() => {
    const link = left.current
    if (!opened && link) {
      left.current = undefined
      // Only now: as long as the viewer is there, the page behind it neither scrolls nor takes the focus. And not by the
      // viewer itself, because Safari does not focus a link that is clicked.
      const frame = requestAnimationFrame(() => {
        closed.current(seen.current)
        link.focus({ preventScroll: true })
      })
      return () => cancelAnimationFrame(frame)
    }
    if (!opened) return
    last.current = opened
    const finish = () => {
      isClosing.current = false
      const links = opened.link.closest('section')?.querySelectorAll('a')
      left.current = links?.[seen.current] ?? opened.link
      setOpened(undefined)
    }
    window.addEventListener('popstate', finish)
    return () => window.removeEventListener('popstate', finish)
  }, [opened])

  useEffect(() => {
    const reopen = ({ state }: PopStateEvent) => {
      if (isViewerEntry(state) && last.current) setOpened({ ...last.current, index: seen.current })
    }
    window.addEventListener('popstate', reopen)
    return () => window.removeEventListener('popstate', reopen)
  }, [])

  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    // A new tab or window is the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isLoading.current) return
    isLoading.current = true
    const link = event.currentTarget
    try {
      const { GalleryViewer } = await import('./gallery-viewer')
      seen.current = index
      // An entry that was left open, as by a page load, is used again.
      if (!isViewerEntry(window.history.state)) window.history.pushState({ viewer: true }, '')
      setOpened({ Viewer: GalleryViewer, link, index })
    } catch (error) {
      console.warn('The picture viewer could not be loaded', error)
      showAlone(link, words.close)
    } finally {
      isLoading.current = false
    }
  }

  if (!opened) return { open, viewer: null }
  const { Viewer, index } = opened
  return {
    open,
    viewer: (
      <Viewer
        pictures={pictures}
        index={index}
        words={words}
        onClose={() => {
          if (isClosing.current) return
          isClosing.current = true
          window.history.back()
        }}
        onView={(position) => {
          seen.current = position
        }}
      />
    ),
  }
}
