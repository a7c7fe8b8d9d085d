import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { lengthText, timeText } from '@/lib/planning/paraty-time'
import type { PlanningWords } from '@/lib/planning/planning-words'
import type { MonthOfTrip } from '@/lib/planning/seasons'
import type { Terrain, YearPart } from '@/lib/planning/year'

interface SeasonStripProps {
  /** The twelve months (`monthsOf`). */
  months: readonly MonthOfTrip[]
  terrain: Terrain
  locale: Locale
  words: PlanningWords['seasons']
}

const grounds: Record<YearPart, string> = {
  rainy: 'bg-paint-cyan text-white',
  drying: 'bg-sand text-ink ring-1 ring-line ring-inset',
  dry: 'bg-medium text-on-medium',
  wetting: 'bg-sand text-ink ring-1 ring-line ring-inset',
}

/** Months next to each other that belong to the same part of the year. */
function runs(months: readonly MonthOfTrip[]): { part: YearPart; from: number; count: number }[] {
  const found: { part: YearPart; from: number; count: number }[] = []
  for (const { month, part } of months) {
    const last = found.at(-1)
    if (last?.part === part) last.count += 1
    else found.push({ part, from: month, count: 1 })
  }
  return found
}

/** The hours between which the daylight of a month is drawn, the morning on top. */
const firstHour = 4
const lastHour = 20

const partOfDay = (minutes: number): string =>
  `${Math.round((minutes / ((lastHour - firstHour) * 60)) * 1000) / 10}%`

/** The year of a trip from public facts: rain, mountain season and light, never dates of departure. */
export function SeasonStrip({ months, terrain, locale, words }: SeasonStripProps) {
  const name = (month: number, length: 'long' | 'short' | 'narrow') =>
    new Date(Date.UTC(2027, month - 1, 1))
      .toLocaleDateString(locale, { month: length, timeZone: 'UTC' })
      .replace('.', '')
  const daylights = months.map(({ daylight }) => daylight)
  const shortest = Math.min(...daylights)
  const longest = Math.max(...daylights)
  const hasMountainSeason = months.some(({ mountainSeason }) => mountainSeason !== undefined)

  return (
    <div className="break-inside-avoid [print-color-adjust:exact]">
      <table className="w-full max-w-3xl table-fixed border-separate border-spacing-x-0.5 text-center text-sm leading-tight">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            {months.map(({ month }) => (
              <th key={month} scope="col" className="pb-1 font-semibold uppercase">
                <span className="sr-only">{name(month, 'long')}</span>
                <span aria-hidden="true" className="sm:hidden">
                  {name(month, 'narrow')}
                </span>
                <span aria-hidden="true" className="max-sm:hidden">
                  {name(month, 'short')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RowLabel text={words.rain} />
          <tr>
            {runs(months).map(({ part, from, count }) => (
              <td
                key={from}
                colSpan={count}
                className={`h-9 rounded-sm px-0.5 font-semibold ${grounds[part]}`}
              >
                {count > 1 ? (
                  words.parts[part]
                ) : (
                  <>
                    <span className="sr-only">{words.parts[part]}</span>
                    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon mx-auto size-4">
                      <path d="M12 3.5c3.6 4.4 5.6 7.4 5.6 10.4a5.6 5.6 0 0 1-11.2 0c0-3 2-6 5.6-10.4Z" />
                    </svg>
                  </>
                )}
              </td>
            ))}
          </tr>
        </tbody>
        {hasMountainSeason ? (
          <tbody>
            <RowLabel text={words.mountain} />
            <tr>
              {months.map(({ month, mountainSeason }) => (
                <td
                  key={month}
                  className={`h-6 rounded-sm ${mountainSeason ? 'bg-paint-green text-white' : 'bg-sand text-soft'}`}
                >
                  <span className="sr-only">{mountainSeason ? words.inSeason : words.outOfSeason}</span>
                  {mountainSeason ? <Icon name="peak" className="mx-auto size-4" /> : null}
                </td>
              ))}
            </tr>
          </tbody>
        ) : null}
        <tbody>
          <RowLabel text={words.light} />
          <tr>
            {months.map(({ month, daylight, sunrise, sunset }) => (
              <td key={month} className="relative h-14 overflow-clip rounded-sm bg-deep p-0">
                <span
                  aria-hidden="true"
                  style={{ top: partOfDay(sunrise - firstHour * 60), height: partOfDay(daylight) }}
                  className="absolute inset-x-0 bg-[#f0b84c]"
                />
                <span className="sr-only">
                  {fill(words.lightText, {
                    daylight: lengthText(daylight),
                    sunrise: timeText(sunrise, locale),
                    sunset: timeText(sunset, locale),
                  })}
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <ul className="mt-4 max-w-prose space-y-1 text-base">
        <li>{words.summary.rainy}</li>
        <li>{words.summary.dry}</li>
        {hasMountainSeason ? <li>{words.summary.mountain}</li> : null}
        <li>{fill(words.summary.light, { shortest: lengthText(shortest), longest: lengthText(longest) })}</li>
        <li>{words.terrain[terrain]}</li>
      </ul>
      <p className="mt-2 text-sm text-soft">{words.note}</p>
    </div>
  )
}

/** The name of a row stands over it, so that the months keep the whole width of a phone. */
function RowLabel({ text }: { text: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={12} className="pt-2 pb-0.5 text-left font-semibold text-soft">
        {text}
      </th>
    </tr>
  )
}
