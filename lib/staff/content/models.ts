import type { Collection } from '../../catalogue/base/documents'
import type { Catalogue } from '../../catalogue/build/catalogue'
import type { Product } from '../../catalogue/shape/trip'
import type { Locale } from '../../i18n/locales'

/** Of which tour or expedition a new one may take over what the two are likely to share; never its name or its words. */
export interface Model {
  slug: string
  title: string
  category: string
  listing: Pick<Product['listing'], 'duration' | 'group' | 'difficulty'>
  whatToBring: Record<Locale, string[]>
}

function modelOf(
  { slug, category, words, listing, detail: { duration, group, difficulty } }: Product,
  locale: Locale,
): Model {
  const portuguese = words['pt-BR'].details.whatToBring
  const english = words['en-GB'].details?.whatToBring ?? []
  // A line that names a fact would ask the new trip for that fact.
  const own = portuguese.flatMap((_, index) =>
    [portuguese[index], english[index]].some((line) => line?.includes('{')) ? [] : [index],
  )
  const linesOf = (lines: readonly string[]) => own.map((index) => lines[index] ?? '')
  return {
    slug,
    title: words[locale].title ?? words['pt-BR'].title,
    category,
    listing: { duration, group: group ?? listing.group, difficulty: difficulty ?? listing.difficulty },
    whatToBring: { 'pt-BR': linesOf(portuguese), 'en-GB': linesOf(english) },
  }
}

/** The trips that a new one of a collection can begin from; none for a course. */
export const modelsOf = (catalogue: Catalogue, collection: Collection, locale: Locale): Model[] =>
  collection === 'tours' || collection === 'expeditions'
    ? catalogue[collection].map((trip) => modelOf(trip, locale))
    : []
