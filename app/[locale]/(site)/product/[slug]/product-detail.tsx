import { getTranslations } from 'next-intl/server'
import { CancellationPanel } from '@/components/product/cancellation-panel'
import { ProductTabs } from '@/components/product/product-tabs'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { linkTarget } from '@/lib/catalogue/build/links'
import { importantRules } from '@/lib/catalogue/text/refund-text'
import { detailBookingLink, questionLink } from '@/lib/chat/drafts'
import { plannedTrip } from '../../_trips/planned-trip'
import { type TripDetailProps, TripFrame } from './trip-frame'

/** The shared template of detail pages with five tabs (spec §2.8); pages differ by their data alone. */
export async function ProductDetail({ catalogue, view, locale }: TripDetailProps) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const figures = catalogue.content['policy-figures']
  const { product } = view
  return (
    <TripFrame
      catalogue={catalogue}
      view={view}
      locale={locale}
      title={{ text: view.words.details.title, path: 'details.title' }}
      chat={{
        book: detailBookingLink(catalogue, product, locale),
        ask: questionLink(catalogue, product, locale),
      }}
      labels={{ book: t('bookNow'), ask: t('chatCta'), bar: t('reserve') }}
    >
      <HydrationBoundary>
        <ProductTabs
          view={view}
          resolveLink={(target) => linkTarget(catalogue, target, locale)}
          rules={importantRules(figures, product)}
          cancellation={<CancellationPanel trip={plannedTrip(catalogue, product, locale)} locale={locale} />}
        />
      </HydrationBoundary>
    </TripFrame>
  )
}
