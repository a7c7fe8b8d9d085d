import 'server-only'
import { after } from 'next/server'
import { environment, ownOrigin } from '../environment'
import { refreshProductImages } from '../images/product-images'
import { warmProductImage } from '../images/warm-images'
import { log, reason } from '../log'
import type { StoredImage } from './areas'

/**
 * Makes a product's public pages show what staff have just uploaded or removed on their next load. The
 * change itself is done: a failure here is logged, and the pages follow within five minutes by themselves.
 */
export function refreshProduct(slug: string | null): void {
  if (!slug) return
  try {
    refreshProductImages(slug)
  } catch (error) {
    log.error('pages-not-refreshed', { product: slug, reason: reason(error) })
  }
}

/** One picture at a time: making the sizes of ten at once would take the processor from the site's visitors. */
let warming = Promise.resolve()

/** Shows a new picture on its product's pages, and has its sizes made before the first visitor asks for them. */
export function publishImage({ product, viewUrl }: StoredImage): void {
  refreshProduct(product)
  if (!product || !viewUrl) return
  after(() => {
    warming = warming.then(() => warmProductImage(viewUrl, ownOrigin(environment)))
    return warming
  })
}
