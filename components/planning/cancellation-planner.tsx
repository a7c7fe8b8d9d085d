'use client'

import { useId, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { cancellationDeadlines, type Wording } from '@/lib/planning/cancellation-deadlines'
import { clockMinutes, dayOf, timeText } from '@/lib/planning/paraty-time'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { CancellationOutlook, CurrentRefund } from './cancellation-outlook'
import { DateField, fieldLook } from './date-field'
import { useChosenDate } from './use-chosen-date'
import { useParatyNow } from './use-paraty-now'

/** A trip whose cancellation can be planned: what it is called, its departures and every wording that applies. */
export interface PlannedTrip {
  slug: string
  title: string
  kind: 'tour' | 'expedition'
  /** Clock times such as "08:30"; none where the trip has no fixed ones. */
  starts: readonly string[]
  wordings: readonly Wording[]
}

interface CancellationPlannerProps {
  /** One on a trip's page; several to choose from on the policy page. */
  trips: readonly PlannedTrip[]
  locale: Locale
  words: { date: PlanningWords['date']; cancel: PlanningWords['cancel'] }
}

/**
 * "If I have to cancel": for a date, the deadlines of every wording as dates and hours of Paraty. Needs
 * scripts; the rules themselves stand beside it without.
 */
export function CancellationPlanner({ trips, locale, words }: CancellationPlannerProps) {
  const id = useId()
  const now = useParatyNow()
  const [day, choose] = useChosenDate()
  const [slug, setSlug] = useState<string>()
  const [start, setStart] = useState<string>()
  const trip = trips.find((candidate) => candidate.slug === slug) ?? trips[0]
  if (!trip) return null
  // A departure that was chosen for another trip does not count.
  const chosenStart = start !== undefined && trip.starts.includes(start) ? start : undefined
  const onlyStart = trip.starts.length === 1 ? trip.starts[0] : undefined
  const deadlines = cancellationDeadlines(trip.wordings, { day, start: chosenStart ?? onlyStart })
  const isPast = now !== undefined && deadlines !== undefined && day < dayOf(now)
  const answer = deadlines && now !== undefined && !isPast ? { deadlines, now } : undefined

  return (
    <div className="noscript:hidden">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3" data-screen-only>
        {trips.length > 1 ? (
          <div>
            <label htmlFor={`${id}-trip`} className="font-semibold">
              {words.date.trip}
            </label>
            <select
              id={`${id}-trip`}
              value={trip.slug}
              onChange={({ target }) => setSlug(target.value)}
              className={fieldLook}
            >
              {trips.map((option) => (
                <option key={option.slug} value={option.slug}>
                  {option.title}
                </option>
              ))}
            </select>
          </div>
        ) : null}
        <DateField
          label={words.date.label}
          value={day}
          onChoose={choose}
          min={now === undefined ? undefined : dayOf(now)}
        />
        {trip.starts.length > 1 ? (
          <div>
            <label htmlFor={`${id}-start`} className="font-semibold">
              {words.date.start}
            </label>
            <select
              id={`${id}-start`}
              value={chosenStart ?? ''}
              onChange={({ target }) => setStart(target.value)}
              className={fieldLook}
            >
              <option value="">{words.date.startOpen}</option>
              {trip.starts.map((clock) => (
                <option key={clock} value={clock}>
                  {timeText(clockMinutes(clock), locale)}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </div>
      <div role="status" className="mt-5 empty:hidden">
        {isPast ? <p>{words.date.past}</p> : null}
        {answer ? <CurrentRefund {...answer} locale={locale} words={words.cancel} /> : null}
      </div>
      {answer ? (
        <div className="mt-6">
          <CancellationOutlook {...answer} kind={trip.kind} locale={locale} words={words.cancel} />
        </div>
      ) : null}
    </div>
  )
}
