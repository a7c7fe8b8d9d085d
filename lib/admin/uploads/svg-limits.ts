import 'server-only'
import { ProblemError } from '../problem-error'

/**
 * How large a drawing may be, beside the limit of its area. Checking one holds up every other visitor of the site;
 * these keep it to a fraction of a second.
 */
const most = {
  elements: 1_000,
  /** Of all elements together, the parts of their styles included. */
  attributes: 5_000,
  attributesOfOne: 100,
  depth: 50,
} as const

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0

/**
 * Refuses a text that would take too long to parse. It counts what looks like an element or an attribute wherever it
 * stands, so that no comment or quote can hide one.
 * @throws ProblemError tooComplex
 */
export function refuseLongText(text: string): void {
  // An element and its end are two pieces.
  const pieces = text.split('<', 2 * most.elements + 2)
  const isTooLong =
    pieces.length > 2 * most.elements + 1 ||
    pieces.filter((piece) => !piece.startsWith('/')).length - 1 > most.elements ||
    // A value cannot hold a "<", so all attributes of an element stand in one piece.
    pieces.some((piece) => count(piece, /=\s*["']/g) > most.attributesOfOne) ||
    count(text, /=\s*["']|[;{]/g) > most.attributes
  if (isTooLong) throw new ProblemError('tooComplex')
}

/**
 * Refuses a drawing whose groups stand in one another so deeply that what walks through it could run out of stack.
 * @throws ProblemError tooComplex
 */
export function refuseDeepNesting(root: Element): void {
  const depths = new Map([[root, 1]])
  for (const element of root.querySelectorAll('*')) {
    const { parentElement } = element
    const depth = (parentElement ? (depths.get(parentElement) ?? 0) : 0) + 1
    if (depth > most.depth) throw new ProblemError('tooComplex')
    depths.set(element, depth)
  }
}
