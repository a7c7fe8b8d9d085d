import { addressOf } from '../addresses.ts'
import type { Locale } from '../locales.ts'
import { categoryStyle, menuAnchor } from './category.ts'
import { type FactsTranslator, menuDurationText } from './facts.ts'
import { findProduct } from './products.ts'
import { fallbackLang, productView } from './read.ts'
import { type Category, categories } from './schema.ts'

/** An entry of a header menu, in the order and with the durations of spec §2.2. */
interface MenuEntry {
  slug: string
  /** Short addresses that redirect to the product, where the menu of a language uses one. */
  shortcut?: Partial<Record<Locale, string>>
}

type Menu = Partial<Record<Category, MenuEntry[]>>

const tourMenu: Menu = {
  Caiaque: [
    { slug: 'caiaque-coletivo', shortcut: { 'pt-BR': '/remada-tropical' } },
    { slug: 'caiaque-dia-inteiro' },
    { slug: 'caiaque-paraty-mirim' },
  ],
  Barco: [{ slug: 'regate-caicara' }, { slug: 'passeio-veleiro' }, { slug: 'experiencia-caicara' }],
  Trekking: [
    { slug: 'trekking-pedra-macela' },
    { slug: 'trekking-pao-acucar' },
    { slug: 'trekking-sete-regraus' },
  ],
}

const expeditionMenu: Menu = {
  Caiaque: [
    { slug: 'saco-fundao' },
    { slug: 'saco-mamangua' },
    { slug: 'travessia-joatinga' },
    { slug: 'ilha-grande' },
  ],
  Trekking: [
    { slug: 'serra-fina' },
    { slug: 'itatiaia' },
    { slug: 'marins-itaguare' },
    { slug: 'petro-tere' },
    { slug: 'joatinga-trekking' },
  ],
}

const menus = { tours: tourMenu, expeditions: expeditionMenu }

interface MenuContext {
  locale: Locale
  nameOf: (category: Category) => string
  facts: FactsTranslator
}

/** The groups of a list's menu: each category with its trips and their durations (spec §2.2). */
export function menuGroups(list: keyof typeof menus, { locale, nameOf, facts }: MenuContext) {
  return categories.flatMap((category) => {
    const entries = menus[list][category]
    if (!entries) return []
    return {
      label: nameOf(category),
      href: `${addressOf(list, locale)}#${menuAnchor[category]}`,
      colour: categoryStyle[category].paint,
      items: entries.flatMap(({ slug, shortcut }) => {
        const product = findProduct(slug)
        if (!product) return []
        const { words, fallbacks, href } = productView(product, locale)
        return {
          label: words.title,
          lang: fallbackLang(fallbacks, 'title'),
          href: shortcut?.[locale] ?? href,
          duration: menuDurationText(product.listing.duration, facts),
        }
      }),
    }
  })
}
