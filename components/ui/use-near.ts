import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something counts as near, so that it is there when somebody arrives. */
const rootMargin = '300px'

/** Whether an element has come near the screen: what is far below a page's end need not be loaded at its start. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
