import type { ReactNode } from 'react'
import { Price } from '@/components/catalogue/price'
import type { Price as PriceFact } from '@/lib/catalogue/shape/trip-facts'
import type { SourceMark } from '@/lib/catalogue/text/source-mark'
import type { Locale } from '@/lib/i18n/locales'

interface BookingPanelProps {
  price: PriceFact
  locale: Locale
  mark: SourceMark
  /** What else a guest has to know of the price or of themselves, each in a line. */
  notes?: readonly (string | undefined)[]
  /** What the trip answers to the wish, and the composer. */
  children: ReactNode
}

/** A trip's price and the ways to book it. While its button is in view the booking bar stays away (`data-booking`). */
export function BookingPanel({ price, locale, mark, notes = [], children }: BookingPanelProps) {
  return (
    <section className="rounded-md bg-surface p-3.5 text-ink lg:p-6 print:p-0">
      <div>
        {mark('', 'detail.price')}
        <Price price={price} locale={locale} size="large" />
      </div>
      {notes.map((note) =>
        note ? (
          <p key={note} className="mt-1.5 leading-snug text-soft">
            {note}
          </p>
        ) : null,
      )}
      {children}
    </section>
  )
}
