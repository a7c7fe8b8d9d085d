import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { categoryStyle } from '@/lib/catalogue/shape/category'
import { difficultyTone } from '@/lib/catalogue/shape/difficulty'
import type { Product } from '@/lib/catalogue/shape/trip'
import { ratingText } from '@/lib/catalogue/text/fact-formats'
import type { SourceMark } from '@/lib/catalogue/text/source-mark'
import type { Locale } from '@/lib/i18n/locales'

interface TripBadgesProps {
  product: Product
  locale: Locale
  mark?: SourceMark
}

/**
 * Category, difficulty and, where there is one, the rating at the head of a trip's page (spec §2.8, §9). Boats have
 * no difficulty there, as in their facts.
 */
export function TripBadges({ product: { category, detail, rating }, locale, mark }: TripBadgesProps) {
  const t = useTranslations()
  const facts = useTranslations('facts')
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone={categoryStyle[category].badge}>
        {t(`category.${category}`)}
        {mark?.('', 'category')}
      </Badge>
      {detail.difficulty && category !== 'Barco' ? (
        <Badge tone={difficultyTone(detail.difficulty)}>{t(`difficulty.${detail.difficulty}`)}</Badge>
      ) : null}
      {rating ? (
        <span className="ml-1 inline-flex items-center gap-1.5 font-semibold">
          <Icon name="star" className="size-5 text-ochre" />
          <span className="sr-only">{facts('rating')}: </span>
          {ratingText(rating, locale, facts)}
          {mark?.('', 'rating')}
        </span>
      ) : null}
    </p>
  )
}
