import type { ReactNode } from 'react'
import { Price } from '@/components/catalogue/price'
import type { Price as PriceFact } from '@/lib/catalogue/schema'
import type { Locale } from '@/lib/locales'

interface BookingPanelProps {
  price: PriceFact
  locale: Locale
  /** The buttons that open the chat. */
  children: ReactNode
}

/** A trip's price and the ways to book it. While its buttons are in view the booking bar stays away (`data-booking`). */
export function BookingPanel({ price, locale, children }: BookingPanelProps) {
  return (
    <div className="rounded-lg bg-sand p-6">
      <Price price={price} locale={locale} size="large" />
      <p data-booking className="mt-5 flex flex-col gap-3">
        {children}
      </p>
    </div>
  )
}
