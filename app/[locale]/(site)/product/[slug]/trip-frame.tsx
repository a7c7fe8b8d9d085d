import { getTranslations } from 'next-intl/server'
import { RequestComposer } from '@/components/booking/request-composer'
import { LowestPrice } from '@/components/catalogue/price'
import { UpcomingDates } from '@/components/catalogue/upcoming-dates'
import { ClosingCall } from '@/components/layout/closing-call'
import { BackLink } from '@/components/product/back-link'
import { BeforeBooking } from '@/components/product/before-booking'
import { BookingBar } from '@/components/product/booking-bar'
import { BookingPanel } from '@/components/product/booking-panel'
import { compositionOf } from '@/components/product/composition'
import { ProductGallery } from '@/components/product/product-gallery'
import { TripFacts } from '@/components/product/trip-facts'
import { TripHeading } from '@/components/product/trip-heading'
import { factsShapes, galleryShapes, TripLayout } from '@/components/product/trip-layout'
import { TripSheet } from '@/components/product/trip-sheet'
import { ExternalButton } from '@/components/ui/button'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { tripRequestSource } from '@/lib/booking/request-source'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { categoryStyle } from '@/lib/catalogue/category'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import { readingDifferences } from '@/lib/catalogue/readings'
import { relatedProducts } from '@/lib/catalogue/related'
import type { Locale } from '@/lib/locales'
import { readableNumber, site } from '@/lib/site'
import { dayChatLink } from '../../_trips/day-chat-link'
import { ProductCards } from '../../_trips/product-cards'
import { TripData } from '../../_trips/trip-data'
import { tripPictures } from '../../_trips/trip-pictures'
import { TripBooking } from './trip-booking'
import { TripExperience } from './trip-experience'
import { TripActions, TripPlanning } from './trip-planning'

export interface TripDetailProps {
  catalogue: Catalogue
  view: ProductView
  locale: Locale
}

interface TripFrameProps extends TripDetailProps {
  /** Heading of the page, and the path of its words. */
  title: { text: string; path: string }
  /** The chat link of booking, and that of a question. */
  chat: { book: string; ask: string }
  /** Words of the buttons. */
  labels: { book: string; ask: string; bar: string }
  /** What stands beside the booking panel. */
  children: React.ReactNode
}

/** What every trip's page has around its text, in the composition that its data choose (spec §2.7, §2.8). */
export async function TripFrame({ catalogue, view, locale, title, chat, labels, children }: TripFrameProps) {
  const t = await getTranslations({ locale })
  const { product, words, fallbacks } = view
  const { detail, kind, minimumAge, category } = product
  const { gallery, images } = await tripPictures(catalogue, view, locale)
  const composition = compositionOf(product)
  const difference = readingDifferences(product, locale, t)
  const newWindowHint = t('site.newWindow')
  const age =
    minimumAge &&
    t(minimumAge.recommended ? 'facts.recommendedAge' : 'facts.minimumAge', { years: minimumAge.years })

  return (
    <>
      <TripData view={view} locale={locale} images={images} />
      <TripLayout
        composition={composition}
        frame={categoryStyle[category].frame}
        back={<BackLink kind={kind} locale={locale} />}
        head={
          <TripHeading
            product={product}
            locale={locale}
            title={title.text}
            titleLang={fallbackLang(fallbacks, title.path)}
            lead={words.subtitle}
            leadLang={fallbackLang(fallbacks, 'subtitle')}
          />
        }
        gallery={
          <HydrationBoundary>
            <ProductGallery {...gallery} shape={galleryShapes[composition]} eager />
          </HydrationBoundary>
        }
        panel={
          <>
            <BookingPanel
              price={detail.price}
              locale={locale}
              notes={[age, difference && t('readings.onPage', { reading: difference.list })]}
            >
              <ExternalButton
                size="large"
                className="max-lg:min-h-11! max-lg:px-4! max-lg:py-2! max-lg:text-base!"
                href={chat.book}
                newWindowHint={newWindowHint}
              >
                {labels.book}
              </ExternalButton>
              <ExternalButton
                look="secondary"
                className="max-lg:px-3!"
                href={chat.ask}
                newWindowHint={newWindowHint}
              >
                <Icon name="chat" className="size-5 max-lg:hidden" />
                {labels.ask}
              </ExternalButton>
            </BookingPanel>
            <UpcomingDates
              title={t('product.dates')}
              dates={product.dates}
              locale={locale}
              now={Date.now()}
              chatHref={(day) => dayChatLink(catalogue, product, { locale, day })}
              className="rounded-lg border border-line p-4 lg:px-6"
            />
          </>
        }
        extras={
          <>
            <HydrationBoundary>
              <RequestComposer
                source={tripRequestSource(catalogue, product, locale, Date.now())}
                locale={locale}
                newWindowHint={newWindowHint}
                hasButtonBeside
              />
            </HydrationBoundary>
            <TripActions view={view} locale={locale} />
          </>
        }
        facts={<TripFacts product={product} locale={locale} shape={factsShapes[composition]} />}
        text={children}
      />
      <BeforeBooking view={view} />
      <TripBooking chatHref={chat.book} locale={locale} newWindowHint={newWindowHint} />
      <TripPlanning catalogue={catalogue} view={view} locale={locale} newWindowHint={newWindowHint} />
      <TripSheet
        words={{
          title: t('sheet.title'),
          chat: t('sheet.chat'),
          email: t('sheet.email'),
          page: t('sheet.page'),
          confirmed: t('price.confirmed'),
        }}
        number={readableNumber(catalogue.content.contact.chatNumber)}
        email={catalogue.content.contact.email}
        address={`${site.origin}${view.href}`}
      />
      <TripExperience catalogue={catalogue} product={product} locale={locale} newWindowHint={newWindowHint} />
      <ClosingCall
        title={t('product.closingTitle')}
        // Tides are for boats and kayaks.
        text={t(category === 'Trekking' ? 'product.closingTextOnFoot' : 'product.closingText')}
      >
        <ExternalButton look="light" size="large" href={chat.book} newWindowHint={newWindowHint}>
          {labels.book}
        </ExternalButton>
      </ClosingCall>
      <div className="print:hidden">
        <Section title={t('product.related')} tight>
          <ProductCards
            catalogue={catalogue}
            products={relatedProducts(catalogue, product)}
            locale={locale}
            most={3}
            swiped
          />
        </Section>
      </div>
      <HydrationBoundary>
        <BookingBar
          label={t('product.bookingBar')}
          buttonLabel={labels.bar}
          price={<LowestPrice price={detail.price} locale={locale} />}
          action={{ href: chat.book, newWindowHint }}
        />
      </HydrationBoundary>
    </>
  )
}
