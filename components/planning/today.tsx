'use client'

import { useEffect } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { dayOf } from '@/lib/planning/paraty-time'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { DayDrawing, minuteOfDay } from './day-drawing'
import { useParatyNow } from './use-paraty-now'
import { loadSky, useSky } from './use-sky'

interface TodayProps {
  locale: Locale
  words: PlanningWords['day']
}

/** Today over Paraty, as it is on the visitor's own clock: no service is asked. */
export function Today({ locale, words }: TodayProps) {
  const now = useParatyNow()
  const astronomy = useSky()
  useEffect(() => {
    loadSky()
  }, [])
  if (astronomy.status === 'failed') return <p>{words.failed}</p>
  const day = now === undefined ? undefined : dayOf(now)
  const sky = astronomy.status === 'ready' && day !== undefined ? astronomy.skyOf(day) : undefined
  if (!sky || day === undefined || now === undefined) return <p>{words.loading}</p>
  return (
    <DayDrawing day={day} sky={sky} terrain="water" locale={locale} words={words} now={minuteOfDay(now)} />
  )
}
