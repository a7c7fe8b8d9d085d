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
