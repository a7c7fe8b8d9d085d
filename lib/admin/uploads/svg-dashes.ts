import 'server-only'
import { ProblemError } from '../problem-error'

const lined = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'])
const written = new Set(['text', 'tspan', 'textPath'])
const geometry = ['d', 'points', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'r', 'rx', 'ry'] as const

/** What 100% may be where a drawing does not say how large it is: a screen, in pixels. */
const anyScreen = 10_000

const refuse = (): never => {
  throw new ProblemError('tooComplex')
}

/** The numbers of a text, without their signs. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(([number]) => Math.abs(Number(number)))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Mean length of the dashes of a list; infinite where it asks for none. Lengths that depend on others are refused. */
function meanDash(list: string): number {
  if (/^\s*(?:none|inherit|initial|unset)?\s*$/i.test(list)) return Number.POSITIVE_INFINITY
  if (!/^(?:[-+.,\s\de]|px|pt|mm|cm|in)+$/i.test(list)) return refuse()
  const numbers = numbersIn(list)
  return sum(numbers) / numbers.length || Number.POSITIVE_INFINITY
}

/**
 * How many dashes each element of a drawing may have. Every line counts as dashed, with the shortest dash found
 * anywhere, so that CSS rules need not be resolved.
 * @throws ProblemError tooComplex where their length cannot be told
 */
export function countDashes(all: readonly Element[]): (element: Element) => number {
  const given = (name: string) => all.flatMap((element) => element.getAttribute(name) ?? [])
  const sheets = [
    ...given('style'),
    ...all.filter(({ localName }) => localName === 'style').map(({ textContent }) => textContent ?? ''),
  ].join(';')
  const styled = (property: string) =>
    [...sheets.matchAll(new RegExp(`${property}\\s*:?([^;}]*)`, 'gi'))].map(([, value = '']) => value)

  const dash = [...given('stroke-dasharray'), ...styled('stroke-dasharray')]
    .map(meanDash)
    .reduce((least, mean) => Math.min(least, mean), Number.POSITIVE_INFINITY)
  if (dash === Number.POSITIVE_INFINITY) return () => 0
  // CSS can change a shape's geometry, and `vector-effect` keeps dashes small while it is scaled: the count would
  // be too low.
  if (/(?:^|[;{\s/])(?:d|x|y|r|rx|ry|cx|cy|width|height)\s*:|vector-effect/i.test(sheets)) return refuse()

  // One by one: an attribute may hold more numbers than a call takes arguments.
  const largest = (least: number, texts: string[]) =>
    texts.flatMap(numbersIn).reduce((most, number) => Math.max(most, number), least)
  const field = largest(anyScreen, ['viewBox', 'width', 'height'].flatMap(given))
  const letter = largest(16, [...given('font-size'), ...styled('font(?:-size)?\\b(?!-)')])
  const length = (text: string): number => {
    // A point of a line has no unit, and letters between its numbers.
    const unit = /^[-+.\de]+([a-z]+|%)$/i.exec(text.trim())?.[1] ?? 'px'
    // What is reckoned may come out as anything.
    if (text.includes('(')) return refuse()
    if (unit === '%') return (sum(numbersIn(text)) * field) / 100
    return unit === 'px' ? sum(numbersIn(text)) : refuse()
  }
  return (element) => {
    if (written.has(element.localName)) return ((element.textContent ?? '').length * letter) / dash
    if (!lined.has(element.localName)) return 0
    return sum(geometry.map((name) => length(element.getAttribute(name) ?? ''))) / dash
  }
}
