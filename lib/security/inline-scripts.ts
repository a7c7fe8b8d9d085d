import { createHash } from 'node:crypto'

/** Base64 SHA-256 of each script inside a document that a browser would run, for a Content-Security-Policy. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', text = '']) => {
      const isData = /\btype="application\/(ld\+)?json"/i.test(attributes)
      const isFile = /\bsrc=/i.test(attributes)
      return isData || isFile ? [] : [createHash('sha256').update(text).digest('base64')]
    },
  )
  return [...new Set(hashes)]
}
