import { type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds without movement after which a swipe counts as finished, in browsers without `scrollend`. */
const settled = 120

export interface Carousel {
  track: RefObject<HTMLDivElement | null>
  /** The slide that is shown, or on its way. */
  index: number
  show: (index: number) => void
  /** The same without smooth scrolling. */
  jump: (index: number) => void
  onScroll: () => void
  onScrollEnd: () => void
}

/**
 * The state of a native scroll-snap track whose slides are as wide as itself. The browser scrolls, smoothly or not as
 * the style says; the hook only follows.
 */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)

  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (target: number) => {
    const next = Math.min(Math.max(target, 0), count - 1)
    setIndex(next)
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth
  }

  const jump = (target: number) => {
    const { style } = track.current ?? {}
    if (style) style.scrollBehavior = 'auto'
    show(target)
    if (style) style.scrollBehavior = ''
  }

  const follow = () => {
    const element = track.current
    if (element?.clientWidth) setIndex(Math.round(element.scrollLeft / element.clientWidth))
  }

  const onScroll = () => {
    clearTimeout(timer.current)
    if (!('onscrollend' in window)) timer.current = setTimeout(follow, settled)
  }

  return { track, index, show, jump, onScroll, onScrollEnd: follow }
}
