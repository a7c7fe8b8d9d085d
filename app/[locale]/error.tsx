'use client'

import { Failure, type FailureProps } from '@/components/layout/failure'

/** Renders when a page of either language throws; the document around it stands. */
export default function PageFailure({ error, reset }: { error: FailureProps['error']; reset: () => void }) {
  return <Failure error={error} retry={reset} />
}
