'use client'

import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { ChatButton } from '@/components/booking/chat-button'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ShareButton } from '@/components/ui/share-button'
import { useWishText } from '@/components/wish/use-wish'
import { type DraftWriter, tripsLink } from '@/lib/choosing/drafts'
import { announce, noSavedList, onListChange, savedList, toggleSaved } from '@/lib/choosing/saved-list'
import { maxCompared, tripsQuery } from '@/lib/choosing/trip-slugs'
import { fill, fillCounted } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { wishSuffix } from '@/lib/wish/wish'

interface MyListProps {
  /** What is shown of each trip of the catalogue, by slug. */
  tiles: Readonly<Record<string, ReactNode>>
  titles: Readonly<Record<string, string>>
  words: Words['choosing']['list']
  writer: DraftWriter
  /** Addresses of the list and of the comparison, without a query. */
  listHref: string
  compareHref: string
  newWindowHint: string
  locale: Locale
  /** Whether the list stands below one that was sent; alone it is what the page's title names. */
  isBesideShared: boolean
  /** Shown while the list is empty. */
  children: ReactNode
}

/**
 * The trips that this device keeps: a message for all of them, a link that hands them on, the way to the
 * comparison. What has left the catalogue since is not shown and not asked about.
 */
export function MyList(props: MyListProps) {
  const {
    tiles,
    titles,
    words,
    writer,
    listHref,
    compareHref,
    newWindowHint,
    locale,
    isBesideShared,
    children,
  } = props
  const kept = useSyncExternalStore(onListChange, savedList, noSavedList)
  const wish = wishSuffix(useWishText(), '&')
  const heading = useRef<HTMLHeadingElement>(null)
  const slugs = kept.filter((slug) => tiles[slug] !== undefined)
  const remove = (slug: string) => {
    toggleSaved(slug)
    announce(fill(words.removed, { title: titles[slug] ?? '' }))
    // The button that was pressed is gone.
    heading.current?.focus()
  }
  return (
    <section className="[@media(scripting:none)]:hidden">
      <h2 ref={heading} tabIndex={-1} className={isBesideShared ? 'text-heading outline-none' : 'sr-only'}>
        {words.own}
      </h2>
      {slugs.length === 0 ? (
        <>
          <p className="mt-3 max-w-prose">{words.empty}</p>
          {children}
        </>
      ) : (
        <>
          <p className="mt-2 text-soft">{fillCounted(words, { count: slugs.length })}</p>
          <ul className="tiles mt-5">
            {slugs.map((slug) => (
              <li key={slug} className="tile">
                {tiles[slug]}
                <p data-screen-only>
                  <button
                    type="button"
                    aria-label={fill(words.removeFor, { title: titles[slug] ?? '' })}
                    onClick={() => remove(slug)}
                    className="relative z-10 min-h-11 font-semibold text-cobalt underline underline-offset-4"
                  >
                    {words.remove}
                  </button>
                </p>
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-start gap-3" data-screen-only>
            <ChatButton locale={locale} href={tripsLink(writer, slugs, 'list')} newWindowHint={newWindowHint}>
              <Icon name="chat" />
              {words.ask}
            </ChatButton>
            <ButtonLink
              look="secondary"
              href={`${compareHref}${tripsQuery(slugs.slice(0, maxCompared))}${wish}`}
            >
              {slugs.length > maxCompared ? words.compareFirst : words.compare}
            </ButtonLink>
            <ShareButton
              title={words.title}
              address={`${listHref}${tripsQuery(slugs)}${wish}`}
              words={{ ...words, button: words.share }}
            />
          </div>
        </>
      )}
    </section>
  )
}
