import 'server-only'
import type { CachedImages } from './browser-images'
import { type GalleryPicture, illustration, productPictureIds } from './pictures'
import { loadProductImages } from './product-images'
import { staffGallery } from './staff-pictures'

interface ProductPictures {
  /** What a product shows now: its staff photographs where there are any, otherwise its illustrations. */
  shown: GalleryPicture[]
  /**
   * What the page's gallery starts from; the browser may learn of newer photographs. `known` is also an empty list,
   * so that browsers forget photographs that are gone; it is missing where the server could not ask.
   */
  initial: { local: GalleryPicture[]; known?: CachedImages }
}

/**
 * The pictures of a product page.
 * @param alts alternative texts of the three illustrations, in their order
 * @param staffAlt alternative text of any photograph that staff uploaded
 */
export async function productPictures(
  slug: string,
  { alts, staffAlt }: { alts: string[]; staffAlt: string },
): Promise<ProductPictures> {
  const local = productPictureIds(slug).map((id, index) => ({
    picture: illustration(id),
    alt: alts[index] ?? staffAlt,
  }))
  const loaded = await loadProductImages(slug)
  if (loaded.status === 'failed') return { shown: local, initial: { local } }
  const images = loaded.status === 'images' ? loaded.images : []
  return {
    shown: loaded.status === 'images' ? staffGallery(images, staffAlt) : local,
    initial: { local, known: { images, timestamp: loaded.loadedAt } },
  }
}
