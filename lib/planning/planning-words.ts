import { z } from 'zod'
import english from '../../messages/en-GB/planning.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/planning.json' with { type: 'json' }
import { messagesOf } from '../i18n/messages.ts'
import type { Locale } from '../locales.ts'
import { moonPhases, tides } from './day.ts'
import { terrains } from './terrain.ts'
import { yearParts } from './year.ts'

const text = z.string().trim().min(1)
const kinds = z.strictObject({ tour: text, expedition: text })

/** The words of what helps to plan in one language, kept in `messages/{locale}/planning.json`. */
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
    practice: z.strictObject({ title: text, lead: text, after: text, always: text }),
    now: text,
    nowMore: text,
    more: text,
    departed: text,
    best: text,
    bestMark: text,
    until: text,
    after: text,
    always: text,
    back: text,
    where: text,
    wordings: text,
    sources: z.strictObject({ tab: text, important: text, policy: text }),
    move: text,
    fee: z.strictObject({ free: text, part: text, silent: text }),
    open: text,
    silent: text,
    nothing: text,
    count: text,
    untimed: text,
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
type PlanningFile = z.infer<typeof planningWordsSchema>

/** Sentences about refunds that the Cancellation tab has as well; they stand in `interface.json`. */
type SharedWords = Pick<
  ReturnType<typeof messagesOf>['cancellation'],
  'when' | 'favourable' | 'notice' | 'hours' | 'days' | 'refunds'
>

export type PlanningWords = Omit<PlanningFile, 'cancel'> & { cancel: PlanningFile['cancel'] & SharedWords }

function withSharedWords(file: PlanningFile, locale: Locale): PlanningWords {
  const { when, favourable, notice, hours, days, refunds } = messagesOf(locale).cancellation
  return { ...file, cancel: { ...file.cancel, when, favourable, notice, hours, days, refunds } }
}

const words: Record<Locale, PlanningWords> = {
  'pt-BR': withSharedWords(planningWordsSchema.parse(portuguese), 'pt-BR'),
  'en-GB': withSharedWords(planningWordsSchema.parse(english), 'en-GB'),
}

/** The words of what helps to plan, in a language. */
export const planningWords = (locale: Locale): PlanningWords => words[locale]
