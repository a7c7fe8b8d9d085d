import { getTranslations } from 'next-intl/server'
import { ChatButton } from '@/components/booking/chat-button'
import { RequestComposer } from '@/components/booking/request-composer'
import { LowestPrice } from '@/components/catalogue/price'
import { UpcomingDates } from '@/components/catalogue/upcoming-dates'
import { ClosingCall } from '@/components/layout/closing-call'
import { BackLink } from '@/components/product/back-link'
import { BookingBar } from '@/components/product/booking-bar'
import { BookingPanel } from '@/components/product/booking-panel'
import { ChapterPicture } from '@/components/product/chapter-picture'
import { ProductGallery } from '@/components/product/product-gallery'
import { TripFacts } from '@/components/product/trip-facts'
import { TripHeading } from '@/components/product/trip-heading'
import { TripOpening } from '@/components/product/trip-opening'
import { TripSheet } from '@/components/product/trip-sheet'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { TripVerdict } from '@/components/wish/trip-verdict'
import { tripRequestSource } from '@/lib/booking/request-source'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import { categoryStyle } from '@/lib/catalogue/shape/category'
import { readingDifferences } from '@/lib/catalogue/text/readings'
import { finderTrip, finderTrips } from '@/lib/choosing/finder-trip'
import { shownPreview, sourceMark } from '@/lib/content/page-content'
import { tripCalendarAddress } from '@/lib/feeds/answers'
import type { Locale } from '@/lib/i18n/locales'
import { readableNumber, site } from '@/lib/site'
import { dayChatLink } from '../../_trips/day-chat-link'
import { TripData } from '../../_trips/trip-data'
import { tripPictures } from '../../_trips/trip-pictures'
import { RelatedTrips } from './related-trips'
import { TripActions } from './trip-actions'
import { TripKnow } from './trip-know'

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
  /** What happens: the trip's text. */
  children: React.ReactNode
}

/**
 * What every trip's page has around its text (spec §2.7, §2.8): its opening, the essentials, a picture, what happens, a
 * picture, what to know, and the way to ask.
 */
export async function TripFrame({ catalogue, view, locale, title, chat, labels, children }: TripFrameProps) {
  const t = await getTranslations({ locale })
  const { product, words, fallbacks } = view
  const { detail, kind, minimumAge, category } = product
  const { gallery, images } = await tripPictures(catalogue, view, locale)
  const difference = readingDifferences(product, locale, t)
  const newWindowHint = t('site.newWindow')
  const mark = sourceMark(product.slug)
  const age =
    minimumAge &&
    t(minimumAge.recommended ? 'facts.recommendedAge' : 'facts.minimumAge', { years: minimumAge.years })

  return (
    <>
      {shownPreview() ? null : <TripData view={view} locale={locale} images={images} />}
      <article>
        <TripOpening
          frame={categoryStyle[category].frame}
          back={<BackLink kind={kind} locale={locale} />}
          head={
            <TripHeading
              product={product}
              locale={locale}
              mark={mark}
              title={mark(title.text, `words.${locale}.${title.path}`)}
              titleLang={fallbackLang(fallbacks, title.path)}
              lead={words.subtitle}
              leadLang={fallbackLang(fallbacks, 'subtitle')}
            />
          }
          gallery={
            <HydrationBoundary>
              <ProductGallery {...gallery} eager />
              <TripActions view={view} locale={locale} />
            </HydrationBoundary>
          }
          panel={
            <>
              <BookingPanel
                price={detail.price}
                locale={locale}
                mark={mark}
                notes={[
                  age && mark(age, 'minimumAge'),
                  difference && t('readings.onPage', { reading: difference.list }),
                ]}
              >
                <TripVerdict
                  trip={finderTrip(catalogue, product, locale)}
                  others={finderTrips(catalogue, locale)}
                  locale={locale}
                />
                <RequestComposer
                  source={tripRequestSource(catalogue, product, locale, Date.now())}
                  locale={locale}
                  newWindowHint={newWindowHint}
                  label={labels.book}
                >
                  <ChatButton look="plain" href={chat.ask} locale={locale} newWindowHint={newWindowHint}>
                    {labels.ask}
                  </ChatButton>
                </RequestComposer>
              </BookingPanel>
              <UpcomingDates
                title={t('product.dates')}
                dates={product.dates}
                mark={mark}
                locale={locale}
                now={Date.now()}
                chatHref={(day) => dayChatLink(catalogue, product, { locale, day })}
                calendarHref={tripCalendarAddress(product.slug, locale)}
                className="rounded-md bg-surface p-4 lg:px-6"
              />
            </>
          }
        />
        <div className="page py-4 lg:py-10 print:py-1">
          <TripFacts product={product} locale={locale} mark={mark} />
        </div>
        <ChapterPicture picture={gallery.initial.local[1]?.picture} />
        <div className="trip-text page pt-1.5 pb-6 lg:pt-8 lg:pb-16 print:py-0">{children}</div>
        <ChapterPicture picture={gallery.initial.local[2]?.picture} />
        <TripKnow catalogue={catalogue} view={view} locale={locale} />
      </article>
      <TripSheet
        words={{
          title: t('sheet.title'),
          chat: t('sheet.chat'),
          email: t('sheet.email'),
          page: t('sheet.page'),
        }}
        number={readableNumber(catalogue.content.contact.chatNumber)}
        email={catalogue.content.contact.email}
        address={`${site.origin}${view.href}`}
      />
      <ClosingCall
        title={t('product.closingTitle')}
        // Tides are for boats and kayaks.
        text={t(category === 'Trekking' ? 'product.closingTextOnFoot' : 'product.closingText')}
      >
        <ChatButton look="light" size="large" href={chat.book} locale={locale} newWindowHint={newWindowHint}>
          {labels.book}
        </ChatButton>
      </ClosingCall>
      <RelatedTrips catalogue={catalogue} product={product} locale={locale} />
      <HydrationBoundary>
        <BookingBar
          label={t('product.bookingBar')}
          buttonLabel={labels.bar}
          price={<LowestPrice price={detail.price} locale={locale} />}
          action={{ href: chat.book, locale, newWindowHint }}
        />
      </HydrationBoundary>
    </>
  )
}
