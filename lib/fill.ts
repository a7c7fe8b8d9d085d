/** Puts values into a text such as "{index} de {count}", for texts that need no plurals and no translator in the browser. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
