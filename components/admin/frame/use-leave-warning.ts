import { useEffect } from 'react'

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Lets the browser ask before the page is left while something that leaving would cut short goes on. */
export function useLeaveWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
}
