import { getTranslations } from 'next-intl/server'
import { ProductCard } from '@/components/catalogue/product-card'
import { TripHeart } from '@/components/choosing/trip-heart'
import { TripVerdict } from '@/components/wish/trip-verdict'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { productView } from '@/lib/catalogue/build/trip-view'
import type { Product } from '@/lib/catalogue/shape/trip'
import { bookingLink } from '@/lib/chat/drafts'
import { finderTrip } from '@/lib/choosing/finder-trip'
import type { Locale } from '@/lib/i18n/locales'
import { tripGallery } from '@/lib/images/trip-gallery'

const half = '(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 92vw'
const third = '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw'

interface ProductCardsProps {
  catalogue: Catalogue
  products: readonly Product[]
  locale: Locale
  /** Columns on a large screen: three for tours, two for the kayak expeditions (spec §2.4, §2.5). */
  most: 2 | 3
  /** Whether narrow screens show one row that is swiped instead of a column. */
  swiped?: boolean
}

const swipedRow =
  'max-md:flex max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto max-md:-mx-4 max-md:px-4 max-md:pb-4 max-md:scroll-px-4 max-md:*:w-[19rem] max-md:*:max-w-[85%] max-md:*:shrink-0 max-md:*:snap-start'

/** How wide a card's picture is: the cards of a last row that is not full share its width (`cards` in globals.css). */
function pictureSizes(most: 2 | 3, index: number, count: number): string {
  const isInFullRow = index < count - (count % most)
  return most === 3 && isInFullRow ? third : half
}

/** A grid of trips with their pictures and chat links. */
export async function ProductCards({ catalogue, products, locale, most, swiped = false }: ProductCardsProps) {
  const t = await getTranslations({ locale, namespace: 'gallery' })
  return (
    <ul className={`cards ${most === 3 ? 'cards-3' : 'cards-2'} ${swiped ? swipedRow : ''}`}>
      {products.map((product, index) => {
        const view = productView(catalogue, product, locale)
        const staffAlt = t('staff', { title: view.words.title })
        const { cover } = tripGallery(catalogue, view, { locale, staffAlt })
        return (
          <li key={product.slug}>
            <ProductCard
              view={view}
              locale={locale}
              picture={cover.picture}
              alt={cover.alt}
              chatHref={bookingLink(catalogue, product, locale)}
              sizes={pictureSizes(most, index, products.length)}
              answer={
                <TripVerdict
                  trip={finderTrip(catalogue, product, locale)}
                  others={[]}
                  locale={locale}
                  isSmall
                />
              }
              corner={
                <TripHeart
                  slug={product.slug}
                  title={view.words.title}
                  locale={locale}
                  className="absolute right-2 bottom-2"
                />
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
