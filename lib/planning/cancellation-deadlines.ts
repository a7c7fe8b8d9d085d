import type { Notice, RefundRule } from '../catalogue/shape/trip-facts.ts'
import type { LeadTime, Refund } from '../catalogue/text/refund-text.ts'
import { clockMinutes, minutesOfDay, type ParatyMinute, startOfDay } from './paraty-time.ts'

/*
 * How the notices of the wordings (spec §9) are read. Where there are two readings, the customer gets the better one.
 *
 * - Hours are counted back from the departure, to the minute; the minute of the deadline itself is still in time. Where
 *   no departure is arranged they are counted from 00:00 of the trip's day: then the real deadline may be later than the
 *   one that is shown, never earlier.
 * - Days are days of the calendar: the whole day "three days before" has three days' notice, up to 23:59. Counted as
 *   3 × 24 hours the same deadline would fall earlier, at the hour of the departure.
 * - Where two rules of one wording apply, the better one counts ("up to 24 hours", "under 48 hours").
 * - What lies between two rules of a wording is open: it is agreed case by case, by the rule more favourable to the
 *   customer of the two beside it. After the last rule a wording says nothing, and the others count.
 */

/** A rule as the policy page may state it: its full refund yields to costs that were already paid out. */
export interface DatedRule extends RefundRule {
  lessCosts?: boolean
}

/** Reads as: asked for with this notice, another date costs this share of the price in per cent. */
export interface MoveRule {
  notice: Notice
  fee: number
}

/** Where the site states rules: the Cancellation tab, the trip's important information, the policy page. */
export type WordingSource = 'tab' | 'important' | 'policy'

export interface Wording {
  source: WordingSource
  rules: readonly DatedRule[]
  moves: readonly MoveRule[]
}

/** The figures of the policy page that its refunds and moves are made of, a part of the site's `policy-figures`. */
export interface RefundFigures {
  tours: { fullRefundHours: number; laterRefund: number; moveHours: number }
  expeditions: {
    moveHours: number
    moveFee: number
    fullRefundDays: number
    partFromDays: number
    partToDays: number
    partRefund: number
    fullChargeHours: number
  }
}

/** The rules of the policy page as a table like the others (spec §9 "Policy page"). */
export function policyWording(kind: 'tour' | 'expedition', figures: RefundFigures): Wording {
  if (kind === 'tour') {
    const { fullRefundHours, laterRefund, moveHours } = figures.tours
    return {
      source: 'policy',
      rules: [
        { notice: { by: 'atLeast', unit: 'hours', count: fullRefundHours }, refund: 100 },
        { notice: { by: 'lessThan', unit: 'hours', count: fullRefundHours }, refund: laterRefund },
      ],
      moves: [{ notice: { by: 'atLeast', unit: 'hours', count: moveHours }, fee: 0 }],
    }
  }
  const { fullRefundDays, partFromDays, partToDays, partRefund, fullChargeHours, moveHours, moveFee } =
    figures.expeditions
  return {
    source: 'policy',
    rules: [
      { notice: { by: 'atLeast', unit: 'days', count: fullRefundDays }, refund: 100, lessCosts: true },
      { notice: { by: 'between', from: partFromDays, to: partToDays }, refund: partRefund },
      { notice: { by: 'lessThan', unit: 'hours', count: fullChargeHours }, refund: 0 },
    ],
    moves: [
      { notice: { by: 'atLeast', unit: 'hours', count: moveHours }, fee: 0 },
      { notice: { by: 'lessThan', unit: 'hours', count: moveHours }, fee: moveFee },
    ],
  }
}

interface WordingTables {
  kind: 'tour' | 'expedition'
  /** The rules of the Cancellation tab; none where the trip's page has no tabs. */
  tab: readonly RefundRule[]
  /** The rules of the trip's important information; none where it refers to the tab. */
  important: readonly RefundRule[]
  figures: RefundFigures
}

/** Every wording that applies to a trip, in the order in which a visitor meets them. */
export const wordingsOf = ({ kind, tab, important, figures }: WordingTables): Wording[] => [
  ...(tab.length > 0 ? [{ source: 'tab' as const, rules: tab, moves: [] }] : []),
  ...(important.length > 0 ? [{ source: 'important' as const, rules: important, moves: [] }] : []),
  policyWording(kind, figures),
]

/** The day of a trip, and its departure where that is arranged. */
export interface Departure {
  /** "2027-03-09" */
  day: string
  /** "08:30" */
  start?: string
}

interface Anchor {
  midnight: ParatyMinute
  /** What hours are counted back from. */
  start: ParatyMinute
  /** The first minute at which there is nothing left to cancel. */
  end: ParatyMinute
}

/** undefined where the day is not one of the calendar. */
function anchorOf({ day, start }: Departure): Anchor | undefined {
  const midnight = startOfDay(day)
  if (midnight === undefined) return undefined
  if (start === undefined) return { midnight, start: midnight, end: midnight + minutesOfDay }
  const departure = midnight + clockMinutes(start)
  return { midnight, start: departure, end: departure + 1 }
}

interface Span {
  /** The first minute, or -Infinity. */
  from: number
  /** The first minute after it. */
  to: number
}

/** The minutes in which somebody who cancels gives this notice. */
function spanOf(notice: Notice, { midnight, start, end }: Anchor): Span {
  /** The first minute with fewer than so many days of the calendar left. */
  const daysLeft = (days: number) => midnight - (days - 1) * minutesOfDay
  switch (notice.by) {
    case 'sameDay':
      return { from: midnight, to: end }
    case 'between':
      return {
        from: daysLeft(Math.max(notice.from, notice.to) + 1),
        to: daysLeft(Math.min(notice.from, notice.to)),
      }
    case 'atLeast':
    case 'lessThan': {
      const boundary = notice.unit === 'days' ? daysLeft(notice.count) : start - notice.count * 60 + 1
      return notice.by === 'atLeast'
        ? { from: Number.NEGATIVE_INFINITY, to: boundary }
        : { from: boundary, to: end }
    }
  }
}

/**
 * Splits the time before the departure into stretches with one value each, and joins neighbours with the same value.
 */
function splitIntoStretches<Value>(
  spans: readonly Span[],
  end: ParatyMinute,
  valueAt: (minute: number) => Value,
  isSame: (a: Value, b: Value) => boolean,
): (Span & { value: Value })[] {
  const edges = [...new Set(spans.flatMap(({ from, to }) => [from, to]))]
    .filter((edge) => edge > Number.NEGATIVE_INFINITY && edge < end)
    .sort((a, b) => a - b)
  const stretches: (Span & { value: Value })[] = []
  for (const [at, from] of [Number.NEGATIVE_INFINITY, ...edges].entries()) {
    const to = edges[at] ?? end
    const value = valueAt(Number.isFinite(from) ? from : to - 1)
    const before = stretches.at(-1)
    if (before && isSame(before.value, value)) before.to = to
    else stretches.push({ from, to, value })
  }
  return stretches
}

const isWithin = (minute: number, { from, to }: Span): boolean => minute >= from && minute < to

export type RefundOutcome =
  | ({ kind: 'stated' } & Refund)
  /** Between two rules of the wording: agreed case by case, by the better of the two. */
  | { kind: 'open'; better: Refund }
  /** The wording says nothing of this time. */
  | { kind: 'silent' }

export interface Stretch extends Span {
  outcome: RefundOutcome
}

/** Whether the first refund is better for the customer than the second. */
function isBetter(a: Refund, b: Refund): boolean {
  if (a.refund !== b.refund) return a.refund > b.refund
  if (Boolean(a.lessCosts) !== Boolean(b.lessCosts)) return !a.lessCosts
  return a.exception !== undefined && b.exception === undefined
}

const best = (refunds: readonly Refund[]): Refund | undefined =>
  refunds.reduce<Refund | undefined>(
    (kept, refund) => (kept && !isBetter(refund, kept) ? kept : refund),
    undefined,
  )

const isSameRefund = (a: Refund, b: Refund): boolean => !isBetter(a, b) && !isBetter(b, a)

function isSameOutcome(a: RefundOutcome, b: RefundOutcome): boolean {
  if (a.kind === 'stated' && b.kind === 'stated') return isSameRefund(a, b)
  if (a.kind === 'open' && b.kind === 'open') return isSameRefund(a.better, b.better)
  return a.kind === b.kind
}

const refundOf = ({ refund, exception, lessCosts }: Refund): Refund => ({ refund, exception, lessCosts })

function refundStretches(rules: readonly DatedRule[], anchor: Anchor): Stretch[] {
  const dated = rules.map((rule) => ({ rule, span: spanOf(rule.notice, anchor) }))
  const outcomeAt = (minute: number): RefundOutcome => {
    const stated = best(dated.filter(({ span }) => isWithin(minute, span)).map(({ rule }) => rule))
    if (stated) return { kind: 'stated', ...refundOf(stated) }
    const before = dated.filter(({ span }) => span.to <= minute).sort((a, b) => b.span.to - a.span.to)[0]
    const after = dated.filter(({ span }) => span.from > minute).sort((a, b) => a.span.from - b.span.from)[0]
    const better = before && after ? best([before.rule, after.rule]) : undefined
    return better ? { kind: 'open', better: refundOf(better) } : { kind: 'silent' }
  }
  const spans = dated.map(({ span }) => span)
  return splitIntoStretches(spans, anchor.end, outcomeAt, isSameOutcome).map(({ value, ...span }) => ({
    ...span,
    outcome: value,
  }))
}

export interface MoveStretch extends Span {
  /** Share of the price in per cent that another date costs, or undefined where the wording says nothing. */
  fee: number | undefined
}

function moveStretches(moves: readonly MoveRule[], anchor: Anchor): MoveStretch[] {
  const dated = moves.map(({ fee, notice }) => ({ fee, span: spanOf(notice, anchor) }))
  const feeAt = (minute: number) => {
    const fees = dated.filter(({ span }) => isWithin(minute, span)).map(({ fee }) => fee)
    return fees.length > 0 ? Math.min(...fees) : undefined
  }
  const spans = dated.map(({ span }) => span)
  return splitIntoStretches(spans, anchor.end, feeAt, Object.is).map(({ value, ...span }) => ({
    ...span,
    fee: value,
  }))
}

export interface BestStretch extends Span {
  /** The best that any wording states, or undefined where none states anything. */
  refund: Refund | undefined
  /** The wordings that state it. */
  sources: WordingSource[]
  /** A wording that leaves this time open, and by whose better rule more would come back. */
  more: Refund | undefined
}

const sourcesAreSame = (a: readonly WordingSource[], b: readonly WordingSource[]): boolean =>
  a.join() === b.join()

function bestAt(wordings: readonly DatedWording[], minute: number): Omit<BestStretch, 'from' | 'to'> {
  const outcomes = wordings.flatMap(({ source, stretches }) =>
    stretches.filter((span) => isWithin(minute, span)).map(({ outcome }) => ({ source, outcome })),
  )
  const stated = outcomes.flatMap(({ source, outcome }) =>
    outcome.kind === 'stated' ? [{ source, refund: refundOf(outcome) }] : [],
  )
  const refund = best(stated.map((each) => each.refund))
  const open = best(outcomes.flatMap(({ outcome }) => (outcome.kind === 'open' ? [outcome.better] : [])))
  return {
    refund,
    sources: stated.filter((each) => refund && isSameRefund(each.refund, refund)).map(({ source }) => source),
    more: open && (!refund || isBetter(open, refund)) ? open : undefined,
  }
}

const areSame = (a: Refund | undefined, b: Refund | undefined): boolean =>
  a && b ? isSameRefund(a, b) : a === b

/** A wording with its rules as stretches of time. */
export interface DatedWording {
  source: WordingSource
  stretches: Stretch[]
  /** What another date costs; empty where the wording does not speak of it. */
  moves: MoveStretch[]
}

export interface Deadlines {
  wordings: DatedWording[]
  /** The most favourable of all wordings, for every moment. */
  best: BestStretch[]
  /** The trip's departure, or the first minute of its day where none is arranged. */
  start: ParatyMinute
  /** Whether the departure was given. */
  isTimed: boolean
  /** The first minute at which there is nothing left to cancel. */
  end: ParatyMinute
}

/**
 * What every wording gives back and until when, from the rule tables alone (spec §9).
 * @returns undefined where the day is not one of the calendar
 */
export function cancellationDeadlines(
  wordings: readonly Wording[],
  departure: Departure,
): Deadlines | undefined {
  const anchor = anchorOf(departure)
  if (!anchor) return undefined
  const dated = wordings.map(({ source, rules, moves }) => ({
    source,
    stretches: refundStretches(rules, anchor),
    moves: moves.length > 0 ? moveStretches(moves, anchor) : [],
  }))
  const bestStretches = splitIntoStretches(
    dated.flatMap(({ stretches }) => stretches),
    anchor.end,
    (minute) => bestAt(dated, minute),
    (a, b) => areSame(a.refund, b.refund) && areSame(a.more, b.more) && sourcesAreSame(a.sources, b.sources),
  ).map(({ value, ...span }) => ({ ...span, ...value }))
  return {
    wordings: dated,
    best: bestStretches,
    start: anchor.start,
    isTimed: departure.start !== undefined,
    end: anchor.end,
  }
}

/** The stretch that a minute falls into, or undefined once the trip has left. */
export const stretchAt = <Kind extends Span>(
  stretches: readonly Kind[],
  minute: ParatyMinute,
): Kind | undefined => stretches.find((span) => isWithin(minute, span))

/** The last minute of a stretch: its deadline. */
export const lastMinute = ({ to }: Span): ParatyMinute => to - 1

/** What comes back in practice, up to a lead time; the last step, up to the departure, has none. */
export interface PracticeStep {
  upTo: LeadTime | undefined
  /** undefined where no wording states anything. */
  refund: Refund | undefined
}

/** Any day will do: lead times do not depend on it. */
const someDay = '2027-06-15'

/**
 * What comes back in practice, without a date: the most favourable of all wordings, from long before the trip to its
 * departure. A wording that leaves a time open may give more than a step says, never less.
 */
export function refundsInPractice(wordings: readonly Wording[]): PracticeStep[] {
  const deadlines = cancellationDeadlines(wordings, { day: someDay })
  if (!deadlines) return []
  const { best: stretches, start, end } = deadlines
  return stretches.flatMap(({ to, refund }, index): PracticeStep[] => {
    const next = stretches[index + 1]
    if (next && areSame(refund, next.refund)) return []
    return [{ upTo: to === end ? undefined : leadTimeOf(start - to), refund }]
  })
}

/** Days end at midnight; hours are counted to the minute that is still in time (`spanOf`). */
const leadTimeOf = (minutes: number): LeadTime =>
  minutes % minutesOfDay === 0
    ? { unit: 'days', count: minutes / minutesOfDay + 1 }
    : { unit: 'hours', count: (minutes + 1) / 60 }
