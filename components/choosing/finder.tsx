'use client'

import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { buttonClass, ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Answer, answerCriteria } from '@/lib/choosing/answer'
import {
  type Criteria,
  type CriterionName,
  criteriaQuery,
  givenCriteria,
  noCriteria,
  readCriteria,
  withoutCriterion,
} from '@/lib/choosing/criteria'
import { criteriaLink, type DraftWriter } from '@/lib/choosing/drafts'
import type { FinderTrip } from '@/lib/choosing/finder-trip'
import type { FinderWords } from '@/lib/choosing/finder-words'
import { choiceText, seasonText } from '@/lib/choosing/sentences'
import { fill, fillCounted } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import { everyQuestion, FinderFields } from './finder-fields'
import { FinderResults } from './finder-results'
import { useQuery } from './use-query'

interface FinderProps {
  /** The finder's own address, without a query. */
  action: string
  /** The query that the page answers. */
  query: string
  locale: Locale
  trips: readonly FinderTrip[]
  /** What is shown of each trip, by slug. */
  tiles: Readonly<Record<string, ReactNode>>
  words: FinderWords
  writer: DraftWriter
  newWindowHint: string
}

/** How many trips fit, as it is seen and announced. */
function countText({ fitting }: Answer, total: number, isAsked: boolean, { answer }: FinderWords): string {
  if (!isAsked) return fill(answer.all, { total })
  if (fitting.length === 0) return fill(answer.none, { total })
  return fillCounted(answer, { count: fitting.length, total })
}

/** What a form would send. */
function queryOfForm(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  return query
}

/**
 * The finder. The address holds the criteria: the server answers it without scripts, and with them each
 * choice is answered at once, becomes the address, and Back takes it back.
 */
export function Finder({ action, query, locale, trips, tiles, words, writer, newWindowHint }: FinderProps) {
  const criteria = readCriteria(useQuery(query))
  const results = useRef<HTMLHeadingElement>(null)
  const answer = answerCriteria(trips, criteria, locale)
  const isAsked = givenCriteria(criteria).length > 0

  const go = (next: Criteria) => window.history.pushState(null, '', `${action}${criteriaQuery(next)}`)
  const choose = (name: CriterionName, values: string[]) => {
    const query = new URLSearchParams(criteriaQuery(withoutCriterion(criteria, name)))
    for (const value of values) query.append(name, value)
    go(readCriteria(query))
  }
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the scripts run
  useEffect(() => {
    // What was chosen before, or kept by the browser over a reload, is shown without having been answered.
    const answerShown = () => {
      const shown = form.current && readCriteria(queryOfForm(form.current))
      if (shown && criteriaQuery(shown) !== criteriaQuery(criteria)) {
        window.history.replaceState(null, '', `${action}${criteriaQuery(shown)}`)
      }
    }
    // Not before the router hears of new addresses: its effects run after those of the page.
    const timer = setTimeout(answerShown)
    return () => clearTimeout(timer)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    results.current?.focus()
  }
  const linkTo = (next: Criteria) => ({
    href: `${action}${criteriaQuery(next)}`,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      go(next)
      results.current?.focus()
    },
  })

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[17rem_1fr] lg:gap-10">
      <form
        ref={form}
        action={action}
        method="get"
        aria-label={words.controls.form}
        onSubmit={submit}
        data-screen-only
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 rounded-lg bg-sand p-4 sm:grid-cols-3 sm:p-6 lg:sticky lg:top-[calc(var(--header-height)+1.25rem)] lg:max-h-[calc(100dvh-var(--header-height)-2.5rem)] lg:grid-cols-1 lg:gap-y-3 lg:overflow-y-auto"
      >
        <FinderFields
          names={everyQuestion}
          criteria={criteria}
          words={words}
          locale={locale}
          onChoice={choose}
        />
        <p className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="submit" className={buttonClass()}>
            {words.controls.submit}
          </button>
          {isAsked ? (
            <a {...linkTo(noCriteria)} className="font-semibold text-cobalt underline underline-offset-4">
              {words.controls.clear}
            </a>
          ) : null}
        </p>
      </form>
      <div className="min-w-0">
        <h2 ref={results} tabIndex={-1} className="sr-only">
          {words.answer.title}
        </h2>
        <p role="status" className="font-display text-heading font-extrabold">
          {countText(answer, trips.length, isAsked, words)}
        </p>
        {criteria.month === undefined ? null : (
          <p className="mt-3 max-w-prose rounded-md bg-sand p-4">{seasonText(criteria.month, words)}</p>
        )}
        <FinderResults
          matches={answer.fitting}
          tiles={tiles}
          words={words}
          locale={locale}
          className="mt-6"
        />
        {answer.nearest.length > 0 ? (
          <>
            <h2 className="mt-8 text-heading">{words.answer.nearest}</h2>
            <FinderResults
              matches={answer.nearest}
              tiles={tiles}
              words={words}
              locale={locale}
              className="mt-4"
            />
            <h2 className="mt-8 text-heading">{words.answer.loosen}</h2>
            {answer.loosen.length === 0 ? <p className="mt-2">{words.answer.loosenNothing}</p> : null}
            <ul className="mt-3 space-y-2">
              {answer.loosen.map(({ criterion, count }) => (
                <li key={criterion}>
                  <a
                    {...linkTo(withoutCriterion(criteria, criterion))}
                    className="inline-block py-1 font-semibold text-cobalt underline underline-offset-4"
                  >
                    {fill(count === 1 ? words.answer.loosenOne : words.answer.loosenOther, {
                      criterion: `${words.criteria[criterion].label}: ${choiceText(criterion, criteria, words, locale) ?? ''}`,
                      count,
                    })}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {answer.rest.length > 0 ? (
          <details className="group mt-8 rounded-lg border border-line">
            <summary className="flex min-h-13 items-center justify-between gap-4 px-4 font-semibold hover:text-cobalt">
              {answer.rest.length === 1
                ? words.answer.restOne
                : fill(words.answer.rest, { count: answer.rest.length })}
              <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <FinderResults
              matches={answer.rest}
              tiles={tiles}
              words={words}
              locale={locale}
              className="px-3 pb-4"
            />
          </details>
        ) : null}
        <section className="mt-10 rounded-lg bg-deep p-6 text-on-deep sm:p-8" data-screen-only>
          <h2 className="text-heading">{words.answer.askTitle}</h2>
          <p className="mt-2 max-w-prose text-on-deep-soft">{words.answer.askText}</p>
          <p className="mt-5">
            <ExternalButton look="light" href={criteriaLink(writer, criteria)} newWindowHint={newWindowHint}>
              <Icon name="chat" />
              {words.answer.ask}
            </ExternalButton>
          </p>
        </section>
      </div>
    </div>
  )
}
