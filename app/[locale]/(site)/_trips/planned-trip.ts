import type { PlannedTrip } from '@/components/planning/cancellation-planner'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { productView } from '@/lib/catalogue/build/trip-view'
import type { Product } from '@/lib/catalogue/shape/trip'
import { cancellationRules, importantRules } from '@/lib/catalogue/text/refund-text'
import type { Locale } from '@/lib/i18n/locales'
import { wordingsOf } from '@/lib/planning/cancellation-deadlines'

/** A trip with every wording of its cancellation, as the planner needs it (spec §9). */
export function plannedTrip(catalogue: Catalogue, product: Product, locale: Locale): PlannedTrip {
  const figures = catalogue.content['policy-figures']
  const { slug, kind, detail } = product
  return {
    slug,
    kind,
    title: productView(catalogue, product, locale).words.title,
    starts: detail.startTimes.map(({ start }) => start),
    wordings: wordingsOf({
      kind,
      // A page without tabs states no rules there (spec §2.7).
      tab: product.layout === 'tabs' ? cancellationRules(figures, product) : [],
      important: importantRules(figures, product),
      figures,
    }),
  }
}
