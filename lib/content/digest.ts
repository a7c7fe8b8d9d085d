import { createHash, type Hash } from 'node:crypto'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { runAtOnce, runInSlices } from '../concurrency/time-slices.ts'
import { valuesOfPages } from '../config/page-values.ts'

/** What names content (state.ts). */
export interface ContentName {
  name: string
  photographs: string
}

function* steps({ shown: { items, formerAddresses } }: Catalogue, digest: Hash): Generator<() => void> {
  yield () => digest.update(valuesOfPages())
  for (const item of items) yield () => digest.update(JSON.stringify(item))
  yield () => digest.update(JSON.stringify(formerAddresses))
}

const short = (digest: Hash): string => digest.digest('base64url').slice(0, 16)

const nameOfPhotographs = ({ photographs }: Catalogue): string =>
  photographs.size === 0 ? '' : short(createHash('sha256').update(JSON.stringify([...photographs])))

/**
 * Names what pages can show: the catalogue and the settings. Processes that show the same name it alike, whatever their
 * database calls its version; one with another address or brand names it otherwise, since processes that were started from
 * one build share its folder of pages. An icon or a general picture, which no page shows, leaves the name as it is.
 */
export async function nameOfContent(catalogue: Catalogue): Promise<ContentName> {
  const digest = createHash('sha256')
  await runInSlices(steps(catalogue, digest))
  return { name: short(digest), photographs: nameOfPhotographs(catalogue) }
}

/** `nameOfContent`, synchronously, for a process that starts. */
export function nameOfContentNow(catalogue: Catalogue): ContentName {
  const digest = createHash('sha256')
  runAtOnce(steps(catalogue, digest))
  return { name: short(digest), photographs: nameOfPhotographs(catalogue) }
}
