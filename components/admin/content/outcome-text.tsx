import type { Ref } from 'react'
import { noticeLooks } from '../frame/notice'

/** What a person reads after an action, and whether it failed because the session has ended. */
export interface SpokenOutcome {
  text: string
  signedOut?: boolean
}

/** An outcome that stands in a notice, in the colour of a success only where it is one. */
export interface ShownOutcome extends SpokenOutcome {
  look: keyof typeof noticeLooks
}

/** An outcome in words, and where the session has ended the way back in: in another tab, so that nothing here is lost. */
export function OutcomeText({ outcome, signIn }: { outcome: SpokenOutcome | undefined; signIn: string }) {
  if (!outcome?.signedOut) return outcome?.text
  return (
    <>
      {outcome.text}{' '}
      <a href="/admin/login" target="_blank" rel="noopener" className="underline">
        {signIn}
      </a>
    </>
  )
}

interface OutcomeNoticeProps {
  outcome: ShownOutcome | undefined
  signIn: string
  /** For moving the focus to it. */
  ref: Ref<HTMLParagraphElement>
}

/** The outcome of the last action on a list, in view wherever the row is of which it speaks. */
export function OutcomeNotice({ outcome, signIn, ref }: OutcomeNoticeProps) {
  return (
    <p
      role="status"
      ref={ref}
      tabIndex={-1}
      className={
        outcome
          ? `sticky top-2 z-10 rounded-md px-4 py-3 shadow-card outline-none ${noticeLooks[outcome.look]}`
          : 'sr-only'
      }
    >
      <OutcomeText outcome={outcome} signIn={signIn} />
    </p>
  )
}
