import { ChatButton } from '@/components/booking/chat-button'
import { KeepList } from '@/components/choosing/keep-list'
import { tripTiles } from '@/components/choosing/trip-tiles'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import type { Product } from '@/lib/catalogue/shape/trip'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { tripsLink } from '@/lib/choosing/drafts'
import { tileSources } from '@/lib/choosing/tile-sources'
import { maxCompared, maxKept, tripsQuery } from '@/lib/choosing/trip-slugs'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { wishedLink } from '@/lib/wish/draft-on-server'
import { readWish, wishSuffix, wishTextOf } from '@/lib/wish/wish'

interface SharedListProps {
  catalogue: Catalogue
  /** Those of the address that visitors can open. */
  trips: readonly Product[]
  /** How many names of the address stand for no trip. */
  unknown: number
  /** What the page was asked with: the wish goes into the message. */
  query: URLSearchParams
  locale: Locale
  newWindowHint: string
}

/** The list that somebody sent: readable without scripts, and with them kept at a touch. */
export function SharedList({ catalogue, trips, unknown, query, locale, newWindowHint }: SharedListProps) {
  const { list } = wordsOf(locale).choosing
  if (trips.length === 0) {
    return <p className="mb-8 rounded-md bg-medium p-4 text-on-medium">{list.sharedNone}</p>
  }
  const wish = wishTextOf(query)
  const slugs = trips.map(({ slug }) => slug)
  const ask = tripsLink(draftWriter(catalogue, locale), slugs, 'list')
  const tiles = tripTiles(tileSources(catalogue, locale, trips), locale)
  return (
    <section className="mb-12">
      <h2 className="text-heading">{list.shared}</h2>
      <p className="mt-2 max-w-prose text-soft">{list.sharedLead}</p>
      {unknown > 0 ? <p className="mt-4 rounded-md bg-medium p-4 text-on-medium">{list.dropped}</p> : null}
      <ul className="tiles mt-5">
        {slugs.map((slug) => (
          <li key={slug} className="tile">
            {tiles[slug]}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3" data-screen-only>
        <ChatButton
          locale={locale}
          href={ask}
          answered={wish === '' ? undefined : { text: wish, href: wishedLink(ask, readWish(query), locale) }}
          newWindowHint={newWindowHint}
        >
          <Icon name="chat" />
          {list.ask}
        </ChatButton>
        <ButtonLink
          look="secondary"
          href={`${addressOf('compare', locale)}${tripsQuery(slugs.slice(0, maxCompared))}${wishSuffix(wish, '&')}`}
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
