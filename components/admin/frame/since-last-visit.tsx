'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { fill } from '@/lib/i18n/fill'

const key = 'panel-visits'
/** Pages opened within this time belong to one visit, in milliseconds. */
const visitMs = 30 * 60_000

/** When the visit before this one ended on this device; undefined at the first. */
function previousVisit(now: number): number | undefined {
  try {
    const [last = 0, before = 0] = (localStorage.getItem(key) ?? '').split(' ').map(Number)
    const previous = now - last > visitMs ? last : before
    localStorage.setItem(key, `${now} ${previous}`)
    return previous || undefined
  } catch {
    return undefined
  }
}

interface SinceLastVisitProps {
  words: { title: string; fresh: string; none: string; mark: string }
  entries: { id: number; at: number; content: ReactNode }[]
}

/** What the team changed lately, newest first; what came since this device was here before is marked. */
export function SinceLastVisit({ words, entries }: SinceLastVisitProps) {
  const [since, setSince] = useState<number>()
  useEffect(() => setSince(previousVisit(Date.now())), [])
  const fresh = since === undefined ? 0 : entries.filter(({ at }) => at > since).length
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title" className="text-heading">
        {words.title}
      </h2>
      <p className="mt-1 text-sm text-soft">{fresh > 0 ? fill(words.fresh, { count: fresh }) : words.none}</p>
      <ol className="mt-2 divide-y divide-line">
        {entries.map(({ id, at, content }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 py-1.5">
            <span className="min-w-0 grow">{content}</span>
            {since !== undefined && at > since ? (
              <span className="rounded-full bg-easy px-2.5 py-0.5 text-sm font-semibold text-on-easy">
                {words.mark}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
