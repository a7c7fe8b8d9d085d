import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CancellationPanel } from '@/components/product/cancellation-panel'
import { Highlights } from '@/components/product/highlights'
import { ImportantInfo } from '@/components/product/important-info'
import { Included } from '@/components/product/included'
import { Questions } from '@/components/product/questions'
import { Block, FoldedProse, Itinerary, MarkedList } from '@/components/product/text-blocks'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import { linkTarget } from '@/lib/catalogue/build/links'
import { fallbackLang } from '@/lib/catalogue/build/trip-view'
import { importantRules } from '@/lib/catalogue/text/refund-text'
import { detailBookingLink, questionLink } from '@/lib/chat/drafts'
import { plannedTrip } from '../../_trips/planned-trip'
import { type TripDetailProps, TripFrame } from './trip-frame'

/** A trip with all of its sections on one page, as spec §2.7 has the bay tour "Tour Guiado Baía de Paraty". */
export async function SinglePageDetail({ catalogue, view, locale }: TripDetailProps) {
  const t = await getTranslations({ locale })
  const { product, words, fallbacks } = view
  const { details } = words
  const figures = catalogue.content['policy-figures']
  const rich = (text: string) => (
    <RichText text={text} resolve={(target) => linkTarget(catalogue, target, locale)} />
  )
  const lang = (path: string) => fallbackLang(fallbacks, path)

  return (
    <TripFrame
      catalogue={catalogue}
      view={view}
      locale={locale}
      title={{ text: words.title, path: 'title' }}
      chat={{
        book: detailBookingLink(catalogue, product, locale),
        ask: questionLink(catalogue, product, locale),
      }}
      labels={{ book: t('bayTour.reserve'), ask: t('bayTour.specialist'), bar: t('bayTour.reserve') }}
    >
      <div className="space-y-5 lg:space-y-12 print:space-y-3">
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2 print:block print:space-y-3">
          <Block title={t('bayTour.about')}>
            <FoldedProse
              paragraphs={details.fullDescription.map(rich)}
              lang={lang('details.fullDescription')}
            />
          </Block>
          <Highlights title={t('bayTour.highlights')} view={view} rich={rich} />
        </div>
        <Block title={t('bayTour.itinerary')}>
          <div lang={lang('details.itinerary')}>
            <Itinerary entries={details.itinerary} rich={rich} />
          </div>
        </Block>
        <Included view={view} rich={rich} />
        <div className="max-lg:border-t max-lg:border-line lg:space-y-12 print:space-y-3">
          <Chapter title={t('bayTour.bring')}>
            <Block title={t('bayTour.bring')}>
              <div lang={lang('details.whatToBring')}>
                <MarkedList items={details.whatToBring.map(rich)} mark="check" columns />
              </div>
            </Block>
          </Chapter>
          <Chapter title={t('bayTour.important')}>
            <Block title={t('bayTour.important')}>
              <ImportantInfo
                lines={details.importantInfo.map(rich)}
                lang={lang('details.importantInfo')}
                rules={importantRules(figures, product)}
              />
            </Block>
          </Chapter>
          <Chapter title={t('product.cancellation')}>
            <CancellationPanel trip={plannedTrip(catalogue, product, locale)} locale={locale} />
          </Chapter>
          <Chapter title={t('product.faq')}>
            <HydrationBoundary>
              <Questions view={view} rich={rich} />
            </HydrationBoundary>
          </Chapter>
        </div>
      </div>
    </TripFrame>
  )
}

/** A chapter that a phone folds, as other trips do with tabs; its own heading stands where there is room and on paper. */
function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/chapter fold-narrow max-lg:border-b max-lg:border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-1.5 print:hidden">
        <h2 className="text-lg leading-tight">{title}</h2>
        <Icon name="down" className="size-5 transition-transform group-open/chapter:rotate-180" />
      </summary>
      <div className="max-lg:pb-5 max-lg:[&_h2]:hidden print:[&_h2]:block">{children}</div>
    </details>
  )
}
