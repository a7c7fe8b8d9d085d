import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { WishFields } from '@/components/wish/wish-fields'
import { WishForm } from '@/components/wish/wish-form'
import type { RequestSource } from '@/lib/booking/request-source'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { ChatLink } from './chat-link'
import { RequestGate } from './request-gate'

interface RequestComposerProps {
  /** From `tripRequestSource`. */
  source: RequestSource
  locale: Locale
  newWindowHint: string
  /** Words of the button that opens the chat ("Reservar Agora"). */
  label: string
  /** What else can be done, as text beside the button. */
  children?: ReactNode
}

/**
 * Puts a trip's request together where its price stands: date and people are those of the wish, and the button opens the
 * chat with the message. The button is there without scripts; what answers the fields is fetched once something was said.
 */
export function RequestComposer({ source, locale, newWindowHint, label, children }: RequestComposerProps) {
  const { request, planning, wish } = wordsOf(locale)
  const { form, estimate, notes } = request
  return (
    <section aria-label={form.title} data-screen-only className="mt-4">
      <WishForm
        aria-label={wish.line.title}
        className="grid grid-cols-2 items-end gap-3 [@media(scripting:none)]:hidden"
      >
        <WishFields fields={['date', 'month', 'people']} words={wish} locale={locale} />
      </WishForm>
      <RequestGate source={source} locale={locale} words={{ form, estimate, notes, day: planning.day }} />
      <div data-booking className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <ChatLink
          href={source.plainHref}
          locale={locale}
          newWindowHint={newWindowHint}
          className={buttonClass({ size: 'large' }, 'grow')}
        >
          {label}
        </ChatLink>
        {children}
      </div>
    </section>
  )
}
