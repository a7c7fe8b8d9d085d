import {
  buildCatalogue,
  type Catalogue,
  nothingPublished,
  type PublishedContent,
} from '../../lib/catalogue/catalogue.ts'
import { shippedCatalogue } from '../shipped-catalogue.ts'

/** A bigger catalogue: tours that staff added, with the facts and words of the shipped ones under names of their own. */
export function grownContent(more: number): PublishedContent {
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

/** How long it takes to load content, and for how long at most it holds up other work, in milliseconds. */
export async function measureContentLoad(
  content: PublishedContent,
): Promise<{ milliseconds: number; longestBlock: number; catalogue: Catalogue }> {
  let longestBlock = 0
  let last = performance.now()
  const watch = setInterval(() => {
    longestBlock = Math.max(longestBlock, performance.now() - last - 1)
    last = performance.now()
  }, 1)
  const began = performance.now()
  const catalogue = await buildCatalogue(content, shippedCatalogue)
  const milliseconds = performance.now() - began
  clearInterval(watch)
  return { milliseconds, longestBlock, catalogue }
}
