import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import { lightOfStarts, type Sky, type StartAndEnd } from '@/lib/planning/day'
import { clockMinutes, dateText, lengthText, startOfDay, timeText } from '@/lib/planning/paraty-time'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { yearPartOf } from '@/lib/planning/year'
import { MoonDisc } from './moon-disc'

interface DaySummaryProps {
  /** "2027-03-09" */
  day: string
  sky: Sky
  /** The trip's departures; none where it has no fixed ones. */
  starts: readonly StartAndEnd[]
  locale: Locale
  words: PlanningWords['day']
}

/** What a day in Paraty is like: sun, moon, size of the tides, time of year, and departures against the light. */
export function DaySummary({ day, sky, starts, locale, words }: DaySummaryProps) {
  const midnight = startOfDay(day)
  if (midnight === undefined) return null
  const { sunrise, sunset, moon, tide } = sky
  const lights = lightOfStarts(starts, sky)
  return (
    <div>
      <p className="text-lg font-semibold first-letter:uppercase">{dateText(midnight, locale)}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Item icon={<Icon name="sun" className="size-6 text-ochre" />} label={words.sun}>
          {fill(words.sunText, {
            sunrise: timeText(sunrise, locale),
            sunset: timeText(sunset, locale),
            daylight: lengthText(sunset - sunrise),
          })}
        </Item>
        <Item icon={<MoonDisc phase={moon.phase} lit={moon.lit} className="size-6" />} label={words.moon}>
          {fill(words.moonText, { phase: words.phases[moon.phase], lit: moon.lit })}
        </Item>
        <Item icon={<Icon name="tide" className="size-6 text-bay" />} label={words.tide}>
          {words.tides[tide]}
        </Item>
        <Item icon={<Icon name="leaf" className="size-6 text-forest" />} label={words.season}>
          {words.seasons[yearPartOf(day)]}
        </Item>
      </dl>
      {lights.length > 0 ? (
        <ul className="mt-4 space-y-1.5">
          {lights.map((light) => (
            <li
              key={`${light.kind} ${light.start}`}
              className={light.kind === 'inLight' ? '' : 'rounded-md bg-medium px-3 py-1.5 text-on-medium'}
            >
              {fill(words.starts[light.kind], {
                start: timeText(clockMinutes(light.start), locale),
                time: light.kind === 'inLight' ? '' : lengthText(light.minutes),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 text-sm text-soft">{words.note}</p>
    </div>
  )
}

function Item({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="relative pl-9">
      <dt className="font-semibold">
        <span className="absolute top-0.5 left-0">{icon}</span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
