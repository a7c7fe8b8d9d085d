import type { Locale } from '../../i18n/locales.ts'
import { addressOf } from '../../routing/pages.ts'
import { categoryStyle, menuAnchor } from '../shape/category.ts'
import { type Category, categories } from '../shape/trip-facts.ts'
import { type FactsTranslator, menuDurationText } from '../text/fact-formats.ts'
import type { Catalogue } from './catalogue.ts'
import { fallbackLang, productView } from './trip-view.ts'

interface MenuContext {
  locale: Locale
  nameOf: (category: Category) => string
  facts: FactsTranslator
}

/** The groups of a list's menu: each category with its trips and their durations, in the order of the list (spec §2.2). */
export function menuGroups(
  catalogue: Catalogue,
  list: 'tours' | 'expeditions',
  { locale, nameOf, facts }: MenuContext,
) {
  return categories.flatMap((category) => {
    const trips = catalogue[list].filter((trip) => trip.category === category && trip.menu.shown)
    if (trips.length === 0) return []
    return {
      label: nameOf(category),
      href: `${addressOf(list, locale)}#${menuAnchor[category]}`,
      colour: categoryStyle[category].paint,
      items: trips.map((trip) => {
        const { words, fallbacks, href } = productView(catalogue, trip, locale)
        return {
          label: words.title,
          lang: fallbackLang(fallbacks, 'title'),
          href: trip.menu.shortcut?.[locale] ?? href,
          duration: menuDurationText(trip.listing.duration, facts),
        }
      }),
    }
  })
}
