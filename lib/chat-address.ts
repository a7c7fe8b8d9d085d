/**
 * The address of a chat with a text written in. `encodeURIComponent` rather than form encoding, because some chat apps
 * show "+" literally. It stands apart from the drafts in `chat.ts`, which no browser needs.
 */
export const withText = (chat: string, text: string): string =>
  `${chat}?text=${encodeURIComponent(text.normalize('NFC'))}`
