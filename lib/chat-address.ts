/**
 * The address of a chat with a text written in. `encodeURIComponent` rather than form encoding, because some chat apps
 * show "+" literally. It stands apart from the drafts in `chat.ts`, which no browser needs.
 */
export const withText = (chat: string, text: string): string =>
  `${chat}?text=${encodeURIComponent(text.normalize('NFC'))}`

/** "09/03/2027" of "2027-03-09": both languages write dates with the day first. */
export const numericDate = (day: string): string => day.split('-').reverse().join('/')

/** A chat link with a day ("2026-12-12") where its visitor would type one. */
export function withDay(href: string, day: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const text = searchParams.get('text') ?? ''
  return withText(`${origin}${pathname}`, text.replace(/DD\/MM\/(AAAA|YYYY)/g, numericDate(day)))
}

/** Asterisks, underscores, tildes and back-quotes would turn a title into bold or italic text in the chat. */
export const plainTitle = (title: string): string => title.replace(/[*_~`]/g, '')
