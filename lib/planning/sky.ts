import {
  Body,
  Illumination,
  MoonPhase as moonAngle,
  Observer,
  SearchMoonQuarter,
  SearchRiseSet,
} from 'astronomy-engine'
import type { MoonPhase, Sky, Tide } from './day.ts'
import { dayOf, instantOf, minutesOfDay, type ParatyMinute, paratyMinute, startOfDay } from './paraty-time.ts'

/** Paraty, its historic centre, at the height of the sea. */
const paraty = new Observer(-23.22, -44.71, 0)

const dayMilliseconds = minutesOfDay * 60_000

/** The phase on whose day a quarter falls. */
const quarters = ['new', 'firstQuarter', 'full', 'lastQuarter'] as const satisfies MoonPhase[]
/** The phase between a quarter and the next. */
const between = [
  'waxingCrescent',
  'waxingGibbous',
  'waningGibbous',
  'waningCrescent',
] as const satisfies MoonPhase[]

/** Days around new and full moon with spring tides, and around the quarters with neap tides. */
const tideDays = 2

/** Minutes since midnight at which the upper edge of the sun passes the horizon, to the nearest minute. */
function sunAt(direction: 1 | -1, midnight: ParatyMinute): number {
  const found = SearchRiseSet(Body.Sun, paraty, direction, new Date(instantOf(midnight)), 1)
  // At this latitude the sun rises and sets on every day.
  if (!found) throw new Error(`No sunrise or sunset on ${dayOf(midnight)}`)
  return paratyMinute(found.date.getTime() + 30_000) - midnight
}

function phaseOf(midnight: ParatyMinute): MoonPhase {
  const start = instantOf(midnight)
  const { quarter, time } = SearchMoonQuarter(new Date(start))
  if (time.date.getTime() < start + dayMilliseconds) return quarters[quarter] ?? 'new'
  return between[Math.floor(moonAngle(new Date(start + dayMilliseconds / 2)) / 90)] ?? 'waxingCrescent'
}

function tideOf(midnight: ParatyMinute): Tide {
  const noon = instantOf(midnight) + dayMilliseconds / 2
  // Quarters are about a week apart: at most one lies within two days of a noon.
  const { quarter, time } = SearchMoonQuarter(new Date(noon - tideDays * dayMilliseconds))
  if (time.date.getTime() > noon + tideDays * dayMilliseconds) return 'between'
  return quarter % 2 === 0 ? 'spring' : 'neap'
}

/**
 * Sun, moon and the size of the tides in Paraty on a day such as "2027-03-09". Brings the astronomy library
 * along: browsers load this module when somebody is about to choose a date.
 * @returns undefined where the day is not one of the calendar
 */
export function skyOf(day: string): Sky | undefined {
  const midnight = startOfDay(day)
  if (midnight === undefined) return undefined
  const noon = new Date(instantOf(midnight) + dayMilliseconds / 2)
  return {
    sunrise: sunAt(1, midnight),
    sunset: sunAt(-1, midnight),
    moon: {
      phase: phaseOf(midnight),
      lit: Math.round(Illumination(Body.Moon, noon).phase_fraction * 100),
    },
    tide: tideOf(midnight),
  }
}
