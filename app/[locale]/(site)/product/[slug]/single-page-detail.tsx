import { getTranslations } from 'next-intl/server'
import { RefundsInPractice } from '@/components/planning/refunds-in-practice'
import { ImportantInfo } from '@/components/product/important-info'
import { Included, InShort } from '@/components/product/in-short'
import { Questions } from '@/components/product/questions'
import { Block, FoldedProse, Itinerary, MarkedList } from '@/components/product/text-blocks'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { RichText } from '@/components/ui/rich-text'
import { linkTarget } from '@/lib/catalogue/links'
import { fallbackLang } from '@/lib/catalogue/read'
import { importantRules } from '@/lib/catalogue/trip-refund-rules'
import { bookingLink, questionLink } from '@/lib/chat'
import { planningWords } from '@/lib/planning/planning-words'
import { addressOf } from '@/lib/routing/pages'
import { plannedTrip } from '../../_trips/planned-trip'
import { type TripDetailProps, TripFrame } from './trip-frame'

/** A trip with all of its sections on one page, as spec §2.7 has the bay tour "Tour Guiado Baía de Paraty". */
export async function SinglePageDetail({ catalogue, view, locale }: TripDetailProps) {
  const t = await getTranslations({ locale })
  const { product, words, fallbacks } = view
  const { details } = words
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
        book: bookingLink(catalogue, product, locale),
        ask: questionLink(catalogue, product, locale),
      }}
      labels={{ book: t('bayTour.reserve'), ask: t('bayTour.specialist'), bar: t('bayTour.reserve') }}
    >
      <div className="trip-columns space-y-9 lg:space-y-12 print:space-y-3">
        <InShort title={t('product.inShort')} view={view} />
        <Included view={view} rich={rich} />
        <Block title={t('bayTour.about')}>
          <FoldedProse
            paragraphs={details.fullDescription.map(rich)}
            lang={lang('details.fullDescription')}
          />
        </Block>
        <Block title={t('bayTour.itinerary')}>
          <div lang={lang('details.itinerary')}>
            <Itinerary entries={details.itinerary} rich={rich} />
          </div>
        </Block>
        <Block title={t('bayTour.highlights')}>
          <div lang={lang('details.highlights')}>
            <MarkedList items={details.highlights.map(rich)} mark="tide" />
          </div>
        </Block>
        <Block title={t('bayTour.bring')}>
          <div lang={lang('details.whatToBring')}>
            <MarkedList items={details.whatToBring.map(rich)} mark="check" columns />
          </div>
        </Block>
        <Block title={t('bayTour.important')}>
          <ImportantInfo
            lines={details.importantInfo.map(rich)}
            lang={lang('details.importantInfo')}
            rules={importantRules(catalogue.content['policy-figures'], product)}
            policyHref={addressOf('policy', locale)}
          />
        </Block>
        <Block title={t('cancellation.title')}>
          <RefundsInPractice
            wordings={plannedTrip(catalogue, product, locale).wordings}
            kind={product.kind}
            words={planningWords(locale).cancel}
          />
        </Block>
        <HydrationBoundary>
          <Questions faq={details.faq} lang={lang('details.faq')} rich={rich} />
        </HydrationBoundary>
      </div>
    </TripFrame>
  )
}
