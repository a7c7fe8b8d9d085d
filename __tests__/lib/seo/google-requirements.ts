import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

const offer = z.object({
  '@type': z.literal('Offer'),
  name: z.string().min(1).optional(),
  price: z.number().positive(),
  priceCurrency: z.literal('BRL'),
  priceSpecification: z.object({
    '@type': z.literal('UnitPriceSpecification'),
    price: z.number().positive(),
    priceCurrency: z.literal('BRL'),
    unitText: z.enum(['person', 'group']),
  }),
  availability: z.literal('https://schema.org/InStock'),
  url: address,
})

const named = z.object({
  '@context': z.literal('https://schema.org'),
  name: z.string().min(1),
  description: z.string().min(1),
  image: z.array(address).min(1),
  url: address,
  // Self-awarded stars are neither shown by Google nor honest.
  aggregateRating: z.never().optional(),
  review: z.never().optional(),
})

const trip = named.extend({
  provider: z.object({ '@type': z.literal('TravelAgency'), name: z.string().min(1), url: address }),
  itinerary: z.object({
    '@type': z.literal('ItemList'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name: z.string().min(1) }))
      .min(1),
  }),
})

/** What Google's "Product snippet" requires: a name, and an offer with price and currency. Several are told apart by name. */
export const productSnippet = trip.extend({
  '@type': z.tuple([z.literal('Product'), z.literal('TouristTrip')]),
  offers: z.union([offer, z.array(offer.required({ name: true })).min(2)]),
})

/** A trip whose price is given on request is no product: one without an offer would be an error. */
export const tripOnRequest = trip.extend({
  '@type': z.literal('TouristTrip'),
  offers: z.never().optional(),
})

/** What Google's "Event" requires and recommends of a dated departure. */
export const event = named.extend({
  '@type': z.literal('Event'),
  startDate: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
  eventStatus: z.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: z.object({
    '@type': z.literal('Place'),
    name: z.string().min(1),
    address: z.object({ addressLocality: z.string().min(1), addressCountry: z.string().length(2) }),
  }),
  offers: z.array(offer).min(1).optional(),
})

/** What Google's "Breadcrumb" requires: at least two items with position, name and address, in order. */
export const breadcrumb = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({
        '@type': z.literal('ListItem'),
        position: z.number().int(),
        name: z.string().min(1),
        item: address,
      }),
    )
    .min(2)
    .refine(
      (items) => items.every(({ position }, index) => position === index + 1),
      'positions count from 1',
    ),
})

/** What Google's "Local business" requires, name and address, and what it recommends as far as it is known. */
export const localBusiness = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('TravelAgency'),
  name: z.string().min(1),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1),
    addressRegion: z.string().min(1),
    addressCountry: z.string().length(2),
  }),
  url: address,
  logo: address,
  image: address,
  telephone: z.string().regex(/^\+\d{10,15}$/),
  openingHoursSpecification: z.object({
    dayOfWeek: z.array(z.string()).length(7),
    opens: z.string().regex(/^\d{2}:\d{2}$/),
    closes: z.string().regex(/^\d{2}:\d{2}$/),
  }),
  aggregateRating: z.never().optional(),
})

/** Any block of structured data that stands on a page of the site. */
export const anyStructuredData = z.union([productSnippet, tripOnRequest, event, breadcrumb, localBusiness])
