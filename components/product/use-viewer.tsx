import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import type { GalleryPicture } from '@/lib/images/pictures'
import type { GalleryViewerProps } from './gallery-viewer'
import type { GalleryWords } from './gallery-words'

interface Opened {
  Viewer: ComponentType<GalleryViewerProps>
  link: HTMLAnchorElement
  index: number
}

/** Loads the full-screen viewer when a picture is opened for the first time, and remembers which one it was. */
export function useViewer(
  pictures: GalleryPicture[],
  words: GalleryWords,
): { open: (event: MouseEvent<HTMLAnchorElement>, index: number) => void; viewer: ReactNode } {
  const [opened, setOpened] = useState<Opened>()

  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    // A new tab or window is the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const link = event.currentTarget
    try {
      const { GalleryViewer } = await import('./gallery-viewer')
      setOpened({ Viewer: GalleryViewer, link, index })
    } catch (error) {
      console.warn('The picture viewer could not be loaded', error)
      window.location.assign(link.href)
    }
  }

  if (!opened) return { open, viewer: null }
  const { Viewer, link, index } = opened
  const close = () => {
    setOpened(undefined)
    // Safari does not focus a link that is clicked, so the viewer itself cannot know where to go back to.
    link.focus({ preventScroll: true })
  }
  const avif = link.querySelector('img')?.currentSrc.endsWith('.avif') ?? false
  return {
    open,
    viewer: <Viewer pictures={pictures} index={index} words={words} avif={avif} onClose={close} />,
  }
}
