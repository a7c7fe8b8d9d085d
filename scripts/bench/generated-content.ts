import { setTimeout as sleep } from 'node:timers/promises'
import {
  buildCatalogue,
  type Catalogue,
  nothingPublished,
  type PublishedContent,
} from '../../lib/catalogue/catalogue.ts'
import { nameOfContent } from '../../lib/content/digest.ts'
import { publishedContentSchema } from '../../lib/content/published.ts'
import { snapshotBytes } from '../../lib/content/snapshot.ts'
import { shippedCatalogue } from '../shipped-catalogue.ts'

/** A bigger catalogue: tours that staff added, with the facts and words of the shipped ones under names of their own. */
export function generatedContent(more: number): PublishedContent {
  const items = Array.from({ length: more }, (_, index) => {
    const like = shippedCatalogue.tours[index % shippedCatalogue.tours.length]
    if (!like) throw new Error('The catalogue has no tour.')
    const id = `${like.slug}-g${index}`
    const document: Record<string, unknown> = {
      ...like,
      id,
      slug: id,
      bestSeller: false,
      addresses: { 'pt-BR': [`/passeio-${id}`], 'en-GB': [`/tour-${id}`] },
    }
    return { collection: 'tours' as const, id, document, position: null, hidden: false, deleted: false }
  })
  return { ...nothingPublished, version: 2, items }
}

/**
 * How long a process takes from the backend's answer to the catalogue that it shows, and for how long at most that and
 * the snapshot after it hold up other work; in milliseconds.
 */
export async function measureContentLoad(
  content: PublishedContent,
): Promise<{ milliseconds: number; longestBlock: number; catalogue: Catalogue }> {
  const answer = JSON.stringify(content)
  const timerMs = 1
  let longestBlock = 0
  let last = performance.now()
  const look = () => {
    const now = performance.now()
    longestBlock = Math.max(longestBlock, now - last - timerMs)
    last = now
  }
  const watch = setInterval(look, timerMs)
  const began = performance.now()
  // Each of them comes back from the network, the disk or a slice of its own.
  const published = publishedContentSchema.parse(JSON.parse(answer))
  await sleep(0)
  const catalogue = await buildCatalogue(published, shippedCatalogue)
  await nameOfContent(catalogue)
  const milliseconds = performance.now() - began
  await snapshotBytes(catalogue.shown)
  look()
  clearInterval(watch)
  return { milliseconds, longestBlock, catalogue }
}
