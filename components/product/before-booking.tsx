import { useLocale, useTranslations } from 'next-intl'
import { SiteLink } from '@/components/ui/site-link'
import type { ProductView } from '@/lib/catalogue/build/trip-view'
import { bookingQuestions } from '@/lib/catalogue/shape/trip-words'
import { bookingAnswer } from '@/lib/catalogue/text/booking-answers'

interface BeforeBookingProps {
  view: ProductView
  /** Where booking is explained, and what that is called. */
  booking: { href: string; label: string }
}

/** In one sentence what only the chat can answer about a trip, and the way to how booking works. */
export function BeforeBooking({ view: { product, words }, booking }: BeforeBookingProps) {
  const t = useTranslations('beforeBooking')
  const locale = useLocale()
  const own = words.details.beforeBooking
  const topics = bookingQuestions
    .filter((question) => !own?.[question] && !bookingAnswer(question, product, t))
    .map((question) => t(`topics.${question}`))
  return (
    <p className="max-w-prose prose-links">
      {topics.length > 0
        ? `${t('rest', { topics: new Intl.ListFormat(locale, { type: 'conjunction' }).format(topics) })} `
        : null}
      <SiteLink href={booking.href}>{booking.label}</SiteLink>
    </p>
  )
}
