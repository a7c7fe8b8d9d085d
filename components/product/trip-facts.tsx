import { useTranslations } from 'next-intl'
import type { Product } from '@/lib/catalogue/shape/trip'
import { detailFacts, type Fact } from '@/lib/catalogue/text/fact-formats'
import type { SourceMark } from '@/lib/catalogue/text/source-mark'
import type { Locale } from '@/lib/i18n/locales'
import { FactsGrid } from './facts-grid'

/** Where each fact stands in a trip's document. */
const places: Record<Fact['key'], string> = {
  duration: 'detail.duration',
  active: 'detail.activeHours',
  distance: 'detail.distanceKm',
  difficulty: 'detail.difficulty',
  group: 'detail.group',
  startTimes: 'detail.startTimes',
  altitude: 'detail.altitudeM',
  meetingPoint: 'detail.meetingPoint',
}

interface TripFactsProps {
  product: Product
  locale: Locale
  mark?: SourceMark
}

/** The facts of a trip's page in the page's language (spec §2.8); what nobody knows yet is gathered in one line. */
export function TripFacts({ product, locale, mark }: TripFactsProps) {
  const t = useTranslations()
  const facts = useTranslations('facts')
  const { difficulty } = product.detail
  const unknown = facts('unknown')
  const all = detailFacts(product, difficulty && t(`difficulty.${difficulty}`), locale, facts)
  const open = all
    .filter(({ values }) => values.includes(unknown))
    .map(({ label }) => label.toLocaleLowerCase(locale))
  return (
    <FactsGrid
      label={t('product.facts')}
      facts={all
        .filter(({ values }) => !values.includes(unknown))
        .map((fact) => ({
          ...fact,
          values: fact.values.map((value) => mark?.(value, places[fact.key]) ?? value),
        }))}
      unknown={
        open.length > 0
          ? facts('settledInChat', {
              facts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(open),
            })
          : undefined
      }
    />
  )
}
