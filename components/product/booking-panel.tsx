import type { ReactNode } from 'react'
import { Price } from '@/components/catalogue/price'
import type { Price as PriceFact } from '@/lib/catalogue/schema'
import type { Locale } from '@/lib/locales'

interface BookingPanelProps {
  price: PriceFact
  locale: Locale
  /** What else a guest has to know of the price or of themselves, each in a line. */
  notes?: readonly (string | undefined)[]
  /** The buttons that open the chat. */
  children: ReactNode
}

/** A trip's price and the ways to book it. While its buttons are in view the booking bar stays away (`data-booking`). */
export function BookingPanel({ price, locale, notes = [], children }: BookingPanelProps) {
  return (
    <section className="rounded-lg bg-sand p-3.5 lg:p-6 print:bg-transparent print:p-0">
      <Price price={price} locale={locale} size="large" />
      <p data-booking className="mt-3 grid gap-2.5 max-lg:grid-cols-2 lg:mt-5 lg:gap-3 print:hidden">
        {children}
      </p>
      {notes.map((note) =>
        note ? (
          <p key={note} className="mt-2 text-[0.9375rem] leading-snug text-soft max-lg:text-sm">
            {note}
          </p>
        ) : null,
      )}
    </section>
  )
}
