import 'server-only'

export interface Declaration {
  property: string
  value: string
}

export interface Rule {
  selectors: string[]
  declarations: Declaration[]
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The name that an address within the drawing means: `#a`, also where it is written with escapes. */
export const nameIn = (address: string): string => unescaped(address.trim().replace(/^#/, ''))

/** Names that a value refers to: `url(#a)`. */
export const namesIn = (value: string): string[] =>
  [...value.matchAll(/url\s*\(\s*['"]?\s*(#[^'")]*)/gi)].map(([, address = '']) => nameIn(address))

/** The declarations of a style such as `fill:red;mask:url(#a)`. */
export const declarationsOf = (text: string): Declaration[] =>
  text.split(';').flatMap((declaration) => {
    const [property = '', ...value] = declaration.split(':')
    return value.length > 0 ? [{ property: property.trim().toLowerCase(), value: value.join(':') }] : []
  })

/**
 * The rules of a style sheet of which `matters` is true.
 * @returns undefined where one of them is within another, or for more than a class, a name or a kind of element
 */
export function rulesOf(sheet: string, matters: (rule: string) => boolean): Rule[] | undefined {
  const rules: Rule[] = []
  for (const text of sheet.split('}').filter(matters)) {
    const [prelude = '', body = '', ...nested] = text.split('{')
    const selectors = prelude.split(',').map((selector) => selector.trim())
    if (nested.length > 0 || !selectors.every((selector) => /^[.#]?[\w-]+$/.test(selector))) return undefined
    rules.push({ selectors, declarations: declarationsOf(body) })
  }
  return rules
}

/** Whether a style may mean something else than its declarations say: comments, conditions, variables. */
export const isRoundabout = (text: string): boolean => /\/\*|@|--[\w-]+\s*:/.test(text)
