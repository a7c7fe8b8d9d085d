import 'server-only'
import { SaxesParser } from 'saxes'
import { reason } from '../../process/log'
import { ProblemError } from '../answers'

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** How large a drawing may be beside the limit of its area; an honest icon is far smaller. */
const most = { elements: 1_000, attributesOfOne: 100, depth: 50 } as const

/**
 * Elements that a drawing may have. None runs, moves, fetches or shows another part of the drawing again: `use`, patterns,
 * masks, markers and filters can make a browser work for minutes on a few kilobytes.
 */
const elements = new Set(
  'svg g defs title desc style path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
)

/** Attributes that they may have. Dashes are missing: short ones on a long line take as long as patterns. */
const attributes = new Set(
  `id class style type lang role version baseProfile viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr
  d points pathLength transform offset dx dy rotate textLength lengthAdjust
  gradientUnits gradientTransform spreadMethod clipPathUnits enable-background
  fill fill-opacity fill-rule clip-rule clip-path color color-interpolation display opacity visibility overflow
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stop-color stop-opacity
  shape-rendering text-rendering image-rendering paint-order vector-effect
  font font-family font-size font-weight font-style font-variant font-stretch letter-spacing word-spacing line-height
  text-anchor text-align text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction
  isolation mix-blend-mode data-name`.split(/\s+/),
)

/** Those of them that no style is read from. */
const unread = new Set(['id', 'class', 'data-name', 'd', 'points'])

/** What no value needs, in lower case: it fetches, runs, or spells the same where this check cannot see it. */
const suspicious = [
  '\\',
  '@',
  '//',
  'javascript:',
  'data:',
  'expression',
  'image(',
  'image-set(',
  'src(',
  'var(',
]

/** Rules of style sheets that cost as the attributes do that are missing above. */
const costlyRules = ['clip-path', 'mask', 'filter', 'marker', 'dash', 'animation', 'transition']

const pointsInside = /^\s*["']?#/

/** Whether each `url(…)` of a value points into the drawing itself. */
const staysInside = (value: string): boolean =>
  value
    .split('url(')
    .slice(1)
    .every((target) => pointsInside.test(target.slice(0, 20)))

const isPlain = (value: string): boolean => {
  const text = value.toLowerCase()
  return staysInside(text) && !suspicious.some((part) => text.includes(part))
}

const isPlainStyle = (value: string): boolean =>
  isPlain(value) && !costlyRules.some((rule) => value.toLowerCase().includes(rule))

function refuse(part: string): never {
  const short = part.length > 60 ? `${part.slice(0, 59)}…` : part
  throw new ProblemError('notAllowed', `not allowed: ${short}`, short)
}

interface Attribute {
  name: string
  uri: string
  local: string
  value: string
}

function checkAttribute(element: string, { name, uri, local, value }: Attribute, isClipping: boolean): void {
  if (name === 'xmlns' || name.startsWith('xmlns:') || name === 'xml:space' || name === 'xml:lang') return
  const isReference = local === 'href' && (uri === '' || uri === xlinkNamespace)
  if (isReference) {
    if (element.endsWith('Gradient') && value.startsWith('#')) return
    refuse(`<${element} ${name}="${value}">`)
  }
  const isKnown = uri === '' && (attributes.has(name) || name.startsWith('aria-'))
  // A clipped clipping would be drawn again for each.
  if (!isKnown || (name === 'clip-path' && isClipping)) refuse(`<${element} ${name}>`)
  if (unread.has(name) || name.startsWith('aria-')) return
  if (!(name === 'style' ? isPlainStyle : isPlain)(value)) refuse(`<${element} ${name}="${value}">`)
}

/**
 * Checks a drawing against a list of elements and attributes. Nothing is cleaned: what is not on the list is refused by its
 * name, and a drawing that passes is stored as it came. Linear in the length of the text.
 * @throws ProblemError notAllowed with the part, tooComplex beyond the limits, damaged where it is no well-formed drawing
 */
export function checkSvg(bytes: Uint8Array): void {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ProblemError('damaged')
  }
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  let count = 0
  let attributesOfOne = 0
  let shapes = 0
  let style = ''

  parser.on('xmldecl', ({ encoding }) => {
    // A browser would read other letters than this check.
    if (encoding && encoding.toLowerCase() !== 'utf-8') refuse(`encoding="${encoding}"`)
  })
  parser.on('doctype', (doctype) => {
    // Entities stand in brackets and could unfold to gigabytes.
    if (doctype.includes('[')) refuse('<!DOCTYPE […]>')
  })
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}?>`))
  parser.on('opentagstart', () => {
    attributesOfOne = 0
    count += 1
    if (count > most.elements || open.length >= most.depth) throw new ProblemError('tooComplex')
  })
  parser.on('attribute', () => {
    attributesOfOne += 1
    if (attributesOfOne > most.attributesOfOne) throw new ProblemError('tooComplex')
  })
  parser.on('opentag', ({ name, local, uri, attributes: own }) => {
    if (open.length === 0 && (uri !== svgNamespace || local !== 'svg')) throw new ProblemError('damaged')
    if (uri !== svgNamespace || !elements.has(local)) refuse(`<${name}>`)
    const isClipping = local === 'clipPath' || open.includes('clipPath')
    for (const attribute of Object.values(own)) checkAttribute(local, attribute, isClipping)
    if (open.length > 0) shapes += 1
    open.push(local)
  })
  // A style is read as a whole: comments and sections may stand in the middle of a word.
  const addText = (content: string) => {
    if (open.at(-1) === 'style') style += content
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    if (open.pop() !== 'style') return
    if (!isPlainStyle(style)) refuse('<style>')
    style = ''
  })
  try {
    parser.write(text).close()
  } catch (error) {
    // The parser throws on text that is not well-formed XML.
    throw error instanceof ProblemError ? error : new ProblemError('damaged', reason(error))
  }
  if (shapes === 0) throw new ProblemError('damaged')
}
