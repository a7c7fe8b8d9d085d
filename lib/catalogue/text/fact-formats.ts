import type { useTranslations } from 'next-intl'
import type { Locale } from '../../i18n/locales.ts'
import type { Product } from '../shape/trip.ts'
import type { Duration, GroupSize, Rating, StartTime } from '../shape/trip-facts.ts'

export type FactsTranslator = ReturnType<typeof useTranslations<'facts'>>

/** Made once: making one takes longer than formatting a hundred numbers with it. */
const numberFormats: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR'),
  'en-GB': new Intl.NumberFormat('en-GB'),
}

/** A number as a language writes it: "1.840", "1,840", "1,5". */
export const numberText = (value: number, locale: Locale): string => numberFormats[locale].format(value)

const spread = ({ min, max }: { min: number; max: number }, locale: Locale): string =>
  min === max ? numberText(min, locale) : `${numberText(min, locale)}–${numberText(max, locale)}`

/** "4 horas", "até 8 horas", "3–4 days". */
export function durationText(duration: Duration, t: FactsTranslator): string {
  const { min, max } = duration.range
  const isRange = min !== max
  const text =
    duration.unit === 'hours'
      ? isRange
        ? t('hoursRange', { min, max })
        : t('hours', { count: max })
      : isRange
        ? t('daysRange', { min, max })
        : t('days', { count: max })
  if (duration.upTo) return t('upTo', { value: text })
  return duration.approximate ? t('about', { value: text }) : text
}

/** The short form of the menus: "4h", "4-8h", "2 dias", "4-6 dias" (spec §2.2). */
export function menuDurationText(duration: Duration, t: FactsTranslator): string {
  const { min, max } = duration.range
  const range = min === max ? String(max) : `${min}-${max}`
  return duration.unit === 'hours' ? t('menuHours', { range }) : t('menuDays', { range })
}

/** Each language's reading of the largest group: the sources differ (spec §9). */
export const maxGroup: Record<Locale, (group: GroupSize) => number> = {
  'pt-BR': ({ max }) => max,
  'en-GB': ({ max, maxEnglish = max }) => maxEnglish,
}

/** "2–10 pessoas", "up to 6 people". */
export function groupText(group: GroupSize, locale: Locale, t: FactsTranslator): string {
  const max = maxGroup[locale](group)
  if (group.min === undefined) return t('peopleUpTo', { max })
  return group.min === max ? t('peopleExactly', { max }) : t('people', { min: group.min, max })
}

/** An hour of the day as sentences have it: "7h", "19h30"; "7 am", "7.30 pm" (spec §2.2). */
export function hourText(clock: string, locale: Locale): string {
  const [hours = '', minutes = ''] = clock.split(':')
  const hour = Number(hours)
  if (locale === 'pt-BR') return minutes === '00' ? `${hour}h` : `${hour}h${minutes}`
  const half = hour < 12 ? 'am' : 'pm'
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  return minutes === '00' ? `${twelve}\u00a0${half}` : `${twelve}.${minutes}\u00a0${half}`
}

/** "08h30 às 12h30", "03:30 (sunrise)". */
export function startTimeText({ start, end, option }: StartTime, locale: Locale, t: FactsTranslator): string {
  const from = clockText(start, locale)
  if (end) return t('timeRange', { start: from, end: clockText(end, locale) })
  return option === 'sunrise' ? t('sunrise', { time: from }) : from
}

/** "4,8 de 5 · 134 avaliações", "4.9 out of 5". */
export function ratingText({ value, reviews }: Rating, locale: Locale, t: FactsTranslator): string {
  const stars = numberText(value, locale)
  return reviews === undefined
    ? t('ratingOf', { value: stars })
    : t('ratingReviews', { value: stars, count: reviews })
}

export interface Fact {
  key:
    | 'duration'
    | 'active'
    | 'distance'
    | 'difficulty'
    | 'group'
    | 'startTimes'
    | 'altitude'
    | 'meetingPoint'
  label: string
  /** One line each. */
  values: string[]
}

/**
 * The facts grid of a detail page (spec §2.8): boat trips hide time, distance and difficulty, the time is
 * paddling for kayaks and walking for treks, and what the sources do not say is confirmed in the chat.
 */
export function detailFacts(
  { category, detail }: Product,
  difficulty: string | undefined,
  locale: Locale,
  t: FactsTranslator,
): Fact[] {
  const fact = (key: Fact['key'], label: string, ...values: (string | undefined)[]): Fact => {
    const known = values.filter((value) => value !== undefined)
    return { key, label, values: known.length > 0 ? known : [t('unknown')] }
  }
  const { duration, activeHours, distanceKm, group, startTimes, altitudeM, meetingPoint } = detail
  const facts = [fact('duration', t('duration'), durationText(duration, t))]
  if (category !== 'Barco') {
    facts.push(
      fact(
        'active',
        category === 'Trekking' ? t('hikingTime') : t('paddleTime'),
        activeHours && activeText(activeHours, t),
      ),
      fact('distance', t('distance'), distanceKm && distanceText(distanceKm, locale, t)),
      fact('difficulty', t('difficulty'), difficulty),
    )
  }
  facts.push(
    fact('group', t('group'), group && groupText(group, locale, t)),
    fact('startTimes', t('startTimes'), ...startTimes.map((time) => startTimeText(time, locale, t))),
  )
  if (altitudeM) facts.push(fact('altitude', t('altitude'), altitudeText(altitudeM, locale, t)))
  if (meetingPoint) facts.push(fact('meetingPoint', t('meetingPoint'), meetingPoint))
  return facts
}

/** "2 horas", "about 2 hours a day". */
export function activeText(
  { hours, perDay, approximate }: NonNullable<Product['detail']['activeHours']>,
  t: FactsTranslator,
): string {
  const text = t('hours', { count: hours })
  const daily = perDay ? t('perDay', { value: text }) : text
  return approximate ? t('about', { value: daily }) : daily
}

/** "8–12 km", "cerca de 18 km", "2.2 km of ascent". */
export function distanceText(
  distance: NonNullable<Product['detail']['distanceKm']>,
  locale: Locale,
  t: FactsTranslator,
): string {
  const text = t('kilometres', { value: spread(distance, locale) })
  if (distance.ascentOnly) return t('ascent', { value: text })
  return distance.approximate ? t('about', { value: text }) : text
}

/** "1.840 m", "about 450 m". */
export function altitudeText(
  { metres, approximate }: NonNullable<Product['detail']['altitudeM']>,
  locale: Locale,
  t: FactsTranslator,
): string {
  const text = t('metres', { value: numberText(metres, locale) })
  return approximate ? t('about', { value: text }) : text
}

const hourMark: Record<Locale, string> = { 'pt-BR': 'h', 'en-GB': ':' }

/** "08:30" in English, "08h30" in Portuguese. */
export const clockText = (clock: string, locale: Locale): string => clock.replace(':', hourMark[locale])

/**
 * Splits a heading at its first long dash into main title and subtitle (spec §2.8). A dash inside a name,
 * as in "Marins–Itaguaré", has no spaces around it and does not split.
 */
export function splitTitle(title: string): { main: string; sub?: string } {
  const match = /\s*—\s*|\s+–\s+/.exec(title)
  if (!match) return { main: title.trim() }
  const main = title.slice(0, match.index).trim()
  const sub = title.slice(match.index + match[0].length).trim()
  return sub ? { main, sub } : { main }
}
