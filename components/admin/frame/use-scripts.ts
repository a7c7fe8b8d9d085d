import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether scripts answer here: not on the server, and not before React has taken over what the server sent. Until then
 * nothing can be pressed, and what somebody typed would be lost.
 */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
