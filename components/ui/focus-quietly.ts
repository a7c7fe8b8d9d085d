import type { MouseEvent } from 'react'

/** Focuses what the mouse presses. Radix does so by itself, which browsers take for the keyboard: its ring would stay. */
export function focusQuietly({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.focus({ focusVisible: false })
}
