import type { ReactNode } from 'react'
import type { PictureProps } from '@/components/ui/picture'
import type { ProductView } from '@/lib/catalogue/build/trip-view'
import type { Locale } from '@/lib/i18n/locales'
import { TripHeart } from './trip-heart'
import { TripTile } from './trip-tile'

interface TileSource {
  view: ProductView
  picture: PictureProps['picture']
}

/** A tile for each trip with its heart, by slug: what finder and list arrange. */
export const tripTiles = (sources: readonly TileSource[], locale: Locale): Record<string, ReactNode> =>
  Object.fromEntries(
    sources.map(({ view, picture }) => {
      const { slug } = view.product
      return [
        slug,
        <TripTile
          key={slug}
          view={view}
          locale={locale}
          picture={picture}
          corner={
            <TripHeart
              slug={slug}
              title={view.words.title}
              locale={locale}
              className="absolute top-1.5 right-1.5"
            />
          }
        />,
      ]
    }),
  )
