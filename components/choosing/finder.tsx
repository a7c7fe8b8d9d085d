'use client'

import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { ChatLink } from '@/components/booking/chat-link'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useWishText } from '@/components/wish/use-wish'
import { everyField, WishFields } from '@/components/wish/wish-fields'
import { WishForm } from '@/components/wish/wish-form'
import { type Answer, answerWish } from '@/lib/choosing/answer'
import type { FinderTrip } from '@/lib/choosing/finder-trip'
import type { FinderWords } from '@/lib/choosing/finder-words'
import { seasonText } from '@/lib/choosing/sentences'
import { fill, fillCounted } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { tellVisit } from '@/lib/visits/tell'
import {
  monthOf,
  noWish,
  type Wish,
  wishOf,
  wishSuffix,
  wishText,
  wishTextOf,
  withoutCriterion,
} from '@/lib/wish/wish'
import { criterionText, wishLine } from '@/lib/wish/wish-sentences'
import { currentWish, sayWish } from '@/lib/wish/wish-store'
import { FinderResults } from './finder-results'

interface FinderProps {
  /** The finder's own address, without a query. */
  action: string
  /** The wish that the page answers. */
  answered: string
  locale: Locale
  trips: readonly FinderTrip[]
  /** What is shown of each trip, by slug. */
  tiles: Readonly<Record<string, ReactNode>>
  words: FinderWords
  /** The chat that asks for advice, as it is and with the wish that the page answers. */
  chat: { href: string; answered: string }
  newWindowHint: string
}

/** How many trips suit, as it is seen and announced. */
function countText({ suits, ask }: Answer, total: number, isAsked: boolean, { answer }: FinderWords): string {
  if (!isAsked) return fill(answer.all, { total })
  const first =
    suits.length === 0 ? fill(answer.none, { total }) : fillCounted(answer, { count: suits.length, total })
  return ask.length === 0 ? first : `${first} · ${fillCounted(answer.askCount, { count: ask.length })}`
}

/**
 * The finder. The address holds the wish: the server answers it without scripts, and with them each choice is answered at
 * once, becomes the address, and Back takes it back.
 */
export function Finder(props: FinderProps) {
  const { action, answered, locale, trips, tiles, words, chat, newWindowHint } = props
  const text = useWishText(answered)
  const wish = wishOf(text)
  const results = useRef<HTMLHeadingElement>(null)
  const answer = answerWish(trips, wish, locale)
  const isAsked = text !== ''
  const line = wishLine(wish, words.wish, locale)

  const isEmpty = isAsked && answer.suits.length === 0 && answer.ask.length === 0
  useEffect(() => {
    if (!isEmpty) return
    // What somebody passes by while choosing is not what they asked for.
    const timer = setTimeout(() => tellVisit({ wish: text }), 3_000)
    return () => clearTimeout(timer)
  }, [isEmpty, text])

  const go = (next: string) => window.history.pushState(null, '', `${action}${wishSuffix(next)}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the scripts run
  useEffect(() => {
    const named = () => wishTextOf(new URLSearchParams(window.location.search))
    // What was said elsewhere, or before the scripts ran, belongs into the address. Not before the router hears of new
    // addresses: its effects run after those of the page.
    const timer = setTimeout(() => {
      const said = currentWish()
      if (said !== named()) window.history.replaceState(null, '', `${action}${wishSuffix(said)}`)
    })
    // Back from the first choice comes to the address without one.
    const onBack = () => {
      if (window.location.pathname === action) sayWish(named())
    }
    window.addEventListener('popstate', onBack)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', onBack)
    }
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    results.current?.focus()
  }
  const linkTo = (next: Wish) => ({
    href: `${action}${wishSuffix(wishText(next))}`,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      sayWish(wishText(next))
      go(wishText(next))
      results.current?.focus()
    },
  })
  const group = { tiles, words, locale }
  const hasOpenAge = answer.ask.some(({ notes }) => notes.some(({ kind }) => kind === 'ageUnknown'))

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-10">
      <details
        // Folded to one line where the answer is what people came for; the key opens it where the page was asked nothing.
        open={answered === '' ? true : undefined}
        data-screen-only
        className="group/wish fold-narrow rounded-lg bg-sand lg:sticky lg:top-[calc(var(--header-height)+1.25rem)]"
      >
        <summary className="flex min-h-13 items-center justify-between gap-3 px-4 py-2 font-semibold lg:hidden">
          <span className="min-w-0">{line || words.controls.form}</span>
          <Icon name="down" className="size-5 transition-transform group-open/wish:rotate-180" />
        </summary>
        <WishForm
          answered={answered}
          onSaid={go}
          action={action}
          method="get"
          aria-label={words.controls.form}
          onSubmit={submit}
          className="grid grid-cols-2 items-end gap-3 p-4 pt-0 lg:max-h-[calc(100dvh-var(--header-height)-2.5rem)] lg:grid-cols-1 lg:gap-2.5 lg:overflow-y-auto lg:p-4"
        >
          <WishFields fields={everyField} words={words.wish} locale={locale} wish={wishOf(answered)} />
          <p className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2">
            <button type="submit" className={buttonClass()}>
              {words.controls.submit}
            </button>
            {isAsked ? (
              <a
                {...linkTo(noWish)}
                className="inline-flex min-h-11 items-center font-semibold text-cobalt underline underline-offset-4"
              >
                {words.controls.clear}
              </a>
            ) : null}
          </p>
        </WishForm>
      </details>
      <div className="min-w-0">
        <h2 ref={results} tabIndex={-1} className="sr-only">
          {words.answer.title}
        </h2>
        <p role="status" className="font-display text-heading font-extrabold">
          {countText(answer, trips.length, isAsked, words)}
        </p>
        <Season wish={wish} words={words} />
        <FinderResults matches={answer.suits} {...group} className="mt-5" />
        {answer.ask.length > 0 ? (
          <>
            <h2 className="mt-8 text-heading">{words.answer.askTitleGroup}</h2>
            <p className="mt-1 max-w-prose text-soft">
              {hasOpenAge ? words.answer.askAgeLeadGroup : words.answer.askLeadGroup}
            </p>
            <FinderResults matches={answer.ask} {...group} saidAbove="ageUnknown" className="mt-4" />
          </>
        ) : null}
        {answer.nearest.length > 0 ? (
          <>
            <h2 className="mt-8 text-heading">{words.answer.nearest}</h2>
            <FinderResults matches={answer.nearest} {...group} className="mt-4" />
            <h2 className="mt-8 text-heading">{words.answer.loosen}</h2>
            {answer.loosen.length === 0 ? <p className="mt-2">{words.answer.loosenNothing}</p> : null}
            <ul className="mt-3 space-y-2">
              {answer.loosen.map(({ criterion, count }) => (
                <li key={criterion}>
                  <a
                    {...linkTo(withoutCriterion(wish, criterion))}
                    className="inline-block py-1 font-semibold text-cobalt underline underline-offset-4"
                  >
                    {fill(count === 1 ? words.answer.loosenOne : words.answer.loosenOther, {
                      criterion: criterionText(criterion, wish, words.wish, locale) ?? '',
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
            <FinderResults matches={answer.rest} {...group} className="px-3 pb-4" />
          </details>
        ) : null}
        <p className="mt-8 max-w-prose" data-screen-only>
          <span className="font-semibold">{words.answer.askTitle}</span> {words.answer.askText}{' '}
          <ChatLink
            href={chat.href}
            answered={answered === '' ? undefined : { text: answered, href: chat.answered }}
            locale={locale}
            className={buttonClass({ look: 'plain' })}
            newWindowHint={newWindowHint}
          >
            <Icon name="chat" />
            {words.answer.ask}
          </ChatLink>
        </p>
      </div>
    </div>
  )
}

/** What the season of the month is like. */
function Season({ wish, words }: { wish: Wish; words: FinderWords }) {
  const month = monthOf(wish)
  return month === undefined ? null : <p className="mt-3 max-w-prose text-soft">{seasonText(month, words)}</p>
}
