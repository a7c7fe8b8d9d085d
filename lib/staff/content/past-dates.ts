import { isUpcoming } from '../../catalogue/build/catalogue'
import { isRecord } from '../../catalogue/shape/change'

/** A document without the departures that are over: nobody could still want to change them. */
export function withoutPastDates(document: unknown, now: number): unknown {
  if (!isRecord(document) || !Array.isArray(document.dates)) return document
  const dates = document.dates.filter(
    (one) => !isRecord(one) || typeof one.date !== 'string' || isUpcoming(one.date, now),
  )
  return dates.length === document.dates.length ? document : { ...document, dates }
}
