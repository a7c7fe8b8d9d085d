import { useTranslations } from 'next-intl'
import { detailFacts } from '@/lib/catalogue/facts'
import type { Product } from '@/lib/catalogue/schema'
import type { Locale } from '@/lib/locales'
import { FactsGrid } from './facts-grid'

/** The facts grid of a trip's page in the page's language (spec §2.8). */
export function TripFacts({ product, locale }: { product: Product; locale: Locale }) {
  const t = useTranslations()
  const facts = useTranslations('facts')
  const { difficulty } = product.detail
  return (
    <FactsGrid
      label={t('product.facts')}
      facts={detailFacts(product, difficulty && t(`difficulty.${difficulty}`), locale, facts)}
    />
  )
}
