'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import type { Words } from '@/lib/i18n/words'
import { fetchCounts } from '@/lib/staff/browser-counts'
import type { Counts } from '@/lib/staff/counts'

const cards: { table: keyof Counts; href: string; icon: IconName; paint: string }[] = [
  { table: 'tours', href: '/admin/tours', icon: 'paddle', paint: 'bg-paint-cobalt' },
  { table: 'expeditions', href: '/admin/expeditions', icon: 'peak', paint: 'bg-paint-green' },
  { table: 'aca_courses', href: '/admin/aca-courses', icon: 'tide', paint: 'bg-paint-cyan' },
  { table: 'site_content', href: '/admin/content', icon: 'book', paint: 'bg-paint-terracotta' },
]

interface CountCardsProps {
  initial: Counts
  words: Words['admin']['dashboard']
}

/**
 * The four counts. One that could not be loaded shows 0, as the spec has it, but says so, and can be asked
 * for again without loading the page anew.
 */
export function CountCards({ initial, words }: CountCardsProps) {
  const [counts, setCounts] = useState(initial)
  const [isLoading, setLoading] = useState(false)
  const [isRetried, setRetried] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const failed = cards.filter(({ table }) => counts[table] === null)

  const retry = async ({ currentTarget: button }: MouseEvent) => {
    if (isLoading) return
    setLoading(true)
    const fresh = await fetchCounts()
    // The button disappears when nothing is missing any more, and the focus would be lost with it.
    const isLast = fresh !== undefined && !cards.some(({ table }) => fresh[table] === null)
    if (isLast && document.activeElement === button) status.current?.focus({ preventScroll: true })
    if (fresh) setCounts(fresh)
    setLoading(false)
    setRetried(true)
  }

  const outcome =
    failed.length > 0
      ? `${words.countFailed}: ${failed.map(({ table }) => words.counts[table]).join(', ')}`
      : cards.map(({ table }) => `${counts[table]} ${words.counts[table]}`).join(', ')

  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {cards.map(({ table, href, icon, paint }) => (
          <li key={table}>
            <a
              href={href}
              className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-4 transition-shadow hover:shadow-card sm:p-5"
            >
              <span className={`grid size-11 place-items-center rounded-full text-white ${paint}`}>
                <Icon name={icon} className="size-6" />
              </span>
              <span>
                <span className="block font-display text-[2.5rem] leading-none">{counts[table] ?? 0}</span>
                <span className="mt-1.5 block font-semibold">{words.counts[table]}</span>
                {counts[table] === null ? (
                  <span className="mt-1 block text-sm text-terracotta">{words.countFailed}</span>
                ) : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p role="status" ref={status} tabIndex={-1} className="sr-only">
        {isLoading ? words.retrying : isRetried ? outcome : ''}
      </p>
      {failed.length > 0 ? (
        <button
          type="button"
          onClick={retry}
          aria-disabled={isLoading}
          className={buttonClass({ look: 'plain' }, 'mt-3')}
        >
          {isLoading ? words.retrying : words.retryCounts}
        </button>
      ) : null}
    </>
  )
}
