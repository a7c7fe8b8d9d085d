import { HowBookingWorks } from '@/components/choosing/how-booking-works'
import { Icon } from '@/components/ui/icon'
import { choosingWords } from '@/lib/choosing/choosing-words'
import type { Locale } from '@/lib/locales'

interface TripBookingProps {
  /** The trip's own chat link, whose draft is shown. */
  chatHref: string
  locale: Locale
  newWindowHint: string
}

/** How booking works, folded below what people want to know before they book. */
export function TripBooking(props: TripBookingProps) {
  const { booking } = choosingWords(props.locale)
  return (
    <div className="bg-sand print:hidden">
      <details className="group page pb-10 lg:pb-6">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-cobalt">
          {booking.title}
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <p className="mt-3 mb-6 max-w-prose text-soft">{booking.lead}</p>
        <HowBookingWorks {...props} />
      </details>
    </div>
  )
}
