import { maxKept } from '@/lib/choosing/trip-slugs'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { HeartButton } from './heart-button'

interface TripHeartProps {
  slug: string
  title: string
  locale: Locale
  className?: string
}

/** The heart of a card or page with its words. A positioned parent, such as a card's picture, says where it lies. */
export function TripHeart({ slug, title, locale, className }: TripHeartProps) {
  const { list } = wordsOf(locale).choosing
  return (
    <HeartButton
      slug={slug}
      className={className}
      words={{
        save: fill(list.save, { title }),
        saved: fill(list.saved, { title }),
        removed: fill(list.removed, { title }),
        full: fill(list.full, { count: maxKept }),
      }}
    />
  )
}
