/** The content codings in which compressed answers are kept, smallest first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The smallest content coding that the client accepts; a weight of zero refuses one (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const offers = (header ?? '').split(',').map((offer) => {
    const [name = '', weight = ''] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/)
    return { name, isRefused: weight !== '' && Number(weight) === 0 }
  })
  return encodings.find((encoding) => offers.some(({ name, isRefused }) => name === encoding && !isRefused))
}
