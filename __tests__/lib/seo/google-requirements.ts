import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

const offer = z.object({
  '@type': z.literal('Offer'),
  price: z.number().positive(),
  priceCurrency: z.literal('BRL'),
  availability: z.literal('https://schema.org/InStock'),
  url: address,
})

const product = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Product'),
  name: z.string().min(1),
  description: z.string().min(1),
  image: z.array(address).min(1),
  url: address,
  // Self-awarded stars are neither shown by Google nor honest.
  aggregateRating: z.never().optional(),
  review: z.never().optional(),
})

/** What Google's "Product snippet" requires: a name, and an offer with price and currency. */
export const productSnippet = product.extend({ offers: z.union([offer, z.array(offer).min(2)]) })

/** A trip whose price is given on request: a product without an offer, which asks for no snippet. */
export const productOnRequest = product.extend({ offers: z.never().optional() })

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
export const anyStructuredData = z.union([productSnippet, productOnRequest, breadcrumb, localBusiness])
