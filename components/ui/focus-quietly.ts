import type { KeyboardEvent, MouseEvent } from 'react'

/** Focuses what the mouse presses. Radix does so by itself, which browsers take for the keyboard: its ring would stay. */
export function focusQuietly({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.focus({ focusVisible: false })
}

/** Gives back the ring once keys are used: Firefox passes its absence on to whatever is focused next. */
export function focusVisibly({ currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible')) return
  currentTarget.blur()
  currentTarget.focus({ focusVisible: true, preventScroll: true })
}
