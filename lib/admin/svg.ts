import 'server-only'
import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'
import { reason } from '../log'
import { ProblemError } from './problem-error'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Most tags of a drawing. Parsing one with hundreds of thousands would hold up the whole site for seconds. */
const maxTags = 5_000

/** Style text that could fetch something or hide what it does. */
const isUnsafeStyle = (text: string): boolean =>
  /@import|expression|javascript:|behavior|-moz-binding|[\\<]/i.test(text) || hasOutsideReference(text)

/** Whether a value such as `fill="url(…)"` points anywhere but into the drawing itself. */
const hasOutsideReference = (value: string): boolean =>
  [...value.matchAll(/url\s*\(\s*(['"]?)\s*([^)]*)/gi)].some(([, , target]) => !target?.startsWith('#')) ||
  /image(?:-set)?\s*\(|\bsrc\s*\(/i.test(value)

/**
 * A drawing without anything that could run, fetch or track: scripts, handlers, foreign objects, links,
 * embedded pictures, animations, outside references and metadata are gone.
 * @throws ProblemError entities where it declares any, tooComplex where it would take too long to check, damaged where
 *   it is not a well-formed drawing, or nothing is left of it
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

  if (text.split('<', maxTags + 2).length > maxTags + 1) throw new ProblemError('tooComplex')

  const { window } = new JSDOM('')
  try {
    const parsed = new window.DOMParser().parseFromString(text, 'image/svg+xml')
    const root = parsed.documentElement
    if (root.namespaceURI !== svgNamespace || root.localName !== 'svg') throw new ProblemError('damaged')

    const purifier = createPurifier(window)
    purifier.addHook('uponSanitizeAttribute', (_node, data) => {
      const isReference = data.attrName === 'href' || data.attrName === 'xlink:href'
      if (isReference && !data.attrValue.trim().startsWith('#')) data.keepAttr = false
      if (data.attrName === 'style' && isUnsafeStyle(data.attrValue)) data.keepAttr = false
      if (hasOutsideReference(data.attrValue)) data.keepAttr = false
    })
    purifier.addHook('uponSanitizeElement', (node) => {
      if (node.nodeName.toLowerCase() === 'style' && isUnsafeStyle(node.textContent ?? '')) {
        node.parentNode?.removeChild(node)
      }
    })
    purifier.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
      FORBID_TAGS: ['a', 'image', 'feimage', 'metadata', 'foreignobject', 'switch'],
      ADD_FORBID_CONTENTS: ['metadata'],
      FORBID_ATTR: ['target'],
      ALLOW_DATA_ATTR: false,
    })
    if (root.childElementCount === 0) throw new ProblemError('damaged')
    return Buffer.from(new window.XMLSerializer().serializeToString(root))
  } catch (error) {
    // The parser throws on text that is not well-formed XML.
    throw error instanceof ProblemError ? error : new ProblemError('damaged', reason(error))
  } finally {
    window.close()
  }
}
