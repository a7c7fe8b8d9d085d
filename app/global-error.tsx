'use client'

import { Failure, type FailureProps } from '@/components/layout/failure'
import './globals.css'

/** Renders when the document's own layout throws, so it brings a document of its own. */
export default function DocumentFailure({
  error,
  reset,
}: {
  error: FailureProps['error']
  reset: () => void
}) {
  return (
    <html lang="pt-BR">
      <body>
        <Failure error={error} retry={reset} />
      </body>
    </html>
  )
}
