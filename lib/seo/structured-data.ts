import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { dateIn, monthAndDay } from '../catalogue/shape/season.ts'
import type { UpcomingDate } from '../catalogue/shape/trip.ts'
import type { Price, Rates, Season } from '../catalogue/shape/trip-facts.ts'
import { mainAmounts, pricesOn } from '../catalogue/text/money.ts'
import type { Locale } from '../i18n/locales.ts'
import { paratyOffset } from '../i18n/paraty-clock.ts'
import { dayOf, paratyMinute } from '../planning/paraty-time.ts'
import { addressOf } from '../routing/pages.ts'
import { site } from '../site.ts'
import { fullAddress } from './metadata.ts'

type JsonLd = Record<string, unknown>

/**
 * Structured data as the text of a `<script>`: "<" is escaped, so that no text of the catalogue can end the
 * element.
 */
export const jsonLdText = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')

interface TripData {
  /** Canonical address on this site. */
  href: string
  name: string
  description: string
  /** Addresses on this site or full ones. */
  images: string[]
  category: string
  price: Price
  /** What an option of the price is called, such as "camping". */
  optionNames: Record<'camping' | 'chalet', string>
  /** What happens, in order. */
  itinerary: readonly string[]
  /** Departures that people can still ask for. */
  departures: readonly Pick<UpcomingDate, 'date' | 'time'>[]
}

const seller = (): JsonLd => ({ '@type': 'TravelAgency', name: site.name, url: site.origin })

/** When an offer holds, and for how many people. */
interface Conditions {
  validFrom?: string
  validThrough?: string
  eligibleQuantity?: JsonLd
}

/** The next time of a season, of which today may be a day. */
function nextTime({ start, end }: Season): Pick<Conditions, 'validFrom' | 'validThrough'> {
  const today = dayOf(paratyMinute(Date.now()))
  const year = Number(today.slice(0, 4))
  const ends = today.slice(5) <= monthAndDay(end) ? year : year + 1
  const begins = monthAndDay(start) <= monthAndDay(end) ? ends : ends - 1
  return { validFrom: dateIn(begins, start), validThrough: dateIn(ends, end) }
}

/**
 * One offer for each way to go that has a price, in each season and for each size of party that has one of its own;
 * whether it is per person or per group is said with it.
 */
function offersOf({ price, href, optionNames }: TripData): JsonLd[] {
  if (price.kind === 'onRequest') return []
  const { seasons = [], tiers = [] } = price.rates ?? {}
  const offers = (amounts: ReturnType<typeof mainAmounts>, conditions: Conditions): JsonLd[] =>
    amounts.map(({ reais, option }) => ({
      '@type': 'Offer',
      ...(option ? { name: optionNames[option] } : {}),
      price: reais,
      priceCurrency: 'BRL',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: reais,
        priceCurrency: 'BRL',
        unitText: price.per,
        ...conditions,
      },
      ...conditions,
      availability: 'https://schema.org/InStock',
      url: fullAddress(href),
    }))
  const larger = (steps: NonNullable<Rates['tiers']>, conditions: Conditions) =>
    steps.flatMap(({ people, amounts }) =>
      offers(amounts, {
        ...conditions,
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: people },
      }),
    )
  return [
    ...offers(mainAmounts(price), {}),
    ...larger(tiers, {}),
    ...seasons.flatMap((season) => {
      const time = nextTime(season)
      return [...offers(season.amounts, time), ...larger(season.tiers ?? [], time)]
    }),
  ]
}

/**
 * A trip as `TouristTrip`, and as `Product` as well where it has a price (spec §2.8): currency BRL and availability in
 * stock by default, never ratings. Search engines take a `Product` without an offer for a mistake.
 */
export function tripData(trip: TripData): JsonLd {
  const { href, name, description, images, category, itinerary } = trip
  const offers = offersOf(trip)
  return {
    '@type': offers.length === 0 ? 'TouristTrip' : ['Product', 'TouristTrip'],
    name,
    description,
    url: fullAddress(href),
    image: images.map((image) => new URL(image, site.origin).href),
    provider: seller(),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: itinerary.map((stop, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: stop,
      })),
    },
    ...(offers.length === 0
      ? {}
      : {
          category,
          brand: { '@type': 'Brand', name: site.name },
          offers: offers.length === 1 ? offers[0] : offers,
        }),
  }
}

/** Each dated departure of a trip as `Event`, with its offer where the trip has a price. */
export function departureData(trip: TripData): JsonLd[] {
  return trip.departures.map(({ date, time }) => {
    const [price] = pricesOn(trip.price, { date, people: 1 })
    const offers = price ? offersOf({ ...trip, price }) : []
    return {
      '@type': 'Event',
      name: trip.name,
      description: trip.description,
      url: fullAddress(trip.href),
      image: trip.images.map((image) => new URL(image, site.origin).href),
      startDate: time ? `${date}T${time}:00${paratyOffset.text}` : date,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: site.town,
        address: {
          '@type': 'PostalAddress',
          addressLocality: site.town,
          addressRegion: site.region,
          addressCountry: site.country,
        },
      },
      organizer: seller(),
      ...(offers.length === 0 ? {} : { offers }),
    }
  })
}

export interface Crumb {
  name: string
  /** Canonical address on this site. */
  href: string
}

/** The path to a page, home first. */
export const breadcrumbData = (crumbs: Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: fullAddress(href),
  })),
})

/** The operator itself, for the home page. */
export const agencyData = (
  { content: { contact, hours } }: Catalogue,
  locale: Locale,
  description: string,
): JsonLd => ({
  '@type': 'TravelAgency',
  name: site.name,
  description,
  url: new URL(addressOf('home', locale), site.origin).href,
  logo: `${site.origin}/icons/icon-512.png`,
  image: `${site.origin}/share/home-${locale}.jpg`,
  email: contact.email,
  telephone: `+${contact.chatNumber}`,
  address: {
    '@type': 'PostalAddress',
    addressLocality: site.town,
    addressRegion: site.region,
    addressCountry: site.country,
  },
  areaServed: site.areaServed,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: hours.opens,
    closes: hours.closes,
  },
  sameAs: [contact.pictureProfile],
})
