import type { Catalogue } from '../catalogue/build/catalogue.ts'
import type { UpcomingDate } from '../catalogue/shape/trip.ts'
import type { Price } from '../catalogue/shape/trip-facts.ts'
import { mainAmounts } from '../catalogue/text/money.ts'
import type { Locale } from '../i18n/locales.ts'
import { paratyOffset } from '../i18n/paraty-clock.ts'
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

/** One offer for each way to go that has a price; whether it is per person or per group is said with it. */
const offersOf = ({ price, href, optionNames }: Pick<TripData, 'price' | 'href' | 'optionNames'>): JsonLd[] =>
  mainAmounts(price).map(({ reais, option }) => ({
    '@type': 'Offer',
    ...(option ? { name: optionNames[option] } : {}),
    price: reais,
    priceCurrency: 'BRL',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: reais,
      priceCurrency: 'BRL',
      unitText: price.per,
    },
    availability: 'https://schema.org/InStock',
    url: fullAddress(href),
  }))

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
  const offers = offersOf(trip)
  return trip.departures.map(({ date, time }) => ({
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
  }))
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
