import { isRecord } from '../shape/change.ts'
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

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * English where it is present, the Portuguese original where it is missing or empty, field by field (spec §3) and line by
 * line. What
 * only the translation has is shown as well.
 * @param fallbacks is given the paths of the fields that stay in Portuguese, such as "details.faq"
 */
function overlay(original: unknown, translation: unknown, path: string, fallbacks: string[]): unknown {
  if (isMissing(translation)) {
    if (!isMissing(original)) fallbacks.push(path)
    return original
  }
  if (isRecord(original) && isRecord(translation)) {
    const keys = new Set([...Object.keys(original), ...Object.keys(translation)])
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        overlay(original[key], translation[key], path ? `${path}.${key}` : key, fallbacks),
      ]),
    )
  }
  if (Array.isArray(original) && Array.isArray(translation)) {
    const longest = original.length > translation.length ? original : translation
    return longest.map((_, index) =>
      overlay(original[index], translation[index], `${path}.${index}`, fallbacks),
    )
  }
  return translation
}

/** Words in the visitor's language, and the paths of those that had to stay in Portuguese. */
export function translate(original: unknown, translation: unknown): { words: unknown; fallbacks: string[] } {
  const fallbacks: string[] = []
  const words = overlay(original, translation, '', fallbacks)
  return { words, fallbacks }
}
