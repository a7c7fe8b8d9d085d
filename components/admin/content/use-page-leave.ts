import { useEffect } from 'react'

interface PageLeave {
  /** The page is hidden or left: what is sent now has to outlive it. */
  onLeave: () => void
  /** The person or the connection is back. */
  onReturn: () => void
}

/** Calls back when the page is left and when somebody returns to it. Both callbacks have to stay the same between renders. */
export function usePageLeave({ onLeave, onReturn }: PageLeave): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onLeave()
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onLeave)
    window.addEventListener('online', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onLeave)
      window.removeEventListener('online', onReturn)
      window.removeEventListener('focus', onReturn)
    }
  }, [onLeave, onReturn])
}
