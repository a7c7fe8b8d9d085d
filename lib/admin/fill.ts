/** Puts values into a text such as "Up to {count} files"; the panel's texts need no plurals. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
