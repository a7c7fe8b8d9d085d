import { getTranslations } from 'next-intl/server'
import { RefundsInPractice } from '@/components/planning/refunds-in-practice'
import { ProductTabs } from '@/components/product/product-tabs'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { linkTarget } from '@/lib/catalogue/links'
import { cancellationRules, importantRules } from '@/lib/catalogue/trip-refund-rules'
import { detailBookingLink, questionLink } from '@/lib/chat'
import { planningWords } from '@/lib/planning/planning-words'
import { addressOf } from '@/lib/routing/pages'
import { plannedTrip } from '../../_trips/planned-trip'
import { TripCancellation } from './trip-cancellation'
import { type TripDetailProps, TripFrame } from './trip-frame'

/** The shared template of detail pages with five tabs (spec §2.8); pages differ by their data alone. */
export async function ProductDetail({ catalogue, view, locale }: TripDetailProps) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const figures = catalogue.content['policy-figures']
  const book = detailBookingLink(catalogue, view.product, locale)
  const ask = questionLink(catalogue, view.product, locale)
  const planned = plannedTrip(catalogue, view.product, locale)
  return (
    <TripFrame
      catalogue={catalogue}
      view={view}
      locale={locale}
      title={{ text: view.words.details.title, path: 'details.title' }}
      chat={{ book, ask }}
      labels={{ book: t('bookNow'), ask: t('chatCta'), bar: t('reserve') }}
    >
      <div className="trip-columns">
        <HydrationBoundary>
          <ProductTabs
            view={view}
            resolveLink={(target) => linkTarget(catalogue, target, locale)}
            rules={{
              tab: cancellationRules(figures, view.product),
              important: importantRules(figures, view.product),
            }}
            policyHref={addressOf('policy', locale)}
            outcome={
              <RefundsInPractice
                wordings={planned.wordings}
                kind={planned.kind}
                words={planningWords(locale).cancel}
              />
            }
            planner={<TripCancellation trip={planned} locale={locale} />}
          />
        </HydrationBoundary>
      </div>
    </TripFrame>
  )
}
