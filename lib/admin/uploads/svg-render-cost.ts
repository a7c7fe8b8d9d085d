import 'server-only'
import { ProblemError } from '../problem-error'
import { countDashes, numbersIn } from './svg-dashes'

/** Most shapes that a browser may have to draw, each counted as often as it is drawn. */
const mostShapes = 10_000

/** Most selectors of rules that cost more to draw than their shapes: looking for what they mean takes time as well. */
const mostSelectors = 500

/** How many shapes a step of a filter counts for: it goes through all the points of a picture. */
const filterCost = 50

/** How many dashes count for a shape. */
const dashesPerShape = 50

/** Largest numbers of a filter's steps; far beyond these, a single step takes seconds. */
const filterBounds = { numOctaves: 8, radius: 100, order: 9, stdDeviation: 500 } as const

const refuse = (): never => {
  throw new ProblemError('tooComplex')
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.trim().replace(/^#/, ''))
  } catch {
    return name
  }
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/url\s*\(\s*['"]?\s*(#[^'")]*)/gi)].map(([, address = '']) => decoded(address))

/** A gradient is only a colour, however often it is used. */
const isColour = ({ localName }: Element): boolean => /^(?:linear|radial)Gradient$/.test(localName)

/** Styles whose meaning here would depend on reading them as a browser does. */
const isRoundabout = (text: string): boolean =>
  /\/\*|@|--[\w-]+\s*:/i.test(text) || /(?:mask|clip-path|filter|all)\s*:\s*(?:inherit|var|calc)/i.test(text)

/** Whether a style costs more to draw than its shape. */
const isCostly = (text: string, named: Map<string, Element>): boolean =>
  /filter\s*:|inherit/i.test(text) || namesIn(text).some((name) => named.has(name))

/** `property: value` of everything that says how an element is drawn: its attributes, its style, the style sheets. */
function readStyles(root: Element, named: Map<string, Element>): Map<Element, string[]> {
  const styles = new Map<Element, string[]>()
  const add = (element: Element, text: string) => {
    const known = styles.get(element)
    if (known) known.push(text)
    else styles.set(element, [text])
  }
  const read = (text: string): string[] => {
    if (!isCostly(text, named)) return []
    return isRoundabout(text) ? refuse() : text.split(';')
  }
  // `querySelectorAll` never matches its own root, but rules may apply to the `<svg>` element.
  const whole = root.ownerDocument.createDocumentFragment()
  whole.append(root)
  let matches = 0
  let selectorsRead = 0
  for (const element of whole.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name === 'style') for (const text of read(value)) add(element, text)
      else if (!name.endsWith('href')) for (const text of read(`${name}:${value}`)) add(element, text)
    }
    if (element.localName !== 'style') continue
    const sheet = element.textContent ?? ''
    if (read(sheet).length === 0) continue
    for (const rule of sheet.split('}').filter((text) => isCostly(text, named))) {
      const [selectors = '', body = '', ...nested] = rule.split('{')
      if (nested.length > 0 || !/^[\s,.#\w-]+$/.test(selectors)) refuse()
      selectorsRead += selectors.split(',').length
      if (selectorsRead > mostSelectors) refuse()
      for (const chosen of whole.querySelectorAll(selectors)) {
        matches += 1
        if (matches > mostShapes) refuse()
        for (const text of body.split(';')) add(chosen, text)
      }
    }
  }
  return styles
}

/**
 * Refuses a drawing that is small as a file and huge as a picture: shapes that are used by shapes that are used again,
 * patterns in patterns, heavy filters, a million dashes. Counts each shape as often as it may be drawn, rather too high
 * than too low: what stands in a group counts as if the group's style was meant for each of its shapes.
 * @throws ProblemError tooComplex
 */
export function refuseHugePicture(root: Element): void {
  const all = [root, ...root.querySelectorAll('*')]
  const named = new Map<string, Element>()
  // Of two with the same name the first counts.
  for (const element of all) if (!isColour(element) && !named.has(element.id)) named.set(element.id, element)
  const styles = readStyles(root, named)
  const dashesOf = countDashes(all)

  const shapesIn = (element: Element): number => element.querySelectorAll('*').length + 1
  const pointsIn = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((one) => ['d', 'points'].map((name) => one.getAttribute(name) ?? ''))
      .join(' ')

  /** How often an element's style has something drawn with it. */
  const timesDrawn = (element: Element, property: string): number => {
    // At each corner of a line, of which the shortest takes two characters.
    if (property.startsWith('marker')) return Math.max(1, pointsIn(element).trim().length / 2)
    return /^(?:fill|stroke)/.test(property) ? shapesIn(element) : 1
  }

  const costs = new Map<Element, number | 'being counted'>()
  const costOf = (element: Element): number => {
    const known = costs.get(element)
    // Something is used inside itself.
    if (known === 'being counted') return refuse()
    if (known !== undefined) return known
    costs.set(element, 'being counted')
    let cost = 1 + dashesOf(element) / dashesPerShape
    if (/^fe[A-Z]/.test(element.localName)) {
      cost = filterCost
      for (const [name, bound] of Object.entries(filterBounds)) {
        if (numbersIn(element.getAttribute(name) ?? '').some((number) => number > bound)) refuse()
      }
    }
    for (const child of element.children) cost += costOf(child)
    const copied = named.get(
      decoded(element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? ''),
    )
    if (copied && copied.id !== '') cost += costOf(copied)
    for (const text of styles.get(element) ?? []) {
      const [property = ''] = text.split(':')
      if (/filter/i.test(property)) cost += filterCost
      for (const target of namesIn(text).flatMap((name) => named.get(name) ?? [])) {
        // A definition takes over the styles of the groups that it stands in; honest ones stand in none that has any.
        for (let group = target.parentElement; group; group = group.parentElement) {
          if (namesIn((styles.get(group) ?? []).join(';')).some((name) => named.has(name))) refuse()
        }
        cost += costOf(target) * timesDrawn(element, property.trim())
      }
      if (cost > mostShapes) refuse()
    }
    if (cost > mostShapes) refuse()
    costs.set(element, cost)
    return cost
  }
  costOf(root)
}
