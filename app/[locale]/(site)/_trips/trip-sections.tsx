import { useTranslations } from 'next-intl'
import { FinderControls } from '@/components/choosing/finder-controls'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PageHero } from '@/components/ui/page-hero'
import { Section } from '@/components/ui/section'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { listedProducts } from '@/lib/catalogue/build/trip-view'
import { categoryStyle, menuAnchor } from '@/lib/catalogue/shape/category'
import type { Product } from '@/lib/catalogue/shape/trip'
import type { Category } from '@/lib/catalogue/shape/trip-facts'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { ProductCards } from './product-cards'

interface ListHeroProps extends Omit<React.ComponentProps<typeof PageHero>, 'children'> {
  /** Name of the links to the sections. */
  jump: string
  sections: readonly { category: Category; button: string }[]
}

/** The head of a list, with a link to each of its sections (spec §2.4, §2.5). */
export function ListHero({ jump, sections, ...hero }: ListHeroProps) {
  return (
    <PageHero {...hero}>
      <nav aria-label={jump} className="flex flex-wrap gap-3">
        {sections.map(({ category, button }) => (
          <a
            key={category}
            href={`#${categoryStyle[category].anchor}`}
            className={buttonClass({ look: 'secondary' })}
          >
            {button}
          </a>
        ))}
      </nav>
    </PageHero>
  )
}

/** The finder's questions on a list, folded. */
export function FoldedFinder({ locale }: { locale: Locale }) {
  return (
    <div className="page -mt-4 pb-8">
      <details className="group/finder">
        <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-cobalt">
          {wordsOf(locale).choosing.choose.title}
          <Icon name="down" className="size-4 transition-transform group-open/finder:rotate-180" />
        </summary>
        <div className="mt-3">
          <FinderControls locale={locale} />
        </div>
      </details>
    </div>
  )
}

interface TripSectionsProps {
  catalogue: Catalogue
  kind: Product['kind']
  locale: Locale
  sections: readonly {
    category: Category
    title: string
    lead: string
    ground: 'sand' | 'wall'
    /** Columns on a large screen. */
    columns: 2 | 3
    /** What stands below the cards. */
    below?: React.ReactNode
  }[]
}

/** The cards of a list, a section for each category. */
export function TripSections({ catalogue, kind, locale, sections }: TripSectionsProps) {
  const t = useTranslations('price')
  const last = sections.at(-1)?.category
  return sections.map(({ category, title, lead, ground, columns, below }) => (
    <Section
      key={category}
      id={categoryStyle[category].anchor}
      alias={menuAnchor[category]}
      title={title}
      lead={lead}
      ground={ground}
      tight
    >
      <ProductCards
        catalogue={catalogue}
        products={listedProducts(catalogue, kind, category)}
        locale={locale}
        most={columns}
      />
      {below}
      {category === last ? (
        <p className="mt-5 text-soft first-letter:uppercase print:mt-1">{t('confirmed')}.</p>
      ) : null}
    </Section>
  ))
}
