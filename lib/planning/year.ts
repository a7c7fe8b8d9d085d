/** The year on this coast: rains from December to March, the dry months from June to August, and what lies between. */
export const yearParts = ['rainy', 'drying', 'dry', 'wetting'] as const
export type YearPart = (typeof yearParts)[number]

/**
 * The one table of the seasons, which everything that speaks of them reads. No schema library and no astronomy here,
 * because the finder uses it in the browser.
 */
const partOfMonth: Record<number, YearPart> = {
  1: 'rainy',
  2: 'rainy',
  3: 'rainy',
  4: 'drying',
  5: 'drying',
  6: 'dry',
  7: 'dry',
  8: 'dry',
  9: 'wetting',
  10: 'wetting',
  11: 'wetting',
  12: 'rainy',
}

/** The part of the year of a month, 1 to 12. */
export function yearPart(month: number): YearPart {
  const part = partOfMonth[month]
  if (!part) throw new RangeError(`Not a month: ${month}`)
  return part
}

/** The part of the year of a day such as "2027-03-09". */
export const yearPartOf = (day: string): YearPart => yearPart(Number(day.slice(5, 7)))

/** The mountain season of the ranges between São Paulo and Rio: about May to September. */
export const isMountainSeason = (month: number): boolean => month >= 5 && month <= 9
