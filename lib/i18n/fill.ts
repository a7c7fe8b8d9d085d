import type { Locale } from './locales.ts'
/** Puts values into a text such as "{index} de {count}", for texts that need no plurals and no translator in the browser. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A text in the two forms that a number of things has in Portuguese and in English. */
export interface CountedText {
  one: string
  other: string
}

/** Puts values into the form that fits `count`, which is one of the values: "1 adulto", "2 adults". */
export const fillCounted = (
  { one, other }: CountedText,
  values: { count: number } & Record<string, string | number>,
): string => fill(values.count === 1 ? one : other, values)

/** A link inside a text, written as `[words](target)`; the groups are its words and its target. */
export const textLink = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** A text with its first letter in upper case, as at the start of a sentence. */
export const capitalised = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** A text with its first letter in lower case, as in the middle of a sentence. */
export const uncapitalised = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)
