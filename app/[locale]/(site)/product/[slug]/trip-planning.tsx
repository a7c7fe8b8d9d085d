import { CompareLink } from '@/components/choosing/compare-link'
import { ListLink } from '@/components/choosing/list-link'
import { TripHeart } from '@/components/choosing/trip-heart'
import { TripLocator } from '@/components/map/trip-locator'
import { DayChatButton } from '@/components/planning/day-chat-button'
import { SeasonStrip } from '@/components/planning/season-strip'
import { ThatDayLoader } from '@/components/planning/that-day-loader'
import { WeatherLimits } from '@/components/planning/weather-limits'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { Section } from '@/components/ui/section'
import { ShareButton } from '@/components/ui/share-button'
import { SiteLink } from '@/components/ui/site-link'
import { requestWords } from '@/lib/booking/request-words'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import { availabilityLink } from '@/lib/chat'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { locatorOf } from '@/lib/geography/bay-map'
import { regionOf } from '@/lib/geography/bay-places'
import { mapWords } from '@/lib/geography/map-words'
import type { Locale } from '@/lib/locales'
import { planningWords } from '@/lib/planning/planning-words'
import { monthsOf } from '@/lib/planning/seasons'
import { terrainOf } from '@/lib/planning/terrain'
import { addressOf } from '@/lib/routing/pages'

interface TripPlanningProps {
  catalogue: Catalogue
  view: ProductView
  locale: Locale
  newWindowHint: string
}

/** What helps to plan a trip: where it goes, what its months are like, and what a day brings. */
export function TripPlanning({ catalogue, view: { product }, locale, newWindowHint }: TripPlanningProps) {
  const words = planningWords(locale)
  const terrain = terrainOf(product)
  const region = regionOf(product.slug)
  return (
    <div className="trip-planning">
      <Section ground="sand" title={words.seasons.title} tight>
        <div className="grid gap-10 lg:grid-cols-[1.6fr_1fr] lg:gap-14 print:block">
          <div className="min-w-0 print:hidden">
            <SeasonStrip months={monthsOf(terrain)} terrain={terrain} locale={locale} words={words.seasons} />
          </div>
          {region ? (
            <TripLocator map={locatorOf(region)} region={region} words={mapWords(locale)}>
              <SiteLink href={`${addressOf('destination', locale)}#map`} className="underline print:hidden">
                {mapWords(locale).maps.bay.label}
              </SiteLink>
            </TripLocator>
          ) : null}
        </div>
        <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-6 border-t border-line pt-8 lg:grid-cols-2 print:hidden">
          <div>
            <div className="[@media(scripting:none)]:hidden">
              <h2 className="text-heading">{words.day.title}</h2>
              <p className="mt-2 mb-5 text-soft">{words.day.lead}</p>
            </div>
            <HydrationBoundary>
              <ThatDayLoader
                starts={product.detail.startTimes}
                locale={locale}
                words={{ date: words.date, day: words.day }}
              />
            </HydrationBoundary>
            {product.kind === 'tour' ? (
              <p className="mt-5">
                <DayChatButton
                  href={availabilityLink(catalogue, product, locale)}
                  words={{ ask: words.day.ask, askThatDay: words.day.askThatDay }}
                  newWindowHint={newWindowHint}
                />
              </p>
            ) : null}
          </div>
          <WeatherLimits
            limits={catalogue.content['policy-figures'].expeditions}
            kind={product.kind}
            locale={locale}
            words={words.day}
          />
        </div>
      </Section>
    </div>
  )
}

/** Saving, comparing and sharing a trip; nothing is sent from the device without a click. */
export function TripActions({
  view: { product, words, fallbacks },
  locale,
}: Pick<TripPlanningProps, 'view' | 'locale'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      {/* In pairs, so that a narrow column breaks between them and leaves none alone. */}
      <div className="flex items-center gap-x-5">
        <TripHeart slug={product.slug} title={words.title} locale={locale} />
        <div data-screen-only className="[@media(scripting:none)]:hidden">
          <ShareButton title={words.title} words={requestWords(locale).share} />
        </div>
      </div>
      <div className="flex items-center gap-x-5">
        <CompareLink
          slugs={[product.slug]}
          title={words.title}
          lang={fallbackLang(fallbacks, 'title')}
          locale={locale}
          className="font-semibold text-cobalt underline underline-offset-4"
        />
        <ListLink
          href={addressOf('list', locale)}
          label={choosingWords(locale).list.link}
          className="font-semibold text-cobalt underline underline-offset-4"
        />
      </div>
    </div>
  )
}
