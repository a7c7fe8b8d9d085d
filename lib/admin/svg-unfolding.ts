import 'server-only'
import { ProblemError } from './problem-error'
import { type Declaration, declarationsOf, isRoundabout, nameIn, namesIn, rulesOf } from './svg-styles'

/** Most shapes that a browser may have to draw, each counted as often as it is drawn. */
const mostShapes = 10_000

/** How many shapes a step of a filter counts for: it goes through all the points of a picture. */
const filterCost = 50

/** Largest numbers of a filter's steps; far beyond these, a single step takes seconds. */
const filterBounds = { numOctaves: 8, radius: 100, order: 9, stdDeviation: 500 } as const

/** An element as a browser draws it. */
interface Part {
  cost: number
  /** As many as its line can have, or more: a marker stands at each. */
  corners: number
  parent?: Part
  /** What stands in it, and what a `use` puts there. */
  contents: Part[]
  /** Drawn with it once: masks, clips and filters. */
  additions: Part[]
  /** Drawn with each shape in it: patterns and markers. */
  paints: Paint[]
}

interface Paint {
  part: Part
  isMarker: boolean
}

const refuse = (): never => {
  throw new ProblemError('tooComplex')
}

const isFilterStep = ({ localName }: Element): boolean => /^fe[A-Z]/.test(localName)

/** A gradient is only a colour, however often it is used. */
const isGradient = ({ localName }: Element): boolean => /^(?:linear|radial)Gradient$/.test(localName)

function refuseHugeSteps(element: Element): void {
  for (const [name, bound] of Object.entries(filterBounds)) {
    const numbers = (element.getAttribute(name) ?? '').split(/[\s,]+/)
    if (numbers.some((number) => Math.abs(Number(number)) > bound)) refuse()
  }
}

function partOf(element: Element): Part {
  // The shortest corner takes two characters.
  const line = `${element.getAttribute('d') ?? ''}${element.getAttribute('points') ?? ''}`
  const corners = element.localName === 'line' ? 2 : Math.ceil(line.length / 2)
  const cost = isFilterStep(element) ? filterCost : 1
  return { cost, corners, contents: [], additions: [], paints: [] }
}

/** The drawing as a browser sees it: each element with what it is drawn with. */
function readParts(root: Element): Part {
  const top = partOf(root)
  const parts = new Map([[root, top]])
  for (const element of root.querySelectorAll('*')) {
    if (isFilterStep(element)) refuseHugeSteps(element)
    const part = partOf(element)
    parts.set(element, part)
    part.parent = element.parentElement ? parts.get(element.parentElement) : undefined
    part.parent?.contents.push(part)
  }

  const named = new Map<string, Part>()
  const chosen = new Map<string, Set<Part>>()
  for (const [element, part] of parts) {
    // Of two with the same name the first counts.
    if (!isGradient(element) && !named.has(element.id)) named.set(element.id, part)
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`)
    for (const selector of [element.localName, `#${element.id}`, ...classes]) {
      chosen.set(selector, (chosen.get(selector) ?? new Set()).add(part))
    }
  }

  let references = 0
  const apply = (part: Part, { property, value }: Declaration) => {
    const isFilter = property.endsWith('filter')
    if (isFilter) part.cost += filterCost
    if ((isFilter || /^(?:mask|clip-path|all)/.test(property)) && /inherit/i.test(value)) refuse()
    const isMarker = property.startsWith('marker')
    for (const name of namesIn(value)) {
      const target = named.get(name)
      if (!target) continue
      references += 1
      if (references > mostShapes) refuse()
      if (isMarker || /^(?:fill|stroke)/.test(property)) part.paints.push({ part: target, isMarker })
      else part.additions.push(target)
    }
  }
  const isCostly = (text: string): boolean =>
    /filter\s*:|inherit/i.test(text) || namesIn(text).some((name) => named.has(name))

  for (const [element, part] of parts) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? ''
      if (name === 'href' || name === 'xlink:href') {
        const target = named.get(nameIn(value))
        if (target) part.contents.push(target)
      } else if (name !== 'style') {
        apply(part, { property: name, value })
      } else if (isCostly(value)) {
        if (isRoundabout(value)) refuse()
        for (const declaration of declarationsOf(value)) apply(part, declaration)
      }
    }
    const sheet = element.localName === 'style' ? (element.textContent ?? '') : ''
    if (!isCostly(sheet)) continue
    if (isRoundabout(sheet)) refuse()
    for (const { selectors, declarations } of rulesOf(sheet, isCostly) ?? refuse()) {
      for (const one of selectors.flatMap((selector) => [...(chosen.get(selector) ?? [])])) {
        for (const declaration of declarations) apply(one, declaration)
      }
    }
  }
  return top
}

/** What the shapes of a mask, clip or pattern take over from the groups that it stands in. */
function paintsAround({ parent }: Part): Paint[] {
  return parent ? [...paintsAround(parent), ...parent.paints] : []
}

/**
 * Refuses a drawing that is small as a file and huge as a picture: shapes that are used by shapes that are used
 * again, patterns in patterns, heavy filters. Walks as a browser would, and stops when it has seen enough; so it
 * also ends where something is used inside itself.
 * @throws ProblemError tooComplex
 */
export function refuseHugePicture(root: Element): void {
  let shapes = 0
  const open: { part: Part; taken: Paint[] }[] = []
  const enter = (part: Part, taken: Paint[], times = 1) => {
    for (let time = 0; time < times; time += 1) {
      shapes += part.cost
      if (shapes > mostShapes) refuse()
      open.push({ part, taken })
    }
  }

  enter(readParts(root), [])
  for (let next = open.pop(); next; next = open.pop()) {
    const { part, taken } = next
    const paints = [...taken, ...part.paints]
    for (const one of part.contents) enter(one, paints)
    for (const one of part.additions) enter(one, paintsAround(one))
    for (const paint of paints) enter(paint.part, paintsAround(paint.part), paint.isMarker ? part.corners : 1)
  }
}
