'use client'

import { useEffect, useRef, useState } from 'react'

interface SectionIndexProps {
  /** Label of the navigation for screen readers. */
  label: string
  /** The chapters in their order: anchor and name. */
  chapters: readonly { id: string; label: string }[]
}

/** A chapter is being read from when its top has passed this share of the screen's height. */
const readingLine = 0.35

/**
 * The index of a long page, which stays under the header. Its links work without scripts; where they run, the chapter
 * that is being read is marked and, on a narrow screen, scrolled into view.
 */
export function SectionIndex({ label, chapters }: SectionIndexProps) {
  const [current, setCurrent] = useState<string>()
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const wasMarked = useRef(false)

  useEffect(() => {
    const mark = () => {
      const line = window.innerHeight * readingLine
      const begun = chapters.filter(({ id }) => {
        const chapter = document.getElementById(id)
        return chapter !== null && chapter.getBoundingClientRect().top <= line
      })
      setCurrent(begun.at(-1)?.id)
    }
    // Bands without an anchor are watched, too: a jump from one to another must not go unnoticed.
    const observer = new IntersectionObserver(mark, {
      rootMargin: `-${readingLine * 100}% 0px -${(1 - readingLine) * 100}%`,
    })
    for (const band of nav.current?.parentElement?.children ?? []) observer.observe(band)
    return () => observer.disconnect()
  }, [chapters])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter is marked
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    // Before any chapter has been marked, the row stays where a finger may have moved it.
    if (!row || !(link || wasMarked.current)) return
    wasMarked.current = true
    row.scrollTo({ left: link ? link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 : 0 })
  }, [current])

  return (
    <nav
      ref={nav}
      aria-label={label}
      data-index
      data-screen-only
      className="sticky low:static top-(--header-height) z-30 border-y border-line bg-wall"
    >
      <ul ref={list} className="page relative flex overflow-x-auto [scrollbar-width:none] md:justify-between">
        {chapters.map(({ id, label: name }) => (
          <li key={id} className="shrink-0 first:-ml-2.5 last:-mr-2.5">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center border-b-3 border-transparent px-2.5 pt-0.5 text-base font-semibold whitespace-nowrap text-soft -outline-offset-3 hover:text-ink aria-[current]:border-paint-terracotta aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
