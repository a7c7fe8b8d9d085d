import { skyOf } from './sky.ts'
import { isMountainSeason, type Terrain, type YearPart, yearPart } from './year.ts'

export interface MonthOfTrip {
  /** 1 to 12. */
  month: number
  part: YearPart
  /** Minutes between sunrise and sunset in Paraty in the middle of the month. */
  daylight: number
  /** Minutes since midnight on the 15th. */
  sunrise: number
  sunset: number
  /** Whether the month belongs to the mountain season of the southeast; undefined for trips elsewhere. */
  mountainSeason?: boolean
}

/** The light of a month hardly changes from year to year: any year is good enough for the middle of it. */
const lightOfMonth = Array.from({ length: 12 }, (_, at) => {
  const day = `2027-${String(at + 1).padStart(2, '0')}-15`
  const sky = skyOf(day)
  if (!sky) throw new Error(`No light on ${day}`)
  return { sunrise: sky.sunrise, sunset: sky.sunset }
})

/**
 * The twelve months of a trip from public facts: rain and drought, the mountain season, the length of the day. They say
 * what a trip is like in a month, never when it runs.
 */
export const monthsOf = (terrain: Terrain): MonthOfTrip[] =>
  lightOfMonth.map(({ sunrise, sunset }, at) => {
    const month = at + 1
    return {
      month,
      part: yearPart(month),
      daylight: sunset - sunrise,
      sunrise,
      sunset,
      ...(terrain === 'mountain' ? { mountainSeason: isMountainSeason(month) } : {}),
    }
  })
