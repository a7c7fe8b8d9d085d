import { canonicalAddresses } from '@/lib/routing/pages'
import { SiteFrame } from '../../_frame/site-frame'
import { ProductDetail } from './product-detail'
import { SinglePageDetail } from './single-page-detail'
import type { TripDetailProps } from './trip-frame'

/** A trip's page in the layout that its document names. */
export function TripPage({ catalogue, view, locale }: TripDetailProps) {
  const Detail = view.product.layout === 'single' ? SinglePageDetail : ProductDetail
  return (
    <SiteFrame catalogue={catalogue} locale={locale} page={canonicalAddresses(view.product.addresses)}>
      <Detail catalogue={catalogue} view={view} locale={locale} />
    </SiteFrame>
  )
}
