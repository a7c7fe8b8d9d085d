import { ProductCard } from '@/components/catalogue/product-card'
import { productView } from '@/lib/catalogue/read'
import type { Product } from '@/lib/catalogue/schema'
import { bookingLink } from '@/lib/chat'
import { illustration, productPictureIds } from '@/lib/images/pictures'
import type { Locale } from '@/lib/locales'

const columns = {
  2: { grid: 'md:grid-cols-2', sizes: '(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 92vw' },
  3: {
    grid: 'md:grid-cols-2 lg:grid-cols-3',
    sizes: '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw',
  },
} as const

interface ProductCardsProps {
  products: Product[]
  locale: Locale
  /** Columns on a large screen: three for tours, two for the kayak expeditions (spec §2.4, §2.5). */
  most: keyof typeof columns
}

/** A grid of trips with their pictures and chat links. */
export function ProductCards({ products, locale, most }: ProductCardsProps) {
  const { grid, sizes } = columns[most]
  return (
    <ul className={`grid gap-6 lg:gap-8 ${grid}`}>
      {products.map((product) => {
        const view = productView(product, locale)
        return (
          <li key={product.slug} className="grid">
            <ProductCard
              view={view}
              locale={locale}
              picture={illustration(productPictureIds(product.slug)[0])}
              alt={view.words.details.pictures[0] ?? ''}
              chatHref={bookingLink(product, locale)}
              sizes={sizes}
            />
          </li>
        )
      })}
    </ul>
  )
}
