'use client'

import { useEffect } from 'react'
import type { Locale } from '@/lib/locales'
import type { StartAndEnd } from '@/lib/planning/day'
import { dayOf } from '@/lib/planning/paraty-time'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { DateField } from './date-field'
import { DaySummary } from './day-summary'
import { useChosenDate } from './use-chosen-date'
import { useParatyNow } from './use-paraty-now'
import { loadSky, useSky } from './use-sky'

interface ThatDayProps {
  starts: readonly StartAndEnd[]
  locale: Locale
  words: { date: Pick<PlanningWords['date'], 'label' | 'past'>; day: PlanningWords['day'] }
}

/**
 * "What that day is like": a date, and what the sky over Paraty does on it. The astronomy is computed on the
 * device and fetched when somebody reaches for the field, or at once where the address already names a date.
 */
export function ThatDay({ starts, locale, words }: ThatDayProps) {
  const [day, choose] = useChosenDate()
  const now = useParatyNow()
  const isChosen = day !== ''
  useEffect(() => {
    if (isChosen) loadSky()
  }, [isChosen])
  return (
    <div className="noscript:hidden" data-screen-only={isChosen ? undefined : true}>
      <div className="max-w-80" data-screen-only>
        <DateField
          label={words.date.label}
          value={day}
          onChoose={choose}
          min={now === undefined ? undefined : dayOf(now)}
          onIntent={loadSky}
        />
      </div>
      <div role="status" className="mt-5">
        {day !== '' && now !== undefined && day < dayOf(now) ? (
          <p>{words.date.past}</p>
        ) : (
          <Answer day={day} starts={starts} locale={locale} words={words.day} />
        )}
      </div>
    </div>
  )
}

function Answer({
  day,
  starts,
  locale,
  words,
}: Pick<ThatDayProps, 'starts' | 'locale'> & { day: string; words: PlanningWords['day'] }) {
  const astronomy = useSky()
  if (day === '') return <p className="text-soft">{words.empty}</p>
  if (astronomy.status === 'failed') {
    return (
      <p>
        {words.failed}{' '}
        <button
          type="button"
          onClick={loadSky}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          {words.retry}
        </button>
      </p>
    )
  }
  const sky = astronomy.status === 'ready' ? astronomy.skyOf(day) : undefined
  if (!sky) return <p className="text-soft">{words.loading}</p>
  return <DaySummary day={day} sky={sky} starts={starts} locale={locale} words={words} />
}
