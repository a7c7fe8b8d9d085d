import { createHash, type Hash } from 'node:crypto'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { runAtOnce, runInSlices } from '../concurrency/time-slices.ts'

/** How content is called where staff published nothing. */
const shipped = 'shipped'

/** What names content (state.ts). */
export interface ContentName {
  name: string
  photographs: string
}

const isShipped = ({ shown: { items, formerAddresses } }: Catalogue): boolean =>
  items.length === 0 && formerAddresses.length === 0

function* steps({ shown: { items, formerAddresses } }: Catalogue, digest: Hash): Generator<() => void> {
  for (const item of items) yield () => digest.update(JSON.stringify(item))
  yield () => digest.update(JSON.stringify(formerAddresses))
}

const short = (digest: Hash): string => digest.digest('base64url').slice(0, 16)

const nameOfPhotographs = ({ photographs }: Catalogue): string =>
  photographs.size === 0 ? '' : short(createHash('sha256').update(JSON.stringify([...photographs])))

/**
 * Names what pages can show of a catalogue. Processes that show the same name it alike, whatever their database calls its
 * version; an icon or a general picture, which no page shows, leaves the name as it is.
 */
export async function nameOfContent(catalogue: Catalogue): Promise<ContentName> {
  const photographs = nameOfPhotographs(catalogue)
  if (isShipped(catalogue)) return { name: shipped, photographs }
  const digest = createHash('sha256')
  await runInSlices(steps(catalogue, digest))
  return { name: short(digest), photographs }
}

/** `nameOfContent`, synchronously, for a process that starts. */
export function nameOfContentNow(catalogue: Catalogue): ContentName {
  const photographs = nameOfPhotographs(catalogue)
  if (isShipped(catalogue)) return { name: shipped, photographs }
  const digest = createHash('sha256')
  runAtOnce(steps(catalogue, digest))
  return { name: short(digest), photographs }
}
