import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { type MoonPhase, type Sky, type StartAndEnd, waxingPhases } from '@/lib/planning/day'
import { clockMinutes, minutesOfDay, timeText } from '@/lib/planning/paraty-time'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { isMountainSeason, seaTemperature, type Terrain } from '@/lib/planning/year'
import { MoonDisc } from './moon-disc'

interface DayDrawingProps {
  /** "2027-03-09" */
  day: string
  sky: Sky
  /** Mountains have no tide and no sea. */
  terrain: Terrain
  locale: Locale
  words: PlanningWords['day']
  /** Departures of the trip, drawn against the light. */
  starts?: readonly StartAndEnd[]
  /** Minutes since midnight, where the day is today: where the sun stands; otherwise it stands at its highest. */
  now?: number
}

const width = 320
const horizon = 92
const firstMinute = 3 * 60
const lastMinute = 21 * 60

/** Where a minute of the day stands from left to right. */
const xOf = (minute: number): number => ((minute - firstMinute) / (lastMinute - firstMinute)) * width

/** Heights of the water over the days around, two tides a day, as large as the moon makes them. No tide table: no times. */
function tideCurve({ phase, lit }: Sky['moon']): string {
  const days = 9
  const angle = Math.acos(1 - lit / 50)
  const elongation = waxingPhases.has(phase) ? angle : 2 * Math.PI - angle
  const points = Array.from({ length: width + 1 }, (_, x) => {
    const day = (x / width - 0.5) * days
    const range = 0.35 + 0.65 * Math.abs(Math.cos(elongation + (2 * Math.PI * day) / 29.53))
    const y = 24 - 13 * range * Math.sin(day * 4 * Math.PI)
    return `${x} ${y.toFixed(1)}`
  })
  return `M0 48V24L${points.join('L')}V48Z`
}

/** Times are read off the edges of the light. */
function Label({ x, text, anchor }: { x: number; text: string; anchor: 'start' | 'end' }) {
  return (
    <text x={x} y={horizon + 15} textAnchor={anchor} className="fill-(--paper) text-[13px] font-semibold">
      {text}
    </text>
  )
}

/**
 * A day in Paraty drawn in the inks of the posters: the arc of the sun between two nights, the moon, departures against
 * the light, and on the coast the tides of the days around it; with a sentence on what it means there.
 */
export function DayDrawing({ day, sky, terrain, locale, words, starts = [], now }: DayDrawingProps) {
  const { sunrise, sunset, moon, tide } = sky
  const month = Number(day.slice(5, 7))
  const isMountain = terrain === 'mountain'
  const [rise, set] = [xOf(sunrise), xOf(sunset)]
  const middle = (rise + set) / 2
  const height = 74
  const share = now === undefined ? 0.5 : (now - sunrise) / (sunset - sunrise)
  const isUp = share >= 0 && share <= 1
  const sun = {
    x: rise + (set - rise) * share,
    y: horizon - 4 * share * (1 - share) * height,
  }
  const { drawn, phases } = words
  const said = fill(drawn.drawing, {
    sunrise: timeText(sunrise, locale),
    sunset: timeText(sunset, locale),
    moon: phases[moon.phase].toLocaleLowerCase(locale),
    lit: moon.lit,
  })
  return (
    <figure className="day-drawing">
      <svg viewBox={`0 0 ${width} ${isMountain ? 112 : 160}`} role="img" aria-label={said} className="w-full">
        <path fill="var(--paper)" d={`M0 0H${width}V112H0z`} />
        <path fill="var(--night)" d={`M0 0H${rise}V${horizon}H0zM${set} 0H${width}V${horizon}H${set}z`} />
        <path
          fill="none"
          stroke="var(--deep)"
          strokeWidth="2"
          strokeDasharray="1 6"
          strokeLinecap="round"
          d={`M${rise} ${horizon}Q${middle} ${horizon - 2 * height} ${set} ${horizon}`}
        />
        {isUp ? <circle cx={sun.x} cy={sun.y} r="13" fill="var(--sun)" /> : null}
        <path
          fill="var(--deep)"
          d={
            isMountain
              ? `M0 ${horizon}L38 76L62 ${horizon - 6}L104 66L132 84L176 58L214 ${horizon - 8}L252 72L286 ${horizon - 4}L${width} 78V112H0z`
              : `M0 ${horizon}H${width}V112H0z`
          }
        />
        {starts.map(({ start, end }) =>
          end === undefined ? null : (
            <path
              key={start}
              stroke="var(--red)"
              strokeWidth="5"
              strokeLinecap="round"
              d={`M${xOf(clockMinutes(start))} ${horizon}H${xOf(clockMinutes(end))}`}
            />
          ),
        )}
        {starts.length === 0 && !isMountain ? (
          <path fill="var(--red)" d={`M${middle - 17} ${horizon - 1}h34q-5 7-17 7t-17-7z`} />
        ) : null}
        <Label x={Math.max(rise, 4)} anchor="start" text={timeText(sunrise, locale)} />
        <Label x={Math.min(set, width - 4)} anchor="end" text={timeText(sunset, locale)} />
        <Moon phase={moon.phase} lit={moon.lit} x={(set + width) / 2} />
        {isMountain ? null : (
          <g transform="translate(0 112)">
            <path fill="var(--foam)" d={`M0 0H${width}V48H0z`} />
            <path fill="var(--sun)" d={`M${width / 2 - width / 18} 0h${width / 9}v48h-${width / 9}z`} />
            <path fill="var(--sea)" d={tideCurve(moon)} />
          </g>
        )}
      </svg>
      <figcaption className="mt-2 leading-snug">
        {phases[moon.phase]}, {moon.lit}%.{' '}
        {isMountain ? (
          isMountainSeason(month) ? (
            drawn.mountainIn
          ) : (
            drawn.mountainOut
          )
        ) : (
          <>
            {drawn.means[tide]}{' '}
            <span className="whitespace-nowrap">
              {drawn.seaLabel}: {fill(drawn.about, { temperature: seaTemperature(month) })}.
            </span>
          </>
        )}
      </figcaption>
    </figure>
  )
}

/** The moon over the evening. */
function Moon({ phase, lit, x }: { phase: MoonPhase; lit: number; x: number }) {
  return (
    <svg x={x - 11} y="14" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <MoonDisc phase={phase} lit={lit} />
    </svg>
  )
}

/** Minutes since midnight of a moment in Paraty. */
export const minuteOfDay = (minute: number): number => ((minute % minutesOfDay) + minutesOfDay) % minutesOfDay
