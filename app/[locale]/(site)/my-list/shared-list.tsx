import { KeepList } from '@/components/choosing/keep-list'
import { tripTiles } from '@/components/choosing/trip-tiles'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Product } from '@/lib/catalogue/trip'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { tripsLink } from '@/lib/choosing/drafts'
import { tileSources } from '@/lib/choosing/tile-sources'
import { maxCompared, maxKept, tripsQuery } from '@/lib/choosing/trip-slugs'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'

interface SharedListProps {
  catalogue: Catalogue
  /** Those of the address that visitors can open. */
  trips: readonly Product[]
  locale: Locale
  newWindowHint: string
}

/** The list that somebody sent: readable without scripts, and with them kept at a touch. */
export function SharedList({ catalogue, trips, locale, newWindowHint }: SharedListProps) {
  const { list } = choosingWords(locale)
  if (trips.length === 0) {
    return <p className="mb-8 rounded-md bg-medium p-4 text-on-medium">{list.sharedNone}</p>
  }
  const slugs = trips.map(({ slug }) => slug)
  const tiles = tripTiles(tileSources(catalogue, locale, trips), locale, { hasHeart: true })
  return (
    <section className="mb-12">
      <h2 className="text-heading">{list.shared}</h2>
      <p className="mt-2 max-w-prose text-soft">{list.sharedLead}</p>
      <ul className="mt-5 grid gap-4 lg:grid-cols-2">
        {slugs.map((slug) => (
          <li key={slug} className="relative flex flex-col rounded-lg bg-surface p-3 shadow-card">
            {tiles[slug]}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3" data-screen-only>
        <ExternalButton
          href={tripsLink(draftWriter(catalogue, locale), slugs, 'list')}
          newWindowHint={newWindowHint}
        >
          <Icon name="chat" />
          {list.ask}
        </ExternalButton>
        <ButtonLink
          look="secondary"
          href={`${addressOf('compare', locale)}${tripsQuery(slugs.slice(0, maxCompared))}`}
        >
          {slugs.length > maxCompared ? list.compareFirst : list.compare}
        </ButtonLink>
        <KeepList
          slugs={slugs}
          words={{ keep: list.keep, kept: list.kept, full: fill(list.full, { count: maxKept }) }}
        />
      </div>
    </section>
  )
}
