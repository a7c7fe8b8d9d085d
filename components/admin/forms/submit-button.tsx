import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'

interface SubmitButtonProps {
  isPending: boolean
  /** What it says while the answer is on its way. */
  pending: string
  children: ReactNode
}

/** The button of a form of the sign-in and the own account. */
export function SubmitButton({ isPending, pending, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      // Not `disabled`: the button would lose the keyboard's focus while the answer is on its way.
      aria-disabled={isPending}
      onClick={(event) => {
        if (isPending) event.preventDefault()
      }}
      className={buttonClass({}, 'w-full aria-disabled:opacity-70')}
    >
      {isPending ? pending : children}
    </button>
  )
}
