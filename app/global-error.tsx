'use client'

import { useEffect, useState } from 'react'
import { documentLocale, Failure, type FailureProps } from '@/components/layout/failure'
import './globals.css'

/**
 * The language of the address, once that is known. The table of addresses is fetched only now: every page loads
 * this file, and hardly any ever shows it.
 */
function useAddressLocale() {
  const [locale, setLocale] = useState(documentLocale)
  useEffect(() => {
    import('@/lib/addresses').then(
      ({ addressLocale }) => setLocale((known) => addressLocale(window.location.pathname) ?? known),
      () => undefined, // Without the table, the language of the document that broke stands.
    )
  }, [])
  return locale
}

/** Renders when the document's own layout throws, so it brings a document of its own. */
export default function DocumentFailure({
  error,
  reset,
}: {
  error: FailureProps['error']
  reset: () => void
}) {
  const locale = useAddressLocale()
  return (
    <html lang={locale}>
      <body>
        <Failure error={error} retry={reset} locale={locale} />
      </body>
    </html>
  )
}
