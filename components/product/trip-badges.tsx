import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { categoryStyle } from '@/lib/catalogue/category'
import { difficultyTone } from '@/lib/catalogue/difficulty'
import type { Product } from '@/lib/catalogue/schema'

/** Category and difficulty at the head of a trip's page (spec §2.8). */
export function TripBadges({ product: { category, detail } }: { product: Product }) {
  const t = useTranslations()
  return (
    <>
      <Badge tone={categoryStyle[category].badge}>{t(`category.${category}`)}</Badge>
      {detail.difficulty ? (
        <Badge tone={difficultyTone(detail.difficulty)}>{t(`difficulty.${detail.difficulty}`)}</Badge>
      ) : null}
    </>
  )
}
