/**
 * The address of a chat with a text written in. `encodeURIComponent` rather than form encoding, because some chat apps
 * show "+" literally. It stands apart from `drafts.ts`, which no browser needs.
 */
export const withText = (chat: string, text: string): string =>
  `${chat}?text=${encodeURIComponent(text.normalize('NFC'))}`

/**
 * A chat link with a day ("2026-12-12") where its visitor would type one: "12/12/2026", as both languages write it in the
 * chat.
 */
export function withDay(href: string, day: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const text = searchParams.get('text') ?? ''
  return withText(
    `${origin}${pathname}`,
    text.replace(/DD\/MM\/(AAAA|YYYY)/g, day.split('-').reverse().join('/')),
  )
}

/** Asterisks, underscores, tildes and back-quotes would turn a title into bold or italic text in the chat. */
export const plainTitle = (title: string): string => title.replace(/[*_~`]/g, '')
