/** Characters that nobody sees, hears or breaks a line at: the digits, to the base of four, of what a mark says. */
const digits = ['\u200c', '\u200d', '\u2060', '\ufeff']
const mark = new RegExp(`(?:${digits.join('|')}){8,}`, 'g')
/** A letter of a place is four of them. */
const shifts = [6, 4, 2, 0]

/** Says of a text where it stands in a document, so that a tap on it can open its field. */
export type SourceMark = (text: string, path: string) => string

/**
 * A text with its place behind it, invisibly; an empty one stands for everything beside it. For the panel's preview alone,
 * and there for what is read alone: not for attributes, addresses or structured data.
 * @param path in the document, such as "words.pt-BR.subtitle"
 */
export const markSource: SourceMark = (text, path) => text + Array.from(path, encoded).join('')

const encoded = (letter: string): string =>
  shifts.map((shift) => digits[(letter.charCodeAt(0) >> shift) & 3]).join('')

const decoded = (marked: string): string =>
  String.fromCharCode(Array.from(marked).reduce((code, digit) => code * 4 + digits.indexOf(digit), 0))

/** The places that the marks in a text name, in their order. */
export const sourcesIn = (text: string): string[] =>
  (text.match(mark) ?? []).map((found) => (found.match(/.{4}/g) ?? []).map(decoded).join(''))

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replace(mark, '')
