import type { Product, TripDocument } from '../shape/trip.ts'
import type { Price, Rates } from '../shape/trip-facts.ts'

type Portuguese = TripDocument['words']['pt-BR']
type English = TripDocument['words']['en-GB']

/** Words with what is missing filled in from the name and the texts that are there. */
export const completeWords = (words: Portuguese): Product['words']['pt-BR'] => {
  const description = words.description || (words.details.fullDescription[0] ?? '')
  return {
    ...words,
    subtitle: words.subtitle ?? '',
    description,
    details: { ...words.details, title: words.details.title || words.title },
    meta: {
      ...words.meta,
      title: words.meta.title || words.title,
      description: words.meta.description || description,
    },
  }
}

/** What the Portuguese takes from the name, the translation takes from the translated name. */
const completeTranslation = (translation: English, { details, meta }: Portuguese): English => {
  const { title } = translation
  if (!title) return translation
  return {
    ...translation,
    ...(!details.title && {
      details: { ...translation.details, title: translation.details?.title || title },
    }),
    ...(!meta.title && { meta: { ...translation.meta, title: translation.meta?.title || title } }),
  }
}

/** What staff added to the plain amount of a trip; undefined where that is its whole price. */
function ratesOf({ months, seasons, tiers, childPrice }: TripDocument): Rates | undefined {
  const rates = {
    ...(months && { months }),
    ...(seasons?.length && { seasons }),
    ...(tiers?.length && { tiers }),
    ...(childPrice && { childPrice }),
  }
  return Object.keys(rates).length > 0 ? rates : undefined
}

/**
 * A trip as pages show it: its price knows its rates, and one on request no amount. A reading of the detail page that is missing is the list's; a heading or a text for search
 * results that is missing follows the name and the description (design: nobody types a fact twice).
 */
export function completeTrip<Trip extends TripDocument>(trip: Trip) {
  const { listing, detail, words } = trip
  const portuguese = words['pt-BR']
  const rates = ratesOf(trip)
  const priced = (price: Price): Price => ({
    ...(price.kind === 'onRequest' ? { kind: price.kind, per: price.per } : price),
    ...(rates && { rates }),
  })
  return {
    ...trip,
    listing: { ...listing, price: priced(listing.price) },
    detail: {
      ...detail,
      duration: detail.duration ?? listing.duration,
      price: priced(detail.price ?? listing.price),
      group: detail.group ?? listing.group,
      difficulty: detail.difficulty ?? listing.difficulty,
    },
    words: {
      'pt-BR': completeWords(portuguese),
      'en-GB': completeTranslation(words['en-GB'], portuguese),
    },
  }
}
