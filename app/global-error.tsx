'use client'

import { documentLocale, Failure, type FailureProps } from '@/components/layout/failure'
import './globals.css'

/** Renders when the document's own layout throws, so it brings a document of its own. */
export default function DocumentFailure({
  error,
  reset,
}: {
  error: FailureProps['error']
  reset: () => void
}) {
  const locale = documentLocale()
  return (
    <html lang={locale}>
      <body>
        <Failure error={error} retry={reset} locale={locale} />
      </body>
    </html>
  )
}
