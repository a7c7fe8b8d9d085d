import { TripHeart } from '@/components/choosing/trip-heart'
import { ShareButton } from '@/components/ui/share-button'
import type { ProductView } from '@/lib/catalogue/build/trip-view'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

/** Keeping and sharing a trip, on its picture; nothing is sent from the device without a tap. */
export function TripActions({ view: { product, words }, locale }: { view: ProductView; locale: Locale }) {
  return (
    <div className="absolute top-2.5 right-2.5 z-10 flex flex-row-reverse items-start gap-2 print:hidden">
      <TripHeart slug={product.slug} title={words.title} locale={locale} className="relative" />
      <ShareButton title={words.title} words={wordsOf(locale).request.share} look="icon" />
    </div>
  )
}
