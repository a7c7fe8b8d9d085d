import { clockMinutes } from './paraty-time.ts'

export const moonPhases = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const
export type MoonPhase = (typeof moonPhases)[number]

/** From new moon to full moon. */
export const waxingPhases: ReadonlySet<MoonPhase> = new Set([
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
])

/**
 * Tides are largest near new and full moon, smallest near the quarters. This is not a tide table: it gives no times.
 */
export const tides = ['spring', 'between', 'neap'] as const
export type Tide = (typeof tides)[number]

/** What the sky over Paraty does on a day; times are minutes since midnight on Paraty's clock. */
export interface Sky {
  sunrise: number
  sunset: number
  moon: {
    phase: MoonPhase
    /** Share of the disc that is lit at noon, in per cent. */
    lit: number
  }
  tide: Tide
}

/** A departure as the catalogue has it (`startTimes`): clock times such as "15:00". */
export interface StartAndEnd {
  start: string
  end?: string
}

/** How a departure compares with sunrise and sunset; lengths in minutes. */
export type LightOfStart =
  | { kind: 'beforeSunrise'; start: string; minutes: number }
  | { kind: 'afterSunset'; start: string; minutes: number }
  | { kind: 'inLight'; start: string }

/**
 * Departures against the sun: one that leaves before sunrise, one that returns after sunset, and one that does neither.
 * Where the return is not known nothing is said, unless the departure itself is in the dark.
 */
export function lightOfStarts(
  starts: readonly StartAndEnd[],
  { sunrise, sunset }: Pick<Sky, 'sunrise' | 'sunset'>,
): LightOfStart[] {
  return starts.flatMap(({ start, end }): LightOfStart[] => {
    const early = sunrise - clockMinutes(start)
    const late = end === undefined ? undefined : clockMinutes(end) - sunset
    const dark: LightOfStart[] = [
      ...(early > 0 ? [{ kind: 'beforeSunrise' as const, start, minutes: early }] : []),
      ...(late !== undefined && late > 0 ? [{ kind: 'afterSunset' as const, start, minutes: late }] : []),
    ]
    if (dark.length > 0) return dark
    return late === undefined ? [] : [{ kind: 'inLight', start }]
  })
}
