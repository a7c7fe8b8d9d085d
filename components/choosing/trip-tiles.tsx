import type { ReactNode } from 'react'
import type { PictureProps } from '@/components/ui/picture'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import type { Locale } from '@/lib/locales'
import { CompareLink } from './compare-link'
import { TripHeart } from './trip-heart'
import { TripTile } from './trip-tile'

interface TileSource {
  view: ProductView
  picture: PictureProps['picture']
}

/** A tile for each trip, by slug, with its heart and the way to the comparison: what finder and list arrange. */
export const tripTiles = (
  sources: readonly TileSource[],
  locale: Locale,
  { hasHeart }: { hasHeart: boolean },
): Record<string, ReactNode> =>
  Object.fromEntries(
    sources.map(({ view, picture }) => {
      const { product, words, fallbacks } = view
      return [
        product.slug,
        <TripTile key={product.slug} view={view} locale={locale} picture={picture}>
          {hasHeart ? (
            <TripHeart
              slug={product.slug}
              title={words.title}
              locale={locale}
              className="absolute top-2 right-2"
            />
          ) : null}
          <CompareLink
            slugs={[product.slug]}
            title={words.title}
            lang={fallbackLang(fallbacks, 'title')}
            locale={locale}
            className="relative z-10 inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-cobalt underline underline-offset-4"
          />
        </TripTile>,
      ]
    }),
  )
