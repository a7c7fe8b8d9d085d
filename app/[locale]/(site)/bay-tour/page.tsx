import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { LowestPrice } from '@/components/catalogue/price'
import { BackLink } from '@/components/product/back-link'
import { BookingBar } from '@/components/product/booking-bar'
import { BookingPanel } from '@/components/product/booking-panel'
import { ImportantInfo } from '@/components/product/important-info'
import { ProductGallery } from '@/components/product/product-gallery'
import { Questions } from '@/components/product/questions'
import { Block, Itinerary, MarkedList, Prose } from '@/components/product/text-blocks'
import { TripBadges } from '@/components/product/trip-badges'
import { TripFacts } from '@/components/product/trip-facts'
import { ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { OwnTurn } from '@/components/ui/own-turn'
import { RichText } from '@/components/ui/rich-text'
import { addressOf } from '@/lib/addresses'
import { bayTour } from '@/lib/catalogue/bay-tour'
import { importantRules } from '@/lib/catalogue/cancellation'
import { fallbackLang, linkTarget, productView } from '@/lib/catalogue/read'
import { availabilityLink, bookingLink } from '@/lib/chat'
import { requireLocale } from '@/lib/i18n/require-locale'
import { pageMetadata } from '@/lib/seo/metadata'
import { SiteFrame } from '../site-frame'
import { TripData } from '../trip-data'
import { tripPictures } from '../trip-pictures'

export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  const { title, description, keywords } = productView(bayTour, locale).words.meta
  return pageMetadata({ page: 'bay-tour', locale, title, description, keywords })
}

/** The static detail page "Tour Guiado Baía de Paraty" (spec §2.7). */
export default async function BayTourPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  const view = productView(bayTour, locale)
  const { words, fallbacks } = view
  const { details } = words
  const { kind, detail } = bayTour
  const { gallery, images } = await tripPictures(view, locale)
  const chatHref = bookingLink(bayTour, locale)
  const newWindowHint = t('site.newWindow')
  const rich = (text: string) => <RichText text={text} resolve={(target) => linkTarget(target, locale)} />
  const lang = (path: string) => fallbackLang(fallbacks, path)

  return (
    <SiteFrame locale={locale} page="bay-tour">
      <TripData view={view} page="bay-tour" locale={locale} images={images} />
      <article className="page pt-6 pb-20">
        <BackLink kind={kind} locale={locale} />
        <header className="mt-4 mb-8 max-w-4xl">
          <TripBadges product={bayTour} locale={locale} />
          <h1 lang={lang('title')} className="mt-4 text-title lg:text-[3.75rem]">
            {words.title}
          </h1>
          <p lang={lang('subtitle')} className="mt-4 max-w-prose text-lead text-soft">
            {words.subtitle}
          </p>
        </header>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1.55fr_1fr] lg:items-start lg:gap-y-12">
          <div className="min-w-0">
            <OwnTurn>
              <ProductGallery {...gallery} eager />
            </OwnTurn>
          </div>
          <div className="space-y-6">
            <BookingPanel price={detail.price} locale={locale}>
              <ExternalButton size="large" href={chatHref} newWindowHint={newWindowHint}>
                {t('bayTour.reserve')}
              </ExternalButton>
              <ExternalButton
                look="secondary"
                href={availabilityLink(bayTour, locale)}
                newWindowHint={newWindowHint}
              >
                <Icon name="chat" />
                {t('bayTour.specialist')}
              </ExternalButton>
            </BookingPanel>
            <TripFacts product={bayTour} locale={locale} />
          </div>
          <div className="min-w-0 space-y-12">
            <Block title={t('bayTour.about')}>
              <Prose paragraphs={details.fullDescription.map(rich)} lang={lang('details.fullDescription')} />
            </Block>
            <Block title={t('bayTour.itinerary')}>
              <div lang={lang('details.itinerary')}>
                <Itinerary entries={details.itinerary} />
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
          </div>
          <div className="rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
            <h2 className="text-xl">{t('bayTour.included')}</h2>
            <div lang={lang('details.inclusions')} className="mt-4">
              <MarkedList items={details.inclusions.map(rich)} mark="check" />
            </div>
            <h2 className="mt-7 text-xl">{t('product.exclusions')}</h2>
            <div lang={lang('details.exclusions')} className="mt-4">
              <MarkedList items={details.exclusions.map(rich)} mark="cross" />
            </div>
          </div>
        </div>
        <div className="mt-12 rounded-lg bg-sand p-6 sm:p-8">
          <h2 className="mb-4 text-heading">{t('bayTour.important')}</h2>
          <ImportantInfo
            lines={details.importantInfo.map(rich)}
            lang={lang('details.importantInfo')}
            rules={importantRules(bayTour)}
            policyHref={addressOf('policy', locale)}
          />
        </div>
        <div className="mt-12">
          <OwnTurn>
            <Questions faq={details.faq} lang={lang('details.faq')} rich={rich} />
          </OwnTurn>
        </div>
      </article>
      <OwnTurn>
        <BookingBar
          label={t('product.bookingBar')}
          buttonLabel={t('bayTour.reserve')}
          price={<LowestPrice price={detail.price} locale={locale} />}
          action={{ href: chatHref, newWindowHint }}
        />
      </OwnTurn>
    </SiteFrame>
  )
}
