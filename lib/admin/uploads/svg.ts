import 'server-only'
import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { reason } from '../../log'
import { ProblemError } from '../problem-error'
import { refuseDeepNesting, refuseLongText } from './svg-limits'
import { refuseHugePicture } from './svg-render-cost'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Most characters of a value other than a line; an honest one is far shorter, and checking it takes its time. */
const longestValue = 10_000

/** Style text that could fetch something or hide what it does. */
const isUnsafeStyle = (text: string): boolean =>
  /@import|expression|javascript:|behavior|-moz-binding|[\\<]/i.test(text) || hasOutsideReference(text)

/** Whether a value such as `fill="url(…)"` points anywhere but into the drawing itself. */
const hasOutsideReference = (value: string): boolean =>
  [...value.matchAll(/url\s*\(\s*(['"]?)\s*([^)]*)/gi)].some(([, , target]) => !target?.startsWith('#')) ||
  // Escapes can spell the same in a way that is not seen here.
  value.includes('\\') ||
  /image(?:-set)?\s*\(|\bsrc\s*\(/i.test(value)

/** CSS without `@import` and `@font-face`, which drawing programs write before the colours. Other references stay. */
const withoutFontRules = (text: string): string =>
  text.replace(/@import\s*(?:url\([^)]*\)|"[^"]*"|'[^']*')[^;{}]*;?|@font-face\s*\{[^{}]*\}/gi, '')

/** Replaces `<a>` and `<switch>` by their children, outermost first, so that each shape moves once. */
function unwrap(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    if (/^(?:a|switch)$/i.test(element.localName)) element.replaceWith(...element.childNodes)
  }
}

/**
 * Makes plain text of CDATA sections, in which CorelDRAW writes its styles. The purifier takes them away, and the
 * drawing would be stored without its colours.
 */
function unwrapText(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const node of [...element.childNodes]) {
      if (node.nodeType === node.CDATA_SECTION_NODE)
        element.replaceChild(root.ownerDocument.createTextNode(node.nodeValue ?? ''), node)
    }
  }
}

/**
 * A drawing without anything that could run, fetch or track: scripts, handlers, foreign objects, links,
 * embedded pictures, animations, outside references and metadata are gone.
 * @throws ProblemError entities where it declares any, tooComplex where it would take too long to check or to
 *   draw, damaged where it is not a well-formed drawing, or nothing is left of it
 */
export function sanitizeSvg(bytes: Uint8Array): Buffer {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ProblemError('damaged')
  }
  // Entities could unfold to gigabytes, and no icon needs them.
  if (/<!entity/i.test(text)) throw new ProblemError('entities')

  refuseLongText(text)

  const { window } = new JSDOM('')
  try {
    const parsed = new window.DOMParser().parseFromString(text, 'image/svg+xml')
    const root = parsed.documentElement
    if (root.namespaceURI !== svgNamespace || root.localName !== 'svg') throw new ProblemError('damaged')
    refuseDeepNesting(root)
    // Outside a document its parts move without being counted through each time.
    root.remove()
    unwrap(root)
    unwrapText(root)

    const purifier = createPurifier(window)
    purifier.addHook('uponSanitizeAttribute', (_node, data) => {
      if (data.attrName === 'd' || data.attrName === 'points') {
        // Numbers that nothing but a line is drawn from, and so many that looking for addresses in them takes long.
        data.forceKeepAttr = true
        return
      }
      if (data.attrValue.length > longestValue) data.keepAttr = false
      const isReference = data.attrName === 'href' || data.attrName === 'xlink:href'
      if (isReference && !data.attrValue.trim().startsWith('#')) data.keepAttr = false
      if (data.attrName === 'style' && isUnsafeStyle(data.attrValue)) data.keepAttr = false
      if (hasOutsideReference(data.attrValue)) data.keepAttr = false
    })
    purifier.addHook('uponSanitizeElement', (node) => {
      if (node.nodeName.toLowerCase() !== 'style') return
      const text = node.textContent ?? ''
      const kept = withoutFontRules(text)
      if (isUnsafeStyle(kept)) node.parentNode?.removeChild(node)
      else if (kept !== text) node.textContent = kept
    })
    purifier.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use', '#text'],
      // What browsers do not draw goes with all that is in it; moving that out takes seconds where it is much.
      KEEP_CONTENT: false,
      FORBID_TAGS: ['image', 'feimage', 'metadata', 'foreignobject'],
      // The last two would make dashes of another length than they say.
      FORBID_ATTR: ['target', 'pathlength', 'vector-effect'],
      ALLOW_DATA_ATTR: false,
    })
    if (root.childElementCount === 0) throw new ProblemError('damaged')
    refuseHugePicture(root)
    return Buffer.from(new window.XMLSerializer().serializeToString(root))
  } catch (error) {
    // The parser throws on text that is not well-formed XML.
    throw error instanceof ProblemError ? error : new ProblemError('damaged', reason(error))
  } finally {
    window.close()
  }
}
