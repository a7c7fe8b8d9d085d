import { z } from 'zod'
import english from '../../messages/en-GB/planning.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/planning.json' with { type: 'json' }
import type { Locale } from '../locales.ts'
import { moonPhases, tides, yearParts } from './day.ts'
import { terrains } from './terrain.ts'

const text = z.string().trim().min(1)
const count = z.strictObject({ one: text, other: text })
const kinds = z.strictObject({ tour: text, expedition: text })

/** The words of what helps to plan (design §13) in one language, kept in `messages/{locale}/planning.json`. */
export const planningWordsSchema = z.strictObject({
  date: z.strictObject({ label: text, start: text, startOpen: text, trip: text, past: text }),
  day: z.strictObject({
    title: text,
    lead: text,
    empty: text,
    loading: text,
    failed: text,
    retry: text,
    sun: text,
    sunText: text,
    moon: text,
    moonText: text,
    phases: z.record(z.enum(moonPhases), text),
    tide: text,
    tides: z.record(z.enum(tides), text),
    season: text,
    seasons: z.record(z.enum(yearParts), text),
    starts: z.strictObject({ beforeSunrise: text, afterSunset: text, inLight: text }),
    note: text,
    ask: text,
    askThatDay: text,
    limits: text,
    limitsText: text,
    money: kinds,
  }),
  cancel: z.strictObject({
    title: text,
    lead: text,
    practice: z.strictObject({ title: text, lead: text, upTo: text, after: text, always: text }),
    now: text,
    nowMore: text,
    more: text,
    departed: text,
    best: text,
    bestMark: text,
    until: text,
    after: text,
    always: text,
    when: text,
    back: text,
    where: text,
    wordings: text,
    sources: z.strictObject({ tab: text, important: text, policy: text }),
    move: text,
    fee: z.strictObject({ free: text, part: text, silent: text }),
    refunds: z.strictObject({
      full: text,
      fullLessCosts: text,
      part: text,
      none: text,
      weather: text,
      medicalOrWeather: text,
    }),
    open: text,
    silent: text,
    nothing: text,
    notice: z.strictObject({ atLeast: text, lessThan: text, between: text, sameDay: text }),
    hours: count,
    days: count,
    count: text,
    untimed: text,
    favourable: text,
    exceptions: kinds,
  }),
  seasons: z.strictObject({
    title: text,
    rain: text,
    parts: z.record(z.enum(yearParts), text),
    mountain: text,
    inSeason: text,
    outOfSeason: text,
    light: text,
    lightText: text,
    summary: z.strictObject({ rainy: text, dry: text, mountain: text, light: text }),
    terrain: z.record(z.enum(terrains), text),
    note: text,
  }),
})
export type PlanningWords = z.infer<typeof planningWordsSchema>

const words: Record<Locale, PlanningWords> = {
  'pt-BR': planningWordsSchema.parse(portuguese),
  'en-GB': planningWordsSchema.parse(english),
}

/** The words of what helps to plan, in a language. */
export const planningWords = (locale: Locale): PlanningWords => words[locale]
