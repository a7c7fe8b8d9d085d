interface Range {
  type: string
  quality: number
}

/** The media types of an Accept header with their weights; a weight that is no number counts as none. */
function ranges(accept: string): Range[] {
  return accept.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (type === '') return []
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = weight === undefined ? 1 : Number(weight.slice(2))
    return quality >= 0 && quality <= 1 ? [{ type, quality }] : []
  })
}

const qualityOf = (all: readonly Range[], ...types: readonly string[]): number => {
  for (const wanted of types) {
    const found = all.find(({ type }) => type === wanted)
    if (found) return found.quality
  }
  return 0
}

/**
 * Whether somebody would rather have Markdown than HTML (RFC 9110 §12.5.1). It has to be asked for by name, and HTML wins
 * where it is named as well and weighs more; a wildcard alone is a browser's or a robot's and gets HTML.
 */
export function prefersMarkdown(accept: string | null): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false
  const all = ranges(accept)
  const markdown = qualityOf(all, 'text/markdown')
  const named = all.some(({ type }) => type === 'text/html')
  return markdown > 0 && (!named || markdown >= qualityOf(all, 'text/html'))
}
