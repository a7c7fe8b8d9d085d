/** What a person reads after an action, and whether it failed because the session has ended. */
export interface SpokenOutcome {
  text: string
  signedOut?: boolean
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
