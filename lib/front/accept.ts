/** The content codings in which compressed answers are kept, smallest first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Longest header that is read, in characters; browsers send a tenth. A longer one counts as absent. */
const longestHeader = 1024

interface Offer {
  name: string
  /** From 0 (refused) to 1; a weight that cannot be read counts as 0. */
  quality: number
}

/** What a client offers in a header of names with weights (RFC 9110 §12.4.2). */
function offers(header: string | null | undefined): Offer[] {
  if (!header || header.length > longestHeader) return []
  return header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (name === '') return []
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = weight === undefined ? 1 : Number(weight.slice('q='.length))
    return [{ name, quality: quality >= 0 && quality <= 1 ? quality : 0 }]
  })
}

/** The smallest content coding that the client accepts. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const all = offers(header)
  return encodings.find((encoding) => all.some(({ name, quality }) => name === encoding && quality > 0))
}

/**
 * Whether somebody would rather have Markdown than HTML. It has to be asked for by name, and HTML wins where it is named
 * as well and weighs more; a wildcard, or no header at all, gets HTML.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const all = offers(accept)
  const qualityOf = (type: string) => all.find(({ name }) => name === type)?.quality ?? 0
  const markdown = qualityOf('text/markdown')
  return markdown > 0 && markdown >= qualityOf('text/html')
}

/** Whether a client that sends this `If-None-Match` has the answer already; weak tags (W/) count like strong ones. */
export const isKnownTag = (ifNoneMatch: string | null | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag)

/** Safe methods in the sense of HTTP: they change nothing. Public pages know no others. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'
