import type { RequestSource } from '@/lib/booking/request-source'
import { requestWords } from '@/lib/booking/request-words'
import type { Locale } from '@/lib/locales'
import { RequestGate } from './request-gate'

interface RequestComposerProps {
  /** From `tripRequestSource` or `courseRequestSource`. */
  source: RequestSource
  locale: Locale
  newWindowHint: string
  /** Words of the plain link, where the page has its own ("Reservar Agora"). */
  label?: string
  /** What is asked for, where a page has several composers. */
  about?: { title: string; lang?: string }
  /** Whether a button of the page beside it leads to the same chat. */
  hasButtonBeside?: boolean
  /** The ground that the closed composer stands on. */
  ground?: 'wall' | 'deep'
}

/**
 * Puts a request together: date, people, options, and the chat's text as it is written. The plain link to the
 * chat is there without scripts; the form is fetched when somebody reaches for it.
 */
export function RequestComposer({ source, locale, newWindowHint, label, ...look }: RequestComposerProps) {
  const { form, estimate, notes } = requestWords(locale)
  return (
    <RequestGate
      source={source}
      locale={locale}
      words={{ form, estimate, notes, newWindowHint }}
      label={label ?? form.plain}
      {...look}
    />
  )
}
