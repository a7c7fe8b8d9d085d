import { paratyOffset } from '../../i18n/paraty-clock'

/** A moment such as "2027-01-31T18:00:00-03:00" as the field for a day and a time has it, on Paraty's clock. */
export function toParatyInput(moment: string): string {
  const instant = Date.parse(moment)
  return Number.isNaN(instant)
    ? ''
    : new Date(instant + paratyOffset.minutes * 60_000).toISOString().slice(0, 16)
}

/** What the field for a day and a time has, as a moment; empty where it is not filled in yet. */
export const fromParatyInput = (input: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(input) ? `${input.slice(0, 16)}:00${paratyOffset.text}` : ''
