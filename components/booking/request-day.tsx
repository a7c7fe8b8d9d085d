import { useEffect } from 'react'
import { DayDrawing } from '@/components/planning/day-drawing'
import { loadSky, useSky } from '@/components/planning/use-sky'
import { longDate } from '@/lib/booking/trip-request'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { lightOfStarts, type Sky, type StartAndEnd } from '@/lib/planning/day'
import { clockMinutes, lengthText, timeText } from '@/lib/planning/paraty-time'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { seaTemperature, type Terrain } from '@/lib/planning/year'
import type { Wish } from '@/lib/wish/wish'

interface RequestDayProps {
  wish: Wish
  starts: readonly StartAndEnd[]
  terrain: Terrain
  locale: Locale
  words: PlanningWords['day']
}

/** The light of a month hardly changes from year to year: the middle of any July is good enough for all of them. */
const middleOf = (month: number): string => `2027-${String(month).padStart(2, '0')}-15`

/** What the day or month of a request is like: drawn where the day is known, in a sentence where only the month is. */
export function RequestDay({ wish: { date, month }, starts, terrain, locale, words }: RequestDayProps) {
  const astronomy = useSky()
  const day = date ?? (month === undefined ? undefined : middleOf(month))
  const isAsked = day !== undefined
  useEffect(() => {
    if (isAsked) loadSky()
  }, [isAsked])
  if (day === undefined) return null
  const sky = astronomy.status === 'ready' ? astronomy.skyOf(day) : undefined
  if (!sky) return null
  if (date === undefined) {
    return <p className="mt-3 leading-snug">{monthSentence(day, sky, { terrain, locale, words })}</p>
  }
  return (
    <div role="status" className="mt-3">
      <p className="mb-1.5 font-semibold first-letter:uppercase">{longDate(date, locale)}</p>
      {lightOfStarts(starts, sky).map((light) => (
        <p
          key={`${light.kind} ${light.start}`}
          className={
            light.kind === 'inLight'
              ? 'mb-1.5'
              : 'mb-1.5 rounded-md bg-medium px-3 py-2 leading-snug text-on-medium'
          }
        >
          {fill(words.starts[light.kind], {
            start: timeText(clockMinutes(light.start), locale),
            time: light.kind === 'inLight' ? '' : lengthText(light.minutes),
          })}
        </p>
      ))}
      <DayDrawing day={date} sky={sky} starts={starts} terrain={terrain} locale={locale} words={words} />
    </div>
  )
}

/** "Em julho, o sol nasce por volta das 06h40 …; a água do mar fica perto de 22 °C." */
function monthSentence(
  day: string,
  { sunrise, sunset }: Sky,
  { terrain, locale, words }: Pick<RequestDayProps, 'terrain' | 'locale' | 'words'>,
): string {
  const { drawn } = words
  const rounded = (minutes: number) => timeText(Math.round(minutes / 10) * 10, locale)
  const light = fill(drawn.month, {
    month: new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }),
    sunrise: rounded(sunrise),
    sunset: rounded(sunset),
  })
  if (terrain === 'mountain') return `${light}.`
  return `${light}; ${fill(drawn.sea, { temperature: seaTemperature(Number(day.slice(5, 7))) })}.`
}
